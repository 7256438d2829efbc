package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.protocol.RnicParameters;

/** Asks whether anything is under way for an object. */
public record DrainQuestion(
    @Doc("the question counts: nothing of the object begins any more; it stays until it is taken back") Bool asked,
    @Doc("a memory region; else a queue pair") Bool isMr,
    @Doc("of a queue pair: only WQEs of shared receive queues matter, of which it gets none any more")
    Optional<Bool> onlyDealt,
    @Doc("number of the object; from four cycles before the question on") UInt object
) implements Bundle<DrainQuestion> {
    /** As many as the most MRs need. */
    static final int OBJECT_BITS = 16;

    public static Shape<DrainQuestion> of(RnicParameters parameters) {
        return bundle(f -> new DrainQuestion(f.of(bool()), f.of(bool()),
            parameters.shares() ? Optional.of(f.of(bool())) : Optional.empty(), f.of(uint(OBJECT_BITS))));
    }
}
