package hdl;

import hdl.ir.Site;
import java.lang.StackWalker.StackFrame;
import java.util.HashSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A class on the call stack: whose it is, and, for the author's, the calls in it that have been looked at. */
final class CallerClass {
    private static final ClassValue<CallerClass> CLASSES = new ClassValue<>() {
        @Override protected CallerClass computeValue(Class<?> type) {
            return new CallerClass(type);
        }
    };
    /** Classes that an agent rewrote, each with the number of its call sites that have no name for that reason. */
    private static final ConcurrentMap<String, AtomicInteger> REWRITTEN = new ConcurrentHashMap<>();

    private enum Owner { LANGUAGE, JAVA, AUTHOR }

    /** What one call in a class leads to; {@code lost} if it would have a name, had no agent rewritten the class. */
    record Call(Site site, Destination destination, boolean lost) {}

    private final Class<?> type;
    private final Owner owner;
    private final ConcurrentMap<CallKey, Call> calls;
    private volatile ClassCode code;
    private volatile AtomicInteger lost;                 // null while the class runs as its file says

    private CallerClass(Class<?> type) {
        this.type = type;
        this.owner = owner(type);
        this.calls = owner == Owner.AUTHOR ? new ConcurrentHashMap<>() : null;
    }

    static CallerClass of(Class<?> type) {
        return CLASSES.get(type);
    }

    /** See {@link CallSite#rewritten}. */
    static int rewritten(String className) {
        var count = REWRITTEN.get(className);
        return count == null ? -1 : count.get();
    }

    boolean isAuthors() {
        return owner == Owner.AUTHOR;
    }

    /** See {@link CallSite#isWithoutNames}. */
    boolean isWithoutNames() {
        return code().isWithoutVariables();
    }

    boolean isLanguage() {
        return owner == Owner.LANGUAGE;
    }

    /** Tests live in the packages of the language, so a class of the language also has to come from where this does. */
    private static Owner owner(Class<?> type) {
        var loader = type.getClassLoader();
        if (loader == null || loader == ClassLoader.getPlatformClassLoader()) {
            return Owner.JAVA;
        }
        var folder = type.getPackageName();
        var isLanguage = folder.equals("hdl") || folder.startsWith("hdl.");
        var isLibrary = folder.equals("hdl.lib") || folder.startsWith("hdl.lib.") || folder.equals("hdl.sim.conform");
        return isLanguage && !isLibrary && hasOurOrigin(type) ? Owner.LANGUAGE : Owner.AUTHOR;
    }

    static boolean hasOurOrigin(Class<?> type) {
        var ours = CallerClass.class.getProtectionDomain();
        var theirs = type.getProtectionDomain();
        return ours == theirs
            || ours.getCodeSource() != null && ours.getCodeSource().equals(theirs.getCodeSource());
    }

    /** The call that a frame of this class is in, and the frame that it called. */
    Call call(StackFrame frame, StackFrame callee) {
        var only = code().descriptor(frame.getMethodName()); // a frame makes its descriptor anew each time
        var descriptor = only == null ? frame.getDescriptor() : only;
        var key = new CallKey(frame.getMethodName(), descriptor, frame.getByteCodeIndex());
        var known = calls.get(key);
        if (known != null) {
            return known;
        }
        var made = read(key, frame, callee);
        var earlier = calls.putIfAbsent(key, made);
        if (earlier != null) {
            return earlier;
        }
        if (made.lost()) {
            lost.incrementAndGet();
        }
        return made;
    }

    private Call read(CallKey key, StackFrame frame, StackFrame callee) {
        var site = site(frame);
        try {
            if (code().isReadable()) {
                return read(key, site, frame.getLineNumber(), callee.getMethodName());
            }
        } catch (RuntimeException unreadable) {
            // A class file stranger than the reader knows costs its names, never the elaboration.
        }
        return new Call(site, Destination.ANONYMOUS, false);
    }

    private Call read(CallKey key, Site site, int line, String callee) {
        var method = code().method(key.method(), key.descriptor());
        if (method != null && lost == null && method.line(key.index()) == line && method.ordinal(key.index()) >= 0) {
            var isCall = StackEffect.isInvoke(method.opcode(key.index()));
            // Through a functional interface or a handle the name differs, but then the callee is not called here.
            if (isCall && (method.memberName(key.index()).equals(callee) || method.calls(callee, line).isEmpty())) {
                return new Call(site, ValueFollower.follow(method, key.index(), type.getClassLoader()), false);
            }
        }
        markRewritten();
        var destinations = new HashSet<Destination>();
        if (method != null) {
            method.calls(callee, line).forEach(
                call -> destinations.add(ValueFollower.follow(method, call, type.getClassLoader())));
        }
        return destinations.size() == 1 ? new Call(site, destinations.iterator().next(), false)
            : new Call(site, Destination.ANONYMOUS, true);
    }

    private synchronized void markRewritten() {
        if (lost == null) {
            lost = REWRITTEN.computeIfAbsent(type.getName(), name -> new AtomicInteger());
        }
    }

    private ClassCode code() {
        if (code == null) {
            code = ClassCode.of(type);
        }
        return code;
    }

    /** Line as the running class knows it, so that it is right even when an agent moved the code. */
    Site site(StackFrame frame) {
        var file = frame.getFileName();
        return new Site(file == null ? outermostName().concat(".java") : file, Math.max(frame.getLineNumber(), 0),
            method(frame.getMethodName()));
    }

    /** A lambda is part of the method that it stands in. */
    private static String method(String name) {
        return name.startsWith("lambda$") ? name.substring(7, Math.max(7, name.lastIndexOf('$'))) : name;
    }

    private String outermostName() {
        var name = type.getName().substring(type.getPackageName().length());
        var start = name.startsWith(".") ? 1 : 0;
        var nested = name.indexOf('$', start + 1);
        return name.substring(start, nested < 0 ? name.length() : nested);
    }
}
