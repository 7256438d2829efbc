package rnic.proof;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rnic.RnicParameters;
import rnic.host.CommandProcessor;
import rnic.host.FailureCollector;
import rnic.host.QueuePairStates;
import rnic.mutation.MutationWorker;

/**
 * Freedom from deadlock of the control plane, proved on the emitted Verilog of the small configuration: reports,
 * orders and commands end within bounds whatever failures come. Beside each proof stands the fault that it would not
 * let pass. That the ring of the collector has room needs its table and is only simulated.
 */
@Tag(MutationWorker.EMITTED)
class ControlProofTest {
    @TempDir Path folder;

    private Proof collector() {
        return Proof.of(folder, new FailureCollector(RnicParameters.SMALL, 3)).without("the_ring_has", "who_is_given");
    }

    @Test void everyReportIsTakenWhateverTheServerDoes() throws Exception {
        collector().holds();
    }

    /** The fault of old: a report waits while another one has not been served. */
    @Test void aCollectorThatWaitsForItsServerIsFound() throws Exception {
        collector().with("may_report = ~(", "may_report = ~(shows | ").isRefuted();
    }

    private Proof states() {
        return Proof.of(folder, new QueuePairStates(RnicParameters.SMALL));
    }

    @Test void ordersAndFailuresHaveTheirTurn() throws Exception {
        states().holds();
    }

    /** The fault of old: failures go before commands. */
    @Test void statesThatPreferFailuresAreFound() throws Exception {
        states().with(".in_0_valid(orders_valid)", ".in_0_valid(orders_valid & ~failures_valid)").isRefuted();
    }

    /**
     * The steps of a command. What the collector and the states promise is proved above; here their waits are 3 cycles,
     * as are those of the blocks that take set-ups, and 64 cycles of settling are 3. What a command says is free.
     */
    private Proof commands() throws Exception {
        return Proof.of(folder, new CommandProcessor(RnicParameters.SMALL))
            .with("settling <= 6'd63", "settling <= 6'd2")
            .free("FailureCollector_small_3").free("QueuePairStates_small")
            .cut("request_arguments*", "request_target", "drain_waited", "life_*", "first_*", "second_*", "region_end",
                "is_bad_*", "is_no_*", "is_qp_*", "is_cq_*", "reserved_*", "key_*", "handle*", "queue*", "words*");
    }

    @Test void everyCommandEnds() throws Exception {
        commands().holds();
    }

    /** The fault of old: failures are taken only when no command runs, and a set-up waits for who has one to report. */
    @Test void anEngineThatTakesFailuresOnlyWhenIdleIsFound() throws Exception {
        commands().with(".in_0_valid(failures_0_valid)", ".in_0_valid(failures_0_valid & ~answer_busy)").isRefuted();
    }
}
