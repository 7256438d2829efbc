package veroce.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import veroce.Exit;
import veroce.VeroceException;
import veroce.capture.Capture;
import veroce.capture.CaptureException;
import veroce.capture.PcapWriter;
import veroce.report.Report;
import veroce.report.Table;
import veroce.simulate.CaptureRun;
import veroce.simulate.Engine;
import veroce.simulate.FrameLines;
import veroce.simulate.FrontEnd;
import veroce.simulate.FrontEndParameters;
import veroce.simulate.Impair;
import veroce.simulate.Impairment;

/** Feeds captured traffic to the receive path and says what became of every frame. */
@Command(name = "simulate", description = {
    "Feed a capture to the receive path and say what became of every frame.",
    "Fails (exit code 1) if the hardware and the reference differ in any header field, verdict or counter."})
final class SimulateCommand implements Callable<Integer> {
    private static final int DIFFERENCES_SHOWN = 20;

    @Option(names = "--pcap", required = true, paramLabel = "FILE",
        description = "The capture: pcap, pcapng, or a frames file as sim/captures/frames.txt.")
    Path pcap;

    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "jvm",
        description = "What runs the front end: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    Engine engine;

    @Option(names = "--window", paramLabel = "PACKETS", defaultValue = "256",
        description = "Receive window of each queue pair, a power of two. Default: ${DEFAULT-VALUE}.")
    int window;

    @Option(names = "--pmtu", paramLabel = "BYTES", defaultValue = "1024",
        description = "PMTU of the capture, for the PSNs of RoCEv2 Read Requests. Default: ${DEFAULT-VALUE}.")
    int pmtu;

    @Option(names = "--quiet", description = "Print the totals only.")
    boolean quiet;

    @Option(names = "--frames", paramLabel = "N", description = "Print only the first N frames; all are counted.")
    Long shown;

    @Option(names = "--headers", description = "Print every header field of the frames shown.")
    boolean headers;

    @Option(names = "--reorder", paramLabel = "N", defaultValue = "0",
        description = "Before feeding, delay frames by up to N places.")
    int reorder;

    @Option(names = "--duplicate", paramLabel = "P", defaultValue = "0",
        description = "Before feeding, send a second copy of a frame with this probability (0 to 1).")
    double duplicate;

    @Option(names = "--loss", paramLabel = "P", defaultValue = "0",
        description = "Before feeding, lose a frame with this probability.")
    double loss;

    @Option(names = "--flip", paramLabel = "P", defaultValue = "0",
        description = "Before feeding, invert one bit of a frame with this probability.")
    double flip;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Decides all faults. Default: ${DEFAULT-VALUE}.")
    long seed;

    @Option(names = "--write", paramLabel = "FILE", description = "Write the frames as fed to a pcap file.")
    Path written;

    @Mixin JsonOption json;

    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        try {
            return simulate();
        } catch (CaptureException e) {
            throw VeroceException.input(e.getMessage());
        }
    }

    private int simulate() throws IOException {
        FrontEndParameters parameters = parameters();
        Impair.Result impaired = Impair.apply(Capture.read(pcap), impairment());
        if (written != null) {
            PcapWriter.write(written, impaired.capture().frames());
        }
        PrintWriter out = spec.commandLine().getOut();
        long limit = quiet ? 0 : shown == null ? Long.MAX_VALUE : shown;
        CaptureRun run;
        try (FrontEnd frontEnd = engine.open(parameters)) {
            FrameLines lines = new FrameLines(out, impaired.capture().frames(), limit, headers);
            run = CaptureRun.of(pcap.getFileName().toString(), impaired, frontEnd, parameters, lines);
        }
        print(out, run);
        json.write(new Report("simulate", configuration(), impairment().isNone() ? null : seed,
            Report.Result.of(run.passed()), run.rows()));
        return run.passed() ? Exit.OK : Exit.FAILED;
    }

    private void print(PrintWriter out, CaptureRun run) {
        Table table = new Table("metric", "value");
        run.rows().forEach(row -> table.row(row.metric(), row.value()));
        out.println();
        out.println(pcap + " on the engine '" + engine + "', window " + window + ", PMTU " + pmtu
            + (impairment().isNone() ? "" : ", seed " + seed));
        out.println(table);
        if (engine == Engine.REFERENCE) {
            out.println("This is the reference model in Java alone: no hardware ran, so no cycles were counted.");
        }
        if (run.totals().cutFrames() > 0) {
            out.println("The recording cut " + run.totals().cutFrames() + " frames to its snapshot length; their ICRC"
                + " cannot be checked. Record whole frames: tcpdump -s 0.");
        }
        run.differences().stream().limit(DIFFERENCES_SHOWN).forEach(text -> out.println("DIFFERS from the reference: "
            + text));
        if (run.differences().size() > DIFFERENCES_SHOWN) {
            out.println("... and " + (run.differences().size() - DIFFERENCES_SHOWN) + " more differences.");
        }
        out.flush();
    }

    private FrontEndParameters parameters() {
        if (shown != null && shown < 0) {
            throw VeroceException.usage("--frames " + shown + " is negative; use 0 to print none");
        }
        try {
            return new FrontEndParameters(window, pmtu);
        } catch (IllegalArgumentException e) {
            throw VeroceException.usage(e.getMessage());
        }
    }

    private Impairment impairment() {
        try {
            return new Impairment(reorder, duplicate, loss, flip, seed);
        } catch (IllegalArgumentException e) {
            throw VeroceException.usage(e.getMessage());
        }
    }

    private Map<String, Object> configuration() {
        Map<String, Object> configuration = new LinkedHashMap<>();
        configuration.put("pcap", pcap.toString());
        configuration.put("engine", engine.toString());
        configuration.put("window", window);
        configuration.put("pmtu", pmtu);
        configuration.put("reorder", reorder);
        configuration.put("duplicate", duplicate);
        configuration.put("loss", loss);
        configuration.put("flip", flip);
        return configuration;
    }
}
