package veroce.packet;

/** The two UDP destination ports that carry RDMA: they select the header chain of an opcode. */
public enum WirePort {
    ROCE_V2(4791), VEROCE(4794);

    private final int number;

    WirePort(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }

    /** The port of that number, or null if it is none of ours. */
    public static WirePort of(int number) {
        return number == ROCE_V2.number ? ROCE_V2 : number == VEROCE.number ? VEROCE : null;
    }
}
