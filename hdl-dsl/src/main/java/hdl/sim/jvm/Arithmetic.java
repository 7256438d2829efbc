package hdl.sim.jvm;

import java.util.Arrays;

/** Sums, products and shifts by an amount known at run time, on words. */
final class Arithmetic {
    private final Words words;
    private final Wide wide;

    Arithmetic(Words words, Wide wide) {
        this.words = words;
        this.wide = wide;
    }

    int[] add(int[] x, int[] y, int width) {
        var out = new int[x.length];
        var carry = words.zero;
        for (var i = 0; i < out.length; i++) {
            out[i] = words.add(words.add(x[i], y[i]), carry);
            if (i + 1 < out.length) {
                carry = carry(x[i], y[i], out[i]);
            }
        }
        return wide.cut(out, width);
    }

    /** Operands below bit 63 leave room for their carry; of the sum nothing can be told, it may have wrapped. */
    private int carry(int x, int y, int sum) {
        return words.width(x) < 64 && words.width(y) < 64 ? words.zero : full(x, y, sum);
    }

    private int full(int x, int y, int sum) {
        var notSum = words.xor(sum, words.constant(-1));
        return words.shiftRight(words.or(words.and(x, y), words.and(words.or(x, y), notSum)), 63);
    }

    int[] subtract(int[] x, int[] y, int width) {
        var out = new int[x.length];
        var borrow = words.zero;
        for (var i = 0; i < out.length; i++) {
            out[i] = words.subtract(words.subtract(x[i], y[i]), borrow);
            if (i + 1 < out.length) {
                borrow = wide.borrow(x[i], y[i], out[i]);
            }
        }
        return wide.cut(out, width);
    }

    int[] multiply(int[] x, int[] y, int width) {
        var out = wide.zeros(width);
        for (var i = 0; i < x.length && i < out.length; i++) {
            var carry = words.zero;
            for (var j = 0; i + j < out.length; j++) {
                var factor = j < y.length ? y[j] : words.zero;
                var product = words.multiply(x[i], factor);
                var partial = words.add(product, carry);
                var sum = words.add(out[i + j], partial);
                if (i + j + 1 < out.length) {
                    carry = words.add(words.multiplyHigh(x[i], factor),
                        words.add(full(product, carry, partial), full(out[i + j], partial, sum)));
                }
                out[i + j] = sum;
            }
        }
        return wide.cut(out, width);
    }

    int[] multiplySigned(int[] x, int xWidth, int[] y, int yWidth, int width) {
        return multiply(extend(x, xWidth, width), extend(y, yWidth, width), width);
    }

    /** Repeats the sign up to the width; the last word keeps its copies of the sign above the width. */
    private int[] extend(int[] x, int from, int width) {
        var out = new int[Wide.count(width)];
        System.arraycopy(x, 0, out, 0, x.length);
        var last = x.length - 1;
        out[last] = signed(x[last], Wide.bits(from, last));
        for (var i = x.length; i < out.length; i++) {
            out[i] = sign(out[last]);
        }
        return out;
    }

    private int signed(int word, int bits) {
        var up = words.constant(64 - bits);
        return bits == 64 ? word : words.signedShiftRightBy(words.shiftLeftBy(word, up), up);
    }

    private int sign(int word) {
        return words.signedShiftRightBy(word, words.constant(63));
    }

    // ---- shifts by an amount known at run time

    int[] shiftLeft(int[] x, int[] amount, int width) {
        var out = x.clone();
        for (var stage = Integer.highestOneBit(out.length); stage > 0; stage >>= 1) {
            var moved = new int[out.length];
            for (var i = 0; i < out.length; i++) {
                moved[i] = i >= stage ? out[i - stage] : words.zero;
            }
            out = wide.mux(stageBit(amount, stage), moved, out);
        }
        var low = low(amount);
        var rest = words.xor(low, words.constant(63));
        for (var i = out.length - 1; i >= 0; i--) {
            var below = i == 0 ? words.zero : words.shiftRightBy(words.shiftRight(out[i - 1], 1), rest);
            out[i] = words.or(words.shiftLeftBy(out[i], low), below);
        }
        return clearWhen(beyond(amount, x.length), wide.cut(out, width), wide.zeros(width));
    }

    int[] shiftRight(int[] x, int[] amount, int width) {
        return window(x, amount, width, words.zero);
    }

    int[] signedShiftRight(int[] x, int[] amount, int width) {
        var extended = x.clone();
        var last = x.length - 1;
        extended[last] = signed(x[last], Wide.bits(width, last));
        return window(extended, amount, width, sign(extended[last]));
    }

    /** So many bits from a start position on; what lies past the end reads as the filling. */
    int[] window(int[] x, int[] start, int width, int filling) {
        var needed = width == 1 ? 1 : Wide.count(width + 63);
        var out = x;
        for (var stage = Integer.highestOneBit(x.length); stage > 0; stage >>= 1) {
            var kept = Math.min(out.length, needed + stage - 1);
            var moved = new int[kept];
            var stay = new int[kept];
            for (var i = 0; i < kept; i++) {
                moved[i] = i + stage < out.length ? out[i + stage] : filling;
                stay[i] = out[i];
            }
            out = wide.mux(stageBit(start, stage), moved, stay);
        }
        var low = low(start);
        var rest = words.xor(low, words.constant(63));
        var result = new int[Wide.count(width)];
        for (var i = 0; i < result.length; i++) {
            var word = i < out.length ? out[i] : filling;
            var above = i + 1 < out.length ? out[i + 1] : filling;
            var isTop = i + 1 >= out.length && i + 1 >= needed;
            result[i] = filling != words.zero && i + 1 >= out.length ? words.signedShiftRightBy(word, low)
                : words.or(words.shiftRightBy(word, low),
                    isTop ? words.zero : words.shiftLeftBy(words.shiftLeft(above, 1), rest));
        }
        var past = new int[result.length];
        Arrays.fill(past, filling);
        return wide.cut(clearWhen(beyond(start, x.length), result, past), width);
    }

    private int low(int[] amount) {
        return words.and(amount[0], words.constant(63));
    }

    /** The bit of the amount that moves by so many words. */
    private int stageBit(int[] amount, int stage) {
        var position = 6 + Integer.numberOfTrailingZeros(stage);
        return position >= 64 ? words.zero : words.and(words.shiftRight(amount[0], position), words.one);
    }

    /** 1 when the amount is larger than the stages can move. */
    private int beyond(int[] amount, int count) {
        var reach = 7 + Integer.numberOfTrailingZeros(Integer.highestOneBit(count));
        var rest = amount.clone();
        rest[0] = words.shiftRight(amount[0], reach);
        return wide.any(rest);
    }

    private int[] clearWhen(int beyond, int[] inside, int[] outside) {
        return wide.mux(beyond, outside, inside);
    }
}
