package hdl;

import hdl.ir.Expr;
import hdl.ir.Expr.Word;
import hdl.ir.Node;
import hdl.ir.TimelineDef;
import hdl.pass.Pipelines;
import java.util.ArrayList;
import java.util.List;

/**
 * A pipeline that knows its cycles: operations enter one behind the other, and every value of one knows how many edges
 * after the entry it is there. Values of one cycle may meet; others are refused, or, when the timeline is
 * {@link #aligned}, the earlier one waits.
 */
public final class Timeline {
    private final Build build;
    private final TimelineDef def;

    Timeline(Build build, TimelineDef def) {
        this.build = build;
        this.def = def;
    }

    /** Where values of different cycles meet, the earlier one waits in a delay line that all readers share. */
    public Timeline aligned() {
        build.builder().timed().align(def, true);
        return this;
    }

    /** Where values of different cycles meet is a mistake; so it is from the beginning. */
    public Timeline checked() {
        build.builder().timed().align(def, false);
        return this;
    }

    /** Says whether there is an operation; delayed, it is 0 after reset. */
    public Timeline valid(Bool valid) {
        build.builder().timed().valid(def, build.use(valid.node()));
        return this;
    }

    /** While this is 0, no operation moves: registers, states and memories of the timeline stand still. */
    public Timeline advance(Bool advance) {
        build.builder().timed().advance(def, List.of(build.use(advance.node())));
        return this;
    }

    /**
     * Each cycle moves on by itself, so that bubbles close: the operation at cycle k goes to the next one while {@code
     * advances.get(k)} is 1, and leaves the timeline at the last of them.
     */
    public Timeline elastic(List<Bool> advances) {
        build.builder().timed().advance(def, advances.stream().map(each -> build.use(each.node())).toList());
        return this;
    }

    /** Bits that only wait for a later cycle are a mistake when there are more of them than these. */
    public Timeline waitsAtMost(int bits) {
        build.builder().timed().budget(def, bits, CallSite.capture().site());
        return this;
    }

    /** The cycle of a value, of a record that of its latest field, as far as the body has come. */
    public int cycle(Data<?> x) {
        var site = CallSite.capture();
        var nodes = new ArrayList<Node>();
        Leaves.of(x).forEach(leaf -> nodes.add(build.use(leaf.bits().node())));
        var cycle = Pipelines.latest(build.builder(), nodes);
        if (cycle == null || cycle.timeline() != def) {
            throw new HdlException(site.site(), "HDL915", "this value has no cycle of " + def + " yet; make it from "
                + "values of the timeline, above this line");
        }
        return cycle.number();
    }

    /** Whether there is an operation, at cycle 0. */
    public Bool valid() {
        var site = CallSite.capture();
        return Values.bool(build.renamed(valid(site), site));
    }

    private Node valid(CallSite site) {
        if (def.valid() == null) {
            throw new HdlException(site.site(), "HDL915", "nothing says whether there is a " + def
                + "; begin the timeline with a Bool or with a record that has a field 'valid', or write valid(...)");
        }
        return def.valid();
    }

    /** 1 where it is 1 and there is an operation; registers of it are 0 after reset. */
    public Bool flag(Bool x) {
        var site = CallSite.capture();
        valid(site);
        var value = build.use(x.node());
        var there = build.node(new Expr.Timed(Word.VALID, value, List.of(), def, 0), 1, site.site());
        var both = build.node(new Expr.Binary(Expr.Op.AND, value, there), 1, site.site());
        return Values.bool(build.named(new Expr.Timed(Word.CONTROL, both, List.of(), def, 0), 1, site));
    }

    /** The same constant; registers of it are {@code idle} after reset. */
    public <E extends Enum<E>> Choice<E> control(Choice<E> x, E idle) {
        var site = CallSite.capture();
        int code = x.codes().code(idle).intValueExact();
        return Cycled.each(x, site, Word.CONTROL, def, code);
    }

    /** A value that belongs to no timeline joins this one at a cycle: it is taken as it is then. */
    public <T extends Data<T>> T enter(int cycle, T x) {
        return Cycled.each(x, CallSite.capture(), Word.ENTER, def, cycle);
    }

    /** A memory that each operation reads at its address and may write some cycles later. */
    public <T extends Data<T>> Recall<T> recall(Memory<T> memory, UInt address) {
        return memory.recall(def, address, CallSite.capture());
    }

    /** Whether what is on its way still fits: operations of so many cycles and one more besides the level. */
    public Bool room(UInt level, int places, int cycles) {
        var site = CallSite.capture();
        int most = places - cycles - 1;
        if (most < 0) {
            throw new HdlException(site.site(), "HDL915", places + " places are too few for operations that are "
                + cycles + " cycles on their way; take " + (cycles + 1) + " or more");
        }
        var limit = Values.constant(most, level.width(), false, site.site());
        return Values.bool(build.named(new Expr.Binary(Expr.Op.LE, build.use(level.node()), limit), 1, site));
    }
}
