package hdl.sim.jvm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cuts the words of a plan into segments: contiguous pieces of an order in which operands come first, so that a segment
 * depends on earlier ones only. What outputs need comes first and begins no segment with the rest.
 */
final class Cut {
    /** Operations a segment has, about: fewer cost calls and marks, more run what did not change. */
    static final int OPERATIONS = 64;
    /** Bytes of code a segment may have by estimate. */
    private static final int LIMIT = 3200;

    private final Plan plan;
    private final int size;
    private final boolean[] isRoot;
    /** For each word its segment, or -1. */
    final int[] segmentOf;
    final List<int[]> segments = new ArrayList<>();
    /** So many segments are of the outputs. */
    final int shown;

    Cut(Plan plan, int size) {
        this.plan = plan;
        this.size = size;
        isRoot = new boolean[plan.words.size()];
        segmentOf = new int[plan.words.size()];
        Arrays.fill(segmentOf, -1);
        for (var word : plan.next) {
            if (word >= 0) {
                isRoot[word] = true;
            }
        }
        for (var change : plan.changes) {
            isRoot[change.enable()] = true;
            isRoot[change.index()] = true;
            isRoot[change.data()] = true;
            isRoot[change.mask()] = true;
        }
        cut(true);
        shown = segments.size();
        cut(false);
    }

    /** At the word a register takes, if there is enough; a register's cone stands together in the order. */
    private void cut(boolean outputs) {
        var open = new int[2 * size];
        var count = 0;
        var bytes = 0;
        for (var word = 0; word < plan.words.size(); word++) {
            if (plan.isLeaf(word) || !plan.isLive(word) || plan.isShown(word) != outputs) {
                continue;
            }
            open[count++] = word;
            segmentOf[word] = segments.size();
            bytes += Chunks.ownSize(plan.words.op(word)) + 4 * plan.operands(word) + SegmentWriter.KEEP / 2;
            if (isRoot[word] && count >= size / 2 || count == 2 * size || bytes > LIMIT) {
                segments.add(Arrays.copyOf(open, count));
                count = 0;
                bytes = 0;
            }
        }
        if (count > 0) {
            segments.add(Arrays.copyOf(open, count));
        }
    }
}
