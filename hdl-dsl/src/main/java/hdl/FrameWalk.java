package hdl;

import hdl.ir.Site;
import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Walks from the library outward through the author's frames, and joins the names that the result and the results of
 * the helpers around it take. Takes no more frames than the name needs.
 */
final class FrameWalk implements Consumer<StackFrame> {
    /** The walk itself, a word of the language, the circuit's body, its caller: one batch of frames, most often. */
    private static final int TYPICAL_DEPTH = 8;
    private static final StackWalker WALKER =
        StackWalker.getInstance(Set.of(Option.RETAIN_CLASS_REFERENCE), TYPICAL_DEPTH);
    private static final Function<Stream<StackFrame>, CallSite> WALK = stream -> new FrameWalk().walk(stream);

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

    private FrameWalk() {}

    static CallSite run() {
        return WALKER.walk(WALK);
    }

    private CallSite walk(Stream<StackFrame> stream) {
        var frames = stream.spliterator();               // of an untouched stream: the walker's own, no pipeline
        while (stage != Stage.DONE && frames.tryAdvance(this)) {
            // accept does the work
        }
        return new CallSite(site, name, collection && !name.isEmpty());
    }

    @Override public void accept(StackFrame frame) {
        var caller = CallerClass.of(frame.getDeclaringClass());
        if (caller.isAuthors()) {
            var call = caller.call(frame, indirect ? null : inner);
            if (stage == Stage.LANGUAGE) {
                site = call.site();
                stage = Stage.VALUE;
            }
            join(call.destination());
        } else if (stage != Stage.LANGUAGE) {
            stage = Stage.DONE;                          // whoever called the author's code from here stores no result
        } else {
            indirect = !caller.isLanguage();
        }
        inner = frame;
    }

    private void join(Destination destination) {
        if (stage == Stage.VALUE) {
            collection |= destination.collection();
            stage = switch (destination.kind()) {
                case NAMED -> Stage.PREFIX;
                case RETURNED -> Stage.VALUE;
                case ANONYMOUS -> Stage.DONE;
            };
        }
        var outer = destination.name();
        if (!outer.isEmpty() && !outer.equals("io")) {
            name = name.isEmpty() ? outer : outer.concat("_").concat(name);
        }
    }
}
