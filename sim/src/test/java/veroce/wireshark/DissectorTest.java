package veroce.wireshark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.Shipped;
import veroce.TestTools;
import veroce.capture.CapturedFrame;
import veroce.packet.OpcodeFormat;
import veroce.packet.Opcodes;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.WirePort;

/** The Wireshark dissector on the sample frames of every packet format of the veRoCE profile. */
class DissectorTest {
    private static final Map<String, CapturedFrame> FRAMES = new LinkedHashMap<>();
    private static final Map<String, Dissection> SHOWN = new LinkedHashMap<>();

    @BeforeAll static void dissect(@TempDir Path folder) throws IOException, InterruptedException {
        TestTools.need("tshark");
        for (var line : Shipped.frames()) {
            if (PacketDecoder.decode(line.frame().bytes()).packet().port() == WirePort.VEROCE) {
                FRAMES.put(line.name(), line.frame());
            }
        }
        List<Dissection> all = Dissection.of(folder, new ArrayList<>(FRAMES.values()));
        assertThat(all).hasSameSizeAs(FRAMES.values());
        int i = 0;
        for (String name : FRAMES.keySet()) {
            SHOWN.put(name, all.get(i++));
        }
    }

    @Test void everyFieldInEveryFrameIsWhatTheReferenceDecoderReads() {
        FRAMES.forEach((name, frame) -> assertThat(SHOWN.get(name).values(ExpectedFields.DERIVED)).as(name)
            .isEqualTo(ExpectedFields.of(frame.bytes())));
    }

    @Test void theFramesHoldEveryOpcodeOfTheProfile() {
        Set<Integer> seen = new TreeSet<>();
        SHOWN.values().forEach(shown -> seen.add(Integer.valueOf(shown.get("opcode"))));
        assertThat(seen).containsAll(Opcodes.all(WirePort.VEROCE).stream().map(OpcodeFormat::opcode).toList());
    }

    @Test void payloadGoesToTheDataDissector() {
        FRAMES.forEach((name, frame) -> {
            Packet packet = PacketDecoder.decode(frame.bytes()).packet();
            String length = packet.payloadLength() == 0 ? null : String.valueOf(packet.payloadLength());
            if (!packet.trimmed()) {
                assertThat(SHOWN.get(name).fields().getOrDefault("data.len", List.of()).stream().findFirst()
                    .orElse(null)).as(name).isEqualTo(length);
            }
        });
    }

    @Test void goodFramesCarryNoExpertItemAndNoMalformedMark() {
        SHOWN.forEach((name, shown) -> {
            Set<String> expected = switch (name) {
                case "BAD_ICRC" -> Set.of("rx_icrc");
                case "TRIMMED_WRITE_MIDDLE" -> Set.of("trimmed");
                case "TRIMMED_STALE_LEN96" -> Set.of("trimmed", "rx_trim_payload");
                default -> Set.of();
            };
            assertThat(shown.experts()).as(name).isEqualTo(expected);
            // The UDP length of this one is stale on purpose, which Wireshark itself marks.
            assertThat(shown.malformed()).as(name).isEqualTo(name.equals("TRIMMED_STALE_LEN96"));
        });
    }

    /** Names as in the tables of the wire profile, told apart by the syndrome where one opcode has several. */
    @Test void packetsAreNamed() {
        Map<String, String> names = new LinkedHashMap<>();
        SHOWN.forEach((name, shown) -> names.put(name, shown.get("packet")));
        assertThat(names).containsEntry("SEND_FIRST_P256", "Send First").containsEntry("SEND_MIDDLE", "Send Middle")
            .containsEntry("SEND_LAST_PAD3", "Send Last").containsEntry("SEND_LAST_IMM", "Send Last Imm")
            .containsEntry("SEND_ONLY_EMPTY", "Send Only").containsEntry("SEND_ONLY_IMM_PAD1", "Send Only Imm")
            .containsEntry("WRITE_FIRST_P256", "Write First").containsEntry("WRITE_MIDDLE_P256", "Write Middle")
            .containsEntry("WRITE_LAST_RETRANS", "Write Last").containsEntry("WRITE_LAST_IMM", "Write Last Imm")
            .containsEntry("WRITE_ONLY", "Write Only").containsEntry("WRITE_ONLY_IMM", "Write Only Imm")
            .containsEntry("READ_REQ", "Read Request").containsEntry("READ_RESP_FIRST_P256", "Read Response First")
            .containsEntry("READ_RESP_MIDDLE_P256", "Read Response Middle")
            .containsEntry("READ_RESP_LAST", "Read Response Last")
            .containsEntry("READ_RESP_ONLY", "Read Response Only").containsEntry("ACK", "ACK")
            .containsEntry("RNR_NAK", "RNR NAK").containsEntry("FATAL_NAK_ACCESS", "NAK")
            .containsEntry("PKTDROP_NAK", "Packet Drop NAK").containsEntry("ATOMIC_ACK", "Atomic Acknowledge")
            .containsEntry("CMP_SWAP", "CmpSwap").containsEntry("FETCH_ADD", "FetchAdd")
            .containsEntry("SEND_LAST_INV", "Send Last Inv").containsEntry("SEND_ONLY_INV", "Send Only Inv")
            .containsEntry("SACK", "SACK").containsEntry("ACK_RSP", "ACK_Rsp")
            .containsEntry("PKTDROP_NAK_RSP", "Packet Drop NAK_Rsp").containsEntry("SACK_RSP", "SACK_Rsp")
            .containsEntry("CNP", "CNP").containsEntry("RTT_REQ", "RTT Request")
            .containsEntry("RTT_RSP", "RTT Response").containsEntry("SLOW_PACKET", "Slow-Packet");
    }

    @Test void acknowledgementsNameTheSpaceTheyAreAbout() {
        SHOWN.forEach((name, shown) -> assertThat(shown.get("about")).as(name).isEqualTo(
            switch (Integer.parseInt(shown.get("opcode"))) {
                case 0x11, 0x18 -> "SQ";
                case 0x19, 0x1e -> "RSP";
                default -> null;
            }));
    }

    private static String shown(String frame, String field) {
        return SHOWN.get(frame).get(field);
    }

    @Test void theMessageOfAPacket() {
        assertThat(shown("WRITE_LAST_RETRANS", "message.first_psn")).as("PSN 0x67, PO 3").isEqualTo("100");
        assertThat(shown("WRITE_LAST_RETRANS", "message.base")).as("0x7f0000004000 + 16 is the end of 12304 bytes")
            .isEqualTo(String.valueOf(0x7f00_0000_1000L));
        assertThat(shown("WRITE_MIDDLE_P256", "message.base")).as("PO 1, PMTU 256")
            .isEqualTo(String.valueOf(0x7f00_0000_1000L));
        assertThat(shown("WRITE_LAST_IMM", "message.base")).isEqualTo(String.valueOf(0x7f00_0000_2000L));
        assertThat(shown("WRITE_ONLY", "message.base")).isEqualTo(String.valueOf(0x7f00_0000_1000L));
        assertThat(shown("READ_REQ", "message.base")).isEqualTo(String.valueOf(0x7f00_0000_2000L));
        assertThat(shown("TRIMMED_WRITE_MIDDLE", "message.base")).as("the PMTU is cut away").isNull();
        assertThat(shown("READ_RESP_LAST", "message.first_psn")).as("PSN 0x201, PO 1").isEqualTo("512");
        assertThat(shown("ATOMIC_ACK", "message.first_psn")).isEqualTo("518");
        assertThat(shown("CNP", "message.first_psn")).isNull();
    }

    @Test void whatAnAcknowledgementSays() {
        assertThat(shown("ACK", "aeth.meaning")).isEqualTo("No credit information");
        assertThat(shown("ACK", "ack.next_psn")).as("0x67 + 1").isEqualTo("104");
        assertThat(shown("ACK", "ack.first_psn")).as("PO is not available").isNull();
        assertThat(shown("RNR_NAK", "aeth.meaning")).as("timer code 12").isEqualTo("Receiver not ready, wait 0.64 ms");
        assertThat(shown("RNR_NAK", "aeth.rnr_timer")).isEqualTo("0.64");
        assertThat(shown("RNR_NAK", "ack.next_psn")).as("the refused packet itself").isEqualTo("105");
        assertThat(shown("FATAL_NAK_ACCESS", "aeth.meaning")).isEqualTo("Remote access error");
        assertThat(shown("FATAL_NAK_ACCESS", "ack.first_psn")).as("PSN 0x77, PO 1").isEqualTo("118");
        assertThat(shown("PKTDROP_NAK", "aeth.meaning")).isEqualTo("Packet Drop");
        assertThat(shown("PKTDROP_NAK", "ack.next_psn")).as("it moves nothing").isNull();
        assertThat(shown("PKTDROP_NAK_RSP", "retrans")).isEqualTo("1");
    }

    @Test void selectiveAcknowledgementsAsRanges() {
        assertThat(shown("SACK", "sacketh.received")).as("0x66, 0x67, 0x69, 0x6a").isEqualTo("102-103, 105-106");
        assertThat(shown("SACK", "sacketh.missing")).as("0x65, 0x68").isEqualTo("101, 104");
        assertThat(SHOWN.get("SACK").all("sacketh.received_psn")).containsExactly("102", "103", "105", "106");
        assertThat(SHOWN.get("SACK").all("sacketh.missing_psn")).containsExactly("101", "104");
        assertThat(shown("SACK", "ack.first_psn")).as("next 0x65, PO 1").isEqualTo("100");
        // Length 4, start 0x201, bitmap 1010.
        assertThat(shown("SACK_RSP", "sacketh.received")).isEqualTo("514, 516");
        assertThat(shown("SACK_RSP", "sacketh.missing")).isEqualTo("513, 515");
        // Start 0xffffff, length 5, bitmap 10110: bits 1, 2 and 4 are PSNs 0, 1 and 3.
        assertThat(shown("SACK_PSN_WRAP", "sacketh.received")).isEqualTo("0-1, 3");
        assertThat(shown("SACK_PSN_WRAP", "sacketh.missing")).isEqualTo("16777215, 2");
        // Start 0xe5, length 128; clear are the bits 0, 63 and 127.
        assertThat(shown("SACK_CHUNK1", "sacketh.received")).isEqualTo("230-291, 293-355");
        assertThat(shown("SACK_CHUNK1", "sacketh.missing")).isEqualTo("229, 292, 356");
        assertThat(shown("SACK_CHUNK1", "becn")).isEqualTo("1");
    }

    @Test void roundTripTimes() {
        assertThat(shown("RTT_REQ", "rtteth.path")).isEqualTo("0");
        assertThat(shown("RTT_REQ", "rtteth.delay")).isNull();
        assertThat(shown("RTT_RSP", "rtteth.delay")).as("0x80000190 - 0x80000000").isEqualTo("400");
        assertThat(shown("RTT_RSP", "rtteth.rtt")).as("RX2 is not on the wire").isNull();
    }
}
