package veroce.churn;

import java.util.SplittableRandom;
import rnic.protocol.CommandResult;
import veroce.VeroceException;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.nic.NicEndpoint;

/**
 * Two queue pairs of one NIC, each the other's peer, with a completion queue of their own, that live, fail and begin
 * anew. Every request that is posted must complete once and in order, whether with success or flushed, before the life
 * is over; of a life that is cut, or of which the queue breaks, the first ones up to some request.
 */
final class ChurnPair {
    private enum Phase { RESTING, WORKING, FAILING, ENDING }

    private static final int PSNS = 1 << 24;
    private static final int LONGEST = 6000;
    /** No key of any MR. */
    private static final int BAD_KEY = 0xdead00;
    /** The other side of a failed queue pair is failed too after so long, so that the life ends. */
    private static final long MERCY = 10 * Time.MICROSECOND;
    /** Longest time in which it works. */
    private static final long WORK = 6 * Time.MICROSECOND;
    /** Nothing completes any more if nothing has for so long. */
    private static final long SETTLED = 20 * Time.MICROSECOND;
    private static final long PATIENCE = 5 * Time.MILLISECOND;
    /** Of a completion queue that has room for whatever may complete. */
    private static final int HUGE_LOG = 12;

    private final NicEndpoint nic;
    private final Area area;
    private final SplittableRandom random;
    private final Tally tally;
    private final int places;
    private final ChurnQueue queue;
    private final Side[] sides = {new Side(), new Side()};
    private Phase phase = Phase.RESTING;
    private End end = End.BY_HOST;
    private long until;
    private long quietSince;
    private long lives;

    ChurnPair(NicEndpoint nic, Area area, int completionQueue, SplittableRandom random, Tally tally) {
        this.nic = nic;
        this.area = area;
        this.random = random;
        this.tally = tally;
        places = 4 << random.nextInt(4);
        queue = new ChurnQueue(nic, completionQueue);
        queue.renew(roomy());
        for (var side : sides) {
            side.restart(Numbering.from(random.nextInt(PSNS)));
            side.number = nic.create(new QueuePairOptions().pmtu(256 << random.nextInt(5)).queues(places, places)
                .retries(1).rnr(1, 1).rtoExponent(1).completionQueue(completionQueue).numbering(side.numbering)
                .settings());
        }
    }

    /** With room for all requests of both, and those that the NIC does not know to have been polled. */
    private int roomy() {
        return Integer.numberOfTrailingZeros(8 * places);
    }

    /** Lives that are over, of both queue pairs. */
    long lives() {
        return lives;
    }

    /** A queue pair that is not in RESET, while {@link #isResting} is false. */
    int living() {
        return sides[random.nextInt(2)].number;
    }

    int completionQueue() {
        return queue.number();
    }

    boolean isResting() {
        return phase == Phase.RESTING;
    }

    void begin() {
        end = End.values()[random.nextInt(End.values().length)];
        int log = switch (end) {
            case WILD_DOORBELL -> HUGE_LOG;
            case QUEUE_FULL -> random.nextInt(Integer.numberOfTrailingZeros(places));
            default -> roomy();
        };
        if (queue.sizeLog() != log || random.nextInt(4) == 0) {
            renew(log);
        }
        for (int i = 0; i < 2; i++) {
            connect(i);
        }
        phase = Phase.WORKING;
        until = nic.now() + random.nextLong(WORK);
    }

    private void renew(int log) {
        queue.renew(log);
        tally.queues++;
    }

    private void connect(int i) {
        nic.connect(sides[i].number, new Peer(nic.address(), sides[1 - i].number, sides[1 - i].numbering));
    }

    /** Whether this life is over and the next one may begin. */
    boolean step() {
        poll();
        switch (phase) {
            case WORKING -> {
                work();
                if (nic.now() >= until) {
                    return fail();
                }
            }
            case FAILING -> {
                if (nic.now() >= until) {
                    finish();
                }
            }
            case ENDING -> {
                boolean isLossy = end.breaksQueue() || end == End.WILD_DOORBELL;
                if (isLossy ? nic.now() >= quietSince + SETTLED : sides[0].isEmpty() && sides[1].isEmpty()) {
                    rest();
                    return true;
                }
                if (nic.now() >= until) {
                    throw new ChurnFailure(this + " has not completed every request after "
                        + PATIENCE / Time.MICROSECOND + " us in error");
                }
            }
            default -> { }
        }
        return false;
    }

    private void poll() {
        if (end == End.WILD_DOORBELL && phase != Phase.WORKING) {
            int count = queue.discard();
            tally.seen += count;
            quietSince = count > 0 ? nic.now() : quietSince;
            return;
        }
        for (var completion = queue.poll(); completion != null; completion = queue.poll()) {
            var side = sides[0].number == completion.queuePair() ? sides[0] : sides[1];
            if (completion.queuePair() != side.number || !side.completes(completion)) {
                throw new ChurnFailure(this + ": " + completion + " is not the oldest request");
            }
            tally.seen++;
            quietSince = nic.now();
        }
    }

    /** Both sides are in error from here on. */
    private void finish() {
        for (var side : sides) {
            if (nic.state(side.number) == QueuePairState.ERR) {
                tally.failed += side.ended ? 0 : 1;
            } else if (end.breaksQueue()) {
                throw new ChurnFailure(this + ": queue pair " + side.number + " is not in error, its queue is broken");
            } else {
                modify(side);
            }
        }
        // What is posted beyond the ring is nothing; the next good doorbell counts again.
        if (end != End.WILD_DOORBELL && random.nextInt(3) == 0) {
            var side = sides[random.nextInt(2)];
            nic.ringSend(side.number, beyond(side.sendsPosted));
            nic.ringReceive(side.number, beyond(side.receivesPosted));
            nic.ringSend(side.number, side.sendsPosted);
            nic.ringReceive(side.number, side.receivesPosted);
        }
        queue.hold(false);
        phase = Phase.ENDING;
        until = nic.now() + PATIENCE;
        quietSince = nic.now();
    }

    private void modify(Side side) {
        nic.fail(side.number);
        side.ended = true;
        tally.ended++;
    }

    /** A producer index that the ring has no room for. */
    private int beyond(int posted) {
        return posted + places + 1 + random.nextInt(1 << 15);
    }

    /** The life is over. */
    private void rest() {
        int first = random.nextInt(2);
        nic.end(sides[first].number);
        nic.end(sides[1 - first].number);
        poll();                                              // what was written before the end, and nothing later
        int missing = sides[0].missing() + sides[1].missing();
        if (end == End.QUEUE_FULL) {
            tally.lost += missing;
        } else if (end == End.QUEUE_REFUSED) {
            tally.refused += missing;
        }
        for (var side : sides) {
            side.restart(Numbering.from(random.nextInt(PSNS)));
            nic.restart(side.number, side.numbering);
            if (random.nextInt(3) == 0) {                    // of the life before, or of nobody
                nic.ringSend(side.number, random.nextInt(1 << 16));
                nic.ringReceive(side.number, random.nextInt(1 << 16));
            }
        }
        if (end.breaksQueue()) {
            if (missing == 0) {
                throw new ChurnFailure(this + ": nothing is lost of a queue that should have broken");
            }
            brokenQueueIsRefused();
            renew(roomy());
        }
        lives += 2;
        phase = Phase.RESTING;
    }

    private void brokenQueueIsRefused() {
        try {
            connect(0);
        } catch (VeroceException e) {
            if (e.getMessage().contains(CommandResult.BAD_SEND_CQ.meaning())) {
                tally.refusedCommands++;
                nic.restart(sides[0].number, sides[0].numbering);
                return;
            }
            throw e;
        }
        throw new ChurnFailure(this + ": a life begins with a queue that is broken");
    }

    private void work() {
        for (var side : sides) {
            while (side.receivesPosted - side.receivesDone < places && random.nextInt(3) > 0) {
                receive(side, LONGEST);
            }
            while (side.sendsPosted - side.sendsDone < places && random.nextInt(3) > 0) {
                send(side, area.key(), area.key(), random.nextInt(random.nextInt(3) == 0 ? 20 : LONGEST));
            }
        }
    }

    private void receive(Side side, int length) {
        nic.postReceive(side.number, new ReceiveRequest(side.receivesPosted++, area.address(), area.key(), length));
    }

    private void send(Side side, int localKey, int remoteKey, int length) {
        long id = side.sendsPosted++;
        var request = random.nextBoolean() ? SendRequest.send(id, area.address(), localKey, length)
            : SendRequest.write(id, area.address(), localKey, length, area.address(), remoteKey);
        nic.postSend(side.number, random.nextBoolean() ? request.withImmediate(random.nextInt()) : request);
    }

    /** What is bad stands behind what is good; with a full ring the host ends the life. Returns whether it is over. */
    private boolean fail() {
        phase = Phase.FAILING;
        until = nic.now() + MERCY;
        quietSince = nic.now();
        var side = sides[random.nextInt(2)];
        var other = side == sides[0] ? sides[1] : sides[0];
        boolean full = side.sendsPosted - side.sendsDone == places;
        switch (end) {
            case PEER_GONE -> modify(other);
            case BOTH -> {
                modify(side);
                modify(other);
            }
            case CUT -> {
                rest();
                return true;
            }
            case WILD_DOORBELL -> {
                nic.ringSend(side.number, beyond(side.sendsPosted));
                nic.ringReceive(other.number, beyond(other.receivesPosted));
            }
            case QUEUE_FULL, QUEUE_REFUSED -> breakQueue(side);
            default -> {
                if (full || end == End.BY_HOST) {
                    modify(side);
                } else {
                    spoil(side, other);
                }
            }
        }
        return false;
    }

    private void spoil(Side side, Side other) {
        int length = 1 + random.nextInt(LONGEST);
        switch (end) {
            case LOCAL_KEY -> send(side, BAD_KEY, area.key(), length);
            case REMOTE_KEY -> write(side, area.address(), area.key(), area.address(), BAD_KEY, length);
            case SOURCE_REFUSED -> write(side, area.refused(), area.refusedKey(), area.address(), area.key(), length);
            case TARGET_REFUSED -> write(side, area.address(), area.key(), area.refused(), area.refusedKey(), length);
            default -> {
                if (other.receivesPosted - other.receivesDone < places) {
                    receive(other, 1);
                }
                nic.postSend(side.number, SendRequest.send(side.sendsPosted++, area.address(), area.key(), LONGEST));
            }
        }
    }

    private void write(Side side, long from, int localKey, long to, int remoteKey, int length) {
        nic.postSend(side.number, SendRequest.write(side.sendsPosted++, from, localKey, length, to, remoteKey));
    }

    /** More requests are flushed than the queue holds, or than the bus takes. */
    private void breakQueue(Side side) {
        if (end == End.QUEUE_REFUSED) {
            queue.refuse();
        } else {
            queue.hold(true);
        }
        while (side.receivesPosted - side.receivesDone < places) {
            receive(side, LONGEST);
        }
        modify(side);
    }

    @Override public String toString() {
        return "queue pairs of completion queue " + queue.number() + ", " + lives + " lives behind them, " + phase + " "
            + end + ", " + sides[0] + ", " + sides[1];
    }
}
