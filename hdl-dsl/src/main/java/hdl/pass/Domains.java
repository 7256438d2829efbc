package hdl.pass;

import hdl.ir.ClockDef;
import hdl.ir.Domain;
import hdl.ir.Expr;
import hdl.ir.Instance;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Problem;
import hdl.ir.ReadData;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The clock of every value. Ports, registers, memory reads and the pins of clocked instances have a clock by
 * declaration; everything else joins the clocks of what it is made of. A module without clocks takes its inputs as
 * they come.
 */
public final class Domains {
    /** Two values of different domains that met when nothing else was mixed yet. */
    record Clash(int point, int first, int second) {}

    final ModuleDef module;
    final List<Clash> clashes = new ArrayList<>();
    private final int scopes;
    private final Graph graph;
    private final boolean[] declared;
    private final Domain[] domains;
    private final int[] origin;

    private Domains(ModuleDef module) {
        this.module = module;
        scopes = ScopeWalk.over(module, new ScopeWalk.Visitor() {});
        int points = module.nodes().size() + scopes + module.instances().size();
        graph = new Graph(points);
        declared = new boolean[points];
        domains = new Domain[points];
        origin = new int[points];
        Arrays.fill(domains, Domain.CONSTANT);
    }

    /**
     * HDL401 two domains meet, HDL402 no clock, HDL404 crossing of logic, HDL406 crossed twice, HDL504 peek across
     * clocks.
     */
    public static List<Problem> check(ModuleDef module) {
        return module.clocks().isEmpty() && module.derived().isEmpty() || isUniform(module) ? List.of()
            : DomainRules.check(of(module));
    }

    /** One clock, nothing without a clock and no crossing, as in most modules: nothing can meet. */
    private static boolean isUniform(ModuleDef module) {
        return module.clocks().size() == 1 && module.derived().isEmpty()
            && module.ports().stream().noneMatch(port -> port.domain() == Domain.ASYNC)
            && module.instances().stream().allMatch(instance -> instance.clocks().values().stream()
                .allMatch(clock -> clock == module.clocks().getFirst())
                && instance.module().ports().stream().noneMatch(port -> port.domain() == Domain.ASYNC))
            && module.nodes().stream().noneMatch(node -> node.expr() instanceof Expr.Cross);
    }

    public static Domains of(ModuleDef module) {
        var domains = new Domains(module);
        domains.declare();
        domains.connect();
        domains.graph.done();
        domains.spread();
        return domains;
    }

    /** Where two clocks meet, which is a mistake, the answer is {@link Domain#ASYNC}. */
    public Domain of(Node value) {
        var domain = domains[value.id()];
        return domain == null ? Domain.ASYNC : domain;
    }

    public Domain of(Storage storage) {
        return of(storage.ref());
    }

    // ---- points of the graph: values, lists of statements, instances without a clock

    int point(Scope scope) {
        return module.nodes().size() + scope.id();
    }

    int point(Instance instance) {
        return module.nodes().size() + scopes + instance.id();
    }

    static int point(Storage storage) {
        return storage.ref().id();
    }

    /** The domain at a point, null where several are mixed. */
    Domain at(int point) {
        return domains[point];
    }

    /** Whether the domain at a point is said by a declaration instead of by what reaches it. */
    boolean isDeclared(int point) {
        return declared[point];
    }

    // ---- what is declared

    private void declare() {
        for (var port : module.ports()) {
            boolean free = module.clocks().isEmpty() && port.domain() == null && !port.isInput();
            if (!free) {
                declare(port, declared(port));
            }
        }
        module.regs().forEach(reg -> declare(reg, reg.clock()));
        for (var clock : module.derived()) {
            if (clock.resetWire() != null) {
                declare(clock.resetWire(), clock);
            }
        }
        for (var read : module.reads()) {
            if (read.latency() > 0) {
                declare(read, read.clock());
            } else if (read.address().isConstant() && !read.memory().writes().isEmpty()) {
                declare(read, read.memory().writes().getFirst().clock());
            }
        }
        for (var instance : module.instances()) {
            for (var pin : instance.pins()) {
                if (!followsInputs(pin)) {
                    declare(pin, declared(pin));
                }
            }
        }
        for (var node : module.nodes()) {
            if (node.expr() instanceof Expr.Cross cross) {
                declare(node.id(), cross.to());
            }
        }
    }

    private void declare(Storage storage, Domain domain) {
        declare(point(storage), domain);
    }

    private void declare(int point, Domain domain) {
        declared[point] = true;
        domains[point] = domain;
    }

    private Domain declared(Port port) {
        if (port.domain() != null) {
            return port.domain();
        }
        return module.clocks().isEmpty() ? Domain.ASYNC : module.clocks().getFirst();
    }

    /** A pin of an instance without a clock, unless it is declared to be of none. */
    static boolean followsInputs(Pin pin) {
        return pin.port().domain() == null && pin.instance().module().clocks().isEmpty();
    }

    private static Domain declared(Pin pin) {
        return switch (pin.port().domain()) {
            case null -> pin.instance().clocks().get(pin.instance().module().clocks().getFirst());
            case ClockDef clock -> pin.instance().clocks().get(clock);
            case Domain.Fixed fixed -> fixed;
        };
    }

    // ---- what follows

    private void connect() {
        for (var node : module.nodes()) {
            Walk.operands(node.expr()).forEach(operand -> edge(operand.id(), node.id()));
        }
        for (ReadData read : module.reads()) {
            if (read.latency() == 0) {
                edge(read.address().id(), point(read));
            }
        }
        for (var instance : module.instances()) {
            for (var pin : instance.pins()) {
                if (followsInputs(pin) && pin.isInput()) {
                    edge(point(pin), point(instance));
                } else if (followsInputs(pin)) {
                    edge(point(instance), point(pin));
                }
            }
        }
        ScopeWalk.over(module, new ScopeWalk.Visitor() {
            @Override public void open(Scope scope) {
                if (scope.parent() != null) {
                    edge(point(scope.parent()), point(scope));
                    edge(scope.condition().id(), point(scope));
                }
            }

            @Override public void statement(Stmt statement, Scope in) {
                if (statement instanceof Stmt.Assign assign) {
                    edge(assign.value().id(), point(assign.target()));
                    edge(point(in), point(assign.target()));
                }
            }
        });
    }

    private void edge(int from, int to) {
        if (!declared[to]) {
            graph.edge(from, to);
        }
    }

    private void spread() {
        var pending = new ArrayDeque<Integer>();
        for (int point = 0; point < domains.length; point++) {
            if (domains[point] != Domain.CONSTANT) {
                pending.add(point);
            }
        }
        while (!pending.isEmpty()) {
            int point = pending.remove();
            for (int e = 0; e < graph.degree(point); e++) {
                int next = graph.target(point, e);
                var joined = join(domains[next], domains[point]);
                if (joined == domains[next]) {
                    continue;
                }
                if (joined == null && domains[point] != null) {
                    clashes.add(new Clash(next, origin[next], point));
                }
                origin[next] = point;
                domains[next] = joined;
                pending.add(next);
            }
        }
    }

    /** Null: mixed. */
    private static Domain join(Domain a, Domain b) {
        if (a == null || b == null) {
            return null;
        }
        if (a == Domain.CONSTANT) {
            return b;
        }
        return b == Domain.CONSTANT || a == b ? a : null;
    }

    /** Follows values without a name back to one with a name that brought this domain along. */
    Node named(int point, Domain domain) {
        int at = point;
        while (at >= module.nodes().size() || isNameless(module.nodes().get(at))) {
            int before = from(at, domain);
            if (before < 0) {
                break;
            }
            at = before;
        }
        return at < module.nodes().size() ? module.nodes().get(at) : null;
    }

    private static boolean isNameless(Node node) {
        return node.storage() == null && node.label().isNone();
    }

    private int from(int point, Domain domain) {
        if (point >= module.nodes().size()) {
            int from = origin[point];
            return from >= 0 && domains[from] == domain ? from : -1;
        }
        for (var operand : Walk.operands(module.nodes().get(point).expr())) {
            if (domains[operand.id()] == domain) {
                return operand.id();
            }
        }
        return -1;
    }
}
