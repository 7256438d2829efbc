package veroce.synth;

/** What turns logic into LUTs; {@code docs/synthesis.md} says how they differ. */
public enum Mapper {
    /** ABC as Yosys runs it: saves area wherever a stretch of LUTs is less deep than the deepest of the netlist. */
    ABC,
    /** ABC with a required time for every end: a stretch is four LUTs deep, or as deep as it has to be. */
    ABC_REQUIRED,
    /** ABC9, with the delays that Yosys has for LUTs and carry chains. */
    ABC9
}
