package hdl;

import hdl.Destination.Kind;
import hdl.ir.Site;
import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Walks from the library outward through the author's frames, and joins the names that the result and the results of
 * the helpers around it take. Takes no more frames than the name needs.
 */
final class FrameWalk implements Function<Stream<StackFrame>, CallSite> {
    private static final StackWalker WALKER = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

    private enum Stage {
        LANGUAGE,                                        // not yet in the author's code
        VALUE,                                           // the value has no name yet, the next frame may return it on
        PREFIX,                                          // it has one, the results of helpers around it come before it
        DONE
    }

    private Stage stage = Stage.LANGUAGE;
    private StackFrame inner;
    private boolean indirect;                            // the Java library stands between the author and the language
    private Site site = Site.UNKNOWN;
    private String name = "";
    private boolean collection;
    private boolean dropped;
    private boolean named;                               // the value, by a variable, field or collection
    private boolean component;
    private boolean own;                                 // the collection, made anew by each call of its method
    private int calls;                                   // by which calls the walk came to that method

    private FrameWalk() {}

    static CallSite run() {
        return WALKER.walk(new FrameWalk());
    }

    @Override public CallSite apply(Stream<StackFrame> stream) {
        var frames = stream.iterator();
        while (stage != Stage.DONE && frames.hasNext()) {
            take(frames.next());
        }
        while (own && frames.hasNext()) {
            calls(frames.next());
        }
        name = named ? name : "";                        // a component of no record in particular says too little
        return new CallSite(site, name, collection && !name.isEmpty(), dropped, component && !name.isEmpty(),
            calls);
    }

    private void take(StackFrame frame) {
        var caller = CallerClass.of(frame.getDeclaringClass());
        if (stage == Stage.LANGUAGE && !caller.isAuthors()) {
            indirect = !caller.isLanguage();
        } else if (!caller.isAuthors()) {
            stage = Stage.DONE;                          // whoever called the author's code from here stores no result
        } else if (indirect) {
            site = caller.site(frame);                   // what the Java library makes of the result is unknown
            stage = Stage.DONE;
        } else {
            boolean outside = own;
            join(caller.call(frame, inner));
            if (outside) {
                calls(frame);
            }
            own &= !frame.getMethodName().equals("body");
            if (frame.getMethodName().equals("<clinit>")) {
                stage = Stage.DONE;                      // started by any instruction at all, not by a call
            }
        }
        inner = frame;
    }

    /** Two calls of a method, from two places of the circuit's body, fill two collections. */
    private void calls(StackFrame frame) {
        if (CallerClass.of(frame.getDeclaringClass()).isAuthors()) {
            calls = 31 * (31 * calls + frame.getMethodName().hashCode()) + frame.getByteCodeIndex() + 1;
            own &= !frame.getMethodName().equals("body");
        }
    }

    private void join(CallerClass.Call call) {
        if (stage == Stage.LANGUAGE) {
            site = call.site();
            dropped = call.destination().kind() == Kind.DROPPED;
            stage = Stage.VALUE;
        }
        var destination = call.destination();
        if (stage == Stage.PREFIX && destination.component()) {
            return;                                      // a helper's variables are not called after components
        }
        if (stage == Stage.VALUE) {
            collection |= destination.collection();
            component |= destination.component();
            own = destination.own();
            named = destination.kind() == Kind.NAMED;
            stage = destination.kind() == Kind.NAMED ? Stage.PREFIX
                : destination.kind() == Kind.RETURNED ? Stage.VALUE : Stage.DONE;
        }
        var outer = destination.name();
        if (!outer.isEmpty() && !outer.equals("io")) {
            name = name.isEmpty() || name.equals(outer) ? outer : outer.concat("_").concat(name);
        }
    }
}
