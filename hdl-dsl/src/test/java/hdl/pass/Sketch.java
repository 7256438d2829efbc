package hdl.pass;

import hdl.ir.ClockDef;
import hdl.ir.Domain;
import hdl.ir.Expr;
import hdl.ir.Instance;
import hdl.ir.Label;
import hdl.ir.ModuleBuilder;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Port;
import hdl.ir.Reg;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Wire;
import java.util.ArrayList;
import java.util.List;

/** Draws small modules for the tests of passes; each thing said stands on a line of its own, counted from 1. */
final class Sketch {
    final ModuleBuilder builder;
    private int line;

    Sketch(String name) {
        builder = new ModuleBuilder(name, "", name + ".java");
    }

    Site site() {
        return new Site(builder.name() + ".java", ++line);
    }

    ClockDef clock(String name) {
        var clock = builder.clock(name.isEmpty(), ClockDef.ResetKind.SYNC_HIGH, site());
        builder.bind(clock, name, null, null);
        return clock;
    }

    Port in(String name, int width, Domain domain) {
        return port(Port.Direction.IN, name, width, domain);
    }

    Port out(String name, int width, Domain domain) {
        return port(Port.Direction.OUT, name, width, domain);
    }

    private Port port(Port.Direction direction, String name, int width, Domain domain) {
        var port = builder.port(direction, Port.Role.DATA, width, domain, site());
        builder.place(port, name, "");
        return port;
    }

    Wire wire(String name, int width) {
        return builder.wire(width, site(), Label.kept(name));
    }

    Reg reg(String name, int width, ClockDef clock) {
        return builder.reg(width, clock, site(), Label.kept(name));
    }

    Node named(String name, Node value) {
        builder.label(value, Label.kept(name));
        return value;
    }

    Node not(Node a) {
        return builder.node(new Expr.Unary(Expr.Op.NOT, a), a.width(), site());
    }

    Node binary(Expr.Op op, Node a, Node b) {
        return builder.node(new Expr.Binary(op, a, b), a.width(), site());
    }

    Node lit(long value, int width) {
        return builder.node(Expr.Lit.of(value), width, site());
    }

    Node slice(Node a, int hi, int lo) {
        return builder.node(new Expr.Slice(a, hi, lo), hi - lo + 1, site());
    }

    Node cat(Node... parts) {
        int width = 0;
        for (var part : parts) {
            width += part.width();
        }
        return builder.node(new Expr.Cat(List.of(parts)), width, site());
    }

    Node cross(Node a, ClockDef to) {
        return builder.node(new Expr.Cross(a, to), a.width(), site());
    }

    void assign(Storage target, Node value) {
        builder.add(new Stmt.Assign(target, value, site()));
    }

    void when(Node condition, Runnable then) {
        when(condition, then, () -> { });
    }

    void when(Node condition, Runnable then, Runnable otherwise) {
        var thens = new ArrayList<Stmt>();
        var others = new ArrayList<Stmt>();
        builder.add(new Stmt.Branch(condition, thens, others, site()));
        inside(thens, then);
        inside(others, otherwise);
    }

    private void inside(List<Stmt> list, Runnable body) {
        builder.open(list);
        body.run();
        builder.close();
    }

    Instance instance(String name, ModuleDef module) {
        var instance = builder.instance(module, site(), Label.kept(name));
        for (var port : module.ports()) {
            if (port.role() == Port.Role.DATA) {
                builder.pin(instance, port, instance.site());
            }
        }
        return instance;
    }

    ModuleDef done() {
        return builder.finish();
    }
}
