package veroce.cli;

import hdl.emit.Style;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.delivery.Block;
import veroce.delivery.Delivery;
import veroce.delivery.Folders;
import veroce.measure.MeasureRecord;
import veroce.report.AtomicFile;
import veroce.report.Table;
import veroce.synth.TimingPage;

/** Writes the Verilog of what is shipped, or of one configuration or block, with the pages that belong to it. */
@Command(name = "generate", description = {
    "Write the Verilog of what is shipped, or of one configuration or block: one folder for each, one file per module,"
    + " what several of them need in the folder common, lists for tools (<top>.f, children first; <top>.core for"
    + " FuseSoC), port table, block diagram; for a configuration also register pages and C header. Files that are already"
    + " right are left as they are. What is shipped goes with the tables of docs/timing.md, which mark figures of other"
    + " Verilog as stale, and those of docs/measurement.md, from docs/measured."})
final class GenerateCommand implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "NAME",
        description = "A configuration (small, alveo-100g) or a block; a wrong name shows the list. Default: what "
            + "generated-verilog holds.")
    String name;

    @Option(names = {"--config", "--configuration"}, paramLabel = "NAME", description = "The same.")
    String configuration;

    @Option(names = "--out", paramLabel = "DIR",
        description = "Where to. Default: generated-verilog in the project; build/verilog for what is not shipped.")
    Path out;

    @Option(names = "--locations", description = "Show the Java file and line behind each statement.")
    boolean locations;

    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        var table = new Table("name", "top", "modules", "lines", "folder");
        var chosen = chosen();
        boolean shipped = out == null && Delivery.SHIPPED.containsAll(chosen);
        var root = out != null ? out : ProjectRoot.find().resolve(shipped ? "generated-verilog" : "build/verilog");
        // Which modules are common depends on all that is shipped, so what is shipped is made together.
        var folders = Folders.of(shipped ? Delivery.SHIPPED : chosen, locations ? Style.DEFAULT : Style.GOLDEN).files();
        var tops = new TreeMap<String, String>();
        chosen.forEach(delivery -> tops.put(delivery.name(), delivery.circuit().moduleName()));
        tops.put(Folders.COMMON, "");
        for (var folder : folders.entrySet()) {
            if (tops.containsKey(folder.getKey())) {
                var into = root.resolve(folder.getKey());
                write(into, folder.getValue());
                row(table, folder.getKey(), tops.get(folder.getKey()), folder.getValue(), into);
            }
        }
        if (name == null && configuration == null && out == null) {
            TimingPage.write(ProjectRoot.find());
            if (Files.exists(MeasureRecord.json(ProjectRoot.find()))) {
                MeasureRecord.write(ProjectRoot.find());
            }
        }
        spec.commandLine().getOut().print(table);
        spec.commandLine().getOut().flush();
        return Exit.OK;
    }

    private void write(Path folder, Map<String, String> files) throws IOException {
        for (var file : files.entrySet()) {
            write(folder.resolve(file.getKey()), file.getValue().getBytes(StandardCharsets.UTF_8));
        }
        if (out == null) {
            removeOthers(folder, files);
        }
    }

    private static void row(Table table, String name, String top, Map<String, String> files, Path folder) {
        var modules = files.entrySet().stream().filter(file -> file.getKey().endsWith(".v")).toList();
        long lines = modules.stream().mapToLong(file -> file.getValue().lines().count()).sum();
        table.row(name, top, modules.size(), lines, folder.toString());
    }

    private static void write(Path file, byte[] content) throws IOException {
        if (!Files.isRegularFile(file) || !Arrays.equals(Files.readAllBytes(file), content)) {
            AtomicFile.write(file, content);
        }
    }

    /** A module that has gone leaves no file behind in the project's own folders. */
    private static void removeOthers(Path folder, Map<String, String> files) throws IOException {
        try (var present = Files.list(folder)) {
            for (var file : present.filter(Files::isRegularFile).toList()) {
                if (!files.containsKey(file.getFileName().toString())) {
                    Files.delete(file);
                }
            }
        }
    }

    private List<Delivery> chosen() {
        if (name != null && configuration != null) {
            throw VeroceException.usage("'" + name + "' and '" + configuration + "' are given; one name at a time");
        }
        var wanted = name == null ? configuration : name;
        if (wanted == null) {
            return Delivery.SHIPPED;
        }
        var names = new ArrayList<String>();
        var blocks = Stream.concat(Block.ALL.stream(), Block.BOARD.stream()).map(Delivery::of);
        for (var known : Stream.concat(Delivery.SHIPPED.stream(), blocks).toList()) {
            if (known.name().equals(wanted)) {
                return Stream.concat(known.around().stream(), Stream.of(known)).toList();
            }
            if (!names.contains(known.name())) {
                names.add(known.name());
            }
        }
        throw VeroceException.usage("there is no configuration or block '" + wanted + "'; there are "
            + String.join(", ", names));
    }
}
