package hdl.pass;

import hdl.ir.Cycle;
import hdl.ir.Expr;
import hdl.ir.Expr.Word;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.ReadData;
import java.util.HashSet;

/** HDL911: what would go on while its timeline is held, and what an elastic timeline cannot mean. */
final class Holds {
    private final Cycles cycles;
    private final CycleWords words;

    Holds(Cycles cycles, CycleWords words) {
        this.cycles = cycles;
        this.words = words;
    }

    void check() {
        cycles.module.reads().forEach(this::read);
        instances();
        cycles.timed.recalls().stream().filter(recall -> recall.shared() != null && recall.timeline().isHeld())
            .forEach(recall -> words.error(recall.shared(), "HDL911", "memory '" + recall.memory()
                + "' shares its write port on timeline '" + recall.timeline() + "', which may be held, and nobody tells "
                + "who shares it; let the timeline run freely in front of a FIFO (Hold.skid), or write at other times"));
        if (cycles.timed.timelines().stream().anyMatch(timeline -> timeline.isElastic())) {
            distances();
            beyond();
        }
    }

    private static boolean isHeld(Cycle cycle) {
        return cycle != null && cycle.isTimed() && cycle.timeline().isHeld();
    }

    private static boolean isElastic(Cycle cycle) {
        return isHeld(cycle) && cycle.timeline().isElastic();
    }

    private void read(ReadData read) {
        var cycle = cycles.of(read);
        if (isHeld(cycle) && read.latency() > 1) {
            words.error(read.site(), "HDL911", "memory '" + read.memory() + "' is read over " + read.latency()
                + " edges on timeline '" + cycle.timeline() + "', which may be held, and only its first register holds; "
                + "use latency(1) and stage the word");
        }
    }

    /** Nobody tells the registers of an instance to hold. */
    private void instances() {
        var said = new HashSet<Object>();
        for (var instance : cycles.module.instances()) {
            for (Pin pin : instance.pins()) {
                var start = Cycles.isTimed(pin) ? cycles.start(pin) : null;
                if (isHeld(start) && !instance.module().clocks().isEmpty() && said.add(instance)) {
                    words.error(instance.site(), "HDL911", "instance '" + instance + "' has registers of its own on "
                        + "timeline '" + start.timeline() + "', which may be held, and they go on; let the timeline run "
                        + "freely in front of a FIFO (Hold.skid), or put its stages here");
                }
            }
        }
    }

    private void distances() {
        for (var node : cycles.module.nodes()) {
            boolean isDistance = node.expr() instanceof Expr.Timed word && word.word() == Word.AHEAD;
            if (isDistance && isElastic(cycles.of(node))) {
                var word = (Expr.Timed) node.expr();
                words.error(node.site(), "HDL911", "ahead(" + word.number() + ", " + words.name(word.a().id())
                    + ") in elastic timeline '" + cycles.of(node).timeline() + "': the operation ahead may be any number "
                    + "of cycles ahead; hold all at once (Hold.ALL), or run freely (Hold.skid)", word.a().id());
            }
        }
        for (var recall : cycles.timed.recalls()) {
            if (recall.timeline().isElastic()) {
                words.error(recall.site(), "HDL911", "memory '" + recall.memory() + "' is recalled in elastic timeline '"
                    + recall.timeline() + "': operations ahead may be any number of cycles ahead; hold all at once "
                    + "(Hold.ALL), or run freely (Hold.skid)");
            }
        }
    }

    /** Behind the end nobody says when a register takes its value. */
    private void beyond() {
        for (var node : cycles.module.nodes()) {
            var cycle = cycles.of(node);
            boolean isOutside = isElastic(cycle) && (cycle.number() > cycle.timeline().end() || cycle.number() < 0);
            if (isOutside && !(node.storage() instanceof Port)) {
                words.error(node.site(), "HDL911", words.timed(node.id()) + " is outside of elastic timeline '"
                    + cycle.timeline() + "', which operations leave at cycle " + cycle.timeline().end()
                    + "; let the result be the latest value", node.id());
                return;
            }
        }
    }
}
