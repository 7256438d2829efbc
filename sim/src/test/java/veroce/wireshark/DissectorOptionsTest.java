package veroce.wireshark;

import static org.assertj.core.api.Assertions.assertThat;
import static veroce.packet.FrameBuilder.bytes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.Shipped;
import veroce.TestTools;
import veroce.capture.CapturedFrame;
import veroce.endpoint.Address;
import veroce.packet.DropCause;
import veroce.packet.Echo;
import veroce.packet.FrameBuilder;
import veroce.packet.PacketBuilder;
import veroce.packet.Packets;

/** Derived values that no sample frame holds, filters, and the preferences of the dissector. */
class DissectorOptionsTest {
    private static final int RETRANS = 0x4000_0000;

    @TempDir Path folder;
    private final List<CapturedFrame> frames = new ArrayList<>();

    @BeforeAll static void tshark() {
        TestTools.need("tshark");
    }

    private void add(FrameBuilder builder) {
        frames.add(CapturedFrame.whole("frame " + frames.size(), builder.build()));
    }

    private void add(String sample) {
        frames.add(CapturedFrame.whole(sample, Shipped.frame(sample)));
    }

    private static FrameBuilder sack(int psn, int length, int start, long high, long low) {
        return new FrameBuilder().opcode(0x18).psn(psn)
            .extensions(bytes(4, 0x1f000000, 4, 0xffffff, 1, length, 3, start, 8, high, 8, low));
    }

    @Test void filtersByFieldsAndText() throws IOException, InterruptedException {
        add(new FrameBuilder().opcode(0x10).psn(7 | RETRANS));
        add(new FrameBuilder().opcode(0x10).psn(8));
        add(new FrameBuilder().opcode(0x0a).psn(9 | RETRANS));
        add("PKTDROP_NAK_RSP");
        List<Dissection> shown = Dissection.of(folder, frames, "-Y", "veroce.retrans == 1 && veroce.space == \"RSP\"");
        assertThat(shown).hasSize(1);
        assertThat(shown.getFirst().get("psn")).isEqualTo("7");
        frames.clear();
        add("SACK");
        add("SACK_RSP");
        assertThat(Dissection.of(folder, frames, "-Y", "veroce.sacketh.missing_psn == 104")).hasSize(1);
    }

    @Test void bitmapsAtTheirBorders() throws IOException, InterruptedException {
        add(sack(99, 128, 100, -1, -1));
        add(sack(99, 1, 100, -1, -1));
        add(sack(99, 0, 100, -1, -1));
        add(sack(99, 255, 100, 0x8000_0000_0000_0000L, 1));
        add(sack(101, 4, 100, 0, 0b0001));
        List<Dissection> shown = Dissection.of(folder, frames);
        assertThat(shown).extracting(frame -> frame.get("sacketh.received"))
            .containsExactly("100-227", "100", "none", "100, 227", "none");
        assertThat(shown).extracting(frame -> frame.get("sacketh.missing"))
            .containsExactly("none", "none", "none", "101-226", "102-103");
    }

    @Test void roundTripTimesModuloTwoToTheThirtyTwo() throws IOException, InterruptedException {
        add(new FrameBuilder().opcode(0x83).extensions(bytes(4, 0x07abcdefL, 4, 1000, 4, 50, 4, 450, 4, 3000)));
        add(new FrameBuilder().opcode(0x83)
            .extensions(bytes(4, 0xff000000L, 4, 0xffff_ff00L, 4, 0xffff_fff0L, 4, 0x10, 4, 0x200)));
        List<Dissection> shown = Dissection.of(folder, frames);
        assertThat(shown).extracting(frame -> frame.get("rtteth.path")).containsExactly("7", "255");
        assertThat(shown).extracting(frame -> frame.get("rtteth.delay")).containsExactly("400", "32");
        assertThat(shown).extracting(frame -> frame.get("rtteth.rtt")).as("3000-1000-400 and 0x300-32")
            .containsExactly("1600", "736");
    }

    @Test void everySyndromeHasAMeaning() throws IOException, InterruptedException {
        int[] syndromes = {0x00, 0x0a, 0x1e, 0x20, 0x3f, 0x40, 0x61, 0x63, 0x64, 0x65, 0x80, 0xff};
        for (int syndrome : syndromes) {
            add(new FrameBuilder().opcode(0x19).extensions(bytes(1, syndrome, 3, 0, 4, 0)));
        }
        List<Dissection> shown = Dissection.of(folder, frames);
        assertThat(shown).extracting(frame -> frame.get("aeth.meaning")).containsExactly("Credit 0", "Credit 32",
            "Credit 32768", "Receiver not ready, wait 655.36 ms", "Receiver not ready, wait 491.52 ms", "Reserved",
            "Invalid request", "Remote operational error", "Invalid RD request", "Reserved", "Reserved", "Reserved");
        assertThat(shown).extracting(frame -> frame.get("packet")).containsExactly("ACK_Rsp", "ACK_Rsp", "ACK_Rsp",
            "RNR NAK_Rsp", "RNR NAK_Rsp", "Acknowledge_Rsp", "NAK_Rsp", "NAK_Rsp", "NAK_Rsp", "Acknowledge_Rsp",
            "Acknowledge_Rsp", "Acknowledge_Rsp");
        assertThat(shown.get(1).get("aeth.credit")).isEqualTo("32");
    }

    @Test void firstPsnsAndBaseAddressesWrap() throws IOException, InterruptedException {
        add(new FrameBuilder().opcode(0x07).psn(1).payload(new byte[4096])
            .extensions(bytes(4, 9, 8, 0x1000, 4, 7, 4, 0x7fffffff, 4, 3)));
        add(new FrameBuilder().opcode(0x08).psn(5).payload(new byte[4])
            .extensions(bytes(4, 9, 8, 0x2_0000_0000L, 4, 7, 4, 0x8000_0000L, 4, 0x7fffff)));
        List<Dissection> shown = Dissection.of(folder, frames);
        assertThat(shown).extracting(frame -> frame.get("message.first_psn")).containsExactly("16777214",
            String.valueOf(5 - 0x7fffff + (1 << 24)));
        assertThat(shown).extracting(frame -> frame.get("message.base"))
            .containsExactly(Long.toUnsignedString(0x1000 - 3 * 4096L), String.valueOf(0x1_8000_0004L));
    }

    @Test void preferencesFollowTheRegisters() throws IOException, InterruptedException {
        add("TRIMMED_WRITE_MIDDLE");
        add(new FrameBuilder().psn(5 | 0x2000_0000));
        add(new FrameBuilder().trafficClass(20 << 2));
        add(new FrameBuilder().flags(6));
        add(new FrameBuilder().opcode(0x9e).extensions(new byte[20]));
        List<Dissection> shown = Dissection.of(folder, frames, "-o", "veroce.pmtu:512", "-o",
            "veroce.retrans_mask:0x20", "-o", "veroce.dscp_trim_last:20", "-o", "veroce.tver:6", "-o",
            "veroce.op_rtt_req:158");
        assertThat(shown.get(0).get("message.base")).isEqualTo(String.valueOf(0x7f00_0000_1100L - 512));
        assertThat(shown.get(1).get("retrans")).isEqualTo("1");
        assertThat(shown.get(1).get("resv7")).isEqualTo("0");
        assertThat(shown.get(1).experts()).containsExactly("rx_tver");
        assertThat(shown.get(2).experts()).isEqualTo(Set.of("trimmed"));
        assertThat(shown.get(3).get("counter")).isEqualTo("rx_ok");
        assertThat(shown.get(4).get("packet")).isEqualTo("RTT Request");
    }

    /** As the packet library writes it: the order of an acknowledgement is another thing then. */
    @Test void stampsEchoesAndCausesWhereEndsHaveAgreed() throws IOException, InterruptedException {
        var ends = new Address[] {Address.of(1, "10.0.0.1"), Address.of(2, "10.0.0.2")};
        for (byte[] frame : List.of(
                packet(ends, 0x0A).msn(9).reth(0x1000, 7, 4).payload(new byte[4]).stamp(0x2A5B).retransmission().frame(),
                packet(ends, 0x11).aeth(0x1F, 5).echo(new Echo(true, 0x1234, 77, 30)).frame(),
                packet(ends, 0x11).aeth(0x60, 5).packetOrder(0xFFFFFF).cause(DropCause.LAST_HOP).frame(),
                packet(ends, 0x11).aeth(0x61, 5).packetOrder(3).frame())) {
            frames.add(CapturedFrame.whole("frame " + frames.size(), frame));
        }
        for (boolean told : new boolean[] {true, false}) {
            List<Dissection> shown = Dissection.of(folder, frames, "-o", "veroce.cc_ext:" + (told ? "TRUE" : "FALSE"));
            assertThat(shown).extracting(one -> one.get("stamp")).containsExactly(told ? "10843" : null, null, null, null);
            assertThat(shown.get(0).get("retrans")).isEqualTo("1");
            for (var field : Map.of("held", "1", "stamp", "4660", "beyond", "77", "marks", "30").entrySet()) {
                assertThat(shown.get(1).get("echo." + field.getKey())).isEqualTo(told ? field.getValue() : null);
            }
            assertThat(shown.get(1).get("ack.first_psn") == null).as("no order").isEqualTo(told);
            assertThat(shown.get(2).get("drop.cause")).isEqualTo(told ? "cut by the last switch" : null);
            assertThat(shown.get(3).get("ack.first_psn")).as("a NAK tells its order").isNotNull();
        }
    }

    private static PacketBuilder packet(Address[] ends, int opcode) {
        return Packets.veroce(opcode).ethernet(ends[0].mac(), ends[1].mac()).ip(ends[0].ip(), ends[1].ip()).destQp(5)
            .psn(100);
    }

    @Test void anotherPort() throws IOException, InterruptedException {
        byte[] frame = new FrameBuilder().build();
        frame[36] = 0x13;
        frame[37] = (byte) 0x88;
        frames.add(CapturedFrame.whole("port 5000", FrameBuilder.seal(frame, 14, 34)));
        add("ACK");
        List<Dissection> shown = Dissection.of(folder, frames, "-o", "veroce.port:5000");
        assertThat(shown).extracting(one -> one.get("packet")).containsExactly("Send Only", null);
        assertThat(Dissection.of(folder, frames, "-d", "udp.port==5000,veroce"))
            .extracting(one -> one.get("counter")).containsExactly("rx_ok", "rx_ok");
    }

    /** An IPv4 frame around other bytes, without ICRC. */
    private static byte[] around(int protocol, byte[] header, byte[] inner) {
        byte[] frame = Arrays.copyOf(new FrameBuilder().build(), 34 + header.length + inner.length);
        frame[16] = (byte) (frame.length - 14 >> 8);
        frame[17] = (byte) (frame.length - 14);
        frame[23] = (byte) protocol;
        System.arraycopy(header, 0, frame, 34, header.length);
        System.arraycopy(inner, 0, frame, 34 + header.length, inner.length);
        return frame;
    }

    @Test void packetsInATunnelAreCheckedAndPacketsQuotedByIcmpAreNotBlamed()
            throws IOException, InterruptedException {
        byte[] packet = Shipped.frame("WRITE_ONLY");
        byte[] inner = Arrays.copyOfRange(packet, 14, packet.length);
        frames.add(CapturedFrame.whole("GRE", around(47, bytes(4, 0x0800), inner)));
        frames.add(CapturedFrame.whole("ICMP", around(1, bytes(4, 0x03030000, 4, 0), Arrays.copyOf(inner, 48))));
        List<Dissection> shown = Dissection.of(folder, frames);
        assertThat(shown).extracting(frame -> frame.get("psn")).containsExactly("100", "100");
        assertThat(shown).extracting(frame -> frame.get("icrc.status")).containsExactly("Good", "Unverified");
        assertThat(shown).extracting(frame -> frame.get("counter")).containsExactly("rx_ok", null);
        assertThat(shown.get(1).experts()).isEmpty();
    }
}
