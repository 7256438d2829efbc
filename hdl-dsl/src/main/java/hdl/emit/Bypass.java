package hdl.emit;

import static hdl.emit.Layout.BREAK;

import hdl.ir.Memory.WritePort;
import hdl.ir.Printable;
import hdl.ir.ReadData;
import hdl.ir.Stmt;
import java.math.BigInteger;

/** New data on a collision: the written word is kept beside the read one and replaces it, lane by lane. */
final class Bypass {
    private final Printable printable;
    private final Expressions expressions;
    private final Style style;

    Bypass(Printable printable, Expressions expressions, Style style) {
        this.printable = printable;
        this.expressions = expressions;
        this.style = style;
    }

    /** How many parts of the row a write port replaces separately. */
    static int lanes(Printable printable, ReadData read, WritePort port) {
        var found = new int[] {1};
        Path.each(printable.module().body(), (stmt, _) -> {
            if (stmt instanceof Stmt.Write write && write.port() == port && write.mask().isPresent()) {
                found[0] = write.mask().get().width();
            }
        });
        return found[0] * read.gather();
    }

    /** In the block of the read: whether a write meets it, and what is written. */
    void capture(ReadData read, int indent, Layout out) {
        Path.each(printable.module().body(), (stmt, path) -> {
            if (stmt instanceof Stmt.Write write && write.port().memory() == read.memory()) {
                int index = write.port().index();
                out.line(indent, printable.extra(read, "bypass " + index) + " <= " + hit(read, write, path) + ";",
                    read.site());
                out.line(indent, printable.extra(read, "written " + index) + " <= " + expressions.alone(write.data())
                    + ";", read.site());
            }
        });
    }

    private String hit(ReadData read, Stmt.Write write, Path path) {
        int masked = write.mask().isPresent() ? write.mask().get().width() : 1;
        int lanes = masked * read.gather();
        int low = 31 - Integer.numberOfLeadingZeros(read.gather());
        var enable = Memories.enable(write, path, expressions);
        boolean single = read.memory().depth() == read.gather() || read.isPortOf(write.port()); // of one address
        var row = single ? "" : read.gather() == 1 ? expressions.condition(write.address(), false)
            : expressions.operand(write.address(), write.address().width() - 1, low);
        var same = single ? "" : row + " == "
            + expressions.condition(read.address(), false);
        var hit = enable.isEmpty() || same.isEmpty() ? enable + same : enable + " &&" + BREAK + same;
        if (lanes == 1) {
            return hit.isEmpty() ? "1'b1" : hit;
        }
        var mask = write.mask().isPresent() ? expressions.read(write.mask().get()) : "1'b1";
        if (read.gather() > 1) {
            var word = expressions.operand(write.address(), low - 1, 0);
            int zeros = Integer.numberOfTrailingZeros(masked);
            var wide = "{" + Literal.text(BigInteger.ZERO, lanes - masked) + "," + BREAK + mask + "}";
            mask = "(" + wide + " << " + (zeros == 0 ? word : "{" + word + ", " + Literal.text(BigInteger.ZERO, zeros)
                + "}") + ")";
        }
        return "(" + (hit.isEmpty() ? "1'b1" : hit) + ") ?" + BREAK + mask + " :" + BREAK
            + Literal.text(BigInteger.ZERO, lanes);
    }

    /** The word that the read delivers: what was written, else what was stored. Later ports win. */
    String chosen(ReadData read) {
        var first = Memories.stageName(printable, read);
        if (!Memories.isBypassed(read)) {
            return first;
        }
        int lanes = 1;
        for (var port : read.memory().writes()) {
            lanes = Math.max(lanes, lanes(printable, read, port));
        }
        if (lanes == 1) {
            return part(read, first, lanes, 0);
        }
        if (lanes == read.width() && isBitwise(read)) {
            return bitwise(read, first);
        }
        var parts = new StringBuilder("{");
        for (int i = lanes - 1; i >= 0; i--) {
            parts.append(part(read, first, lanes, i)).append(i > 0 ? "," + BREAK : "}");
        }
        return parts.toString();
    }

    /** Every write replaces single bits, or all of them. */
    private boolean isBitwise(ReadData read) {
        return read.memory().writes().stream().mapToInt(port -> lanes(printable, read, port))
            .allMatch(own -> own == 1 || own == read.width());
    }

    /** A row of single bits: the bypass is a mask. */
    private String bitwise(ReadData read, String first) {
        var text = first;
        for (var port : read.memory().writes()) {
            var bypass = printable.extra(read, "bypass " + port.index());
            var written = printable.extra(read, "written " + port.index());
            var mask = lanes(printable, read, port) == 1 ? "{" + read.width() + "{" + bypass + "}}" : bypass;
            var row = read.gather() == 1 ? written : "{" + read.gather() + "{" + written + "}}";
            var kept = text.equals(first) ? first : "(" + text + ")";
            text = "(" + mask + " & " + row + ") |" + BREAK + "(~" + mask + " & " + kept + ")";
        }
        return text;
    }

    private String part(ReadData read, String first, int lanes, int lane) {
        int width = read.width() / lanes;
        var out = new StringBuilder();
        for (var port : read.memory().writes().reversed()) {
            int own = lanes(printable, read, port);
            int bit = lane * own / lanes;
            out.append(printable.extra(read, "bypass " + port.index())).append(own == 1 ? "" : "[" + bit + "]")
                .append(" ? ");
            int inWord = lane % (lanes / read.gather());
            out.append(printable.extra(read, "written " + port.index()))
                .append(range(inWord, width, read.memory().width())).append(" : ");
        }
        return out.append(first).append(range(lane, width, read.width())).toString();
    }

    private static String range(int lane, int width, int whole) {
        int lo = lane * width;
        return width == whole ? "" : "[" + (lo + width - 1) + (width > 1 ? ":" + lo : "") + "]";
    }

    /** With latency 1 the choice is combinational. */
    String text(ReadData read) {
        var out = new Layout(style);
        out.line(2, "assign " + printable.name(read) + " = " + chosen(read) + ";", read.site());
        return out.toString();
    }
}
