package hdl.sim.jvm;

import hdl.ir.ClockDef;
import hdl.ir.Expr.Op;
import hdl.ir.Expr;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Port;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Wire;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A circuit of random values and statements, and what it does in numbers: statements run one after the other. */
final class RandomCircuit {
    private static final int[] WIDTHS = {1, 1, 1, 2, 5, 8, 16, 31, 32, 33, 48, 63, 64, 65, 100, 128, 130, 192};
    private static final Op[] OPS = Op.values();

    final ModuleDef module;
    final List<Port> inputs = new ArrayList<>();
    final List<Port> outputs = new ArrayList<>();
    private final Random random;
    private final Sketch sketch = new Sketch("Random");
    private final List<Node> values = new ArrayList<>();
    private final List<Reg> regs = new ArrayList<>();
    private final List<Wire> wires = new ArrayList<>();
    private final Map<Storage, BigInteger> state = new HashMap<>();

    RandomCircuit(long seed) {
        random = new Random(seed);
        var clock = sketch.clock("");
        for (var i = 0; i < 5; i++) {
            var node = sketch.in("in" + i, width());
            inputs.add((Port) node.storage());
            values.add(node);
        }
        for (var i = 0; i < 6; i++) {
            registers(clock, i);
        }
        grow(30);
        for (var i = 0; i < 5; i++) {
            wires.add(sketch.wire("wire" + i, width()));
        }
        for (var wire : wires) {
            sketch.set(wire, of(wire.width()));
        }
        statements(sketch.builder::add, new ArrayList<>(wires), 3);
        for (var wire : wires) {
            values.add(wire.ref());
        }
        grow(30);
        statements(sketch.builder::add, new ArrayList<>(regs), 4);
        for (var i = 0; i < 10; i++) {
            outputs.add(sketch.out("out" + i, values.get(values.size() - 1 - random.nextInt(30))));
        }
        module = sketch.finish();
        for (var reg : regs) {
            state.put(reg, reg.init() == null ? BigInteger.ZERO : reg.init());
        }
    }

    private void registers(ClockDef clock, int number) {
        var reg = sketch.reg("reg" + number, width(), clock);
        sketch.builder.init(reg, new BigInteger(reg.width(), random));
        regs.add(reg);
        values.add(reg.ref());
    }

    private int width() {
        return WIDTHS[random.nextInt(WIDTHS.length)];
    }

    private Node any() {
        return values.get(random.nextInt(values.size()));
    }

    /** Some value in so many bits. */
    private Node of(int width) {
        var from = random.nextInt(8) == 0 ? sketch.lit(Numbers.random(width, random), width) : any();
        if (from.width() > width) {
            var low = random.nextInt(from.width() - width + 1);
            return sketch.slice(from, low + width - 1, low);
        }
        var missing = width - from.width();
        return missing == 0 ? from : sketch.cat(sketch.lit(Numbers.random(missing, random), missing), from);
    }

    private void grow(int count) {
        for (var i = 0; i < count; i++) {
            values.add(made());
        }
    }

    private Node made() {
        var a = any();
        switch (random.nextInt(8)) {
            case 0: return sketch.mux(of(1), a, of(a.width()));
            case 1: return sketch.mux(of(1), sketch.mux(of(1), a, of(a.width())), of(a.width()));
            case 2: return sketch.index(a, any(), 1 + random.nextInt(a.width() + 5));
            case 3: return sketch.slice(sketch.cat(a, any(), of(1)), a.width(), random.nextInt(a.width() + 1));
            default:
                var op = OPS[random.nextInt(OPS.length)];
                return switch (op) {
                    case NOT, NEG, ALL, ANY, PARITY -> sketch.unary(op, a);
                    case SHL, SHR, ASR -> sketch.binary(op, a, random.nextBoolean() ? of(7) : any());
                    case MUL, SMUL -> sketch.binary(op, a, of(Math.min(a.width(), 70)));
                    default -> sketch.binary(op, a, of(a.width()));
                };
        }
    }

    // ---- statements

    private void statements(Consumer<Stmt> to, List<Storage> targets, int depth) {
        var count = 1 + random.nextInt(4);
        for (var i = 0; i < count; i++) {
            var target = targets.get(random.nextInt(targets.size()));
            if (depth == 0 || random.nextInt(3) == 0) {
                to.accept(new Stmt.Assign(target, of(target.width()), Sketch.HERE));
            } else if (random.nextInt(3) > 0) {
                var otherwise = random.nextBoolean() ? List.<Stmt>of() : body(targets, depth);
                to.accept(new Stmt.Branch(of(1), body(targets, depth), otherwise, Sketch.HERE));
            } else {
                to.accept(select(targets, depth));
            }
        }
    }

    private List<Stmt> body(List<Storage> targets, int depth) {
        var list = new ArrayList<Stmt>();
        statements(list::add, targets, depth - 1);
        return list;
    }

    private Stmt select(List<Storage> targets, int depth) {
        var value = of(2);
        var arms = new ArrayList<Stmt.Arm>();
        for (var i = 0; i < 3; i++) {
            var keys = List.of(sketch.lit(random.nextInt(4), 2), sketch.lit(random.nextInt(4), 2));
            arms.add(new Stmt.Arm(keys, body(targets, depth), Sketch.HERE));
        }
        Optional<List<Stmt>> otherwise = random.nextBoolean() ? Optional.of(body(targets, depth)) : Optional.empty();
        return new Stmt.Select(value, arms, otherwise, false, Optional.empty(), Sketch.HERE);
    }

    // ---- the model

    /** The outputs for these inputs in the present state, and with an edge the next state. */
    Map<Port, BigInteger> follow(Map<Port, BigInteger> given, boolean edge) {
        var known = new HashMap<Storage, BigInteger>(state);
        known.putAll(given);
        var wireValues = new HashMap<Storage, BigInteger>();
        run(module.body(), new Evaluation(known), wireValues, s -> s instanceof Wire);
        known.putAll(wireValues);
        var evaluation = new Evaluation(known);
        var after = new HashMap<Storage, BigInteger>(known);
        run(module.body(), evaluation, after, s -> !(s instanceof Wire));
        var out = new HashMap<Port, BigInteger>();
        for (var port : outputs) {
            out.put(port, after.get(port));
        }
        if (edge) {
            for (var reg : regs) {
                state.put(reg, after.get(reg));
            }
        }
        return out;
    }

    private final class Evaluation {
        private final Map<Storage, BigInteger> storage;
        private final BigInteger[] made = new BigInteger[module.nodes().size()];

        Evaluation(Map<Storage, BigInteger> storage) {
            this.storage = storage;
        }

        BigInteger of(Node node) {
            if (made[node.id()] == null) {
                made[node.id()] = node.storage() != null ? storage.get(node.storage()) : Numbers.of(node, this::of);
            }
            return made[node.id()];
        }
    }

    private void run(List<Stmt> body, Evaluation values, Map<Storage, BigInteger> to, Predicate<Storage> wanted) {
        for (var statement : body) {
            switch (statement) {
                case Stmt.Assign assign -> {
                    if (wanted.test(assign.target())) {
                        to.put(assign.target(), values.of(assign.value()));
                    }
                }
                case Stmt.Branch branch -> {
                    if (wants(branch.then(), wanted)) {
                        var holds = values.of(branch.condition()).signum() != 0;
                        run(holds ? branch.then() : branch.otherwise(), values, to, wanted);
                    }
                }
                case Stmt.Select select -> {
                    if (wants(select.arms().getFirst().body(), wanted)) {
                        run(chosen(select, values.of(select.value())), values, to, wanted);
                    }
                }
                default -> throw new IllegalStateException("not made here");
            }
        }
    }

    /** Statements about wires and about registers are never mixed in one branch here. */
    private static boolean wants(List<Stmt> body, Predicate<Storage> wanted) {
        for (var statement : body) {
            var first = switch (statement) {
                case Stmt.Assign assign -> wanted.test(assign.target());
                case Stmt.Branch branch -> wants(branch.then(), wanted);
                case Stmt.Select select -> wants(select.arms().getFirst().body(), wanted);
                default -> false;
            };
            if (first) {
                return true;
            }
        }
        return false;
    }

    private static List<Stmt> chosen(Stmt.Select select, BigInteger value) {
        for (var arm : select.arms()) {
            for (var key : arm.keys()) {
                if (((Expr.Lit) key.expr()).value().equals(value)) {
                    return arm.body();
                }
            }
        }
        return select.otherwise().orElse(List.of());
    }
}
