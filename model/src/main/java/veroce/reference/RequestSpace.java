package veroce.reference;

import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.packet.Sequence;

/** Requests of the peer: rows 35 and 37 to 42, receive work requests, and what is executed in its turn. */
final class RequestSpace implements ReceiveSpace {
    private final ReceiveQueue queue;
    private final ResponseQueue responses;
    private final QueuePairSettings settings;
    private final RequestRules rules;
    private final Regions regions;
    private final AtomicUnit atomics;
    private final Receiver.Outside outside;

    RequestSpace(ReceiveQueue queue, ResponseQueue responses, QueuePairSettings settings, Host host,
                 Receiver.Outside outside) {
        this.queue = queue;
        this.responses = responses;
        this.settings = settings;
        regions = host.regions();
        rules = new RequestRules(settings, regions);
        atomics = new AtomicUnit(host.memory(), regions);
        this.outside = outside;
    }

    @Override public boolean isResponses() {
        return false;
    }

    @Override public Ruling rule(DataPacket p, ReceiveWindow window) {
        int distance = Sequence.sub(p.psn(), window.expected());
        int message = Sequence.sub(p.msn(), window.message());
        if (message == 0 || message > settings.messageWindow()) {
            return Ruling.of("rx_oor_msn");
        }
        Violation violation = rules.request(p, numbersHold(p, window, distance, message));
        if (violation != null) {
            return Ruling.of(violation);
        }
        if (p.operation().hasResponse() && responses.isFull()) {
            return Ruling.of("rx_ird");
        }
        if (p.rqMsn() < 0) {
            return Ruling.taken(p.reth() == null ? 0 : p.reth().virtualAddress());
        }
        ReceiveRequest request = queue.request(p.rqMsn());
        if (request == null) {
            return Ruling.of(distance == 0 ? "rx_rnr" : "rx_no_rqe");
        }
        violation = p.isSend() ? rules.receive(p, request) : null;
        if (violation != null) {
            return Ruling.of(violation);
        }
        return Ruling.taken(p.isSend() ? request.address() + p.start(settings.pmtu()) : p.reth().virtualAddress());
    }

    /** The part of row 37 that compares the numbers of a packet with each other and with the frontier. */
    private boolean numbersHold(DataPacket p, ReceiveWindow window, int distance, int message) {
        if (message == 1 && Sequence.sub(p.psn(), p.order()) != window.messageStart()
                || message > 1 && p.order() + message - 1 > distance) {
            return false;
        }
        int receive = p.rqMsn() < 0 ? 0 : Sequence.sub(p.rqMsn(), queue.done());
        return p.rqMsn() < 0 || receive < message && (message > 1 || receive == 0);
    }

    @Override public void taken(DataPacket p) {
        if (p.rqMsn() >= 0) {
            queue.bind(p.rqMsn());
        }
        if (p.operation().hasResponse()) {
            responses.reserve();
        }
    }

    /**
     * Not if the peer has named one receive work request twice. A region is withdrawn before the completion says so.
     * All before a Read or an atomic is in memory.
     */
    @Override public boolean complete(StashEntry message) {
        if (message.operation().consumesReceive()) {
            if (message.receive() != queue.done()) {
                return false;
            }
            if (message.operation() == Operation.SEND_INVALIDATE) {
                regions.withdraw(message.word());            // gone meanwhile: no mistake of the peer
            }
            outside.complete(queue.complete(), message);
        } else if (message.operation().hasResponse()) {
            responses.reach(message);
        }
        return true;
    }

    /** Rows 41 and 41a are the fault of a receive request, which is used up by them. */
    @Override public void refused(DataPacket p, Violation violation) {
        if (violation.receiveStatus() != CompletionStatus.FLUSHED) {
            queue.bind(p.rqMsn());
        }
    }

    /** Executes what the frontier has reached; a failure is one of all that is accepted, not of a packet. */
    @Override public void settled() {
        if (!responses.execute(atomics, settings.protectionDomain())) {
            outside.failLocally();
        }
    }
}
