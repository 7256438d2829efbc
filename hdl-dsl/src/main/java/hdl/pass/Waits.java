package hdl.pass;

import hdl.ir.Node;
import hdl.ir.Problem;
import hdl.ir.TimelineDef;
import hdl.ir.Timing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * HDL914: what waits in many registers although it is made of few bits, which could wait in its place. It is still made
 * once, for what is also read at once is left alone; and where the author wants a register behind it, one stays.
 * HDL916: more waits than the author allows.
 */
final class Waits {
    /** Fewer registers are not worth a word. */
    private static final int SAVED = 64;
    private static final int SHOWN = 3;

    private final Cycles cycles;
    private final Sources sources;
    private final Set<Node> atOnce;

    /** {@code atOnce}: values that are also read at the cycle they are made at. */
    Waits(Cycles cycles, Sources sources, Set<Node> atOnce) {
        this.cycles = cycles;
        this.sources = sources;
        this.atOnce = atOnce;
    }

    List<Problem> of(DelayLines lines) {
        var problems = new ArrayList<Problem>();
        for (var line : lines.built()) {
            var first = line.taps.firstEntry();
            int waits = first.getKey() - (first.getValue().said ? 1 : 0);
            int width = line.source.width();
            if (waits * width > SAVED && line.cycle.isTimed() && !atOnce.contains(line.source)) {
                var parts = MadeOf.of(line.source, width / 2, cycles, sources);
                int bits = parts.stream().mapToInt(part -> part.node().width()).sum();
                if (bits > 0 && waits * (width - bits) >= SAVED) {
                    problems.add(problem(line, waits, bits, parts));
                }
            }
        }
        for (var timeline : cycles.timed.timelines()) {
            int bits = lines.costs().stream().filter(cost -> cost.timeline() == timeline)
                .mapToInt(Timing.Cost::waitingBits).sum();
            if (timeline.budget() >= 0 && bits > timeline.budget()) {
                problems.add(beyond(timeline, bits, lines.built()));
            }
        }
        return problems;
    }

    /** HDL916. */
    private static Problem beyond(TimelineDef timeline, int bits, List<DelayLines.Line> lines) {
        var most = lines.stream().filter(line -> line.cycle.timeline() == timeline)
            .max(Comparator.comparingInt(line -> DelayLines.waiting(line) * line.source.width())).orElseThrow();
        int cycles = DelayLines.waiting(most);
        return Problem.error(timeline.budgetSite(), "HDL916", "timeline '" + timeline + "' waits in " + bits
            + " bits and may in " + timeline.budget() + ", most of them for '" + name(most) + "' ("
            + Wording.bits(most.source.width()) + " over " + cycles + (cycles == 1 ? " cycle" : " cycles")
            + "); let less of it wait, or write waitsAtMost(" + bits + ")",
            new Problem.Further(most.source.site(), "'" + name(most) + "' declared here"));
    }

    private Problem problem(DelayLines.Line line, int waits, int bits, List<MadeOf.Part> parts) {
        int width = line.source.width();
        var sooner = new ArrayList<>(parts.stream().limit(SHOWN).map(part -> "at("
            + (part.cycle().number() + waits) + ", " + Wording.name(part.node()) + ")").toList());
        if (parts.size() > SHOWN) {
            sooner.add("so on");
        }
        var further = new ArrayList<>(parts.stream().limit(SHOWN).map(part -> new Problem.Further(part.node().site(),
            "'" + Wording.name(part.node()) + "' declared here")).toList());
        further.add(new Problem.Further(line.cycle.timeline().site(), "cycle 0 of timeline '" + line.cycle.timeline()
            + "' here"));
        return Problem.warning(line.source.site(), "HDL914", "'" + name(line) + "' (" + Wording.bits(width)
            + ") waits " + waits + (waits == 1 ? " cycle in " : " cycles in ")
            + waits * width + " registers and is made of " + Wording.bits(bits)
            + "; " + Wording.list(sooner) + " before it " + (parts.size() == 1 ? "costs " : "cost ") + waits * bits,
            further.toArray(Problem.Further[]::new));
    }

    /** As the author calls it, or the register behind it. */
    private static String name(DelayLines.Line line) {
        return line.source.label().isNone() && !line.names.isEmpty() ? line.names.firstEntry().getValue()
            : Wording.name(line.source);
    }
}
