package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.SrqDoorbell;
import rnic.context.SrqWrite;
import rnic.memory.ReadPort;
import rnic.messages.DealtWqe;
import rnic.messages.EndedWqes;
import rnic.messages.WqePlace;
import rnic.protocol.RnicParameters;

/** What the host, its memory and its completion queues have to do with shared receive queues. */
public record SrqPort(
    Stream<SrqDoorbell> doorbell,
    @Doc("one is made") Valid<SrqWrite> made,
    @Doc("WQEs that a queue pair was dealt are complete") Valid<EndedWqes> ended,
    @Doc("WQEs are read") @Flipped ReadPort memory,
    @Doc("one more WQE belongs to this queue pair, until it is complete") @Flipped Valid<UInt> beginning,
    @Doc("this queue pair has one less, which another one gets, or none that it was to get") @Flipped Valid<UInt> returned,
    @Doc("the tag of one is wanted") @Flipped Valid<WqePlace> wanted,
    @Doc("here it is") Valid<UInt> tag,
    @Doc("it is there; before any completion of it") @Flipped Valid<DealtWqe> dealt,
    @Doc("fewer are left in this queue than its limit") @Flipped Valid<UInt> limit
) implements Bundle<SrqPort> {
    public static Shape<SrqPort> of(RnicParameters parameters) {
        return bundle(SrqPort.class, Stream.of(SrqDoorbell.of(parameters)), Valid.of(SrqWrite.of(parameters)),
            Valid.of(EndedWqes.of(parameters)), ReadPort.of(parameters.bytes()),
            Valid.of(uint(indexWidth(parameters.queuePairs()))), Valid.of(uint(indexWidth(parameters.queuePairs()))),
            Valid.of(WqePlace.of(parameters)), Valid.of(uint(16)), Valid.of(DealtWqe.of(parameters)),
            Valid.of(uint(indexWidth(parameters.sharedQueues()))));
    }
}
