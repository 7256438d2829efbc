package veroce.cli;

import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.capture.CaptureException;
import veroce.report.Report;
import veroce.simulate.CaptureSuite;
import veroce.simulate.Engine;
import veroce.simulate.FrontEndParameters;
import veroce.simulate.HardwareFrontEnd;

/** The shipped captures through the receive front end, with every fault. */
@Command(name = "captures", description = {
    "Every shipped capture through the receive front end, as captured and reordered, duplicated, with losses and with"
    + " flipped bits. First writes the Verilog of the front end to build/captures/verilog and has Verilator build its model.",
    "Writes build/captures/report.json. Fails (exit code 1) if one result is not as expected."})
final class CapturesCommand implements Callable<Integer> {
    private static final FrontEndParameters PARAMETERS = FrontEndParameters.DEFAULT;
    private static final int PROBLEMS_SHOWN = 20;

    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "verilator",
        description = "What runs the front end: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    Engine engine;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Decides all faults. Default: ${DEFAULT-VALUE}.")
    long seed;

    @Mixin JsonOption json;

    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        engine.demandTools();
        var root = ProjectRoot.find();
        if (engine != Engine.REFERENCE) {
            generate(root.resolve("build/captures/verilog"));
        }
        var entries = entries(root.resolve("sim/captures"));
        var good = entries.stream().allMatch(entry -> entry.problems().isEmpty());
        var file = json.write(
            new Report("captures", configuration(), seed, Report.Result.of(good), CaptureSuite.rows(entries)),
            root.resolve("build/captures/report.json"));
        print(entries, file);
        return good ? Exit.OK : Exit.FAILED;
    }

    private void generate(Path folder) throws IOException {
        var files = FileSet.of(Design.of(HardwareFrontEnd.circuit(PARAMETERS)).modules(), Style.DEFAULT);
        files.writeTo(folder);
        say("Verilog of the front end: " + files.modules().size() + " modules, top " + files.top() + ", in " + folder);
    }

    private List<CaptureSuite.Entry> entries(Path captures) {
        say("Front end on the engine '" + engine + "'"
            + (engine == Engine.VERILATOR ? "; its model is built when the Verilog has changed, which takes a minute"
            : ""));
        long began = System.nanoTime();
        try (var frontEnd = engine.open(PARAMETERS)) {
            long opened = System.nanoTime();
            var entries = new CaptureSuite(engine, PARAMETERS, seed).run(CaptureSuite.captures(captures), frontEnd,
                entry -> { });
            say(String.format(Locale.ROOT, "Ready after %.1f s; %d runs in %.1f s", (opened - began) / 1e9,
                entries.size(),
                (System.nanoTime() - opened) / 1e9));
            return entries;
        } catch (CaptureException e) {
            throw VeroceException.input(e.getMessage());
        }
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }

    private void print(List<CaptureSuite.Entry> entries, Path file) {
        var out = spec.commandLine().getOut();
        out.println();
        out.print(CaptureSuite.table(entries));
        for (var entry : entries) {
            for (var problem : entry.problems().stream().limit(PROBLEMS_SHOWN).toList()) {
                out.println(entry.capture() + ", " + entry.scenario() + ": " + problem);
            }
        }
        out.println();
        out.println("Engine '" + engine + "', window " + PARAMETERS.window() + " packets, PMTU " + PARAMETERS.pmtu()
            + " bytes, seed " + seed
            + ".");
        if (engine == Engine.REFERENCE) {
            out.println("This is the reference model in Java alone: no hardware ran, so no cycles were counted.");
        }
        out.println("Report: " + file);
        out.flush();
    }

    private Map<String, Object> configuration() {
        var configuration = new LinkedHashMap<String, Object>();
        configuration.put("engine", engine.toString());
        configuration.put("window", PARAMETERS.window());
        configuration.put("pmtu", PARAMETERS.pmtu());
        return configuration;
    }
}
