package veroce.checks;

import java.util.Arrays;
import java.util.Random;
import veroce.packet.Icrc;

/**
 * Damages good frames so that every row of the table of malformed input is met, often with checksums made right again.
 */
final class Mutator {
    private final Random random;

    Mutator(Random random) {
        this.random = random;
    }

    byte[] mutate(byte[] good) {
        var frame = good.clone();
        int ip = etherType(frame, 12) == 0x8100 ? 18 : 14;
        boolean v6 = etherType(frame, ip - 2) == 0x86DD;
        int udp = ip + (v6 ? 40 : 20);
        switch (random.nextInt(16)) {
            case 0 -> { }
            case 1 -> flip(frame, 0, frame.length);
            case 2 -> flip(frame, ip, udp);
            case 3 -> frame = Arrays.copyOf(frame, 1 + random.nextInt(frame.length));
            case 4 -> frame = Arrays.copyOf(frame, frame.length + 1 + random.nextInt(100));
            case 5 -> frame[udp + 8] = (byte) random.nextInt(256);            // opcode
            case 6 -> frame[udp + 9] = (byte) random.nextInt(256);            // pad count, version
            case 7 -> frame[udp + 9] ^= (byte) (1 << 4 + random.nextInt(2));
            case 8 -> frame[ip + (v6 ? 0 : 1)] = v6 ? (byte) 0x62 : 0x24;     // trimmed: DSCP 9
            case 9 -> trim(frame, ip, udp, v6);
            case 10 -> resize(frame, ip, udp, v6, -4 - 4 * random.nextInt(12));
            case 11 -> put16(frame, udp + 4, random.nextInt(200));            // UDP length alone
            case 12 -> flip(frame, ip + 6, ip + 8);                           // fragment, or IPv6 next header
            case 13 -> frame[ip] = (byte) (random.nextInt(256));              // version and header length
            case 14 -> frame = Arrays.copyOf(frame, 4200 + random.nextInt(20));
            default -> resize(frame, ip, udp, v6, random.nextInt(5) - 2);
        }
        if (random.nextInt(4) != 0) {
            repair(frame, ip, udp, v6);
        }
        return frame;
    }

    private static int etherType(byte[] frame, int at) {
        return get16(frame, at);
    }

    private void trim(byte[] frame, int ip, int udp, boolean v6) {
        if (v6) {
            frame[ip] = 0x62;
            frame[ip + 1] = (byte) (frame[ip + 1] & 0x0F | 0x40);
        } else {
            frame[ip + 1] = 0x24;
        }
        resize(frame, ip, udp, v6, -random.nextInt(60));
    }

    /** Both lengths together. */
    private static void resize(byte[] frame, int ip, int udp, boolean v6, int by) {
        int length = ip + (v6 ? 4 : 2);
        put16(frame, length, get16(frame, length) + by);
        put16(frame, udp + 4, get16(frame, udp + 4) + by);
    }

    /** Makes the IPv4 checksum and the ICRC right for what the frame now says. */
    private void repair(byte[] frame, int ip, int udp, boolean v6) {
        if (frame.length < udp + 24) {
            return;
        }
        if (!v6) {
            put16(frame, ip + 10, 0);
            int sum = 0;
            for (int i = ip; i < ip + 20; i += 2) {
                sum += get16(frame, i);
            }
            sum = (sum & 0xFFFF) + (sum >> 16);
            put16(frame, ip + 10, ~(sum + (sum >> 16)));
        }
        int end = v6 ? udp + get16(frame, ip + 4) : ip + get16(frame, ip + 2);
        if (end >= udp + 24 && end <= frame.length) {
            int icrc = Icrc.compute(frame, ip, udp, end - 4);
            for (int i = 0; i < 4; i++) {
                frame[end - 4 + i] = (byte) (icrc >>> 8 * i);
            }
        }
    }

    private void flip(byte[] frame, int from, int to) {
        int at = from + random.nextInt(Math.min(to, frame.length) - from);
        frame[at] ^= (byte) (1 << random.nextInt(8));
    }

    private static int get16(byte[] frame, int at) {
        return (frame[at] & 0xFF) << 8 | frame[at + 1] & 0xFF;
    }

    private static void put16(byte[] frame, int at, int value) {
        frame[at] = (byte) (value >> 8);
        frame[at + 1] = (byte) value;
    }
}
