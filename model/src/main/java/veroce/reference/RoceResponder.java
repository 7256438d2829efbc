package veroce.reference;

import java.util.ArrayDeque;
import java.util.OptionalLong;
import veroce.endpoint.Access;
import veroce.endpoint.Broken;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Operation;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.packet.ExtensionHeader.Reth;
import veroce.packet.Packet;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;

/** The receiver of requests in RoCEv2, which takes them in order only, and what it answers. */
final class RoceResponder {
    private final RoceQueuePair pair;
    private final QueuePairSettings settings;
    private final Host host;
    private final ReceiveQueue receives;
    private final RequestRules rules;
    private final AtomicUnit atomics;
    private final RoceStream stream;
    private final RoceAnswers answers = new RoceAnswers();
    /** Of the newest atomics, as many as the peer may have open. */
    private final ArrayDeque<RoceAnswers.Result> saved = new ArrayDeque<>();
    private int expected;
    /** Requests that are done. */
    private int msn;
    /** The peer was told that the expected packet is missing, or has no receive request: once until it comes. */
    private boolean told;
    /** PSN that was refused for good, and how; -1 for none. */
    private int fatalPsn = -1;
    private RoceAnswers.Nak fatal;

    RoceResponder(RoceQueuePair pair, Peer peer) {
        this.pair = pair;
        settings = pair.settings();
        host = pair.host();
        receives = pair.work().receives();
        receives.countFrom(peer.numbering().receive());
        rules = new RequestRules(settings, host.regions());
        atomics = new AtomicUnit(host.memory(), host.regions());
        stream = new RoceStream(settings.pmtu());
        expected = peer.numbering().psn();
        msn = Sequence.add(peer.numbering().message(), -1);
    }

    RoceAnswers answers() {
        return answers;
    }

    int expected() {
        return expected;
    }

    /** Requests that are done. */
    int messages() {
        return msn;
    }

    /** What the receive request of the packet that was refused ends with. */
    CompletionStatus receiveStatus() {
        return fatal.receiveStatus();
    }

    boolean hasFatal() {
        return fatalPsn >= 0;
    }

    /** In the error state only what was refused is answered: row 34. */
    String acceptInError(Packet packet) {
        if (packet.bth().psn() != fatalPsn) {
            return "rx_qp_state";
        }
        answers.nak(fatal, true);
        return "rx_after_err";
    }

    /** A request; gives its counter. */
    String accept(Packet packet, byte[] frame) {
        int distance = Sequence.sub(packet.bth().psn(), expected);
        if (Sequence.isBehind(distance)) {
            return duplicate(packet);
        }
        if (hasFatal()) {
            return "rx_after_err";
        }
        if (distance != 0) {
            if (!told) {
                told = true;
                answers.nak(new RoceAnswers.Nak(expected, Syndrome.PSN_SEQUENCE, msn, null), true);
            }
            return "rx_seq";
        }
        return head(packet, frame);
    }

    private String head(Packet packet, byte[] frame) {
        DataPacket p = stream.complete(packet, frame, Sequence.add(msn, 1), receives.done());
        Violation violation = rules.request(p, stream.fits(packet));
        if (violation == null && p.operation().hasResponse()
                && answers.open(true) >= settings.verbs().readsAccepted()) {
            violation = new Violation("rx_bad_req", Syndrome.INVALID_REQUEST);
        }
        ReceiveRequest request = p.rqMsn() < 0 ? null : receives.request(p.rqMsn());
        if (violation == null && p.rqMsn() >= 0 && request == null) {
            told = true;
            answers.nak(new RoceAnswers.Nak(expected, Syndrome.RNR_NAK + settings.rnrTimer(), msn, null), false);
            return "rx_rnr";
        }
        violation = violation == null && p.isSend() ? rules.receive(p, request) : violation;
        if (violation != null) {
            if (violation.receiveStatus() != CompletionStatus.FLUSHED) {
                receives.bind(p.rqMsn());
            }
            fail(p.psn(), violation);
            return violation.counter();
        }
        take(p, request);
        return "rx_ok";
    }

    /** Where the payload of a packet would go if it is the next one and breaks no rule, else -1; changes nothing. */
    long target(Packet packet, byte[] frame) {
        if (packet.bth().psn() != expected || hasFatal()) {
            return -1;
        }
        DataPacket p = stream.complete(packet, frame, Sequence.add(msn, 1), receives.done());
        ReceiveRequest request = p.rqMsn() < 0 ? null : receives.request(p.rqMsn());
        boolean taken = rules.request(p, stream.fits(packet)) == null && (p.rqMsn() < 0 || request != null)
            && !(p.isSend() && rules.receive(p, request) != null);
        return taken ? p.length() > 0 ? target(p, request) : 0 : -1;
    }

    private long target(DataPacket p, ReceiveRequest request) {
        return p.isSend() ? request.address() + p.start(settings.pmtu()) : p.reth().virtualAddress();
    }

    /** Another device has no receive request for the next packet, where this one has: the peer knows that it waits. */
    void notReady() {
        told = true;
    }

    private void take(DataPacket p, ReceiveRequest request) {
        if (p.length() > 0) {
            host.memory().deviceWrite(target(p, request), p.frame(), p.offset(), p.length());
        }
        if (p.rqMsn() >= 0) {
            receives.bind(p.rqMsn());
        }
        stream.taken(p);
        told = false;
        answers.forgetNak();
        int packets = p.operation() == Operation.READ ? packets(p.reth().dmaLength()) : 1;
        expected = Sequence.add(expected, packets);
        msn = p.endsMessage() ? p.msn() : msn;
        switch (p.operation()) {
            case READ -> answers.add(new RoceAnswers.Response(p.psn(), p.psn(), packets, p.reth().virtualAddress(),
                (int) p.reth().key(), p.reth().dmaLength(), msn, true));
            case CMP_SWAP, FETCH_ADD -> execute(p);
            default -> receive(p);
        }
    }

    private int packets(long length) {
        return (int) Math.max(1, Math.ceilDiv(length, settings.pmtu()));
    }

    private void receive(DataPacket p) {
        if (p.endsMessage() && p.rqMsn() >= 0) {
            if (p.operation() == Operation.SEND_INVALIDATE) {
                host.regions().withdraw(p.word());           // before the completion says so
            }
            pair.work().complete(receives.complete(), new StashEntry(p.msn(), p.rqMsn(), p.operation(), p.solicited(),
                p.word(), p.end(settings.pmtu()), p.reth(), null));
        }
        if (p.ackRequest()) {
            answers.ack(expected, msn);
        }
    }

    private void execute(DataPacket p) {
        OptionalLong found = atomics.execute(p.operation(), p.atomic(), settings.protectionDomain());
        var result = new RoceAnswers.Result(p.psn(), msn, found.orElseThrow(), true);
        answers.add(result);
        saved.add(new RoceAnswers.Result(p.psn(), msn, result.value(), false));
        if (saved.size() > settings.verbs().readsAccepted()) {
            saved.remove();
        }
    }

    /** A Read is executed again, an atomic answered from its saved result, and all else is only acknowledged. */
    private String duplicate(Packet packet) {
        int psn = packet.bth().psn();
        boolean full = answers.open(false) >= settings.verbs().readsAccepted();
        switch (DataPacket.operation(packet.bth().opcode())) {
            case READ -> {
                Reth reth = packet.extension(Reth.class);
                if (!full && mayRepeat(psn, reth)) {
                    answers.again(new RoceAnswers.Response(psn, psn, packets(reth.dmaLength()), reth.virtualAddress(),
                        (int) reth.key(), reth.dmaLength(), msn, false), expected);
                }
            }
            case CMP_SWAP, FETCH_ADD -> saved.stream().filter(result -> !full && result.psn() == psn).findFirst()
                .ifPresent(result -> answers.again(result, expected));
            default -> {
                if (!hasFatal()) {
                    answers.ack(expected, msn);
                }
            }
        }
        return "rx_dup";
    }

    /** Not what is no part of a Read before; one whose rights are gone may be an old copy and no mistake. */
    private boolean mayRepeat(int psn, Reth reth) {
        return reth.dmaLength() <= (long) Sequence.sub(expected, psn) * settings.pmtu()
            && settings.verbs().acceptsReads()
            && mayRead(reth.virtualAddress(), (int) reth.key(), reth.dmaLength());
    }

    /** Rights are asked again for each packet. */
    private boolean mayRead(long address, int key, long length) {
        return length == 0 || host.regions().allows(key, settings.protectionDomain(), address, length,
            Access.REMOTE_READ);
    }

    /** Whether a packet of a response may be sent; if not, the peer is told, and the queue pair fails: row 44. */
    boolean maySend(RoceAnswers.Item next) {
        if (!(next instanceof RoceAnswers.Response r) || mayRead(r.address(), r.key(), r.length())) {
            return true;
        }
        host.counters().count("rx_local");
        answers.clear();
        fail(r.psn(), new Violation("rx_local", Syndrome.REMOTE_OPERATIONAL, CompletionStatus.LOCAL_PROTECTION));
        return false;
    }

    private void fail(int psn, Violation violation) {
        fatalPsn = psn;
        fatal = new RoceAnswers.Nak(psn, violation.code(), msn, violation.receiveStatus());
        answers.nak(fatal, true);
    }

    void check(String where) {
        Broken.unless(answers.isOrdered(expected), "P0 responder", where, answers);
        Broken.unless(answers.open(true) <= settings.verbs().readsAccepted()
            && answers.open(false) <= settings.verbs().readsAccepted(), "P0 responder", where, answers);
    }
}
