package veroce.reference;

import java.util.Collection;
import veroce.endpoint.SendRequest;
import veroce.packet.Sequence;

/**
 * A message that has its numbers: every packet of it can be made again at any time.
 *
 * @param inline   payload that was copied when the request was posted, or null
 * @param rqMsn    meaningless for a plain Write, a Read and an atomic
 * @param response of a Read or an atomic: the numbers of its answer; else null
 * @param answered of a response: what it answers; else null
 */
record Message(SendRequest request, byte[] inline, int msn, int firstPsn, int packets, int rqMsn, Response response,
               Answered answered) {
    private static final int NONE = -1;

    /** Response MSN and first response PSN of a Read or an atomic. */
    record Response(int msn, int psn) {}

    /** MSN of the request that is answered; an atomic's result, which is sent again as often as it is lost. */
    record Answered(int msn, long result) {}

    static Message request(SendRequest request, byte[] inline, int msn, int psn, int rqMsn, int packets,
                           Response response) {
        return new Message(request, inline, msn, psn, packets, rqMsn, response, null);
    }

    static Message response(SendRequest request, int msn, int psn, int pmtu, Answered answered) {
        return new Message(request, null, msn, psn, packets(request, pmtu), NONE, null, answered);
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

    /** The PSN behind its last one. */
    int end() {
        return Sequence.add(firstPsn, packets);
    }

    boolean endsAt(int psn) {
        return order(psn) == packets - 1;
    }

    boolean isResponse() {
        return answered != null;
    }

    /** A Read or an atomic: a request for bytes, which carries none. */
    boolean isRead() {
        return request.operation().hasResponse() && !isResponse();
    }

    int payload(int order, int pmtu) {
        boolean empty = isRead() || request.operation().isAtomic();
        return empty ? 0 : (int) Math.min(pmtu, request.length() - (long) order * pmtu);
    }
}
