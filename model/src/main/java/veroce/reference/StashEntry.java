package veroce.reference;

import veroce.endpoint.Operation;
import veroce.packet.ExtensionHeader;

/**
 * What the completion of a message needs, kept from its last packet on until all earlier messages are complete.
 *
 * @param word    immediate data, or the key of the region that is withdrawn
 * @param reth    of a Write or a Read: what it names; {@code atomic} likewise of an atomic operation
 * @param receive RQMSN of the receive work request it names
 */
record StashEntry(int msn, int receive, Operation operation, boolean solicited, int word, long length,
                  ExtensionHeader.Reth reth, ExtensionHeader.AtomicEth atomic) {}
