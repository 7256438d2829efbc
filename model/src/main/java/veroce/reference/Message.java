package veroce.reference;

import veroce.endpoint.SendRequest;
import veroce.packet.Sequence;

/**
 * A message that has its numbers: every packet of it can be made again at any time.
 *
 * @param inline payload that was copied when the request was posted, or null
 * @param rqMsn  meaningless for a plain Write
 */
record Message(SendRequest request, byte[] inline, int msn, int firstPsn, int packets, int rqMsn) {

    boolean has(int psn) {
        return Sequence.sub(psn, firstPsn) < packets;
    }

    int order(int psn) {
        return Sequence.sub(psn, firstPsn);
    }

    boolean endsAt(int psn) {
        return order(psn) == packets - 1;
    }

    int payload(int order, int pmtu) {
        return (int) Math.min(pmtu, request.length() - (long) order * pmtu);
    }
}
