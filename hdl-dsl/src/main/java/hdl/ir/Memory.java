package hdl.ir;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An array of words with write ports (statements) and read ports. */
public final class Memory {
    /** The number of a port that only reads, or only writes. */
    public static final int ALONE = -1;

    /** What it is to be built from. */
    public enum Style { AUTO, REGISTERS, LUTRAM, BRAM, URAM }

    /** What a read of the word that is being written at the same edge delivers. */
    public enum Collision { OLD_DATA, NEW_DATA, NEVER }

    /**
     * One write port: one call of {@code write}. The statement that uses it holds address, data, mask and, around it,
     * the enable.
     */
    public static final class WritePort {
        private final Memory memory;
        private final int index;
        private final ClockDef clock;
        private final int shared;
        private final Site site;

        WritePort(Memory memory, int index, ClockDef clock, int shared, Site site) {
            this.memory = memory;
            this.index = index;
            this.clock = clock;
            this.shared = shared;
            this.site = site;
        }

        public Memory memory() {
            return memory;
        }

        /** Position in program order; at one edge the later port wins. */
        public int index() {
            return index;
        }

        public ClockDef clock() {
            return clock;
        }

        /** The number of the port, which may also read; {@link #ALONE} when it only writes. */
        public int shared() {
            return shared;
        }

        public Site site() {
            return site;
        }
    }

    private final int id;
    private final int width;
    private final int depth;
    private final Site site;
    private final List<WritePort> writes = new ArrayList<>();
    private final List<ReadData> reads = new ArrayList<>();
    private Label label;
    private Style style = Style.AUTO;
    private Collision collision;
    private BigInteger[] contents;
    private boolean zeroed;
    private boolean masked;
    private boolean carried;

    Memory(int id, int width, int depth, Site site, Label label) {
        this.id = id;
        this.width = width;
        this.depth = depth;
        this.site = site;
        this.label = label;
    }

    public int id() {
        return id;
    }

    /** Whether the width of a word is the parameter {@code WIDTH} of the module. */
    public boolean isCarried() {
        return carried;
    }

    void carried() {
        carried = true;
    }

    /** Bits of one word. */
    public int width() {
        return width;
    }

    public int depth() {
        return depth;
    }

    public Site site() {
        return site;
    }

    public Label label() {
        return label;
    }

    public Style style() {
        return style;
    }

    /** The author's choice; else OLD_DATA when reads and writes share one clock, NEVER when not. */
    public Collision collision() {
        if (collision != null) {
            return collision;
        }
        return clocks().size() > 1 ? Collision.NEVER : Collision.OLD_DATA;
    }

    public boolean collisionChosen() {
        return collision != null;
    }

    /** True when no cycle may read the word that it writes, and one clock tells what a cycle is. */
    public boolean forbidsCollisions() {
        return collision() == Collision.NEVER && clocks().size() == 1;
    }

    /** The clocks of all write and synchronous read ports, in program order. */
    public List<ClockDef> clocks() {
        var clocks = new ArrayList<ClockDef>();
        for (var write : writes) {
            if (!clocks.contains(write.clock())) {
                clocks.add(write.clock());
            }
        }
        for (var read : reads) {
            if (read.clock() != null && !clocks.contains(read.clock())) {
                clocks.add(read.clock());
            }
        }
        return clocks;
    }

    /** Start values, one per word, or null. */
    public BigInteger[] contents() {
        return contents == null ? null : contents.clone();
    }

    public boolean hasContents() {
        return contents != null;
    }

    /** Edges from address to data of the fastest read; 0 when one is a peek, 1 when nothing is read. */
    public int latency() {
        return reads.stream().mapToInt(ReadData::latency).min().orElse(1);
    }

    /** Some write reaches a part of a word. */
    public boolean isMasked() {
        return masked;
    }

    /** Starts as zeros, said by an initial block. */
    public boolean zeroed() {
        return zeroed;
    }

    /** It begins with known words, which nothing but a write after reset changes. */
    public boolean hasStart() {
        return zeroed || contents != null;
    }

    /** Some use of its ports would be a mistake: past the end, two writes of a word, a read that meets a write. */
    public boolean hasDemands() {
        return Integer.bitCount(depth) != 1 || writes.size() > 1 || forbidsCollisions();
    }

    /** The read of a port that writes as well, or null. */
    public ReadData read(WritePort write) {
        return reads.stream().filter(read -> read.isPortOf(write)).findFirst().orElse(null);
    }

    /** Ports it has to have: one that reads and writes counts once. */
    public int portCount() {
        return reads.size() + (int) writes.stream().filter(write -> read(write) == null).count();
    }

    /** Whether some port reads and writes. */
    public boolean isShared() {
        return portCount() < reads.size() + writes.size();
    }

    public List<WritePort> writes() {
        return Collections.unmodifiableList(writes);
    }

    public List<ReadData> reads() {
        return Collections.unmodifiableList(reads);
    }

    void label(Label value) {
        label = value;
    }

    void style(Style value) {
        style = value;
    }

    void collision(Collision value) {
        collision = value;
    }

    void contents(BigInteger[] values) {
        contents = values.clone();
    }

    void zeroed(boolean value) {
        zeroed = value;
    }

    void masked() {
        masked = true;
    }

    WritePort addWrite(ClockDef clock, int shared, Site at) {
        var port = new WritePort(this, writes.size(), clock, shared, at);
        writes.add(port);
        return port;
    }

    void addRead(ReadData read) {
        reads.add(read);
    }

    @Override public String toString() {
        return label.isNone() ? "Memory#" + id : label.text();
    }
}
