package hdl.lib.csr;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Where the words of a map are. A row is what is read at once: two words if any register has 64 bits, else one. */
final class MapWords {
    /** Numbers next to each other. */
    private record Run(int first, int last) {}

    private static final int WORD_BYTES = 4;

    private final RegisterMap map;
    private final boolean wide;

    MapWords(RegisterMap map) {
        this.map = map;
        wide = map.slots().stream().anyMatch(slot -> slot.register().isWide());
    }

    RegisterMap map() {
        return map;
    }

    boolean isWide() {
        return wide;
    }

    int addressBits() {
        return log2Ceil(map.bytes() / WORD_BYTES);
    }

    static int word(RegisterMap.Slot slot) {
        return slot.offset() / WORD_BYTES;
    }

    /** The row of a word; for a signal its upper bits. */
    UInt row(UInt word) {
        return wide ? word.bits(word.width() - 1, 1) : word;
    }

    int rowOf(RegisterMap.Slot slot) {
        return wide ? word(slot) / 2 : word(slot);
    }

    int rowBits() {
        return wide ? 64 : 32;
    }

    /** Whether a register stands at this word. */
    Bool holds(UInt word) {
        var words = new TreeSet<Integer>();
        for (var slot : map.slots()) {
            words.add(word(slot));
            words.add(word(slot) + slot.register().bytes() / WORD_BYTES - 1);
        }
        return oneOf(word, words);
    }

    /** Bits of a word, as a mask, that no field takes when software writes. */
    int neverWritten() {
        long taken = 0;
        for (var slot : map.slots()) {
            for (var field : slot.register().fields()) {
                if (field.access().isWritable()) {
                    long bits = RegisterField.all(field.width()) << field.low();
                    taken |= bits | bits >>> 32;
                }
            }
        }
        return (int) ~taken;
    }

    /** Whether the row is a register that is read in one piece. */
    Bool keeps(UInt row) {
        var rows = new TreeSet<Integer>();
        for (var slot : map.slots()) {
            if (slot.register().isKept()) {
                rows.add(rowOf(slot));
            }
        }
        return oneOf(row, rows);
    }

    private static Bool oneOf(UInt value, TreeSet<Integer> numbers) {
        return numbers.isEmpty() ? lit(false) : oneOf(value, runs(numbers));
    }

    /** As a tree: half the runs, or the other half. */
    private static Bool oneOf(UInt value, List<Run> runs) {
        int half = runs.size() / 2;
        return runs.size() == 1 ? within(value, runs.getFirst())
            : oneOf(value, runs.subList(0, half)).or(oneOf(value, runs.subList(half, runs.size())));
    }

    private static List<Run> runs(TreeSet<Integer> numbers) {
        var runs = new ArrayList<Run>();
        for (int number : numbers) {
            if (!runs.isEmpty() && runs.getLast().last() == number - 1) {
                runs.set(runs.size() - 1, new Run(runs.getLast().first(), number));
            } else {
                runs.add(new Run(number, number));
            }
        }
        return runs;
    }

    private static Bool within(UInt value, Run run) {
        boolean toEnd = run.last() == (1 << value.width()) - 1;
        if (run.first() == run.last()) {
            return value.eq(run.first());
        }
        if (run.first() == 0) {
            return toEnd ? lit(true) : value.le(run.last());
        }
        return toEnd ? value.ge(run.first()) : value.ge(run.first()).and(value.le(run.last()));
    }
}
