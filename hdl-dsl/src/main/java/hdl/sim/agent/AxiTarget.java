package hdl.sim.agent;

/** What lies behind an {@link AxiMemory}: it is asked for whole beats of the bus, each at a multiple of its width. */
public interface AxiTarget {
    /**
     * Fills words with the bytes of a beat, byte 0 lowest.
     *
     * @param first number of the first byte that is asked for; those before it may be anything
     */
    void read(long address, int first, long[] words);

    /** Writes the bytes of a beat whose strobe is set; strobes have one bit per byte, bit 0 of word 0 first. */
    void write(long address, long[] words, long[] strobes);
}
