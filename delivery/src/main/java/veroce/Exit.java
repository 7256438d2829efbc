package veroce;

/** What the exit code of a command tells a script. The list is printed by {@code ./veroce --help}. */
public final class Exit {
    /** The work was done and its result is good. */
    public static final int OK = 0;
    /** The work was done and its result is a failure: a difference, a missed target, a failed check. */
    public static final int FAILED = 1;
    /** The command line could not be understood. */
    public static final int USAGE = 2;
    /** A program that is needed is missing or too old. */
    public static final int MISSING = 3;
    /** A file or circuit that was given cannot be used, or a result could not be written. */
    public static final int INPUT = 4;
    /** The program itself is wrong; sysexits.h calls this EX_SOFTWARE. */
    public static final int BUG = 70;

    private Exit() {}
}
