package hdl.ir;

/**
 * The arrays that a memory is printed as, so that every vendor's tool builds it from its RAMs. Most memories are one
 * array of their words. Two are divided:
 *
 * <ul>
 * <li>A memory read by rows of more than 32 words: the ports of a block RAM differ by 1:32 at most. Each bank holds 32
 * neighbouring words of every row; a write goes to the bank of its word.</li>
 * <li>A deep memory of UltraRAM, which is 4096 rows of 72 bits with an enable per 9 bits, and nothing else. Words that
 * fit several times into a row share it. Banks hold as many rows as the registers behind them allow; of what the banks
 * deliver one is selected.</li>
 * </ul>
 *
 * @param byRow  divided within the rows of a wide read, else by the upper bits of the address
 * @param count  how many banks
 * @param rows   words of one bank's array
 * @param packed words of the memory in one word of the array
 * @param lane   bits of the place of one word in a row of the array
 */
public record Banks(boolean byRow, int count, int rows, int packed, int lane) {
    /** The greatest ratio of the ports of a block RAM. */
    public static final int RATIO = 32;
    /** Words of one UltraRAM. */
    public static final int ULTRA_ROWS = 4096;
    /** Bits of one UltraRAM's word. */
    public static final int ULTRA_BITS = 72;
    /** Bits that one write enable of an UltraRAM stands for. */
    public static final int ULTRA_BYTE = 9;
    /** UltraRAMs in one cascade that three registers are enough for: in the RAM, in the cascade, at the output. */
    public static final int CASCADE = 4;
    /** Edges from address to data of a cascade. */
    public static final int CASCADE_LATENCY = 3;

    public static Banks of(Memory memory) {
        int gather = memory.reads().stream().mapToInt(ReadData::gather).max().orElse(1);
        boolean ratio = memory.style() == Memory.Style.BRAM || memory.style() == Memory.Style.AUTO;
        if (ratio && gather > RATIO) {
            int count = gather / RATIO;
            return new Banks(true, count, memory.depth() / count, 1, memory.width());
        }
        if (memory.style() == Memory.Style.URAM && memory.depth() > ULTRA_ROWS && gather == 1) {
            return ultra(memory);
        }
        return new Banks(false, 1, memory.depth(), 1, memory.width());
    }

    private static Banks ultra(Memory memory) {
        int bytes = (memory.width() + ULTRA_BYTE - 1) / ULTRA_BYTE;
        int fit = memory.isMasked() ? 1 : Integer.highestOneBit(Math.max(1, ULTRA_BITS / ULTRA_BYTE / bytes));
        int lane = fit == 1 ? memory.width() : bytes * ULTRA_BYTE;
        int rows = (memory.depth() + fit - 1) / fit;
        int bank = Math.min(rows, deepest(memory.latency(), rows, fit));
        return new Banks(false, (rows + bank - 1) / bank, bank, fit, lane);
    }

    /** Rows of one array: a cascade needs its registers, and where banks are left to select from, one more. */
    private static int deepest(int latency, int rows, int packed) {
        int cascade = CASCADE * ULTRA_ROWS;
        boolean cascaded = latency > CASCADE_LATENCY || latency == CASCADE_LATENCY && rows <= cascade && packed == 1;
        return cascaded ? cascade : ULTRA_ROWS;
    }

    /** False for one array of the memory's own words. */
    public boolean isDivided() {
        return count > 1 || packed > 1;
    }

    /** Registers from a bank's RAM to where one bank is selected, or to the data: those that a RAM can take in. */
    public int registers(int latency) {
        return byRow ? 1 : isDivided() ? Math.max(1, latency - 1) : latency;
    }

    /** Bits of one word of an array. */
    public int width() {
        return packed * lane;
    }

    /** Address bits that choose a word within a row of the array, or within the part of a wide row. */
    public int laneBits() {
        return byRow ? log2(RATIO) : log2(packed);
    }

    /** Address bits below those of the bank. */
    public int bankLow() {
        return byRow ? log2(RATIO) : log2(packed) + log2(rows);
    }

    /** Address bits that choose the bank. */
    public int bankBits() {
        return log2(count);
    }

    private static int log2(int value) {
        return value <= 1 ? 0 : 32 - Integer.numberOfLeadingZeros(value - 1);
    }
}
