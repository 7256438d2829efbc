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

    private static final String ASSUMED = "a proof of its circuit takes it for granted; no drive has made it false yet";
    private static final String YOUNG = "came with Reads and atomics: nobody has driven it wrongly yet";

    private static final String RESETS = "came with the reset by a register: nobody has driven it wrongly yet";

    private static final String LISTED = "came with lists of pages: nobody has driven it wrongly yet";

    private record Line(String circuit, String why, List<String> claims) {}

    private static final List<Line> ALL = List.of(
        new Line("AckBuilder", SEARCHED, List.of("one answer without a row at a time")),
        new Line("AdmissionCheck", SEARCHED, List.of("a packet acknowledges or has a number of its own")),
        new Line("Arbiter", LIBRARY, List.of("serves somebody when anybody waits")),
        new Line("AtomicUnit", YOUNG, List.of(
            "there is a place for every atomic",
            "there is a place for every atomic that is computed",
            "there is a place for every read")),
        new Line("ByteShifter", LIBRARY, List.of("bytes that follow alone end a packet")),
        new Line("CsrBlock", LIBRARY, List.of("judges only what has come",
            "takes no read before the last one is answered")),
        new Line("Drains", SEARCHED, List.of(
            "nothing begins for a queue pair that has ended: ATOMIC",
            "nothing begins for an MR that has ended: ATOMIC",
            "nothing begins for an MR that has ended: PAYLOAD")),
        new Line("OrderTranslator", ASSUMED, List.of("there is a place for every order")),
        new Line("PageWalker", LISTED, List.of(
            "there is a place for every page that is known",
            "there is a place for every read",
            "there is a place for every second read",
            "there is a place for every walk",
            "there is a place for whatever is found")),
        new Line("Translator", LISTED, List.of(
            "it is known whether somebody waits",
            "there is a place for all that is wanted",
            "there is a place for every access")),
        new Line("FetchPlanner", "queues begin at 64 bytes now: no drive of 300 cycles plans so near the end of a page",
            List.of("a burst stays within its page")),
        new Line("Fifo", LIBRARY, List.of(
            "never holds more than its depth",
            "knows whether something waits",
            "knows whether there is room",
            "shows only what it holds")),
        new Line("Fork", LIBRARY, List.of("lets go of what all have taken")),
        new Line("FunctionReset", RESETS, List.of("who is reset owes no answer")),
        new Line("ForkSlice", LIBRARY, List.of("offers to nobody who has it")),
        new Line("Frontier", SEARCHED, List.of("a run is no longer than the window")),
        new Line("HalfSlice", LIBRARY, List.of("takes or gives, never both")),
        new Line("HeaderBuilder", PIPE, List.of("refuses only when every cycle is full")),
        new Line("HeaderPipeline", SEARCHED, List.of(
            "the kind of what comes is known",
            "the pipeline is shorter than the queue beside it")),
        new Line("IcrcInserter", SEARCHED, List.of("there is a place for every code")),
        new Line("NicControl", SEARCHED, List.of(
            "a doorbell is for something that exists",
            "a doorbell is looked up by its own number")),
        new Line("ObjectCounter", SEARCHED, List.of("nobody else writes memory counts beside an operation")),
        new Line("PacketParser", CONSTANTS, List.of("headers lie within the bytes that are read")),
        new Line("PayloadReader", SEARCHED, List.of("there is a place for every beat")),
        new Line("Pipeline", LIBRARY, List.of("refuses only when every stage is full")),
        new Line("ReadLedger", YOUNG, List.of("a Read is told before its answer can come")),
        new Line("ReceiveChecks", ONE_BRANCH, List.of("what is fatal is refused")),
        new Line("ReceiveCore", YOUNG, List.of("a Read or an atomic that is accepted has a context")),
        new Line("ReceivePath", YOUNG, List.of("there is a place for whoever crosses")),
        new Line("ReceiveQueue", SEARCHED, List.of(
            "nothing is fetched while a life begins",
            "nothing is producer while a life begins")),
        new Line("RegisterSlice", LIBRARY, List.of("the spare payload stands behind one that is shown")),
        new Line("Responder", YOUNG, List.of("who has a context is not refused")),
        new Line("ResponderEngine", YOUNG, List.of("there is a place for every atomic that starts")),
        new Line("ResponseOrder", YOUNG, List.of("a new life begins within a bound")),
        new Line("SegmentBuilder", SEARCHED, List.of("a bad packet is not transmitted")),
        new Line("SendPath", SEARCHED, List.of(
            "every payload has an owner",
            "there is a place for the owner of every payload")),
        new Line("SendPath", YOUNG, List.of("the response before has been told")),
        new Line("SetupSequencer", SEARCHED, List.of("the last entry is not waited for longer than it takes")),
        new Line("TimingWheel", SEARCHED, List.of("one in or one out")),
        new Line("TransmitPath", SEARCHED, List.of(
            "the fate of every packet is known",
            "there is a place for every verdict",
            "there is a place for the fate of every packet",
            "there is room for every beat that was asked for")),
        new Line("TxScheduler", SEARCHED, List.of(
            "a fenced request begins when all Reads are answered",
            "no packet is longer than 4 KiB",
            "what was measured of a packet stands until it has been checked")),
        new Line("WindowPipeline", SEARCHED, List.of(
            "of responses only ACKs and Packet Drop NAKs count",
            "what is acknowledged has been sent",
            "with nothing in flight the last packet is sent again")),
        new Line("WindowTables", YOUNG, List.of("a cycle is left for a life that begins")),
        new Line("PacedRing", ASSUMED, List.of("who joins the ring has a flow that is ready")),
        new Line("PacketBuffer", ASSUMED, List.of("there is a place for the length of every frame")),
        new Line("SackTracker", ASSUMED, List.of("what is taken is counted or ahead")),
        new Line("SendWindow", ASSUMED, List.of("the verdict is there")),
        new Line("WqeFetcher", SEARCHED, List.of("there is a place for every beat")));

    private UnseenClaims() {
    }

    /** The claims, by circuit. */
    static Map<String, TreeSet<String>> byCircuit() {
        var found = new TreeMap<String, TreeSet<String>>();
        ALL.forEach(line -> found.computeIfAbsent(line.circuit(), _ -> new TreeSet<>())
            .addAll(line.claims()));
        return found;
    }
}
