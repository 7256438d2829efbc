package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import rnic.wire.Extension;
import rnic.wire.PacketFormat;
import rnic.wire.Port;

/** The tables that the hardware is made from and those of the reference, written independently, say the same. */
class HardwareAgreementTest {
    private static final Map<String, List<HardwareLayouts.Signal>> LAYOUTS = layouts();

    private static Map<String, List<HardwareLayouts.Signal>> layouts() {
        try {
            return HardwareLayouts.all();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private record Row(int port, int opcode, String name, List<String> headers, int bytes) {}

    @Test void everyRowOfThePacketTables() {
        List<Row> hardware = new ArrayList<>();
        for (PacketFormat format : PacketFormat.ALL) {
            hardware.add(new Row(format.port().number(), format.opcode(), format.name(),
                format.extensions().stream().map(Extension::name).toList(), format.headerBytes()));
        }
        List<Row> reference = new ArrayList<>();
        for (WirePort port : WirePort.values()) {
            for (OpcodeFormat format : Opcodes.all(port)) {
                reference.add(new Row(port.number(), format.opcode(), format.name(),
                    format.headers().stream().map(HeaderKind::name).toList(), format.headerSize()));
            }
        }
        assertThat(reference).containsExactlyInAnyOrderElementsOf(hardware);
        assertThat(Port.values()).hasSameSizeAs(WirePort.values());
    }

    @Test void everyNamedOpcodeIsThatOfTheTables() throws IllegalAccessException {
        for (var constant : Opcode.class.getFields()) {
            int opcode = constant.getInt(null);
            OpcodeFormat format = Opcodes.find(WirePort.VEROCE, opcode);
            OpcodeFormat row = format == null ? Opcodes.find(WirePort.ROCE_V2, opcode) : format;
            String expected = switch (opcode) {
                case Opcode.ACKNOWLEDGE -> "ACK or NAK";
                case Opcode.ACKNOWLEDGE_RSP -> "ACK_Rsp or NAK_Rsp";
                case Opcode.CMP_SWAP -> "CmpSwap";
                case Opcode.FETCH_ADD -> "FetchAdd";
                case Opcode.SACK_RSP -> "SACK_Rsp";
                case Opcode.SLOW_PACKET -> "Slow-Packet signal";
                default -> constant.getName().toLowerCase(Locale.ROOT).replace('_', ' ');
            };
            assertThat(row.name()).isEqualToIgnoringCase(expected);
        }
        assertThat(Opcode.class.getFields()).hasSize(32);
    }

    @Test void everyFieldOfEveryExtensionHeaderIsReadFromTheSameBits() {
        for (HeaderKind kind : HeaderKind.values()) {
            fieldByField(kind.read(new byte[kind.size()], 0).getClass().getSimpleName(), kind.size(),
                bytes -> Headers.of(kind.read(bytes, 0)));
        }
    }

    @Test void everyFieldOfTheOtherHeadersIsReadFromTheSameBits() {
        fieldByField("Bth", Bth.SIZE, bytes -> Headers.of(Bth.read(bytes, 0)));
        fieldByField("Udp", Udp.SIZE, bytes -> Headers.of(Udp.read(bytes, 0)));
        fieldByField("Ipv4", IpHeader.V4.SIZE, bytes -> Headers.of(IpHeader.V4.read(bytes, 0)));
        fieldByField("Ipv6", IpHeader.V6.SIZE, bytes -> Headers.of(IpHeader.V6.read(bytes, 0)));
        fieldByField("Ethernet", 14, bytes -> Headers.of(PacketDecoder.decode(bytes).packet().ethernet(), false));
        fieldByField("Vlan", 4, HardwareAgreementTest::tag);
        assertThat(LAYOUTS.keySet()).as("headers of the hardware").hasSize(6 + HeaderKind.values().length);
    }

    private static Header tag(byte[] tag) {
        byte[] frame = new byte[18];
        frame[12] = (byte) 0x81;
        System.arraycopy(tag, 0, frame, 14, 4);
        Packet packet = PacketDecoder.decode(frame).packet();
        return Headers.of(packet.vlan(), packet.ethernet().etherType());
    }

    private interface Reader {
        Header read(byte[] bytes);
    }

    /** Sets one signal of the hardware to ones and looks for the ones in what the reference read. */
    private static void fieldByField(String name, int size, Reader reader) {
        List<HardwareLayouts.Signal> signals = LAYOUTS.get(name);
        assertThat(signals.getLast().last()).as(name).isEqualTo(8 * size - 1);
        for (HardwareLayouts.Signal signal : signals) {
            byte[] bytes = new byte[size];
            for (int bit = signal.from(); bit <= signal.last(); bit++) {
                bytes[bit / 8] |= (byte) (0x80 >> bit % 8);
            }
            Header header = reader.read(bytes);
            assertThat(header.bytes()).as(name + " " + signal.name()).isEqualTo(bytes);
            assertThat(boundaries(header)).contains(signal.from(), signal.last() + 1);
        }
    }

    private static TreeSet<Integer> boundaries(Header header) {
        TreeSet<Integer> boundaries = new TreeSet<>(List.of(0));
        for (HeaderField field : header.fields()) {
            boundaries.add(boundaries.last() + field.bits());
        }
        return boundaries;
    }
}
