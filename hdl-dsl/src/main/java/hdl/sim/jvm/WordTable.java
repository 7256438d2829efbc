package hdl.sim.jvm;

import java.util.Arrays;

/** Operations on words by number, each kept once. */
class WordTable {
    WordOp[] op = new WordOp[256];
    int[] a = new int[256];
    int[] b = new int[256];
    int[] c = new int[256];
    long[] k = new long[256];
    byte[] width = new byte[256];
    byte[] low = new byte[256];
    private int[] table = new int[1024];
    private int size;

    final int size() {
        return size;
    }

    final WordOp op(int word) {
        return op[word];
    }

    final int a(int word) {
        return a[word];
    }

    final int b(int word) {
        return b[word];
    }

    final int c(int word) {
        return c[word];
    }

    /** How many words the operation takes. */
    final int operands(int word) {
        return switch (op[word]) {
            case CONST, SLOT -> 0;
            case NET, LOAD, COPY, PARITY -> 1;
            case AND, OR, XOR, ADD, SUB, MUL, MULHI, SHL, SHR, SAR -> 2;
            case MUX -> 3;
        };
    }

    final int operand(int word, int i) {
        return i == 0 ? a[word] : i == 1 ? b[word] : c[word];
    }

    /** The number of a CONST, the slot of a SLOT, the memory of a LOAD. */
    final long k(int word) {
        return k[word];
    }

    final int width(int word) {
        return width[word];
    }

    final int low(int word) {
        return low[word];
    }

    final boolean isConstant(int word) {
        return op[word] == WordOp.CONST;
    }

    final boolean is(int word, long value) {
        return op[word] == WordOp.CONST && k[word] == value;
    }

    /** The word of this operation, made when there is none. */
    final int shared(WordOp what, int x, int y, int z, long value, int bits, int zeros) {
        var hash = what.ordinal() + 31 * (x + 31 * (y + 31 * (z + 31 * Long.hashCode(value * 0x9E3779B97F4A7C15L))));
        var at = spread(hash);
        for (var found = table[at]; found != 0; found = table[at]) {
            var word = found - 1;
            if (op[word] == what && a[word] == x && b[word] == y && c[word] == z && k[word] == value) {
                return word;
            }
            at = (at + 1) & (table.length - 1);
        }
        var word = append(what, x, y, z, value, bits, zeros);
        table[at] = word + 1;
        if (size * 2 > table.length) {
            rehash();
        }
        return word;
    }

    private int spread(int hash) {
        var mixed = hash * 0x9E3779B9;
        return (mixed ^ mixed >>> 15) & (table.length - 1);
    }

    private void rehash() {
        var old = table;
        table = new int[old.length * 4];
        for (var entry : old) {
            if (entry != 0) {
                var word = entry - 1;
                var hash = op[word].ordinal() + 31 * (a[word] + 31 * (b[word]
                    + 31 * (c[word] + 31 * Long.hashCode(k[word] * 0x9E3779B97F4A7C15L))));
                var at = spread(hash);
                while (table[at] != 0) {
                    at = (at + 1) & (table.length - 1);
                }
                table[at] = entry;
            }
        }
    }

    /** A word of its own, even when there is an equal one. */
    final int append(WordOp what, int x, int y, int z, long value, int bits, int zeros) {
        if (size == op.length) {
            grow();
        }
        op[size] = what;
        a[size] = x;
        b[size] = y;
        c[size] = z;
        k[size] = value;
        width[size] = (byte) bits;
        low[size] = (byte) Math.min(zeros, 64);
        return size++;
    }

    private void grow() {
        var length = size * 2;
        op = Arrays.copyOf(op, length);
        a = Arrays.copyOf(a, length);
        b = Arrays.copyOf(b, length);
        c = Arrays.copyOf(c, length);
        k = Arrays.copyOf(k, length);
        width = Arrays.copyOf(width, length);
        low = Arrays.copyOf(low, length);
    }
}
