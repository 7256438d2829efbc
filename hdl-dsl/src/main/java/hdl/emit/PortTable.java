package hdl.emit;

import hdl.ir.Port;
import hdl.ir.Printable;

/** The ports of a module as a table for engineers, in Markdown. */
public final class PortTable {
    private PortTable() {
    }

    /** Says of every port its direction, width, clock and meaning; what a whole interface means is said once. */
    public static String of(Printable printable) {
        var module = printable.module();
        var out = new StringBuilder("# Ports of ").append(module.name()).append('\n');
        if (!module.doc().isEmpty()) {
            out.append('\n').append(module.doc()).append('\n');
        }
        out.append("\n| Port | Direction | Bits | Clock | Meaning |\n|---|---|---|---|---|\n");
        var before = "";
        for (var port : module.ports()) {
            var meaning = escaped(meaning(port));
            out.append("| `").append(port.name()).append("` | ").append(port.isInput() ? "in" : "out").append(" | ")
                .append(port.width()).append(" | ").append(clock(printable, port)).append(" | ")
                .append(!meaning.isEmpty() && meaning.equals(before) ? "as above" : meaning)
                .append(choices(port)).append(" |\n");
            before = meaning;
        }
        return out.toString();
    }

    private static String meaning(Port port) {
        return switch (port.role()) {
            case CLOCK -> "clock; every register takes its rising edge" + more(port);
            case RESET -> "reset, active high, synchronous" + more(port);
            case DATA -> port.doc();
        };
    }

    private static String more(Port port) {
        return port.doc().isEmpty() ? "" : "; " + port.doc();
    }

    private static String escaped(String text) {
        return text.replace('\n', ' ').replace("|", "\\|").strip();
    }

    /** The values of an enumeration, as numbers with their names. */
    private static String choices(Port port) {
        var out = new StringBuilder();
        if (port.choices() != null) {
            for (int i = 0; i < port.choices().names().size(); i++) {
                out.append(i == 0 ? ": " : ", ").append(port.choices().codes().get(i)).append(" = ")
                    .append(port.choices().names().get(i));
            }
        }
        return out.toString();
    }

    private static String clock(Printable printable, Port port) {
        if (port.role() == Port.Role.CLOCK) {
            return "";
        }
        for (var clock : printable.module().clocks()) {
            if (clock.rst() == port || clock == port.domain() || port.domain() == null) {
                return clock.clk() == null ? "" : "`" + clock.clk().name() + "`";
            }
        }
        return "any";
    }
}
