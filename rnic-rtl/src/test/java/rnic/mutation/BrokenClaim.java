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
            "parse/FrameFront.java", "var collecting = ", OPERATOR, 0),
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
        new BrokenClaim("FetchPlanner", "a burst stays within its page",
            "fetch/FetchPlanner.java", "return mux(count.zext(other", ARMS, 0),
        new BrokenClaim("FetchPlanner", "no order is longer than a batch",
            "fetch/FetchPlanner.java", "return mux(count.zext(other", ARMS, 2),
        new BrokenClaim("SendCompleter", "a request that is shown succeeds or fails",
            "complete/SendCompleter.java", "when(succeeds.or(fails), ", CONDITION, 0),
        new BrokenClaim("SendCompleter", "a flush takes one step at a time",
            "complete/SendCompleter.java", "settling.next(served.isAsked", CONSTANT, 0),
        new BrokenClaim("SpoiledPlacements", "no mark moves while another is written",
            "complete/SpoiledPlacements.java", "var drawing = old.isOld", NEGATION, 0),
        new BrokenClaim("HintQueue", "a sweep that waits follows another",
            "common/HintQueue.java", "var again = reg(bool()", INITIAL, 0),
        new BrokenClaim("LocalErrors", "nothing is noted of others while a life begins",
            "acknowledge/LocalErrors.java", "var beginning = io.setup.valid()", OPERATOR, 0),
        new BrokenClaim("PageCutter", "no burst leaves its page",
            "memory/PageCutter.java", "var most = line.not()", NEGATION, 0),
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
