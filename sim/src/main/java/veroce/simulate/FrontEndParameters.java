package veroce.simulate;

/**
 * The sizes that both the hardware front end and its reference are built for.
 *
 * @param window packets a queue pair may be ahead of its oldest missing one
 * @param pmtu   payload bytes per packet, which decides how many PSNs a RoCEv2 Read Request occupies
 */
public record FrontEndParameters(int window, int pmtu) {
    public static final FrontEndParameters DEFAULT = new FrontEndParameters(256, 1024);

    public FrontEndParameters {
        if (Integer.bitCount(window) != 1 || window < 128 || window > 4096) {
            throw new IllegalArgumentException("a window of " + window + " packets: use a power of two from 128"
                + " to 4096");
        }
        if (Integer.bitCount(pmtu) != 1 || pmtu < 256 || pmtu > 4096) {
            throw new IllegalArgumentException("a PMTU of " + pmtu + " bytes: use 256, 512, 1024, 2048 or 4096");
        }
    }
}
