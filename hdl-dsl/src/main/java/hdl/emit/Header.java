package hdl.emit;

import hdl.ir.ModuleDef;
import hdl.ir.Port;
import hdl.ir.Printable;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Storage;
import hdl.ir.Timing;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/** The first lines of a module: what it does, its name and its ports. */
final class Header {
    private final Printable printable;
    private final Style style;
    private final Set<Storage> decided;

    /** {@code decided}: signals of blocks that became wires. */
    Header(Printable printable, Style style, Set<Storage> decided) {
        this.printable = printable;
        this.decided = decided;
        this.style = style;
    }

    /** The whole module around its body. */
    String text(String constants, CharSequence body) {
        var out = new StringBuilder();
        purpose(out);
        pipelines(out);
        var module = printable.module();
        out.append("module ").append(module.verilogName()).append(parameters()).append(" (\n");
        int column = Declarations.column(module.ports().stream().map(Declarations::range));
        Port.Bundle bundle = null;
        for (var port : module.ports()) {
            if (port.bundle() != null && !port.bundle().equals(bundle)) {
                out.append("  // ").append(port.bundle().name()).append(": ").append(oneLine(port.bundle().doc()))
                    .append('\n');
            }
            bundle = port.bundle() == null ? bundle : port.bundle();
            register(port).filter(reg -> !reg.attributes().isEmpty())
                .ifPresent(reg -> out.append("  ").append(Declarations.attributes(reg.attributes())).append('\n'));
            out.append("  ").append(port.isInput() ? "input  wire " : isReg(port) ? "output reg  " : "output wire ");
            Declarations.padded(Declarations.range(port), column, out);
            out.append(port.name()).append(port == module.ports().getLast() ? "" : ",");
            var says = port.role() == Port.Role.RESET ? "" : said(port); // that of its clock
            out.append(says.isEmpty() ? "" : "  // " + oneLine(says)).append('\n');
        }
        out.append(");\n").append(constants);
        return out.append(constants.isEmpty() || body.isEmpty() ? "" : "\n").append(body).append("endmodule\n")
            .toString();
    }

    /** When the port's value is there, and what it is. */
    private static String said(Port port) {
        var cycle = port.cycle();
        var when = cycle == null ? "" : cycle.isTimed() ? "cycle " + cycle.number() : "steady";
        var what = port.isDescribedByBundle() ? "" : port.doc();
        return when.isEmpty() || what.isEmpty() ? when + what : when + ": " + what;
    }

    /** What its timelines cost: {@code // timeline packet: 9 cycles, 102 registers (889 bits), ...}. */
    private void pipelines(StringBuilder out) {
        var timing = printable.module().timing();
        for (var timeline : timing.timelines()) {
            var costs = timing.costs().stream().filter(cost -> cost.timeline() == timeline).toList();
            if (!costs.isEmpty()) {
                out.append("// timeline ").append(timeline.name()).append(": ").append(costs.getLast().cycle())
                    .append(" cycles, ").append(sum(costs, Timing.Cost::registers)).append(" registers (")
                    .append(sum(costs, Timing.Cost::bits)).append(" bits), of these ")
                    .append(sum(costs, Timing.Cost::waiting)).append(" (")
                    .append(sum(costs, Timing.Cost::waitingBits)).append(" bits) only wait\n");
            }
        }
    }

    private static int sum(List<Timing.Cost> costs, ToIntFunction<Timing.Cost> what) {
        return costs.stream().mapToInt(what).sum();
    }

    private boolean isReg(Port port) {
        if (printable.blocked(port)) {
            return !decided.contains(port);
        }
        if (register(port).isPresent()) {
            return true;
        }
        for (ReadData read : printable.module().reads()) {
            if (printable.same(read) == port) {
                return Memories.isRegister(read);
            }
        }
        return false;
    }

    /** The register that the port is. */
    private Optional<Reg> register(Port port) {
        for (var reg : printable.module().regs()) {
            if (printable.same(reg) == port) {
                return Optional.of(reg);
            }
        }
        return Optional.empty();
    }

    /**
     * The width of what a module carries, which has no default that would be of use; the parameters of a black box, so
     * that the model takes what the vendor's module takes.
     */
    private String parameters() {
        var out = new StringBuilder();
        printable.module().carried().ifPresent(_ -> out.append(" #(\n  parameter ").append(ModuleDef.Carried.PARAMETER)
            .append(" = 1  // bits of a payload"));
        printable.module().blackBox().ifPresent(box -> box.parameters().forEach((name, value) ->
            out.append(out.isEmpty() ? " #(\n" : ",\n").append("  parameter ").append(name).append(" = ")
                .append(value)));
        return out.isEmpty() ? "" : out + "\n)";
    }

    /** {@code // Counter_8: counts enabled cycles and wraps.  Generated from Counter.java.} */
    private void purpose(StringBuilder out) {
        var doc = oneLine(printable.module().doc());
        boolean sentence = doc.length() > 1 && Character.isUpperCase(doc.charAt(0))
            && !Character.isUpperCase(doc.charAt(1));
        var what = doc.isEmpty() ? "." : ": " + (sentence ? Character.toLowerCase(doc.charAt(0)) + doc.substring(1)
            : doc);
        var text = printable.module().verilogName() + what + "  Generated from " + printable.module().source() + ".";
        int at = 0;
        while (at < text.length()) {
            int end = Math.min(text.length(), at + style.width() - 3);
            int space = end < text.length() ? text.lastIndexOf(' ', end) : -1;
            end = space > at ? space : end;
            out.append("// ").append(text.substring(at, end).strip()).append('\n');
            at = end;
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
        }
    }

    private static String oneLine(String text) {
        return text.replace('\n', ' ').replace('\r', ' ').strip();
    }
}
