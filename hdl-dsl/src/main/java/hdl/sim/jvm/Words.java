package hdl.sim.jvm;

/**
 * The circuit as a graph of 64-bit operations. Operations are folded and shared as they are made. Of each word it is
 * known how many low bits may be set ({@link #width}) and how many are certainly 0 ({@link #low}).
 */
final class Words extends WordTable {
    final int zero = constant(0);
    final int one = constant(1);

    static long mask(int bits) {
        return bits >= 64 ? -1 : (1L << bits) - 1;
    }

    // ---- leaves

    int constant(long value) {
        var bits = 64 - Long.numberOfLeadingZeros(value);
        return shared(WordOp.CONST, 0, 0, 0, value, bits, Long.numberOfTrailingZeros(value));
    }

    int slot(int index, int bits) {
        return shared(WordOp.SLOT, 0, 0, 0, index, bits, 0);
    }

    /** A word whose value is said later by {@link #drive}. */
    int net(int bits) {
        return append(WordOp.NET, -1, 0, 0, 0, bits, 0);
    }

    void drive(int net, int word) {
        a[net] = word;
    }

    int load(int memory, int index, int bits) {
        return shared(WordOp.LOAD, index, 0, 0, memory, bits, 0);
    }

    int copy(int x) {
        return append(WordOp.COPY, x, 0, 0, 0, width[x], low[x]);
    }

    // ---- bits

    int and(int x, int y) {
        if (isConstant(x)) {
            return isConstant(y) ? constant(k[x] & k[y]) : and(y, x);
        }
        if (isConstant(y)) {
            return masked(x, k[y]);
        }
        if (x == y) {
            return x;
        }
        var bits = Math.min(width[x], width[y]);
        var zeros = Math.max(low[x], low[y]);
        return zeros >= bits ? zero : shared(WordOp.AND, Math.min(x, y), Math.max(x, y), 0, 0, bits, zeros);
    }

    private int masked(int word, long value) {
        var x = word;
        var wanted = value;
        while (true) {
            wanted &= mask(width[x]) & ~mask(low[x]);
            var end = 64 - Long.numberOfLeadingZeros(wanted);
            var start = Long.numberOfTrailingZeros(wanted);
            if (op[x] == WordOp.AND && isConstant(b[x])) {
                wanted &= k[b[x]];
                x = a[x];
            } else if (op[x] == WordOp.OR && (low[a[x]] >= end || width[a[x]] <= start)) {
                x = b[x];
            } else if (op[x] == WordOp.OR && (low[b[x]] >= end || width[b[x]] <= start)) {
                x = a[x];
            } else {
                break;
            }
        }
        if (wanted == 0) {
            return zero;
        }
        if (wanted == (mask(width[x]) & ~mask(low[x]))) {
            return x;
        }
        var bits = 64 - Long.numberOfLeadingZeros(wanted);
        return isConstant(x) ? constant(k[x] & wanted)
            : shared(WordOp.AND, x, constant(wanted), 0, 0, bits, Math.max(low[x], Long.numberOfTrailingZeros(wanted)));
    }

    int or(int x, int y) {
        if (isConstant(x)) {
            return isConstant(y) ? constant(k[x] | k[y]) : or(y, x);
        }
        if (x == y || is(y, 0)) {
            return x;
        }
        if (isConstant(y) && (mask(width[x]) & ~k[y]) == 0) {
            return y;
        }
        return commutative(WordOp.OR, x, y);
    }

    int xor(int x, int y) {
        if (isConstant(x)) {
            return isConstant(y) ? constant(k[x] ^ k[y]) : xor(y, x);
        }
        if (x == y) {
            return zero;
        }
        if (is(y, 0)) {
            return x;
        }
        if (isConstant(y) && op[x] == WordOp.XOR && isConstant(b[x])) {
            return xor(a[x], constant(k[y] ^ k[b[x]]));
        }
        return commutative(WordOp.XOR, x, y);
    }

    private int commutative(WordOp what, int x, int y) {
        var swap = !isConstant(y) && x > y;
        return shared(what, swap ? y : x, swap ? x : y, 0, 0, Math.max(width[x], width[y]), Math.min(low[x], low[y]));
    }

    /** The other value of a word of one bit. */
    int not(int bit) {
        return xor(bit, one);
    }

    int parity(int x) {
        if (isConstant(x)) {
            return constant(Long.bitCount(k[x]) & 1);
        }
        return width[x] <= 1 ? x : shared(WordOp.PARITY, x, 0, 0, 0, 1, 0);
    }

    // ---- arithmetic, modulo 2 to the 64

    int add(int x, int y) {
        if (isConstant(x)) {
            return isConstant(y) ? constant(k[x] + k[y]) : add(y, x);
        }
        if (is(y, 0)) {
            return x;
        }
        var swap = !isConstant(y) && x > y;
        var bits = Math.min(64, Math.max(width[x], width[y]) + 1);
        return shared(WordOp.ADD, swap ? y : x, swap ? x : y, 0, 0, bits, Math.min(low[x], low[y]));
    }

    int subtract(int x, int y) {
        if (isConstant(x) && isConstant(y)) {
            return constant(k[x] - k[y]);
        }
        if (x == y) {
            return zero;
        }
        return is(y, 0) ? x : shared(WordOp.SUB, x, y, 0, 0, 64, Math.min(low[x], low[y]));
    }

    int multiply(int x, int y) {
        if (isConstant(x)) {
            return isConstant(y) ? constant(k[x] * k[y]) : multiply(y, x);
        }
        if (is(y, 0)) {
            return zero;
        }
        if (is(y, 1)) {
            return x;
        }
        if (isConstant(y) && Long.bitCount(k[y]) == 1) {
            return shiftLeft(x, Long.numberOfTrailingZeros(k[y]));
        }
        return shared(WordOp.MUL, x, y, 0, 0, Math.min(64, width[x] + width[y]), 0);
    }

    int multiplyHigh(int x, int y) {
        if (width[x] + width[y] <= 64) {
            return zero;
        }
        if (isConstant(x) && isConstant(y)) {
            return constant(Math.unsignedMultiplyHigh(k[x], k[y]));
        }
        return shared(WordOp.MULHI, x, y, 0, 0, width[x] + width[y] - 64, 0);
    }

    // ---- shifts by 0 to 63

    int shiftLeft(int word, int by) {
        var x = word;
        var bits = by;
        if (op[x] == WordOp.SHL && isConstant(b[x])) {
            bits += (int) k[b[x]];
            x = a[x];
        }
        if (bits == 0) {
            return x;
        }
        if (bits >= 64) {
            return zero;
        }
        return isConstant(x) ? constant(k[x] << bits)
            : shared(WordOp.SHL, x, constant(bits), 0, 0, Math.min(64, width[x] + bits), Math.min(63, low[x] + bits));
    }

    int shiftRight(int word, int by) {
        var x = word;
        var bits = by;
        while (true) {
            if (bits >= width[x]) {
                return zero;
            }
            if (op[x] == WordOp.SHR && isConstant(b[x])) {
                bits += (int) k[b[x]];
                x = a[x];
            } else if (op[x] == WordOp.SHL && isConstant(b[x]) && width[a[x]] + k[b[x]] <= 64) {
                var left = (int) k[b[x]];
                if (left >= bits) {
                    return shiftLeft(a[x], left - bits);
                }
                bits -= left;
                x = a[x];
            } else if (op[x] == WordOp.OR && width[b[x]] <= bits) {
                x = a[x];
            } else if (op[x] == WordOp.OR && width[a[x]] <= bits) {
                x = b[x];
            } else {
                break;
            }
        }
        if (bits == 0) {
            return x;
        }
        return isConstant(x) ? constant(k[x] >>> bits)
            : shared(WordOp.SHR, x, constant(bits), 0, 0, width[x] - bits, Math.max(0, low[x] - bits));
    }

    int shiftLeftBy(int x, int amount) {
        if (isConstant(amount)) {
            return shiftLeft(x, (int) k[amount]);
        }
        return is(x, 0) ? x : shared(WordOp.SHL, x, amount, 0, 0, 64, 0);
    }

    int shiftRightBy(int x, int amount) {
        if (isConstant(amount)) {
            return shiftRight(x, (int) k[amount]);
        }
        return is(x, 0) ? x : shared(WordOp.SHR, x, amount, 0, 0, width[x], 0);
    }

    int signedShiftRightBy(int x, int amount) {
        if (isConstant(x) && isConstant(amount)) {
            return constant(k[x] >> k[amount]);
        }
        return is(amount, 0) ? x : shared(WordOp.SAR, x, amount, 0, 0, 64, 0);
    }

    // ---- choice

    int mux(int select, int then, int otherwise) {
        var x = then;
        var y = otherwise;
        if (isConstant(select)) {
            return k[select] != 0 ? x : y;
        }
        if (op[select] == WordOp.XOR && is(b[select], 1)) {
            return mux(a[select], y, x);
        }
        if (op[x] == WordOp.MUX && a[x] == select) {
            x = b[x];
        }
        if (op[y] == WordOp.MUX && a[y] == select) {
            y = c[y];
        }
        if (x == y) {
            return x;
        }
        if (op[x] == WordOp.MUX && c[x] == y) {
            return mux(and(select, a[x]), b[x], y);
        }
        if (width[x] <= 1 && width[y] <= 1 && (isConstant(x) || isConstant(y))) {
            return bitMux(select, x, y);
        }
        if (is(y, 0)) {
            return and(x, subtract(zero, select));
        }
        if (is(x, 0)) {
            return and(y, subtract(select, one));
        }
        return shared(WordOp.MUX, select, x, y, 0, Math.max(width[x], width[y]), Math.min(low[x], low[y]));
    }

    private int bitMux(int select, int x, int y) {
        if (isConstant(x)) {
            return is(x, 1) ? or(select, y) : and(not(select), y);
        }
        return is(y, 1) ? or(not(select), x) : and(select, x);
    }

    /** The same operation on other operands, folded again. */
    int remake(WordOp what, int x, int y, int z, long value, int bits) {
        return switch (what) {
            case CONST -> constant(value);
            case SLOT -> slot((int) value, bits);
            case NET -> throw new IllegalStateException("a net has no operation");
            case LOAD -> load((int) value, x, bits);
            case COPY -> copy(x);
            case AND -> and(x, y);
            case OR -> or(x, y);
            case XOR -> xor(x, y);
            case ADD -> add(x, y);
            case SUB -> subtract(x, y);
            case MUL -> multiply(x, y);
            case MULHI -> multiplyHigh(x, y);
            case SHL -> shiftLeftBy(x, y);
            case SHR -> shiftRightBy(x, y);
            case SAR -> signedShiftRightBy(x, y);
            case PARITY -> parity(x);
            case MUX -> mux(x, y, z);
        };
    }
}
