package rnic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.ir.ModuleDef;
import hdl.ir.Stmt;
import hdl.ir.Walk;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.mutation.MutationWorker;
import rnic.protocol.RnicParameters;
import rnic.top.Rnic;

/**
 * A circuit of the NIC that has state of its own claims what it relies on, or what others may rely on. Those listed owe
 * it: nothing is added to the list, and who claims something leaves it.
 */
@Tag(MutationWorker.EMITTED)
class ClaimsTest {
    private static final String OWED = """
        AccessCheck AckJudge AdmissionCheck ChoiceTable CommandProcessor CommitStage CompletionGate CrcSum \
        DeadlineTable Drains EntrySplitter ErrorTable EvaluationStage FetchPlanner FrameFront FrameInspector \
        FrameMeter Frontier HeaderFields HeaderJudge HintQueue HostSide IcrcChecker IcrcMask Ipv4Checksum \
        LengthCheck LowestOne NumberCheck ObjectCounter OldestOne PacketParser PeerLookup PhaseDecoder Placement \
        ProgressTable RateInverse ReadArbiter ReceiveCheck ReceiveChecks ReceiveFlusher ReceiveQueue ResendPick \
        RingRange RingRows RingUpdate Rnic RoundTrip RttResponder SackMap SackSpan SackTracker SegmentBuilder \
        SendCompleter SendQueue SendTables SetupSequencer TimerScan TxScheduler UnderWay VariantMask WindowIssue \
        WindowPipeline WindowTables WindowTimer WordUpdate WriteArbiter
        """;

    @Test void whoHasStateClaimsSomething() {
        var claims = new TreeMap<String, Boolean>();
        for (var parameters : List.of(RnicParameters.SMALL, RnicParameters.ALVEO_100G)) {
            for (var printable : Design.of(new Rnic(parameters)).modules()) {
                var module = printable.module();
                if (!module.regs().isEmpty() || !module.memories().isEmpty()) {
                    claims.merge(module.source().replace(".java", ""), claims(module), Boolean::logicalOr);
                }
            }
        }
        var silent = new TreeSet<>(claims.keySet());
        silent.removeIf(claims::get);
        assertThat(silent).isEqualTo(new TreeSet<>(List.of(OWED.strip().split("\\s+"))));
        assertThat(claims.values()).as("circuits that claim something").contains(true);
    }

    private static boolean claims(ModuleDef module) {
        var found = new boolean[1];
        Walk.statements(module.body(), (stmt, _) -> found[0] |= stmt instanceof Stmt.Claim);
        return found[0];
    }
}
