package hdl.emit;

import hdl.ir.Port;
import hdl.ir.Printable;
import hdl.ir.ReadData;
import hdl.ir.Reg;

/** The first lines of a module: what it does, its name and its ports. */
final class Header {
    private final Printable printable;
    private final Style style;

    Header(Printable printable, Style style) {
        this.printable = printable;
        this.style = style;
    }

    /** The whole module around its body. */
    String text(String constants, CharSequence body) {
        var out = new StringBuilder();
        purpose(out);
        var module = printable.module();
        out.append("module ").append(module.name()).append(" (\n");
        int column = Declarations.column(module.ports().stream().mapToInt(Port::width).toArray());
        for (var port : module.ports()) {
            out.append("  ").append(port.isInput() ? "input  wire " : isReg(port) ? "output reg  " : "output wire ");
            Declarations.range(port.width(), column, out);
            out.append(port.name()).append(port == module.ports().getLast() ? "" : ",");
            out.append(port.doc().isEmpty() ? "" : "  // " + oneLine(port.doc())).append('\n');
        }
        out.append(");\n").append(constants);
        return out.append(constants.isEmpty() || body.isEmpty() ? "" : "\n").append(body).append("endmodule\n").toString();
    }

    private boolean isReg(Port port) {
        if (printable.blocked(port)) {
            return true;
        }
        for (Reg reg : printable.module().regs()) {
            if (printable.same(reg) == port) {
                return true;
            }
        }
        for (ReadData read : printable.module().reads()) {
            if (printable.same(read) == port) {
                return Memories.isRegister(read);
            }
        }
        return false;
    }

    /** {@code // Counter_8: counts enabled cycles and wraps.  Generated from Counter.java.} */
    private void purpose(StringBuilder out) {
        var doc = oneLine(printable.module().doc());
        boolean sentence = doc.length() > 1 && Character.isUpperCase(doc.charAt(0)) && !Character.isUpperCase(doc.charAt(1));
        var what = doc.isEmpty() ? "." : ": " + (sentence ? Character.toLowerCase(doc.charAt(0)) + doc.substring(1) : doc);
        var text = printable.module().name() + what + "  Generated from " + printable.module().source() + ".";
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
