package rnic.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The packet formats as sections 7 and 8 of the wire profile print them, typed again so that they can judge the table
 * of the design.
 */
public final class ProfileTables {
    /**
     * A line of the document.
     *
     * @param headers the extension headers with their offsets from the first byte of the base transport header
     * @param bytes   the column hdr
     */
    public record Line(int port, int opcode, Map<String, Integer> headers, int bytes) {}

    private static final String VEROCE = """
        00 | BTH 0, MSNETH 12, RQETH 16 | 20
        01 | BTH 0, MSNETH 12, RQETH 16, POETH 20 | 24
        02 | BTH 0, MSNETH 12, RQETH 16, POETH 20 | 24
        03 | BTH 0, MSNETH 12, RQETH 16, POETH 20, ImmDt 24 | 28
        04 | BTH 0, MSNETH 12, RQETH 16 | 20
        05 | BTH 0, MSNETH 12, RQETH 16, ImmDt 20 | 24
        06 | BTH 0, MSNETH 12, RETH 16 | 32
        07 | BTH 0, MSNETH 12, RETH 16, POETH 32 | 36
        08 | BTH 0, MSNETH 12, RETH 16, POETH 32 | 36
        09 | BTH 0, MSNETH 12, RETH 16, RQETH 32, POETH 36, ImmDt 40 | 44
        0A | BTH 0, MSNETH 12, RETH 16 | 32
        0B | BTH 0, MSNETH 12, RETH 16, RQETH 32, ImmDt 36 | 40
        0C | BTH 0, MSNETH 12, RETH 16 | 32
        0D | BTH 0, MSNETH 12, AETH 16 | 20
        0E | BTH 0, MSNETH 12, AETH 16, POETH 20 | 24
        0F | BTH 0, MSNETH 12, AETH 16, POETH 20 | 24
        10 | BTH 0, MSNETH 12, AETH 16 | 20
        11 | BTH 0, AETH 12, POETH 16 | 20
        12 | BTH 0, MSNETH 12, AETH 16, AtomicAckETH 20 | 28
        13 | BTH 0, MSNETH 12, AtomicETH 16 | 44
        14 | BTH 0, MSNETH 12, AtomicETH 16 | 44
        16 | BTH 0, MSNETH 12, RQETH 16, POETH 20, IETH 24 | 28
        17 | BTH 0, MSNETH 12, RQETH 16, IETH 20 | 24
        18 | BTH 0, AETH 12, POETH 16, SACKETH 20 | 40
        19 | BTH 0, AETH 12, POETH 16 | 20
        1E | BTH 0, AETH 12, POETH 16, SACKETH 20 | 40
        81 | BTH 0, Resv16 12 | 28
        82 | BTH 0, RTTETH 12 | 32
        83 | BTH 0, RTTETH 12 | 32
        84 | BTH 0 | 12
        """;

    private static final String ROCE = """
        00 | BTH 0 | 12
        01 | BTH 0 | 12
        02 | BTH 0 | 12
        03 | BTH 0, ImmDt 12 | 16
        04 | BTH 0 | 12
        05 | BTH 0, ImmDt 12 | 16
        06 | BTH 0, RETH 12 | 28
        07 | BTH 0 | 12
        08 | BTH 0 | 12
        09 | BTH 0, ImmDt 12 | 16
        0A | BTH 0, RETH 12 | 28
        0B | BTH 0, RETH 12, ImmDt 28 | 32
        0C | BTH 0, RETH 12 | 28
        0D | BTH 0, AETH 12 | 16
        0E | BTH 0 | 12
        0F | BTH 0, AETH 12 | 16
        10 | BTH 0, AETH 12 | 16
        11 | BTH 0, AETH 12 | 16
        12 | BTH 0, AETH 12, AtomicAckETH 16 | 24
        13 | BTH 0, AtomicETH 12 | 40
        14 | BTH 0, AtomicETH 12 | 40
        16 | BTH 0, IETH 12 | 16
        17 | BTH 0, IETH 12 | 16
        64 | BTH 0, DETH 12 | 20
        81 | BTH 0, Resv16 12 | 28
        """;

    /**
     * Not in section 8, which is about reliable connections: IBTA's Sends and Writes of unreliable ones, and the
     * datagram with immediate.
     */
    private static final String ROCE_UNRELIABLE = """
        20 | BTH 0 | 12
        21 | BTH 0 | 12
        22 | BTH 0 | 12
        23 | BTH 0, ImmDt 12 | 16
        24 | BTH 0 | 12
        25 | BTH 0, ImmDt 12 | 16
        26 | BTH 0, RETH 12 | 28
        27 | BTH 0 | 12
        28 | BTH 0 | 12
        29 | BTH 0, ImmDt 12 | 16
        2A | BTH 0, RETH 12 | 28
        2B | BTH 0, RETH 12, ImmDt 28 | 32
        65 | BTH 0, DETH 12, ImmDt 20 | 24
        """;

    /** Every line. */
    public static final List<Line> LINES = lines();

    private ProfileTables() {}

    private static List<Line> lines() {
        var lines = new ArrayList<Line>();
        read(4794, VEROCE, lines);
        read(4791, ROCE, lines);
        read(4791, ROCE_UNRELIABLE, lines);
        return List.copyOf(lines);
    }

    private static void read(int port, String table, List<Line> lines) {
        for (var row : table.lines().toList()) {
            var columns = row.split("\\|");
            var headers = new LinkedHashMap<String, Integer>();
            for (var header : columns[1].split(",")) {
                var words = header.strip().split(" ");
                headers.put(words[0].toUpperCase(Locale.ROOT), Integer.parseInt(words[1]));
            }
            headers.remove("BTH");
            lines.add(new Line(port, Integer.parseInt(columns[0].strip(), 16), headers,
                Integer.parseInt(columns[2].strip())));
        }
    }
}
