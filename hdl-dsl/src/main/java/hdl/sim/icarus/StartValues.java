package hdl.sim.icarus;

import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Gives every variable of a module the value 0 just after time 0, as the other engines do, so that all of them can be
 * compared. A memory that is loaded from a file keeps its contents. Blocks that depend on a variable see it change and
 * run.
 */
final class StartValues {
    private static final Pattern VARIABLE = Pattern.compile(
        "^\\s*(?:\\(\\*.*?\\*\\)\\s*)?(?:output\\s+)?reg\\s+(?:\\[[^\\]]*\\]\\s*)?(\\w+)\\s*"
        + "(\\[\\s*(\\d+)\\s*:\\s*(\\d+)\\s*\\])?\\s*[,;)]?\\s*$");

    private static final Pattern CLOCKED = Pattern.compile(
        "(?m)(?:^|[);]|\\bbegin\\b|\\belse\\b)\\s*(\\w+)\\s*(?:\\[[^;\\n]*])?\\s*<=");

    /** The loop around the banks of a memory; its last line is an {@code end} as far in as it. */
    private static final Pattern BANKS = Pattern.compile("^( *)for \\(\\w+ = 0; \\w+ < (\\d+);.*\\) begin : (\\w+)$");

    private StartValues() {
    }

    static String zeroed(String module) {
        var clocked = new HashSet<String>(); // the others follow their inputs and have run already
        CLOCKED.matcher(module).results().forEach(found -> clocked.add(found.group(1)));
        var assignments = new StringBuilder();
        var banks = List.of(""); // where the variable stands: in the module, or once in each bank
        var last = "";
        boolean inBlock = false; // variables declared inside a named block are not the module's
        for (var line : module.split("\n")) {
            var loop = BANKS.matcher(line);
            if (loop.matches()) {
                banks = IntStream.range(0, Integer.parseInt(loop.group(2)))
                    .mapToObj(i -> loop.group(3) + "[" + i + "].").toList();
                last = loop.group(1) + "end";
                continue;
            }
            if (line.equals(last)) {
                banks = List.of("");
                continue;
            }
            inBlock |= line.contains("begin :");
            var found = VARIABLE.matcher(line.replaceFirst("//.*$", ""));
            if (!inBlock && found.matches() && (clocked.contains(found.group(1)) || found.group(2) != null)
                && !isLoaded(module, found.group(1))) {
                for (var bank : banks) {
                    assign(assignments, bank + found.group(1), found.group(2) == null ? 0
                        : Math.max(Integer.parseInt(found.group(3)), Integer.parseInt(found.group(4))) + 1);
                }
            }
            inBlock &= !line.strip().equals("end");
        }
        int end = module.lastIndexOf("endmodule");
        return module.substring(0, end) + "  integer _start;\n  initial begin\n    #1;\n" + assignments + "  end\n"
            + module.substring(end);
    }

    private static void assign(StringBuilder out, String name, int depth) {
        if (depth == 0) {
            out.append("    ").append(name).append(" = 0;\n");
        } else {
            out.append("    for (_start = 0; _start < ").append(depth).append("; _start = _start + 1) ").append(name)
                .append("[_start] = 0;\n");
        }
    }

    private static boolean isLoaded(String module, String name) {
        return Pattern.compile("\\$readmem[hb]\\s*\\([^;]*\\b" + name + "\\b").matcher(module).find();
    }
}
