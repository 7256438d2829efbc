package veroce.nic;

import rnic.protocol.RnicParameters;
import veroce.congestion.CongestionAlgorithm;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairSettings;

/** The arguments of CREATE_QP and SET_QP that come from the settings of a queue pair and from its peer. */
final class NicLife {
    /** P0: RoCEv2. */
    private static final int ROCE = 0;
    /** P2: veRoCE with loss tolerance. */
    private static final int PROFILE = 2;
    /** P3: atomics too. */
    private static final int PROFILE_WITH_ATOMICS = 3;

    private NicLife() {}

    static void fill(RegisterValues values, RnicParameters parameters, QueuePairSettings s, Numbering numbering,
                     Peer peer) {
        values.set("peer.qp", peer.queuePair())
            .set("peer.profile", profile(s))
            .set("peer.mtu", Integer.numberOfTrailingZeros(s.pmtu() / 256))
            .set("peer.remote_write", s.remoteWrite() ? 1 : 0)
            .set("address.last_path", s.paths() - 1).set("address.cc_ext", s.congestion().extended() ? 1 : 0)
            .set("address.cc_algorithm", algorithm(parameters, s))
            .set("keys.pkey", s.partitionKey()).set("keys.pd", s.protectionDomain())
            .set("send.psn", numbering.psn()).set("send.retries", s.retries())
            .set("send.rnr_retries", s.rnrRetries())
            .set("receive.psn", peer.numbering().psn()).set("receive.rnr_timer", s.rnrTimer())
            .set("window.packets", Math.min(s.window(), parameters.window()))
            .set("window.messages", Math.min(s.messageWindow(), parameters.messages()))
            .set("timing.rto", s.rtoExponent())
            .set("timing.sack_threshold", s.sackThreshold()).set("rate.megabits", s.bitsPerSecond() / 1_000_000)
            .set("completion.send", s.completionQueue()).set("completion.receive", s.completionQueue());
        if (s.profile() == Profile.VEROCE) {
            responses(values, parameters, s, numbering, peer);
        } else {
            answers(values, parameters, s, numbering);
        }
    }

    private static int profile(QueuePairSettings s) {
        return s.profile() == Profile.ROCE_V2 ? ROCE : s.verbs().atomics() ? PROFILE_WITH_ATOMICS : PROFILE;
    }

    /**
     * A queue pair in RoCEv2 has DCQCN or nothing, another one the algorithm of the NIC. A NIC without one leaves it to
     * the peer to heed what both tell.
     */
    private static int algorithm(RnicParameters parameters, QueuePairSettings s) {
        if (s.congestion().algorithm() == CongestionAlgorithm.NONE) {
            return 0;
        }
        return s.profile() == Profile.ROCE_V2 ? RnicParameters.DCQCN
            : parameters.congestion().isPresent() ? RnicParameters.ALGORITHM : 0;
    }

    /** In RoCEv2 responses have no numbers of their own on the wire, but the NIC counts what comes of them. */
    private static void answers(RegisterValues values, RnicParameters parameters, QueuePairSettings s,
                                Numbering numbering) {
        var verbs = s.verbs();
        boolean accepts = verbs.readsAccepted() > 0;
        values.set("peer.remote_read", verbs.remoteRead() ? 1 : 0)
            .set("peer.remote_atomic", parameters.atomics() && verbs.atomics() && verbs.remoteAtomic() ? 1 : 0)
            .set("size.responses", accepts ? Math.min(s.window(), parameters.window()) : 0)
            .set("accepted.reads", Math.min(verbs.readsAccepted(), parameters.reads()))
            .set("outstanding.psn", numbering.responses().psn())
            .set("outstanding.reads", Math.min(verbs.readsOutstanding(), parameters.reads()));
    }

    /** All 0 if nothing of it is used. Responses are numbered by the requests that they answer. */
    private static void responses(RegisterValues values, RnicParameters parameters, QueuePairSettings s,
                                  Numbering numbering, Peer peer) {
        var verbs = s.verbs();
        if (!verbs.hasResponses() && !verbs.remoteRead() && !verbs.atomics()) {
            return;
        }
        boolean accepts = verbs.readsAccepted() > 0;
        values.set("peer.remote_read", verbs.remoteRead() ? 1 : 0)
            .set("peer.remote_atomic", verbs.atomics() && verbs.remoteAtomic() ? 1 : 0)
            .set("size.responses", accepts ? Math.min(s.window(), parameters.window()) : 0)
            .set("accepted.psn", peer.numbering().responses().psn()).set("accepted.reads", verbs.readsAccepted())
            .set("outstanding.psn", numbering.responses().psn())
            .set("outstanding.reads", Math.min(verbs.readsOutstanding(), parameters.reads()));
    }
}
