package veroce.cli;

import hdl.emit.Style;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import rnic.Block;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.report.Table;

/** Writes the Verilog of the shipped blocks, or of one of them, to a folder. */
@Command(name = "generate", description = {
    "Write the Verilog of the shipped blocks: one folder per block, one file per module, and a file list",
    "(<top>.f, children first). Files that are already right are left as they are."})
final class GenerateCommand implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "BLOCK", defaultValue = "all",
        description = "A block, or all. Default: ${DEFAULT-VALUE}. Blocks: parser, icrc-checker, sack-tracker, "
            + "receive-front, completion-order, ack-policy, ack-builder, header-builder, payload-aligner, "
            + "icrc-inserter, frame-builder, transmit-path, "
            + "nic-control, command-processor.")
    String block;

    @Option(names = "--out", paramLabel = "DIR", description = "Where to. Default: generated-verilog in the project.")
    Path out;

    @Option(names = "--no-locations", description = "Leave out the Java file and line behind each statement.")
    boolean noLocations;

    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        var folder = out == null ? ProjectRoot.find().resolve("generated-verilog") : out;
        var style = noLocations ? Style.GOLDEN : Style.DEFAULT;
        var table = new Table("block", "top", "modules", "lines", "folder");
        for (var chosen : chosen()) {
            var files = chosen.verilog(style);
            var into = folder.resolve(chosen.name());
            files.writeTo(into);
            long lines = files.modules().values().stream().mapToLong(text -> text.lines().count()).sum();
            table.row(chosen.name(), chosen.top(), files.modules().size(), lines, into.toString());
        }
        spec.commandLine().getOut().print(table);
        spec.commandLine().getOut().flush();
        return Exit.OK;
    }

    private List<Block> chosen() {
        if (block.equals("all")) {
            return Block.ALL;
        }
        var names = new ArrayList<String>();
        for (var known : Block.ALL) {
            if (known.name().equals(block)) {
                return List.of(known);
            }
            names.add(known.name());
        }
        throw VeroceException.usage("there is no block '" + block + "'; the blocks are: " + String.join(", ", names)
            + ", all");
    }
}
