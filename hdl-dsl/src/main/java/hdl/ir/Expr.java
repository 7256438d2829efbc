package hdl.ir;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * How a value is computed: nine forms in a finished module, and {@link Timed} before. Widths are those of the {@link
 * Node}s; nothing is widened or cut
 * in silence.
 */
public sealed interface Expr {
    /**
     * Operators. Both operands of the arithmetic, bitwise and comparison operators have equal widths, except MUL and
     * SMUL (result width: sum of both) and the shifts (result width: that of the left operand; the amount is unsigned,
     * of any width; shifting by the width or more gives 0, for ASR the sign). Names with a leading S read both operands
     * as two's complement.
     */
    enum Op {
        NOT, NEG, ALL, ANY, PARITY,
        AND, OR, XOR, ADD, SUB, MUL, SMUL,
        EQ, NE, LT, LE, GT, GE, SLT, SLE, SGT, SGE,
        SHL, SHR, ASR
    }

    /** How the author wrote a constant, so that it is printed the same way. */
    enum Spelling { DECIMAL, HEX, SYMBOL }

    /**
     * A constant, 0 or more. {@code text}: the digits of a HEX as written; {@code symbol}: the enum constant of a
     * SYMBOL.
     */
    record Lit(BigInteger value, Spelling spelling, String text, Optional<Symbol> symbol) implements Expr {
        public static Lit of(BigInteger value) {
            return new Lit(value, Spelling.DECIMAL, "", Optional.empty());
        }

        public static Lit of(long value) {
            return of(BigInteger.valueOf(value));
        }
    }

    record Unary(Op op, Node a) implements Expr {}

    record Binary(Op op, Node a, Node b) implements Expr {}

    /** {@code select ? then : otherwise}; the select is one bit. */
    record Mux(Node select, Node then, Node otherwise) implements Expr {}

    /** Bits hi down to lo. */
    record Slice(Node a, int hi, int lo) implements Expr {}

    /** {@code width} bits from a start position known at run time: (a >> start), cut; past the end reads as 0. */
    record Index(Node a, Node start, int width) implements Expr {}

    /** First part most significant. The same node n times in a row is a repetition. */
    record Cat(List<Node> parts) implements Expr {}

    /** Reads a storage: its value in this cycle. */
    record Ref(Storage storage) implements Expr {}

    /** The value itself, from here on belonging to another clock. Only circuits of the crossing library make it. */
    record Cross(Node a, ClockDef to) implements Expr {}

    /** What is said of a value's cycle. */
    enum Word { STAGE, AT, TOGETHER, AHEAD, AFTER, ENTER, LEAVE, STEADY, VALID, CONTROL, RECALLED, KEEP, RETIME }

    /**
     * A word about the cycle of a value ({@code number}: of AT and ENTER the cycle, of AHEAD the distance, of CONTROL
     * the value under reset, of RECALLED which recall; {@code beside}: of STAGE and TOGETHER all fields of its
     * record). The aligner puts registers or the value itself in its place, so checks, printers and engines never meet
     * one.
     */
    record Timed(Word word, Node a, List<Node> beside, TimelineDef timeline, int number) implements Expr {
        /** For what works on finished modules only. */
        public IllegalStateException unresolved() {
            return new IllegalStateException(word + " is resolved before a module is finished");
        }
    }
}
