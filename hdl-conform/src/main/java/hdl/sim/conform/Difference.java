package hdl.sim.conform;

/**
 * Two engines that do not agree on a circuit, or one that could not run it.
 *
 * @param cycle the first cycle in which they differ; -1 when there is none
 * @param text  the whole story in one line
 */
public record Difference(int cycle, String text) {}
