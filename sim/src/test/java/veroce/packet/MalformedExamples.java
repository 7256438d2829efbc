package veroce.packet;

import static veroce.packet.ForcedField.DESTINATION_PORT;
import static veroce.packet.ForcedField.ICRC;
import static veroce.packet.ForcedField.IP_CHECKSUM;
import static veroce.packet.ForcedField.IP_LENGTH;
import static veroce.packet.ForcedField.IP_VERSION;
import static veroce.packet.ForcedField.MORE_FRAGMENTS;
import static veroce.packet.ForcedField.OPCODE;
import static veroce.packet.ForcedField.PAD_COUNT;
import static veroce.packet.ForcedField.TRANSPORT_VERSION;
import static veroce.packet.ForcedField.UDP_LENGTH;

import java.util.Arrays;
import java.util.List;

/** The rows of the malformed-input table that a frame alone decides, in the order of the checks, each with a frame. */
final class MalformedExamples {

    /** @param frame null for the row that needs a setting other than that of reset */
    record Row(String number, String condition, Disposition counter, byte[] frame) {}

    private MalformedExamples() {}

    static List<Row> rows() {
        byte[] trimmedStump = Arrays.copyOf(trimmed(Opcode.SEND_ONLY).frame(), 34 + 19);
        byte[] good = send().frame();
        return List.of(
            new Row("2", "the frame has more than 4210 bytes", Disposition.RX_LONG,
                send().trailer(new byte[4200]).frame()),
            new Row("3", "not for RDMA: other EtherType, second tag, IPv4 options, not UDP, other destination port or"
                + " none left", Disposition.RX_OTHER, send().force(DESTINATION_PORT, 53).frame()),
            new Row("4", "IHL below 5, or another IP version than the EtherType says", Disposition.RX_IP_HDR,
                send().force(IP_VERSION, 6).frame()),
            new Row("5", "wrong IPv4 header checksum", Disposition.RX_IP_CSUM, send().force(IP_CHECKSUM, 1).frame()),
            new Row("6", "IPv4 fragment", Disposition.RX_IP_FRAG, send().force(MORE_FRAGMENTS, 1).frame()),
            new Row("7", "trimmed, fewer than 20 bytes from the UDP header on", Disposition.RX_TRIM_SHORT,
                trimmedStump),
            new Row("8", "trimmed with a bad ICRC, if a good one is demanded", Disposition.RX_TRIM_ICRC, null),
            new Row("9", "trimmed, but to port 4791 or of an opcode that numbers nothing", Disposition.RX_TRIM_BAD,
                trimmed(Opcode.SLOW_PACKET).frame()),
            new Row("11", "trimmed, but more than headers and ICRC is left", Disposition.RX_TRIM_PAYLOAD,
                trimmed(Opcode.SEND_ONLY).payload(new byte[8]).frame()),
            new Row("12", "trimmed, otherwise", Disposition.RX_TRIM_NAK, trimmed(Opcode.SEND_ONLY).frame()),
            new Row("13", "the IP length reaches beyond the frame", Disposition.RX_LEN_IP,
                Arrays.copyOf(good, good.length - 1)),
            new Row("14", "fewer than 24 bytes of IP payload", Disposition.RX_SHORT,
                send().force(IP_LENGTH, 20 + 23).frame()),
            new Row("15", "UDP length is not the length of the IP payload", Disposition.RX_LEN_UDP,
                send().force(UDP_LENGTH, 99).frame()),
            new Row("16", "wrong ICRC", Disposition.RX_ICRC, send().force(ICRC, 1).frame()),
            new Row("17", "TVer is not 0", Disposition.RX_TVER, send().force(TRANSPORT_VERSION, 6).frame()),
            new Row("18", "neither RC nor a signal, except UD to queue pair 1 of port 4791", Disposition.RX_TRANSPORT,
                send().force(OPCODE, 0x24).frame()),
            new Row("19", "opcode without a row in the packet table of the port", Disposition.RX_OPCODE,
                send().force(OPCODE, 0x1f).frame()),
            new Row("20", "too short for the headers of the opcode", Disposition.RX_HDR_SHORT,
                send().payload().force(OPCODE, Opcode.WRITE_ONLY).frame()),
            new Row("21", "payload with pad no multiple of 4 or shorter than PadCnt; PadCnt without payload, or in a"
                + " First or Middle", Disposition.RX_PAD, send().payload(new byte[5]).pad().frame()),
            new Row("22", "payload where there is none; a tail of a CNP that is neither 0 nor 16 bytes",
                Disposition.RX_LEN_OP, Packets.veroce(Opcode.SLOW_PACKET).destQp(1).psn(2).unchecked()
                    .payload(new byte[4]).force(PAD_COUNT, 0).frame()));
    }

    private static PacketBuilder send() {
        return Packets.veroce(Opcode.SEND_ONLY).destQp(1).psn(2).msn(3).rqMsn(4).payload(new byte[16]);
    }

    private static PacketBuilder trimmed(int opcode) {
        PacketBuilder builder = Packets.veroce(opcode).dscp(TrafficClasses.TRIMMED).destQp(1).psn(2);
        return opcode == Opcode.SEND_ONLY ? builder.msn(3).rqMsn(4) : builder;
    }
}
