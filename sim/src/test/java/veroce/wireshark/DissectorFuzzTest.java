package veroce.wireshark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.Shipped;
import veroce.TestTools;
import veroce.capture.CapturedFrame;
import veroce.packet.DecodedFrame;
import veroce.packet.Disposition;
import veroce.packet.FrameBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.WirePort;

/** Thousands of damaged frames: never an error of the script, and the verdict of the reference decoder on each. */
class DissectorFuzzTest {
    private static final int COUNT = 4000;
    /** What the dissector leaves to Wireshark: rows 2 to 6. */
    private static final Set<Disposition> NOT_JUDGED = Set.of(Disposition.RX_LONG, Disposition.RX_OTHER,
        Disposition.RX_IP_HDR, Disposition.RX_IP_CSUM, Disposition.RX_IP_FRAG);
    private static final Set<String> QUIET = Set.of("rx_ok", "rx_trim_nak");

    @TempDir Path folder;
    private final List<byte[]> samples = new ArrayList<>();
    private Random random;

    @BeforeAll static void tshark() {
        TestTools.need("tshark");
    }

    @Test void damagedFramesAreJudgedLikeByTheReferenceDecoder() throws IOException, InterruptedException {
        long seed = Long.getLong("veroce.seed", 42);
        System.out.println("dissector fuzz: -Dveroce.seed=" + seed);
        random = new Random(seed);
        for (var line : Shipped.frames()) {
            samples.add(line.frame().bytes());
        }
        List<CapturedFrame> frames = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            frames.add(CapturedFrame.whole(String.valueOf(i), damaged()));
        }
        List<Dissection> shown = Dissection.of(folder, frames);
        assertThat(shown).hasSize(COUNT);
        int judged = 0;
        for (int i = 0; i < COUNT; i++) {
            judged += compare("frame " + i + ", seed " + seed, frames.get(i).bytes(), shown.get(i)) ? 1 : 0;
        }
        assertThat(judged).as("frames that reach the dissector").isGreaterThan(COUNT / 2);
    }

    private boolean compare(String label, byte[] frame, Dissection shown) {
        DecodedFrame decoded = PacketDecoder.decode(frame);
        if (decoded.packet().port() != WirePort.VEROCE || NOT_JUDGED.contains(decoded.disposition())) {
            return false;
        }
        String counter = decoded.disposition().counter();
        assertThat(shown.get("counter")).as(label).isEqualTo(counter);
        assertThat(shown.experts().contains("trimmed")).as(label).isEqualTo(decoded.packet().trimmed());
        assertThat(shown.experts().stream().filter(name -> !name.equals("trimmed"))).as(label)
            .isEqualTo(QUIET.contains(counter) ? List.of() : List.of(counter));
        if (decoded.disposition() == Disposition.RX_OK) {
            assertThat(shown.malformed()).as(label).isFalse();
            assertThat(shown.values(ExpectedFields.DERIVED)).as(label).isEqualTo(ExpectedFields.of(frame));
        }
        return true;
    }

    private byte[] damaged() {
        byte[] frame = samples.get(random.nextInt(samples.size())).clone();
        int ip = frame[12] == (byte) 0x81 ? 18 : 14;
        int udp = ip + (frame[ip] >> 4 == 6 ? 40 : 20);
        boolean padded = frame.length == 60;
        switch (random.nextInt(6)) {
            case 0 -> scramble(frame, 12, frame.length);
            case 1 -> scramble(frame, udp + 4, frame.length);
            case 2 -> frame = Arrays.copyOf(frame, random.nextInt(frame.length + 8));
            case 3 -> frame = payload(random.nextInt(60));
            case 4 -> random.nextBytes(frame);
            default -> { }
        }
        // Source ports below ours would make Wireshark ask another dissector first.
        if (frame.length > udp) {
            frame[udp] |= (byte) 0xc0;
        }
        if (random.nextInt(4) != 0 && frame.length >= udp + 24 && !padded) {
            scramble(frame, udp + 8, Math.min(udp + 40, frame.length - 4));
            FrameBuilder.seal(frame, ip, udp);
        }
        return frame;
    }

    /** One to four bytes replaced. */
    private void scramble(byte[] frame, int from, int to) {
        for (int i = random.nextInt(4); i >= 0; i--) {
            frame[from + random.nextInt(to - from)] = (byte) random.nextInt();
        }
    }

    private byte[] payload(int size) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        FrameBuilder builder = new FrameBuilder().opcode(random.nextInt(0x20)).payload(bytes);
        builder.trafficClass(random.nextInt(8) == 0 ? 9 << 2 : 0x22).flags(random.nextInt(4) << 4);
        return (random.nextBoolean() ? builder.ipv6() : builder).build();
    }

    @Test void framesCutByTheRecordingAreNotBlamed() throws IOException, InterruptedException {
        List<CapturedFrame> frames = new ArrayList<>();
        for (var line : Shipped.frames()) {
            byte[] frame = line.frame().bytes();
            boolean good = PacketDecoder.decode(frame).disposition() == Disposition.RX_OK;
            if (good && PacketDecoder.decode(frame).packet().port() == WirePort.VEROCE) {
                for (int kept = 14; kept < frame.length; kept += 3) {
                    frames.add(new CapturedFrame(line.name() + " to " + kept, 0, frame.length,
                        Arrays.copyOf(frame, kept)));
                }
            }
        }
        List<Dissection> shown = Dissection.of(folder, frames);
        for (int i = 0; i < frames.size(); i++) {
            assertThat(shown.get(i).experts()).as(frames.get(i).label()).isEmpty();
        }
    }
}
