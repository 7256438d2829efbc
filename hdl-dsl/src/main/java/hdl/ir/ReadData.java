package hdl.ir;

/** The data of a memory's read port: a register for {@code read}, a wire for {@code peek}. */
public final class ReadData extends Storage {
    private final Memory memory;
    private Node address;
    private Node enable;
    private final int gather;
    private final int latency;
    private final ClockDef clock;
    private int shared = Memory.ALONE;

    ReadData(int id, Site site, Label label, Memory memory, Node address, Node enable, int gather, int latency,
        ClockDef clock) {
        super(id, memory.width() * gather, site, label);
        this.memory = memory;
        this.address = address;
        this.enable = enable;
        this.gather = gather;
        this.latency = latency;
        this.clock = clock;
        if (memory.isCarried() && gather == 1) {
            carried();
        }
    }

    public Memory memory() {
        return memory;
    }

    void address(Node value) {
        address = value;
    }

    void enable(Node value) {
        enable = value;
    }

    void shared(int number) {
        shared = number;
    }

    /** The number of the port, which may also write; {@link Memory#ALONE} when it only reads. */
    public int shared() {
        return shared;
    }

    /** Whether a port that writes is this one. */
    public boolean isPortOf(Memory.WritePort write) {
        return shared != Memory.ALONE && write.memory() == memory && write.shared() == shared;
    }

    /** Address in units of {@link #gather} words. */
    public Node address() {
        return address;
    }

    /** One bit, or null: reads in every cycle. With more latency only the first stage is enabled. */
    public Node enable() {
        return enable;
    }

    /** How many consecutive words one read delivers; word 0 in the least significant place. */
    public int gather() {
        return gather;
    }

    /** 0 for peek (combinational), else the number of edges from address to data. */
    public int latency() {
        return latency;
    }

    /** The clock of the read; null for peek. */
    public ClockDef clock() {
        return clock;
    }
}
