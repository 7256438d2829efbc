package veroce.reference;

import veroce.endpoint.Access;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.packet.OpcodeFormat.Payload;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;

/** Responses to our own Reads and atomics: rows 35 and 43. Each packet must be exactly what was asked for. */
final class ResponseSpace implements ReceiveSpace {
    private final SendQueue requests;
    private final QueuePairSettings settings;
    private final Regions regions;

    ResponseSpace(SendQueue requests, QueuePairSettings settings, Regions regions) {
        this.requests = requests;
        this.settings = settings;
        this.regions = regions;
    }

    @Override public boolean isResponses() {
        return true;
    }

    /** A response to nothing is of an earlier life; one that does not fit its Read tells of a broken peer. */
    @Override public Ruling rule(DataPacket p, ReceiveWindow window) {
        Message read = requests.awaiting(p.msn());
        if (read == null) {
            return Ruling.of("rx_oor_msn");
        }
        SendRequest request = read.request();
        if (!fits(p, read)) {
            return Ruling.badResponse(request, CompletionStatus.BAD_RESPONSE);
        }
        boolean allowed = request.length() == 0 || regions.allows(request.key(), settings.protectionDomain(),
            request.address(), request.length(), Access.LOCAL_WRITE);
        return allowed ? Ruling.taken(request.address() + p.start(settings.pmtu()))
            : Ruling.badResponse(request, CompletionStatus.LOCAL_PROTECTION);
    }

    private boolean fits(DataPacket p, Message read) {
        boolean numbers = p.answeredMsn() == read.msn() && Sequence.sub(p.psn(), p.order()) == read.response().psn()
            && p.syndrome() >> 5 == Syndrome.ACK >> 5;
        boolean behind = p.position() == Payload.MIDDLE || p.position() == Payload.LAST;
        return numbers && lengthsHold(p, read.request()) && behind == p.order() > 0;
    }

    /** The answer of an atomic is a packet of its own kind, which has no payload but its value. */
    private boolean lengthsHold(DataPacket p, SendRequest request) {
        int pmtu = settings.pmtu();
        long total = request.length();
        return switch (p.position()) {
            case FIRST, MIDDLE -> p.length() == pmtu && p.end(pmtu) < total;
            case LAST -> p.length() >= 1 && p.length() <= pmtu && p.end(pmtu) == total;
            case ONLY -> !request.operation().isAtomic() && p.length() <= pmtu && p.end(pmtu) == total;
            case NONE -> request.operation().isAtomic();
        };
    }

    @Override public void taken(DataPacket p) {}

    @Override public boolean complete(StashEntry message) {
        requests.answered(message.msn());
        return true;
    }
}
