package rnic.proof;

import static rnic.proof.WaitingProofs.waiting;

import hdl.proof.Proof;
import hdl.proof.Property;
import java.time.Duration;
import java.util.List;
import rnic.protocol.RnicParameters;
import rnic.schedule.PacedRing;
import rnic.schedule.RateInverse;
import rnic.schedule.TokenBuckets;
import rnic.schedule.TxScheduler;

/**
 * The scheduler begins a life whatever its packets wait for, in three steps: it waits for the pacer alone, the pacer's
 * buckets take a rate within 60 cycles, and the ring that they tell hears them within 24. Memories are cut: what they
 * say is free.
 */
final class SchedulerProofs {
    private static final int QUEUE_PAIRS = 16;
    private static final String RATE_IS_TAKEN =
        "a rate is taken within 60 cycles, whatever is charged, looked at and walked";

    private SchedulerProofs() {}

    static List<Property> all() {
        return List.of(scheduler(), reads(), buckets(), bucketsAndInverse(), inverse(), ring());
    }

    /** Tables, builder, window and host do what they like, and the builder may never take a packet. */
    private static Property scheduler() {
        return Property.of("TxScheduler", "small; memories, tables, builder, window and host free, the pacer takes a"
                + " rate within 3 cycles, an answer comes in every second one",
            "a new life is taken within 16 cycles",
            () -> waiting(new TxScheduler(RnicParameters.SMALL)).without("no packet is longer than 4 KiB",
                    "what was measured of a packet stands until it has been checked",
                    "no more Reads and atomics are open than the peer takes",
                    "a fenced request begins when all Reads are answered",
                    "a packet of a response has the PSN of its place")
                .free("Pacer_16_7", Surroundings.promise("Pacer_16_7")).free("SendTables_small", "")
                .free("SegmentBuilder_small", "").free("ReadLedger_small", "").free("SeenReads_small", ""))
            .refutes("a life begins between packets only", "setup_ready = ", "setup_ready = (step == 4'd0) & ");
    }

    /** V5 and V9. */
    private static Property reads() {
        return Property.of("TxScheduler", "small, any queue pair from a life on; tables free but for its Reads, the"
                + " pacer gives a turn once, and none when requests begin later",
            "no more Reads and atomics are open than the peer takes, and what is fenced begins when all that they have"
                + " brought lies in memory (V5, V9)",
            () -> Proof.of(new TxScheduler(RnicParameters.SMALL)).alone()
                .without("no packet is longer than 4 KiB", "no more Reads and atomics are open than the peer takes",
                    "a fenced request begins when all Reads are answered",
                    "a packet of a response has the PSN of its place",
                    "what is handed over is what was read for its flow")
                .free("Pacer_16_7", "").free("SendTables_small", "").free("SegmentBuilder_small", "")
                .free("ReadLedger_small", "").free("SeenReads_small", "")
                .inductionBySat(2).pdr().budget(Duration.ofSeconds(60))
                .with("endmodule", Surroundings.inside("TxScheduler_small.reads")))
            .refutes("one more is open", "may_read <= open_reads < ", "may_read <= open_reads <= ")
            .refutes("a fence waits for answers only", "unseen_reads <= ledger_row_reads != seen_inst_seen",
                "unseen_reads <= ledger_row_reads[3:0] != ledger_answered");
    }

    /** That the verdicts have places needs the ring, and is only simulated. */
    private static Property buckets() {
        return Property.of("TokenBuckets", "16 queue pairs; memories free, RateInverse does what is proved of it,"
                + " the ring hears within 3 cycles (24 are"
                + " proved), a charge in one of 4 cycles",
            RATE_IS_TAKEN,
            () -> wholeBuckets().free("RateInverse", Surroundings.promise("RateInverse")))
            .refutes("a rate waits for those who look", "renewing = entering & ",
            "renewing = entering & ~look_valid & ").slow();
    }

    /** The same without a cut: two minutes. */
    private static Property bucketsAndInverse() {
        return Property.of("TokenBuckets", "16 queue pairs; as above, RateInverse as it is", RATE_IS_TAKEN,
            SchedulerProofs::wholeBuckets).slow()
            .refutes("a rate waits for those who look", "renewing = entering & ", "renewing = entering & ~look_valid & ");
    }

    private static Proof<?> wholeBuckets() {
        return waiting(new TokenBuckets(QUEUE_PAIRS)).without("there is a place for every charge");
    }

    /** How it divides is arithmetic, and only simulated. */
    private static Property inverse() {
        return Property.of("RateInverse", "rates of 20 bits; the answer is taken at once",
            "one answer for each rate, within 40 cycles",
            () -> waiting(new RateInverse()).without("a divisor that divides begins with a one",
                "the rest is less than two divisors"))
            .refutes("a rate is taken while one is divided", "rate_ready = ", "rate_ready = 1'b1 | ");
    }

    /** Who stands where needs the table, and is only simulated. */
    private static Property ring() {
        return Property.of("PacedRing", "16 queue pairs, 7 sources; memories free, a turn in one of 4 cycles, one"
                + " handed back in one of 2",
            "a rate in force is heard within 24 cycles",
            () -> waiting(new PacedRing(QUEUE_PAIRS, 7)).without("who is returned was taken", "who is taken waited",
                "who is shown was in the wheel", "the ring has a place for every queue pair",
                "who is served for one of two flows was counted", "who joins the ring has a flow that is ready"))
            .refutes("no rate is ever taken", "rated_ready = ~(", "rated_ready = 1'b0 & ~(");
    }
}
