package hdl.sim.jvm;

import hdl.sim.ClaimFailure;
import java.lang.invoke.MethodHandles;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The class made for a design, and where it keeps what has a name. */
final class Compiled {
    private final Plan plan;
    private final StepWriter writer;
    private final byte[] classFile;
    private final long[] state;
    private final boolean visible;

    private Compiled(Plan plan, boolean visible) {
        this.plan = plan;
        this.visible = visible;
        var planned = Chunks.PLANNED;
        var attempt = new StepWriter(plan, planned);
        var written = attempt.write();
        while (attempt.longest() > Chunks.LIMIT) {
            planned = planned * 3 / 4;
            attempt = new StepWriter(plan, planned);
            written = attempt.write();
        }
        writer = attempt;
        classFile = written;
        state = new long[writer.slots()];
    }

    static Compiled of(Plan plan, boolean visible) {
        return new Compiled(plan, visible);
    }

    /** True when every named value is kept after every event. */
    boolean isVisible() {
        return visible;
    }

    int slots() {
        return writer.slots();
    }

    byte[] classFile() {
        return classFile;
    }

    /** A fresh circuit of the class, joined to pins and memories. */
    Step step(long[] pins, long[][] memories, long[] covers) {
        try {
            var type = MethodHandles.lookup().defineHiddenClass(classFile, true).lookupClass();
            var step = (Step) type.getDeclaredConstructor().newInstance();
            step.pins = pins;
            step.memories = memories;
            step.covers = covers;
            step.spill = new long[Math.max(0, writer.slots() - Chunks.FIELDS)];
            step.numbers = writer.numbers();
            step.failedState = new long[writer.slots()];
            step.attach();
            return step;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the class of a circuit cannot be loaded", e);
        }
    }

    /** All state; the array is used again by the next call. */
    long[] save(Step step) {
        step.saveAll(state);
        return state;
    }

    List<Flat.Signal> signals() {
        return new ArrayList<>(plan.flat.signals.values());
    }

    /** Words of the signal of this number in saved state. */
    void read(int signal, long[] saved, long[] to) {
        var words = plan.signals.get(signal);
        for (var i = 0; i < words.length; i++) {
            to[i] = word(words[i], saved);
        }
    }

    private long word(int word, long[] saved) {
        return plan.words.isConstant(word) ? plan.words.k(word) : saved[writer.slot(word)];
    }

    ClaimFailure failure(Step step, long[] cycles) {
        var claim = plan.claims.get(step.failedClaim);
        var values = new StringBuilder();
        for (var operand : claim.operands()) {
            var value = BigInteger.ZERO;
            for (var i = operand.words().length - 1; i >= 0; i--) {
                value = value.shiftLeft(64).or(unsigned(word(operand.words()[i], step.failedState)));
            }
            values.append(values.isEmpty() ? "" : ", ").append(operand.path()).append(" = ").append(operand.width())
                .append("'h").append(value.toString(16));
        }
        return new ClaimFailure(claim.label(), claim.site().toString(), cycles[claim.clock()], values.toString());
    }

    private static BigInteger unsigned(long word) {
        var value = BigInteger.valueOf(word & Long.MAX_VALUE);
        return word < 0 ? value.setBit(63) : value;
    }
}
