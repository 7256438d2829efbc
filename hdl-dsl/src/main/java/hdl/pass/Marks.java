package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Expr.Word;
import hdl.ir.Node;
import hdl.ir.Problem;
import hdl.ir.Walk;
import java.util.ArrayList;
import java.util.List;

/** Registers of lines of which the author says what tools may do with them: {@code keep} and {@code retime}. */
final class Marks {
    private final Align align;
    private final Sources sources;
    private final DelayLines lines;
    private final List<Problem> problems = new ArrayList<>();

    Marks(Align align, Sources sources, DelayLines lines) {
        this.align = align;
        this.sources = sources;
        this.lines = lines;
    }

    /** Marks the registers; HDL917. */
    List<Problem> mark(List<Node> values) {
        for (var node : values) {
            if (node.expr() instanceof Expr.Timed word && (word.word() == Word.KEEP || word.word() == Word.RETIME)) {
                mark(node, word, word.a(), 0);
            }
        }
        return problems;
    }

    private void mark(Node node, Expr.Timed word, Node value, int later) {
        var source = sources.of(value);
        int edges = source.edges() + later;
        var is = source.node();
        if (is.isConstant()) {
            return;
        }
        var says = word.word() == Word.KEEP ? "keep(" : "retime(";
        if (edges == 0) {
            problems.add(Problem.error(node.site(), "HDL917", says + Wording.name(value) + ") and no register: "
                + Wording.quoted(is) + " is read as it is made; write " + says + "stage(" + Wording.name(value)
                + "))"));
        } else if (align.isJoined(is)) {
            Walk.operands(is.expr()).forEach(part -> mark(node, word, part, edges + align.later(part, source.cycle())));
        } else {
            var line = lines.find(sources.key(is), align.clock(value, source.cycle()));
            if (line != null) {
                mark(node, word, says + name(node, value) + ")", line, edges);
            }
        }
    }

    /** As the author calls the register, or what goes into it. */
    private static String name(Node mark, Node value) {
        return mark.label().isNone() ? Wording.name(value) : mark.label().text();
    }

    private void mark(Node node, Expr.Timed word, String says, DelayLines.Line line, int edges) {
        var tap = line.taps.computeIfAbsent(edges, _ -> new DelayLines.Tap());
        if (word.word() == Word.KEEP) {
            tap.isKept = true;
            return;
        }
        tap.isRetimed = true;
        int readers = tap.readers + line.taps.tailMap(edges, false).size();
        if (line.init != null || readers > 1) {
            problems.add(Problem.error(node.site(), "HDL917", says + " moves a register that "
                + (line.init != null ? "is reset" : readers + " values read") + ", and then there would be "
                + (line.init != null ? "none to reset" : "one for each") + "; leave it where it is, or stage it for "
                + "this reader alone"));
        }
    }
}
