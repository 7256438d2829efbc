package veroce.packet;

/** Result of the ICRC check; NONE for a frame that is not RDMA and so has none. */
public enum IcrcVerdict { GOOD, BAD, NONE }
