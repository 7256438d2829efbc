package hdl.sim;

/** An engine that counts how often covers happen. */
public interface CountsCovers {
    Coverage coverage();
}
