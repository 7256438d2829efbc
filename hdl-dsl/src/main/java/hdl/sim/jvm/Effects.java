package hdl.sim.jvm;

import hdl.ir.ClockDef;
import hdl.ir.Memory;
import hdl.ir.Node;
import hdl.ir.Stmt;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** What the statements of one scope do besides assigning: memory writes and claims, with the conditions around them. */
final class Effects {
    private static final int SHOWN_OPERANDS = 8;

    private final Flat flat;
    private final Scope scope;
    private final Map<Memory, MemoryPorts> memories = new IdentityHashMap<>();

    Effects(Flat flat, Scope scope) {
        this.flat = flat;
        this.scope = scope;
        for (var memory : scope.module.memories()) {
            memories.put(memory, new MemoryPorts(flat, scope, memory));
        }
    }

    MemoryPorts ports(Memory memory) {
        return memories.get(memory);
    }

    void write(Stmt.Write write, int path) {
        ports(write.port().memory()).write(write, path);
    }

    void claim(Stmt.Claim claim, int path) {
        var clock = scope.clock(claim.clock());
        var words = flat.words;
        var holds = scope.words(claim.condition())[0];
        var active = words.and(words.and(path, words.not(flat.quiet(clock))), words.not(held(claim.clock(), clock)));
        var isCover = claim.kind() == Stmt.Kind.COVER;
        var word = words.and(active, isCover ? holds : words.not(holds));
        if (isCover) {
            flat.covers.add(new Flat.Event(claim.label(), claim.site(), clock, word, List.of()));
        } else {
            flat.claims.add(new Flat.Event(claim.label(), claim.site(), clock, word, operands(claim.condition())));
        }
    }

    /** Registers behind the reset keep a circuit in it for longer than the clock of the top is. */
    private int held(ClockDef clock, int index) {
        var reset = scope.reset(clock);
        return reset == flat.reset(index) ? flat.words.zero : reset;
    }

    /** The named values a condition is made of, in the order they are said. */
    private List<Flat.Signal> operands(Node condition) {
        var found = new ArrayList<Flat.Signal>();
        var work = new ArrayList<Node>(List.of(condition));
        var seen = new HashSet<Node>();
        while (!work.isEmpty() && found.size() < SHOWN_OPERANDS) {
            var node = work.removeLast();
            var label = node.storage() == null ? node.label() : node.storage().label();
            if (!seen.add(node) || node.isConstant()) {
                continue;
            }
            if (!label.isNone() && node != condition || node.storage() != null) {
                var printed = scope.names.name(node);
                var name = printed != null ? printed : label.isNone() ? node.storage().toString()
                    : Path.snake(label.text());
                found.add(new Flat.Signal(name, node.width(), scope.words(node), null));
            } else {
                var operands = Path.operands(node);
                for (var i = operands.size() - 1; i >= 0; i--) {
                    work.add(operands.get(i));
                }
            }
        }
        return found;
    }
}
