package hdl.sim.jvm;

import java.util.Arrays;

/** Computes any word of a design from what it remembers, one by one, and each once at a time: for looks inside. */
final class Values {
    private final WordTable words;
    private final long[] value;
    /** When each was computed. */
    private final int[] known;
    private int now;
    private long[] slots;
    private Step memories;
    private int[] stack = new int[64];
    private int depth;

    Values(WordTable words) {
        this.words = words;
        value = new long[words.size()];
        known = new int[words.size()];
    }

    /** From now on: {@code state} begins with inputs and registers, memories are those of a circuit now. */
    Values at(long[] state, Step circuit) {
        slots = state;
        memories = circuit;
        now++;
        return this;
    }

    long of(int root) {
        push(root);
        while (depth > 0) {
            var word = stack[depth - 1];
            if (isKnown(word) || isReady(word)) {
                depth--;
                if (!isKnown(word)) {
                    value[word] = compute(word);
                    known[word] = now;
                }
            }
        }
        return value[root];
    }

    private boolean isKnown(int word) {
        return known[word] == now;
    }

    private boolean isReady(int word) {
        var before = depth;
        for (var i = 0; i < words.operands(word); i++) {
            var operand = words.operand(word, i);
            if (!isKnown(operand)) {
                push(operand);
            }
        }
        return depth == before;
    }

    private void push(int word) {
        if (depth == stack.length) {
            stack = Arrays.copyOf(stack, depth * 2);
        }
        stack[depth++] = word;
    }

    private long compute(int word) {
        var a = value[words.a(word) < 0 ? 0 : words.a(word)];
        var b = value[words.b(word)];
        return switch (words.op(word)) {
            case CONST -> words.k(word);
            case SLOT -> slots[(int) words.k(word)];
            case NET, COPY -> a;
            case LOAD -> memories.load((int) words.k(word), (int) a);
            case AND -> a & b;
            case OR -> a | b;
            case XOR -> a ^ b;
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case MULHI -> Math.unsignedMultiplyHigh(a, b);
            case SHL -> a << b;
            case SHR -> a >>> b;
            case SAR -> a >> b;
            case PARITY -> Long.bitCount(a) & 1;
            case MUX -> a != 0 ? b : value[words.c(word)];
        };
    }
}
