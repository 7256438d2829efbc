package rnic.protocol;

/** States of a queue pair (verbs, reliable connection). */
public enum QueuePairState {
    /** Not in use: no packet is sent or accepted. */
    RESET,
    /** Programmed: receive WQEs may be posted. */
    INIT,
    /** Ready to receive. */
    RTR,
    /** Ready to send. */
    RTS,
    /** Send queue drained: what has begun is finished, no new message starts. */
    SQD,
    /** In error: posted requests are flushed. */
    ERR
}
