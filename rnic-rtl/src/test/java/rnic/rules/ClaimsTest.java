package rnic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.ir.ModuleDef;
import hdl.ir.Stmt;
import hdl.ir.Walk;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.mutation.MutationWorker;
import rnic.protocol.RnicParameters;
import rnic.top.Rnic;

/**
 * A circuit of the NIC that has state of its own claims what it relies on, or what others may rely on. A few have
 * nothing to claim, with the reason; covers and the claims that the printer makes for memories do not count, what a
 * timeline claims does.
 */
@Tag(MutationWorker.EMITTED)
class ClaimsTest {
    private static final String ARITHMETIC =
        "a function of its inputs in registers without reset; any input has a result, none is marked as valid";
    private static final String MEMORY =
        "one memory without reset; any address may be read and written, at any time";
    private static final String EVENTS = "events come at any time, and are counted or wait";
    private static final Map<String, String> NOTHING_TO_CLAIM = new TreeMap<>(Map.ofEntries(
        Map.entry("AccessCheck", ARITHMETIC),
        Map.entry("AtomicRange", ARITHMETIC),
        Map.entry("CrcSum", ARITHMETIC),
        Map.entry("InvalidateCheck", ARITHMETIC),
        Map.entry("Ipv4Checksum", ARITHMETIC),
        Map.entry("LengthCheck", ARITHMETIC),
        Map.entry("LowestOne", ARITHMETIC),
        Map.entry("NumberCheck", ARITHMETIC),
        Map.entry("OldestOne", ARITHMETIC),
        Map.entry("PendingCheck", ARITHMETIC),
        Map.entry("PhaseDecoder", ARITHMETIC),
        Map.entry("RingRange", ARITHMETIC),
        Map.entry("RoundTrip", ARITHMETIC),
        Map.entry("HostEvents", EVENTS),
        Map.entry("InterruptModeration", EVENTS),
        Map.entry("ChoiceTable", MEMORY),
        Map.entry("DeadlineTable", MEMORY),
        Map.entry("DoorbellGuard", MEMORY),
        Map.entry("ProgressTable", MEMORY),
        Map.entry("RingRows", MEMORY)));

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
        assertThat(silent).isEqualTo(NOTHING_TO_CLAIM.keySet());
        assertThat(claims.values()).as("circuits that claim something").contains(true);
    }

    private static boolean claims(ModuleDef module) {
        var found = new boolean[1];
        Walk.statements(module.body(), (stmt, _) ->
            found[0] |= stmt instanceof Stmt.Claim claim && claim.kind() != Stmt.Kind.COVER);
        return found[0];
    }
}
