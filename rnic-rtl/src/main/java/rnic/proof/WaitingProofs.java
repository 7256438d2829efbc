package rnic.proof;

import hdl.*;
import hdl.proof.Proof;
import hdl.proof.Property;
import java.time.Duration;
import java.util.List;
import rnic.command.CommandProcessor;
import rnic.command.FailureCollector;
import rnic.command.QueuePairStates;
import rnic.protocol.RnicParameters;
import rnic.retransmit.SendWindow;

/**
 * Freedom from deadlock, in the small configuration: reports, orders and commands end within bounds whatever failures
 * come, and no failure is lost. Memories are cut: what they say is free.
 */
final class WaitingProofs {
    private static final Duration BUDGET = Duration.ofSeconds(900);

    private WaitingProofs() {}

    static List<Property> all() {
        return List.of(collector(), states(), commands(), window());
    }

    /** A circuit in its surroundings. */
    static <IO extends Bundle<IO>> Proof<IO> waiting(Circuit<IO> circuit) {
        return Proof.of(circuit).environment(Surroundings.of(circuit.moduleName())).alone().cutMemories()
            .budget(BUDGET);
    }

    /** That the ring has room needs the table and is only simulated. */
    private static Property collector() {
        return Property.of("FailureCollector", "small (16 queue pairs), 3 reporters that keep what they offer;"
                + " memories free, lives begin 20 cycles apart",
            "a report waits less than 12 cycles, whatever becomes of what is given out",
            () -> waiting(new FailureCollector(RnicParameters.SMALL, 3))
                .without("the ring has a place for every queue pair", "who is given out stood in the ring")).slow()
            .refutes("nothing is taken while one is shown", "may_report = ~(", "may_report = ~(showing | ");
    }

    private static Property states() {
        return Property.of("QueuePairStates", "small; memories free, who offers keeps his offer and waits for its"
                + " answer",
            "orders and failures are taken in less than 24 cycles, an order is answered 8 later",
            () -> waiting(new QueuePairStates(RnicParameters.SMALL)))
            .refutes("failures go before commands", ".in_0_valid(orders_valid)",
                ".in_0_valid(orders_valid & ~failures_valid)");
    }

    /**
     * What the collector and the states promise is proved above; here their waits are 3 cycles, as are those of the
     * blocks that take set-ups, and 64 cycles of settling are 3. What a command says is free. Who
     * uses a completion queue needs its table, and is only simulated.
     */
    private static Property commands() {
        return Property.of("CommandProcessor", "small; memories and commands free, settling shrunk from 64 cycles to"
                + " 3, set-ups, rates and drains take 3 at"
                + " most, collector and states do what is proved of them",
            "every command of every kind ends within 80 cycles",
            () -> waiting(new CommandProcessor(RnicParameters.SMALL))
                .without("a user is counted of a queue that exists", "no queue loses a user that it does not have")
                .with("settling <= 6'd63", "settling <= 6'd2")
                .free("FailureCollector_small_3", Surroundings.promise("FailureCollector_small_3"))
                .free("QueuePairStates_small", Surroundings.promise("QueuePairStates_small"))
                .cut("request_arguments*", "request_target", "drain_waited", "life_*", "first_*", "second_*",
                    "mr_end", "is_bad_*", "is_no_*", "is_qp_*", "is_cq_*", "reserved_*", "key_*", "handle*",
                    "queue*", "words*"))
            .refutes("failures are taken only while no command runs", ".in_0_valid(failures_0_valid)",
                ".in_0_valid(failures_0_valid & ~answer_busy)").slow();
    }

    /** Operations start at any time and fail as they like; a failure is taken in less than 3 cycles (proved with 12). */
    private static Property window() {
        return Property.of("SendWindow", "small; memories, pipeline, tables and timers free, a failure is taken"
                + " within 3 cycles (12 are proved)",
            "a failure finds room, and nothing is held up for more than 40 cycles by failures that wait",
            () -> waiting(new SendWindow(RnicParameters.SMALL)).without("the verdict is there")
                .free("WindowIssue_32", Surroundings.promise("WindowIssue_32"))
                .free("WindowPipeline_small", "").free("WindowTables_small", "").free("ChoiceTable_small", "")
                .free("ResendPick_128", "").free("WindowTimer", "").free("TimerScan_16", "")
                .free("DeadlineTable_32", ""))
            .refutes("failures stay while a set-up waits", ".out_ready(failure_ready)",
                ".out_ready(failure_ready & ~setup_valid)")
            .refutes("the window stops too late", "failures_level >= 6'd16", "failures_level >= 6'd26");
    }
}
