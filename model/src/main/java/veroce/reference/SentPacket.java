package veroce.reference;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import veroce.packet.Difference;
import veroce.packet.Packet;
import veroce.packet.PacketComparison;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;

/** Compares a packet that a device has sent with the one that the rules ask for. */
final class SentPacket {
    /** What a sender chooses freely for each transmission, and what depends on that. */
    private static final Set<String> FREE = Set.of("IPv4 Identification", "IPv4 checksum", "IPv6 flow label",
        "UDP source port", "UDP checksum", "BTH AckReq");

    private SentPacket() {}

    /** In what a frame differs from the one wanted beyond what is free, or null. */
    static String difference(byte[] wanted, byte[] frame, Packet packet, int paths) {
        int path = packet.udp().path();
        if (path < 0 || path >= paths) {
            return "it takes path " + path + " of " + paths;
        }
        Packet other = PacketDecoder.decode(wanted).packet();
        List<Difference> differences = PacketComparison.of(other, packet);
        StringJoiner text = new StringJoiner("; ").setEmptyValue("");
        for (Difference difference : differences) {
            if (!FREE.contains(difference.field())) {
                text.add(difference.toString());
            }
        }
        if (text.length() == 0 && !Arrays.equals(Packets.payload(wanted, other), Packets.payload(frame, packet))) {
            text.add("its payload is not that of the message");
        }
        return text.length() == 0 ? null : text.toString();
    }
}
