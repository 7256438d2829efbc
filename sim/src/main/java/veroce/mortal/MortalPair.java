package veroce.mortal;

import java.util.List;
import java.util.SplittableRandom;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.Time;
import veroce.invariant.ConnectionMonitors;

/** Two queue pairs, each the other's peer over the network, that live, are ended in every way, and live again. */
final class MortalPair {
    private enum Phase { WORKING, DYING, FLUSHING, RESTING, DRAINING }

    private static final int PSNS = 1 << 24;
    /** Longest time in which it works. */
    private static final long WORK = 40 * Time.MICROSECOND;
    /** The other side is ended after so long. */
    private static final long MERCY = 15 * Time.MICROSECOND;
    /** Nothing completes any more if nothing has for so long. */
    private static final long SETTLED = 20 * Time.MICROSECOND;
    private static final long PATIENCE = 10 * Time.MILLISECOND;

    private final MortalSide left;
    private final MortalSide right;
    private final QueuePairSettings leftSettings;
    private final QueuePairSettings rightSettings;
    private final List<Operation> operations;
    private final ConnectionMonitors monitors;
    private final SplittableRandom random;
    private final Tally tally;
    /** After so long no frame of a life comes any more. */
    private final long rest;
    private Phase phase = Phase.RESTING;
    private Death death = Death.CUT;
    private MortalSide victim;
    private long until;
    private long quietSince;
    private boolean began;

    MortalPair(MortalSide left, QueuePairSettings leftSettings, MortalSide right, QueuePairSettings rightSettings,
               List<Operation> operations, ConnectionMonitors monitors, long rest, SplittableRandom random,
               Tally tally) {
        this.left = left;
        this.right = right;
        this.leftSettings = leftSettings;
        this.rightSettings = rightSettings;
        this.operations = operations;
        this.monitors = monitors;
        this.rest = rest;
        this.random = random;
        this.tally = tally;
        left.meets(right);
        right.meets(left);
        create(left, leftSettings);
        create(right, rightSettings);
    }

    private void create(MortalSide side, QueuePairSettings settings) {
        side.number = side.host.endpoint.create(settings);
        side.numbering = settings.numbering();
    }

    /** @param again whether another life may begin; returns whether none is under way */
    boolean turn(long now, boolean again) {
        if (left.poll() | right.poll()) {
            quietSince = now;
        }
        switch (phase) {
            case WORKING -> {
                if (now < until) {
                    work(left);
                    work(right);
                } else {
                    strike(now);
                }
            }
            case DYING -> {
                if (now >= until) {
                    finish(now);
                }
            }
            case FLUSHING -> flush(now);
            case DRAINING -> drained(now);
            case RESTING -> {
                if (now >= until) {
                    return rested(now, again);
                }
            }
        }
        return false;
    }

    private Connection connection() {
        return new Connection(left.host.endpoint, left.number, right.host.endpoint, right.number);
    }

    private void begin(long now) {
        began = true;
        left.begin();
        right.begin();
        connection().connect(left.numbering, right.numbering);
        monitors.watch(connection(), leftSettings.withNumbering(left.numbering),
            rightSettings.withNumbering(right.numbering));
        phase = Phase.WORKING;
        until = now + random.nextLong(WORK);
    }

    /** A last life, in which both sides use up what is left in their shared receive queues. */
    void drain(long now) {
        begin(now);
        phase = Phase.DRAINING;
        until = now + PATIENCE;
    }

    private void drained(long now) {
        boolean done = true;
        for (var side : List.of(left, right)) {
            while (side.hasRoom()) {
                side.post(List.of(Operation.SEND), random);
            }
            done &= side.hasDrained();
        }
        if (done) {
            monitors.forget(connection());
            left.flushed();
            right.flushed();
            end(left);
            end(right);
            rest(now);
        } else if (now >= until) {
            throw new MortalFailure(left + " and " + right + " find fewer requests in their shared receive queues than"
                + " there must be: " + left.left() + " and " + right.left() + " have never completed");
        }
    }

    private void work(MortalSide side) {
        side.postReceives();
        while (side.hasRoom() && random.nextInt(4) > 0) {
            side.post(operations, random);
        }
    }

    /** In the middle of the work. */
    private void strike(long now) {
        monitors.forget(connection());
        death = Death.values()[random.nextInt(Death.values().length)];
        tally.death(death);
        victim = random.nextBoolean() ? left : right;
        if (death.isReset()) {
            end(victim);
        } else if (death == Death.FAILED || death == Death.BOTH_FAILED || !victim.hasRoom()) {
            victim.host.endpoint.fail(victim.number);
        } else {
            victim.postBad(death == Death.LOCAL_KEY);
        }
        boolean atOnce = death == Death.CUT || death == Death.BOTH_FAILED;
        phase = Phase.DYING;
        until = atOnce ? now : now + random.nextLong(MERCY);
        if (atOnce) {
            finish(now);
        }
    }

    private MortalSide other() {
        return victim == left ? right : left;
    }

    /** Both sides are ended or in error from here on. */
    private void finish(long now) {
        if (death == Death.CUT) {
            end(other());
            rest(now);
            return;
        }
        for (var side : List.of(left, right)) {
            boolean gone = side == victim && death.isReset();
            if (!gone && side.host.endpoint.state(side.number) != QueuePairState.ERR) {
                side.host.endpoint.fail(side.number);
            }
        }
        phase = Phase.FLUSHING;
        until = now + PATIENCE;
        quietSince = now;
    }

    private void flush(long now) {
        boolean done = true;
        boolean silent = false;
        for (var side : List.of(left, right)) {
            if (side != victim || !death.isReset()) {
                done &= side.isFlushed();
                silent |= side.isSilent();
            }
        }
        if (done && (!silent || now >= quietSince + SETTLED)) {
            for (var side : random.nextBoolean() ? List.of(left, right) : List.of(right, left)) {
                if (side != victim || !death.isReset()) {
                    side.flushed();
                    end(side);
                }
            }
            rest(now);
        } else if (now >= until) {
            throw new MortalFailure(left + " and " + right + " have not completed every request after "
                + PATIENCE / Time.MICROSECOND + " us in error (" + death + ")");
        }
    }

    private void end(MortalSide side) {
        side.end(Numbering.from(random.nextInt(PSNS)));
    }

    private void rest(long now) {
        phase = Phase.RESTING;
        until = now + rest;
    }

    private boolean rested(long now, boolean again) {
        if (began) {
            left.verify();
            right.verify();
            began = false;
        }
        if (again) {
            begin(now);
        }
        return !again;
    }
}
