package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;

/**
 * The Internet checksum of every packet: the complement of the ones' complement sum of its 16-bit words, the first
 * byte of each word most significant; an odd last byte counts as a word with 0 behind it. One beat per cycle without
 * a pause between packets, never stalls. Latency {@link #latency()} cycles from the last beat: one for each fourfold
 * of words in a beat, and 4 more. {@code sum} is 0 or 0xFFFF as the sum comes out; a protocol that keeps one of them
 * for no checksum chooses behind it. A packet with its checksum in it gives 0.
 *
 * @param bytes bytes per beat, a power of two from 2
 */
@Doc("The Internet checksum of every packet.")
public record Checksum16(int bytes) implements Circuit<Checksum16.Io> {
    private static final int WORD = 16;
    /** Folding a beat's sum, adding it to the packet's, folding that twice. */
    private static final int BEHIND_TREE = 4;

    public record Io(
        @Doc("packets, a beat in any cycle") Valid<Beat> in,
        @Doc("with the first beat: the sum of what is in front of it, such as a pseudo header; or 0") UInt seed,
        @Doc("the checksum as the number whose high byte goes first") Valid<UInt> sum
    ) implements Bundle<Io> {}

    public Checksum16 {
        if (bytes < 2 || Integer.bitCount(bytes) != 1) {
            throw HdlException.refused("Checksum16 of " + bytes
                + " bytes: a beat has a power of two, at least 2");
        }
    }

    /** Cycles from the last beat of a packet to its checksum. */
    public int latency() {
        return treeStages() + BEHIND_TREE;
    }

    /** Registers of the tree; each adds four words into one. */
    private int treeStages() {
        return Math.max(1, (log2Ceil(bytes / 2) + 1) / 2);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Beat.of(bytes))), p.in(uint(WORD)), p.out(Valid.of(uint(WORD))));
    }

    @Override public void body(Io io) {
        var beat = io.in.value();
        var first = reg(bool()).init(1);
        when(io.in.valid(), () -> first.next(beat.last()));
        int inFront = treeStages() + 1;                      // registers in front of the packet's sum

        // The words of a beat, then their sum folded to 17 bits: at most 0xFFFF and a few.
        var sum = tree(words(beat));
        var folded = reg(uint(WORD + 1));
        folded.next(sum.width() == WORD ? sum.zext(WORD + 1)
            : sum.trunc(WORD).zext(WORD + 1).plus(sum.top(sum.width() - WORD).zext(WORD + 1)));

        // The packet's sum keeps its carries on top and adds them with the next beat.
        var valid = valid(io.in.valid(), inFront, "valid");
        var packet = reg(uint(WORD + 2));
        var before = mux(delay(first, inFront), delay(io.seed, inFront), packet.trunc(WORD));
        var carries = packet.top(2).gate(delay(first, inFront).not());
        when(valid, () -> packet.next(before.zext(WORD + 2).plus(carries.zext(WORD + 2)).plus(folded.zext(WORD + 2))));
        var done = reg(bool()).init(0);
        done.next(valid.and(delay(beat.last(), inFront)));

        var once = reg(uint(WORD + 1));
        once.next(packet.trunc(WORD).zext(WORD + 1).plus(packet.top(2).zext(WORD + 1)));
        var complement = reg(uint(WORD));
        complement.next(once.trunc(WORD).plus(once.msb().asUInt().zext(WORD)).not());
        io.sum.valid().set(valid(done, 2, "done"));
        io.sum.value().set(complement);

        assume(io.in.valid().not().or(beat.keep().bit(0)), "a beat has at least one byte");
        check(packet.top(2).ne(3).or(done.not()), "few carries stand above the sum");
        cover(io.in.valid().and(first).and(beat.last()), "sees a packet of one beat");
    }

    /** Bytes that are not kept are 0. */
    private List<UInt> words(Beat beat) {
        var words = new ArrayList<UInt>();
        for (int i = 0; i < bytes; i += 2) {
            var high = beat.data().bits(8 * i + 7, 8 * i).gate(beat.keep().bit(i));
            var low = beat.data().bits(8 * i + 15, 8 * i + 8).gate(beat.keep().bit(i + 1));
            words.add(cat(high, low).named("word_" + i / 2));
        }
        return words;
    }

    private UInt tree(List<UInt> words) {
        var level = words;
        for (int stage = 0; stage < treeStages(); stage++) {
            var sums = new ArrayList<UInt>();
            for (int i = 0; i < level.size(); i += 4) {
                int end = Math.min(i + 4, level.size());
                var sum = level.get(i).zext(level.get(i).width() + log2Ceil(end - i));
                for (int k = i + 1; k < end; k++) {
                    sum = sum.plus(level.get(k).zext(sum.width()));
                }
                var register = reg(uint(sum.width())).named("sum_" + stage + "_" + i / 4);
                register.next(sum);
                sums.add(register);
            }
            level = sums;
        }
        return level.getFirst();
    }

    /** A bit some cycles later; 0 after reset. */
    private static Bool valid(Bool value, int cycles, String name) {
        var later = value;
        for (int i = 1; i <= cycles; i++) {
            var stage = reg(bool()).named(name + "_" + i).init(0);
            stage.next(later);
            later = stage;
        }
        return later;
    }
}
