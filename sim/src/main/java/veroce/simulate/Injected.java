package veroce.simulate;

/**
 * The faults that were really injected, counted at the source, so that the verdicts can be checked against them.
 *
 * @param reordered          frames that were overtaken by a later one
 * @param duplicated         second copies
 * @param duplicatedNumbered those of them that a receive window sees
 * @param lost               frames taken out
 * @param flipped            frames with one inverted bit that the ICRC covers
 */
public record Injected(int reordered, int duplicated, int duplicatedNumbered, int lost, int flipped) {}
