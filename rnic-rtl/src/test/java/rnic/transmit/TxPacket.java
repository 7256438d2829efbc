package rnic.transmit;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import rnic.parse.IcrcRules;
import rnic.parse.Layouts;
import rnic.wire.ProfileTables;

/**
 * A packet as the builder gets it, as it must be on the wire, and as the parser must see it.
 *
 * @param fields what the builder gets, by the name of the pin
 * @param frame  the bytes, put together here from the document's tables
 * @param parsed every header field of the frame, by the name of the parser's pin
 */
record TxPacket(Map<String, BigInteger> fields, byte[] payload, byte[] frame, Map<String, BigInteger> parsed) {
    /** Puts a frame together, header by header. */
    private static final class Frame {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final Map<String, BigInteger> parsed = new TreeMap<>();

        void header(String name, Map<String, BigInteger> values) {
            var value = BigInteger.ZERO;
            int bits = 0;
            for (var field : Layouts.of(name)) {
                var given = values.get(field.name());
                parsed.put(name + "_" + field.name(), given);
                value = value.shiftLeft(field.bits()).or(given);
                bits += field.bits();
            }
            for (int shift = bits - 8; shift >= 0; shift -= 8) {
                bytes.write(value.shiftRight(shift).intValue());
            }
        }
    }

    /** A packet of a format with random fields, and that much random payload. */
    static TxPacket random(ProfileTables.Line line, boolean ipv6, boolean tagged, int length, Random random) {
        var fields = new TreeMap<String, BigInteger>();
        put(fields, "link", Map.of("destination", 48, "source", 48, "priority", 3, "drop_eligible", 1,
            "identifier", 12), random);
        put(fields, "network", Map.of("dscp", 6, "ecn", 2, "time_to_live", 8, "identification", 16, "source", 128,
            "destination", 128), random);
        for (var field : Layouts.of("bth")) {
            fields.put("bth_" + field.name(), new BigInteger(field.bits(), random));
        }
        for (var extension : Layouts.extensions()) {
            for (var field : Layouts.of(extension)) {
                fields.put(extension + "_" + field.name(), new BigInteger(field.bits(), random));
            }
        }
        fields.put("link_tagged", number(tagged ? 1 : 0));
        fields.put("network_ipv6", number(ipv6 ? 1 : 0));
        fields.put("source_port", new BigInteger(16, random));
        fields.put("port", number(line.port() == 4794 ? 1 : 0));
        fields.put("bth_opcode", number(line.opcode()));
        fields.put("payload_length", number(length));
        byte[] payload = new byte[length];
        random.nextBytes(payload);
        return of(fields, payload, line);
    }

    /** The same packet with another IPv4 identification. */
    TxPacket identified(long identification, ProfileTables.Line line) {
        var changed = new TreeMap<>(fields);
        changed.put("network_identification", number(identification));
        return of(changed, payload, line);
    }

    private static void put(Map<String, BigInteger> fields, String prefix, Map<String, Integer> widths, Random random) {
        new TreeMap<>(widths).forEach((name, bits) -> fields.put(prefix + "_" + name, new BigInteger(bits, random)));
    }

    /** A packet with these fields; those that are not in its headers may be anything. */
    static TxPacket of(Map<String, BigInteger> fields, byte[] payload, ProfileTables.Line line) {
        var frame = new Frame();
        boolean tagged = fields.get("link_tagged").signum() == 1;
        boolean ipv6 = fields.get("network_ipv6").signum() == 1;
        int ip = tagged ? 18 : 14;
        int pad = (4 - payload.length % 4) % 4;
        int datagram = 8 + line.bytes() + payload.length + pad + 4;
        var link = below(fields, "link");
        link.put("ether_type", number(tagged ? 0x8100 : ipv6 ? 0x86DD : 0x0800));
        frame.header("ethernet", link);
        if (tagged) {
            link.put("ether_type", number(ipv6 ? 0x86DD : 0x0800));
            frame.header("vlan", link);
        }
        internet(frame, fields, datagram, ipv6);
        frame.header("udp", Map.of("source_port", fields.get("source_port"), "destination_port", number(line.port()),
            "length", number(datagram), "checksum", number(0)));
        var bth = below(fields, "bth");
        bth.put("pad_count", number(pad));
        frame.header("bth", bth);
        line.headers().keySet().stream().map(Layouts::spelled)
            .forEach(name -> frame.header(name, below(fields, name)));
        frame.bytes.writeBytes(payload);
        frame.bytes.writeBytes(new byte[pad]);
        int icrc = IcrcRules.crc(frame.bytes.toByteArray(), ip, frame.bytes.size(), ipv6);
        for (int shift = 0; shift < 32; shift += 8) {
            frame.bytes.write(icrc >>> shift);
        }
        frame.bytes.writeBytes(new byte[Math.max(0, 60 - frame.bytes.size())]);
        return new TxPacket(fields, payload, frame.bytes.toByteArray(), frame.parsed);
    }

    private static void internet(Frame frame, Map<String, BigInteger> fields, int datagram, boolean ipv6) {
        var network = below(fields, "network");
        if (ipv6) {
            network.putAll(Map.of("version", number(6), "flow_label", fields.get("source_port"),
                "payload_length", number(datagram), "next_header", number(17),
                "hop_limit", network.get("time_to_live")));
            frame.header("ipv6", network);
            return;
        }
        var low = BigInteger.ONE.shiftLeft(32);
        network.putAll(Map.of("version", number(4), "header_words", number(5), "total_length", number(20 + datagram),
            "flags", number(2), "fragment_offset", number(0), "protocol", number(17), "checksum", number(0)));
        network.put("source", network.get("source").mod(low));
        network.put("destination", network.get("destination").mod(low));
        var unsummed = new Frame();
        unsummed.header("ipv4", network);
        network.put("checksum", number(checksum(unsummed.bytes.toByteArray())));
        frame.header("ipv4", network);
    }

    /** RFC 1071. */
    private static int checksum(byte[] header) {
        int sum = 0;
        for (int i = 0; i < header.length; i += 2) {
            sum += (header[i] & 0xFF) << 8 | header[i + 1] & 0xFF;
        }
        while (sum > 0xFFFF) {
            sum = (sum & 0xFFFF) + (sum >> 16);
        }
        return ~sum & 0xFFFF;
    }

    private static Map<String, BigInteger> below(Map<String, BigInteger> fields, String prefix) {
        var below = new HashMap<String, BigInteger>();
        fields.forEach((name, value) -> {
            if (name.startsWith(prefix + "_")) {
                below.put(name.substring(prefix.length() + 1), value);
            }
        });
        return below;
    }

    private static BigInteger number(long value) {
        return BigInteger.valueOf(value);
    }
}
