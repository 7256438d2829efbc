package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Walk;
import java.util.ArrayList;
import java.util.List;

/**
 * Which values depend on which within one cycle. The points of the graph are the values (a storage is the value that
 * reads it) and, behind them, the lists of statements: a list depends on its decision, an assignment on its list.
 */
final class Flow {
    final ModuleDef module;
    final Graph graph;
    /** All assignments to storage without memory, in program order. */
    final List<Driver> drivers = new ArrayList<>();

    /** An assignment and the list in which it stands. */
    record Driver(Stmt.Assign assign, Scope in) {}

    private Flow(ModuleDef module, Graph graph) {
        this.module = module;
        this.graph = graph;
    }

    static int point(Storage storage) {
        return storage.ref().id();
    }

    int point(Scope scope) {
        return module.nodes().size() + scope.id();
    }

    static Flow of(ModuleDef module) {
        int scopes = ScopeWalk.over(module, new ScopeWalk.Visitor() {});
        var flow = new Flow(module, new Graph(module.nodes().size() + scopes));
        for (var node : module.nodes()) {
            Walk.operands(node.expr()).forEach(operand -> flow.graph.edge(operand.id(), node.id()));
        }
        flow.statements();
        flow.peeks();
        flow.instances();
        flow.graph.done();
        return flow;
    }

    private void statements() {
        ScopeWalk.over(module, new ScopeWalk.Visitor() {
            @Override public void open(Scope scope) {
                if (scope.parent() != null) {
                    graph.edge(point(scope.parent()), point(scope));
                    graph.edge(scope.condition().id(), point(scope));
                }
            }

            @Override public void statement(Stmt statement, Scope in) {
                if (statement instanceof Stmt.Assign assign && !(assign.target() instanceof Reg)) {
                    drivers.add(new Driver(assign, in));
                    graph.edge(assign.value().id(), point(assign.target()));
                    graph.edge(point(in), point(assign.target()));
                }
            }
        });
    }

    private void peeks() {
        for (ReadData read : module.reads()) {
            if (read.latency() == 0) {
                graph.edge(read.address().id(), point(read));
            }
        }
    }

    private void instances() {
        for (var instance : module.instances()) {
            var paths = Paths.of(instance.module());
            var pins = instance.pins();
            for (var output : pins) {
                if (!output.isInput()) {
                    for (var input : pins) {
                        if (input.isInput() && paths.connects(input.port(), output.port())) {
                            graph.edge(point(input), point(output));
                        }
                    }
                }
            }
        }
    }

    /** The value at a point, or null for a list of statements. */
    Node value(int point) {
        return point < module.nodes().size() ? module.nodes().get(point) : null;
    }
}
