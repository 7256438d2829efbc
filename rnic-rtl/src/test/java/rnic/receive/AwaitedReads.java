package rnic.receive;

import java.math.BigInteger;
import rnic.protocol.RnicParameters;

/** The Reads and atomics of a queue pair that have gone out, and what a response must say to be one of theirs. */
final class AwaitedReads {
    private static final int READS = RnicParameters.SMALL.reads();
    private static final int LAPS = 16;

    /** A request that has gone out, by its response MSN. */
    record Pending(int number, boolean atomic, int request, int first) {
        int slot() {
            return number % READS;
        }

        int lap() {
            return number / READS % LAPS;
        }
    }

    /** What its send WQE says. */
    record Request(BigInteger address, long length, long key) {}

    private final Pending[] pending = new Pending[READS];
    private final Request[] requests = new Request[RnicParameters.SMALL.messages()];

    void add(Pending added) {
        pending[added.slot()] = added;
    }

    /** Where the WQE of a request MSN is kept. */
    static int place(int request) {
        return request - 1 & RnicParameters.SMALL.messages() - 1;
    }

    void add(int request, Request wqe) {
        requests[place(request)] = wqe;
    }

    /** What is looked up for a response, whatever it is. */
    Request request(ReceivedFrame frame) {
        var found = requests[place(frame.number("ackMsn"))];
        return found == null ? new Request(BigInteger.ZERO, 0, 0) : found;
    }

    private Pending pending(ReceivedFrame frame) {
        return pending[frame.number("msn") % READS];
    }

    /** Row 35: there is one of its lap. */
    boolean await(ReceivedFrame frame) {
        var found = pending(frame);
        return found != null && found.lap() == frame.number("msn") / READS % LAPS;
    }

    /** Row 43, of what is awaited. */
    boolean fits(ReceivedFrame frame, long mtu) {
        var found = pending(frame);
        return found.request() == frame.number("ackMsn")
            && found.first() == (frame.number("psn") - frame.number("po") & ReceiveModel.MASK)
            && found.atomic() == frame.isAtomicResponse() && frame.number("syndrome") < 0x20
            && !ReceiveRules.badLengths(frame, mtu, request(frame).length(), false);
    }
}
