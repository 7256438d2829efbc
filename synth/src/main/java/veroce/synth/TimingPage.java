package veroce.synth;

import hdl.Design;
import hdl.emit.Style;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import rnic.protocol.RnicParameters;
import rnic.top.Rnic;
import veroce.VeroceException;
import veroce.delivery.Block;
import veroce.report.AtomicFile;
import veroce.report.Table;

/** Makes the tables of {@code docs/timing.md} from committed figures and from the circuits as they are now. */
public final class TimingPage {
    /** Blocks that other blocks of the list contain, and one that the NIC does not have. */
    private static final Set<String> PARTS = Set.of("parser", "icrc-checker", "sack-tracker", "frame-builder",
        "header-builder", "payload-aligner", "icrc-inserter", "receive-front");
    private static final String END = "<!-- end -->\n";

    private final Map<String, Figures> figures;
    private final Map<String, String> current = new LinkedHashMap<>();

    private TimingPage(Map<String, Figures> figures) {
        this.figures = figures;
        for (var blocks : List.of(Block.ALL, Block.WHOLE)) {
            for (var block : blocks) {
                current.put(block.name(), Fingerprint.ofTexts(block.verilog(Style.GOLDEN).files()));
            }
        }
    }

    /** Writes the page of this project anew, from its own figures. */
    public static void write(Path root) throws IOException {
        var page = page(root);
        var made = made(root);
        if (!Files.readString(page).equals(made)) {
            AtomicFile.write(page, made.getBytes(StandardCharsets.UTF_8));
        }
    }

    static Path page(Path root) {
        return root.resolve("docs/timing.md");
    }

    /** What the page should say. */
    static String made(Path root) throws IOException {
        var tables = new TimingPage(FigureFile.read(root.resolve("docs/synthesis.json")));
        var text = Files.readString(page(root));
        text = replaced(text, "blocks", tables.blocks());
        text = replaced(text, "sum", tables.sum());
        text = replaced(text, "paths", tables.paths());
        text = replaced(text, "memories", tables.memories());
        text = replaced(text, "ultra", ultra());
        return replaced(text, "state", QueuePairBudgets.page(RnicParameters.ALVEO_100G));
    }

    private static String replaced(String text, String name, String table) {
        var mark = "<!-- made: " + name + " -->\n";
        int begin = text.indexOf(mark) + mark.length();
        int end = text.indexOf(END, begin);
        if (begin < mark.length() || end < 0) {
            throw VeroceException.input("docs/timing.md has no place for its table '" + name + "'");
        }
        return text.substring(0, begin) + table + text.substring(end);
    }

    private boolean isStale(String block) {
        return !current.get(block).equals(figures.get(block).verilog());
    }

    private String blocks() {
        var text = new StringBuilder("| block | LUT | FF | BRAM36 | URAM | DSP | levels | in | out | through | |\n"
            + "|---|---|---|---|---|---|---|---|---|---|---|\n");
        for (var block : current.keySet()) {
            var it = figures.get(block);
            text.append("| ").append(block).append(" | ");
            if (it == null) {
                text.append("| | | | | | | | | not measured |\n");
            } else {
                for (var figure : it.limited()) {
                    text.append(figure(figure.value())).append(" | ");
                }
                text.append(isStale(block) ? "stale |\n" : "|\n");
            }
        }
        return text.toString();
    }

    private static String figure(Double value) {
        return value == null ? "-" : value == Math.rint(value) ? Table.number(value) : Double.toString(value);
    }

    private String sum() {
        double lut = 0;
        double ff = 0;
        double bram = 0;
        double uram = 0;
        double dsp = 0;
        for (var block : figures.entrySet()) {
            if (!PARTS.contains(block.getKey()) && !isWhole(block.getKey())) {
                lut += block.getValue().lut();
                ff += block.getValue().ff();
                bram += block.getValue().bram36();
                uram += block.getValue().uram();
                dsp += block.getValue().dsp();
            }
        }
        return "| | LUT | FF | BRAM36 | URAM | DSP |\n|---|---|---|---|---|---|\n"
            + "| sum of the measured blocks | " + String.join(" | ", List.of(figure(lut), figure(ff), figure(bram),
                figure(uram), figure(dsp))) + " |\n"
            + "| U50 | 872,000 | | 1,344 | 640 | |\n"
            + "| share | " + percent(lut / 872_000) + " | | " + percent(bram / 1344) + " | " + percent(uram / 640)
            + " | |\n| budget | 20 % | | 30 % | 30 % | |\n";
    }

    private static String percent(double share) {
        return Math.round(share * 1000) / 10.0 + " %";
    }

    private static boolean isWhole(String name) {
        return Block.WHOLE.stream().anyMatch(block -> block.name().equals(name));
    }

    private String paths() {
        var text = new StringBuilder("| block | levels | from, to | what it is |\n|---|---|---|---|\n");
        for (var block : current.keySet()) {
            var it = figures.get(block);
            if (it != null && it.longest() != null) {
                text.append("| ").append(block).append(isStale(block) ? " (stale)" : "").append(" | ")
                    .append(figure(it.levels())).append(" | `").append(it.longest().from()).append("` to `")
                    .append(it.longest().to()).append("` | ").append(it.longest().route()).append(" |\n");
            }
        }
        return text.toString();
    }

    /** The UltraRAM of the largest configuration, by the rule and not by Yosys. */
    private static String ultra() {
        var text = new StringBuilder("| memory | words | arrays | columns x cascade | UltraRAMs | latency | registers, "
            + "wanted |\n|---|---|---|---|---|---|---|\n");
        int sum = 0;
        for (var table : UltraTable.of(Design.of(new Rnic(RnicParameters.ALVEO_100G)))) {
            text.append("| `").append(table.path()).append("` | ").append(Table.number(table.words())).append(" x ")
                .append(table.word()).append(" | ").append(table.arrays()).append(" of ")
                .append(Table.number(table.rows())).append(" x ").append(table.width()).append(" | ")
                .append(table.columns()).append(" x ").append(table.cascade()).append(" | ").append(table.count())
                .append(" | ").append(table.latency()).append(" | ").append(table.registers()).append(", ")
                .append(table.wanted()).append(" |\n");
            sum += table.count();
        }
        return text.append("| sum | | | | ").append(sum).append(" | | |\n").toString();
    }

    private String memories() {
        var text = new StringBuilder("| block | arrays and the primitives of each |\n|---|---|\n");
        for (var block : current.keySet()) {
            var it = figures.get(block);
            if (it != null && !it.memories().isEmpty() && !isWhole(block)) {
                text.append("| ").append(block).append(isStale(block) ? " (stale)" : "").append(" | ");
                var gap = "";
                for (var kind : it.memories().entrySet()) {
                    text.append(gap).append(kind.getKey()).append(":");
                    var comma = " ";
                    for (var array : kind.getValue().entrySet()) {
                        text.append(comma).append('`').append(array.getKey()).append("` ").append(array.getValue());
                        comma = ", ";
                    }
                    gap = "; ";
                }
                text.append(" |\n");
            }
        }
        return text.toString();
    }
}
