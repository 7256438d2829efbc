package hdl.pass;

import hdl.ir.Cycle;
import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Walk;
import hdl.ir.Wire;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What a value is made of within its own cycle: the registers, inputs and words of memories in front of it. */
final class MadeOf {
    /** Bits that are there at this cycle. */
    record Part(Node node, Cycle cycle) {}

    private final Cycles cycles;
    private final Sources sources;
    private final int most;
    private final List<Part> parts = new ArrayList<>();
    private final Set<Object> seen = new HashSet<>();
    private int bits;
    private boolean isTimed = true;

    private MadeOf(Cycles cycles, Sources sources, int most) {
        this.cycles = cycles;
        this.sources = sources;
        this.most = most;
    }

    /** Empty: of more bits than {@code most}, or of something that is on no timeline, or of nothing else. */
    static List<Part> of(Node value, int most, Cycles cycles, Sources sources) {
        var made = new MadeOf(cycles, sources, most);
        if (!made.isHeld(value)) {
            made.inside(value);
        }
        return made.goesOn() ? made.parts : List.of();
    }

    private boolean goesOn() {
        return isTimed && bits <= most;
    }

    /** Whether a value comes from a register, an input or a memory. */
    private boolean isHeld(Node value) {
        return switch (value.storage()) {
            case null -> false;
            case Reg _, ReadData _ -> true;
            case Port port -> port.isInput();
            case Pin pin -> !pin.isInput() && !Cycles.isOperator(pin);
            case Wire _ -> false;
        };
    }

    private void read(Node operand, Cycle wanted) {
        var source = sources.of(operand);
        var node = source.node();
        int edges = source.edges() + Lattice.later(cycles.of(operand), wanted);
        if (!goesOn() || node.isConstant() || Cycle.STEADY.equals(cycles.of(operand))
            || !seen.add(List.of(sources.key(node), edges))) {
            return;
        }
        boolean isSlice = node.expr() instanceof Expr.Slice(var whole, _, _) && isHeld(sources.of(whole).node());
        if (edges > 0 || isHeld(node) || isSlice) {
            isTimed &= cycles.of(node) != null && cycles.of(node).isTimed();
            bits += node.width();
            parts.add(new Part(node, source.cycle().plus(edges)));
        } else {
            inside(node);
        }
    }

    private void inside(Node node) {
        switch (node.storage()) {
            case null -> Walk.operands(node.expr()).forEach(operand -> read(operand, cycles.of(node)));
            case Pin pin when !pin.isInput() -> {
                var paths = Paths.of(pin.instance().module());
                pin.instance().pins().stream()
                    .filter(input -> input.isInput() && paths.connects(input.port(), pin.port()))
                    .forEach(this::driven);
            }
            case Storage storage -> driven(storage);
        }
    }

    private void driven(Storage storage) {
        for (var drive : cycles.drives.of(storage)) {
            Stmt.Assign assign = drive.assign();
            read(assign.value(), cycles.needed(assign));
            for (var scope = drive.in(); scope.parent() != null; scope = scope.parent()) {
                read(scope.condition(), cycles.needed(assign));
            }
        }
    }
}
