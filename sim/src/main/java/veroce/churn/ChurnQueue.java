package veroce.churn;

import veroce.endpoint.Completion;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;

/** The completion queue of two queue pairs, which is taken back and made anew between their lives. */
final class ChurnQueue {
    private static final int ENTRY = 64;

    private final NicEndpoint nic;
    private final int number;
    private int sizeLog = -1;
    private boolean held;

    ChurnQueue(NicEndpoint nic, int number) {
        this.nic = nic;
        this.number = number;
    }

    int number() {
        return number;
    }

    int sizeLog() {
        return sizeLog;
    }

    /** Another one of 2^{@code log} entries under the same number. */
    void renew(int log) {
        if (sizeLog >= 0) {
            nic.model().memory().allow(nic.completionQueue(number));
            nic.destroyCompletionQueue(number);
        }
        nic.createCompletionQueue(number, log);
        sizeLog = log;
        held = false;
    }

    /** From now on the bus refuses every entry. */
    void refuse() {
        nic.model().memory().refuse(nic.completionQueue(number), (long) ENTRY << sizeLog, HostBus.Refusal.SLVERR);
    }

    /** Whether the host looks into it. */
    void hold(boolean now) {
        held = now;
    }

    Completion poll() {
        return held ? null : nic.poll(number);
    }

    /** Takes all that stands in it, whatever it is; returns how many. */
    int discard() {
        int count = 0;
        while (nic.discard(number)) {
            count++;
        }
        return count;
    }
}
