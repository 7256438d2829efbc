package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Problem;
import hdl.ir.ReadData;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Registers whose value reaches nothing but themselves, such as a counter that nobody looks at. Outputs, inputs of
 * instances, writes of memories, claims, named values and {@code ignore} are what a value may reach; it reaches them
 * through other values, through registers and wires, and through the conditions around a statement.
 */
final class SelfRead {
    /** What drives a storage: a value, in a list of statements. */
    private record Driver(Node value, Scope scope) {}

    private final ModuleDef module;
    private final Map<Storage, List<Driver>> drivers = new IdentityHashMap<>();
    private final BitSet values = new BitSet();
    private final BitSet storages = new BitSet();
    private final BitSet scopes = new BitSet();
    private final ArrayDeque<Node> work = new ArrayDeque<>();

    private SelfRead(ModuleDef module) {
        this.module = module;
    }

    /** The warning HDL222. */
    static List<Problem> check(ModuleDef module) {
        if (module.blackBox().isPresent() || module.regs().isEmpty()) {
            return List.of();
        }
        var read = new SelfRead(module);
        read.ends();
        read.spread();
        return read.report();
    }

    private void ends() {
        ScopeWalk.over(module, new ScopeWalk.Visitor() {
            @Override public void statement(Stmt statement, Scope in) {
                switch (statement) {
                    case Stmt.Assign assign -> drivers.computeIfAbsent(assign.target(), _ -> new ArrayList<>())
                        .add(new Driver(assign.value(), in));
                    case Stmt.Write write -> {
                        reach(write.address());
                        reach(write.data());
                        write.mask().ifPresent(mask -> reach(mask));
                        reach(in);
                    }
                    case Stmt.Claim claim -> {
                        reach(claim.condition());
                        reach(in);
                    }
                    case Stmt.Branch _, Stmt.Select _ -> { }
                }
            }
        });
        module.ports().stream().filter(port -> !port.isInput()).forEach(port -> reach(port.ref()));
        for (var instance : module.instances()) {
            instance.pins().stream().filter(pin -> pin.isInput()).forEach(pin -> reach(pin.ref()));
        }
        module.ignored().forEach(this::reach);
        for (var clock : module.clocks()) {
            if (clock.resetRegister() != null) {
                reach(clock.resetRegister().ref());
            }
        }
        for (var clock : module.derived()) {
            reach(clock.edge());
            if (clock.resetWire() != null) {
                reach(clock.resetWire().ref());
            }
        }
        module.nodes().stream().filter(node -> node.storage() == null && Unused.isKept(node)).forEach(this::reach);
    }

    private void reach(Node node) {
        if (!values.get(node.id())) {
            values.set(node.id());
            work.add(node);
        }
    }

    private void reach(Scope scope) {
        for (var at = scope; at.owner() != null && !scopes.get(at.id()); at = at.parent()) {
            scopes.set(at.id());
            reach(at.condition());
        }
    }

    private void spread() {
        while (!work.isEmpty()) {
            var node = work.remove();
            if (node.storage() == null) {
                Walk.operands(node.expr()).forEach(this::reach);
            } else if (!storages.get(node.storage().id())) {
                storages.set(node.storage().id());
                driven(node.storage());
            }
        }
    }

    private void driven(Storage storage) {
        if (storage instanceof ReadData read) {
            reach(read.address());
            if (read.enable() != null) {
                reach(read.enable());
            }
        }
        for (var driver : drivers.getOrDefault(storage, List.of())) {
            reach(driver.value());
            reach(driver.scope());
        }
    }

    private List<Problem> report() {
        var findings = new Findings(module);
        for (var reg : module.regs()) {
            if (!storages.get(reg.id())) {
                var name = Wording.name((Storage) reg);
                findings.warning(reg.site(), "HDL222", "what '" + name + "' (" + Wording.bits(reg.width())
                    + ") holds reaches no output, memory or claim; remove it, or say ignore("
                    + Wording.written(name) + ")");
            }
        }
        return findings.inSourceOrder();
    }
}
