package rnic.retransmit;

/** Things that a random run must have met. */
enum Seen { MOVED, SACKED, QUEUED, FLIPPED, DROP_SERVED, PAUSED, RESUMED, TIMEOUT, PROBED, DEFERRED, SAMPLED, HELD,
    STALLED, ASKED, ANSWERED, SILENT, REFUSED, AWAITED, CLOSED }
