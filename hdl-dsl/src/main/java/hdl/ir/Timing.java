package hdl.ir;

import java.util.List;
import java.util.Map;

/**
 * What a finished module with timelines tells about them: at which cycle each register and each memory's data is, and
 * what the way costs.
 */
public record Timing(List<TimelineDef> timelines, Map<Storage, Cycle> cycles, List<Cost> costs, List<Stale> stale) {
    public static final Timing NONE = new Timing(List.of(), Map.of(), List.of(), List.of());

    /** Registers that hold values of one cycle; of these, some only wait for a later cycle. */
    public record Cost(TimelineDef timeline, int cycle, int registers, int bits, int waiting, int waitingBits) {}

    /** A memory of which operations may read older contents, and why that is meant. */
    public record Stale(TimelineDef timeline, Memory memory, String why) {}

    public boolean isEmpty() {
        return timelines.isEmpty();
    }
}
