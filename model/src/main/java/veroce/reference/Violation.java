package veroce.reference;

import veroce.endpoint.CompletionStatus;

/**
 * Why a packet is fatal for its queue pair.
 *
 * @param code          syndrome of the NAK
 * @param receiveStatus of the receive work request it was for, or FLUSHED if that is not to blame
 */
record Violation(String counter, int code, CompletionStatus receiveStatus) {
    Violation(String counter, int code) {
        this(counter, code, CompletionStatus.FLUSHED);
    }
}
