package hdl.emit;

import hdl.ir.Expr;
import hdl.ir.Instance;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Which interface of a module's instances leads to which other instance, through wires, registers and logic. Number 0
 * is the outside, number i + 1 the instance i. What only says that something was taken does not count; of an interface
 * that runs both ways, the way with more bits does.
 */
final class Connections {
    private final ModuleDef module;
    private final Function<ModuleDef, List<String>> interfaces;
    private final Map<Storage, List<Node>> drivers = new LinkedHashMap<>();
    /** How many bits a link has, in both of its ways. */
    private final Map<Link, Integer> bits = new TreeMap<>();

    private record Link(int from, String leaving, int to, String entering) implements Comparable<Link> {
        Link back() {
            return new Link(to, entering, from, leaving);
        }

        @Override public int compareTo(Link other) {
            int order = Integer.compare(from, other.from);
            order = order != 0 ? order : Integer.compare(to, other.to);
            order = order != 0 ? order : leaving.compareTo(other.leaving);
            return order != 0 ? order : entering.compareTo(other.entering);
        }
    }

    Connections(ModuleDef module, Function<ModuleDef, List<String>> interfaces) {
        this.module = module;
        this.interfaces = interfaces;
        Walk.statements(module.body(), (stmt, _) -> {
            if (stmt instanceof Stmt.Assign assign) {
                drivers.computeIfAbsent(assign.target(), _ -> new ArrayList<>()).add(assign.value());
            }
        });
        for (var port : module.ports()) {
            if (!port.isInput()) {
                follow(port, 0, port);
            }
        }
        for (var instance : module.instances()) {
            for (var pin : instance.pins()) {
                if (pin.isInput()) {
                    follow(pin, number(instance), pin.port());
                }
            }
        }
    }

    private int number(Instance instance) {
        return module.instances().indexOf(instance) + 1;
    }

    /** Adds what a port is driven by. */
    private void follow(Storage receiver, int to, Port port) {
        var seen = new HashSet<Node>();
        var open = new ArrayDeque<Node>(drivers.getOrDefault(receiver, List.of()));
        while (!open.isEmpty()) {
            var node = open.pop();
            if (!seen.add(node)) {
                continue;
            }
            switch (node.expr()) {
                case Expr.Ref(var storage) -> {
                    switch (storage) {
                        case Pin pin when !pin.isInput() -> add(number(pin.instance()), pin.port(), to, port);
                        case Port from when from.isInput() -> add(0, from, to, port);
                        default -> open.addAll(drivers.getOrDefault(storage, List.of()));
                    }
                }
                case Expr.Mux(var _, var then, var otherwise) -> open.addAll(List.of(then, otherwise));
                default -> open.addAll(Walk.operands(node.expr()));
            }
        }
    }

    private void add(int from, Port leaving, int to, Port entering) {
        if (from != to && !entering.name().endsWith("ready")) {
            bits.merge(new Link(from, interfaceOf(from, leaving), to, interfaceOf(to, entering)), entering.width(),
                Integer::sum);
        }
    }

    private String interfaceOf(int number, Port port) {
        var owner = number == 0 ? module : module.instances().get(number - 1).module();
        var found = port.name();
        int longest = 0;
        for (var name : interfaces.apply(owner)) {
            if (name.length() > longest && (port.name() + "_").startsWith(name + "_")) {
                found = name;
                longest = name.length();
            }
        }
        return found;
    }

    /** The names of the interfaces from one to another, as the receiver calls them; the outside has the last word. */
    Set<String> between(int from, int to) {
        var names = new TreeSet<String>();
        for (var link : bits.entrySet()) {
            var key = link.getKey();
            int back = bits.getOrDefault(key.back(), 0);
            boolean leads = link.getValue() > back || link.getValue() == back && from < to;
            if (key.from() == from && key.to() == to && leads) {
                names.add(from == 0 ? key.leaving() : key.entering());
            }
        }
        return names;
    }
}
