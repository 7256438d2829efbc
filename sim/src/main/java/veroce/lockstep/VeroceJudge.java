package veroce.lockstep;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.memory.HostMemory;
import veroce.packet.ExtensionHeader;
import veroce.packet.Packet;
import veroce.packet.Syndrome;
import veroce.reference.ReferenceEndpoint;
import veroce.reference.Shadow;

/** Tells the reference what the device has received and sent, in the order of time, and compares what came of it. */
final class VeroceJudge implements Judge {
    /**
     * A packet found no room in the buffer, among the receive requests on chip, or among the responder contexts; those
     * of a short time may differ when a queue pair fails.
     */
    private static final Tally TALLY = new Tally(Set.of("rx_trim_local", "rx_rqe_fetch", "rx_ird"),
        Set.of("rx_qp_state", "rx_pkey", "rx_peer", "rx_after_err", "rx_dup", "rx_ok", "rx_rnr", "rx_no_rqe", "rx_oor",
            "rx_oor_msn", "rx_ack_stale", "rx_ack_bad", "rx_aeth", "rx_trim_bad", "rx_trim_stale", "rx_bad_rsp",
            "rx_qpn"));

    /** Why a work request may not be sent. */
    private static final Set<CompletionStatus> REFUSALS = EnumSet.of(CompletionStatus.LOCAL_PROTECTION,
        CompletionStatus.LOCAL_OPERATION);

    private final Shadow shadow;
    private final Pace pace;
    private final Map<Integer, PairJudge> pairs = new TreeMap<>();
    private final TreeSet<Integer> queues = new TreeSet<>();
    private final Completions completions = new Completions();
    private final Placements placements;
    private final SharedPosts shared;
    /** Packets that the rules take but for which the device had no room. */
    private long withheld;
    /** When an MR or a life of a queue pair has ended last. */
    private long ended = Long.MIN_VALUE / 2;
    /** Queue pairs that have been connected. */
    private final Set<Integer> lives = new TreeSet<>();
    /**
     * Frames that came while their queue pair was failing, or may have been because an MR had just been closed; or
     * while it was in RESET, where the device does not know it.
     */
    private long vague;

    VeroceJudge(Shadow shadow, HostMemory memory, Pace pace) {
        this.shadow = shadow;
        this.pace = pace;
        placements = new Placements(memory);
        shared = new SharedPosts(shadow);
    }

    @Override public ReferenceEndpoint twin() {
        return shadow.endpoint();
    }

    @Override public void written(long address, byte[] bytes) {
        shadow.written(address, bytes);
    }

    @Override public Placements placements() {
        return placements;
    }

    @Override public SharedPosts shared() {
        return shared;
    }

    // ---- commands

    /** Decisions of congestion control hang on the clock of the device: the reference leaves them to it. */
    @Override public void create(int pair, QueuePairSettings settings) {
        shadow.endpoint().create(pair, shared.settings(settings).withContexts(pace.contexts()).uncontrolled());
        shared.created(pair, settings);
        queues.add(settings.completionQueue());
    }

    @Override public void listen(int pair, Peer peer) {
        shadow.listen(pair, peer);
        lives.add(pair);
        pairs.put(pair, new PairJudge(shadow, pair, pace.patience()));
    }

    @Override public void invalidate(int key, long at) {
        shadow.endpoint().invalidate(key);
        placements.remove(key);
        ended = at;
    }

    @Override public void reset(int pair, Numbering numbering, long at) {
        shadow.endpoint().reset(pair, numbering);
        ended = at;
        pairs.remove(pair);
        completions.forget(pair);
    }

    // ---- frames and completions

    @Override public void received(byte[] frame, long at) {
        pass(at);
        int number = shadow.target(frame);
        PairJudge target = pairs.get(number);
        boolean isBetweenLives = target == null && lives.contains(number);
        vague += isBetweenLives || target != null && (target.isFailing(at) || at - ended <= pace.patience()) ? 1 : 0;
        Shadow.Placement wanted = shadow.wouldPlace(frame);
        if (wanted != null && isRefused(wanted, frame, at)) {
            return;
        }
        Shadow.Effect effect = shadow.receive(frame, at);
        if (effect.placement() != null) {
            placements.take(effect.placement());
        }
        effect.atomics().forEach(placements::execute);
        PairJudge pair = pairs.get(effect.pair());
        if (pair != null) {
            pair.received(effect, at);
        }
        collect(at);
    }

    /** Whether the device had a right not to take a packet that the rules take, and did not take it. */
    private boolean isRefused(Shadow.Placement wanted, byte[] frame, long at) {
        PairJudge pair = pairs.get(wanted.pair());
        boolean isPlaced = wanted.length() > 0 && placements.isNext(wanted);
        if (isPlaced) {
            return false;
        }
        if (pair.willDrop(Shadow.DropNak.of(wanted))) {
            shadow.refuse(frame);
            withheld++;
            pair.happened(at);
            return true;
        }
        if (wanted.length() > 0 && wanted.retransmission()) {
            // Told at its first copy: a copy sent again that finds no room is left to the timers. The count is compared.
            withheld++;
            pair.happened(at);
            return true;
        }
        if (wanted.length() > 0 && pair.isJustBehindFatal(at, pace.pipeline())) {
            shadow.count("rx_after_err");
            return true;
        }
        if (wanted.length() > 0) {
            throw new Divergence(at, wanted.pair(), "the reference takes PSN " + wanted.psn() + ", "
                + wanted.length() + " bytes to 0x" + Long.toHexString(wanted.address())
                + "; what the device writes next is " + placements.rest() + difference(wanted));
        }
        return false;
    }

    private String difference(Shadow.Placement wanted) {
        int at = placements.firstDifference(wanted);
        return at < 0 ? "" : ", other than wanted from byte " + at;
    }

    @Override public void sent(Packet packet, byte[] frame, long at) {
        pass(at);
        int number = shadow.senderOf(packet);
        PairJudge pair = pairs.get(number);
        if (pair == null && at - ended <= pace.patience()) {
            return; // of a life that has just ended
        }
        if (pair == null) {
            throw new Divergence(at, number, "the device sends to a queue pair that none of its own is connected to: "
                + packet.bth());
        }
        if (packet.format().consumesPsn()) {
            pair.sentData(packet, frame, at - ended <= pace.patience(), at);
        } else {
            pair.answered(packet, frame, at);
        }
        collect(at);
    }

    /** Announces a Packet Drop NAK before its time. */
    @Override public void announce(Packet packet, long at) {
        var aeth = packet.extension(ExtensionHeader.Aeth.class);
        if (aeth == null || aeth.syndrome() != Syndrome.PACKET_DROP) {
            return;
        }
        PairJudge pair = pairs.get(shadow.senderOf(packet));
        if (pair != null) {
            pair.announce(PairJudge.dropNak(packet));
        }
    }

    @Override public void completed(Completion completion, long at) {
        pass(at);
        PairJudge pair = pairs.get(completion.queuePair());
        if (REFUSALS.contains(completion.status()) && !completion.receive() && pair != null) {
            pair.failedToSend(completion.id(), completion.status(), at);
        } else if (!completion.succeeded() && pair != null) {
            pair.failedToRespond(at);
        }
        collect(at);
        completions.found(completion, at);
    }

    /** Time passes: timers of the reference expire. */
    private void pass(long at) {
        for (Map.Entry<Integer, PairJudge> entry : pairs.entrySet()) {
            if (shadow.tick(entry.getKey(), at)) {
                entry.getValue().happened(at);
            }
            entry.getValue().checkAnswered(at);
        }
    }

    /** Takes what the reference has completed. */
    void collect(long at) {
        for (int queue : queues) {
            for (Completion next = shadow.endpoint().poll(queue); next != null; next = shadow.endpoint().poll(queue)) {
                completions.due(next, at);
                if (next.receive() && next.operation() == Operation.SEND_INVALIDATE) {
                    ended = at;
                }
            }
        }
    }

    // ---- the end

    /** Everything has come to rest: nothing is owed, and the counters agree. */
    @Override public void rest(Map<String, Long> counters, long at) {
        pass(at);
        collect(at);
        if (counters.getOrDefault("rx_local", 0L) > 0) {
            placements.forgetAtomics();                      // what had begun behind one that failed
        }
        placements.checkRest(at);
        pairs.values().forEach(pair -> pair.rest(at));
        completions.rest(shared::uses, at);
        long refused = TALLY.refused(counters, shadow.endpoint().counters(), vague, at);
        if (refused != withheld) {
            throw new Divergence(at, -1, "the device counts " + refused + " packets without room, it has refused "
                + withheld);
        }
    }
}
