package veroce.packet;

/**
 * The sequence of PSNs a packet takes part in: requests (SQ), responses of the veRoCE profile (RSP), or none.
 * Read and atomic answers of RoCEv2 carry the PSN of their request and so number nothing: NONE.
 */
public enum PsnSpace { SQ, RSP, NONE }
