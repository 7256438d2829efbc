package hdl;

import hdl.ir.Expr;
import hdl.ir.Expr.Op;
import hdl.ir.Expr.Word;
import hdl.ir.Node;
import hdl.ir.Site;
import hdl.ir.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The port that operations write a memory through and somebody else too, who belongs to no timeline: what an operation
 * leaves is brought together and leaves its timeline there.
 *
 * @param claims that both never come in one cycle is a claim; else operations go first
 */
record SharedPort(Build build, Node when, Node address, Node word, boolean claims, Site site) {
    void write(hdl.ir.Recall recall, Node left, Node leaves) {
        var parts = new ArrayList<>(List.of(recall.address(), left));
        if (leaves != null) {
            parts.add(leaves);
        }
        var its = together(left, parts);
        var there = Recall.condition(build, recall, leaves == null ? null : together(leaves, parts), its, site);
        var writes = there == null ? Values.constant(1, 1, false, site) : left(there);
        var place = left(together(recall.address(), parts));
        var statement = claims
            ? written(recall, when, address, place, word, left(its))
            : written(recall, writes, place, address, left(its), word);
        var either = build.node(new Expr.Binary(Op.OR, when, writes), 1, site);
        build.builder().add(new Stmt.Branch(either, new ArrayList<>(List.of(statement)), new ArrayList<>(), site));
        if (claims) {
            var both = build.node(new Expr.Binary(Op.AND, when, writes), 1, site);
            var never = build.node(new Expr.Unary(Op.NOT, both), 1, site);
            build.builder().add(new Stmt.Claim(Stmt.Kind.CHECK, never, "nobody else writes memory "
                + recall.memory() + " beside an operation", build.clock("a claim", site), site));
        }
    }

    private Stmt written(hdl.ir.Recall recall, Node first, Node a, Node b, Node x, Node y) {
        return new Stmt.Write(recall.port(), build.node(new Expr.Mux(first, a, b), a.width(), site),
            build.node(new Expr.Mux(first, x, y), x.width(), site), Optional.empty(), site);
    }

    private Node together(Node value, List<Node> parts) {
        var node = build.node(new Expr.Timed(Word.TOGETHER, value, List.copyOf(parts), null, 0), value.width(), site);
        build.builder().timed().clocks().put(node, build.clock("a memory port", site));
        return node;
    }

    private Node left(Node value) {
        return build.node(new Expr.Timed(Word.LEAVE, value, List.of(), null, 0), value.width(), site);
    }
}
