package hdl.ir;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Deliberate mistakes in the circuit graph, one at a time, to find out whether tests notice. Off unless somebody asks:
 * {@link #apply} makes one in every module that is described from then on, {@link #list} tells where one can be made. A
 * mistake stands at a line of the author, so it is the same in every circuit that says that line.
 */
public final class Mutation {
    /** What is changed. */
    public enum Kind {
        /** Another operator. */
        OPERATOR,
        /** An inversion is left out. */
        NEGATION,
        /** A constant, one off. */
        CONSTANT,
        /** The values of a choice change places. */
        ARMS,
        /** What a condition guards happens always. */
        CONDITION,
        /** What a condition guards never happens. */
        ENABLE,
        /** A register begins with another value. */
        INITIAL
    }

    /** The n-th place of a kind at a line, counted from 0 in each module; printed as {@code File.java:12:ARMS:0}. */
    public record Place(String file, int line, Kind kind, int number) {
        public static Place parse(String text) {
            var parts = text.split(":");
            if (parts.length != 4) {
                throw new IllegalArgumentException("'" + text + "' is not File.java:LINE:KIND:NUMBER");
            }
            return new Place(parts[0], Integer.parseInt(parts[1]), Kind.valueOf(parts[2]), Integer.parseInt(parts[3]));
        }

        @Override public String toString() {
            return file + ":" + line + ":" + kind + ":" + number;
        }
    }

    /**
     * A place of a module, and what would be changed there.
     *
     * @param module tells modules with different content apart
     */
    public record Candidate(Place place, String text, String module) {}

    /** Name of the wire in a module that is to be both: 0 where it is as the author said it, 1 with the mistake. */
    public static final String CHOICE = "mistake_is_made";

    /** What would be changed: a value, what a condition guards, or a register; the others are null. */
    private record Found(Place place, String text, Node node, List<Stmt> guarded, Reg reg) {}

    private static Place wanted;
    private static boolean made;
    private static Consumer<Candidate> listener;
    private static Consumer<ModuleDef> weigher;
    private static boolean beginsMistaken;
    private static String alone;

    private final Map<String, Integer> counts = new HashMap<>();
    private final List<Found> found = new ArrayList<>();
    private Node choice;
    private boolean isWeighed;

    private Mutation() {
    }

    /** From now on this mistake is made; null: none. */
    public static void apply(Place place) {
        wanted = place;
        made = false;
        weigher = null;
    }

    /**
     * From now on tells of every module in which this mistake can be made. It does what it does without, and holds the
     * mistake beside, behind the wire {@link #CHOICE}: for a comparison of both. An initial value has nothing beside it:
     * it is the author's, or the other one if {@code beginsMistaken}.
     */
    public static void weigh(Place place, boolean beginsMistaken, Consumer<ModuleDef> to) {
        apply(place);
        weigher = to;
        Mutation.beginsMistaken = beginsMistaken;
    }

    /** Whether a circuit with the mistake that was asked for last has been described. */
    public static boolean isMade() {
        return made;
    }

    /** From now on tells of every place that counts for the circuit, claims aside; null: no more. */
    public static void list(Consumer<Candidate> to) {
        listener = to;
    }

    /** From now on circuits are described with this claim alone: others would hide it that fail sooner; null: all. */
    public static void only(String claim) {
        alone = claim;
    }

    /** Whether a claim of this label is described. */
    static boolean isWanted(String claim) {
        return alone == null || alone.equals(claim);
    }

    /** Whether circuits may be described that nobody would write, so that rules of style do not count. */
    public static boolean isActive() {
        return wanted != null || alone != null;
    }

    static Mutation start() {
        return wanted == null && listener == null ? null : new Mutation();
    }

    /** The next place of this kind at this line; whether the mistake is to be made there. */
    private boolean here(Kind kind, Site site, String text, Node node, List<Stmt> guarded, Reg reg) {
        int number = counts.merge(site + ":" + kind, 1, Integer::sum) - 1;
        var place = new Place(site.file(), site.line(), kind, number);
        if (listener != null) {
            found.add(new Found(place, text, node, guarded, reg));
        }
        boolean isWanted = place.equals(wanted);
        made |= isWanted;
        return isWanted;
    }

    /** The node itself, or what stands in its place. */
    Node node(Node node, ModuleBuilder builder) {
        var site = node.site();
        return switch (node.expr()) {
            case Expr.Binary(var op, var a, var b) when other(op) != op ->
                here(Kind.OPERATOR, site, op + " becomes " + other(op), node, null, null)
                    ? instead(node, new Expr.Binary(other(op), a, b), builder) : node;
            case Expr.Unary(var op, var a) when op == Expr.Op.NOT ->
                here(Kind.NEGATION, site, "NOT is left out", node, null, null)
                    ? instead(node, new Expr.Binary(Expr.Op.OR, a, a), builder) : node;
            case Expr.Unary(var op, var a) when other(op) != op ->
                here(Kind.OPERATOR, site, op + " becomes " + other(op), node, null, null)
                    ? instead(node, new Expr.Unary(other(op), a), builder) : node;
            case Expr.Mux(var select, var then, var otherwise) when then != otherwise ->
                here(Kind.ARMS, site, "the values of the choice change places", node, null, null)
                    ? instead(node, new Expr.Mux(select, otherwise, then), builder) : node;
            case Expr.Lit lit when node.width() > 0 ->
                here(Kind.CONSTANT, site, lit.value() + " becomes " + off(lit.value(), node.width()), node, null, null)
                    ? instead(node, Expr.Lit.of(off(lit.value(), node.width())), builder) : node;
            default -> node;
        };
    }

    /** The condition of a branch with these statements, which come later. */
    Node condition(Node condition, List<Stmt> guarded, Site site, ModuleBuilder builder) {
        boolean always = here(Kind.CONDITION, site, "the condition always holds", null, guarded, null);
        boolean never = here(Kind.ENABLE, site, "the condition never holds", null, guarded, null);
        return always || never ? instead(condition, Expr.Lit.of(always ? 1 : 0), builder) : condition;
    }

    /** The mistake in the place of a value; if both are to be weighed, the choice between them. */
    private Node instead(Node node, Expr mistake, ModuleBuilder builder) {
        var mistaken = builder.plain(mistake, node.width(), node.site());
        if (weigher == null) {
            return mistaken;
        }
        if (choice == null) {
            choice = builder.fixed(CHOICE, 0, node.site());
            isWeighed = true;
        }
        return builder.plain(new Expr.Mux(choice, mistaken, node), node.width(), node.site());
    }

    BigInteger initial(Reg reg, BigInteger value) {
        var changed = off(value, reg.width());
        if (!here(Kind.INITIAL, reg.site(), "begins with " + changed + " instead of " + value, null, null, reg)) {
            return value;
        }
        isWeighed = weigher != null;
        return isWeighed && !beginsMistaken ? value : changed;
    }

    private static BigInteger off(BigInteger value, int width) {
        return value.signum() > 0 ? value.subtract(BigInteger.ONE)
            : width == 0 ? value : value.add(BigInteger.ONE);
    }

    private static Expr.Op other(Expr.Op op) {
        return switch (op) {
            case AND -> Expr.Op.OR;
            case OR, XOR -> Expr.Op.AND;
            case ADD -> Expr.Op.SUB;
            case SUB -> Expr.Op.ADD;
            case EQ -> Expr.Op.NE;
            case NE -> Expr.Op.EQ;
            case LT -> Expr.Op.LE;
            case LE -> Expr.Op.LT;
            case GT -> Expr.Op.GE;
            case GE -> Expr.Op.GT;
            case SLT -> Expr.Op.SLE;
            case SLE -> Expr.Op.SLT;
            case SGT -> Expr.Op.SGE;
            case SGE -> Expr.Op.SGT;
            case SHL -> Expr.Op.SHR;
            case SHR, ASR -> Expr.Op.SHL;
            case ALL -> Expr.Op.ANY;
            case ANY, PARITY -> Expr.Op.ALL;
            case NOT, NEG, MUL, SMUL -> op;
        };
    }

    /** The module is finished: tells of the places whose value reaches something other than a claim, now or later. */
    void finish(ModuleDef module) {
        if (isWeighed) {
            weigher.accept(module);
        }
        if (listener == null) {
            return;
        }
        var live = Reach.of(module);
        var name = module.name() + "-" + Integer.toHexString(content(module));
        for (var each : found) {
            boolean counts = each.node != null ? live.reaches(each.node)
                : each.reg != null ? live.reaches(each.reg) : live.acts(each.guarded);
            if (counts) {
                listener.accept(new Candidate(each.place, each.text, name));
            }
        }
    }

    /** Differs, as far as 32 bits can, where values do: the name of a module says little of its sizes in tests. */
    private static int content(ModuleDef module) {
        int content = 0;
        for (var node : module.nodes()) {
            var expr = node.expr();
            int said = switch (expr) {
                case Expr.Binary binary -> binary.op().ordinal();
                case Expr.Unary unary -> unary.op().ordinal();
                case Expr.Lit lit -> lit.value().hashCode();
                default -> 0;
            };
            content = 31 * (31 * (31 * content + expr.getClass().getSimpleName().hashCode()) + node.width()) + said;
        }
        for (var memory : module.memories()) {
            content = 31 * content + memory.depth();
        }
        return content;
    }
}
