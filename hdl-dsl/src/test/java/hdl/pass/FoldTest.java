package hdl.pass;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.ClockDef;
import hdl.ir.Domain;
import hdl.ir.Expr;
import hdl.ir.Expr.Op;
import hdl.ir.Label;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Port;
import hdl.ir.Stmt;
import hdl.sim.Seed;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What folds means the same, and what can fold does. */
class FoldTest {
    private static final Op[] EQUAL = {Op.AND, Op.OR, Op.XOR, Op.ADD, Op.SUB};
    private static final Op[] COMPARE = {Op.EQ, Op.NE, Op.LT, Op.LE, Op.GT, Op.GE, Op.SLT, Op.SLE, Op.SGT, Op.SGE};
    private static final Op[] SHIFT = {Op.SHL, Op.SHR, Op.ASR};
    private static final Op[] REDUCE = {Op.ALL, Op.ANY, Op.PARITY};

    /** Expressions with as many constants as signals, before and after. */
    @Test void randomExpressionsMeanTheSame() {
        var random = new Random(Seed.derive(Seed.ofProcess(), "fold"));
        int fewer = 0;
        for (int round = 0; round < 400; round++) {
            var made = new Made(random);
            var values = made.values(random);
            var before = made.results(values);
            int size = made.size();
            var folded = Fold.of(made.sketch.builder);
            fewer += size - made.size();
            assertThat(made.results(values)).as("round %d", round).isEqualTo(before);
            assertOrdered(folded);
        }
        assertThat(fewer).isGreaterThan(1000);
    }

    private static void assertOrdered(ModuleDef module) {
        for (var node : module.nodes()) {
            assertThat(module.nodes().get(node.id())).isSameAs(node);
            hdl.ir.Walk.operands(node.expr()).forEach(operand -> assertThat(operand.id()).isLessThan(node.id()));
        }
    }

    /** Ports, values made of them, and a port for some of the values. */
    private static final class Made {
        final Sketch sketch = new Sketch("folded");
        final List<Node> nodes = new ArrayList<>();
        final List<Port> inputs = new ArrayList<>();
        final List<Port> outputs = new ArrayList<>();

        Made(Random random) {
            ClockDef none = null;
            for (int width = 1; width <= 5; width++) {
                var port = sketch.in("in" + width, width, (Domain) none);
                inputs.add(port);
                nodes.add(port.ref());
            }
            for (int i = 0; i < 30; i++) {
                var node = any(random);
                nodes.add(random.nextInt(4) == 0 ? sketch.named("n" + i, node) : node);
            }
            for (int i = 0; i < 8; i++) {
                var value = nodes.get(nodes.size() - 1 - i);
                var port = sketch.out("out" + i, value.width(), (Domain) none);
                outputs.add(port);
                sketch.builder.add(new Stmt.Assign(port, value, sketch.site()));
            }
        }

        private Node any(Random random) {
            var a = pick(random);
            int width = a.width();
            return switch (random.nextInt(8)) {
                case 0 -> node(new Expr.Unary(random.nextBoolean() ? Op.NOT : Op.NEG, a), width);
                case 1 -> node(new Expr.Unary(REDUCE[random.nextInt(3)], a), 1);
                case 2 -> node(new Expr.Binary(EQUAL[random.nextInt(5)], a, pick(random, width)), width);
                case 3 -> node(new Expr.Binary(COMPARE[random.nextInt(10)], a, pick(random, width)), 1);
                case 4 -> node(new Expr.Binary(SHIFT[random.nextInt(3)], a, pick(random)), width);
                case 5 -> node(new Expr.Mux(pick(random, 1), a, pick(random, width)), width);
                case 6 -> {
                    int low = random.nextInt(width);
                    int high = low + random.nextInt(width - low);
                    yield random.nextBoolean() ? node(new Expr.Slice(a, high, low), high - low + 1)
                        : node(new Expr.Index(a, pick(random), high - low + 1), high - low + 1);
                }
                default -> {
                    var b = pick(random);
                    boolean product = width + b.width() > 8 || random.nextInt(3) == 0;
                    yield width + b.width() > 12 ? a : product
                        ? node(new Expr.Binary(random.nextBoolean() ? Op.MUL : Op.SMUL, a, b), width + b.width())
                        : node(new Expr.Cat(List.of(a, b)), width + b.width());
                }
            };
        }

        private Node node(Expr expr, int width) {
            return sketch.builder.node(expr, width, sketch.site());
        }

        private Node pick(Random random) {
            return random.nextInt(3) == 0 ? literal(random, 1 + random.nextInt(5))
                : nodes.get(random.nextInt(nodes.size()));
        }

        private Node pick(Random random, int width) {
            for (int tries = 0; tries < 6; tries++) {
                var node = pick(random);
                if (node.width() == width) {
                    return node;
                }
            }
            return literal(random, width);
        }

        private Node literal(Random random, int width) {
            long ones = (1L << width) - 1;
            return sketch.lit(switch (random.nextInt(3)) {
                case 0 -> 0;
                case 1 -> ones;
                default -> random.nextLong() & ones;
            }, width);
        }

        int size() {
            return (int) sketch.builder.draft().nodes().stream()
                .filter(node -> node.expr() instanceof Expr.Binary || node.expr() instanceof Expr.Mux).count();
        }

        List<Map<Port, BigInteger>> values(Random random) {
            var all = new ArrayList<Map<Port, BigInteger>>();
            for (int i = 0; i < 20; i++) {
                var values = new HashMap<Port, BigInteger>();
                inputs.forEach(port -> values.put(port, new BigInteger(port.width(), random)));
                all.add(values);
            }
            return all;
        }

        List<List<BigInteger>> results(List<Map<Port, BigInteger>> all) {
            return all.stream().map(values -> {
                var results = new ArrayList<BigInteger>();
                for (var stmt : sketch.builder.draft().body()) {
                    results.add(value(((Stmt.Assign) stmt).value(), values));
                }
                return (List<BigInteger>) results;
            }).toList();
        }
    }

    // ---- what expressions mean, said once more

    private static BigInteger value(Node node, Map<Port, BigInteger> ports) {
        var mask = BigInteger.ONE.shiftLeft(node.width()).subtract(BigInteger.ONE);
        return switch (node.expr()) {
            case Expr.Lit lit -> lit.value();
            case Expr.Ref(var storage) -> ports.get(storage);
            case Expr.Unary(var op, var a) -> {
                var x = value(a, ports);
                yield (switch (op) {
                    case NOT -> x.not();
                    case NEG -> x.negate();
                    case ALL -> bool(x.bitCount() == a.width());
                    case ANY -> bool(x.bitCount() > 0);
                    default -> BigInteger.valueOf(x.bitCount());
                }).and(mask);
            }
            case Expr.Binary(var op, var a, var b) -> binary(op, a, b, ports).and(mask);
            case Expr.Mux(var select, var then, var otherwise) ->
                value(select, ports).testBit(0) ? value(then, ports) : value(otherwise, ports);
            case Expr.Slice(var a, int _, int lo) -> value(a, ports).shiftRight(lo).and(mask);
            case Expr.Index(var a, var start, int _) ->
                value(a, ports).shiftRight(value(start, ports).intValue()).and(mask);
            case Expr.Cat(var parts) -> {
                var all = BigInteger.ZERO;
                for (var part : parts) {
                    all = all.shiftLeft(part.width()).add(value(part, ports));
                }
                yield all;
            }
            case Expr.Cross _, Expr.Timed _ -> throw new AssertionError();
        };
    }

    private static BigInteger binary(Op op, Node a, Node b, Map<Port, BigInteger> ports) {
        var x = value(a, ports);
        var y = value(b, ports);
        int order = x.compareTo(y);
        int signed = signed(x, a).compareTo(signed(y, b));
        return switch (op) {
            case AND -> x.and(y);
            case OR -> x.or(y);
            case XOR -> x.xor(y);
            case ADD -> x.add(y);
            case SUB -> x.subtract(y);
            case MUL -> x.multiply(y);
            case SMUL -> signed(x, a).multiply(signed(y, b));
            case EQ -> bool(order == 0);
            case NE -> bool(order != 0);
            case LT -> bool(order < 0);
            case LE -> bool(order <= 0);
            case GT -> bool(order > 0);
            case GE -> bool(order >= 0);
            case SLT -> bool(signed < 0);
            case SLE -> bool(signed <= 0);
            case SGT -> bool(signed > 0);
            case SGE -> bool(signed >= 0);
            case SHL -> x.shiftLeft(y.intValue());
            case SHR -> x.shiftRight(y.intValue());
            case ASR -> signed(x, a).shiftRight(y.intValue());
            default -> throw new AssertionError(op);
        };
    }

    private static BigInteger signed(BigInteger value, Node node) {
        return value.testBit(node.width() - 1) ? value.subtract(BigInteger.ONE.shiftLeft(node.width())) : value;
    }

    private static BigInteger bool(boolean value) {
        return value ? BigInteger.ONE : BigInteger.ZERO;
    }

    // ---- what is left

    @Test void registersThatHoldTheSameAreOne() {
        var sketch = new Sketch("twins");
        var clock = sketch.clock("clk");
        var in = sketch.in("in", 4, clock);
        var out = sketch.out("out", 4, clock);
        var first = delay(sketch, clock, "first", delay(sketch, clock, "begin", in.ref()));
        var second = delay(sketch, clock, "second", delay(sketch, clock, "again", in.ref()));
        sketch.builder.add(new Stmt.Assign(out, sketch.binary(Op.ADD, first, second), sketch.site()));
        var folded = Fold.of(sketch.builder);
        assertThat(folded.regs()).hasSize(2);
        assertThat(folded.regs()).extracting(reg -> reg.label().text()).containsExactly("begin", "first");
    }

    @Test void aRegisterThatIsToStayStays() {
        var sketch = new Sketch("kept");
        var clock = sketch.clock("clk");
        var in = sketch.in("in", 4, clock);
        var out = sketch.out("out", 4, clock);
        var first = delay(sketch, clock, "first", in.ref());
        var second = delay(sketch, clock, "second", in.ref());
        sketch.builder.attribute((hdl.ir.Reg) second.storage(), "keep", "true");
        sketch.builder.add(new Stmt.Assign(out, sketch.binary(Op.ADD, first, second), sketch.site()));
        assertThat(Fold.of(sketch.builder).regs()).hasSize(2);
    }

    @Test void anAuthorsNameIsBetterThanAMadeOne() {
        var sketch = new Sketch("named");
        var clock = sketch.clock("clk");
        var in = sketch.in("in", 4, clock);
        var out = sketch.out("out", 4, clock);
        var first = delay(sketch, clock, "in_d1", in.ref());
        sketch.builder.label(first.storage(), Label.derived("in_d1"));
        var second = delay(sketch, clock, "before", in.ref());
        sketch.builder.add(new Stmt.Assign(out, sketch.binary(Op.ADD, first, second), sketch.site()));
        assertThat(Fold.of(sketch.builder).regs()).extracting(reg -> reg.label().text()).containsExactly("before");
    }

    private static Node delay(Sketch sketch, ClockDef clock, String name, Node value) {
        var reg = sketch.reg(name, value.width(), clock);
        sketch.builder.add(new Stmt.Assign(reg, value, sketch.site()));
        return reg.ref();
    }

    @Test void aBranchThatConstantsDecideIsGone() {
        var sketch = new Sketch("branch");
        var in = sketch.in("in", 4, null);
        var out = sketch.out("out", 4, null);
        var never = sketch.binary(Op.AND, sketch.slice(in.ref(), 0, 0), sketch.lit(0, 1));
        sketch.builder.add(new Stmt.Assign(out, in.ref(), sketch.site()));
        sketch.builder.add(new Stmt.Branch(never, List.of(new Stmt.Assign(out, sketch.lit(3, 4), sketch.site())),
            List.of(), sketch.site()));
        assertThat(Fold.of(sketch.builder).body()).hasSize(1);
    }
}
