package hdl.lib;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;

/** Packets as bytes, and as the beats of a stream; a packet that has come is one line of hexadecimal digits. */
final class PlainPackets {
    /** A plain beat. */
    record Bytes(BigInteger data, BigInteger keep, boolean last) {}

    private PlainPackets() {
    }

    static List<byte[]> random(SplittableRandom random, int count, int least, int most) {
        var packets = new ArrayList<byte[]>();
        for (int i = 0; i < count; i++) {
            var packet = new byte[random.nextInt(least, most + 1)];
            random.nextBytes(packet);
            packets.add(packet);
        }
        return packets;
    }

    /** The beats of packets; bytes that do not count are noise. */
    static List<Bytes> beats(List<byte[]> packets, int bytes, SplittableRandom random) {
        var beats = new ArrayList<Bytes>();
        for (var packet : packets) {
            for (int from = 0; from < packet.length; from += bytes) {
                var data = new byte[bytes];
                random.nextBytes(data);
                int held = Math.min(bytes, packet.length - from);
                System.arraycopy(packet, from, data, 0, held);
                beats.add(new Bytes(number(data), BigInteger.TWO.pow(held).subtract(BigInteger.ONE),
                    from + bytes >= packet.length));
            }
        }
        return beats;
    }

    /** The packets of beats; all but the last of a packet have to be full, and that one has bytes from the first on. */
    static List<String> packets(List<Bytes> beats, int bytes) {
        var packets = new ArrayList<String>();
        var open = new StringBuilder();
        for (var beat : beats) {
            int held = beat.keep().bitCount();
            assertThat(beat.keep()).isEqualTo(BigInteger.TWO.pow(held).subtract(BigInteger.ONE));
            assertThat(held).isBetween(beat.last() ? 1 : bytes, bytes);
            for (int i = 0; i < held; i++) {
                open.append(HexFormat.of().toHexDigits((byte) beat.data().shiftRight(8 * i).intValue()));
            }
            if (beat.last()) {
                packets.add(open.toString());
                open.setLength(0);
            }
        }
        assertThat(open).isEmpty();
        return packets;
    }

    static List<String> text(List<byte[]> packets) {
        return packets.stream().map(HexFormat.of()::formatHex).toList();
    }

    /** Byte 0 lowest. */
    static BigInteger number(byte[] bytes) {
        var reversed = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            reversed[i] = bytes[bytes.length - 1 - i];
        }
        return new BigInteger(1, reversed);
    }

    static byte[] joined(byte[] first, byte[] second) {
        var joined = java.util.Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, joined, first.length, second.length);
        return joined;
    }
}
