package veroce.mutate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Proves of a module with a mistake that nobody outside can tell it from the module without: both are reset, with
 * the same in all registers and memories that a reset leaves alone, whatever that is, and get the same inputs for
 * ever; then no output may differ, but for what stands beside a {@code valid} that is 0. ABC finds the registers that
 * are always equal, and an invariant for the rest.
 */
final class FromReset {
    private static final int YOSYS_SECONDS = 180;
    private static final int ABC_SECONDS = 90;
    private static final String PROVED = "Property proved";
    private static final Pattern PORT = Pattern.compile("(?m)^\\s*(input|output)\\s+(?:wire|reg)\\s*(?:signed)?"
        + "\\s*(\\[[^\\]]*\\])?\\s*(\\w+)");
    private static final String SCRIPT = """
        read_verilog %1$d.inside.v %1$d.gold.v %1$d.gate.v %1$d.both.v
        hierarchy -check -top both
        proc
        flatten
        opt -nodffe -nosdff
        memory_collect
        opt_clean
        memory_map
        opt -nodffe -nosdff
        opt_clean
        dffunmap
        techmap
        opt -fast -nodffe -nosdff
        dffunmap
        setundef -anyseq
        aigmap
        opt_clean
        write_aiger -ascii -zinit -no-startoffset -map %1$d.map %1$d.aag
        """;

    private record Port(boolean isInput, String range, String name) {}

    private FromReset() {
    }

    static boolean isProved(Path folder, int number) throws IOException {
        var gold = Files.readString(folder.resolve(number + ".gold.v"));
        var ports = ports(gold);
        if (ports.stream().noneMatch(port -> port.name().equals("clk"))
            || ports.stream().anyMatch(port -> port.name().endsWith("_clk"))) {
            return false;                                    // it has no time, or more than one
        }
        Files.writeString(folder.resolve(number + ".both.v"), both(ports));
        Files.writeString(folder.resolve(number + ".both.ys"), SCRIPT.formatted(number));
        var made = Tool.run(folder, number + ".both.log", YOSYS_SECONDS, "yosys", "-q", number + ".both.ys");
        var circuit = folder.resolve(number + ".aag");
        if (!made || !Files.exists(circuit)) {
            return false;
        }
        Files.write(folder.resolve(number + ".aig"), TiedAiger.of(Files.readAllLines(circuit),
            Files.readAllLines(folder.resolve(number + ".map"))).binary());
        return Tool.run(folder, number + ".abc.log", ABC_SECONDS, "yosys-abc", "-c", "read_aiger " + number
            + ".aig; fold; scleanup; scorr; dc2; scorr; pdr -T 60")
            && Files.readString(folder.resolve(number + ".abc.log"), StandardCharsets.ISO_8859_1).contains(PROVED);
    }

    private static List<Port> ports(String module) {
        var header = module.substring(module.indexOf("module gold ("));
        var found = new ArrayList<Port>();
        var matcher = PORT.matcher(header.substring(0, header.indexOf("\n);")));
        while (matcher.find()) {
            found.add(new Port(matcher.group(1).equals("input"), matcher.group(2) == null ? "" : matcher.group(2) + " ",
                matcher.group(3)));
        }
        return found;
    }

    /** Both modules with one set of inputs; {@code differs} is 0 under reset. */
    private static String both(List<Port> ports) {
        var names = new HashSet<String>();
        ports.stream().filter(port -> !port.isInput()).forEach(port -> names.add(port.name()));
        var header = new StringBuilder("module both(input clk");
        var wires = new StringBuilder();
        var gold = new StringBuilder("  gold gold(.clk(clk)");
        var gate = new StringBuilder("  gate gate(.clk(clk)");
        var differs = new StringBuilder();
        for (var port : ports) {
            var name = port.name();
            if (name.equals("clk")) {
                continue;
            } else if (port.isInput()) {
                header.append(name.equals("rst") ? "" : ", input " + port.range() + name);
                gold.append(", .").append(name).append('(').append(name).append(')');
                gate.append(", .").append(name).append('(').append(name).append(')');
            } else {
                wires.append("  wire ").append(port.range()).append("a_").append(name).append(", b_").append(name)
                    .append(";\n");
                gold.append(", .").append(name).append("(a_").append(name).append(')');
                gate.append(", .").append(name).append("(b_").append(name).append(')');
                differs.append(" | ").append(counts(name, names)).append("(a_").append(name).append(" != b_")
                    .append(name).append(')');
            }
        }
        return header + ", output differs);\n  reg [2:0] age = 0;\n"
            + "  always @(posedge clk) if (age != 4) age <= age + 1;\n  wire rst = age != 4;\n" + wires + gold + ");\n"
            + gate + ");\n  assign differs = ~rst & (1'b0" + differs + ");\nendmodule\n";
    }

    /** What says that this output means something. */
    private static String counts(String output, HashSet<String> outputs) {
        for (var part : List.of("_payload", "_value")) {
            int at = output.lastIndexOf(part);
            if (at > 0 && outputs.contains(output.substring(0, at) + "_valid")) {
                return "a_" + output.substring(0, at) + "_valid & ";
            }
        }
        return "";
    }
}
