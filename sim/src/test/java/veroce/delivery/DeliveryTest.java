package veroce.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.emit.Style;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The Verilog that lies in the repository is what its Java describes. */
class DeliveryTest {
    private static final Path FOLDER = Path.of("../generated-verilog");
    private static final String REMEDY = "differs from what the Java describes; run 'make generate' and commit it";

    @TestFactory Stream<DynamicTest> whatIsShippedIsByteForByteWhatGenerateWrites() {
        return Delivery.SHIPPED.stream().map(delivery -> DynamicTest.dynamicTest(delivery.name(), () -> {
            var folder = FOLDER.resolve(delivery.name());
            var files = delivery.files(Style.GOLDEN);
            assertThat(namesIn(folder)).as(delivery.name() + " " + REMEDY).isEqualTo(files.keySet());
            for (var file : files.entrySet()) {
                if (!Files.readString(folder.resolve(file.getKey())).equals(file.getValue())) {
                    throw new AssertionError(delivery.name() + "/" + file.getKey() + " " + REMEDY);
                }
            }
        }));
    }

    @Test void everyPortOfWhatIsShippedHasAMeaning() {
        for (var delivery : Delivery.SHIPPED) {
            assertThat(delivery.files(Style.GOLDEN).get("ports.md").lines()).as(delivery.name())
                .noneMatch(row -> row.matches("\\|.*\\| *(: .*)?\\|"));
        }
    }

    @Test void tablesOfPortsNameTheValuesOfAnEnumerationAndWhatAClockIs() {
        var files = Delivery.of(Block.ALL.stream().filter(it -> it.name().equals("send-window")).findFirst()
            .orElseThrow()).files(Style.GOLDEN);
        assertThat(files.get("ports.md")).contains("| `state_value_state` | in | 3 | `clk` | its state from now on: "
            + "0 = RESET, 1 = INIT, 2 = RTR, 3 = RTS, ");
        var shell = Delivery.SHIPPED.stream().filter(it -> it.name().equals("nic-shell")).findFirst().orElseThrow();
        assertThat(shell.files(Style.GOLDEN).get("ports.md").lines()).filteredOn(row -> row.contains("_rst` | in"))
            .hasSize(2).allMatch(row -> row.contains("reset, active high, synchronous; of the ")
                && row.contains("together"));
    }

    /** The files of two folders can be read together. */
    @Test void modulesOfOneNameHaveOneTextInAllFolders() {
        var texts = new HashMap<String, String>();
        for (var delivery : Delivery.SHIPPED) {
            delivery.files(Style.GOLDEN).forEach((name, text) -> {
                if (name.endsWith(".v")) {
                    assertThat(text).as(delivery.name() + "/" + name).isEqualTo(texts.getOrDefault(name, text));
                    texts.put(name, text);
                }
            });
        }
    }

    private static TreeSet<String> namesIn(Path folder) throws IOException {
        var names = new TreeSet<String>();
        try (var files = Files.list(folder)) {
            files.forEach(file -> names.add(file.getFileName().toString()));
        }
        return names;
    }
}
