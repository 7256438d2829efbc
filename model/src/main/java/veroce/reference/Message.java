package veroce.reference;

import java.util.Collection;
import veroce.endpoint.Operation;
import veroce.endpoint.SendRequest;
import veroce.packet.Sequence;

/**
 * A message that has its numbers: every packet of it can be made again at any time.
 *
 * @param inline     payload that was copied when the request was posted, or null
 * @param rqMsn      meaningless for a plain Write and a Read
 * @param response   of a Read: the numbers of its answer; else null
 * @param requestMsn of a response: MSN of the Read it answers; else -1
 */
record Message(SendRequest request, byte[] inline, int msn, int firstPsn, int packets, int rqMsn, Response response,
               int requestMsn) {
    private static final int NONE = -1;

    /** Response MSN and first response PSN of a Read. */
    record Response(int msn, int psn) {}

    static Message request(SendRequest request, byte[] inline, int msn, int psn, int rqMsn, int pmtu,
                           Response response) {
        return new Message(request, inline, msn, psn, response != null ? 1 : packets(request, pmtu), rqMsn, response,
            NONE);
    }

    static Message response(SendRequest request, int msn, int psn, int requestMsn, int pmtu) {
        return new Message(request, null, msn, psn, packets(request, pmtu), NONE, null, requestMsn);
    }

    /** Packets that carry the bytes of a work request. */
    static int packets(SendRequest request, int pmtu) {
        return (int) Math.max(1, Math.ceilDiv(request.length(), (long) pmtu));
    }

    /** The message that has a packet. */
    static Message find(Collection<Message> messages, int psn) {
        for (Message message : messages) {
            if (message.has(psn)) {
                return message;
            }
        }
        throw new IllegalStateException("no message has PSN " + psn);
    }

    boolean has(int psn) {
        return Sequence.sub(psn, firstPsn) < packets;
    }

    int order(int psn) {
        return Sequence.sub(psn, firstPsn);
    }

    boolean endsAt(int psn) {
        return order(psn) == packets - 1;
    }

    boolean isResponse() {
        return requestMsn != NONE;
    }

    /** A request for bytes, which carries none. */
    boolean isRead() {
        return request.operation() == Operation.READ && !isResponse();
    }

    int payload(int order, int pmtu) {
        return isRead() ? 0 : (int) Math.min(pmtu, request.length() - (long) order * pmtu);
    }
}
