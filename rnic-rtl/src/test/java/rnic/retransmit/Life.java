package rnic.retransmit;

/** Settings of a queue pair. */
record Life(long psn, int retries, int rnrRetries, int rtoExponent, int srtt, long responsePsn) {
    Life(long psn, int retries, int rnrRetries, int rtoExponent, int srtt) {
        this(psn, retries, rnrRetries, rtoExponent, srtt, psn ^ 0x800000);
    }
}
