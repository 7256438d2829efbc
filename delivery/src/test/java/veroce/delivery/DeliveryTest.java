package veroce.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Hdl;
import hdl.Ports;
import hdl.UInt;
import hdl.emit.Style;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The Verilog that lies in the repository is what its Java describes. */
class DeliveryTest {
    private static final Path FOLDER = Path.of("../generated-verilog");
    private static final String REMEDY = "differs from what the Java describes; run 'make generate' and commit it";
    private static final SortedMap<String, SortedMap<String, String>> FOLDERS =
        Folders.of(Delivery.SHIPPED, Style.GOLDEN).files();

    @TestFactory Stream<DynamicTest> whatIsShippedIsByteForByteWhatGenerateWrites() {
        return FOLDERS.entrySet().stream().map(made -> DynamicTest.dynamicTest(made.getKey(), () -> {
            var folder = FOLDER.resolve(made.getKey());
            assertThat(namesIn(folder)).as(made.getKey() + " " + REMEDY).isEqualTo(made.getValue().keySet());
            for (var file : made.getValue().entrySet()) {
                if (!Files.readString(folder.resolve(file.getKey())).equals(file.getValue())) {
                    throw new AssertionError(made.getKey() + "/" + file.getKey() + " " + REMEDY);
                }
            }
        }));
    }

    @Test void thereIsNoOtherFolder() throws IOException {
        assertThat(namesIn(FOLDER)).containsExactlyElementsOf(with("README.md", FOLDERS.keySet()));
    }

    @Test void aModuleStandsOnceAndEveryListFindsIt() {
        var places = new HashMap<String, String>();
        FOLDERS.forEach((folder, files) -> files.keySet().stream().filter(name -> name.endsWith(".v"))
            .forEach(name -> assertThat(places.put(name, folder)).as(name).isNull()));
        for (var delivery : Delivery.SHIPPED) {
            var text = FOLDERS.get(delivery.name()).get(delivery.circuit().moduleName() + ".f");
            assertThat(text).startsWith("// Verilator: add -fno-const-bit-op-tree -fno-subst "
                + "-fno-dfg-peephole-fold-binary,");
            var list = text.lines().skip(1).toList();
            assertThat(list).allSatisfy(line -> {
                var path = Path.of(delivery.name()).resolve(line).normalize();
                assertThat(places).containsEntry(path.getFileName().toString(), path.getParent().toString());
            });
            assertThat(list.stream().map(line -> Path.of(line).getFileName().toString())).as(delivery.name())
                .containsExactlyInAnyOrderElementsOf(modules(delivery.files(Style.GOLDEN)));
        }
    }

    @Test void whatOneDeliveryNeedsStandsWithIt() {
        assertThat(FOLDERS.get("alveo-100g")).containsKey("Rnic_alveo_100g.v").doesNotContainKey("PacketParser_64.v");
        assertThat(FOLDERS.get(Folders.COMMON)).containsKey("PacketParser_64.v");
        assertThat(FOLDERS.get("nic-shell")).containsKey("NicShell_alveo_100g.v")
            .doesNotContainKey("Rnic_alveo_100g.v");
    }

    @Test void oneNameForTwoTextsIsRefused() {
        var one = delivery("one", new Twin(1));
        var other = delivery("other", new Twin(2));
        assertThat(Folders.of(List.of(one, delivery("again", new Twin(1))), Style.GOLDEN).files().get("common"))
            .containsOnlyKeys("Twin.v", "common.core");
        assertThatThrownBy(() -> Folders.of(List.of(one, other), Style.GOLDEN)).hasMessage(
            "Twin.v is one text in one and another one in other; one of them needs another name");
    }

    private record Twin(int width) implements Circuit<Twin.Io> {
        record Io(UInt a, UInt y) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(Hdl.uint(width)), p.out(Hdl.uint(width)));
        }

        @Override public void body(Io io) {
            io.y.set(io.a);
        }

        @Override public String moduleName() {
            return "Twin";
        }
    }

    private static Delivery delivery(String name, Circuit<?> circuit) {
        return new Delivery(name, "", circuit, Optional.empty(), Optional.empty());
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

    private static List<String> modules(SortedMap<String, String> files) {
        return files.keySet().stream().filter(name -> name.endsWith(".v")).toList();
    }

    private static TreeSet<String> with(String name, Set<String> others) {
        var all = new TreeSet<>(others);
        all.add(name);
        return all;
    }

    private static TreeSet<String> namesIn(Path folder) throws IOException {
        var names = new TreeSet<String>();
        try (var files = Files.list(folder)) {
            files.forEach(file -> names.add(file.getFileName().toString()));
        }
        return names;
    }
}
