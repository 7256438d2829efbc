package veroce.endpoint;

/** What a queue pair and its peer speak; a choice of each queue pair. */
public enum Profile {
    /** RoCEv2 reliable connection on UDP port 4791: one path, go-back-N. Profile P0. */
    ROCE_V2,
    /** The loss-tolerant multipath profile on UDP port 4794: P2, and P3 with its atomics. */
    VEROCE
}
