package hdl.sim;

/**
 * Which engine played what. With {@code -Dhdl.engines=FILE} a line for each engine, circuit and test class: how many
 * simulations, engine, circuit, class.
 */
final class EngineLog {
    private static final RunLog ALL = RunLog.ofProperty("hdl.engines");

    private EngineLog() {
    }

    /** A simulation begins. */
    static void opened(String engine, String circuit) {
        if (ALL != null) {
            count(ALL, engine, circuit);
        }
    }

    static void count(RunLog log, String engine, String circuit) {
        log.add(engine + " " + circuit + " " + test(), 1);
    }

    /** The test class on the stack, by its short name; "-" on a thread of its own. */
    private static String test() {
        return StackWalker.getInstance().walk(frames -> frames.map(StackWalker.StackFrame::getClassName)
            .map(name -> name.substring(name.lastIndexOf('.') + 1).replaceFirst("\\$.*", ""))
            .filter(name -> name.endsWith("Test")).findFirst()).orElse("-");
    }
}
