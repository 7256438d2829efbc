package rnic.parse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import rnic.wire.ProfileTables;

/**
 * A frame and what the parser must say about it.
 *
 * @param fields expected value by the name of the port without its prefix; what is not listed may be anything
 */
record Sent(byte[] bytes, Map<String, BigInteger> fields) {
    /** Puts a frame together header by header; fields without a given value are random. */
    private static final class Builder {
        private final Random random;
        private final Map<String, BigInteger> fields = new TreeMap<>();
        private final List<Byte> bytes = new ArrayList<>();

        Builder(Random random) {
            this.random = random;
        }

        void header(String name, Map<String, Long> given) {
            var value = BigInteger.ZERO;
            int bits = 0;
            for (var field : Layouts.of(name)) {
                var chosen = given.containsKey(field.name()) ? BigInteger.valueOf(given.get(field.name()))
                    : new BigInteger(field.bits(), random);
                fields.put(name + "_" + field.name(), chosen);
                value = value.shiftLeft(field.bits()).or(chosen);
                bits += field.bits();
            }
            for (int shift = bits - 8; shift >= 0; shift -= 8) {
                bytes.add(value.shiftRight(shift).byteValue());
            }
        }

        void found(String name, long value) {
            fields.put("found_" + name, BigInteger.valueOf(value));
        }

        Sent sent(int payload) {
            byte[] all = new byte[bytes.size() + payload];
            random.nextBytes(all);
            for (int i = 0; i < bytes.size(); i++) {
                all[i] = bytes.get(i);
            }
            return new Sent(all, fields);
        }
    }

    /** A frame of a format of the profile, with that many bytes behind its last header. */
    static Sent wellFormed(ProfileTables.Line line, boolean ipv6, boolean tagged, int payload, Random random) {
        var builder = new Builder(random);
        long etherType = ipv6 ? 0x86DD : 0x0800;
        builder.header("ethernet", Map.of("ether_type", tagged ? 0x8100 : etherType));
        if (tagged) {
            builder.header("vlan", Map.of("ether_type", etherType));
        }
        builder.header(ipv6 ? "ipv6" : "ipv4", ipv6 ? Map.of("version", 6L, "next_header", 17L)
            : Map.of("version", 4L, "header_words", 5L, "protocol", 17L, "flags", 2L, "fragment_offset", 0L));
        builder.header("udp", Map.of("destination_port", (long) line.port()));
        builder.header("bth", Map.of("opcode", (long) line.opcode()));
        line.headers().keySet().forEach(name -> builder.header(Layouts.spelled(name), Map.of()));
        builder.found("tagged", tagged ? 1 : 0);
        builder.found("is_ipv4", ipv6 ? 0 : 1);
        builder.found("is_ipv6", ipv6 ? 1 : 0);
        builder.found("bad_ip", 0);
        builder.found("fragment", 0);
        builder.found("roce", line.port() == 4791 ? 1 : 0);
        builder.found("veroce", line.port() == 4794 ? 1 : 0);
        builder.found("known", 1);
        builder.found("header_words", line.bytes() / 4);
        for (var name : Layouts.extensions()) {
            builder.found("present_" + name, line.headers().keySet().stream().map(Layouts::spelled)
                .anyMatch(name::equals) ? 1 : 0);
        }
        return builder.sent(payload);
    }

    /** Any bytes, with what the wire profile makes of them. */
    static Sent of(byte[] frame) {
        return new Sent(frame, new Reading(frame).fields());
    }

    /** What a frame says, byte by byte; bytes that it does not have count as 0. */
    private static final class Reading {
        private final byte[] bytes;
        private final int length;
        private final Map<String, BigInteger> fields = new TreeMap<>();

        Reading(byte[] frame) {
            bytes = Arrays.copyOf(frame, 128);
            length = frame.length;
        }

        private int u16(int at) {
            return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
        }

        private void found(String name, boolean value) {
            fields.put("found_" + name, value ? BigInteger.ONE : BigInteger.ZERO);
        }

        private void header(String name, int at) {
            var layout = Layouts.of(name);
            int bits = layout.stream().mapToInt(Layouts.Field::bits).sum();
            var value = new BigInteger(1, Arrays.copyOfRange(bytes, at, at + bits / 8));
            for (var field : layout) {
                bits -= field.bits();
                fields.put(name + "_" + field.name(), value.shiftRight(bits)
                    .mod(BigInteger.ONE.shiftLeft(field.bits())));
            }
        }

        Map<String, BigInteger> fields() {
            boolean tagged = length >= 14 && u16(12) == 0x8100;
            int ip = tagged ? 18 : 14;
            int type = length >= ip ? u16(ip - 2) : 0;
            found("tagged", tagged);
            found("is_ipv4", type == 0x0800);
            found("is_ipv6", type == 0x86DD);
            header("ethernet", 0);
            if (tagged) {
                header("vlan", 14);
            }
            boolean udp = false;
            boolean bad = false;
            boolean fragment = false;
            int version = (bytes[ip] & 0xF0) >> 4;
            int words = bytes[ip] & 0xF;
            if (type == 0x0800) {
                header("ipv4", ip);
                bad = version != 4 || words < 5;
                fragment = (u16(ip + 6) & 0x3FFF) != 0;
                udp = bytes[ip + 9] == 17 && words <= 5;
            } else if (type == 0x86DD) {
                header("ipv6", ip);
                bad = version != 6;
                udp = bytes[ip + 6] == 17;
            }
            found("bad_ip", bad);
            found("fragment", fragment);
            transport(udp, ip + (type == 0x86DD ? 40 : 20));
            return fields;
        }

        private void transport(boolean udp, int at) {
            int port = u16(at + 2);
            found("roce", udp && port == 4791);
            found("veroce", udp && port == 4794);
            ProfileTables.Line format = null;
            for (var line : ProfileTables.LINES) {
                if (udp && line.port() == port && line.opcode() == (bytes[at + 8] & 0xFF)) {
                    format = line;
                }
            }
            if (udp) {
                header("udp", at);
                header("bth", at + 8);
            }
            found("known", format != null);
            fields.put("found_header_words", BigInteger.valueOf(format == null ? 0 : format.bytes() / 4));
            for (var name : Layouts.extensions()) {
                found("present_" + name, false);
            }
            if (format != null) {
                format.headers().forEach((name, offset) -> {
                    found("present_" + Layouts.spelled(name), true);
                    header(Layouts.spelled(name), at + 8 + offset);
                });
            }
        }
    }
}
