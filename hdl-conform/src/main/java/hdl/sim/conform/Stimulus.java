package hdl.sim.conform;

import hdl.sim.RowBuffer;
import hdl.sim.Seed;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Random;

/**
 * What a block of circuits is fed: edges of two clocks at equal and at different times, pulses of reset, inputs. The edges come from the
 * number of the block and the inputs from the number of the circuit, so a circuit alone gets what it gets among others.
 */
final class Stimulus {
    /** Circuits of consecutive seeds in a block; they have their clocks in common. */
    static final int TOGETHER = 10;
    private static final int CLOCKS = 2;
    private static final int RESETS = 32;

    private final long[] events;
    private final int length; // of the whole run

    /** For the block that this seed belongs to. */
    Stimulus(long seed, int cycles) {
        this(events(new Random(Seed.derive(Math.floorDiv(seed, TOGETHER), "events")), cycles), cycles);
    }

    private Stimulus(long[] events, int length) {
        this.events = events;
        this.length = length;
    }

    /** Only its first cycles; they stay as they are. */
    Stimulus upTo(int cycles) {
        return new Stimulus(Arrays.copyOf(events, Math.min(cycles, events.length)), length);
    }

    int cycles() {
        return events.length;
    }

    private static long[] events(Random random, int cycles) {
        var events = new long[cycles];
        var held = new int[CLOCKS];
        for (int row = 0; row < cycles; row++) {
            int kind = random.nextInt(20);
            long event = kind < 8 ? 3 : kind < 14 ? 1 : kind < 19 ? 2 : 0;
            for (int clock = 0; clock < CLOCKS; clock++) {
                held[clock] = held[clock] > 0 ? held[clock] - 1 : random.nextInt(60) == 0 ? 1 + random.nextInt(3) : 0;
                event |= held[clock] > 0 ? 1L << RESETS + clock : 0;
            }
            events[row] = event;
        }
        return events;
    }

    /** Rows for one circuit; its first clocks are those of the block. */
    RowBuffer rows(Subject subject) {
        var rows = new RowBuffer(subject.top(), cycles());
        var random = new Random(Seed.derive(subject.seed(), "inputs"));
        long clocks = (1L << subject.top().clocks().size()) - 1;
        for (int row = 0; row < cycles(); row++) {
            rows.event(row, events[row] & (clocks | clocks << RESETS));
            for (var field : rows.layout().inputs()) {
                long at = row * rows.layout().inputStride() + field.offset();
                long before = at - rows.layout().inputStride();
                if (field.port().name().endsWith("late")) {
                    rows.inputs().set(ValueLayout.JAVA_BYTE, at, (byte) (row < length / 2 ? 0 : 1));
                } else if (row > 0 && random.nextInt(4) == 0) {
                    MemorySegment.copy(rows.inputs(), before, rows.inputs(), at, field.bytes());
                } else {
                    fill(random, rows.inputs().asSlice(at, field.bytes()), field.port().width());
                }
            }
        }
        return rows;
    }

    /** Random bits, or few of them, or nearly all. */
    private static void fill(Random random, MemorySegment value, int width) {
        int kind = random.nextInt(8);
        int flipped = random.nextInt(width);
        for (int i = 0; i < width; i += 8) {
            int bits = kind == 0 ? 0 : kind == 1 ? 0xff : kind == 2 ? (flipped / 8 == i / 8 ? 1 << flipped % 8 : 0)
                : kind == 3 ? (i == 0 ? random.nextInt(16) : 0) : random.nextInt(256);
            value.set(ValueLayout.JAVA_BYTE, i / 8, (byte) (width - i < 8 ? bits & (1 << width - i) - 1 : bits));
        }
    }

    /** The events of all clocks of a block. */
    long event(int row) {
        return events[row];
    }
}
