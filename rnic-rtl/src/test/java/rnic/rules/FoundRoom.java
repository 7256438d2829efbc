package rnic.rules;

import java.util.Map;

/**
 * Why what nothing holds up finds room, where {@code StreamsTest} has no proof of the claim itself. Each is claimed, by
 * its circuit or in every simulation, under the name that stands here or as a room of the stream. Reasons that name no
 * proof are by reading.
 */
final class FoundRoom {
    private static final String RING = "proved as: a queue pair is in the ring once at most; it has a place for each";
    private static final String COUNTED = "its places are counted before it is asked for, and given back as it leaves; "
        + "what counts is claimed: ";
    private static final String WALKS = COUNTED + "no more pages are looked up than there are places";
    private static final String OTHER = "the surroundings count, no proof of one circuit can say it: ";

    /** By circuit and instance. */
    static final Map<String, String> REASONS = Map.ofEntries(
        Map.entry("AckBuilder: asked", "rows come behind their requests by the declared cycles of the tracker, fewer"
            + " than its places; claimed: rows come soon enough"),
        Map.entry("AckPolicy: deadlines", "proved as: no deadline is lost"),
        Map.entry("AckPolicy: ring", RING),
        Map.entry("AtomicUnit: answers", "one for each slot at most; claimed: there is a place for every answer"),
        Map.entry("AtomicUnit: entries", "one for each slot at most; claimed: there is a place for every atomic"),
        Map.entry("AtomicUnit: finished", "one for each slot at most; claimed: no more atomics are under way than there"
            + " are slots"),
        Map.entry("AtomicUnit: lanes", "one for each read under way; claimed: there is a place for every read"),
        Map.entry("AtomicUnit: values", "one for each read under way; claimed: there is a place for every beat"),
        Map.entry("CompletionOrder: waiting", OTHER + "no packet is accepted while half of it waits"),
        Map.entry("CompletionSlots: cqes", COUNTED + "no more places than there are; no verdict of PDR in 40 s"),
        Map.entry("CompletionSpan: spans", "proved as: no span is lost"),
        Map.entry("CompletionWriter: refused", OTHER + "no more entries are unanswered than half its places"),
        Map.entry("ContextAllocator: rejected", OTHER + "no Read comes while more than half of it waits; claimed: there"
            + " is a place for every context that comes back"),
        Map.entry("EventMerge: waiting", OTHER + "how many events of the second source come beside the first"),
        Map.entry("FailureCollector: ring", RING),
        Map.entry("HeaderPipeline: kinds", "claimed: the pipeline is shorter than the queue beside it"),
        Map.entry("HeaderPipeline: made", COUNTED + "there is a place for the headers of all data"),
        Map.entry("IcrcInserter: codes", "no more codes than beats that are due, which have as many places; no verdict"
            + " of PDR in 40 s"),
        Map.entry("NicControl: completion_queue", "a write begins while three places are left, and no more"
            + " are under way;"
            + " no verdict of PDR in 120 s"),
        Map.entry("NicControl: receive_queue", "as its completion_queue"),
        Map.entry("NicControl: send_queue", "as its completion_queue"),
        Map.entry("NicControl: srq_queue", "as its completion_queue"),
        Map.entry("PacedRing: ring", "its row says whether a queue pair is in the ring, which has a place"
            + " for each; claimed:"
            + " the ring has a place for every queue pair"),
        Map.entry("PacketBuffer: lengths", "a frame has a beat at least, of which the store has as many"
            + " places; claimed:"
            + " there is a place for the length of every frame"),
        Map.entry("PayloadReader: prefetched", COUNTED + "no more places than there are"),
        Map.entry("OrderTranslator: queue", OTHER + "each is of a frame in the packet buffer, which has as many beats"),
        Map.entry("PageWalker: entries", WALKS),
        Map.entry("PageWalker: lasts", WALKS),
        Map.entry("PageWalker: reads", WALKS),
        Map.entry("PageWalker: roots", WALKS),
        Map.entry("PageWalker: seconds", WALKS),
        Map.entry("PageWalker: walked", WALKS),
        Map.entry("PageWalker: walks", WALKS),
        Map.entry("ReceivePath: responder", OTHER + "no message is walked while the gate is nearly full; claimed: there"
            + " is a place for whoever crosses"),
        Map.entry("SendPath: failed", "a queue pair that finds no room is named again when it sends again"),
        Map.entry("SendPath: owners", "as many as the payload reader takes; claimed: there is a place for the owner"
            + " of every payload"),
        Map.entry("SendWindow: failures", "operations stop when half of it is full; claimed: a failure finds room"),
        Map.entry("SpareContexts: free", "proved as: every spare context has a place among the free ones"),
        Map.entry("SrqDealer: makes", "the surroundings count, no proof of one circuit can say it: a command takes longer "
            + "than a third of the longest task; claimed: there is a place for every queue that is made"),
        Map.entry("SrqReader: asked", COUNTED + "nothing is ordered that has no place"),
        Map.entry("SrqReader: owners", COUNTED + "nothing is ordered that has no place"),
        Map.entry("SrqReader: wqes", COUNTED + "nothing is ordered that has no place"),
        Map.entry("StashWalk: completions", "proved as: no completion is lost"),
        Map.entry("StashWalk: events", "proved as: no event is lost"),
        Map.entry("Translator: waiting", "an access begins while as many places are left as may be on their way; claimed:"
            + " there is a place for every access"),
        Map.entry("Translator: wanted", "no more than wait, which have as many places; claimed: there is a place for all"
            + " that is wanted"),
        Map.entry("TokenBuckets: settled", OTHER + "the scheduler has that many charges under way; claimed: there is a"
            + " place for every charge"),
        Map.entry("TransmitPath: dropping_verdicts", OTHER + "one verdict for each payload that was asked"
            + " for; claimed"),
        Map.entry("TransmitPath: fates_packets", "as many as headers that are made or wait; claimed"),
        Map.entry("TransmitPath: fates_payload", "those and the few between headers and payload; claimed"),
        Map.entry("TransmitPath: verdicts", OTHER + "one verdict for each payload that was asked for; claimed"),
        Map.entry("WqeFetcher: beats", "as many places as beats of all bursts that may be under way;"
            + " claimed: there is a"
            + " place for every beat"),
        Map.entry("WqeFetcher: splitter", "a beat of one batch is taken at once; claimed: every beat is taken"));

    private FoundRoom() {
    }
}
