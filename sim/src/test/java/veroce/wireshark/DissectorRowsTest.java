package veroce.wireshark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.TestTools;
import veroce.capture.CapturedFrame;
import veroce.packet.Bth;
import veroce.packet.FrameBuilder;
import veroce.packet.Opcode;
import veroce.packet.OpcodeFormat;
import veroce.packet.Opcodes;
import veroce.packet.PacketDecoder;
import veroce.packet.WirePort;

/**
 * Frames for each row of the malformed-input table that a frame alone decides: the dissector shows the expert item of
 * that row and no other. The reference decoder is asked as well.
 */
class DissectorRowsTest {
    private static final int IP = 14;
    private static final int UDP4 = 34;
    private static final int UDP6 = 54;
    private static final Set<String> QUIET = Set.of("rx_ok", "rx_trim_nak");

    @TempDir Path folder;
    private final List<CapturedFrame> frames = new ArrayList<>();
    private final List<String> counters = new ArrayList<>();

    @BeforeAll static void tshark() {
        TestTools.need("tshark");
    }

    private void expect(String counter, String label, byte[] frame) {
        frames.add(CapturedFrame.whole(label, frame));
        counters.add(counter);
    }

    /** The same packet in IPv4 and in IPv6. */
    private void expect(String counter, UnaryOperator<FrameBuilder> packet) {
        expect(counter, "frame " + frames.size(), packet.apply(new FrameBuilder()).build());
        expect(counter, "frame " + frames.size() + " in IPv6", packet.apply(new FrameBuilder().ipv6()).build());
    }

    /** A good frame with 16 bytes of payload. */
    private static FrameBuilder good() {
        return new FrameBuilder().payload(new byte[16]);
    }

    private static byte[] with(byte[] frame, int at, int... values) {
        for (int i = 0; i < values.length; i++) {
            frame[at + i] = (byte) values[i];
        }
        return frame;
    }

    /** A good frame with bytes replaced, IPv4 checksum and ICRC right again. */
    private static byte[] resealed(int at, int... values) {
        return FrameBuilder.seal(with(good().build(), at, values), IP, UDP4);
    }

    private static byte[] resealed6(int at, int... values) {
        return FrameBuilder.seal(with(good().ipv6().build(), at, values), IP, UDP6);
    }

    private void check() throws IOException, InterruptedException {
        List<Dissection> shown = Dissection.of(folder, frames);
        assertThat(shown).hasSameSizeAs(frames);
        for (int i = 0; i < frames.size(); i++) {
            byte[] frame = frames.get(i).bytes();
            String label = frames.get(i).label() + " for " + counters.get(i);
            assertThat(PacketDecoder.decode(frame).disposition().counter()).as(label).isEqualTo(counters.get(i));
            assertThat(shown.get(i).get("counter")).as(label).isEqualTo(counters.get(i));
            Set<String> experts = new TreeSet<>(counters.get(i).startsWith("rx_trim") ? Set.of("trimmed") : Set.of());
            if (!QUIET.contains(counters.get(i))) {
                experts.add(counters.get(i));
            }
            assertThat(shown.get(i).experts()).as(label).isEqualTo(experts);
        }
    }

    @Test void rows13To15Lengths() throws IOException, InterruptedException {
        for (byte[] frame : List.of(good().build(), good().ipv6().build(), good().vlan().build())) {
            expect("rx_ok", "good", frame);
            expect("rx_ok", "Ethernet padding", Arrays.copyOf(frame, frame.length + 7));
            expect("rx_len_ip", "one byte lost", Arrays.copyOf(frame, frame.length - 1));
        }
        expect("rx_len_ip", "cut inside the BTH", Arrays.copyOf(good().build(), UDP4 + 15));
        expect("rx_len_ip", "cut inside the UDP header", Arrays.copyOf(good().build(), UDP4 + 5));
        for (int payload : new int[] {-1, 0, 7, 8, 12, 20, 23}) {
            expect("rx_short", "IP payload " + payload, resealed(IP + 2, 0, 20 + payload));
            if (payload >= 0) {
                expect("rx_short", "IPv6 payload " + payload, resealed6(IP + 4, 0, payload));
            }
        }
        int length = good().build().length - UDP4;
        for (int wrong : new int[] {0, 4, 7, 8, 19, 24, length - 1, length + 1, length + 100}) {
            expect("rx_len_udp", "UDP length " + wrong, resealed(UDP4 + 4, 0, wrong));
            expect("rx_len_udp", "UDP length " + wrong + " in IPv6", resealed6(UDP6 + 4, 0, wrong));
        }
        expect("rx_len_udp", "IP payload 24", resealed(IP + 2, 0, 20 + 24));
        check();
    }

    @Test void row16IcrcAndWhatItDoesNotCover() throws IOException, InterruptedException {
        byte[] v4 = good().build();
        byte[] v6 = good().ipv6().build();
        for (int at : new int[] {UDP4, UDP4 + 8 + 5, UDP4 + 8 + 8, UDP4 + 8 + 12, v4.length - 5, v4.length - 1}) {
            expect("rx_icrc", "bit of byte " + at, with(v4.clone(), at, v4[at] ^ 0x10));
        }
        for (int at : new int[] {IP + 8, IP + 39, UDP6, UDP6 + 8 + 11, v6.length - 5, v6.length - 4}) {
            expect("rx_icrc", "bit of IPv6 byte " + at, with(v6.clone(), at, v6[at] ^ 1));
        }
        expect("rx_ok", "FECN, BECN, Resv6", with(v4.clone(), UDP4 + 8 + 4, 0xff));
        expect("rx_ok", "UDP checksum", with(v4.clone(), UDP4 + 6, 0x12, 0x34));
        expect("rx_ok", "traffic class and flow label", with(v6.clone(), IP, 0x6b, 0x8a, 0xbc, 0xde));
        expect("rx_ok", "hop limit", with(v6.clone(), IP + 7, 1));
        expect("rx_ok", "VLAN tag", with(good().vlan().build(), 14, 0xff, 0xff));
        // ToS + 1, TTL - 1: the header checksum follows, the ICRC stays.
        byte[] routed = with(resealed(IP + 1, 0x23, v4[IP + 2], v4[IP + 3], 0, 1, 0x40, 0, 0x3f), v4.length - 4,
            v4[v4.length - 4], v4[v4.length - 3], v4[v4.length - 2], v4[v4.length - 1]);
        expect("rx_ok", "ToS and TTL", routed);
        check();
    }

    @Test void rows17To19BaseTransportHeader() throws IOException, InterruptedException {
        for (int value = 1; value < 16; value++) {
            int version = value;
            expect("rx_tver", builder -> builder.flags(version));
        }
        for (int value = 0; value < 256; value++) {
            int opcode = value;
            if (opcode >> 5 != 0 && opcode >> 5 != 4) {
                expect("rx_transport", builder -> builder.opcode(opcode).extensions(new byte[16]));
            } else if (Opcodes.find(WirePort.VEROCE, opcode) == null) {
                expect("rx_opcode", builder -> builder.opcode(opcode).extensions(new byte[16]));
            }
        }
        check();
    }

    @Test void rows20To22LengthsOfTheOpcode() throws IOException, InterruptedException {
        for (OpcodeFormat format : Opcodes.all(WirePort.VEROCE)) {
            int opcode = format.opcode();
            int size = format.headerSize() - Bth.SIZE;
            expect("rx_ok", builder -> builder.opcode(opcode));
            if (opcode != Opcode.CNP && size > 0) {
                expect("rx_hdr_short", builder -> builder.opcode(opcode).extensions(new byte[size - 4]));
                expect("rx_hdr_short", builder -> builder.opcode(opcode).extensions(new byte[size - 1]));
            }
            expect("rx_pad", builder -> builder.opcode(opcode).payload(new byte[6]));
            expect(format.carriesPayload() ? "rx_ok" : "rx_len_op",
                builder -> builder.opcode(opcode).payload(new byte[8]));
            boolean padded = format.carriesPayload() && !format.padForbidden();
            expect(padded ? "rx_ok" : "rx_pad",
                builder -> builder.opcode(opcode).payload(new byte[8]).flags(3 << 4));
            expect("rx_pad", builder -> builder.opcode(opcode).flags(1 << 4));
        }
        expect("rx_ok", builder -> builder.opcode(Opcode.CNP).extensions());
        expect("rx_len_op", builder -> builder.opcode(Opcode.CNP).extensions(new byte[8]));
        expect("rx_len_op", builder -> builder.opcode(Opcode.CNP).extensions(new byte[20]));
        check();
    }

    @Test void trimmedPackets() throws IOException, InterruptedException {
        expect("rx_trim_nak", builder -> builder.trafficClass(9 << 2));
        byte[] whole = new FrameBuilder().trafficClass(9 << 2).payload(new byte[64]).build();
        expect("rx_trim_payload", "rewritten DSCP only", whole);
        expect("rx_trim_payload", "stale lengths", Arrays.copyOf(whole, UDP4 + 8 + 20 + 5));
        expect("rx_trim_nak", "headers only", Arrays.copyOf(whole, UDP4 + 8 + 20 + 4));
        expect("rx_trim_nak", "BTH only", Arrays.copyOf(whole, UDP4 + 20));
        expect("rx_trim_short", "less than a BTH", Arrays.copyOf(whole, UDP4 + 19));
        expect("rx_trim_short", "UDP header cut", Arrays.copyOf(whole, UDP4 + 6));
        expect("rx_trim_bad", "an ACK", new FrameBuilder().trafficClass(9 << 2).opcode(0x11).build());
        expect("rx_trim_bad", "no such opcode", new FrameBuilder().trafficClass(9 << 2).opcode(0x1f).build());
        check();
    }
}
