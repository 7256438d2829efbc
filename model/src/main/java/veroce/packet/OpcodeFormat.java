package veroce.packet;

import java.util.List;

/**
 * What follows the base transport header of one opcode on one port.
 *
 * @param name    as in the packet tables of the wire profile
 * @param headers extension headers in wire order
 * @param payload where in its message the packet stands, which tells what payload it may carry
 * @param space   whose PSN the packet consumes
 */
public record OpcodeFormat(WirePort port, int opcode, String name, List<HeaderKind> headers, Payload payload,
                           PsnSpace space) {

    /** First and Middle carry full packets without pad; Last and Only any length; the others nothing. */
    public enum Payload { FIRST, MIDDLE, LAST, ONLY, NONE }

    public OpcodeFormat {
        headers = List.copyOf(headers);
    }

    public Transport transport() {
        return Transport.of(opcode);
    }

    /** Bytes from the first byte of the base transport header to the last byte of the last extension header. */
    public int headerSize() {
        int size = Bth.SIZE;
        for (HeaderKind header : headers) {
            size += header.size();
        }
        return size;
    }

    public boolean carriesPayload() {
        return payload != Payload.NONE;
    }

    /** True for a packet that a sender numbers; such packets and only they enter a receiver's window. */
    public boolean consumesPsn() {
        return space != PsnSpace.NONE;
    }

    /** True for First and Middle packets, which carry whole packets and never a pad. */
    public boolean padForbidden() {
        return payload == Payload.FIRST || payload == Payload.MIDDLE;
    }
}
