package veroce.interop;

import veroce.endpoint.Operation;

/** The programs of perftest that use a reliable connection. */
public enum PerftestTool {
    WRITE_BW("ib_write_bw", Operation.WRITE, false, ""),
    WRITE_LAT("ib_write_lat", Operation.WRITE, true, ""),
    SEND_BW("ib_send_bw", Operation.SEND, false, ""),
    SEND_LAT("ib_send_lat", Operation.SEND, true, ""),
    READ_BW("ib_read_bw", Operation.READ, false, ""),
    READ_LAT("ib_read_lat", Operation.READ, true, ""),
    FETCH_ADD("ib_atomic_bw", Operation.FETCH_ADD, false, " -A FETCH_AND_ADD"),
    CMP_SWAP("ib_atomic_bw", Operation.CMP_SWAP, false, " -A CMP_AND_SWAP");

    private final String program;
    private final Operation operation;
    private final boolean latency;
    private final String option;

    PerftestTool(String program, Operation operation, boolean latency, String option) {
        this.program = program;
        this.operation = operation;
        this.latency = latency;
        this.option = option;
    }

    /** How its command line begins. */
    String command() {
        return program + option;
    }

    Operation operation() {
        return operation;
    }

    /** Whether one message waits for the other. */
    boolean latency() {
        return latency;
    }

    boolean sends() {
        return operation == Operation.SEND;
    }

    boolean atomic() {
        return operation.isAtomic();
    }

    /** Whether the client begins by shaking hands once more than there are queue pairs. */
    boolean shakesFirst() {
        return latency && !sends();
    }

    /** Whether both tell each other what they measured. */
    boolean reports() {
        return !latency && !sends();
    }

    /** Whether both tell each other that they have come to the end; else the programs just end. */
    boolean closes() {
        return this != WRITE_LAT;
    }
}
