package veroce.reference;

import veroce.endpoint.Operation;

/**
 * What the completion of a message needs, kept from its last packet on until all earlier messages are complete.
 *
 * @param receive RQMSN of the receive work request it names
 */
record StashEntry(int msn, int receive, Operation operation, boolean solicited, int immediate, long length) {}
