package hdl.lib;

import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.check;
import static hdl.Hdl.cover;
import static hdl.Hdl.fill;
import static hdl.Hdl.hex;
import static hdl.Hdl.instance;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import java.util.ArrayList;
import java.util.List;

/**
 * The cyclic redundancy code of every packet. One beat per cycle, packets of one beat back to back, gaps between beats
 * as they come; never stalls. The code comes {@link #latency} cycles after the packet's last beat.
 *
 * <p>Only the register itself feeds back: what a beat adds is computed ahead of it. A last beat that is not full is
 * filled with zeros, and they are taken back behind the register, in one step per two powers of two, so that no large
 * multiplexer of shift amounts is built.
 *
 * @param code  which code
 * @param bytes bytes per beat, at least 1
 */
@Doc("The cyclic redundancy code of every packet, at one beat per cycle.")
public record Crc(CrcCode code, int bytes) implements Circuit<Crc.Io> {
    /** Cycles from a beat to the register that contains it. */
    private static final int STATE = CrcSum.LATENCY + 1;
    /** Bits of the number of missing bytes that one cycle takes back. */
    private static final int STEPS = 2;

    public record Io(
        Valid<Beat> in,
        Valid<UInt> crc
    ) implements Bundle<Io> {}

    public Crc {
        if (bytes < 1) {
            throw new IllegalArgumentException("Crc of " + bytes + " bytes: a beat has at least 1");
        }
    }

    /** Cycles from the last beat of a packet to its code. */
    public int latency() {
        return STATE + rewinds();
    }

    /** Cycles in which the zeros are taken back. */
    private int rewinds() {
        return (log2Ceil(bytes) + STEPS - 1) / STEPS;
    }

    @Override public String moduleName() {
        return "Crc" + code.width() + "_" + bytes
            + (code.equals(CrcCode.ETHERNET) ? "" : "_" + Long.toHexString(code.polynomial()));
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

        // Behind it: the zeros are taken back, two bits of their number at a time.
        var crc = state;
        var endsAt = endsAt(beat.keep());
        for (int step = 0; step < log2Ceil(bytes); step += STEPS) {
            int zeros = 1 << step;
            int delay = STATE + step / STEPS;
            var padded = later(missing(endsAt, step), delay, "padded_" + zeros).getLast();
            var rewound = mux(padded, without(crc, zeros), crc);
            if (step + 1 < log2Ceil(bytes)) {
                var more = later(missing(endsAt, step + 1), delay, "padded_" + 2 * zeros).getLast();
                rewound = mux(more, mux(padded, without(crc, 3 * zeros), without(crc, 2 * zeros)), rewound);
            }
            var stage = reg(uint(code.width())).named("rewound_" + zeros);
            stage.next(rewound);
            crc = stage;
        }
        io.crc.valid().set(valid(done, rewinds(), "done"));
        io.crc.value().set(code.finish() == 0 ? crc : crc.xor(constant(code.finish())));

        check(io.in.valid().not().or(beat.keep().bit(0)), "a beat has at least one byte");
        cover(io.in.valid().and(first).and(beat.last()), "sees a packet of one beat");
    }

    private UInt cleared(Beat beat) {
        var kept = new ArrayList<UInt>();
        for (int i = bytes - 1; i >= 0; i--) {
            kept.add(fill(beat.keep().bit(i), 8));
        }
        return beat.data().and(cat(kept));
    }

    /** For every byte but the last: the beat ends with it. */
    private List<Bool> endsAt(UInt keep) {
        var ends = new ArrayList<Bool>();
        for (int i = 0; i < bytes - 1; i++) {
            ends.add(keep.bit(i).and(keep.bit(i + 1).not()).named("ends_at_" + i));
        }
        return ends;
    }

    /** One bit of the number of bytes that are missing from a beat. */
    private Bool missing(List<Bool> endsAt, int bit) {
        var members = new ArrayList<Bool>();
        for (int i = bytes - 2; i >= 0; i--) {
            if ((bytes - 1 - i >> bit & 1) == 1) {
                members.add(endsAt.get(i));
            }
        }
        return cat(members).any();
    }

    /** The value after 1, 2, ... cycles. */
    private static List<Bool> later(Bool value, int cycles, String name) {
        var stages = new ArrayList<Bool>();
        for (int i = 1; i <= cycles; i++) {
            var stage = reg(bool()).named(name + "_" + i);
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

    /** The register before so many bytes of zeros. */
    private UInt without(UInt value, int zeros) {
        return product(value, code.rewindRows(zeros), "without_" + zeros);
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
