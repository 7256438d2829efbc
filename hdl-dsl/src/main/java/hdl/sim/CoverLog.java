package hdl.sim;

/**
 * Which covers a whole run of tests has reached. With {@code -Dhdl.covers=FILE} a line for each cover of each circuit
 * that was simulated on an engine that counts them: how often, where it is said, its label.
 */
final class CoverLog {
    private static final RunLog ALL = RunLog.ofProperty("hdl.covers");

    private CoverLog() {
    }

    /** A simulation ends. */
    static void closed(CountsCovers covers) {
        if (ALL != null) {
            count(ALL, covers);
        }
    }

    static void count(RunLog log, CountsCovers covers) {
        covers.eachCover((site, label, count) -> log.add(site + " " + label, count));
    }
}
