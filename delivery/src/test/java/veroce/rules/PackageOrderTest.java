package veroce.rules;

import hdl.testing.PackageOrder;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What ships and how commands report know nothing of each other. */
class PackageOrderTest {
    private static final PackageOrder ORDER = new PackageOrder("veroce", Path.of("src/main/java/veroce"), """
        report
        delivery
        """);

    @Test void everyPackageImportsWhatItMayAndNothingElse() throws IOException {
        ORDER.assertKept();
    }

    @Test void whatMayBeImportedStandsAbove() {
        ORDER.assertOneWay();
    }
}
