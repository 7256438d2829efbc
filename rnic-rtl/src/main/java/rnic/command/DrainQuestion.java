package rnic.command;

import static hdl.Hdl.*;

import hdl.*;

/** Asks whether anything is under way for an object. */
public record DrainQuestion(
    @Doc("the question counts: nothing of the object begins any more; it stays until it is taken back") Bool asked,
    @Doc("a memory region; else a queue pair") Bool isMr,
    @Doc("of a queue pair: only WQEs of shared receive queues matter, of which it gets none any more") Bool onlyDealt,
    @Doc("number of the object; from four cycles before the question on") UInt object
) implements Bundle<DrainQuestion> {
    /** As many as the most MRs need. */
    static final int OBJECT_BITS = 16;

    public static final Shape<DrainQuestion> SHAPE =
        bundle(DrainQuestion.class, bool(), bool(), bool(), uint(OBJECT_BITS));
}
