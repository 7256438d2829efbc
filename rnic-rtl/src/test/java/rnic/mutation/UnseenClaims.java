package rnic.mutation;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Claims of the NIC that nothing in this module is seen to break, with the reason. */
final class UnseenClaims {
    private static final String LIBRARY = "the library's own: broken by tests and proofs of hdl-dsl";
    private static final String SEARCHED = "searched: no drive of 300 cycles made it false, nor did one of the mistakes"
        + " in its circuit that were tried in 40 seconds";
    private static final String CONSTANTS = "what it bounds is one of the constants of the formats, 44 bytes at most";
    private static final String ONE_BRANCH = "what it compares is set in one branch";
    private static final String PIPE = "of StreamPipe: the pipes of hdl-dsl have the same claim";

    private record Line(String circuit, String why, List<String> claims) {}

    private static final List<Line> ALL = List.of(
        new Line("AckBuilder", SEARCHED, List.of("one answer without a row at a time")),
        new Line("AdmissionCheck", SEARCHED, List.of("a packet acknowledges or has a number of its own")),
        new Line("Arbiter", LIBRARY, List.of("serves somebody when anybody waits")),
        new Line("ByteShifter", LIBRARY, List.of("bytes that follow alone end a packet")),
        new Line("CsrBlock", LIBRARY, List.of("judges only what has come",
            "takes no read before the last one is answered")),
        new Line("Drains", SEARCHED, List.of("nothing begins for an MR that has ended: PAYLOAD")),
        new Line("Fifo", LIBRARY, List.of(
            "never holds more than its depth",
            "knows whether something waits",
            "knows whether there is room",
            "shows only what it holds")),
        new Line("Fork", LIBRARY, List.of("lets go of what all have taken")),
        new Line("ForkSlice", LIBRARY, List.of("offers to nobody who has it")),
        new Line("Frontier", SEARCHED, List.of("a run is no longer than the window")),
        new Line("HalfSlice", LIBRARY, List.of("takes or gives, never both")),
        new Line("HeaderBuilder", PIPE, List.of("refuses only when every cycle is full")),
        new Line("HeaderPipeline", SEARCHED, List.of(
            "the kind of what comes is known",
            "the pipeline is shorter than the queue beside it")),
        new Line("IcrcInserter", SEARCHED, List.of("there is a place for every code")),
        new Line("NicControl", SEARCHED, List.of("a doorbell is for something that exists")),
        new Line("ObjectCounter", SEARCHED, List.of("nobody else writes memory counts beside an operation")),
        new Line("PacketParser", CONSTANTS, List.of("headers lie within the bytes that are read")),
        new Line("PayloadReader", SEARCHED, List.of("there is a place for every beat")),
        new Line("Pipeline", LIBRARY, List.of("refuses only when every stage is full")),
        new Line("ReceiveChecks", ONE_BRANCH, List.of("what is fatal is refused")),
        new Line("ReceiveQueue", SEARCHED, List.of(
            "nothing is fetched while a life begins",
            "nothing is producer while a life begins")),
        new Line("RegisterSlice", LIBRARY, List.of("the spare payload stands behind one that is shown")),
        new Line("SegmentBuilder", SEARCHED, List.of("a bad packet is not transmitted")),
        new Line("SendPath", SEARCHED, List.of(
            "every payload has an owner",
            "there is a place for the owner of every payload")),
        new Line("SetupSequencer", SEARCHED, List.of("the last entry is not waited for longer than it takes")),
        new Line("TimingWheel", SEARCHED, List.of("one in or one out")),
        new Line("TransmitPath", SEARCHED, List.of(
            "the fate of every packet is known",
            "there is a place for every verdict",
            "there is a place for the fate of every packet",
            "there is room for every beat that was asked for")),
        new Line("TxScheduler", SEARCHED, List.of("no packet is longer than 4 KiB")),
        new Line("VariantMask", SEARCHED, List.of("no beat is counted behind those with variant fields")),
        new Line("WindowPipeline", SEARCHED, List.of("what is acknowledged has been sent")),
        new Line("WqeFetcher", SEARCHED, List.of("there is a place for every beat")));

    private UnseenClaims() {
    }

    /** The claims, by circuit. */
    static Map<String, TreeSet<String>> byCircuit() {
        var found = new TreeMap<String, TreeSet<String>>();
        ALL.forEach(line -> found.put(line.circuit(), new TreeSet<>(line.claims())));
        return found;
    }
}
