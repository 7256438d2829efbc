package hdl.sim.jvm;

import hdl.ir.ClockDef;
import hdl.ir.Domain;
import hdl.ir.Expr;
import hdl.ir.Instance;
import hdl.ir.Label;
import hdl.ir.Memory;
import hdl.ir.ModuleBuilder;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Port;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Wire;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A module drawn by hand for tests of the engine, without the language above the graph. */
final class Sketch {
    static final Site HERE = new Site("Sketch.java", 1);
    final ModuleBuilder builder;

    Sketch(String name) {
        builder = new ModuleBuilder(name, "", "Sketch.java");
    }

    ClockDef clock(String name) {
        return clock(name, ClockDef.ResetKind.SYNC_HIGH);
    }

    ClockDef clock(String name, ClockDef.ResetKind kind) {
        var clock = builder.clock(name.isEmpty(), kind, HERE);
        var prefix = name.isEmpty() ? "" : name + "_";
        var clk = builder.port(Port.Direction.IN, Port.Role.CLOCK, 1, clock, HERE);
        builder.place(clk, prefix + "clk", "");
        Port rst = null;
        if (kind != ClockDef.ResetKind.NONE) {
            rst = builder.port(Port.Direction.IN, Port.Role.RESET, 1, clock, HERE);
            builder.place(rst, prefix + "rst", "");
        }
        builder.bind(clock, name, clk, rst);
        return clock;
    }

    Node in(String name, int width) {
        var port = builder.port(Port.Direction.IN, Port.Role.DATA, width, Domain.ASYNC, HERE);
        builder.place(port, name, "");
        return port.ref();
    }

    Port out(String name, int width) {
        var port = builder.port(Port.Direction.OUT, Port.Role.DATA, width, Domain.ASYNC, HERE);
        builder.place(port, name, "");
        return port;
    }

    Port out(String name, Node value) {
        var port = out(name, value.width());
        set(port, value);
        return port;
    }

    Wire wire(String name, int width) {
        return builder.wire(width, HERE, Label.kept(name));
    }

    Reg reg(String name, int width, ClockDef clock) {
        return builder.reg(width, clock, HERE, Label.kept(name));
    }

    Reg reg(String name, int width, ClockDef clock, long init) {
        var reg = reg(name, width, clock);
        builder.init(reg, BigInteger.valueOf(init));
        return reg;
    }

    Node lit(long value, int width) {
        return lit(BigInteger.valueOf(value), width);
    }

    Node lit(BigInteger value, int width) {
        return builder.node(Expr.Lit.of(value), width, HERE);
    }

    Node unary(Expr.Op op, Node a) {
        var width = op == Expr.Op.NOT || op == Expr.Op.NEG ? a.width() : 1;
        return builder.node(new Expr.Unary(op, a), width, HERE);
    }

    Node not(Node a) {
        return unary(Expr.Op.NOT, a);
    }

    Node binary(Expr.Op op, Node a, Node b) {
        var width = switch (op) {
            case EQ, NE, LT, LE, GT, GE, SLT, SLE, SGT, SGE -> 1;
            case MUL, SMUL -> a.width() + b.width();
            default -> a.width();
        };
        return builder.node(new Expr.Binary(op, a, b), width, HERE);
    }

    Node plus(Node a, long value) {
        return binary(Expr.Op.ADD, a, lit(value, a.width()));
    }

    Node is(Node a, long value) {
        return binary(Expr.Op.EQ, a, lit(value, a.width()));
    }

    Node mux(Node select, Node then, Node otherwise) {
        return builder.node(new Expr.Mux(select, then, otherwise), then.width(), HERE);
    }

    Node slice(Node a, int hi, int lo) {
        return builder.node(new Expr.Slice(a, hi, lo), hi - lo + 1, HERE);
    }

    Node index(Node a, Node start, int width) {
        return builder.node(new Expr.Index(a, start, width), width, HERE);
    }

    Node cat(Node... parts) {
        var width = 0;
        for (var part : parts) {
            width += part.width();
        }
        return builder.node(new Expr.Cat(List.of(parts)), width, HERE);
    }

    Node named(String name, Node node) {
        builder.label(node, Label.kept(name));
        return node;
    }

    void set(Storage target, Node value) {
        builder.add(new Stmt.Assign(target, value, HERE));
    }

    void when(Node condition, Runnable then, Runnable otherwise) {
        builder.add(new Stmt.Branch(condition, list(then), list(otherwise), HERE));
    }

    void when(Node condition, Runnable then) {
        when(condition, then, () -> { });
    }

    List<Stmt> list(Runnable body) {
        var list = new ArrayList<Stmt>();
        builder.open(list);
        body.run();
        builder.close();
        return list;
    }

    Stmt.Arm arm(Runnable body, Node... keys) {
        return new Stmt.Arm(List.of(keys), list(body), HERE);
    }

    void select(Node value, boolean complete, Reg machine, Runnable otherwise, Stmt.Arm... arms) {
        Optional<List<Stmt>> rest = otherwise == null ? Optional.empty() : Optional.of(list(otherwise));
        builder.add(new Stmt.Select(value, List.of(arms), rest, complete, Optional.ofNullable(machine), HERE));
    }

    Memory memory(String name, int width, int depth) {
        return builder.memory(width, depth, HERE, Label.kept(name));
    }

    void write(Memory memory, ClockDef clock, Node address, Node data, Node mask) {
        var port = builder.writePort(memory, clock, hdl.ir.Memory.ALONE, HERE);
        builder.add(new Stmt.Write(port, address, data, Optional.ofNullable(mask), HERE));
    }

    ReadData read(Memory memory, Node address, Node enable, int gather, int latency, ClockDef clock) {
        return builder.readPort(memory, address, enable, gather, latency, clock, HERE, Label.NONE);
    }

    void claim(Stmt.Kind kind, Node condition, String label, ClockDef clock) {
        builder.add(new Stmt.Claim(kind, condition, label, clock, HERE));
    }

    /** All pins of the instance in port order, all clocks joined to the one given. */
    Instance instance(String name, ModuleDef module, ClockDef clock) {
        var instance = builder.instance(module, HERE, Label.kept(name));
        for (var port : module.ports()) {
            if (port.role() == Port.Role.DATA) {
                builder.pin(instance, port, HERE);
            }
        }
        for (var inner : module.clocks()) {
            builder.connect(instance, inner, clock);
        }
        return instance;
    }

    ModuleDef finish() {
        return builder.finish();
    }
}
