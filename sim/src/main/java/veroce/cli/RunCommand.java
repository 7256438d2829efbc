package veroce.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import rnic.protocol.RnicParameters;
import veroce.ProjectRoot;
import veroce.endpoint.Operation;
import veroce.endpoint.Time;
import veroce.simulate.Engine;
import veroce.transfer.TransferSettings;

/** The main job, as {@code make run} calls it: the project's own sources go from one NIC to another. */
@Command(name = "run", description = {
    "The main job, as 'make run' calls it: two NICs, joined by four paths that lose 1 %% of all frames and reorder the"
    + " rest, move 40 MB, an archive of the project's own sources over and over, with RDMA Writes at 100 Gb/s; every byte and every completion is"
    + " checked. Writes build/run/report.json, report.html with plots, packets.svg, throughput.svg, wire.pcapng and archive.txt. Fails (exit code 1) if anything is"
    + " not as it must be. './veroce transfer' does the same with your own file and network."})
final class RunCommand implements Callable<Integer> {
    private static final List<String> SOURCES = List.of("hdl-dsl/src", "hdl-conform/src", "model/src", "rnic-rtl/src",
        "delivery/src", "synth/src", "sim/src", "docs");
    /** Frames that the capture holds. */
    private static final int FRAMES = 100_000;
    /** Enough for the middle of the run to be many times its beginning and end. */
    private static final int BYTES = 40_000_000;

    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "jvm",
        description = "What runs the NICs: ${COMPLETION-CANDIDATES}; reference is the model in Java."
            + " Default: ${DEFAULT-VALUE}.")
    Engine engine;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Decides everything that happens in the network. Default: ${DEFAULT-VALUE}.")
    long seed;

    @Option(names = "--waves", paramLabel = "FILE", description = "Record the waves of the first NIC: .vcd or .fst.")
    Path waves;

    @Mixin JsonOption json;

    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        json.begin();
        engine.demandTools();
        var root = ProjectRoot.find();
        var folder = root.resolve("build/run");
        Files.createDirectories(folder);
        byte[] archive = repeated(archive(root));
        Files.write(folder.resolve("archive.txt"), archive);
        var settings = new TransferSettings(RnicParameters.ALVEO_100G, Operation.WRITE, false, 1, 65_536, 4096,
            RnicParameters.ALVEO_100G.window(), 8, 4, 100, 10 * Time.MICROSECOND, 2 * Time.MICROSECOND, 0.01, 1, 0, 0,
            0, seed);
        return new TransferJob("run", "build/run/archive.txt", engine, settings, waves,
            folder.resolve("wire.pcapng"), FRAMES).run(archive, spec.commandLine().getOut(), json,
                folder.resolve("report.json"));
    }

    /** So often that it is as long as it must be; the last one is cut. What is moved is then as long whatever is written. */
    private static byte[] repeated(byte[] archive) {
        var bytes = new byte[BYTES];
        for (int at = 0; at < BYTES; at += archive.length) {
            System.arraycopy(archive, 0, bytes, at, Math.min(archive.length, BYTES - at));
        }
        return bytes;
    }

    /** Every source file with its name before it, in the order of the names. */
    private static byte[] archive(Path root) throws IOException {
        var archive = new ByteArrayOutputStream();
        for (var folder : SOURCES) {
            try (var files = Files.walk(root.resolve(folder))) {
                for (var file : files.filter(Files::isRegularFile).sorted().toList()) {
                    archive.write(("==== " + root.relativize(file) + "\n").getBytes(StandardCharsets.UTF_8));
                    archive.write(Files.readAllBytes(file));
                }
            }
        }
        return archive.toByteArray();
    }
}
