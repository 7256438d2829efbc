package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The cyclic redundancy code of every packet. One beat per cycle, packets of one beat back to back, gaps between beats
 * as they come; never stalls. The code comes {@link #latency} cycles after the packet's last beat.
 *
 * <p>Only the register itself feeds back: what a beat adds is computed ahead of it. A last beat that is not full is
 * filled with zeros, and they are taken back behind the register, one of sixteen numbers of them per cycle: two bits of
 * the register and four of the number are what one LUT takes.
 *
 * @param code  which code
 * @param bytes bytes per beat, at least 1
 * @param unit  the bytes of a last beat are a multiple of so many, plus the rest; divides the bytes of a beat
 * @param rest  less than the unit
 */
@Doc("The cyclic redundancy code of every packet, at one beat per cycle.")
public record Crc(CrcCode code, int bytes, int unit, int rest) implements Circuit<Crc.Io> {
    /** Cycles from a beat to the register that contains it. */
    private static final int STATE = CrcSum.LATENCY + 1;
    /** Bits of the number of missing units that one cycle takes back. */
    private static final int STEP_BITS = 4;

    public record Io(
        Valid<Beat> in,
        Valid<UInt> crc
    ) implements Bundle<Io> {}

    public Crc {
        if (bytes < 1) {
            throw HdlException.refused("Crc of " + bytes + " bytes: a beat has at least 1");
        }
        if (unit < 1 || bytes % unit != 0 || rest < 0 || rest >= unit) {
            throw HdlException.refused("Crc of " + bytes + " bytes in units of " + unit + " and " + rest
                + " more: the unit divides the bytes of a beat, and the rest is less than a unit");
        }
    }

    /** For packets of any length. */
    public Crc(CrcCode code, int bytes) {
        this(code, bytes, 1, 0);
    }

    /** Cycles from the last beat of a packet to its code. */
    public int latency() {
        return STATE + rewinds();
    }

    /** Cycles in which the zeros are taken back. */
    private int rewinds() {
        return Math.max(rest == 0 ? 0 : 1, (missingBits() + STEP_BITS - 1) / STEP_BITS);
    }

    /** Bits of the number of units that a last beat may lack. */
    private int missingBits() {
        return log2Ceil(bytes / unit);
    }

    @Override public String moduleName() {
        return "Crc" + code.width() + "_" + bytes
            + (code.equals(CrcCode.ETHERNET) ? "" : "_" + Long.toHexString(code.polynomial()))
            + (unit == 1 ? "" : "_of_" + unit + "_and_" + rest);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Beat.of(bytes))), p.out(Valid.of(uint(code.width()))));
    }

    @Override public void body(Io io) {
        // Stages 1 and 2: what the beat adds; bytes that do not count are 0.
        var beat = io.in.value();
        var first = reg(bool()).init(1);
        when(io.in.valid(), () -> first.next(beat.last()));
        var starts = later(first, STATE - 1, "starts").getLast();
        var last = later(beat.last(), STATE - 1, "last");
        var valid = valid(io.in.valid(), STATE - 1, "valid");
        var adds = instance(new CrcSum(code, bytes));
        adds.data().set(cleared(beat));

        // Stage 3: the register, the one value that feeds back; the first beat also adds the start value.
        var start = constant(code.advance(code.init(), bytes)).gate(starts);
        var state = reg(uint(code.width()));
        var advanced = product(state, code.advanceRows(bytes), "advanced").gate(starts.not());
        when(valid, () -> state.next(advanced.xor(adds.sum()).xor(start)));
        var done = reg(bool()).init(0);
        done.next(valid.and(last.getLast()));

        // Behind it: the zeros are taken back, four bits of their number at a time; first those that are never there.
        var crc = state;
        var endsAt = endsAt(beat.keep());
        int always = (unit - rest) % unit;
        for (int step = 0; step < rewinds(); step++) {
            int bits = Math.min(STEP_BITS, missingBits() - step * STEP_BITS);
            var missing = new ArrayList<Bool>();
            for (int bit = 0; bit < bits; bit++) {
                int number = step * STEP_BITS + bit;
                missing.add(later(missing(endsAt, number), STATE + step, "missing_" + number).getLast());
            }
            var stage = reg(uint(code.width())).named("rewound_" + step);
            stage.next(without(crc, missing, unit << step * STEP_BITS, step == 0 ? always : 0));
            crc = stage;
        }
        io.crc.valid().set(valid(done, rewinds(), "done"));
        io.crc.value().set(code.finish() == 0 ? crc : crc.xor(constant(code.finish())));

        assume(io.in.valid().not().or(beat.keep().bit(0)), "a beat has at least one byte");
        cover(io.in.valid().and(first).and(beat.last()), "sees a packet of one beat");
    }

    private UInt cleared(Beat beat) {
        var kept = new ArrayList<UInt>();
        for (int i = bytes - 1; i >= 0; i--) {
            kept.add(fill(beat.keep().bit(i), 8));
        }
        return beat.data().and(cat(kept));
    }

    /** For every unit but the last: the beat ends in it. */
    private List<Bool> endsAt(UInt keep) {
        var ends = new ArrayList<Bool>();
        for (int last = (rest == 0 ? unit : rest) - 1; last + unit < bytes; last += unit) {
            ends.add(keep.bit(last).and(keep.bit(last + unit).not()).named("ends_at_" + last));
        }
        return ends;
    }

    /** One bit of the number of units that are missing from a beat. */
    private Bool missing(List<Bool> endsAt, int bit) {
        var members = new ArrayList<Bool>();
        for (int i = endsAt.size() - 1; i >= 0; i--) {
            if ((endsAt.size() - i >> bit & 1) == 1) {
                members.add(endsAt.get(i));
            }
        }
        return cat(members).any();
    }

    /** The value after 1, 2, ... cycles. */
    private static List<Bool> later(Bool value, int cycles, String name) {
        var stages = new ArrayList<Bool>();
        for (int i = 1; i <= cycles; i++) {
            var stage = reg(bool()).named(name + "_d" + i);
            stage.next(i == 1 ? value : stages.getLast());
            stages.add(stage);
        }
        return stages;
    }

    /** As {@link #later} for what says that there is a value: 0 after reset. */
    private static Bool valid(Bool value, int cycles, String name) {
        var stages = later(value, cycles, name);
        stages.forEach(stage -> stage.init(0));
        return stages.isEmpty() ? value : stages.getLast();
    }

    private UInt constant(long value) {
        var digits = Long.toHexString(value);
        return hex("0".repeat((code.width() + 3) / 4 - digits.length()) + digits, code.width());
    }

    /** The register before some bytes of zeros, and before as many times a unit more as the number says. */
    private UInt without(UInt value, List<Bool> number, int zeros, int always) {
        if (number.isEmpty()) {
            return product(value, code.rewindRows(always), "without_" + always);
        }
        var count = cat(number.reversed()).named("missing_of_" + zeros);
        int most = Math.min((1 << number.size()) - 1, (bytes - unit) / zeros);
        var rows = IntStream.rangeClosed(0, most).mapToObj(k -> code.rewindRows(always + k * zeros)).toList();
        int spacing = log2Ceil(code.width());
        var place = cat(count, lit(0, spacing)).named("place_of_" + zeros);
        var bits = new ArrayList<Bool>();
        for (int row = 0; row < code.width(); row++) {
            int at = row;
            var words = IntStream.range(0, 1 << number.size())
                .mapToObj(k -> constant(rows.get(Math.min(k, most))[at]).zext(1 << spacing));
            var members = cat(words.toList().reversed()).named("rows_" + row + "_of_" + zeros)
                .slice(place, code.width()).named("members_" + row + "_of_" + zeros);
            bits.add(value.and(members).parity().named("without_" + row + "_of_" + zeros));
        }
        return cat(bits.reversed());
    }

    /** For each row the parity of the bits it names. */
    private UInt product(UInt value, long[] rows, String name) {
        var bits = new ArrayList<Bool>();
        for (int row = 0; row < code.width(); row++) {
            bits.add(value.and(constant(rows[row])).parity().named(name + "_" + row));
        }
        return cat(bits.reversed());
    }
}
