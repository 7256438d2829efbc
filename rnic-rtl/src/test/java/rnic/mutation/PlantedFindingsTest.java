package rnic.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Mutation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each fault of {@link PlantedFinding} is made, and its own test fails. That it holds without is shown where it is. */
@Tag(MutationWorker.EMITTED)
@Tag("long")
class PlantedFindingsTest {
    /** Of the NIC, and of what it is made with. */
    private static final List<Path> SOURCES =
        List.of(Path.of("src/main/java/rnic"), Path.of("../hdl-dsl/src/main/java/hdl"));
    private static final String ENGINE = "hdl.engine";

    private final Trials trials = new Trials();
    private final String engine = System.getProperty(ENGINE);

    @BeforeEach void oneEngine() {
        System.setProperty(ENGINE, "jvm");
    }

    @AfterEach void nothingIsPlanted() {
        Mutation.apply(null);
        if (engine == null) {
            System.clearProperty(ENGINE);
        } else {
            System.setProperty(ENGINE, engine);
        }
    }

    static List<PlantedFinding> findings() {
        return PlantedFinding.ALL;
    }

    @ParameterizedTest @MethodSource("findings")
    void itsTestFails(PlantedFinding finding) throws IOException {
        var methods = trials.methods(finding.testClass(), finding.method());
        assertThat(methods).as("test methods %s", finding.test()).hasSize(1);
        var place = place(finding);
        Mutation.apply(place);
        var outcome = trials.run(methods.getFirst());
        assertThat(Mutation.isMade()).as("%s stands in a circuit of %s", place, finding.test()).isTrue();
        assertThat(outcome.passed()).as("%s holds although %s", finding.test(), finding.fault()).isFalse();
        assertThat(outcome.isRefused()).as("nobody can describe this circuit: %s", outcome.what()).isFalse();
    }

    /** Where the line stands now. */
    private static Mutation.Place place(PlantedFinding finding) throws IOException {
        var files = SOURCES.stream().map(folder -> folder.resolve(finding.file())).filter(Files::exists).toList();
        assertThat(files).as("files %s, where the fault is planted", finding.file()).hasSize(1);
        return Planting.place(files.getFirst().getParent(), files.getFirst().getFileName().toString(), finding.line(),
            finding.kind(), finding.number());
    }
}
