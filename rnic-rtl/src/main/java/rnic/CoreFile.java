package rnic;

import hdl.emit.FileSet;

/** The description of a package for FuseSoC. */
final class CoreFile {
    private CoreFile() {
    }

    static String of(Delivery delivery, FileSet verilog) {
        var out = new StringBuilder("CAPI=2:\n\nname: veroce:rnic:").append(delivery.name()).append(":0.1.0\n")
            .append("description: \"").append(delivery.description()).append("\"\n\nfilesets:\n  rtl:\n    files:\n");
        for (var file : verilog.files().keySet()) {
            if (file.endsWith(".v") && !file.startsWith("sim/")) {
                out.append("      - ").append(file).append('\n');
            }
        }
        out.append("    file_type: verilogSource-2005\n");
        if (!verilog.contents().isEmpty()) {
            out.append("  contents:\n    files:\n");
            for (var file : verilog.contents().keySet()) {
                out.append("      - ").append(file).append(": {copyto: ").append(file).append("}\n");
            }
            out.append("    file_type: user\n");
        }
        boolean crosses = verilog.files().containsKey(verilog.top() + ".xdc");
        if (crosses) {
            out.append("  crossings:\n    files:\n      - ").append(verilog.top()).append(".xdc\n")
                .append("    file_type: xdc\n");
        }
        out.append("\ntargets:\n  default:\n    filesets:\n      - rtl\n")
            .append(verilog.contents().isEmpty() ? "" : "      - contents\n")
            .append(crosses ? "      - \"tool_vivado ? (crossings)\"\n" : "")
            .append("    toplevel: ").append(verilog.top()).append("\n");
        return out.toString();
    }
}
