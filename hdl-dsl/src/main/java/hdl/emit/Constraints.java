package hdl.emit;

import hdl.ir.Expr;
import hdl.ir.Memory;
import hdl.ir.Printable;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Walk;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * Timing constraints of clock crossings, for Vivado: a maximum delay of the data path per crossing, and a bound on the
 * skew of a code's bits. The paths are found from the register that receives the crossing, wherever its module is
 * used. What comes from the receiver's own clock, such as the read address of a LUT memory, keeps the ordinary checks:
 * a delay of the data path alone would take its hold check away.
 */
final class Constraints {
    /** A register that takes a value of another clock. */
    private record Crossing(String module, String receiver, int width) {}

    private Constraints() {
    }

    /** The constraints of a design, or nothing when no module crosses clocks itself. */
    static Optional<String> of(List<Printable> modules) {
        var crossings = new LinkedHashSet<Crossing>(); // modules of several widths are one text
        for (var printable : modules) {
            Walk.statements(printable.module().body(), (stmt, _) -> {
                if (stmt instanceof Stmt.Assign assign && assign.target() instanceof Reg reg
                    && crosses(printable, assign)) {
                    crossings.add(new Crossing(printable.module().verilogName(), printable.name(reg), reg.width()));
                }
            });
            for (var read : printable.module().reads()) {
                if (isLookedUpAcross(read)) {
                    crossings.add(new Crossing(printable.module().verilogName(), printable.name(read), 1));
                }
            }
        }
        if (crossings.isEmpty()) {
            return Optional.empty();
        }
        var out = new StringBuilder("# Crossings between clocks: each data path is bounded, no clock group is cut.\n");
        crossings.forEach(crossing -> print(crossing, out));
        return Optional.of(out.toString());
    }

    /** LUTs are read through: what one clock wrote reaches a register of another. Block memories keep ports apart. */
    private static boolean isLookedUpAcross(ReadData read) {
        var style = read.memory().style();
        var writes = read.memory().writes();
        return read.latency() > 0 && style != Memory.Style.BRAM && style != Memory.Style.URAM && !writes.isEmpty()
            && writes.getFirst().clock() != read.clock();
    }

    private static boolean crosses(Printable printable, Stmt.Assign assign) {
        var node = assign.value();
        while (true) {
            switch (node.expr()) {
                case Expr.Cross _ -> {
                    return true;
                }
                case Expr.Slice(var a, var _, var _) -> node = a;
                case Expr.Ref(var storage) when !(storage instanceof Reg) && printable.single(storage) != null ->
                    node = printable.single(storage).value();
                default -> {
                    return false;
                }
            }
        }
    }

    private static void print(Crossing crossing, StringBuilder out) {
        var module = crossing.module();
        var register = "$cell/" + crossing.receiver() + "_reg";
        out.append("\n# ").append(module).append(": into ").append(crossing.receiver()).append('\n')
            .append("foreach cell [get_cells -hierarchical -filter {ORIG_REF_NAME == ").append(module)
            .append(" || REF_NAME == ").append(module).append("}] {\n")
            .append("  set receiver [get_cells -quiet [list ").append(register).append(' ').append(register)
            .append("\\[*\\]]]\n")
            // A register whose value is constant is gone after synthesis; nothing crosses there then.
            .append("  if {[llength $receiver] == 0} {puts \"$cell: no register ").append(crossing.receiver())
            .append("\"; continue}\n")
            .append("  set inputs [get_pins -of_objects $receiver -filter {REF_PIN_NAME == D}]\n")
            .append("  set own [get_clocks -of_objects [get_pins -of_objects $receiver -filter {IS_CLOCK}]]\n")
            .append("  set sender {}\n")
            .append("  foreach start [all_fanin -quiet -flat -startpoints_only -only_cells $inputs] {\n")
            .append("    set clock [get_clocks -quiet -of_objects [get_pins -of_objects $start -filter {IS_CLOCK}]]\n")
            .append("    if {$clock ne {} && $clock ne $own} {\n")
            .append("      lappend sender $start\n")
            .append("      set period [get_property PERIOD [lindex $clock 0]]\n")
            .append("    }\n")
            .append("  }\n")
            .append("  if {[llength $sender] == 0} {continue}\n")
            .append("  set_max_delay -datapath_only -from $sender -to $receiver $period\n");
        if (crossing.width() > 1) {
            out.append("  set_bus_skew -from $sender -to $receiver $period\n");
        }
        out.append("}\n");
    }
}
