package hdl.sim.jvm;

import hdl.ir.ClockDef;
import hdl.ir.Expr;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Printable;
import hdl.ir.Storage;
import hdl.pass.Prepare;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** One use of a module in the flattened design: the words of its storage and of its values. */
final class Scope {
    final ModuleDef module;
    final String path;
    /** What everything in here is called in the Verilog. */
    final Printable names;
    final int[][] storages;
    final int[][] nodes;
    final Map<ClockDef, Integer> clocks = new IdentityHashMap<>();
    /** What resets the registers of a clock in here; 1 while it does. */
    final Map<ClockDef, Integer> resets = new IdentityHashMap<>();
    /** Registers of a storage, in the order of its words; for read data those that the address reaches last. */
    final Flat.Register[][] registers;

    Scope(ModuleDef module, String path) {
        this.module = module;
        this.path = path;
        names = Prepare.known(module);
        storages = new int[module.storageCount()][];
        registers = new Flat.Register[module.storageCount()][];
        nodes = new int[module.nodes().size()][];
    }

    String name(String local) {
        return path.isEmpty() ? local : path + "." + local;
    }

    int clock(ClockDef clock) {
        var index = clocks.get(clock);
        if (index == null) {
            throw new IllegalArgumentException("clock " + clock + " of " + (path.isEmpty() ? module.name() : path)
                + " is not driven by a clock of the top; simulate a circuit that drives it, or give the clock a port");
        }
        return index;
    }

    /** What resets the registers of a clock. */
    int reset(ClockDef clock) {
        clock(clock);
        return resets.get(clock);
    }

    int[] words(Storage storage) {
        return storages[storage.id()];
    }

    int[] words(Node node) {
        return nodes[node.id()];
    }

    void lowerNodes(Flat flat) {
        for (var node : module.nodes()) {
            nodes[node.id()] = lower(flat, node);
        }
    }

    private int[] lower(Flat flat, Node node) {
        var wide = flat.wide;
        return switch (node.expr()) {
            case Expr.Lit lit -> wide.constant(lit.value(), node.width());
            case Expr.Unary unary -> unary(flat, unary, node.width());
            case Expr.Binary binary -> binary(flat, binary, node.width());
            case Expr.Mux mux -> wide.mux(words(mux.select())[0], words(mux.then()), words(mux.otherwise()));
            case Expr.Slice slice -> wide.slice(words(slice.a()), slice.lo(), node.width());
            case Expr.Index index ->
                flat.arithmetic.window(words(index.a()), words(index.start()), node.width(), flat.words.zero);
            case Expr.Cat cat -> cat(flat, cat.parts(), node.width());
            case Expr.Ref ref -> words(ref.storage());
            case Expr.Cross cross -> words(cross.a());
            case Expr.Timed timed -> throw timed.unresolved();
        };
    }

    private int[] cat(Flat flat, List<Node> parts, int width) {
        var values = new ArrayList<int[]>(parts.size());
        var widths = new int[parts.size()];
        for (var part : parts) {
            widths[values.size()] = part.width();
            values.add(words(part));
        }
        return flat.wide.cat(values, widths, width);
    }

    private int[] unary(Flat flat, Expr.Unary unary, int width) {
        var a = words(unary.a());
        var wide = flat.wide;
        return switch (unary.op()) {
            case NOT -> wide.not(a, width);
            case NEG -> flat.arithmetic.subtract(wide.zeros(width), a, width);
            case ALL -> one(wide.all(a, unary.a().width()));
            case ANY -> one(wide.any(a));
            case PARITY -> one(wide.parity(a));
            default -> throw new IllegalArgumentException(unary.op() + " is not an operator of one operand");
        };
    }

    private int[] binary(Flat flat, Expr.Binary binary, int width) {
        var a = words(binary.a());
        var b = words(binary.b());
        var from = binary.a().width();
        var wide = flat.wide;
        var arithmetic = flat.arithmetic;
        return switch (binary.op()) {
            case AND, OR, XOR -> wide.bitwise(binary.op(), a, b);
            case ADD -> arithmetic.add(a, b, width);
            case SUB -> arithmetic.subtract(a, b, width);
            case MUL -> arithmetic.multiply(a, b, width);
            case SMUL -> arithmetic.multiplySigned(a, from, b, binary.b().width(), width);
            case EQ -> one(wide.equal(a, b));
            case NE -> one(flat.words.not(wide.equal(a, b)));
            case LT -> one(wide.less(a, b));
            case GT -> one(wide.less(b, a));
            case GE -> one(flat.words.not(wide.less(a, b)));
            case LE -> one(flat.words.not(wide.less(b, a)));
            case SLT -> one(wide.lessSigned(a, b, from));
            case SGT -> one(wide.lessSigned(b, a, from));
            case SGE -> one(flat.words.not(wide.lessSigned(a, b, from)));
            case SLE -> one(flat.words.not(wide.lessSigned(b, a, from)));
            case SHL -> arithmetic.shiftLeft(a, b, width);
            case SHR -> arithmetic.shiftRight(a, b, width);
            case ASR -> arithmetic.signedShiftRight(a, b, width);
            case NOT, NEG, ALL, ANY, PARITY ->
                throw new IllegalArgumentException(binary.op() + " is not an operator of two operands");
        };
    }

    private static int[] one(int bit) {
        return new int[] {bit};
    }
}
