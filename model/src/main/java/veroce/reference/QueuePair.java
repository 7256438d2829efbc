package veroce.reference;

import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.packet.Packet;

/** One end of a reliable connection, whatever it speaks: its state and its work requests. */
abstract class QueuePair {
    private final Host host;
    private final int number;
    private final QueuePairSettings settings;
    private final WorkQueues work;
    private QueuePairState state = QueuePairState.INIT;
    private Peer peer;

    QueuePair(Host host, int number, QueuePairSettings settings) {
        this.host = host;
        this.number = number;
        this.settings = settings;
        work = new WorkQueues(host, number, settings);
    }

    /** One that speaks what its settings say. */
    static QueuePair of(Host host, int number, QueuePairSettings settings) {
        return switch (settings.profile()) {
            case VEROCE -> new VeroceQueuePair(host, number, settings);
            case ROCE_V2 -> new RoceQueuePair(host, number, settings);
        };
    }

    final Host host() {
        return host;
    }

    final int number() {
        return number;
    }

    final QueuePairSettings settings() {
        return settings;
    }

    final QueuePairState state() {
        return state;
    }

    final Peer peer() {
        return peer;
    }

    final WorkQueues work() {
        return work;
    }

    /** From INIT to RTR. */
    final void listen(Peer to) {
        if (state != QueuePairState.INIT) {
            throw new IllegalStateException("queue pair " + number + " is in state " + state
                + ": only one in INIT can be connected");
        }
        peer = to;
        begin(to);
        state = QueuePairState.RTR;
    }

    /** A command of the host. */
    final void modify(QueuePairState to) {
        boolean allowed = switch (to) {
            case RTS -> state == QueuePairState.RTR || state == QueuePairState.SQD;
            case SQD -> state == QueuePairState.RTS;
            case ERR -> true;
            default -> false;
        };
        if (!allowed) {
            throw new IllegalStateException("queue pair " + number + " is in state " + state + ": it cannot go to " + to
                + "; RTR comes with a peer, RTS behind RTR or SQD, SQD behind RTS");
        }
        if (to == QueuePairState.ERR) {
            toError(null, CompletionStatus.FLUSHED, CompletionStatus.FLUSHED);
        } else {
            state = to;
        }
    }

    /** The end of this life; whoever still holds the object finds nothing to do. */
    final void retire() {
        state = QueuePairState.RESET;
        work.forget();
        end();
    }

    final void post(SendRequest request) {
        if (state != QueuePairState.RTS && state != QueuePairState.SQD && state != QueuePairState.ERR) {
            throw new IllegalStateException("queue pair " + number + " is in state " + state
                + ": sends are posted in RTS");
        }
        work.post(request);
        flushInError();
    }

    final void post(ReceiveRequest request) {
        work.post(request);
        flushInError();
    }

    private void flushInError() {
        if (state == QueuePairState.ERR) {
            work.flush(null, CompletionStatus.FLUSHED, CompletionStatus.FLUSHED);
        }
    }

    final void toError(SendRequest blamed, CompletionStatus sendStatus, CompletionStatus receiveStatus) {
        state = QueuePairState.ERR;
        failed();
        work.flush(blamed, sendStatus, receiveStatus);
    }

    /** Everything that a connection needs. */
    abstract void begin(Peer to);

    /** Nothing of a connection is left. */
    abstract void end();

    /** The queue pair has gone to the error state; its requests are flushed next. */
    abstract void failed();

    abstract boolean isConnected();

    abstract FlowView view();

    /** What must hold between two events. */
    abstract void check();

    // ---- what arrives

    /** Whether the state allows a packet: row 24. */
    abstract boolean takes(Packet packet);

    /** In error: whether a packet may be one whose NAK is repeated, which row 24 lets through. */
    abstract boolean repeatsNak(Packet packet);

    /** Whether such packets mean anything to the queue pair: row 26. */
    abstract boolean speaks(Packet packet);

    /** A packet that no row has refused; gives its counter. */
    abstract String accept(Packet packet, byte[] frame, long now);

    /** A packet that a switch has cut, else one to take; gives its counter, {@code fresh} if it helps. */
    abstract String trimmed(Packet packet, String fresh);

    // ---- what leaves

    /** Whether there is anything of the ACK class to send, which goes before data. */
    abstract boolean hasAnswer();

    /** Whether the answer goes before those of other queue pairs. */
    abstract boolean hasUrgentAnswer();

    /** The next frame of the ACK class. */
    abstract byte[] answer(long now);

    /** Whether there is a data packet to send, were it not for the pace. */
    abstract boolean hasData();

    /** When the pace allows the next packet. */
    abstract long readyAt();

    /** The next data frame, or null if its work request cannot be sent. */
    abstract byte[] data(long now);

    // ---- time

    abstract void tick(long now);

    /** When {@link #tick} has something to do, or the pace allows a packet. */
    abstract long deadline(long now);
}
