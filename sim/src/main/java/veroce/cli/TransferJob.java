package veroce.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import veroce.Exit;
import veroce.network.Recorder;
import veroce.report.AtomicFile;
import veroce.report.Report;
import veroce.report.Chart;
import veroce.report.ChartPage;
import veroce.report.Picture;
import veroce.report.Table;
import veroce.simulate.Engine;
import veroce.transfer.EndpointPair;
import veroce.transfer.Transfer;
import veroce.transfer.TransferCharts;
import veroce.transfer.TransferFailure;
import veroce.transfer.TransferResult;
import veroce.transfer.TransferSettings;
import veroce.transfer.TransferTrace;

/**
 * One transfer with everything around it: progress, table, report, capture, exit code.
 *
 * @param command as the report calls it
 * @param what    name of the data, for people
 * @param waves   where the waves of the first NIC go, or null
 * @param pcap    where the frames of both NICs go, or null
 * @param frames  that a capture holds at most, the newest ones
 */
record TransferJob(String command, String what, Engine engine, TransferSettings settings, Path waves, Path pcap,
                   int frames) {
    private static final List<String> PICTURES = List.of("packets.svg", "throughput.svg");

    /** Moves the data; {@code report} is where the report goes unless the option says otherwise, or null. */
    int run(byte[] data, PrintWriter out, JsonOption json, Path report) throws IOException {
        if (pcap != null) {
            AtomicFile.demandWritable(pcap);
        }
        var recorder = new Recorder(frames);
        TransferTrace trace = null;
        List<Chart> charts = List.of();
        String failure = null;
        TransferResult result;
        double seconds;
        if (engine == Engine.VERILATOR) {
            out.println("Two NICs of configuration " + settings.configuration().name()
                + "; Verilator builds their model when the Verilog has changed, which takes a minute or two.");
            out.flush();
        }
        try (var endpoints = EndpointPair.open(engine, settings, waves)) {
            var transfer = new Transfer(settings, endpoints.left(), endpoints.right(), data);
            if (engine != Engine.REFERENCE) {
                transfer.link().parallel();
            }
            if (pcap != null) {
                transfer.link().tap(recorder);
            }
            if (report != null) {
                trace = transfer.trace();
            }
            long began = System.nanoTime();
            try {
                move(transfer, data.length);
            } catch (TransferFailure e) {
                failure = e.getMessage();
            }
            seconds = (System.nanoTime() - began) / 1e9;
            result = transfer.soFar();
            if (trace != null) {
                charts = TransferCharts.of(settings, trace, transfer.completions());
            }
        } finally {
            if (pcap != null) {
                recorder.write(pcap);
            }
        }
        int exitCode = report(data.length, result, failure, seconds, out, json, report, charts);
        if (pcap != null && recorder.forgotten() > 0) {
            out.println(String.format(Locale.ROOT, "The capture %s holds the newest %,d frames; %,d older ones are left"
                + " out (./veroce transfer --pcap-frames N).", pcap, recorder.size(), recorder.forgotten()));
            out.flush();
        }
        return exitCode;
    }

    private void move(Transfer transfer, long bytes) {
        int directions = settings.bothDirections() ? 2 : 1;
        try (var bar = new ProgressBarBuilder().setTaskName("transfer").setInitialMax(bytes * directions)
            .setUnit(" MB", 1_000_000).setStyle(ProgressBarStyle.ASCII).setUpdateIntervalMillis(500).build()) {
            transfer.run(done -> bar.stepTo(Math.min(done, bytes * directions)));
        }
    }

    private int report(long bytes, TransferResult result, String failure, double seconds, PrintWriter out,
                       JsonOption json, Path report, List<Chart> charts) throws IOException {
        var rows = result.rows(seconds);
        var table = new Table("metric", "value", "unit", "ceiling");
        rows.forEach(row -> table.row(row.metric(), row.value(), row.unit(), row.ceiling() == null ? ""
            : row.ceiling()));
        var verdict = failure == null ? "Every byte is in its place and every completion came once and in order."
            : "FAILED: " + failure;
        out.print(table);
        out.println();
        out.println(String.format(Locale.ROOT, "%s, %,d bytes, %s, engine '%s', seed %d: %.1f s.", what, bytes,
            settings.configuration().name(), engine, settings.seed(), seconds));
        out.println(verdict);
        var about = settings.describe();
        about.put("file", what);
        about.put("engine", engine.toString());
        var document = new Report(command, about, settings.seed(), Report.Result.of(failure == null), rows);
        if (report == null) {
            json.write(document);
        } else {
            var written = json.write(document, report);
            var page = new ChartPage("veroce " + command).verdict(failure == null, verdict);
            charts.forEach(page::chart);
            page.section("Figures").table(List.of("metric", "value", "unit", "ceiling"), rows.stream()
                .map(row -> Arrays.<Object>asList(row.metric(), row.value(), row.unit(), row.ceiling())).toList());
            about.put("seed", settings.seed());
            page.section("Set-up").settings(about).write(report.resolveSibling("report.html"));
            var pictures = charts.isEmpty() ? List.<String>of() : Picture.svg(charts.subList(0, 2), 900, 480);
            for (int i = 0; i < pictures.size(); i++) {
                AtomicFile.write(report.resolveSibling(PICTURES.get(i)), pictures.get(i).getBytes(StandardCharsets.UTF_8));
            }
            out.println("Report: " + written + " and " + report.resolveSibling("report.html") + ", pictures: "
                + String.join(" and ", PICTURES) + " beside it, capture: " + pcap);
        }
        out.flush();
        return failure == null ? Exit.OK : Exit.FAILED;
    }
}
