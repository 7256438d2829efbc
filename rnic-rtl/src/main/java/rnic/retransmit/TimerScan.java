package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;

/**
 * Looks at the deadlines of all senders of one space, one per cycle, and posts those that have passed. It only
 * reads: whoever takes the post tests again, and one that finds the output taken is found again a round later.
 *
 * @param queuePairs a power of two from 2
 */
@Doc("Looks at the deadlines of all senders of one space, one per cycle, and posts those that have passed.")
public record TimerScan(int queuePairs) implements Circuit<TimerScan.Io> {
    public record Io(
        @Doc("in 1/16 us") UInt now,
        Bool write,
        UInt writeQp,
        WindowDeadline deadline,
        @Doc("queue pairs whose deadline has passed") Stream<UInt> expired
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(queuePairs));
        return new Io(p.in(uint(WindowWord.TIME_BITS)), p.in(bool()), p.in(qp), p.in(WindowDeadline.SHAPE),
            p.out(Stream.of(qp)));
    }

    @Override public void body(Io io) {
        var next = reg(uint(indexWidth(queuePairs))).init(0);
        next.next(next.plus(1));

        // After reset the entries are cleared in order; what was read before the last one does not count.
        var cleared = reg(bool()).init(0);
        when(io.write.and(io.writeQp.all()), () -> cleared.next(true));
        var counting = reg(bool()).init(0);
        counting.next(cleared);

        var scan = timeline(counting).aligned();
        var scanned = scan.enter(0, next);
        var table = instance(new DeadlineTable(queuePairs));
        table.write().set(io.write);
        table.writeFlow().set(io.writeQp);
        table.deadline().set(io.deadline);
        table.readFlow().set(scanned);
        var deadline = table.found();
        var passed = stage(scan.enter(DeadlineTable.LATENCY, io.now).minus(deadline.time()).msb().not());
        var armed = stage(deadline.kind().is(WindowDeadline.Kind.NONE).not());

        var posting = leave(scan.flag(passed.and(armed)));
        var found = leave(at(DeadlineTable.LATENCY + 1, scanned));
        var announced = reg(uint(indexWidth(queuePairs)));
        var full = reg(bool()).init(0);
        when(full.not().or(io.expired.ready()), () -> {
            full.next(posting);
            announced.next(found);
        });

        check(full.not().or(cleared), "nothing is posted before every deadline has been written");
        io.expired.valid().set(full);
        io.expired.payload().set(announced);
    }
}
