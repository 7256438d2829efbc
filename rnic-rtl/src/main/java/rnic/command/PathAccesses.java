package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.messages.AccessEvents;
import rnic.protocol.RnicParameters;

/** What begins and ends in the paths of received and sent packets; by queue pair, where nothing else is said. */
public record PathAccesses(
    @Doc("payload received") AccessEvents placements,
    @Doc("payload to be sent") AccessEvents payloads,
    @Doc("packets that wait for their report") AccessEvents reports,
    @Doc("bursts of send WQEs") AccessEvents sendWqes,
    @Doc("bursts of receive WQEs") AccessEvents receiveWqes,
    @Doc("atomics") AccessEvents atomics,
    @Doc("payload received, by MR") AccessEvents mrPlacements,
    @Doc("payload to be sent, by MR") AccessEvents mrPayloads,
    @Doc("atomics, by MR") AccessEvents mrAtomics,
    @Doc("a completion of a message begins") Valid<UInt> completes,
    @Doc("a completion of a flushed receive WQE begins") Valid<UInt> flushes,
    @Doc("packets and answers of a queue pair that has been reset are still being let go") Bool lettingGo
) implements Bundle<PathAccesses> {
    public static Shape<PathAccesses> of(RnicParameters parameters) {
        var pair = AccessEvents.of(parameters.queuePairs());
        var mr = AccessEvents.of(parameters.mrs());
        var beginning = Valid.of(uint(indexWidth(parameters.queuePairs())));
        return bundle(PathAccesses.class, pair, pair, pair, pair, pair, pair, mr, mr, mr, beginning, beginning, bool());
    }
}
