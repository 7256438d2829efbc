package hdl.testing;

import hdl.sim.Engine;
import hdl.sim.Tools;
import org.junit.jupiter.api.Assumptions;

/** What a test needs beside Java: where it is missing the test is skipped, or under {@code -Dhdl.tools=required} fails. */
public final class Needs {
    private Needs() {}

    public static void engine(Engine engine) {
        thing(engine.available(), "a tool of " + engine);
    }

    public static void program(String name) {
        thing(Tools.find(name).isPresent(), name);
    }

    /** True when a program is there; under {@code -Dhdl.tools=required} it has to be. */
    public static boolean has(String program) {
        boolean there = Tools.find(program).isPresent();
        require(there, program);
        return there;
    }

    private static void thing(boolean there, String name) {
        require(there, name);
        Assumptions.assumeTrue(there, name + " is not installed");
    }

    private static void require(boolean there, String name) {
        if (!there && "required".equals(System.getProperty("hdl.tools"))) {
            throw new AssertionError(name + " is not installed, and -Dhdl.tools=required");
        }
    }
}
