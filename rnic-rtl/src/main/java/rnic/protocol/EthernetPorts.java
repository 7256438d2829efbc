package rnic.protocol;

/** The two ports of a NIC for the Ethernet NIC on the same line. */
public final class EthernetPorts {
    /** Bytes of the store of each, which the longest frame has to fit into. */
    public static final int BYTES = 16 * 1024;

    private EthernetPorts() {
    }
}
