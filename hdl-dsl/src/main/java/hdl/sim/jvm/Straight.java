package hdl.sim.jvm;

import java.lang.invoke.MethodHandles;

/** A class of its own for one design, that computes every word at every edge: the quickest for small circuits. */
final class Straight extends Compiled {
    private final StepWriter writer;
    private final byte[] classFile;
    private Class<?> type;

    Straight(Plan plan, boolean visible) {
        super(plan, visible);
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
    }

    byte[] classFile() {
        return classFile;
    }

    @Override int slots() {
        return writer.slots();
    }

    @Override int slot(int word) {
        return writer.slot(word);
    }

    @Override synchronized Step step() {
        try {
            if (type == null) {
                type = MethodHandles.lookup().defineHiddenClass(classFile, true).lookupClass();
            }
            var step = (StraightStep) type.getDeclaredConstructor().newInstance();
            step.size(writer.slots(), writer.numbers());
            return step;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the class of a circuit cannot be loaded", e);
        }
    }
}
