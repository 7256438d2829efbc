package rnic.proof;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rnic.RnicParameters;
import rnic.mutation.MutationWorker;
import rnic.transport.SendWindow;

/** The failure path of the send window: whatever fails, nothing is lost and nothing is held up for long. */
@Tag(MutationWorker.EMITTED)
class SendProofTest {
    @TempDir Path folder;

    private Proof window() throws Exception {
        return Proof.of(folder, new SendWindow(RnicParameters.SMALL)).without("the_verdict").free("WindowIssue_16")
            .free("WindowPipeline_small").free("WindowTables_small").free("ChoiceTable_small").free("ResendPick_128")
            .free("WindowTimer").free("TimerScan_16").free("DeadlineTable_16");
    }

    @Test void failuresHoldTheWindowUpForABoundOnly() throws Exception {
        window().holds();
    }

    /** The fault of old: failures stay where they are while a set-up waits. */
    @Test void aWindowWhoseFailuresWaitForASetUpIsFound() throws Exception {
        window().with(".out_ready(failure_ready)", ".out_ready(failure_ready & ~setup_valid)").isRefuted();
    }

    @Test void aWindowThatStopsTooLateIsFound() throws Exception {
        window().with("failures_level >= 6'd16", "failures_level >= 6'd26").isRefuted();
    }
}
