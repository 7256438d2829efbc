package hdl.sim.jvm;

import hdl.ir.Expr;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/** Values of any width as words, least significant first, unused upper bits 0: moving, choosing and comparing them. */
final class Wide {
    private final Words words;

    Wide(Words words) {
        this.words = words;
    }

    /** Words that hold so many bits. */
    static int count(int width) {
        return (width + 63) >>> 6;
    }

    /** Bits used in word i of a value. */
    static int bits(int width, int i) {
        return Math.min(64, width - 64 * i);
    }

    int[] constant(BigInteger value, int width) {
        var out = new int[count(width)];
        for (var i = 0; i < out.length; i++) {
            out[i] = words.constant(value.shiftRight(64 * i).longValue() & Words.mask(bits(width, i)));
        }
        return out;
    }

    int[] zeros(int width) {
        var out = new int[count(width)];
        Arrays.fill(out, words.zero);
        return out;
    }

    /** Cuts a value to the width: clears what stands above in the last word. */
    int[] cut(int[] x, int width) {
        var last = count(width) - 1;
        x[last] = words.and(x[last], words.constant(Words.mask(bits(width, last))));
        return x;
    }

    private int at(int[] x, int i) {
        return i >= 0 && i < x.length ? x[i] : words.zero;
    }

    /** Bits lo and up, so many. */
    int[] slice(int[] x, int lo, int width) {
        var out = new int[count(width)];
        var shift = lo & 63;
        for (var i = 0; i < out.length; i++) {
            var from = i + (lo >>> 6);
            var below = words.shiftRight(at(x, from), shift);
            out[i] = shift == 0 ? below : words.or(below, words.shiftLeft(at(x, from + 1), 64 - shift));
        }
        return cut(out, width);
    }

    /** The parts side by side, first part most significant. */
    int[] cat(List<int[]> parts, int[] widths, int width) {
        var out = zeros(width);
        var position = 0;
        for (var i = parts.size() - 1; i >= 0; i--) {
            var run = widths[i] == 1 ? run(parts, i) : 1;
            if (run > 1) {
                var all = words.subtract(words.zero, parts.get(i)[0]);
                var pattern = new int[count(run)];
                Arrays.fill(pattern, all);
                place(out, cut(pattern, run), position, run);
                i -= run - 1;
                position += run;
            } else {
                place(out, parts.get(i), position, widths[i]);
                position += widths[i];
            }
        }
        return out;
    }

    private static int run(List<int[]> parts, int from) {
        var run = 1;
        while (from - run >= 0 && parts.get(from - run) == parts.get(from)) {
            run++;
        }
        return run;
    }

    /** Sets bits that are still 0. */
    void place(int[] out, int[] part, int position, int width) {
        var shift = position & 63;
        for (var i = 0; i < count(width); i++) {
            var to = i + (position >>> 6);
            out[to] = words.or(out[to], words.shiftLeft(part[i], shift));
            if (shift != 0 && to + 1 < out.length) {
                out[to + 1] = words.or(out[to + 1], words.shiftRight(part[i], 64 - shift));
            }
        }
    }

    int[] mux(int select, int[] then, int[] otherwise) {
        if (then == otherwise) {
            return then;
        }
        var out = new int[then.length];
        for (var i = 0; i < out.length; i++) {
            out[i] = words.mux(select, then[i], otherwise[i]);
        }
        return out;
    }

    // ---- bit by bit

    int[] bitwise(Expr.Op op, int[] x, int[] y) {
        var out = new int[x.length];
        for (var i = 0; i < out.length; i++) {
            out[i] = switch (op) {
                case AND -> words.and(x[i], y[i]);
                case OR -> words.or(x[i], y[i]);
                default -> words.xor(x[i], y[i]);
            };
        }
        return out;
    }

    int[] not(int[] x, int width) {
        var out = new int[x.length];
        for (var i = 0; i < out.length; i++) {
            out[i] = words.xor(x[i], words.constant(Words.mask(bits(width, i))));
        }
        return out;
    }

    int all(int[] x, int width) {
        return isZero(not(x, width));
    }

    int parity(int[] x) {
        var all = words.zero;
        for (var word : x) {
            all = words.xor(all, word);
        }
        return words.parity(all);
    }

    /** 1 when every bit is 0. */
    int isZero(int[] x) {
        return words.not(any(x));
    }

    int any(int[] x) {
        var all = words.zero;
        for (var word : x) {
            all = words.or(all, word);
        }
        return nonZero(all);
    }

    /** Without a branch: the sign of the negative; bit 63 needs the value itself beside it. */
    int nonZero(int x) {
        if (words.width(x) <= 1) {
            return x;
        }
        var negative = words.subtract(words.zero, x);
        return words.shiftRight(words.width(x) < 64 ? negative : words.or(x, negative), 63);
    }

    int equal(int[] x, int[] y) {
        var difference = words.zero;
        for (var i = 0; i < x.length; i++) {
            difference = words.or(difference, words.xor(x[i], y[i]));
        }
        return words.not(nonZero(difference));
    }

    /** Unsigned x < y: the borrow of the subtraction. */
    int less(int[] x, int[] y) {
        var borrow = words.zero;
        for (var i = 0; i < x.length; i++) {
            borrow = borrow(x[i], y[i], words.subtract(words.subtract(x[i], y[i]), borrow));
        }
        return borrow;
    }

    int borrow(int x, int y, int difference) {
        if (words.width(x) < 64 && words.width(y) < 64) {
            return words.shiftRight(difference, 63);
        }
        var ones = words.constant(-1);
        var notX = words.xor(x, ones);
        return words.shiftRight(words.or(words.and(notX, y), words.and(words.or(notX, y), difference)), 63);
    }

    /** Two's complement x < y. */
    int lessSigned(int[] x, int[] y, int width) {
        return less(flipSign(x, width), flipSign(y, width));
    }

    private int[] flipSign(int[] x, int width) {
        var out = x.clone();
        var last = out.length - 1;
        out[last] = words.xor(out[last], words.constant(1L << (width - 1)));
        return out;
    }
}
