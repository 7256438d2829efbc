package veroce.packet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Packets as people read them: on one line what tells them apart, or every header with every field. */
public final class PacketText {
    private PacketText() {}

    /** The packet on one line, with the names of the wire profile. */
    public static String line(Packet packet) {
        StringBuilder text = new StringBuilder(name(packet));
        if (packet.ip() != null) {
            text.append(' ').append(packet.ip().source()).append(" > ").append(packet.ip().destination());
        }
        if (packet.bth() == null) {
            return text.toString();
        }
        text.append(packet.vlan() == null ? "" : " VID " + packet.vlan().identifier());
        text.append(packet.ip().ecn() == TrafficClasses.CONGESTION_EXPERIENCED ? " CE" : "");
        text.append(" port ").append(packet.udp().sourcePort()).append(" > ").append(packet.udp().destinationPort());
        transport(text, packet.bth());
        for (ExtensionHeader header : packet.extensions()) {
            text.append(" | ").append(HeaderKind.of(header).title());
            for (String field : fields(packet, header)) {
                text.append(' ').append(field);
            }
        }
        return text.append(packet.payloadLength() == 0 ? "" : " | payload " + packet.payloadLength()).toString();
    }

    /** The same with what the receiver makes of it: nothing more if it is good, else the counter. */
    public static String line(DecodedFrame frame) {
        String verdict = frame.disposition() == Disposition.RX_OK ? "" : " | " + frame.disposition().counter();
        return line(frame.packet()) + verdict;
    }

    /** The packet with a line for each header, every field and its payload. */
    public static List<String> lines(Packet packet) {
        List<String> lines = new ArrayList<>();
        lines.add(name(packet) + (packet.format() == null ? "" : ", " + space(packet.format())));
        for (Header header : Headers.of(packet)) {
            lines.add(titled(header.name(), fields(header)));
        }
        int outer = lines.size() - packet.extensions().size();
        for (int i = 0; i < packet.extensions().size(); i++) {
            ExtensionHeader header = packet.extensions().get(i);
            lines.set(outer + i, titled(HeaderKind.of(header).title(), fields(packet, header)));
        }
        if (packet.bth() != null) {
            lines.add(titled("payload",
                List.of("length " + packet.payloadLength(), "from byte " + packet.payloadOffset())));
        }
        return lines;
    }

    /** The same with the verdict of the ICRC and the counter. */
    public static List<String> lines(DecodedFrame frame) {
        List<String> lines = lines(frame.packet());
        lines.add(titled("receiver", List.of("ICRC " + frame.icrc().name().toLowerCase(Locale.ROOT),
            frame.disposition().counter())));
        return lines;
    }

    /** What the packet is called, also if its opcode is unknown or it is none of ours. */
    public static String name(Packet packet) {
        if (packet.bth() == null) {
            return packet.port() == null ? "not RDMA" : "RDMA, cut";
        }
        String name = packet.format() == null ? String.format(Locale.ROOT, "opcode 0x%02x", packet.bth().opcode())
            : packet.format().name();
        return packet.trimmed() ? name + ", trimmed" : name;
    }

    private static String space(OpcodeFormat format) {
        return switch (format.space()) {
            case SQ -> "SQ space";
            case RSP -> "RSP space";
            case NONE -> "numbers nothing";
        };
    }

    private static void transport(StringBuilder text, Bth bth) {
        Header header = Headers.of(bth);
        text.append(" DestQP ").append(header.field("DestQP").text()).append(" PSN ").append(bth.psn());
        for (HeaderField flag : header.fields()) {
            if (flag.bits() == 1 && !flag.isZero()) {
                text.append(' ').append(flag.name());
            }
        }
    }

    /** The fields of an extension header; syndromes are explained and bitmaps are written as PSNs. */
    private static List<String> fields(Packet packet, ExtensionHeader header) {
        return switch (header) {
            case ExtensionHeader.Aeth aeth -> List.of(Syndrome.text(packet.port(), aeth.syndrome()), "MSN "
                + aeth.msn());
            case ExtensionHeader.PoEth order when order.packetOrder() == 0xffffff -> List.of("PO not available");
            case ExtensionHeader.SackEth sack -> List.of("L " + sack.length(), "S " + sack.start(),
                "received " + SackRanges.text(SackRanges.received(sack)),
                "missing " + SackRanges.text(SackRanges.missing(sack)));
            default -> fields(Headers.of(header));
        };
    }

    private static List<String> fields(Header header) {
        List<String> fields = new ArrayList<>();
        for (HeaderField field : header.fields()) {
            if (!field.isReserved() || !field.isZero()) {
                fields.add(field.name() + " " + field.text());
            }
        }
        return fields;
    }

    private static String titled(String title, List<String> fields) {
        return ("  " + title + " ".repeat(Math.max(1, 14 - title.length())) + String.join(", ",
            fields)).stripTrailing();
    }
}
