package hdl.sim.jvm;

import java.util.Arrays;
import java.util.BitSet;

/** A circuit that computes only what a change reaches: see {@link Segments}. */
class Activity extends Step {
    final Segments plan;
    final long[] state;
    final long[] flags;
    private final long[] memory;
    private final Code code;
    private final Marks marks;
    /** The pins of inputs and resets when they were last looked at. */
    private final long[] seen;
    private final long[] masks;

    Activity(Segments plan, Code code) {
        this.plan = plan;
        this.code = code;
        marks = plan.marks;
        memory = new long[plan.offset[plan.offset.length - 1]];
        state = new long[plan.slots];
        flags = new long[plan.flags];
        seen = new long[plan.plan.flat.drivenSlots];
        masks = new long[seen.length];
        for (var slot = 0; slot < masks.length; slot++) {
            masks[slot] = Words.mask(plan.plan.flat.slotWidth(slot));
        }
        plan.constants.forEach((value, slot) -> state[slot] = value);
    }

    // ---- values

    private void inputs() {
        var i = Arrays.mismatch(pins, 0, seen.length, seen, 0, seen.length);
        if (i < 0) {
            return;
        }
        for (; i < seen.length; i++) {
            if (pins[i] != seen[i]) {
                seen[i] = pins[i];
                set(i, pins[i] & masks[i]);
            }
        }
    }

    private void set(int slot, long value) {
        if (state[slot] != value) {
            state[slot] = value;
            marks.mark(slot, flags);
        }
    }

    /** Runs what is dirty. */
    void evaluate(Segments.Region words) {
        code.run(words, state, flags, memory);
    }

    @Override final void settle() {
        inputs();
        show();
    }

    @Override void show() {
        evaluate(plan.dirtyShown);
        var shown = plan.shown;
        for (var word = shown.flags().from(); word < shown.flags().to(); word++) {
            for (var left = flags[word]; left != 0; left &= left - 1) {
                var group = 64 * (word - shown.flags().from()) + Long.numberOfTrailingZeros(left);
                for (var i = shown.start()[group]; i < shown.start()[group + 1]; i++) {
                    pins[shown.pin()[i]] = state[shown.slot()[i]];
                }
            }
            flags[word] = 0;
        }
    }

    // ---- edges

    @Override long edges(long limit, long[] watched) {
        var faster = code.edges();
        return faster == null ? 0 : faster.edges(pins, seen, state, flags, memory, covers, watched, limit);
    }

    @Override final long[] watch(BitSet words) {
        var shown = plan.shown;
        var watched = new long[shown.flags().to() - shown.flags().from()];
        for (var group = 0; group + 1 < shown.start().length; group++) {
            for (var i = shown.start()[group]; i < shown.start()[group + 1]; i++) {
                if (words.get(shown.pin()[i])) {
                    watched[group >> 6] |= 1L << group;
                }
            }
        }
        return watched;
    }

    @Override final boolean hasChanged(long[] watched) {
        evaluate(plan.dirtyShown);
        var changed = 0L;
        for (var word = 0; word < watched.length; word++) {
            changed |= flags[plan.shown.flags().from() + word] & watched[word];
        }
        return changed != 0;
    }

    @Override final void sample(long clocks) {
        inputs();
        evaluate(plan.dirty);
        for (var left = clocks; left != 0; left &= left - 1) {
            events(plan.edges[Long.numberOfTrailingZeros(left)]);
        }
    }

    private void events(Segments.Edge edge) {
        var claims = plan.plan.claims.size();
        for (var word = edge.events().from(); word < edge.events().to(); word++) {
            for (var left = flags[word]; left != 0; left &= left - 1) {
                var event = edge.event()[64 * (word - edge.events().from()) + Long.numberOfTrailingZeros(left)];
                if (event < claims) {
                    failed(event);
                } else {
                    covered(event - claims);
                }
            }
        }
    }

    @Override final void commit(long clocks, long resets) {
        for (var left = clocks; left != 0; left &= left - 1) {
            var edge = plan.edges[Long.numberOfTrailingZeros(left)];
            registers(edge);
            writes(edge);
        }
        if (resets != 0) {
            reset(resets);
        }
    }

    private void registers(Segments.Edge edge) {
        for (var word = edge.commits().from(); word < edge.commits().to(); word++) {
            for (var left = flags[word]; left != 0; left &= left - 1) {
                var group = 64 * (word - edge.commits().from()) + Long.numberOfTrailingZeros(left);
                for (var i = edge.commitStart()[group]; i < edge.commitStart()[group + 1]; i++) {
                    set(edge.register()[i], state[edge.next()[i]]);
                }
            }
            flags[word] = 0;
        }
    }

    private void writes(Segments.Edge edge) {
        for (var word = edge.writes().from(); word < edge.writes().to(); word++) {
            for (var left = flags[word]; left != 0; left &= left - 1) {
                var group = 64 * (word - edge.writes().from()) + Long.numberOfTrailingZeros(left);
                for (var i = edge.writeStart()[group]; i < edge.writeStart()[group + 1]; i++) {
                    write(edge.write()[i]);
                }
            }
        }
    }

    private void write(Segments.Write write) {
        var at = plan.offset[write.store()] + (int) state[write.index()];
        var old = memory[at];
        var mask = write.mask() < 0 ? -1 : state[write.mask()];
        var value = old & ~mask | state[write.data()] & mask;
        if (value != old) {
            memory[at] = value;
            plan.stores.mark(write.store(), flags);
        }
    }

    /** Resets are rare: behind one everything is computed. */
    private void reset(long clocks) {
        for (var register : plan.plan.flat.registers) {
            if (register.resets() && (clocks >>> register.clock() & 1) != 0) {
                state[register.slot()] = register.init();
            }
        }
        markAll();
    }

    /** Every segment is dirty, every output is to be shown, and every register is compared with what it takes. */
    private void markAll() {
        markSegments(plan.dirty);
        fill(plan.shown.flags(), plan.shown.start().length - 1);
        for (var edge : plan.edges) {
            fill(edge.commits(), edge.commitStart().length - 1);
        }
    }

    /** Every segment with a flag in these words is dirty. */
    final void markSegments(Segments.Region words) {
        for (var flag = 64 * words.from(); flag < 64 * words.to(); flag++) {
            if (plan.segment(flag) >= 0) {
                flags[flag >> 6] |= 1L << flag;
            }
        }
    }

    private void fill(Segments.Region region, int count) {
        for (var i = 0; i < count; i++) {
            flags[region.from() + (i >> 6)] |= 1L << i;
        }
    }

    // ---- all state

    @Override final void states(long[] codes) {
        var word = 0;
        for (var machine : plan.plan.flat.machines) {
            for (var register : machine.registers()) {
                codes[word++] = state[register.slot()];
            }
        }
    }

    @Override final void saveAll(long[] to) {
        System.arraycopy(state, 0, to, 0, state.length);
    }

    @Override final long load(int store, int at) {
        return memory[plan.offset[store] + at];
    }

    @Override final long[][] contents() {
        var contents = new long[plan.offset.length - 1][];
        for (var store = 0; store < contents.length; store++) {
            contents[store] = Arrays.copyOfRange(memory, plan.offset[store], plan.offset[store + 1]);
        }
        return contents;
    }

    @Override final void loadAll(long[] from, long[][] contents) {
        for (var store = 0; store < contents.length; store++) {
            System.arraycopy(contents[store], 0, memory, plan.offset[store], contents[store].length);
        }
        System.arraycopy(from, 0, state, 0, plan.plan.flat.slots);
        System.arraycopy(state, 0, seen, 0, seen.length);
        markAll();
        settle();
    }
}
