package hdl.emit;

import hdl.ir.Symbol;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** What the text printed so far reads: bits of signals, and named constants. */
final class Reads {
    private final Map<String, BitSet> bits = new HashMap<>();
    private final Set<Symbol> symbols = new LinkedHashSet<>();
    private final Set<Symbol> guarded = new LinkedHashSet<>();
    private boolean paused;
    private int size;

    void add(String signal, int hi, int lo) {
        size++;
        if (!paused) {
            bits.computeIfAbsent(signal, _ -> new BitSet()).set(lo, hi + 1);
        }
    }

    void add(Symbol symbol) {
        if (!paused) {
            symbols.add(symbol);
        } else if (!symbols.contains(symbol)) {
            guarded.add(symbol);
        }
    }

    /** What follows is text that most tools never see. */
    void pause() {
        paused = true;
        guarded.clear();
    }

    /** The constants that only the text since the pause reads. */
    Set<Symbol> guarded() {
        return guarded;
    }

    /** How many reads there were so far. */
    int size() {
        return size;
    }

    BitSet of(String signal) {
        return bits.getOrDefault(signal, new BitSet());
    }

    /** The constants that text outside of guards reads. */
    Set<Symbol> symbols() {
        return symbols;
    }
}
