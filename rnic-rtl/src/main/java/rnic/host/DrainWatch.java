package rnic.host;

import static hdl.Hdl.bool;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.UInt;

/**
 * Waits until everything that was under way at some time has ended: after 64 cycles, in which what other blocks had
 * decided comes out, the counts are taken, and the counts of what has ended have to reach them.
 */
final class DrainWatch {
    private static final int SETTLE_BITS = 6;
    private static final int TIMEOUT_BITS = 24;

    private final CommandProcessor.Io io;
    private final UInt settling = reg(uint(SETTLE_BITS)).named("settling").init(0);
    private final Bool watching = reg(bool()).named("watching").init(0);
    private final Bool ended = reg(bool()).named("drained").init(0);
    private final Bool late = reg(bool()).named("drain_late");
    private final UInt waited = reg(uint(TIMEOUT_BITS)).named("drain_waited");

    DrainWatch(CommandProcessor.Io io) {
        this.io = io;
        var ordered = reg(uint(24)).named("ordered_then");
        var issued = reg(uint(24)).named("issued_then");
        var placed = reg(bool()).named("all_placed");
        var fetched = reg(bool()).named("all_fetched");
        when(settling.any(), () -> {
            settling.next(settling.minus(1));
            ordered.next(io.ordered());
            issued.next(io.issued());
            placed.next(false);
            fetched.next(false);
        }).elseWhen(watching, () -> {
            placed.next(io.visible().minus(ordered).msb().not());
            fetched.next(io.fetched().minus(issued).msb().not());
            ended.next(placed.and(fetched));
            waited.next(waited.plus(1));
            when(waited.all(), () -> late.next(true));
        });
    }

    /** Starts to wait. */
    void start() {
        settling.next((1 << SETTLE_BITS) - 1);
        watching.next(true);
        ended.next(false);
        waited.next(0);
        late.next(false);
    }

    void stop() {
        watching.next(false);
        ended.next(false);
    }

    Bool isWatching() {
        return watching;
    }

    /** Everything has ended. */
    Bool isEnded() {
        return ended;
    }

    /** It has taken too long: at 300 MHz, 56 ms. */
    Bool isLate() {
        return late;
    }
}
