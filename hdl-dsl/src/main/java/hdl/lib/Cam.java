package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/**
 * Finds the entry with a key: a memory that is addressed by content. One lookup and one write per cycle, never stalls.
 * Latency 2 cycles: a cycle of comparisons, a cycle of encoding. A lookup sees the writes of earlier cycles, not one of
 * its own. When several entries have the key, the one with the lowest number is found. No entry is used after reset.
 *
 * <p>Costs a register and a comparator per bit of each entry: for up to some hundred entries.
 *
 * @param entries places, at least 2
 * @param keyBits bits of a key, at least 1
 */
@Doc("Finds the entry with a key.")
public record Cam(int entries, int keyBits) implements Circuit<Cam.Io> {
    /** What an entry becomes. */
    public record Write(
        @Doc("which one") UInt entry,
        @Doc("what it is found by") UInt key,
        @Doc("0: the entry is free and is not found") Bool used
    ) implements Bundle<Write> {
        public static Shape<Write> of(int entries, int keyBits) {
            return bundle(Write.class, uint(indexWidth(entries)), uint(keyBits), bool());
        }
    }

    /** The answer to a lookup. */
    public record Found(
        @Doc("some entry has the key") Bool hit,
        @Doc("which one; 0 when none has") UInt entry
    ) implements Bundle<Found> {
        public static Shape<Found> of(int entries) {
            return bundle(Found.class, bool(), uint(indexWidth(entries)));
        }
    }

    public record Io(
        @Doc("an entry is written") Valid<Write> write,
        @Doc("a key is looked up") Valid<UInt> key,
        @Doc("its answer, 2 cycles later") Valid<Found> found
    ) implements Bundle<Io> {}

    public Cam {
        if (entries < 2 || keyBits < 1) {
            throw HdlException.refused("Cam of " + entries + " entries of " + keyBits
                + " bits: it has at least 2 entries and 1 bit");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Write.of(entries, keyBits))), p.in(Valid.of(uint(keyBits))),
            p.out(Valid.of(Found.of(entries))));
    }

    @Override public void body(Io io) {
        var write = io.write.value();
        var matches = new ArrayList<Bool>();
        for (int i = 0; i < entries; i++) {
            var key = reg(uint(keyBits)).named("key_" + i);
            var used = reg(bool()).named("used_" + i).init(0);
            when(io.write.valid().and(write.entry().eq(i)), () -> {
                key.next(write.key());
                used.next(write.used());
            });
            var matched = reg(bool()).named("match_" + i);
            matched.next(used.and(key.eq(io.key.value())));
            matches.addFirst(matched);
        }
        var looked = reg(bool()).init(0);
        looked.next(io.key.valid());

        var lowest = instance(new PriorityEncoder(entries));
        lowest.value().set(cat(matches));
        var found = reg(Found.of(entries));
        var answers = reg(bool()).init(0);
        found.hit().next(lowest.any());
        found.entry().next(lowest.index());
        answers.next(looked);
        io.found.valid().set(answers);
        io.found.value().set(found);

        if (Integer.bitCount(entries) != 1) {
            assume(io.write.valid().not().or(write.entry().lt(entries)), "only entries that exist are written");
        }
        check(found.hit().or(found.entry().eq(0)).or(answers.not()), "an answer without a hit is entry 0");
        cover(answers.and(found.hit()), "finds a key");
    }
}
