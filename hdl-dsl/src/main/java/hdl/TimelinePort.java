package hdl;

import hdl.ir.TimelineDef;

/** One of several timelines of a circuit's ports: {@code p.at(timeline, 3).in(...)}. */
public final class TimelinePort {
    private final TimelineDef def;

    TimelinePort(TimelineDef def) {
        this.def = def;
    }

    TimelineDef def() {
        return def;
    }
}
