package hdl.sim.jvm;

/** What one 64-bit word is computed by. Every value of a circuit, however wide, is lowered to these. */
enum WordOp {
    /** A number. */
    CONST,
    /** A word that keeps its value between events: input, reset or register. */
    SLOT,
    /** Stands for a word that is lowered later; only in the graph before levelization. */
    NET,
    /** A word of a memory. */
    LOAD,
    /** The value itself, kept apart from the register it comes from. */
    COPY,
    AND, OR, XOR, ADD, SUB, MUL,
    /** Upper half of the unsigned product. */
    MULHI,
    /** Shifts by 0 to 63; SAR repeats bit 63. */
    SHL, SHR, SAR,
    /** Bit 0: the number of ones is odd. */
    PARITY,
    /** {@code a != 0 ? b : c}. */
    MUX
}
