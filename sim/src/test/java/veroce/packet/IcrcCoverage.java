package veroce.packet;

import java.util.StringJoiner;

/** Finds out by flipping every bit of a packet which fields the ICRC does not cover. */
final class IcrcCoverage {
    private IcrcCoverage() {}

    static String table() {
        StringBuilder table = new StringBuilder("| header | fields read as ones | their bits |\n|---|---|---|\n");
        byte[] v4 = Packets.veroce(Opcode.SEND_ONLY).destQp(1).psn(2).msn(3).rqMsn(4).payload(new byte[5]).frame();
        byte[] v6 = Packets.veroce(Opcode.SEND_ONLY).ipv6("::1", "::2").destQp(1).psn(2).msn(3).rqMsn(4)
            .payload(new byte[5]).frame();
        headers(table, v4, true);
        headers(table, v6, false);
        return table.toString();
    }

    /** Only the headers from IP on are covered; of the second packet only the IP header is new. */
    private static void headers(StringBuilder table, byte[] frame, boolean all) {
        Packet packet = PacketDecoder.decode(frame).packet();
        int at = 14;
        for (Header header : Headers.of(packet).subList(1, Headers.of(packet).size())) {
            if (all || header.name().equals("IPv6")) {
                fields(table, frame, packet, header, at);
            }
            at += header.bits() / 8;
        }
        for (int bit = at * 8; bit < (frame.length - Icrc.SIZE) * 8; bit++) {
            if (!covers(frame, packet, bit)) {
                throw new AssertionError("bit " + bit + " of payload and pad is not covered");
            }
        }
    }

    private static void fields(StringBuilder table, byte[] frame, Packet packet, Header header, int headerAt) {
        StringJoiner names = new StringJoiner(", ");
        StringJoiner bits = new StringJoiner(", ");
        int at = 0;
        for (HeaderField field : header.fields()) {
            int covered = 0;
            for (int bit = at; bit < at + field.bits(); bit++) {
                covered += covers(frame, packet, headerAt * 8 + bit) ? 1 : 0;
            }
            if (covered == 0) {
                names.add(field.name());
                bits.add(field.bits() == 1 ? "" + at : at + "-" + (at + field.bits() - 1));
            } else if (covered != field.bits()) {
                throw new AssertionError(header.name() + " " + field.name() + " is covered in part");
            }
            at += field.bits();
        }
        if (names.length() > 0) {
            table.append(WireFormatPage.row(header.name(), names.toString(), bits.toString()));
        }
    }

    private static boolean covers(byte[] frame, Packet packet, int bit) {
        int udp = packet.bthOffset() - Udp.SIZE;
        byte[] flipped = frame.clone();
        flipped[bit / 8] ^= (byte) (0x80 >> bit % 8);
        int end = frame.length - Icrc.SIZE;
        return Icrc.compute(flipped, packet.ipOffset(), udp, end) != Icrc.compute(frame, packet.ipOffset(), udp, end);
    }
}
