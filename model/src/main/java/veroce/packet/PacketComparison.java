package veroce.packet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Compares two packets field by field, in wire order. */
public final class PacketComparison {
    private final List<Difference> differences = new ArrayList<>();

    private PacketComparison() {}

    /** Where the headers and the payload lengths differ; empty if they are equal. */
    public static List<Difference> of(Packet left, Packet right) {
        PacketComparison comparison = new PacketComparison();
        comparison.packets(left, right);
        return comparison.differences;
    }

    /** Where two frames differ: in their headers, else at the first byte of payload, pad, ICRC or padding. */
    public static List<Difference> of(byte[] left, byte[] right) {
        Packet a = PacketDecoder.decode(left).packet();
        Packet b = PacketDecoder.decode(right).packet();
        PacketComparison comparison = new PacketComparison();
        comparison.packets(a, b);
        comparison.numbers("frame length", left.length, right.length);
        if (comparison.differences.isEmpty() && !Arrays.equals(left, right)) {
            comparison.firstByte(a, left, right);
        }
        return comparison.differences;
    }

    private void packets(Packet left, Packet right) {
        headers(byName(left), byName(right));
        numbers("payload length", left.payloadLength(), right.payloadLength());
    }

    private static Map<String, Header> byName(Packet packet) {
        Map<String, Header> headers = new LinkedHashMap<>();
        for (Header header : Headers.of(packet)) {
            headers.put(header.name(), header);
        }
        return headers;
    }

    private void headers(Map<String, Header> left, Map<String, Header> right) {
        Map<String, Header> onlyRight = new LinkedHashMap<>(right);
        for (Header header : left.values()) {
            Header other = onlyRight.remove(header.name());
            if (other == null) {
                differences.add(new Difference(header.name(), "present", Difference.ABSENT));
            } else {
                fields(header, other);
            }
        }
        for (Header header : onlyRight.values()) {
            differences.add(new Difference(header.name(), Difference.ABSENT, "present"));
        }
    }

    /** Headers of one name have the same fields. */
    private void fields(Header left, Header right) {
        for (int i = 0; i < left.fields().size(); i++) {
            HeaderField a = left.fields().get(i);
            HeaderField b = right.fields().get(i);
            if (!a.equals(b)) {
                differences.add(new Difference(left.name() + " " + a.name(), a.text(), b.text()));
            }
        }
    }

    private void numbers(String field, int left, int right) {
        if (left != right) {
            differences.add(new Difference(field, "" + left, "" + right));
        }
    }

    /** The headers are equal, so both frames have the same parts at the same places. */
    private void firstByte(Packet packet, byte[] left, byte[] right) {
        int at = Arrays.mismatch(left, right);
        Map.Entry<Integer, String> part = parts(packet, left.length).floorEntry(at);
        differences.add(new Difference(part.getValue() + " byte " + (at - part.getKey()), octet(left[at]),
            octet(right[at])));
    }

    private static TreeMap<Integer, String> parts(Packet packet, int length) {
        TreeMap<Integer, String> parts = new TreeMap<>(Map.of(0, "frame"));
        if (packet.bth() != null) {
            int end = Math.min(packet.bthOffset() - Udp.SIZE + packet.ip().payloadLength(), length);
            parts.put(packet.payloadOffset(), "payload");
            parts.put(packet.payloadOffset() + packet.payloadLength(), "pad");
            parts.put(Math.max(end - Icrc.SIZE, packet.payloadOffset()), "ICRC");
            parts.put(end, "Ethernet padding");
        }
        return parts;
    }

    private static String octet(byte value) {
        return HeaderField.hex("", 8, value & 0xff).text();
    }
}
