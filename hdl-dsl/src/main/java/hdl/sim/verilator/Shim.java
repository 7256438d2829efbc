package hdl.sim.verilator;

import hdl.ir.ModuleDef;
import hdl.ir.Port;
import hdl.sim.RowLayout;

/**
 * Writes the C++ side of a Verilated model: it hands over the address of every port once, makes many cycles in one
 * call, and keeps what the model prints. Every function is exported as {@code <prefix>_<name>}.
 */
final class Shim {
    private final ModuleDef top;
    private final String prefix;
    private final String waves;
    private final boolean inner;

    /**
     * @param waves "" for none, "Vcd" or "Fst"
     * @param inner whether signals inside can be found
     */
    Shim(ModuleDef top, String prefix, String waves, boolean inner) {
        this.top = top;
        this.prefix = prefix;
        this.waves = waves;
        this.inner = inner;
    }

    String text() {
        return fill(ShimText.MODEL) + fill(ShimText.CALLS) + (inner ? fill(ShimText.FIND) : "");
    }

    /** A program in C++ that drives the model by itself, for comparison. */
    String program() {
        return fill(ShimText.PROGRAM);
    }

    private String fill(String template) {
        return template.replace("@P@", prefix)
            .replace("@WAVES@", waves.isEmpty() ? "" : "#define HDL_WAVES Verilated" + waves
                + "C\n#include \"verilated_" + lower(waves) + "_c.h\"")
            .replace("@ADDRESSES@", addresses())
            .replace("@ZERO@", zeroes())
            .replace("@CLOCKS_LOW@", clocksLow())
            .replace("@CLOCKS_HIGH@", clocksHigh())
            .replace("@CLOCK_COUNT@", Integer.toString(Math.max(1, top.clocks().size())))
            .replace("@CLOCKED@", top.clocks().isEmpty() ? "false" : "true")
            .replace("@RESETS@", resets())
            .replace("@ROW_RESETS@", rowResets())
            .replace("@ROW_IN@", rowInputs())
            .replace("@ROW_OUT@", rowOutputs())
            .replace("@IN_STRIDE@", Long.toString(new RowLayout(top).inputStride()))
            .replace("@OUT_STRIDE@", Long.toString(new RowLayout(top).outputStride()));
    }

    private static String lower(String text) {
        return text.toLowerCase(java.util.Locale.ROOT);
    }

    /** How Verilator calls a port: it doubles as a C++ member, in which two underscores in a row are encoded. */
    static String member(Port port) {
        return port.name().replace("__", "___05F");
    }

    private String addresses() {
        var out = new StringBuilder();
        for (var port : top.ports()) {
            out.append(out.isEmpty() ? "" : ",\n").append("        &m->top->").append(member(port));
        }
        return out.toString();
    }

    private String zeroes() {
        var out = new StringBuilder();
        for (var port : top.ports()) {
            if (port.isInput()) {
                var name = "top->" + member(port);
                out.append("        std::memset(&").append(name).append(", 0, sizeof(").append(name).append("));\n");
            }
        }
        return out.toString();
    }

    private String clocksLow() {
        var out = new StringBuilder();
        for (var clock : top.clocks()) {
            if (clock.clk() != null) {
                out.append("        top->").append(member(clock.clk())).append(" = 0;\n");
            }
        }
        return out.toString();
    }

    private String clocksHigh() {
        var out = new StringBuilder();
        for (int i = 0; i < top.clocks().size(); i++) {
            var clk = top.clocks().get(i).clk();
            if (clk != null) {
                out.append("        top->").append(member(clk)).append(" = (mask >> ").append(i).append(") & 1;\n");
            }
        }
        return out.toString();
    }

    private String resets() {
        var out = new StringBuilder();
        for (int i = 0; i < top.clocks().size(); i++) {
            var rst = top.clocks().get(i).rst();
            if (rst != null) {
                out.append("        case ").append(i).append(": m->top->").append(member(rst))
                    .append(" = active; break;\n");
            }
        }
        return out.toString();
    }

    private String rowResets() {
        var out = new StringBuilder();
        for (int i = 0; i < top.clocks().size(); i++) {
            var rst = top.clocks().get(i).rst();
            if (rst != null) {
                out.append("            top->").append(member(rst)).append(" = (event >> ").append(32
                    + i).append(") & 1;\n");
            }
        }
        return out.toString();
    }

    private String rowInputs() {
        var out = new StringBuilder();
        for (var field : new RowLayout(top).inputs()) {
            out.append("            std::memcpy(&top->").append(member(field.port()))
                .append(", in + ").append(field.offset())
                .append(", ").append(field.bytes()).append(");\n");
        }
        return out.toString();
    }

    private String rowOutputs() {
        var out = new StringBuilder();
        for (var field : new RowLayout(top).outputs()) {
            out.append("            std::memcpy(out + ").append(field.offset())
                .append(", &top->").append(member(field.port()))
                .append(", ").append(field.bytes()).append(");\n");
        }
        return out.toString();
    }
}
