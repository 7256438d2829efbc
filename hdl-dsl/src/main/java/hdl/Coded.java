package hdl;

/** An enum whose constants are encoded by {@link #code} instead of by position. */
public interface Coded {
    /** The code, 0 or more, different for every constant. */
    long code();
}
