package hdl.emit;

import hdl.ir.Expr.Op;

/** The operators of Verilog. */
final class Operators {
    private Operators() {
    }

    static String unary(Op op) {
        return switch (op) {
            case NOT -> "~";
            case NEG -> "-";
            case ALL -> "&";
            case ANY -> "|";
            case PARITY -> "^";
            case AND, OR, XOR, ADD, SUB, MUL, SMUL, EQ, NE, LT, LE, GT, GE, SLT, SLE, SGT, SGE, SHL, SHR, ASR ->
                throw new IllegalArgumentException(op + " takes two operands");
        };
    }

    static String binary(Op op) {
        return switch (op) {
            case AND -> "&";
            case OR -> "|";
            case XOR -> "^";
            case ADD -> "+";
            case SUB -> "-";
            case MUL, SMUL -> "*";
            case EQ -> "==";
            case NE -> "!=";
            case LT, SLT -> "<";
            case LE, SLE -> "<=";
            case GT, SGT -> ">";
            case GE, SGE -> ">=";
            case SHL -> "<<";
            case SHR -> ">>";
            case ASR -> ">>>";
            case NOT, NEG, ALL, ANY, PARITY -> throw new IllegalArgumentException(op + " takes one operand");
        };
    }

    static boolean isUnary(Op op) {
        return switch (op) {
            case NOT, NEG, ALL, ANY, PARITY -> true;
            default -> false;
        };
    }

    /** The left operand is read as two's complement; the right one too, except by the shift. */
    static boolean isSigned(Op op) {
        return switch (op) {
            case SMUL, SLT, SLE, SGT, SGE, ASR -> true;
            default -> false;
        };
    }

    /** Signed results make an expression around them signed, so there they are cast. */
    static boolean isSignedResult(Op op) {
        return op == Op.SMUL || op == Op.ASR;
    }

    static boolean isAtMost(Op op) {
        return op == Op.LE || op == Op.SLE;
    }

    static boolean isShift(Op op) {
        return op == Op.SHL || op == Op.SHR || op == Op.ASR;
    }

    static boolean isAssociative(Op op) {
        return op == Op.AND || op == Op.OR || op == Op.XOR || op == Op.ADD;
    }
}
