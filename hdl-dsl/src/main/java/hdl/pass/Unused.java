package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Label;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Problem;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.ir.Walk;
import hdl.ir.Wire;
import java.util.BitSet;
import java.util.List;

/**
 * Which bits of the values that have a name are never read. Statements, instances, memory ports, named values and
 * {@code ignore} read; slices and concatenations read what they pass on, every other operator reads its operands
 * whole.
 */
public final class Unused {
    private final ModuleDef module;
    private final Findings findings;
    private final BitSet[] read;
    private final BitSet driven = new BitSet();

    private Unused(ModuleDef module) {
        this.module = module;
        this.findings = new Findings(module);
        this.read = new BitSet[module.nodes().size()];
    }

    /**
     * The warnings HDL211 for values, HDL212 for inputs, HDL219 for registers and HDL221 for instances. A black box has
     * the ports that its vendor gave it.
     */
    public static List<Problem> check(ModuleDef module) {
        if (module.blackBox().isPresent()) {
            return List.of();
        }
        var unused = new Unused(module);
        unused.readers();
        unused.expressions();
        unused.values();
        unused.storage();
        unused.constants();
        unused.instances();
        return unused.findings.inSourceOrder();
    }

    private void readers() {
        module.ignored().forEach(this::read);
        ScopeWalk.over(module, new ScopeWalk.Visitor() {
            @Override public void open(Scope scope) {
                if (scope.owner() != null) {
                    read(scope.condition());
                }
            }

            @Override public void statement(Stmt statement, Scope in) {
                switch (statement) {
                    case Stmt.Assign assign -> {
                        driven.set(assign.target().id());
                        read(assign.value());
                    }
                    case Stmt.Write write -> {
                        read(write.address());
                        read(write.data());
                        write.mask().ifPresent(mask -> read(mask));
                    }
                    case Stmt.Claim claim -> read(claim.condition());
                    case Stmt.Branch _, Stmt.Select _ -> { }
                }
            }
        });
        for (var clock : module.clocks()) {
            if (clock.resetRegister() != null) {
                read(clock.resetRegister().ref());
            }
        }
        for (var clock : module.derived()) {
            read(clock.edge());
            if (clock.resetWire() != null) {
                read(clock.resetWire().ref());
            }
        }
        for (var port : module.reads()) {
            read(port.address());
            if (port.enable() != null) {
                read(port.enable());
            }
        }
    }

    private void read(Node node) {
        read(node, node.width() - 1, 0);
    }

    private void read(Node node, int hi, int lo) {
        if (read[node.id()] == null) {
            read[node.id()] = new BitSet();
        }
        read[node.id()].set(lo, hi + 1);
    }

    /** Users stand behind their operands, so one sweep from the end sees every user first. */
    private void expressions() {
        for (int id = read.length - 1; id >= 0; id--) {
            var node = module.nodes().get(id);
            if (isKept(node)) {
                passOn(node, whole(node));
            } else if (read[id] != null) {
                passOn(node, read[id]);
            }
        }
    }

    private static BitSet whole(Node node) {
        var all = new BitSet();
        all.set(0, node.width());
        return all;
    }

    /** Whether the author named it. */
    static boolean isKept(Node node) {
        return isKept(node.label());
    }

    private static boolean isKept(Label label) {
        return label.policy() == Label.Policy.KEPT || label.policy() == Label.Policy.EXACT;
    }

    private void passOn(Node node, BitSet bits) {
        switch (node.expr()) {
            case Expr.Slice slice -> passOn(bits, 0, node.width(), slice.a(), slice.lo());
            case Expr.Cross cross -> passOn(bits, 0, node.width(), cross.a(), 0);
            case Expr.Timed timed -> throw timed.unresolved();
            case Expr.Cat cat -> {
                int low = node.width();
                for (var part : cat.parts()) {
                    low -= part.width();
                    passOn(bits, low, part.width(), part, 0);
                }
            }
            case Expr.Lit _, Expr.Ref _, Expr.Unary _, Expr.Binary _, Expr.Mux _, Expr.Index _ ->
                Walk.operands(node.expr()).forEach(this::read);
        }
    }

    private void passOn(BitSet bits, int low, int width, Node to, int toLow) {
        for (int from = bits.nextSetBit(low); from >= 0 && from < low + width; ) {
            int end = Math.min(bits.nextClearBit(from), low + width);
            read(to, toLow + end - 1 - low, toLow + from - low);
            from = bits.nextSetBit(end);
        }
    }

    private void values() {
        for (var node : module.nodes()) {
            if (node.storage() == null && isKept(node) && !node.isConstant()) {
                report(node, node.site());
            }
        }
    }

    private void storage() {
        for (var port : module.ports()) {
            if (port.isInput() && port.role() == Port.Role.DATA) {
                report(port.ref(), port.site());
            }
        }
        module.wires().forEach(wire -> report(wire.ref(), wire.site()));
        module.regs().forEach(reg -> report(reg.ref(), reg.site()));
        module.reads().forEach(data -> report(data.ref(), data.site()));
        for (var memory : module.memories()) {
            if (memory.reads().isEmpty()) {
                findings.warning(memory.site(), "HDL211", "memory '" + memory + "' (" + Wording.bits(memory.width())
                    + ") is written and never read; remove it");
            }
        }
    }

    /** Registers that keep the value of their reset. */
    private void constants() {
        for (var reg : module.regs()) {
            if (!driven.get(reg.id())) {
                findings.warning(reg.site(), "HDL219", Wording.quoted(reg) + " is reset and never changes; give it a "
                    + "next, or use a constant");
            }
        }
    }

    /** Instances that do nothing for anybody; a black box may be there for its pins. */
    private void instances() {
        for (var instance : module.instances()) {
            var outputs = instance.pins().stream().filter(pin -> !pin.isInput()).toList();
            if (instance.module().blackBox().isEmpty() && !outputs.isEmpty()
                && outputs.stream().allMatch(pin -> read[pin.ref().id()] == null)) {
                findings.warning(instance.site(), "HDL221", "nothing that instance '" + instance.label().text() + "' ("
                    + instance.module().name() + ") puts out is read; remove it, or say ignore("
                    + instance.label().text() + "." + outputs.getFirst().name() + "())");
            }
        }
    }

    private void report(Node node, Site site) {
        var seen = read[node.id()] == null ? new BitSet() : read[node.id()];
        for (int low = seen.nextClearBit(0); low < node.width(); ) {
            int next = seen.nextSetBit(low);
            int end = next < 0 ? node.width() : Math.min(next, node.width());
            report(node, site, end - 1, low);
            low = seen.nextClearBit(end);
        }
    }

    private void report(Node node, Site site, int hi, int lo) {
        var part = hi - lo + 1 == node.width() ? "" : Wording.range(hi, lo);
        var what = "'" + Wording.name(node) + part + "' (" + Wording.bits(hi - lo + 1) + ")";
        var argument = switch (node.storage()) {
            case Port port -> port.name().contains("_") ? "..." : "io." + port.name();
            case Wire _, Reg _, ReadData _, Pin _ -> node.storage().label().isNone() ? "..."
                : Wording.written(Wording.name(node));
            case null -> Wording.name(node);
        };
        if (!part.isEmpty()) {
            argument += hi == lo ? ".bit(" + lo + ")" : ".bits(" + hi + ", " + lo + ")";
        }
        if (node.storage() instanceof Port) {
            findings.warning(site, "HDL212", "input " + what + " is never read; "
                + (part.isEmpty() ? "remove the port" : "make the port narrower") + ", or say ignore(" + argument
                + ")");
        } else {
            findings.warning(site, "HDL211", what + " is computed and never read; remove it, or say ignore(" + argument
                + ")");
        }
    }
}
