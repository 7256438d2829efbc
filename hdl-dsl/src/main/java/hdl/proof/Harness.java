package hdl.proof;

import hdl.ir.ModuleDef;
import hdl.ir.Port;
import java.util.ArrayList;

/**
 * The surroundings of a circuit under proof: every input is free, every reset is active until each clock has risen once
 * (and once more for each register that a reset passes), and never again.
 */
final class Harness {
    private Harness() {
    }

    static String text(ModuleDef top) {
        var ports = new ArrayList<String>();
        var pins = new ArrayList<String>();
        var inside = new StringBuilder();
        var resets = new ArrayList<String>();
        for (var port : top.ports()) {
            if (port.role() != Port.Role.RESET && port.isInput()) {
                ports.add("input " + (port.width() == 1 ? "" : "[" + (port.width() - 1) + ":0] ") + port.name());
            }
            if (port.role() == Port.Role.RESET) {
                resets.add(port.name());
            }
            if (port.isInput()) {
                pins.add("." + port.name() + "(" + port.name() + ")");
            }
        }
        if (!resets.isEmpty()) {
            var held = new ArrayList<String>();
            for (var clock : top.clocks()) {
                var age = "proof_age_" + held.size();
                inside.append("  reg [7:0] ").append(age).append(" = 0;\n  always @(posedge ")
                    .append(clock.clk().name()).append(") if (").append(age)
                    .append(" != ").append(edges(top)).append(") ").append(age)
                    .append(" <= ").append(age).append(" + 1;\n");
                held.add(age + " != " + edges(top));
            }
            for (var reset : resets) {
                inside.append("  (* keep *) wire ").append(reset).append(" = ").append(String.join(" || ", held))
                    .append(";\n");
            }
        }
        return "module proof(" + String.join(", ", ports) + ");\n" + inside + "  " + top.name() + " dut("
            + String.join(", ", pins) + ");\nendmodule\n";
    }

    private static int edges(ModuleDef top) {
        return 1 + top.resetDelay();
    }
}
