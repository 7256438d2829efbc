package hdl.ir;

import java.util.List;
import java.util.Map;

/**
 * A checked module with everything decided that the printer needs: the name of every signal, which values have a wire,
 * which signals are one, and which are driven together. Made by {@code hdl.pass.Prepare}; nothing in it changes.
 */
public final class Printable {
    /** How a declared value is computed from its node. */
    public enum Form {
        /** The node's own expression, or a read of it when it has another name. */
        VALUE,
        /** The node behind zeros, so that an index may reach past its end. */
        PADDED,
        /** The operand of an {@link Expr.Index} shifted down by its start. */
        SHIFTED,
        /** The word that a memory's {@code peek} reads. */
        PEEK
    }

    /** A wire with an initialiser; for whom. */
    public record Value(String name, int width, Node node, Form form, Site site, Guarded.Reader reader) {}

    /** Signals that one combinational block assigns, and the statements it is made from. */
    public record Block(List<Storage> targets, List<Stmt> statements) {}

    /** What the passes found, by node and storage number; a null name means: printed in place. */
    public record Names(String[] nodes, String[] storages, String[] memories, String[] instances, Map<Symbol,
        String> symbols,
                        Map<Stmt.Claim, String> claims, Map<String, String> extras) {}

    private final ModuleDef module;
    private final Names names;
    private final Assignments assignments;
    private final List<Value> values;
    private final List<Block> blocks;
    private final Map<Node, Value> indexed;
    private final List<Problem> warnings;
    private final Guarded guarded;

    /**
     * How storage is driven: by one assignment outside any branch, or in a block; and which storage is the same
     * signal.
     */
    public record Assignments(Stmt.Assign[] single, boolean[] blocked, Storage[] same) {}

    public Printable(ModuleDef module, Names names, Assignments assignments, List<Value> values, List<Block> blocks,
                     Map<Node, Value> indexed, List<Problem> warnings, Guarded guarded) {
        this.module = module;
        this.guarded = guarded;
        this.names = names;
        this.assignments = assignments;
        this.values = List.copyOf(values);
        this.blocks = List.copyOf(blocks);
        this.indexed = indexed;
        this.warnings = List.copyOf(warnings);
    }

    public ModuleDef module() {
        return module;
    }

    /** The name of the signal that holds the value, or null: its expression stands where it is used. */
    public String name(Node node) {
        return node.storage() != null ? name(node.storage()) : names.nodes()[node.id()];
    }

    /** The name of the signal; null for an instance's input that is connected to what drives it. */
    public String name(Storage storage) {
        return names.storages()[same(storage).id()];
    }

    public String name(Memory memory) {
        return names.memories()[memory.id()];
    }

    public String name(Instance instance) {
        return names.instances()[instance.id()];
    }

    public String name(Symbol symbol) {
        return names.symbols().get(symbol);
    }

    public String name(Stmt.Claim claim) {
        return names.claims().get(claim);
    }

    /** A name for what the printer adds to a memory ({@code zero}). */
    public String extra(Memory memory, String what) {
        return names.extras().get("memory " + memory.id() + " " + what);
    }

    /** A name for what the printer adds to a memory's read port ({@code gather}, {@code first}, {@code bypass 0}). */
    public String extra(ReadData read, String what) {
        return names.extras().get("read " + read.id() + " " + what);
    }

    /** The storage whose declaration stands for this one: itself, or the port that it is. */
    public Storage same(Storage storage) {
        return assignments.same()[storage.id()];
    }

    /** The one assignment of a storage that is driven outside any branch; else null. */
    public Stmt.Assign single(Storage storage) {
        return assignments.single()[storage.id()];
    }

    /** True when statements under branches drive it. */
    public boolean blocked(Storage storage) {
        return assignments.blocked()[storage.id()];
    }

    /** Who looks at a signal of the body. */
    public Guarded.Reader reader(Storage storage) {
        return guarded.reader(same(storage));
    }

    /** Who looks at a value. */
    public Guarded.Reader reader(Node node) {
        return node.storage() != null ? reader(node.storage()) : guarded.reader(node);
    }

    /** The wires with initialisers, each after those it reads. */
    public List<Value> values() {
        return values;
    }

    /** The combinational blocks. */
    public List<Block> blocks() {
        return blocks;
    }

    /**
     * The padded or shifted wire that an {@link Expr.Index} reads from, or null when its operand is indexed in place.
     */
    public Value indexed(Node index) {
        return indexed.get(index);
    }

    /** Every named constant with its name, in the order of first use. */
    public Map<Symbol, String> symbols() {
        return names.symbols();
    }

    /** What the checks noticed in this module and did not refuse. */
    public List<Problem> warnings() {
        return warnings;
    }

    @Override public String toString() {
        return module.name();
    }
}
