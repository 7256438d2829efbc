package veroce.packet;

import java.util.ArrayList;
import java.util.List;

/** The PSNs of a selective acknowledgement as ranges; bits at or above its valid length do not count. */
public final class SackRanges {

    /** PSNs {@code first} to {@code last}, both included; the numbers wrap at 2^24. */
    public record Range(int first, int last) {
        @Override public String toString() {
            return first == last ? "" + first : first + "-" + last;
        }
    }

    private SackRanges() {}

    public static List<Range> received(ExtensionHeader.SackEth sack) {
        return ranges(sack, true);
    }

    public static List<Range> missing(ExtensionHeader.SackEth sack) {
        return ranges(sack, false);
    }

    /** The ranges as people write them, e.g. {@code 102-103 105-106}, or {@code none}. */
    public static String text(List<Range> ranges) {
        return ranges.isEmpty() ? "none" : String.join(" ", ranges.stream().map(Range::toString).toList());
    }

    private static List<Range> ranges(ExtensionHeader.SackEth sack, boolean received) {
        List<Range> ranges = new ArrayList<>();
        int length = Math.min(sack.length(), 128);
        for (int from = 0; from < length; from++) {
            int to = from;
            while (to < length && sack.received(to) == received) {
                to++;
            }
            if (to > from) {
                ranges.add(new Range(psn(sack, from), psn(sack, to - 1)));
                from = to;
            }
        }
        return ranges;
    }

    private static int psn(ExtensionHeader.SackEth sack, int offset) {
        return sack.start() + offset & 0xffffff;
    }
}
