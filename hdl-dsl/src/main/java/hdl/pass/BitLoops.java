package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Node;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Asks of a knot of values whether any single bit of them depends on itself. */
final class BitLoops {
    private final Flow flow;
    private final int[] firstBit;
    private final Graph graph;
    private final Set<Long> assigned = new HashSet<>();

    private BitLoops(Flow flow, List<Integer> knot) {
        this.flow = flow;
        firstBit = new int[flow.graph.points()];
        Arrays.fill(firstBit, -1);
        int points = 0;
        for (int point : knot) {
            firstBit[point] = points;
            points += width(point);
        }
        graph = new Graph(points);
        for (var driver : flow.drivers) {
            assigned.add(pair(driver.assign().value().id(), Flow.point(driver.assign().target())));
        }
    }

    private static long pair(int from, int to) {
        return (long) from << 32 | to;
    }

    /** The knot is one whole component of the flow. */
    static boolean exist(Flow flow, List<Integer> knot) {
        var bits = new BitLoops(flow, knot);
        for (int point : knot) {
            if (flow.value(point) != null) {
                bits.expression(flow.value(point));
            }
            bits.wiring(point);
        }
        return bits.hasLoop();
    }

    private int width(int point) {
        return flow.value(point) == null ? 1 : flow.value(point).width();
    }

    private boolean inside(int point) {
        return firstBit[point] >= 0;
    }

    /** Edges that are not operands: assignments, lists of statements, paths through instances, addresses of a peek. */
    private void wiring(int point) {
        for (int e = 0; e < flow.graph.degree(point); e++) {
            int target = flow.graph.target(point, e);
            if (!inside(target)) {
                continue;
            }
            var value = flow.value(target);
            if (value == null) {
                all(point, target);
            } else if (value.storage() != null) {
                if (assigned.contains(pair(point, target))) {
                    same(point, 0, target, 0, value.width());
                } else {
                    all(point, target);
                }
            }
        }
    }

    private void expression(Node node) {
        int to = node.id();
        switch (node.expr()) {
            case Expr.Lit _, Expr.Ref _ -> { }
            case Expr.Unary unary -> unary(unary, node);
            case Expr.Binary binary -> binary(binary, node);
            case Expr.Mux mux -> {
                all(mux.select().id(), to);
                same(mux.then().id(), 0, to, 0, node.width());
                same(mux.otherwise().id(), 0, to, 0, node.width());
            }
            case Expr.Slice slice -> same(slice.a().id(), slice.lo(), to, 0, node.width());
            case Expr.Index index -> {
                all(index.a().id(), to);
                all(index.start().id(), to);
            }
            case Expr.Cat cat -> {
                int low = node.width();
                for (var part : cat.parts()) {
                    low -= part.width();
                    same(part.id(), 0, to, low, part.width());
                }
            }
            case Expr.Cross cross -> same(cross.a().id(), 0, to, 0, node.width());
            case Expr.Timed timed -> throw timed.unresolved();
        }
    }

    private void unary(Expr.Unary unary, Node node) {
        switch (unary.op()) {
            case NOT -> same(unary.a().id(), 0, node.id(), 0, node.width());
            case NEG -> upwards(unary.a().id(), node);
            default -> all(unary.a().id(), node.id());
        }
    }

    private void binary(Expr.Binary binary, Node node) {
        int a = binary.a().id();
        int b = binary.b().id();
        switch (binary.op()) {
            case AND, OR, XOR -> {
                same(a, 0, node.id(), 0, node.width());
                same(b, 0, node.id(), 0, node.width());
            }
            case ADD, SUB -> {
                upwards(a, node);
                upwards(b, node);
            }
            case SHL, SHR, ASR -> shift(binary, node);
            default -> {
                all(a, node.id());
                all(b, node.id());
            }
        }
    }

    private void shift(Expr.Binary binary, Node node) {
        if (!(binary.b().expr() instanceof Expr.Lit lit) || binary.op() == Expr.Op.ASR) {
            all(binary.a().id(), node.id());
            all(binary.b().id(), node.id());
            return;
        }
        int by = lit.value().bitLength() > 31 ? node.width() : Math.min(node.width(), lit.value().intValue());
        if (binary.op() == Expr.Op.SHL) {
            same(binary.a().id(), 0, node.id(), by, node.width() - by);
        } else {
            same(binary.a().id(), by, node.id(), 0, node.width() - by);
        }
    }

    private void same(int from, int fromLow, int to, int toLow, int width) {
        if (inside(from)) {
            for (int i = 0; i < width; i++) {
                graph.edge(firstBit[from] + fromLow + i, firstBit[to] + toLow + i);
            }
        }
    }

    /** Each bit depends on the bits at and below it, as in a carry chain. */
    private void upwards(int from, Node node) {
        if (inside(from)) {
            same(from, 0, node.id(), 0, node.width());
            for (int i = 1; i < node.width(); i++) {
                graph.edge(firstBit[node.id()] + i - 1, firstBit[node.id()] + i);
            }
        }
    }

    /** Every bit of one on every bit of the other, by way of one point in between. */
    private void all(int from, int to) {
        if (!inside(from)) {
            return;
        }
        int between = graph.addPoint();
        for (int i = 0; i < width(from); i++) {
            graph.edge(firstBit[from] + i, between);
        }
        for (int i = 0; i < width(to); i++) {
            graph.edge(between, firstBit[to] + i);
        }
    }

    private boolean hasLoop() {
        var number = graph.done().components();
        var seen = new boolean[graph.points()];
        for (int point = 0; point < graph.points(); point++) {
            if (seen[number[point]] || graph.leadsTo(point, point)) {
                return true;
            }
            seen[number[point]] = true;
        }
        return false;
    }
}
