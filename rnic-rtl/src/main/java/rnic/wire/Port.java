package rnic.wire;

/** The two UDP destination ports that carry RDMA, with the packet formats of each. */
public enum Port {
    /** RoCEv2, profile P0 (IBTA Annex A17). */
    ROCE(4791),
    /** The veRoCE profiles P1 to P3. */
    VEROCE(4794);

    private final int number;

    Port(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }
}
