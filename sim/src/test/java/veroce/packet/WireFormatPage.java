package veroce.packet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;

/** The tables of the manual's page about the wire, made from the tables of hardware and reference. */
final class WireFormatPage {
    private WireFormatPage() {}

    /** Every table by its name on the page. */
    static Map<String, String> tables() throws ReflectiveOperationException {
        Map<String, String> tables = new LinkedHashMap<>();
        tables.put("outer headers", layouts(outer()));
        tables.put("base transport header", layouts(List.of(Headers.of(Bth.read(new byte[Bth.SIZE], 0)))));
        tables.put("extension headers", layouts(extensions()));
        tables.put("syndromes", syndromes());
        tables.put("packets of port 4794", packets(WirePort.VEROCE));
        tables.put("packets of port 4791", packets(WirePort.ROCE_V2));
        tables.put("ICRC", IcrcCoverage.table());
        tables.put("malformed input", malformed());
        return tables;
    }

    private static String packets(WirePort port) {
        boolean veroce = port == WirePort.VEROCE;
        StringBuilder table = new StringBuilder(
            veroce ? "| op | packet | headers and their offsets | hdr | payload | space | uses | DSCP, ECN |\n"
                : "| op | packet | headers and their offsets | hdr | payload | PSNs | DSCP, ECN |\n");
        table.append(veroce ? "|---|---|---|---|---|---|---|---|\n" : "|---|---|---|---|---|---|---|\n");
        for (OpcodeFormat format : Opcodes.all(port)) {
            int dscp = TrafficClasses.dscp(format.opcode(), format.carriesPayload());
            table.append(row(String.format(Locale.ROOT, "%02X", format.opcode()), format.name(), chain(format),
                "" + format.headerSize(), payload(format), veroce ? space(format) + " | " + uses(format) : psns(format),
                dscp + ", " + TrafficClasses.ecn(format.opcode())));
        }
        return table.toString();
    }

    private static String chain(OpcodeFormat format) {
        StringJoiner chain = new StringJoiner(", ").add("BTH 0");
        int at = Bth.SIZE;
        for (HeaderKind kind : format.headers()) {
            chain.add(kind.title() + " " + at);
            at += kind.size();
        }
        return chain.toString();
    }

    private static String payload(OpcodeFormat format) {
        return switch (format.payload()) {
            case NONE -> "-";
            case FIRST, MIDDLE -> "PMTU";
            case LAST -> "1..PMTU";
            case ONLY -> "0..PMTU";
        };
    }

    private static String space(OpcodeFormat format) {
        if (format.consumesPsn()) {
            return format.space().name();
        }
        return switch (format.opcode()) {
            case Opcode.ACKNOWLEDGE, Opcode.SACK -> "about SQ";
            case Opcode.ACKNOWLEDGE_RSP, Opcode.SACK_RSP -> "about RSP";
            default -> "-";
        };
    }

    private static String uses(OpcodeFormat format) {
        if (!format.consumesPsn()) {
            return "-";
        }
        String message = format.headers().contains(HeaderKind.MSNETH) ? " M" : "";
        return "P" + message + (format.headers().contains(HeaderKind.RQETH) ? " R" : "");
    }

    private static String psns(OpcodeFormat format) {
        return switch (format.opcode()) {
            case Opcode.READ_REQUEST -> "max(1, DMALen / PMTU rounded up)";
            case Opcode.READ_RESPONSE_FIRST, Opcode.READ_RESPONSE_MIDDLE, Opcode.READ_RESPONSE_LAST,
                Opcode.READ_RESPONSE_ONLY -> "of the request, + packet index";
            case Opcode.ATOMIC_ACKNOWLEDGE -> "of the request";
            case Opcode.ACKNOWLEDGE -> "the acknowledged one";
            case Opcode.CNP -> "-";
            default -> format.consumesPsn() ? "1" : "1, not tracked";
        };
    }

    private static List<Header> outer() {
        byte[] v4 = Packets.veroce(Opcode.SLOW_PACKET).vlan(1).destQp(0).psn(0).frame();
        byte[] v6 = Packets.veroce(Opcode.SLOW_PACKET).ipv6("::1", "::2").destQp(0).psn(0).frame();
        List<Header> headers = new ArrayList<>(Headers.of(PacketDecoder.decode(v4).packet()));
        headers.removeLast();
        headers.add(3, Headers.of(PacketDecoder.decode(v6).packet().ip()));
        return headers;
    }

    private static List<Header> extensions() {
        List<Header> headers = new ArrayList<>();
        for (HeaderKind kind : HeaderKind.values()) {
            headers.add(Headers.of(kind.read(new byte[kind.size()], 0)));
        }
        return headers;
    }

    /** A table with every field of the headers; the notes are those of the signals that the hardware has there. */
    private static String layouts(List<Header> headers) throws ReflectiveOperationException {
        Map<String, List<HardwareLayouts.Signal>> hardware = HardwareLayouts.all();
        StringBuilder table = new StringBuilder("| header | bytes | bits | field | in the hardware | note"
            + " |\n|---|---|---|---|---|---|\n");
        for (Header header : headers) {
            String type = header.name().equals("802.1Q") ? "vlan" : header.name();
            List<HardwareLayouts.Signal> signals = hardware.entrySet().stream()
                .filter(entry -> entry.getKey().equalsIgnoreCase(type)).findFirst().orElseThrow().getValue();
            String title = header.name();
            String bytes = "" + header.bits() / 8;
            for (HardwareLayouts.Signal signal : signals) {
                table.append(row(title, bytes, signal.bits() == 1 ? "" + signal.from()
                    : signal.from() + "-" + signal.last(), names(header, signal), "`" + signal.name() + "`",
                    signal.note()));
                title = "";
                bytes = "";
            }
        }
        return table.toString();
    }

    private static String names(Header header, HardwareLayouts.Signal signal) {
        StringJoiner names = new StringJoiner(", ");
        int at = 0;
        for (HeaderField field : header.fields()) {
            if (at >= signal.from() && at <= signal.last()) {
                names.add(field.name());
            }
            at += field.bits();
        }
        return names.toString();
    }

    private static String syndromes() {
        StringBuilder table = new StringBuilder("| syndrome | on 4794 | on 4791 | may stand in |\n|---|---|---|---|\n");
        int from = 0;
        for (int syndrome = 1; syndrome <= 256; syndrome++) {
            if (syndrome == 256 || syndrome == 0x1f || !kind(syndrome).equals(kind(from))) {
                String range = syndrome == from + 1 ? hex(from) : hex(from) + ".." + hex(syndrome - 1);
                table.append(row(range, kind(WirePort.VEROCE, from), kind(WirePort.ROCE_V2, from), formats(from)));
                from = syndrome;
            }
        }
        return table.toString();
    }

    private static String kind(int syndrome) {
        return kind(WirePort.VEROCE, syndrome) + kind(WirePort.ROCE_V2, syndrome) + formats(syndrome);
    }

    private static String kind(WirePort port, int syndrome) {
        return Syndrome.text(port, syndrome).replaceAll("(code|timer) [0-9]+", "$1");
    }

    private static String formats(int syndrome) {
        StringJoiner names = new StringJoiner(", ");
        for (OpcodeFormat format : Opcodes.all(WirePort.VEROCE)) {
            if (format.headers().contains(HeaderKind.AETH) && Syndrome.mayStandIn(format, syndrome)) {
                names.add(String.format(Locale.ROOT, "%02X", format.opcode()));
            }
        }
        return names.length() == 0 ? "-" : names.toString();
    }

    private static String malformed() {
        StringBuilder table = new StringBuilder("| row | condition | counter |\n|---|---|---|\n");
        for (MalformedExamples.Row row : MalformedExamples.rows()) {
            table.append(row(row.number(), row.condition(), "`" + row.counter().counter() + "`"));
        }
        return table.toString();
    }

    static String row(String... cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }

    private static String hex(int value) {
        return String.format(Locale.ROOT, "0x%02X", value);
    }
}
