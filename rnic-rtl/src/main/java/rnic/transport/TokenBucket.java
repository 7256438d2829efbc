package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.fill;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Doc;
import hdl.UInt;

/**
 * The token bucket of the queue pair that is being served, upside down: what is owed is counted, in sixteenths of a
 * bit, so that a rate in Mb/s times a time in 1/16 us needs no conversion. Nothing owed is a full bucket; a packet may
 * go while less than a burst is owed, so that a burst smaller than a packet stops nobody.
 */
record TokenBucket(
    @Doc("a new packet may go") Bool mayGo,
    @Doc("owed, before this packet") UInt debt,
    @Doc("when it was counted") UInt counted
) {
    /** Bytes to sixteenths of a bit. */
    private static final int BIT_SHIFT = 7;

    /** One cycle per operation: the charge and the time since; whether to go; what was earned; what is left. */
    static TokenBucket of(TxScheduler.Io io, SendTables.Io tables, Bool loads, Bool checks, Bool pays) {
        var row = tables.row();
        var rate = tables.context().rate();
        var owed = reg(uint(32));
        var counted = reg(uint(32));
        var elapsed = reg(uint(32));
        var ticks = reg(uint(16));
        var earned = reg(uint(36));
        var rest = reg(uint(33));
        var isPaid = reg(bool());
        var mayGo = reg(bool());
        when(loads, () -> {
            owed.next(row.debt().plus(row.charge().gate(row.debt().msb().not()).zext(32).shl(BIT_SHIFT)));
            elapsed.next(io.now().minus(row.counted()));
            counted.next(io.now());
        });
        when(checks, () -> {
            ticks.next(elapsed.trunc(16).or(fill(elapsed.bits(31, 16).any(), 16)));
            mayGo.next(rate.eq(0).or(owed.lt(io.settings().burst().zext(32).shl(BIT_SHIFT))));
        });
        earned.next(rate.times(ticks));
        when(pays, () -> {
            rest.next(owed.zext(33).minus(earned.trunc(32).zext(33)));
            isPaid.next(earned.bits(35, 32).any());
        });
        var debt = rest.trunc(32).gate(rest.msb().or(isPaid).not());
        return new TokenBucket(mayGo, debt, counted);
    }
}
