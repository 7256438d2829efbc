package veroce.rules;

import hdl.testing.PackageOrder;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Packages of the model import one way, in the order that is listed here: packets, what holds them, the rules. */
class PackageOrderTest {
    private static final PackageOrder ORDER = new PackageOrder("veroce", Path.of("src/main/java/veroce"), """
        packet
        memory
        congestion
        endpoint: congestion memory packet
        reference: congestion endpoint memory packet
        """);

    @Test void everyPackageImportsWhatItMayAndNothingElse() throws IOException {
        ORDER.assertKept();
    }

    @Test void whatMayBeImportedStandsAbove() {
        ORDER.assertOneWay();
    }
}
