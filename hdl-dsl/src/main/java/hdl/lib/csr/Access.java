package hdl.lib.csr;

/** What software and hardware may do with a field. */
public enum Access {
    /** Software writes and reads it, hardware reads it. */
    READ_WRITE("read and write"),
    /** Hardware drives it, software reads it. */
    READ_ONLY("read only"),
    /** What software writes is there for one cycle; reads as 0. */
    PULSE("pulse"),
    /** Hardware sets bits, software clears those that it writes as 1; setting wins. Hardware reads it, too. */
    WRITE_ONE_TO_CLEAR("write 1 to clear"),
    /** Grows by what hardware adds in each cycle, wraps; software reads it. */
    COUNTER("counter"),
    /** Always the same value; software reads it. */
    CONSTANT("constant"),
    /**
     * Software writes and reads it; while it is 1 all counters described behind it are read as they were then, those of
     * as many pieces of 24 bits in the same cycle.
     */
    HOLD("read and write, holds counters");

    private final String words;

    Access(String words) {
        this.words = words;
    }

    /** As documents say it. */
    public String words() {
        return words;
    }

    /** Whether a write by software changes something. */
    public boolean isWritable() {
        return this == READ_WRITE || this == PULSE || this == WRITE_ONE_TO_CLEAR || this == HOLD;
    }

    /** Whether hardware changes it, so that a wide one has to be read in one piece. */
    public boolean isDriven() {
        return this == READ_ONLY || this == COUNTER;
    }
}
