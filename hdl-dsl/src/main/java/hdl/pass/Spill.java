package hdl.pass;

import hdl.ir.Banks;
import hdl.ir.Expr;
import hdl.ir.Label;
import hdl.ir.Memory;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Printable.Form;
import hdl.ir.Stmt;
import hdl.ir.Walk;
import hdl.ir.Wiring;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Which values get a signal of their own: those the author named, those read in several places, those whose bits are
 * picked, and the parts of expressions that would grow too long. All others stand in the expression that reads them.
 */
final class Spill {
    /** Terms of one expression. It also bounds the depth of everything that walks down an expression. */
    private static final int MOST_TERMS = 24;
    /** Terms of a flag without a name that may stand in several places, and in how many. */
    private static final int SHORT = 3;
    private static final int MOST_COPIES = 3;
    /** Concatenations inside slices inside concatenations, and so on. */
    private static final int MOST_LAYERS = 8;

    /** The wire behind an index: how it is made, of how many bits. */
    record Indexed(Form form, int width) {}

    private final ModuleDef module;
    private final Uses uses;
    private final Alias alias;
    private final boolean[] signal;
    private final int[] terms;
    private final int[] layers;
    private final Pin[] pins;
    private final Map<Node, Indexed> indexed = new LinkedHashMap<>();

    private Spill(ModuleDef module, Uses uses, Alias alias) {
        this.module = module;
        this.uses = uses;
        this.alias = alias;
        int nodes = module.nodes().size();
        signal = new boolean[nodes];
        terms = new int[nodes];
        layers = new int[nodes];
        pins = new Pin[nodes];
    }

    static Spill of(ModuleDef module, Uses uses, Alias alias) {
        var spill = new Spill(module, uses, alias);
        var slices = spill.wholeReads();
        for (var node : module.nodes()) {
            if (uses.isRead(node)) {
                spill.signal[node.id()] = node.storage() != null || alias.port(node) != null
                    || spill.wanted(node, slices);
                spill.measure(node);
                spill.operands(node);
            }
        }
        Walk.statements(module.body(), (stmt, _) -> spill.lanes(stmt));
        module.reads().forEach(read -> spill.address(read.address()));
        module.reads().forEach(read -> spill.banks(read.memory(), read.address(), read.gather() > 1));
        spill.pins();
        return spill;
    }

    /** True when the value is read by a name. */
    boolean isSignal(Node node) {
        return signal[node.id()];
    }

    boolean isRead(Node node) {
        return uses.isRead(node);
    }

    /** The instance's input that gives the value its name, or null. */
    Pin pin(Node node) {
        return pins[node.id()];
    }

    /** The indexes that read from a wire of their own. */
    Map<Node, Indexed> indexed() {
        return indexed;
    }

    // ---- named, shared, too long

    /** How often each value is read as a whole, not through a slice. */
    private int[] wholeReads() {
        var reads = new int[signal.length];
        for (var node : module.nodes()) {
            reads[node.id()] = uses.count(node);
        }
        for (var node : module.nodes()) {
            if (uses.isRead(node) && node.expr() instanceof Expr.Slice(var a, var _, var _)) {
                reads[a.id()]--;
            }
        }
        return reads;
    }

    private boolean wanted(Node node, int[] wholeReads) {
        var policy = node.label().isNone() ? Label.Policy.TEMPORARY : node.label().policy();
        boolean shared = uses.count(node) > (policy == Label.Policy.TEMPORARY && isShort(node) ? MOST_COPIES : 1);
        if (policy == Label.Policy.EXACT) {
            return true;
        }
        if (Wiring.isWiring(node)) {
            return policy == Label.Policy.KEPT && shared && !node.isConstant() || layersOf(node) > MOST_LAYERS
                || termsOf(node) > MOST_TERMS && wholeReads[node.id()] > 1;
        }
        return policy == Label.Policy.KEPT || shared || !uses.byStatement(node)
            && (termsOf(node) > MOST_TERMS || alone(node));
    }

    /** A flag that is read as easily in place as by a name that says nothing. */
    private boolean isShort(Node node) {
        return node.width() == 1 && termsOf(node) <= SHORT;
    }

    /** Products are wider than their operands, which Verilog understands only in an assignment of their own. */
    private static boolean alone(Node node) {
        return node.expr() instanceof Expr.Binary(var op, var _, var _) && (op == Expr.Op.MUL || op == Expr.Op.SMUL);
    }

    private void measure(Node node) {
        terms[node.id()] = signal[node.id()] ? 1 : termsOf(node);
        layers[node.id()] = signal[node.id()] ? 0 : layersOf(node);
    }

    private int termsOf(Node node) {
        int sum = 0;
        for (var operand : Walk.operands(node.expr())) {
            sum += terms[operand.id()];
        }
        return node.expr() instanceof Expr.Unary ? sum + 1 : Math.max(sum, 1);
    }

    private int layersOf(Node node) {
        int most = 0;
        for (var operand : Walk.operands(node.expr())) {
            most = Math.max(most, layers[operand.id()]);
        }
        return node.expr() instanceof Expr.Cat ? most + 1 : most;
    }

    // ---- not indexable in place

    private void operands(Node node) {
        if (node.expr() instanceof Expr.Slice(var a, int hi, int lo)) {
            cut(a, hi, lo);
        } else if (node.expr() instanceof Expr.Index(var a, var start, int width)) {
            index(node, a, start, width);
        } else if (node.expr() instanceof Expr.Binary(var op, var a, var b) && op == Expr.Op.MUL) {
            factor(a);
            factor(b);
        }
    }

    /** An operator inside a product would be computed at the width of the product, {@code ~x} for instance. */
    private void factor(Node node) {
        for (var piece : Wiring.pieces(node, this::isSignal)) {
            signal[piece.node().id()] |= !piece.node().isConstant();
        }
    }

    /** Bits can be picked from signals only. */
    private void cut(Node node, int hi, int lo) {
        for (var piece : Wiring.pieces(node, hi, lo, this::isSignal)) {
            if (!piece.node().isConstant() && !piece.isWhole()) {
                signal[piece.node().id()] = true;
            }
        }
    }

    /** Icarus computes the index of a word wider than its operands, so that a sum does not wrap: it gets a signal. */
    private void address(Node node) {
        var pieces = Wiring.pieces(node, this::isSignal);
        if (pieces.size() == 1 && !pieces.getFirst().node().isConstant()) {
            signal[pieces.getFirst().node().id()] = true;
        }
    }

    /** Bank, place in its array and place in a word of it are bits of the address. */
    private void banks(Memory memory, Node address, boolean isRow) {
        var banks = Banks.of(memory);
        if (!banks.isDivided() || isRow) {
            return;
        }
        int top = address.width();
        int low = Math.min(top, banks.bankLow());
        if (banks.byRow()) {
            part(address, top, low + banks.bankBits());
        }
        part(address, banks.byRow() ? low + banks.bankBits() : top, low);
        part(address, low, banks.laneBits());
        part(address, banks.laneBits(), 0);
    }

    private void part(Node node, int end, int low) {
        if (end > low) {
            cut(node, end - 1, low);
        }
    }

    /** Words that share a row of UltraRAM are written by groups of 9 bits, into one of several places. */
    private void packed(Stmt.Write write) {
        if (Banks.of(write.port().memory()).packed() > 1) {
            for (var piece : Wiring.pieces(write.data(), this::isSignal)) {
                signal[piece.node().id()] |= !piece.node().isConstant();
            }
        }
    }

    private void lanes(Stmt stmt) {
        if (stmt instanceof Stmt.Write write) {
            address(write.address());
            banks(write.port().memory(), write.address(), false);
            packed(write);
            for (var read : write.port().memory().reads()) {
                int low = 31 - Integer.numberOfLeadingZeros(read.gather());
                if (read.gather() > 1 && low < write.address().width()) { // row and word are compared apart
                    cut(write.address(), write.address().width() - 1, low);
                    cut(write.address(), low - 1, 0);
                }
            }
        }
        if (stmt instanceof Stmt.Select select && Wiring.pieces(select.value(), this::isSignal).size() == 1) {
            var value = Wiring.pieces(select.value(), this::isSignal).getFirst().node();
            signal[value.id()] |= alone(value); // nothing tells its width here
        }
        if (stmt instanceof Stmt.Write write && write.mask().isPresent()) {
            int lanes = write.mask().get().width();
            int width = write.data().width() / lanes;
            for (int i = 0; lanes > 1 && i < lanes; i++) {
                cut(write.mask().get(), i, i);
                cut(write.data(), i * width + width - 1, i * width);
            }
        }
    }

    private void index(Node node, Node a, Node start, int width) {
        if (width == a.width()) {
            return;                                          // a plain shift
        }
        var range = Range.of(start);
        long reach = range.most() + width;
        int bits = 32 - Integer.numberOfLeadingZeros((int) Math.min(Math.max(reach, a.width()), Integer.MAX_VALUE) - 1);
        if (start.width() > bits) {
            cut(start, bits - 1, 0);                         // tools want an index of exactly the bits it needs
        }
        if (reach <= a.width()) {
            signal[a.id()] = true;
        } else if (start.width() < 31 && reach <= 2L * a.width() + width) {
            indexed.put(node, new Indexed(Form.PADDED, (int) reach));
        } else {
            indexed.put(node, new Indexed(Form.SHIFTED, a.width()));
        }
    }

    /** The largest value a start position can have, as far as its form tells. */
    private record Range(long most) {
        static Range of(Node start) {
            long all = start.width() > 40 ? Long.MAX_VALUE / 4 : (1L << start.width()) - 1;
            if (start.width() <= 40 && start.expr() instanceof Expr.Cat(var parts) && parts.getLast()
                .expr() instanceof Expr.Lit lit
                && lit.value().signum() == 0) {
                return new Range(all - ((1L << parts.getLast().width()) - 1));
            }
            if (start.width() <= 40 && start.expr() instanceof Expr.Binary(var op, var a, var b) && op == Expr.Op.MUL
                && b.expr() instanceof Expr.Lit factor) {
                return new Range(((1L << a.width()) - 1) * factor.value().longValueExact());
            }
            return new Range(all);
        }
    }

    // ---- inputs of instances

    /** An expression that drives an input gets a signal named after the input: pins connect to signals. */
    private void pins() {
        for (var instance : module.instances()) {
            for (var pin : instance.pins()) {
                var assign = alias.single()[pin.id()];
                if (!pin.isInput() || assign == null || uses.isRead(pin.ref())) {
                    continue;
                }
                for (var piece : Wiring.pieces(assign.value(), this::isSignal)) {
                    var node = piece.node();
                    if (node == assign.value() && node.storage() == null && pins[node.id()] == null) {
                        pins[node.id()] = pin;                       // the first of several says as much as any
                    }
                    signal[node.id()] |= !node.isConstant();
                }
            }
        }
    }
}
