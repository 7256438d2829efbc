package rnic.parse;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.wire.ProfileTables;

/** Every byte outside the IP packet is 0, also in beats of which none belongs to it. */
class IcrcMaskTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_278);

    private static int word(byte[] frame, int at) {
        return (frame[at] & 0xFF) << 8 | frame[at + 1] & 0xFF;
    }

    /** A packet and what a link put behind it. */
    private static byte[] frame(int bytes, boolean ipv6, boolean tagged, Random random) {
        var line = ProfileTables.LINES.get(random.nextInt(ProfileTables.LINES.size()));
        var packet = Sent.wellFormed(line, ipv6, tagged, random.nextInt(3 * bytes), random).bytes();
        var frame = new byte[packet.length + random.nextInt(3 * bytes)];
        random.nextBytes(frame);
        System.arraycopy(packet, 0, frame, 0, packet.length);
        return frame;
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void bytesOutsideThePacketAreCleared(int bytes) {
        var random = new Random(SEED + bytes);
        try (var dut = Simulation.of(new IcrcMask(bytes), Engine.JVM)) {
            var feed = new FrameFeed(dut, dut.io().in(), bytes, random);
            for (int i = 0; i < 300; i++) {
                boolean ipv6 = random.nextBoolean();
                boolean tagged = random.nextBoolean();
                var frame = frame(bytes, ipv6, tagged, random);
                int ip = tagged ? 18 : 14;
                int end = ipv6 ? ip + 40 + word(frame, ip + 4) : ip + word(frame, ip + 2);
                var masked = masked(dut, feed, frame, bytes, random);
                assertThat(masked).as("beats").hasSize(feed.beats(frame));
                for (int at = 0; at < bytes * masked.size(); at++) {
                    if (at < ip || at >= end) {
                        assertThat(masked.get(at / bytes)[at % bytes]).as("byte %s of %s, packet from %s to %s, seed %s",
                            at, frame.length, ip, end, SEED).isZero();
                    }
                }
            }
        }
    }

    /** The masked beats of a frame, byte 0 first. */
    private static List<byte[]> masked(Simulation<IcrcMask.Io> dut, FrameFeed feed, byte[] frame, int bytes,
                                       Random random) {
        var out = dut.io().out();
        var beats = new ArrayList<byte[]>();
        for (int cycle = 0, beat = 0; beat < feed.beats(frame) || cycle < IcrcMask.LATENCY; ) {
            if (beat == feed.beats(frame)) {
                feed.idle();
                cycle++;
            } else if (random.nextInt(4) == 0) {
                feed.idle();
            } else {
                feed.beat(frame, beat++);
            }
            dut.step();
            if (dut.pin(out.valid()).isSet()) {
                var number = dut.pin(out.value().data()).big().toByteArray();
                var lanes = new byte[bytes];
                for (int i = 0; i < Math.min(bytes, number.length); i++) {
                    lanes[i] = number[number.length - 1 - i];
                }
                beats.add(lanes);
            }
        }
        return beats;
    }
}
