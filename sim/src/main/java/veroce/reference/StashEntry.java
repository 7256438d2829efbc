package veroce.reference;

import veroce.endpoint.Operation;

/** What the completion of a message needs, kept from its last packet on until all earlier messages are complete. */
record StashEntry(int msn, Operation operation, boolean solicited, int immediate, long length) {}
