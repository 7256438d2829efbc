package veroce.churn;

import java.util.SplittableRandom;
import veroce.endpoint.Completion;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.nic.NicEndpoint;

/**
 * Two queue pairs of one NIC, each the other's peer, that live, fail and begin anew. Every request that is posted must
 * complete once and in order, whether with success or flushed, before the life is over.
 */
final class ChurnPair {
    /** How a life may end. */
    enum End { BY_HOST, LOCAL_KEY, REMOTE_KEY, LENGTH, PEER_GONE, BOTH, SOURCE_REFUSED, TARGET_REFUSED }

    private enum Phase { WORKING, FAILING, ENDING }

    private static final int PSNS = 1 << 24;
    private static final int LONGEST = 6000;
    /** No key of any region. */
    private static final int BAD_KEY = 0xdead00;
    /** The other side of a failed queue pair is failed too after so long, so that the life ends. */
    private static final long MERCY = 10 * Time.MICROSECOND;
    /** Longest time in which it works. */
    private static final long WORK = 6 * Time.MICROSECOND;
    private static final long PATIENCE = 5 * Time.MILLISECOND;

    /** One of the two. */
    private static final class Side {
        int number;
        int sendsPosted;
        int sendsDone;
        int receivesPosted;
        int receivesDone;
        Numbering numbering;

        boolean isEmpty() {
            return sendsPosted == sendsDone && receivesPosted == receivesDone;
        }
    }

    private final NicEndpoint nic;
    private final Area area;
    private final SplittableRandom random;
    private final int places;
    private final Side[] sides = {new Side(), new Side()};
    private Phase phase = Phase.ENDING;
    private End end;
    private long until;
    private long lives;

    ChurnPair(NicEndpoint nic, Area area, SplittableRandom random) {
        this.nic = nic;
        this.area = area;
        this.random = random;
        places = 4 << random.nextInt(4);
        for (var side : sides) {
            side.numbering = Numbering.from(random.nextInt(PSNS));
            side.number = nic.create(new QueuePairOptions().pmtu(256 << random.nextInt(5)).queues(places, places)
                .retries(1).rnr(1, 1).rtoExponent(1).numbering(side.numbering).settings());
        }
    }

    boolean owns(int queuePair) {
        return sides[0].number == queuePair || sides[1].number == queuePair;
    }

    /** Lives that are over, of both queue pairs. */
    long lives() {
        return lives;
    }

    void begin() {
        for (int i = 0; i < 2; i++) {
            nic.connect(sides[i].number, new Peer(nic.address(), sides[1 - i].number, sides[1 - i].numbering));
        }
        phase = Phase.WORKING;
        until = nic.now() + random.nextLong(WORK);
    }

    /** Whether this life is over and the next one may begin. */
    boolean step() {
        switch (phase) {
            case WORKING -> {
                work();
                if (nic.now() >= until) {
                    end = End.values()[random.nextInt(End.values().length)];
                    fail();
                    phase = Phase.FAILING;
                    until = nic.now() + MERCY;
                }
            }
            case FAILING -> {
                if (nic.now() >= until) {
                    for (var side : sides) {
                        if (nic.state(side.number) != QueuePairState.ERR) {
                            nic.fail(side.number);
                        }
                    }
                    phase = Phase.ENDING;
                    until = nic.now() + PATIENCE;
                }
            }
            default -> {
                if (sides[0].isEmpty() && sides[1].isEmpty()) {
                    reset();
                    return true;
                }
                if (nic.now() >= until) {
                    throw new ChurnFailure(this + " has not completed every request after "
                        + PATIENCE / Time.MICROSECOND + " us in error");
                }
            }
        }
        return false;
    }

    private void reset() {
        for (var side : sides) {
            side.numbering = Numbering.from(random.nextInt(PSNS));
            nic.reset(side.number, side.numbering);
            side.sendsPosted = 0;
            side.sendsDone = 0;
            side.receivesPosted = 0;
            side.receivesDone = 0;
        }
        lives += 2;
    }

    private void work() {
        for (var side : sides) {
            while (side.receivesPosted - side.receivesDone < places && random.nextInt(3) > 0) {
                receive(side, LONGEST);
            }
            while (side.sendsPosted - side.sendsDone < places && random.nextInt(3) > 0) {
                send(side, area.key(), area.key(), random.nextInt(3) == 0 ? random.nextInt(20) : random.nextInt(LONGEST));
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

    /** What is bad stands behind what is good; with a full ring the host ends the life. */
    private void fail() {
        var side = sides[random.nextInt(2)];
        var other = side == sides[0] ? sides[1] : sides[0];
        boolean full = side.sendsPosted - side.sendsDone == places;
        switch (full && end != End.PEER_GONE ? End.BY_HOST : end) {
            case LOCAL_KEY -> send(side, BAD_KEY, area.key(), 1 + random.nextInt(LONGEST));
            case REMOTE_KEY -> nic.postSend(side.number, SendRequest.write(side.sendsPosted++, area.address(), area.key(),
                1 + random.nextInt(LONGEST), area.address(), BAD_KEY));
            case LENGTH -> {
                if (other.receivesPosted - other.receivesDone < places) {
                    receive(other, 1);
                }
                nic.postSend(side.number, SendRequest.send(side.sendsPosted++, area.address(), area.key(), LONGEST));
            }
            case SOURCE_REFUSED -> nic.postSend(side.number, SendRequest.send(side.sendsPosted++, area.refused(),
                area.refusedKey(), 1 + random.nextInt(LONGEST)));
            case TARGET_REFUSED -> nic.postSend(side.number, SendRequest.write(side.sendsPosted++, area.address(),
                area.key(), 1 + random.nextInt(LONGEST), area.refused(), area.refusedKey()));
            case PEER_GONE -> nic.fail(other.number);
            case BOTH -> {
                nic.fail(side.number);
                nic.fail(other.number);
            }
            default -> nic.fail(side.number);
        }
    }

    void complete(Completion completion) {
        var side = sides[0].number == completion.queuePair() ? sides[0] : sides[1];
        int expected = completion.receive() ? side.receivesDone++ : side.sendsDone++;
        int posted = completion.receive() ? side.receivesPosted : side.sendsPosted;
        if (completion.id() != expected || expected >= posted) {
            throw new ChurnFailure(this + ": " + completion + " where request " + expected + " of " + posted
                + " should complete");
        }
    }

    @Override public String toString() {
        return "queue pairs " + sides[0].number + " and " + sides[1].number + ", " + lives + " lives behind them, "
            + phase + (end == null ? "" : " " + end) + ", sends " + sides[0].sendsDone + "/" + sides[0].sendsPosted + " "
            + sides[1].sendsDone + "/" + sides[1].sendsPosted + ", receives " + sides[0].receivesDone + "/"
            + sides[0].receivesPosted + " " + sides[1].receivesDone + "/" + sides[1].receivesPosted;
    }
}
