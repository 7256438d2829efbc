package hdl;

import hdl.ir.Site;

/**
 * Where the author called the library, and which name the result takes there: {@code var slide = TrailingOnes.of(seen)}
 * is line 21 of SackTracker.java and "slide".
 *
 * <p>Only what a public method of the library returns may take a variable's name, so such methods capture their call
 * site first thing; the steps inside keep its line. {@link FrameWalk} walks the stack, {@link ValueFollower} reads the
 * calling method.
 */
final class CallSite {
    static final CallSite UNKNOWN = new CallSite(Site.UNKNOWN, "", false, false, false, 0);

    private final Site site;
    private final String name;
    private final boolean collection;
    private final boolean dropped;
    private final boolean component;
    private final int calls;

    CallSite(Site site, String name, boolean collection, boolean dropped, boolean component, int calls) {
        this.site = site;
        this.name = name;
        this.collection = collection;
        this.dropped = dropped;
        this.component = component;
        this.calls = calls;
    }

    /** Site of the innermost frame of the author's, and the name its result takes; never null, never throws. */
    static CallSite capture() {
        return FrameWalk.run();
    }

    /** File and line of the innermost frame of the author's. */
    Site site() {
        return site;
    }

    /** Name of the result as in Java, prefixed by the results of the helpers around it, "slide_step"; "" if none. */
    String name() {
        return name;
    }

    /** Whether the result is one of several values of a list or array, so that the name needs a running number. */
    boolean collection() {
        return collection;
    }

    /** Whether the author's statement ends with the call, so that nobody takes the result. */
    boolean dropped() {
        return dropped;
    }

    /**
     * Whether the result has no variable of its own but went into a record, whose component it is called after. Such a
     * name is there for a value that needs one, and does not make it a signal.
     */
    boolean component() {
        return component;
    }

    /**
     * Tells the collections apart that several calls of one method fill, by the calls around it; 0 for one that the
     * body of the circuit fills, or that has come from elsewhere.
     */
    int calls() {
        return calls;
    }

    /** Whether a class is the author's: outside the language itself and the Java library. {@code hdl.lib} is. */
    static boolean isUser(Class<?> type) {
        return CallerClass.of(type).isAuthors();
    }

    /** Whether the file of a class leaves out the names of its variables. */
    static boolean isWithoutNames(Class<?> type) {
        return CallerClass.of(type).isWithoutNames();
    }

    /**
     * Number of call sites without a name because an agent rewrote the class (by its binary name) at load, so that
     * the running code is not the code of its file; -1 when the class runs as it was compiled.
     */
    static int rewritten(String className) {
        return CallerClass.rewritten(className);
    }
}
