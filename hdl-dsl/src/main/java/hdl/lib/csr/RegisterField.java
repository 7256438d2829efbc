package hdl.lib.csr;

/**
 * Some bits of a register with one meaning.
 *
 * @param isReset   it is reset; else it holds anything until software writes it
 * @param reset     value after reset; of a constant the value
 * @param least     smallest value that software may write (unsigned)
 * @param most      largest value that software may write (unsigned)
 * @param increment of a counter: width of what hardware adds in a cycle
 */
public record RegisterField(String name, int high, int low, Access access, boolean isReset, long reset, long least,
                            long most, int increment, String doc) {
    static RegisterField of(String name, int high, int low, Access access, String doc) {
        return new RegisterField(name, high, low, access, true, 0, 0, all(high - low + 1), 1, doc);
    }

    static long all(int width) {
        return width >= 64 ? -1 : (1L << Math.max(width, 0)) - 1;
    }

    RegisterField reset(long value) {
        return new RegisterField(name, high, low, access, true, value, least, most, increment, doc);
    }

    RegisterField noReset() {
        return new RegisterField(name, high, low, access, false, 0, least, most, increment, doc);
    }

    RegisterField range(long from, long to) {
        return new RegisterField(name, high, low, access, isReset, reset, from, to, increment, doc);
    }

    RegisterField increment(int bits) {
        return new RegisterField(name, high, low, access, isReset, reset, least, most, bits, doc);
    }

    public int width() {
        return high - low + 1;
    }

    /** Whether some values that fit are refused. */
    public boolean isRanged() {
        return least != 0 || most != all(width());
    }
}
