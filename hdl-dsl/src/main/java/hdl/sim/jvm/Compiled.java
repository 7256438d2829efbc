package hdl.sim.jvm;

import hdl.sim.ClaimFailure;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** What a design is compiled to, and where it keeps what has a name. */
abstract class Compiled {
    final Plan plan;
    private final boolean visible;

    Compiled(Plan plan, boolean visible) {
        this.plan = plan;
        this.visible = visible;
    }

    /** True when every named value is kept after every event. */
    final boolean isVisible() {
        return visible;
    }

    /** Words of state, those of the flat design first, with the same numbers. */
    abstract int slots();

    /** The place of a word in the state, or -1 when it is not kept. */
    abstract int slot(int word);

    /** A fresh circuit; its pins, memories and covers are set later. */
    abstract Step step();

    /** A fresh circuit, joined to pins and memories. */
    final Step step(long[] pins, long[][] memories, long[] covers, long[] registers) {
        var step = step();
        step.pins = pins;
        step.covers = covers;
        step.failedState = new long[slots()];
        step.loadAll(registers, memories);
        return step;
    }

    final List<Flat.Signal> signals() {
        return new ArrayList<>(plan.flat.signals.values());
    }

    /** Words of the signal of this number in saved state. */
    final void read(int signal, long[] saved, long[] to) {
        var words = plan.signals.get(signal);
        for (var i = 0; i < words.length; i++) {
            to[i] = plan.words.isConstant(words[i]) ? plan.words.k(words[i]) : saved[slot(words[i])];
        }
    }

    /** To be asked for before the edge goes on, while the memories are what they were. */
    final ClaimFailure failure(Step step, long[] cycles) {
        var claim = plan.claims.get(step.failedClaim);
        var values = new Values(plan.words).at(step.failedState, step);
        var text = new StringBuilder();
        for (var operand : claim.operands()) {
            var value = BigInteger.ZERO;
            for (var i = operand.words().length - 1; i >= 0; i--) {
                value = value.shiftLeft(64).or(unsigned(values.of(operand.words()[i])));
            }
            text.append(text.isEmpty() ? "" : ", ").append(operand.path()).append(" = ").append(operand.width())
                .append("'h").append(value.toString(16));
        }
        return new ClaimFailure(claim.label(), claim.site().toString(), cycles[claim.clock()], text.toString());
    }

    private static BigInteger unsigned(long word) {
        var value = BigInteger.valueOf(word & Long.MAX_VALUE);
        return word < 0 ? value.setBit(63) : value;
    }
}
