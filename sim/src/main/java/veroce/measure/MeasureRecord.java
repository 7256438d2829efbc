package veroce.measure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import veroce.VeroceException;
import veroce.report.AtomicFile;
import veroce.report.Picture;
import veroce.report.Report;
import veroce.report.Row;
import veroce.report.Table;

/**
 * The committed record: {@code docs/measured} holds the report and its page; the tables of {@code docs/measurement.md} and
 * the README's pictures are made from the report.
 */
public final class MeasureRecord {
    /** The width and height of pictures. */
    public static final int WIDTH = 900;
    public static final int HEIGHT = 480;

    private static final String MARK = "<!-- made: measured -->\n";
    private static final String END = "<!-- end -->\n";
    /** Scenarios whose first plot is kept as a picture. */
    static final List<String> PICTURES = List.of("loss", "rocev2");
    /** What the document shows of each scenario beside targets; the page has everything. */
    private static final Set<String> SHOWN = Set.of("goodput_percent_of_line", "goodput_by_size", "goodput_by_pmtu",
        "goodput_by_queue_pairs", "million_packets_per_second", "writes_per_second", "sends_per_second",
        "reads_per_second", "atomics_per_second", "recovery_microseconds", "spurious_retransmissions_percent",
        "completion_p99", "cycles_per_second", "cache_miss_seconds", "cache_hit_seconds", "message_cycles.p50",
        "message_cycles.p99.9");

    /** Before the title of a scenario in the configuration of a report: the command that measures it alone. */
    public static final String REPEAT = "repeat ";

    private MeasureRecord() {}

    public static Path json(Path root) {
        return root.resolve("docs/measured/measure.json");
    }

    public static Path page(Path root) {
        return root.resolve("docs/measured/measure.html");
    }

    static Path document(Path root) {
        return root.resolve("docs/measurement.md");
    }

    /** The first plot of a scenario that the README shows. */
    static Path picture(Path root, String scenario) {
        return root.resolve("docs/pictures/" + scenario + ".svg");
    }

    /** The committed report, or null if there is none. */
    private static Report read(Path root) throws IOException {
        return Files.exists(json(root)) ? Report.read(json(root)) : null;
    }

    /** Refuses what does not go with the scenarios of the record that stay. */
    public static void demandSame(Path root, String configuration, long seed, List<Scenario> chosen) throws IOException {
        var old = read(root);
        if (old == null || chosen.containsAll(Scenarios.ALL)) {
            return;
        }
        if (old.seed() != seed || !configuration.equals(old.configuration().get("configuration"))) {
            throw VeroceException.usage("--record: the record is of seed " + old.seed() + " and configuration "
                + old.configuration().get("configuration") + "; measure with these, or all scenarios");
        }
    }

    /** Some scenarios take the place of those of the record; others stay as they are. */
    public static void put(Path root, Report report, List<Scenario> chosen) throws IOException {
        var old = read(root);
        var about = new LinkedHashMap<String, Object>();
        var rows = new ArrayList<Row>();
        if (old != null) {
            about.putAll(old.configuration());
        }
        about.putAll(report.configuration());
        if (old != null && !chosen.containsAll(Scenarios.ALL)) {
            about.put("size", old.configuration().get("size"));   // its own stands in the command of each scenario
        }
        about.put("repeat", "./veroce measure --record");
        for (var scenario : Scenarios.ALL) {
            var from = chosen.contains(scenario) || old == null ? report : old;
            rows.addAll(Scenarios.rows(from.rows(), scenario.title()));
        }
        AtomicFile.write(json(root), new Report("measure", about, report.seed(), report.result(), rows).toJson()
            .getBytes(StandardCharsets.UTF_8));
    }

    static String picture(Report report, String scenario) {
        var rows = Scenarios.rows(report.rows(), scenario);
        return Picture.svg(Scenarios.named(scenario).charts(rows).subList(0, 1), WIDTH, HEIGHT).getFirst();
    }

    /** Makes page, document and pictures anew from the report that is there. */
    public static void write(Path root) throws IOException {
        var report = Report.read(json(root));
        writePage(report, page(root));
        AtomicFile.write(document(root), made(root, report).getBytes(StandardCharsets.UTF_8));
        for (var scenario : PICTURES) {
            if (!Scenarios.rows(report.rows(), scenario).isEmpty()) {
                AtomicFile.write(picture(root, scenario), picture(report, scenario).getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    static void writePage(Report report, Path file) throws IOException {
        MeasurePage.write(report, verdict(report.rows()), String.valueOf(report.configuration().get("repeat")), file);
    }

    /** What the document should say. */
    static String made(Path root, Report report) throws IOException {
        var text = Files.readString(document(root));
        int begin = text.indexOf(MARK) + MARK.length();
        int end = text.indexOf(END, begin);
        if (begin < MARK.length() || end < 0) {
            throw VeroceException.input("docs/measurement.md has no place for what was measured: " + MARK.strip() + " and "
                + END.strip());
        }
        return text.substring(0, begin) + tables(report) + text.substring(end);
    }

    private static String tables(Report report) {
        var text = new StringBuilder("`").append(report.configuration().get("repeat")).append("`, version ")
            .append(report.configuration().get("version")).append(", seed ").append(report.seed()).append(":\n\n")
            .append("**Budgets and targets.** ").append(verdict(report.rows())).append("\n\n");
        Scenarios.ALL.stream().filter(one -> Scenarios.rows(report.rows(), one.title()).isEmpty()).forEach(one ->
            text.append("Not in the record yet: `").append(one.title()).append("` (`./veroce measure --scenario ")
                .append(one.title()).append(" --record`).\n\n"));
        text.append("| stated for | what | reached | |\n|---|---|---|---|\n");
        StatedTargets.lines(report.rows()).forEach(line -> text.append("| ").append(String.join(" | ", line.stream()
            .map(Object::toString).toList())).append(" |\n"));
        text.append("\n");
        table(text, report.rows().stream().filter(row -> !MeasurePage.verdict(row).isEmpty()).toList());
        for (var scenario : Scenarios.ALL) {
            var rows = Scenarios.rows(report.rows(), scenario.title()).stream()
                .filter(row -> SHOWN.contains(row.metric()) && MeasurePage.verdict(row).isEmpty()).toList();
            if (!rows.isEmpty()) {
                text.append("\n**").append(scenario.title()).append("**: ").append(scenario.explains()).append(". `")
                    .append(report.configuration().get(REPEAT + scenario.title())).append(" --record` does it again.\n\n");
                table(text, rows);
            }
        }
        return text.toString();
    }

    /** How many targets are met. */
    public static String verdict(List<Row> rows) {
        long missed = rows.stream().filter(row -> MeasurePage.verdict(row).equals("missed")).count();
        long met = rows.stream().filter(row -> MeasurePage.verdict(row).equals("met")).count();
        return rows.size() + " figures; of those with a target " + met + " meet it and " + missed + " miss it.";
    }

    private static void table(StringBuilder text, List<Row> rows) {
        text.append("| what | metric | value | ceiling | target | |\n|---|---|---|---|---|---|\n");
        for (var row : rows) {
            text.append("| ").append(row.scenario()).append(" | ").append(row.metric()).append(" | ")
                .append(Table.number(row.value())).append(' ').append(row.unit()).append(" | ")
                .append(row.ceiling() == null ? "" : Table.number(row.ceiling())).append(" | ")
                .append(MeasurePage.target(row)).append(" | ").append(MeasurePage.verdict(row)).append(" |\n");
        }
    }
}
