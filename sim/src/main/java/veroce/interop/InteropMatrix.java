package veroce.interop;

import java.util.ArrayList;
import java.util.List;

/**
 * The rows that are run, always in this order: every tool both ways, then one thing after the other that may differ.
 */
public final class InteropMatrix {
    private static final int PMTU = 1024;
    private static final int MANY = 64 * 1024;
    private static final List<PerftestTool> COPIES = List.of(PerftestTool.WRITE_BW, PerftestTool.SEND_BW,
        PerftestTool.READ_BW);
    private static final List<PerftestTool> LOADS = List.of(PerftestTool.WRITE_BW, PerftestTool.SEND_BW,
        PerftestTool.READ_BW, PerftestTool.FETCH_ADD, PerftestTool.CMP_SWAP);
    private static final List<Impairment> HARM = List.of(new Impairment(0.001, 0, 0), new Impairment(0.01, 0, 0),
        new Impairment(0, 0.01, 0), new Impairment(0, 0, 0.01), new Impairment(0.01, 0.01, 0.01));

    private final List<InteropRow> rows = new ArrayList<>();

    private InteropMatrix() {}

    public static List<InteropRow> all() {
        var matrix = new InteropMatrix();
        matrix.add(List.of(PerftestTool.values()), 1, 4096, 50, PMTU, false, Impairment.NONE);
        for (int size : List.of(1, 5000, 1 << 20)) {
            matrix.add(COPIES, 1, size, size > MANY ? 5 : 50, PMTU, false, Impairment.NONE);
        }
        matrix.add(LOADS, 4, 4096, 50, PMTU, false, Impairment.NONE);
        for (int pmtu : List.of(256, 512, 2048, 4096)) {
            matrix.add(COPIES, 1, MANY, 5, pmtu, false, Impairment.NONE);
        }
        matrix.add(List.of(PerftestTool.values()), 1, 4096, 50, PMTU, true, Impairment.NONE);
        for (Impairment harm : HARM) {
            matrix.add(LOADS, 2, 8192, 100, PMTU, false, harm);
        }
        return List.copyOf(matrix.rows);
    }

    private void add(List<PerftestTool> tools, int queuePairs, int size, int iterations, int pmtu, boolean v6,
                     Impairment impairment) {
        for (PerftestTool tool : tools) {
            for (boolean guestIsClient : new boolean[] {true, false}) {
                rows.add(new InteropRow(tool, guestIsClient, queuePairs, tool.atomic() ? Long.BYTES
                    : tool.latency() ? Math.min(size, 64) : size, iterations, pmtu, v6, impairment));
            }
        }
    }
}
