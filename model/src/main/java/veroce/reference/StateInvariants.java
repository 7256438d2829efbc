package veroce.reference;

import veroce.endpoint.Broken;
import veroce.endpoint.Time;
import veroce.endpoint.Verbs;
import veroce.packet.Sequence;

/** Invariants of the reliability document that only the inside of an endpoint shows; checked after every event. */
final class StateInvariants {
    private StateInvariants() {}

    static void check(VeroceQueuePair pair) {
        if (pair.isConnected()) {
            receiver(pair.responder().receiver().state, pair);
            sender(pair.requester().sender(), pair);
            receiver(pair.requester().receiver().state, pair);
            sender(pair.responder().sender(), pair);
            Verbs verbs = pair.settings().verbs();
            require(pair.work().sends().openReads() <= verbs.readsOutstanding(), "S12", pair, "too many Reads");
            require(pair.responder().usedContexts() <= verbs.readsAccepted(), "V5", pair, "too many contexts");
        }
    }

    private static void receiver(ReceiverState state, VeroceQueuePair pair) {
        ReceiveWindow window = state.window;
        int beyond = Sequence.sub(window.newest(), window.acknowledged());
        require(!window.received.get(0), "R1", pair, "the head is received");
        require(beyond <= window.received.size(), "R5", pair, beyond);
        require(window.received.highest() == beyond - 1, "R5", pair,
            "newest PSN " + window.newest() + " is not the highest bit");
        require(window.ends.highest() <= window.received.highest(), "R6", pair, "a missing packet ends a message");
    }

    private static void sender(Sender sender, VeroceQueuePair pair) {
        SenderState state = sender.state;
        int flight = state.inFlight();
        require(flight <= state.settings.window(), "S1", pair, flight);
        require(state.pend.highest() < flight && state.sacked.highest() < flight, "S3", pair,
            "something beyond the newest PSN waits");
        // Timer and probe send the head again whatever was shown: a SACK of hardware may mark its own head.
        for (int at = state.pend.lowest(1); at >= 0; at = state.pend.lowest(at + 1)) {
            require(!state.sacked.get(at), "S3", pair, "a received PSN waits");
        }
        // No window may hold all that is missing with nothing that would open it.
        require(flight == 0 || !sender.running() || sender.hasResend() || sender.deadline() != Time.NEVER
            || state.settings.rtoExponent() == 0, "G4", pair, state);
        require(state.onTheWay() >= 0 && state.onTheWay() <= flight, "G1", pair, state);
        require(state.retry >= 0 && state.rnr >= 0, "S10", pair, "retries underflow");
        require(Sequence.sub(state.nMsn, state.aMsn) <= state.messages + 1, "S12", pair, state.nMsn);
    }

    private static void require(boolean holds, String rule, VeroceQueuePair pair, Object found) {
        Broken.unless(holds, rule, "queue pair", holds ? null : pair.number() + ": " + found);
    }
}
