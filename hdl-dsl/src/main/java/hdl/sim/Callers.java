package hdl.sim;

import hdl.ir.Problem;
import hdl.ir.Site;
import java.security.ProtectionDomain;

/** Finds the line of the test that asked for something, so that a failure stands there. */
public final class Callers {
    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final ProtectionDomain OURS = Callers.class.getProtectionDomain();

    private Callers() {
    }

    /** The first line outside the library. */
    public static Site site() {
        return WALKER.walk(frames -> frames
            .filter(frame -> isUser(frame.getDeclaringClass()) && frame.getFileName() != null && frame.getLineNumber() > 0)
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

    /** Tests live in the packages of the language, so a class of the language also has to come from where this does. */
    private static boolean isUser(Class<?> type) {
        var loader = type.getClassLoader();
        boolean java = loader == null || loader == ClassLoader.getPlatformClassLoader();
        return !java && !(type.getName().startsWith("hdl.") && type.getProtectionDomain() == OURS);
    }
}
