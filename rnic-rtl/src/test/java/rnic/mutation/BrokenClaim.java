package rnic.mutation;

import static hdl.ir.Mutation.Kind.ARMS;
import static hdl.ir.Mutation.Kind.CONDITION;
import static hdl.ir.Mutation.Kind.CONSTANT;
import static hdl.ir.Mutation.Kind.ENABLE;
import static hdl.ir.Mutation.Kind.INITIAL;
import static hdl.ir.Mutation.Kind.NEGATION;
import static hdl.ir.Mutation.Kind.OPERATOR;

import hdl.ir.Mutation.Kind;
import java.util.List;

/**
 * A claim that no test breaks by driving a circuit wrongly, and a mistake in the circuit that makes it false. Where
 * {@code kind} is null, inputs that the surroundings never give do.
 *
 * @param circuit that is driven: what its file is called
 * @param claim   what it says
 * @param file    of the mistake, below {@code rnic}
 * @param line    part of its line, which no other line of the file has
 * @param kind    of the mistake
 * @param number  which one of its kind at this line
 */
record BrokenClaim(String circuit, String claim, String file, String line, Kind kind, int number) {
    static final List<BrokenClaim> ALL = List.of(
        new BrokenClaim("FrameFront", "no more beats are counted than the window has",
            "parse/FrameFront.java", "var collecting =", OPERATOR, 0),
        new BrokenClaim("FrameFront", "a frame holds one network header",
            "parse/FrameFront.java", "var ipv6 = mux(tagged", OPERATOR, 2),
        new BrokenClaim("IcrcChecker", "a packet that is cut off has no good ICRC",
            "parse/IcrcChecker.java", "when(beats.valid(), () -> {", ENABLE, 0),
        new BrokenClaim("AdmissionCheck", "what is refused acknowledges nothing",
            "receive/AdmissionCheck.java", "acknowledging.set(false)", CONSTANT, 0),
        new BrokenClaim("ReceiveChecks", "what is fatal is not asked for again",
            "receive/ReceiveChecks.java", "        code.set(0);", CONSTANT, 0),
        new BrokenClaim("TimerScan", "nothing is posted before every deadline has been written",
            "retransmit/TimerScan.java", "var counting = reg(", INITIAL, 0),
        new BrokenClaim("FetchPlanner", "no order is longer than a batch",
            "fetch/FetchPlanner.java", "return mux(count.zext(other", ARMS, 2),
        new BrokenClaim("SendCompleter", "a request that is shown succeeds or fails",
            "complete/SendCompleter.java", "when(isSuccessful.or(isFailing), ", CONDITION, 0),
        new BrokenClaim("SendCompleter", "a flush takes one step at a time",
            "complete/SendCompleter.java", "settling.next(served.isAsked", CONSTANT, 0),
        new BrokenClaim("SpoiledPlacements", "no mark moves while another is written",
            "complete/SpoiledPlacements.java", "var drawing = old.isOld", NEGATION, 0),
        new BrokenClaim("HintQueue", "a sweep that waits follows another",
            "common/HintQueue.java", "var again = reg(bool()", INITIAL, 0),
        new BrokenClaim("TxScheduler", "what is handed over is what was read for its flow",
            "schedule/FlowChoice.java", "tables.flow().set(mux(idle", ARMS, 0),
        new BrokenClaim("LocalErrors", "nothing is noted of others while a life begins",
            "acknowledge/LocalErrors.java", "var beginning = io.setup.valid()", OPERATOR, 0),
        new BrokenClaim("PageCutter", "no burst leaves its page",
            "memory/PageCutter.java", "var most = line.not()", NEGATION, 0),
        new BrokenClaim("AckJudge", "an acknowledgement is of one kind",
            "retransmit/AckJudge.java", "io.verdict.drop().set", OPERATOR, 0),
        new BrokenClaim("CompletionSlots", "no more places than there are",
            "complete/CompletionSlots.java", "level.write(new Level", INITIAL, 0),
        new BrokenClaim("CompletionSlots", "there is a place for every entry",
            "complete/CompletionSlots.java", "var placed = at(7,", OPERATOR, 1),
        new BrokenClaim("Drains", "nothing begins for a queue pair that has ended: COMPLETION",
            "command/Drains.java", "io.ended.set(rounds", OPERATOR, 0),
        new BrokenClaim("Drains", "nothing begins for a queue pair that has ended: PAYLOAD",
            "command/Drains.java", "io.ended.set(rounds", OPERATOR, 0),
        new BrokenClaim("Drains", "nothing begins for a queue pair that has ended: PLACEMENT",
            "command/Drains.java", "io.ended.set(rounds", OPERATOR, 0),
        new BrokenClaim("Drains", "nothing begins for a queue pair that has ended: RECEIVE_WQE",
            "command/Drains.java", "io.ended.set(rounds", OPERATOR, 0),
        new BrokenClaim("Drains", "nothing begins for a queue pair that has ended: REPORT",
            "command/Drains.java", "io.ended.set(rounds", OPERATOR, 0),
        new BrokenClaim("Drains", "nothing begins for a queue pair that has ended: SEND_WQE",
            "command/Drains.java", "io.ended.set(rounds", OPERATOR, 0),
        new BrokenClaim("Drains", "nothing begins for an MR that has ended: PLACEMENT",
            "command/Drains.java", "io.ended.set(rounds", OPERATOR, 0),
        new BrokenClaim("FailureCollector", "nobody else writes memory rows beside an operation",
            "command/FailureCollector.java", "var entry = operations", INITIAL, 2),
        new BrokenClaim("FailureCollector", "operations on one word of rows are not 1 cycle apart",
            "command/FailureCollector.java", "return mux(renewing, renewed", ARMS, 1),
        new BrokenClaim("FailureCollector", "operations on one word of rows are not 2 cycles apart",
            "command/FailureCollector.java", "return mux(renewing, renewed", ARMS, 1),
        new BrokenClaim("FetchPlanner", "nothing is producer while a life begins",
            "fetch/FetchPlanner.java", "io.doorbell.ready(", OPERATOR, 0),
        new BrokenClaim("FinishCounter", "no request takes more answers than it has bursts",
            "common/FinishCounter.java", "var taken = reg(uint", INITIAL, 0),
        new BrokenClaim("PayloadAligner", "a frame has no more beats of headers than they take",
            "transmit/PayloadAligner.java", "headers.ready().set(out", OPERATOR, 2),
        new BrokenClaim("ReceiveFlusher", "no flush is asked for while a life begins",
            "complete/ReceiveFlusher.java", "var others = io.rung", OPERATOR, 2),
        new BrokenClaim("ReceiveFlusher", "nothing is consumed while a life begins",
            "complete/ReceiveFlusher.java", "var others = io.rung", OPERATOR, 3),
        new BrokenClaim("ReceiveFlusher", "nothing is producer while a life begins",
            "complete/ReceiveFlusher.java", "var others = io.rung", OPERATOR, 3),
        new BrokenClaim("ReceiveFlusher", "only a queue pair that is flushed completes requests",
            "complete/ReceiveFlusher.java", "var showing = isAsked", OPERATOR, 2),
        new BrokenClaim("ResendPick", "a named packet that waits goes first",
            "retransmit/ResendPick.java", "io.choice.place().set", ARMS, 0),
        new BrokenClaim("RingUpdate", "a packet that is new or taken does not wait",
            "retransmit/RingUpdate.java", "var changedOrHead", OPERATOR, 0),
        new BrokenClaim("RowQueue", "no verdict is forgotten",
            "registers/RowQueue.java", "var taking = io.judged", OPERATOR, 1),
        new BrokenClaim("SackMap", "no packet is both received and missing",
            "retransmit/SackMap.java", "io.missing.set(counting", OPERATOR, 0),
        new BrokenClaim("CommandProcessor", "every step is of a command",
            "command/CommandEngine.java", ".in(Step.IDLE, () -> when(pending", CONDITION, 0),
        new BrokenClaim("CommandProcessor", "a user is counted of a queue that exists",
            "command/CommandEngine.java", ".in(Step.ACT, () -> when(verdict", CONDITION, 0),
        new BrokenClaim("CommandProcessor", "no queue loses a user that it does not have",
            "command/CommandEngine.java", ".in(Step.ACT, () -> when(verdict", CONDITION, 0),
        new BrokenClaim("HostSide", "a flush comes with the state of its queue pair",
            "command/QueuePairStates.java", "var flushing = reg(", INITIAL, 0),
        new BrokenClaim("SackSpan", "a SACK speaks of 1 to 128 packets",
            "acknowledge/SackSpan.java", "distance.trunc(log2Ceil", CONSTANT, 0),
        new BrokenClaim("SendCompleter", "no flush is asked for while a life begins",
            "complete/SendCompleter.java", "beginning.set(io.setup", NEGATION, 0),
        new BrokenClaim("SendCompleter", "nothing is acknowledged while a life begins",
            "complete/SendCompleter.java", "beginning.set(io.setup", NEGATION, 0),
        new BrokenClaim("SendCompleter", "nothing is producer while a life begins",
            "complete/SendCompleter.java", "beginning.set(io.setup", NEGATION, 0),
        new BrokenClaim("SendQueue", "no WQE comes while a life begins",
            "fetch/SendQueue.java", "io.setup.ready().set", OPERATOR, 0),
        new BrokenClaim("SetupSequencer", "no longer is waited for packets than they take",
            "track/SetupSequencer.java", "when(count.eq(DRAIN", ENABLE, 0),
        new BrokenClaim("StashWalk", "no event is lost",
            "complete/StashWalk.java", "var ending = steps", OPERATOR, 0),
        new BrokenClaim("StashWalk", "nobody else writes memory table beside an operation",
            "complete/StashWalk.java", "io.setup.ready().set", OPERATOR, 1),
        new BrokenClaim("Timebase", "a fraction is less than a whole",
            "registers/Timebase.java", "fraction.next(mux(", OPERATOR, 1),
        new BrokenClaim("Timebase", "a part is less than a whole",
            "registers/Timebase.java", "part.next(mux(full", OPERATOR, 0),
        outside("AckBuilder", "every row was asked for"),
        outside("AckBuilder", "no answer is lost"),
        outside("AckBuilder", "rows come soon enough"),
        outside("Arbiter", "never withdraws a payload"),
        outside("CompletionEvents", "no more answers than entries"),
        outside("CompletionOrder", "no accepted packet is forgotten"),
        outside("CompletionWriter", "every answer belongs to an entry"),
        outside("CompletionWriter", "there is a place for every entry that is refused"),
        outside("Crc", "a beat has at least one byte"),
        outside("EventMerge", "there is a place for every event"),
        outside("Fork", "the source keeps what some have taken"),
        outside("ForkSlice", "the source keeps what it has shown until all have it"),
        outside("Pacer", "one is handed back after the other"),
        outside("PayloadReader", "every beat belongs to a request"),
        outside("PayloadReader", "no more places than there are"),
        outside("QueueMarks", "the queue has no more places"),
        outside("QueuePairStates", "nobody waits for longer than two jobs"),
        outside("Rnic", "the MAC gives bytes that lie together"),
        outside("Rnic", "the MAC gives full beats before the last"),
        outside("TransmitPath", "never asks for more than there is room for"),
        new BrokenClaim("HeaderPipeline", "there is a place for the headers of all data",
            "transmit/HeaderPipeline.java", "when(entering.and(", NEGATION, 0),
        new BrokenClaim("IcrcInserter", "a beat that is due is there",
            "transmit/IcrcInserter.java", "when(computed.and(", CONDITION, 0),
        new BrokenClaim("IcrcInserter", "a last beat has its code",
            "transmit/IcrcInserter.java", "var isNewest = codes", NEGATION, 0),
        new BrokenClaim("IcrcMask", "no frame begins behind the end of its packet",
            "parse/IcrcMask.java", "ended.next(isFirst", OPERATOR, 2),
        new BrokenClaim("WindowTimer", "no timeout is longer than 8.4 s",
            "retransmit/WindowTimer.java", "var timeout = mux(", OPERATOR, 0),
        new BrokenClaim("WordUpdate", "RNR retries never underflow",
            "retransmit/WordUpdate.java", "when(word.rnrRetries().eq", CONSTANT, 0),
        new BrokenClaim("WordUpdate", "retries go down or begin anew",
            "retransmit/WordUpdate.java", "when(word.retries(", CONSTANT, 0),
        new BrokenClaim("WindowPipeline", "a response does not acknowledge its request",
            "retransmit/WindowPipeline.java", "var counting = window.flag", OPERATOR, 0),
        outside("IcrcInserter", "a frame ends with a word behind its link header"),
        outside("WindowPipeline", "new packets are sent in order"),
        outside("WqeFetcher", "every beat is taken"),
        outside("HeaderFields", "a probe is an answer"),
        outside("HeaderFields", "an answer has no payload"),
        outside("FetchPlanner", "no more WQEs are on chip than there are places"),
        outside("ReceiveChecks", "the message that is awaited begins at the expected packet or before it"),
        outside("ReceiveChecks", "an MR has bytes"));

    private static BrokenClaim outside(String circuit, String claim) {
        return new BrokenClaim(circuit, claim, "", "", null, 0);
    }

    @Override public String toString() {
        return circuit + ": " + claim;
    }
}
