package veroce.lockstep;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.memory.HostMemory;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.PacketText;
import veroce.packet.PsnSpace;
import veroce.packet.Syndrome;
import veroce.reference.ReferenceEndpoint;
import veroce.reference.RoceShadow;
import veroce.reference.Shadow.Placement;

/**
 * Judges a device whose queue pairs speak RoCEv2: every byte that is placed, every completion, each acknowledgement,
 * NAK and packet of a response, the content of each request, and the counters. When a request goes, and what goes again,
 * is the monitors' to judge.
 */
final class RoceJudge implements Judge {
    /**
     * A packet found no room, or came right behind one that was refused, and is dropped as if it had been lost: for the
     * reference that is one that comes too early. Those of a short time may differ when a queue pair fails.
     */
    private static final Tally TALLY = new Tally(Set.of("rx_nobuf", "rx_ird", "rx_ack_full", "rx_seq"),
        Set.of("rx_qp_state", "rx_after_err", "rx_dup", "rx_ok", "rx_rnr", "rx_ack_stale", "rx_ack_bad", "rx_oor_msn",
            "rx_bad_rsp", "rx_qpn", "rx_peer", "rx_pkey"));
    /** Of a request that its own end gives up. */
    private static final Set<CompletionStatus> OWN = EnumSet.of(CompletionStatus.LOCAL_PROTECTION,
        CompletionStatus.LOCAL_OPERATION, CompletionStatus.RETRIES_EXCEEDED, CompletionStatus.RNR_RETRIES_EXCEEDED);

    private final RoceShadow shadow;
    private final Pace pace;
    private final Placements placements;
    private final Completions completions = new Completions();
    private final TreeSet<Integer> queues = new TreeSet<>();
    /** When each queue pair that is connected has failed; not before the end of time if it works. */
    private final Map<Integer, Long> pairs = new HashMap<>();
    private final Set<Integer> lives = new TreeSet<>();
    /** RNR NAKs of the device that are not judged yet. */
    private final List<Announced> pauses = new ArrayList<>();
    private long ended = Long.MIN_VALUE / 2;
    private long vague;
    private long withheld;

    private record Announced(int pair, int psn, long at) {}

    RoceJudge(RoceShadow shadow, HostMemory memory, Pace pace) {
        this.shadow = shadow;
        this.pace = pace;
        placements = new Placements(memory);
    }

    @Override public ReferenceEndpoint twin() {
        return shadow.endpoint();
    }

    @Override public Placements placements() {
        return placements;
    }

    @Override public SharedPosts shared() {
        throw new UnsupportedOperationException("queue pairs that speak RoCEv2 are judged without shared receive queues; "
            + "give each its own");
    }

    @Override public void written(long address, byte[] bytes) {
        shadow.written(address, bytes);
    }

    // ---- commands

    @Override public void create(int pair, QueuePairSettings settings) {
        shadow.endpoint().create(pair, settings.uncontrolled());
        queues.add(settings.completionQueue());
    }

    @Override public void listen(int pair, Peer peer) {
        shadow.listen(pair, peer);
        lives.add(pair);
        pairs.put(pair, Long.MAX_VALUE);
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

    private boolean isUnsettled(long at) {
        return at - ended <= pace.patience();
    }

    private boolean isFailing(int pair, long at) {
        return at >= pairs.get(pair) && at - pairs.get(pair) <= pace.patience();
    }

    // ---- frames and completions

    @Override public void received(byte[] frame, long at) {
        pass(at);
        Packet packet = PacketDecoder.decode(frame).packet();
        int target = packet.bth() == null ? -1 : packet.bth().destQp();
        boolean isVague = pairs.containsKey(target) ? isFailing(target, at) || isUnsettled(at) : lives.contains(target);
        vague += isVague ? 1 : 0;
        Placement wanted = shadow.wouldPlace(frame);
        if (wanted != null && isRefused(wanted, at)) {
            return;
        }
        RoceShadow.Effect effect = shadow.receive(frame, at);
        if (effect.placement() != null) {
            if (!placements.isNext(effect.placement())) {
                throw new Divergence(at, effect.pair(), "the reference writes " + effect.placement().length()
                    + " bytes to 0x" + Long.toHexString(effect.placement().address()) + "; what the device writes next is "
                    + placements.rest());
            }
            placements.take(effect.placement());
        }
        effect.atomics().forEach(placements::execute);
        collect(at);
    }

    /** Whether the device has not taken a packet that the rules take, and may do so. */
    private boolean isRefused(Placement wanted, long at) {
        boolean hasBytes = wanted.length() > 0;
        if (hasBytes && placements.isNext(wanted)) {
            return false;
        }
        var pause = pauses.stream().filter(nak -> nak.pair() == wanted.pair() && nak.psn() == wanted.psn()
            && nak.at() >= at && nak.at() - at <= pace.patience()).findFirst();
        if (pause.isPresent() && !wanted.response()) {
            pauses.remove(pause.get());
            shadow.notReady(wanted.pair(), wanted.psn(), at);
            return true;
        }
        if (hasBytes && placements.firstDifference(wanted) >= 0) {
            throw new Divergence(at, wanted.pair(), "the device writes PSN " + wanted.psn() + " with another byte "
                + placements.firstDifference(wanted) + " than came");
        }
        withheld += hasBytes ? 1 : 0;                        // the counters tell whether there was no room
        return hasBytes;
    }

    @Override public void announce(Packet packet, long at) {
        Aeth aeth = packet.extension(Aeth.class);
        if (aeth != null && aeth.syndrome() >> 5 == Syndrome.RNR_NAK >> 5) {
            pauses.add(new Announced(shadow.senderOf(packet), packet.bth().psn(), at));
        }
    }

    @Override public void sent(Packet packet, byte[] frame, long at) {
        pass(at);
        int pair = shadow.senderOf(packet);
        pauses.removeIf(nak -> nak.at() <= at);
        if (!pairs.containsKey(pair)) {
            if (isUnsettled(at)) {
                return;                                      // of a life that has just ended
            }
            throw new Divergence(at, pair, "the device sends to a queue pair that none of its own is connected to: "
                + packet.bth());
        }
        boolean isRequest = packet.format().space() == PsnSpace.SQ;
        if (!shadow.works(pair) && (isFailing(pair, at) || at < pairs.get(pair))) {
            return;                                          // on its way out when the queue pair failed
        }
        String problem = isRequest && !shadow.works(pair) ? "it is in the error state"
            : shadow.sent(pair, packet, frame, at);
        if (problem != null && !isUnsettled(at)) {
            throw new Divergence(at, pair, "the device sends " + PacketText.line(packet) + ", but " + problem);
        }
        Aeth aeth = packet.extension(Aeth.class);
        if (aeth != null && aeth.syndrome() > Syndrome.PACKET_DROP && shadow.works(pair)) {
            shadow.reportedFatal(pair);
        }
        collect(at);
    }

    @Override public void completed(Completion completion, long at) {
        pass(at);
        int pair = completion.queuePair();
        if (!completion.receive() && OWN.contains(completion.status()) && pairs.containsKey(pair) && shadow.works(pair)
                && !shadow.failed(pair, completion.id(), completion.status())) {
            throw new Divergence(at, pair, "the device does not send request " + completion.id()
                + ", which it may: it says " + completion.status());
        }
        collect(at);
        completions.found(completion, at);
    }

    /** Time passes. */
    private void pass(long at) {
        for (int pair : pairs.keySet()) {
            String owed = shadow.owed(pair, at - pace.patience());
            if (owed != null) {
                throw new Divergence(at, pair, "the device owes " + owed);
            }
        }
    }

    /** Takes what the reference has completed. */
    private void collect(long at) {
        pairs.replaceAll((pair, failed) -> failed == Long.MAX_VALUE && !shadow.works(pair) ? at : failed);
        for (int queue : queues) {
            for (Completion next = twin().poll(queue); next != null; next = twin().poll(queue)) {
                completions.due(next, at);
            }
        }
    }

    // ---- the end

    @Override public void rest(Map<String, Long> counters, long at) {
        pass(at);
        collect(at);
        placements.checkRest(at);
        for (int pair : pairs.keySet()) {
            String untold = shadow.untold(pair);
            if (untold != null) {
                throw new Divergence(at, pair, "the device has not told its peer: " + untold);
            }
        }
        completions.rest(_ -> false, at);
        long refused = TALLY.refused(counters, twin().counters(), vague, at);
        if (Math.abs(refused - withheld) > vague) {
            throw new Divergence(at, -1, "the device has refused " + withheld + " packets, and counts " + refused
                + " more than the reference without room or too early");
        }
    }
}
