package veroce.rules;

import hdl.testing.PackageOrder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Packages of the simulation import one way, in the order that is listed here: the network, then who sends over it, then
 * what judges both, then what measures and the commands, which alone know the synthesis. Below them all lie those of other modules: the model,
 * what ships, the synthesis.
 */
class PackageOrderTest {
    private static final Set<String> BELOW = Set.of("packet", "memory", "congestion", "endpoint", "reference", "report",
        "delivery", "synth");
    private static final PackageOrder ORDER = new PackageOrder("veroce", Path.of("src/main/java/veroce"), BELOW, """
        mutate
        tool
        capture: report
        network: capture endpoint packet
        invariant: endpoint network packet
        lockstep: congestion endpoint memory packet reference
        nic: congestion endpoint memory packet
        scoreboard: endpoint memory
        churn: endpoint nic report
        simulate: capture packet reference report
        transfer: endpoint invariant lockstep memory network nic packet reference report scoreboard simulate
        mortal: endpoint invariant nic report transfer
        bench: capture churn endpoint mortal network nic packet report simulate transfer
        guest
        vfio
        linux: capture guest network nic packet vfio
        interop: capture endpoint guest memory network nic packet
        fabric: bench congestion endpoint memory network nic reference report simulate
        measure: bench endpoint fabric network nic packet report simulate synth transfer
        cli: bench capture churn delivery endpoint fabric guest interop linux measure memory mutate network reference report simulate synth tool transfer
        """);

    @Test void everyPackageImportsWhatItMayAndNothingElse() throws IOException {
        ORDER.assertKept();
    }

    @Test void whatMayBeImportedStandsAbove() {
        ORDER.assertOneWay();
    }
}
