package veroce.packet;

/** A frame as the reference sees it: its headers, the ICRC verdict, and the counter it increments. */
public record DecodedFrame(Packet packet, IcrcVerdict icrc, Disposition disposition) {

    /** True for an unbroken IP packet to one of the two RDMA ports, good or bad from there on. */
    public boolean isRdma() {
        return icrc != IcrcVerdict.NONE;
    }

    /** True if the packet may enter a receiver's window: accepted, connected, and numbered by its sender. */
    public boolean entersWindow() {
        return disposition == Disposition.RX_OK && packet.format().consumesPsn();
    }
}
