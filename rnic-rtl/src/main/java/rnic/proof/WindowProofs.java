package rnic.proof;

import static hdl.Hdl.*;

import hdl.*;
import hdl.proof.Proof;
import hdl.proof.Property;
import java.util.List;
import rnic.protocol.RnicParameters;
import rnic.retransmit.AckJudge;
import rnic.retransmit.RingUpdate;
import rnic.retransmit.SendWindow;
import rnic.retransmit.WindowIssue;
import rnic.retransmit.WindowTables;

/**
 * The rings of the send window, one operation at a time: what stands in the rings before it is anything that the
 * invariant allows, and behind it the invariant holds again. So it holds always. Every operation leaves its pipeline,
 * so what is looked at are all operations.
 */
final class WindowProofs {
    private static final int WINDOW = 8;

    private WindowProofs() {}

    static List<Property> all() {
        return List.of(judge(), waiting(), generations(), issue(), tables(), stored());
    }

    /** An operation with everything that it was given, three cycles later. */
    private static final class Operation {
        private static final int DONE = 3;
        final RingUpdate.Io io;
        final Bool there = TrackerProofs.age(DONE);

        Operation(RingUpdate.Io io) {
            this.io = io;
        }

        /** Of cycle 0. */
        UInt first(UInt value) {
            return TrackerProofs.later(leave(value), DONE);
        }

        Bool first(Bool value) {
            return first(value.asUInt()).bit(0);
        }

        /** Of cycle 1. */
        UInt second(UInt value) {
            return TrackerProofs.later(leave(value), DONE - 1);
        }

        Bool second(Bool value) {
            return second(value.asUInt()).bit(0);
        }

        UInt inFlight() {
            return first(io.inFlight());
        }

        UInt head() {
            return oneHot(first(io.head()), WINDOW);
        }

        UInt named() {
            return oneHot(first(io.named()), WINDOW);
        }

        UInt taken() {
            return oneHot(second(io.place()), WINDOW);
        }

        UInt pending() {
            return first(io.pending());
        }

        Bool resends() {
            return second(io.everything()).or(second(io.tailProbe())).or(second(io.headOnly()));
        }

        /** With nothing in flight the last packet, which is acknowledged, is sent again for a Read. */
        UInt askedAgain() {
            return head().gate(second(io.everything()).and(inFlight().any().not()));
        }

        /** What the pipeline makes of the operations: one kind at a time, about packets that are in flight. */
        void promises() {
            var sack = first(io.sack());
            var drop = first(io.drop());
            var expires = first(io.expiring());
            var sent = first(io.sent());
            var pick = second(io.pick());
            var repairs = second(io.repairs());
            assumed(kinds(sent, pick, expires, sack, drop, repairs), "one kind of operation");
            assumed(repairs.and(first(io.cumulative()).not()).not(), "who is answered by its head alone repairs");
            assumed(second(io.queues()).and(sack.not()).not(), "only a SACK queues");
            assumed(second(io.headOnly()).and(second(io.queues()).not()).not(), "only a SACK speaks of the head");
            assumed(second(io.everything()).or(second(io.tailProbe())).and(expires.not()).not(), "deadlines expire");
            assumed(second(io.everything()).and(second(io.tailProbe())).not(), "one deadline at a time");
            assumed(inside(named()).or(drop.or(second(io.tailProbe())).or(repairs).not()), "what is named is in flight");
            assumed(inside(head()).or(resends().not()).or(askedAgain().any()), "the head is in flight, if anything is");
            assumed(first(io.cumulative()).and(pick.or(drop).or(expires.and(resends()))).not(),
                "what forgets waiting packets sends none again");
            assumed(first(io.received()).and(first(io.missing())).any().not(), "received or missing");
            assumed(taken().and(pending()).any().or(pick.not()), "what is taken waits");
            assumed(pending().and(first(io.rings().sacked())).and(head().not()).any().not(),
                "before: what waits was not received, but for the head");
        }

        private void assumed(Bool holds, String label) {
            assume(there.not().or(holds), label);
        }

        void proved(Bool holds, String label) {
            check(there.not().or(holds), label);
        }

        private Bool inside(UInt places) {
            return places.and(inFlight()).any();
        }

        private static Bool kinds(Bool... kinds) {
            var some = lit(false);
            var more = lit(false);
            for (var kind : kinds) {
                more = more.or(some.and(kind));
                some = some.or(kind);
            }
            return more.not();
        }
    }

    /** S1 and S9: what counts neither goes back nor beyond what was sent. */
    private static Property judge() {
        return Property.of("AckJudge", "PSNs of 24 bits; any numbers",
            "what counts lies from the oldest packet on, and not beyond the newest (S1, S9)",
            () -> Proof.of(new AckJudge()).added().induction(5).where(io -> {
                int done = 3;
                var there = TrackerProofs.age(done);
                var verdict = io.verdict();
                var moves = leave(io.target()).minus(leave(io.una()));
                var flying = leave(io.newPsn()).minus(leave(io.una()));
                var inside = TrackerProofs.later(moves.le(flying).and(moves.msb().not()).asUInt(), done).bit(0);
                var forward = TrackerProofs.later(moves.any().asUInt(), done).bit(0);
                var some = leave(verdict.cumulative()).or(leave(verdict.sack())).or(leave(verdict.drop()))
                    .or(leave(verdict.rnr())).or(leave(verdict.fatal())).or(leave(verdict.moved()));
                check(there.and(some).and(inside.not()).not(), "nothing behind the oldest packet or beyond the newest");
                check(there.and(leave(verdict.cumulative())).and(leave(verdict.moved()).ne(forward)).not(),
                    "it moves when it acknowledges more");
            }))
            .refutes("what was never sent counts", "(moving > flying) |", "");
    }

    /** S3 and S11. */
    private static Property waiting() {
        return Property.of("RingUpdate", "window 8; any rings that the invariant allows, one operation of those that"
                + " the pipeline makes",
            "only what is in flight and was not received waits; a new or taken packet does not (S3); what was received"
                + " is forgotten for a new packet alone (S11)",
            () -> operation().where(io -> {
                var op = new Operation(io);
                op.promises();
                var waits = leave(io.newPending());
                var sacked = leave(io.newRings().sacked());
                op.proved(waits.and(op.pending().not()).and(op.inFlight().not()).and(op.askedAgain().not()).any().not(),
                    "what begins to wait is in flight, or asks for a Read");
                op.proved(waits.and(op.inFlight().not()).any().and(op.first(io.cumulative())).not(),
                    "what is acknowledged does not wait");
                op.proved(waits.and(sacked).and(op.head().not()).any().not(), "what was received does not wait");
                op.proved(op.second(io.pick()).and(waits.and(op.taken()).any()).not(), "what is taken does not wait");
                var before = op.first(io.rings().sacked());
                var isNew = op.named().gate(op.first(io.sent()));
                op.proved(before.and(isNew.not()).and(sacked.not()).any().not(), "what was received stays received");
                op.proved(sacked.and(isNew).any().not(), "a new packet has not been received");
                op.proved(waits.and(isNew).any().not(), "a new packet does not wait");
                op.proved(sacked.and(before.not()).and(op.first(io.received()).gate(op.first(io.sack())).not()).any()
                    .not(), "what was received has been reported");
            }))
            .refutes("what a SACK reports goes on waiting", "~(sack_c1 ? sacked : 8'd0)", "~8'd0")
            .refutes("a SACK stands for itself alone", "sacked <= (rings_sacked &",
                "sacked <= ((sack ? 8'd0 : rings_sacked) &")
            .refutes("what is acknowledged goes on waiting", "(in_flight_c1 | {8{_cumulative_c1_inverse}})", "8'hff");
    }

    /**
     * S5: a packet that was sent again is in this generation, and a SACK does not queue it before the generations have
     * turned twice. They turn when they are old enough alone, and what is in this one is in the previous one then.
     */
    private static Property generations() {
        return Property.of("RingUpdate", "window 8; any rings, one operation of those that the pipeline makes",
            "a SACK queues no packet that was sent again before the generations have turned twice (S5)",
            () -> operation().where(io -> {
                var op = new Operation(io);
                op.promises();
                var current = op.first(io.rings().current());
                var previous = op.first(io.rings().previous());
                var currentThen = leave(io.newRings().current());
                var previousThen = leave(io.newRings().previous());
                var turns = TrackerProofs.later(leave(io.flipping()).asUInt(), 1).bit(0);
                var begins = leave(io.newPending()).and(op.pending().not())
                    .and(op.head().gate(op.second(io.headOnly())).not());
                var held = current.or(previous.gate(turns.not()));
                op.proved(begins.and(held).any().and(op.second(io.queues())).not(),
                    "a SACK passes twice turned generations alone");
                op.proved(begins.and(held).any().and(op.second(io.repairs())).not(), "and so does a repair");
                op.proved(turns.and(op.second(io.ripe()).not()).not(), "generations turn when they are old enough");
                op.proved(op.second(io.pick()).and(op.taken().and(currentThen.not()).any()).not(),
                    "what is sent again is in this generation");
                var stays = op.named().gate(op.first(io.sent())).not().gate(op.second(io.everything()).not());
                op.proved(current.and(stays).and(currentThen.not()).any().and(turns.not()).not(),
                    "what is in this generation stays in it");
                op.proved(current.and(stays).and(previousThen.not()).any().and(turns).not(),
                    "and is in the previous one when they turn");
                op.proved(previous.and(stays).and(previousThen.or(currentThen).not()).any().and(turns.not()).not(),
                    "what is in the previous one stays in one");
            }))
            .refutes("packets of the previous generation pass", "(~tail_probe_c2 & flipping)", "~tail_probe_c2")
            .refutes("generations turn at any age", "flipping <= ripe & ", "flipping <= ")
            .refutes("what turns is forgotten", "of_current = flipping | ", "of_current = ");
    }

    /** The distances that the tables of the window need, so that an operation finds what the last one has left. */
    private static Property issue() {
        return Property.of("WindowIssue", "16 flows; arbiter and slice free: any operation, at any time",
            "operations on one flow are 7 cycles apart, and 12 when a deadline has expired; how late one is for"
                + " the choice of the last one is told",
            () -> issued().induction(1))
            .refutes("operations are six cycles apart", () -> issued().with("hit_5, hit_6,", "hit_5,").bound(16))
            .refutes("a deadline is carried out a cycle early", () -> issued()
                .with("hits_4 = hit_11 & expiring", "hits_4 = 1'b0").bound(16))
            .refutes("eight cycles later counts as more", () -> issued()
                .with("second = issued_c8", "second = 1'b0 & issued_c8").bound(16));
    }

    /** Whatever is next, and whenever it is. */
    private static Proof<?> issued() {
        return Proof.of(new WindowIssue(16)).alone().without("what an acknowledgement reports waits with it")
            .free("Arbiter_6_ROUND_ROBIN", "").free("RegisterSlice", "")
            .with("endmodule", Surroundings.inside("WindowIssue_16"));
    }

    private static Proof<RingUpdate.Io> operation() {
        return Proof.of(new RingUpdate(WINDOW, false)).pdr();
    }

    /** What the queue pairs have in their tables: one bit of each, any, is followed. */
    private static Property tables() {
        return Property.of("WindowTables", "window 8, 2 queue pairs, the flows of one of them",
            "numbers, word, rings, state and whether Reads are open are read as they were written last when they were"
                + " asked for",
            WindowProofs::tabled)
            .refutes("rings go to another flow",
                () -> tabled().with("rings[write_flow]", "rings[~write_flow]"))
            .refutes("responses live as requests do",
                () -> tabled().with("read_flow_c2[0] ? sends[0] : sends[1]", "sends[1]"))
            .refutes("waiting packets are read a cycle early",
                () -> tabled().with("waiting[read_flow_c3]", "waiting[read_flow_c2]")).slow();
    }

    /** Rows of 128 places have 8, of 16 queue pairs there are 2, with the flows of one. Its user promises the rest. */
    private static Proof<?> tabled() {
        return Proof.of(new WindowTables(RnicParameters.SMALL)).without("operations on one flow are apart",
                "nobody reads before every entry is clear", "a cycle is left for a life that begins")
            .with("read_flow[3:0]", "1'd0").with("read_flow_c2[4]", "read_flow_c2[0]")
            .with("[0:31]", "[0:1]").with("[0:15]", "[0:1]").with("[3:0]", "[0:0]")
            .with("[4:0]   read_flow", "[0:0]   read_flow").with("[4:0]   numbers_flow", "[0:0]   numbers_flow")
            .with("[4:0]   write_flow", "[0:0]   write_flow")
            .with("[127:0]", "[7:0]").with("[383:0]", "[23:0]")
            .with("[383:256]", "[23:16]").with("[255:128]", "[15:8]")
            .with("endmodule", Surroundings.inside("WindowTables_small"));
    }

    /** What is proved of one operation and of the tables makes the invariants of what is stored. */
    private static Property stored() {
        return Property.of("SendWindow", "small, any place",
            "what is proved of one operation is so of the rows as they are stored and read again (S1, S3, S5, S11)",
            () -> composed().induction(9))
            .refutes("rows are written for another operation", () -> composed()
                .with("issue_issued_value_flow_c8 <= issue_issued_value_flow_c7",
                    "issue_issued_value_flow_c8 <= issue_issued_value_flow_c6").pdr())
            .refutes("operations are five cycles apart",
                () -> composed().with("his[6:1] == 0", "his[4:1] == 0").pdr()).slow();
    }

    private static Proof<?> composed() {
        return Proof.of(new SendWindow(RnicParameters.SMALL)).alone()
            .without("the verdict is there", "a failure finds room")
            .free("WindowIssue_32", "").free("WindowPipeline_small", "").free("WindowTables_small", "")
            .free("ChoiceTable_small", "").free("ResendPick_128", "").free("WindowTimer", "").free("TimerScan_16", "")
            .free("DeadlineTable_32", "").free("Fifo_*", "").free("HalfSlice*", "")
            .with("endmodule", Surroundings.inside("SendWindow_small"));
    }
}
