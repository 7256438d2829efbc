package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.UpDown;
import hdl.lib.Valid;
import java.util.List;
import rnic.common.QueueMarks;
import rnic.messages.MessageCount;
import rnic.protocol.RnicParameters;

/**
 * Which data packets end a response, from when they are taken on until no answer can pass them any more: in RoCEv2 an
 * acknowledgement follows the responses before it. What is under way as its queue pair is reset is marked, and tells
 * nothing when it leaves: a new life counts from nothing.
 */
final class ResponseEnds {
    /** Packets whose headers are made or wait for their payload, and those on their way to where they are made. */
    private static final int HEADERS = 2 * HeaderPipeline.AHEAD;
    /** Packets that have their payload and wait for the line. */
    private static final int LEAVING = 4;
    /** For every packet that may be under way. */
    private static final int PLACES = Integer.highestOneBit(TransmitPath.PACKETS + HEADERS + LEAVING) << 1;
    /** Read Response Last and Only, Atomic Acknowledge. */
    private static final List<Integer> OPCODES = List.of(0x0F, 0x10, 0x12);

    private final RnicParameters parameters;
    private final Fifo.Io<End> made;
    private final Fifo.Io<End> leaving;
    /** Packets that have their payload and wait for the line. */
    private final UInt inside;
    /** Beside the ends of responses: those of lives that have ended. */
    private final QueueMarks.Io marks;

    /** A packet, and whether it ends the response that it belongs to. */
    private record End(Bool ends, MessageCount response) implements Bundle<End> {
        static Shape<End> of(RnicParameters parameters) {
            return bundle(End.class, bool(), MessageCount.of(parameters));
        }
    }

    ResponseEnds(RnicParameters parameters) {
        this.parameters = parameters;
        made = instance(new Fifo<>(End.of(parameters), HEADERS));
        leaving = instance(new Fifo<>(End.of(parameters), LEAVING));
        inside = reg(uint(log2Ceil(LEAVING + 1))).named("inside").init(0);
        marks = instance(new QueueMarks(parameters.queuePairs(), PLACES));
    }

    /**
     * A packet is taken.
     *
     * @param past its queue pair has been reset since it was shown
     */
    void takes(Bool entering, UInt opcode, UInt qp, Bool past) {
        marks.entering().valid().set(entering.and(isLast(opcode)));
        marks.entering().value().set(qp);
        marks.enterDead().set(past);
    }

    /** A queue pair has been reset; what enters from now on is known to be past. Returns whether it is being looked for. */
    Bool letGo(Valid<UInt> ended) {
        marks.letGo().set(ended);
        return marks.busy();
    }

    private static Bool isLast(UInt opcode) {
        return OPCODES.stream().map(each -> opcode.eq((long) each)).reduce(Bool::or).orElseThrow();
    }

    /** The oldest packet may be dropped: what goes nowhere is over when those before it have left. */
    Bool mayDrop() {
        return made.out().payload().ends().not().or(inside.eq(0));
    }

    /** The headers of a packet are begun. */
    void begins(Bool entering, Outgoing packet) {
        made.in().valid().set(entering);
        made.in().payload().set(new End(isLast(packet.opcode()), new MessageCount(packet.qp(),
            parameters.inLife(packet.msn()).trunc(MessageCount.BITS))));
        check(entering.not().or(made.in().ready()), "there is a place for the end of every response");
    }

    /**
     * Returns the response that has left, if its queue pair has not been reset meanwhile.
     *
     * @param known   a packet's payload is there, or it is dropped
     * @param sending it is there
     * @param passing the oldest that was there goes to the line
     */
    Valid<MessageCount> left(Bool known, Bool sending, Bool passing) {
        made.out().ready().set(known);
        leaving.in().valid().set(sending);
        leaving.in().payload().set(made.out().payload());
        leaving.out().ready().set(passing);
        inside.next(UpDown.next(inside, sending, passing));
        var dropping = known.and(sending.not()).and(made.out().payload().ends());
        check(dropping.and(passing).not(), "what is dropped is over when those before it have left");
        check(known.not().or(made.out().valid()), "it is known whether a packet ends a response");
        check(sending.not().or(leaving.in().ready()), "there is a place for every packet that waits for the line");
        check(passing.not().or(leaving.out().valid()), "who goes to the line was there");
        var ending = dropping.or(passing.and(leaving.out().payload().ends()));
        marks.leaving().set(ending);
        return new Valid<>(ending.and(marks.dead().not()),
            mux(dropping, made.out().payload().response(), leaving.out().payload().response()));
    }
}
