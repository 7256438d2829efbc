package hdl.pass;

import hdl.ir.ClockDef;
import hdl.ir.Cycle;
import hdl.ir.Expr;
import hdl.ir.Expr.Op;
import hdl.ir.Expr.Word;
import hdl.ir.Label;
import hdl.ir.Memory.Collision;
import hdl.ir.ModuleBuilder;
import hdl.ir.Node;
import hdl.ir.ReadData;
import hdl.ir.Recall;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.ir.TimelineDef;
import java.util.List;
import java.util.function.Supplier;

/**
 * Memories that operations read and later write. An operation does not see what those close ahead of it write: it is
 * blind for as many as there are edges from its address to the write.
 */
final class Recalls {
    private final ModuleBuilder builder;
    private final Cycles cycles;
    private final Supplier<ClockDef> clock;

    private Recalls(ModuleBuilder builder, Cycles cycles, Supplier<ClockDef> clock) {
        this.builder = builder;
        this.cycles = cycles;
        this.clock = clock;
    }

    static void expand(ModuleBuilder builder, Cycles cycles, Supplier<ClockDef> clock) {
        var recalls = new Recalls(builder, cycles, clock);
        var all = cycles.timed.recalls();
        for (int i = 0; i < all.size(); i++) {
            var recall = all.get(i);
            if (recall.written() != null && recall.way() == Recall.Way.FORWARDED) {
                cycles.recalled(i, recalls.forwarded(recall));
            } else if (recall.written() != null && recall.way() == Recall.Way.APART) {
                recalls.apart(recall);
            }
        }
    }

    /** How many operations ahead are not in the memory yet when this one reads. */
    private static int blind(Recall recall, Cycles cycles) {
        int address = cycles.of(recall.address()).number();
        int write = writes(recall, cycles).number();
        return write - address - (recall.memory().collision() == Collision.NEW_DATA ? 1 : 0);
    }

    /** The cycle of the write: that of the latest of what it is made of; null: they do not belong together. */
    private static Cycle writes(Recall recall, Cycles cycles) {
        var latest = Lattice.latest(cycles.of(recall.address()), cycles.of(recall.written()));
        return recall.when().isPresent() ? Lattice.latest(latest, cycles.of(recall.when().get())) : latest;
    }

    /** The cycle from which on an operation is known to write or not. */
    private int decided(Recall recall) {
        var when = recall.when().map(cycles::of).orElse(null);
        return when != null && when.isTimed() ? when.number() : 0;
    }

    // ---- forwarding

    private Node forwarded(Recall recall) {
        var timeline = recall.timeline();
        int there = cycles.of(recall.data()).number();
        Node value = recall.data().ref();
        for (int ahead = blind(recall, cycles); ahead >= 1; ahead--) {
            boolean isKnown = decided(recall) <= there - 1 + ahead;
            var same = same(recall, there - 1, ahead, isKnown);
            var staged = made(new Expr.Timed(Word.STAGE, same, List.of(), null, 0), 1, recall.site(), timeline, there);
            builder.label(staged, Label.kept("same_" + ahead));
            if (!isKnown) {
                var writes = ahead(recall.when().get(), there, ahead, timeline, recall.site());
                staged = made(new Expr.Binary(Op.AND, staged, writes), 1, recall.site(), timeline, there);
            }
            var word = ahead(recall.written(), there, ahead, timeline, recall.site());
            value = made(new Expr.Mux(staged, word, value), value.width(), recall.site(), timeline, there);
        }
        return value;
    }

    /** Whether the operation so far ahead goes to the same address and, if that is known by then, writes. */
    private Node same(Recall recall, int cycle, int ahead, boolean isKnown) {
        var timeline = recall.timeline();
        var site = recall.site();
        var own = made(new Expr.Timed(Word.AT, recall.address(), List.of(), timeline, cycle),
            recall.address().width(), site, timeline, cycle);
        var other = ahead(recall.address(), cycle, ahead, timeline, site);
        Node same = made(new Expr.Binary(Op.EQ, own, other), 1, site, timeline, cycle);
        if (timeline.valid() != null) {
            var there = made(new Expr.Timed(Word.VALID, other, List.of(), timeline, 0), 1, site, timeline,
                cycle + ahead);
            var valid = made(new Expr.Timed(Word.AHEAD, there, List.of(), timeline, ahead), 1, site, timeline, cycle);
            same = made(new Expr.Binary(Op.AND, same, valid), 1, site, timeline, cycle);
        }
        if (isKnown && recall.when().isPresent()) {
            var writes = ahead(recall.when().get(), cycle, ahead, timeline, site);
            same = made(new Expr.Binary(Op.AND, same, writes), 1, site, timeline, cycle);
        }
        return same;
    }

    /** A value of the operation so far ahead, as it is when this one is at a cycle. */
    private Node ahead(Node value, int cycle, int ahead, TimelineDef timeline, Site site) {
        var then = made(new Expr.Timed(Word.AT, value, List.of(), timeline, cycle + ahead), value.width(), site,
            timeline, cycle + ahead);
        return made(new Expr.Timed(Word.AHEAD, then, List.of(), timeline, ahead), value.width(), site, timeline, cycle);
    }

    private Node made(Expr expr, int width, Site site, TimelineDef timeline, int cycle) {
        var node = builder.node(expr, width, site);
        cycles.add(node, new Cycle(timeline, cycle));
        return node;
    }

    // ---- distance

    /** The promise of who issues operations, as a claim. */
    private void apart(Recall recall) {
        int address = cycles.of(recall.address()).number();
        var timeline = recall.timeline();
        var site = recall.site();
        var on = timeline.clock() != null ? timeline.clock() : clock.get();
        for (int ahead = 1; ahead < recall.distance(); ahead++) {
            int cycle = Math.max(address, decided(recall) - ahead);
            var both = same(recall, cycle, ahead, true);
            if (timeline.valid() != null) {
                var own = made(new Expr.Timed(Word.VALID, recall.address(), List.of(), timeline, 0), 1, site, timeline,
                    cycle);
                both = made(new Expr.Binary(Op.AND, own, both), 1, site, timeline, cycle);
            }
            var not = made(new Expr.Unary(Op.NOT, both), 1, site, timeline, cycle);
            builder.add(new Stmt.Claim(Stmt.Kind.CHECK, not, "operations on one word of " + recall.memory()
                + " are not " + ahead + (ahead == 1 ? " cycle" : " cycles") + " apart", on, site));
        }
    }

    // ---- mistakes

    /** HDL907, HDL912, HDL918, and what an elastic pipeline cannot say. */
    static final class Rules {
        private final Cycles cycles;
        private final CycleWords words;

        Rules(Cycles cycles, CycleWords words) {
            this.cycles = cycles;
            this.words = words;
        }

        void check() {
            cycles.timed.recalls().forEach(this::recall);
            ScopeWalk.over(cycles.module, new ScopeWalk.Visitor() {
                @Override public void statement(Stmt statement, Scope in) {
                    if (statement instanceof Stmt.Write write) {
                        write(write, cycles.needed(write, in));
                    }
                }
            });
        }

        private void recall(Recall recall) {
            var address = cycles.of(recall.address());
            if (recall.written() == null && recall.shared() != null) {
                words.error(recall.shared(), "HDL918", "no operation writes memory '" + recall.memory()
                    + "', so there is no port to share; write it with write(...) of the recall, or of the memory alone");
            }
            if (recall.written() == null || address == null || !address.isTimed()) {
                return;
            }
            var written = writes(recall, cycles);
            if (written == null || !written.isTimed()) {
                return;
            }
            int blind = blind(recall, cycles);
            int there = cycles.of(recall.data()).number();
            if (recall.way() == Recall.Way.UNSAID && blind > 0) {
                unsaid(recall.site(), recall.memory().toString(), address, written, blind);
            } else if (recall.way() == Recall.Way.APART && recall.distance() <= blind) {
                words.error(recall.site(), "HDL907", "apart(" + recall.distance() + ") is too close: what is written "
                    + "at " + written + " is read at " + address.number() + " no sooner than " + (blind + 1)
                    + " operations later; write apart(" + (blind + 1) + ")", recall.written().id());
            } else if (recall.way() == Recall.Way.FORWARDED && blind > 0 && written.number() > there + 1) {
                var late = written.equals(cycles.of(recall.written())) ? recall.written()
                    : recall.when().orElse(recall.address());
                words.error(recall.site(), "HDL907", Wording.quoted(late) + " comes at " + written
                    + " and is needed at " + (there + 1) + " to be forwarded over 1 operation; make it sooner, or "
                    + "apart(" + (blind + 1) + ")", late.id());
            }
        }

        /** A memory without a recall. */
        private void write(Stmt.Write write, Cycle at) {
            boolean recalled = cycles.timed.recalls().stream().anyMatch(recall -> recall.port() == write.port());
            if (recalled || at == null || !at.isTimed()) {
                return;
            }
            for (ReadData read : write.port().memory().reads()) {
                var address = cycles.of(read.address());
                if (address != null && address.isTimed() && address.timeline() == at.timeline()
                    && at.number() > address.number()) {
                    unsaid(write.site(), write.port().memory().toString(), address, at,
                        at.number() - address.number());
                }
            }
        }

        private void unsaid(Site site, String memory, Cycle read, Cycle write, int blind) {
            words.error(site, "HDL912", "memory '" + memory + "' is read at " + read + " and written at "
                + write.number() + ": " + blind + (blind == 1 ? " operation ahead is" : " operations ahead are")
                + " not in it; say forwarded(), apart(" + (blind + 1) + ") or stale(\"why\") on its recall");
        }
    }
}
