package hdl.lib.csr;

import static hdl.lib.csr.Access.PULSE;
import static hdl.lib.csr.Access.READ_ONLY;
import static hdl.lib.csr.Access.READ_WRITE;
import static hdl.lib.csr.Access.WRITE_ONE_TO_CLEAR;

/** Maps to test with: a small one, and one with everything. */
public final class SampleMaps {
    /** The map of the manual. */
    public static final RegisterMap COUNTER = RegisterMap
        .of("counter", "A counter that software can start, clear and read")
        .register(0x00, "control", "Runs the counter")
            .bit("enable", 0, READ_WRITE, "counts while 1")
            .bit("clear", 1, PULSE, "writing 1 sets the count to 0")
        .register(0x04, "count", "The counter itself")
            .field("value", 31, 0, READ_ONLY, "cycles counted since the last clear");

    private static final RegisterMap LANE = RegisterMap.of("lane", "One lane")
        .register(0x00, "setting", "How the lane runs")
            .field("limit", 15, 4, READ_WRITE, "largest burst in beats").reset(64).range(1, 2048)
            .field("mode", 1, 0, READ_WRITE, "0 off, 1 slow, 2 fast").range(0, 2)
        .register(0x04, "state", "What the lane does")
            .field("level", 7, 0, READ_ONLY, "beats held")
            .field("events", 11, 8, WRITE_ONE_TO_CLEAR, "what has happened")
        .register(0x08, "bytes", "What the lane has carried")
            .counter("total", 63, 0, 7, "bytes since reset");

    /** Every access, wide registers, an array, places without a register, more than one level of reading. */
    public static final RegisterMap FULL = RegisterMap.of("full", "One register of every kind")
        .register(0x00, "identity", "Who answers")
            .constant("version", 15, 0, 0x0102, "major and minor")
            .constant("magic", 31, 16, 0xC0DE, "always the same")
        .register(0x04, "doorbell", "Work to do")
            .field("queue", 7, 0, PULSE, "which queue").range(0, 200)
            .field("index", 31, 16, PULSE, "up to which entry").written()
        .register(0x08, "base", "Where the ring starts")
            .field("address", 63, 12, READ_WRITE, "page of the ring").reset(0x1234_5678_9ABCL)
            .bit("valid", 0, READ_WRITE, "the address counts").written()
        .register(0x10, "time", "Now")
            .field("ticks", 47, 0, READ_ONLY, "clock ticks")
            .field("zone", 55, 48, READ_ONLY, "where")
        .register(0x18, "scratch", "For software alone")
            .field("word", 31, 0, READ_WRITE, "anything").reset(0xFFFF_FFFFL)
        .register(0x1C, "drops", "What was lost")
            .counter("count", 15, 0, 1, "packets dropped")
            .bit("seen", 31, WRITE_ONE_TO_CLEAR, "there was one")
        .array(0x100, "lane", 5, 0x20, LANE, "the lanes");

    private SampleMaps() {
    }
}
