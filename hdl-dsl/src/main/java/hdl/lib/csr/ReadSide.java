package hdl.lib.csr;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.axi.AxiLite;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Answers reads: the rows are chosen from by a tree of 16 to 1, a register behind each, while the address stands still.
 * All rows are sampled in the same cycle, so a row of two words is read in one piece.
 */
final class ReadSide {
    private static final int BRANCHES = 16;
    private static final int BRANCH_BITS = 4;
    private static final int OKAY = 0;
    private static final int SUBORDINATE_ERROR = 2;

    private final MapWords words;
    private final ReadRows rows;
    private final AxiLite bus;
    private final UInt address;
    private final Bool busy;

    ReadSide(MapWords words, ReadRows rows, AxiLite bus) {
        this.words = words;
        this.rows = rows;
        this.bus = bus;
        address = reg(uint(words.addressBits())).named("read_address");
        busy = reg(bool()).named("read_busy").init(0);
    }

    void answer() {
        var shown = reg(bool()).named("s_axi_rvalid").init(0);
        var data = reg(uint(32)).named("s_axi_rdata");
        var response = reg(uint(2)).named("s_axi_rresp");
        var mapped = reg(bool()).named("read_mapped");

        ignore(bus.arprot(), bus.araddr().trunc(2));
        mapped.next(words.holds(address));
        var row = tree();
        var done = steps(depth());
        var word = words.isWide() ? half(row, done) : row;

        when(bus.ar().fires(), () -> {
            address.next(bus.araddr().bits(bus.araddr().width() - 1, 2));
            busy.next(true);
        });
        when(done, () -> {
            shown.next(true);
            data.next(word);
            response.next(mux(mapped, lit(OKAY, 2), lit(SUBORDINATE_ERROR, 2)));
        }).elseWhen(shown.and(bus.rready()), () -> {
            shown.next(false);
            busy.next(false);
        });

        bus.arready().set(busy.not());
        bus.rvalid().set(shown);
        bus.rdata().set(data);
        bus.rresp().set(response);

        check(shown.not().or(busy), "takes no read before the last one is answered");
        cover(done.and(mapped.not()), "is asked for what is not there");
    }

    // ---- the tree

    private int depth() {
        int levels = 1;
        for (int left = words.row(address).width(); left > BRANCH_BITS; left -= BRANCH_BITS) {
            levels++;
        }
        return levels;
    }

    /** High in the cycle in which the tree shows the row. */
    private Bool steps(int levels) {
        var steps = new ArrayList<Bool>();
        for (int i = 0; i <= levels; i++) {
            var step = reg(bool()).named("read_step_" + i).init(0);
            step.next(i == 0 ? bus.ar().fires() : steps.getLast());
            steps.add(step);
        }
        return steps.getLast();
    }

    private UInt tree() {
        var index = words.row(address);
        SortedMap<Integer, UInt> level = new TreeMap<>();
        for (int number : rows.numbers()) {
            level.put(number, rows.row(number));
        }
        for (int i = 0; i < depth(); i++) {
            int low = BRANCH_BITS * i;
            level = chosen(level, index.bits(Math.min(low + BRANCH_BITS, index.width()) - 1, low), "read_level_" + i);
        }
        return level.isEmpty() ? lit(0, words.rowBits()) : level.get(0);
    }

    /** One level: a register for each 16 of the values that has any. */
    private SortedMap<Integer, UInt> chosen(SortedMap<Integer, UInt> values, UInt index, String name) {
        var next = new TreeMap<Integer, UInt>();
        for (int group : groups(values)) {
            var register = reg(uint(words.rowBits())).named(name + "_" + group);
            register.next(0);
            var choice = choose(index);
            values.subMap(group * BRANCHES, group * BRANCHES + BRANCHES).forEach((number, value) ->
                choice.on((long) (number % BRANCHES), () -> register.next(value)));
            next.put(group, register);
        }
        return next;
    }

    private static List<Integer> groups(SortedMap<Integer, UInt> values) {
        var found = new ArrayList<Integer>();
        for (int number : values.keySet()) {
            if (found.isEmpty() || found.getLast() != number / BRANCHES) {
                found.add(number / BRANCHES);
            }
        }
        return found;
    }

    // ---- wide registers

    /** The word of the row; of a register read in one piece the upper word that was there with the lower one. */
    private UInt half(UInt row, Bool done) {
        var asksUpper = address.bit(0);
        var lower = row.trunc(32);
        var upper = row.bits(63, 32);
        if (words.map().slots().stream().noneMatch(slot -> slot.register().isKept())) {
            return mux(asksUpper, upper, lower);
        }
        var kept = reg(uint(32));
        var keptRow = reg(uint(words.row(address).width()));
        var keptFull = reg(bool()).init(0);
        var keeps = reg(bool());
        var isKept = keptFull.and(keeps).and(keptRow.eq(words.row(address)));

        keeps.next(words.keeps(words.row(address)));
        when(done.and(keeps).and(asksUpper.not()), () -> {
            kept.next(upper);
            keptRow.next(words.row(address));
            keptFull.next(true);
        });
        return mux(asksUpper, mux(isKept, kept, upper), lower);
    }
}
