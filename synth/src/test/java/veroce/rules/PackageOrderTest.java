package veroce.rules;

import hdl.testing.PackageOrder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The synthesis knows what ships and how to report, and nothing of the verification environment. */
class PackageOrderTest {
    private static final PackageOrder ORDER = new PackageOrder("veroce", Path.of("src/main/java/veroce"),
        Set.of("report", "delivery"), """
        synth: delivery report
        """);

    @Test void everyPackageImportsWhatItMayAndNothingElse() throws IOException {
        ORDER.assertKept();
    }

    @Test void whatMayBeImportedStandsAbove() {
        ORDER.assertOneWay();
    }
}
