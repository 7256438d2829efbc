package hdl.sim;

import hdl.ir.Problem;
import hdl.ir.Site;

/** Finds the line of the test that asked for something, so that a failure stands there. */
public final class Callers {
    private Callers() {
    }

    /** The first line outside the library. */
    public static Site site() {
        return StackWalker.getInstance().walk(frames -> frames
            .filter(frame -> isUser(frame.getClassName()) && frame.getFileName() != null && frame.getLineNumber() > 0)
            .findFirst()
            .map(frame -> new Site(frame.getFileName(), frame.getLineNumber()))
            .orElse(Site.UNKNOWN));
    }

    /** A failure of the simulation, said at the caller's line. */
    public static SimulationException error(String code, String text, Problem.Further... further) {
        return new SimulationException(Problem.error(site(), code, text, further));
    }

    /** HDL810 for a path that leads nowhere. */
    public static SimulationException noSignal(String top, String path) {
        return error("HDL810", top + " has no signal '" + path + "'; a path is instances and a signal, in snake case,"
            + " with dots between them");
    }

    private static boolean isUser(String className) {
        int dollar = className.indexOf('$');
        var outer = dollar < 0 ? className : className.substring(0, dollar);
        boolean library = outer.startsWith("hdl.") && !outer.endsWith("Test");
        return !library && !outer.startsWith("java.") && !outer.startsWith("jdk.");
    }
}
