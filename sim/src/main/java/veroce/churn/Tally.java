package veroce.churn;

import java.util.Map;

/** What all lives together should have made the NIC count. */
final class Tally {
    /** Completions that the host has seen, those of the neighbours included. */
    long seen;
    /** Completions that found no room. */
    long lost;
    /** Completions of queues that the bus has refused; those behind the first ones found no room. */
    long refused;
    /** Queue pairs that were found in error before the host had said so. */
    long failed;
    /** Queue pairs that the host has put into error, which may have come before it by themselves. */
    long ended;
    long refusedWrites;
    long refusedCommands;
    long queues;

    /** Fails if the counters say something else. */
    void check(Map<String, Long> counters) {
        long completions = counters.get("send_completions") + counters.get("receive_completions");
        require("completions", completions, seen + lost + refused, seen + lost + refused);
        require("cq_overflow", counters.get("cq_overflow"), lost, lost + refused);
        require("qp_errors", counters.get("qp_errors"), failed, failed + ended);
        require("writes_refused", counters.get("writes_refused"), refusedWrites, refusedWrites);
    }

    private static void require(String what, long counted, long least, long most) {
        if (counted < least || counted > most) {
            throw new ChurnFailure(what + ": the NIC counts " + counted + ", the host " + least
                + (most == least ? "" : " to " + most));
        }
    }
}
