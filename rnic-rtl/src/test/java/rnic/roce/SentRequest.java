package rnic.roce;

/** A packet that comes in: what it says, and when it did. */
record SentRequest(int qp, int opcode, int psn, long address, int key, int length) {}
