package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.CompletionKind;
import rnic.protocol.CompletionStatus;
import rnic.protocol.RnicParameters;

/** A completion on its way to its queue. */
public record Completion(
    @Doc("queue pair, local number") UInt qp,
    @Doc("for the receive completion queue") Bool isReceive,
    @Doc("CompletionKind") Choice<CompletionKind> kind,
    @Doc("CompletionStatus") Choice<CompletionStatus> status,
    @Doc("solicited event") Bool solicited,
    @Doc("bytes received; of a send, bytes sent or brought") UInt length,
    @Doc("immediate data, or the key to invalidate") UInt immediate,
    @Doc("free-running index of the completed request in its queue") UInt wqeIndex,
    @Doc("wait until so many placements are visible") UInt placements,
    @Doc("placements counts; that of a Send or a Write does not wait") Bool waiting
) implements Bundle<Completion> {
    public static Shape<Completion> of(RnicParameters parameters) {
        return bundle(Completion.class, uint(indexWidth(parameters.queuePairs())), bool(),
            choice(CompletionKind.class), choice(CompletionStatus.class), bool(), uint(32), uint(32), uint(16),
            uint(24), bool());
    }
}
