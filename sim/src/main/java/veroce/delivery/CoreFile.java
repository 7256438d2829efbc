package veroce.delivery;

import hdl.emit.FileSet;
import java.util.Set;
import java.util.TreeSet;

/** The description of a package for FuseSoC. */
final class CoreFile {
    private CoreFile() {
    }

    /** The package of a delivery; files that lie elsewhere come with the package it is built around. */
    static String of(Delivery delivery, FileSet verilog, Set<String> elsewhere) {
        var out = new StringBuilder("CAPI=2:\n\nname: veroce:rnic:").append(delivery.name()).append(":0.1.0\n")
            .append("description: \"").append(delivery.description()).append("\"\n\nfilesets:\n  rtl:\n");
        delivery.around().ifPresent(it ->
            out.append("    depend:\n      - veroce:rnic:").append(it.name()).append('\n'));
        out.append("    files:\n");
        for (var file : verilog.files().keySet()) {
            if (file.endsWith(".v") && !file.startsWith("sim/") && !elsewhere.contains(file)) {
                out.append("      - ").append(file).append('\n');
            }
        }
        out.append("    file_type: verilogSource-2005\n");
        var contents = new TreeSet<>(verilog.contents().keySet());
        contents.removeAll(elsewhere);
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
}
