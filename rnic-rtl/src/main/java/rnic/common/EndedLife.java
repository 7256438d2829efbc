package rnic.common;

import static hdl.Hdl.*;

import hdl.*;

/**
 * The life that ended last, and how long ago: for the claim of a circuit that counts on nothing of it coming later, as
 * those in front of it have so many stages and no more. Only claims read it, so it costs nothing.
 */
public final class EndedLife {
    private final Bool ended = reg(bool()).named("lifeEnded").init(0);
    private final UInt number;
    private final UInt since;
    private final int most;

    private EndedLife(UInt number, int most) {
        this.number = reg(uint(number.width())).named("endedNumber");
        this.since = reg(uint(log2Ceil(most + 2))).named("sinceEnd").init(0);
        this.most = most;
    }

    /** Of what has this number; {@code beginning}: it lives again. {@code most}: cycles that something may take. */
    public static EndedLife of(Bool ending, Bool beginning, UInt number, int most) {
        var life = new EndedLife(number, most);
        when(ending, () -> {
            life.ended.next(true);
            life.number.next(number);
            life.since.next(1);
        }).otherwise(() -> {
            when(life.since.le(most), () -> life.since.next(life.since.plus(1)));
            when(beginning.and(number.eq(life.number)), () -> life.ended.next(false));
        });
        return life;
    }

    /** What comes of this number now was decided in the life that ended, and longer ago. */
    public Bool isLate(UInt of) {
        return ended.and(of.eq(number)).and(since.gt(most));
    }
}
