package veroce.delivery;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The description of a package for FuseSoC. */
final class CoreFile {
    private CoreFile() {
    }

    /**
     * The package of a delivery. {@code present}: the files in its folder; modules that stand in another one come with
     * the package of that: {@code places} has the folder of each.
     */
    static String of(Delivery.Made made, Set<String> present, Map<String, String> places) {
        var verilog = made.verilog();
        var modules = verilog.files().keySet().stream()
            .filter(file -> file.endsWith(".v") && !file.startsWith("sim/")).toList();
        var depends = new TreeSet<String>();
        modules.forEach(file -> depends.add(places.get(file)));
        depends.remove(made.delivery().name());
        var out = head(made.delivery().name(), made.delivery().description());
        if (!depends.isEmpty()) {
            out.append("    depend:\n");
            depends.forEach(it -> out.append("      - veroce:rnic:").append(it).append('\n'));
        }
        files(out, modules.stream().filter(present::contains).toList());
        var contents = new TreeSet<>(verilog.contents().keySet());
        contents.retainAll(present);
        if (!contents.isEmpty()) {
            out.append("  contents:\n    files:\n");
            for (var file : contents) {
                out.append("      - ").append(file).append(": {copyto: ").append(file).append("}\n");
            }
            out.append("    file_type: user\n");
        }
        boolean crosses = verilog.files().containsKey(verilog.top() + ".xdc");
        if (crosses) {
            // Loops are no XDC: Vivado takes them in unmanaged files only, and SDC is what edalize reads unmanaged.
            out.append("  crossings:\n    files:\n      - ").append(verilog.top()).append(".xdc\n")
                .append("    file_type: SDC\n");
        }
        var filesets = "    filesets:\n      - rtl\n" + (contents.isEmpty() ? "" : "      - contents\n");
        var top = "    toplevel: " + verilog.top() + "\n";
        return out.append("\ntargets:\n  default:\n").append(filesets)
            .append(crosses ? "      - \"tool_vivado ? (crossings)\"\n" : "").append(top)
            .append("  lint:\n").append(filesets).append(top)
            .append("    flow: lint\n    flow_options:\n      tool: verilator\n      verilator_options:\n")
            .append("        - -Wall\n        - -Wno-DECLFILENAME\n").toString();
    }

    /** The package of what several deliveries need; it has no top. */
    static String ofCommon(List<String> modules) {
        var out = head(Folders.COMMON, "modules that several of the other packages need");
        files(out, modules);
        return out.append("\ntargets:\n  default:\n    filesets:\n      - rtl\n").toString();
    }

    private static StringBuilder head(String name, String description) {
        return new StringBuilder("CAPI=2:\n\nname: veroce:rnic:").append(name).append(":0.1.0\n")
            .append("description: \"").append(description).append("\"\n\nfilesets:\n  rtl:\n");
    }

    private static void files(StringBuilder out, List<String> modules) {
        if (!modules.isEmpty()) {
            out.append("    files:\n");
            modules.forEach(file -> out.append("      - ").append(file).append('\n'));
            out.append("    file_type: verilogSource-2005\n");
        }
    }
}
