package veroce.vfio;

/**
 * What lies behind the registers of a PCI function. Everything here is called in the one thread of its
 * {@link VfioUserServer}, and may take as long as the function needs.
 */
public interface PciFunction {
    PciIdentity identity();

    /** Bytes of BAR 0, a power of two from 4096. */
    int bytes();

    /** MSI-X vectors, 1 to 128. */
    int vectors();

    /** The function is there: this is its way to the machine, from now to its end. */
    void attach(PciPort port);

    /**
     * Whether it is on the bus: one that was pulled out answers all ones, takes nothing and moves nothing. Asked before
     * each access; what its configuration space held is lost then.
     */
    boolean isThere();

    /** A read of BAR 0, of 1, 2, 4 or 8 bytes that do not cross a multiple of 8; byte 0 is the lowest. */
    long read(long offset, int bytes);

    /** A write of BAR 0, likewise; when it has returned the function has taken it. */
    void write(long offset, long value, int bytes);

    /** Begins anew, as after power-on. */
    void reset();

    /** The machine listens to other vectors than before: what is still due is told again. */
    void listening();

    /** Goes on with what it does by itself. Returns for how many milliseconds it has then nothing to do, 0: go on. */
    long advance();
}
