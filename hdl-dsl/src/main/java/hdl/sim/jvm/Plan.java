package hdl.sim.jvm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What is computed when. After an edge the words that outputs need follow the new state; words that only registers
 * need wait for the edge; words that both need are computed once, and again before the edge where an input changed.
 */
final class Plan {
    /** Words of one time, in order. {@code clocks}: for words of an edge, the clocks that need them. */
    record Group(long clocks, int[] words) {}

    final Flat flat;
    final Words words;
    /** For each register the word it takes, or -1 when it never changes. */
    final int[] next;
    final List<Flat.Change> changes;
    final List<Flat.Event> claims;
    final List<Flat.Event> covers;
    final List<int[]> outputs;
    /** For each signal its words, or null when it was not asked for. */
    final List<int[]> signals;

    /** Needed by registers and outputs, from registers alone. */
    Group shared;
    /** Needed by registers and outputs, and depending on inputs. */
    Group follow;
    /** Needed by outputs alone. */
    Group shown;
    /** Needed by registers alone, for each set of clocks; larger sets first. */
    final List<Group> edges = new ArrayList<>();
    /** Words that another method than the one computing them reads. */
    final boolean[] isKept;

    private final long[] clocksOf;
    private final boolean[] isShown;
    private final boolean[] isInput;

    Plan(Flat flat, Words words, int[] next, List<Flat.Change> changes, List<Flat.Event> claims,
            List<Flat.Event> covers, List<int[]> outputs, List<int[]> signals) {
        this.flat = flat;
        this.words = words;
        this.next = next;
        this.changes = changes;
        this.claims = claims;
        this.covers = covers;
        this.outputs = outputs;
        this.signals = signals;
        clocksOf = new long[words.size()];
        isShown = new boolean[words.size()];
        isInput = new boolean[words.size()];
        isKept = new boolean[words.size()];
        roots();
        spread();
        group();
    }

    private void roots() {
        for (var i = 0; i < next.length; i++) {
            if (next[i] >= 0) {
                atEdge(next[i], flat.registers.get(i).clock());
            }
        }
        for (var change : changes) {
            atEdge(change.enable(), change.clock());
            atEdge(change.index(), change.clock());
            atEdge(change.data(), change.clock());
            atEdge(change.mask(), change.clock());
        }
        for (var events : List.of(claims, covers)) {
            for (var event : events) {
                atEdge(event.word(), event.clock());
            }
        }
        for (var list : List.of(outputs, signals)) {
            for (var values : list) {
                for (var word : values == null ? new int[0] : values) {
                    isShown[word] = true;
                    isKept[word] = true;
                }
            }
        }
    }

    private void atEdge(int word, int clock) {
        clocksOf[word] |= 1L << clock;
        isKept[word] = true;
    }

    /** Needs go from users to operands, inputs from operands to users. */
    private void spread() {
        for (var word = words.size() - 1; word >= 0; word--) {
            for (var i = 0; i < operands(word); i++) {
                var operand = operand(word, i);
                clocksOf[operand] |= clocksOf[word];
                isShown[operand] |= isShown[word];
            }
        }
        for (var word = 0; word < words.size(); word++) {
            isInput[word] = words.op(word) == WordOp.SLOT && flat.isDriven((int) words.k(word));
            for (var i = 0; i < operands(word); i++) {
                isInput[word] |= isInput[operand(word, i)];
            }
        }
    }

    int operands(int word) {
        return words.operands(word);
    }

    int operand(int word, int i) {
        return words.operand(word, i);
    }

    boolean isLeaf(int word) {
        return words.op(word) == WordOp.CONST || words.op(word) == WordOp.SLOT;
    }

    /** Needed by outputs, or asked for. */
    boolean isShown(int word) {
        return isShown[word];
    }

    /** Needed by anything. */
    boolean isLive(int word) {
        return isShown[word] || clocksOf[word] != 0;
    }

    private void group() {
        var masks = new ArrayList<Long>();
        for (var word = 0; word < words.size(); word++) {
            if (!isLeaf(word) && !isShown[word] && clocksOf[word] != 0 && !masks.contains(clocksOf[word])) {
                masks.add(clocksOf[word]);
            }
        }
        masks.sort((x, y) -> {
            var bySize = Long.compare(Long.bitCount(y), Long.bitCount(x));
            return bySize != 0 ? bySize : Long.compare(x, y);
        });
        shared = pick(-1, true, true, false);
        follow = pick(-1, true, true, true);
        shown = pick(0, true, false, false);
        for (var mask : masks) {
            edges.add(pick(mask, false, true, false));
        }
    }

    private Group pick(long mask, boolean outside, boolean edge, boolean input) {
        var chosen = new int[words.size()];
        var count = 0;
        for (var word = 0; word < words.size(); word++) {
            var fits = isShown[word] == outside && (clocksOf[word] != 0) == edge
                && (outside ? !edge || isInput[word] == input : clocksOf[word] == mask);
            if (fits && !isLeaf(word)) {
                chosen[count++] = word;
            }
        }
        return new Group(mask, Arrays.copyOf(chosen, count));
    }
}
