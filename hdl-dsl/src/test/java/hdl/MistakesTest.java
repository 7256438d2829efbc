package hdl;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.explain.Diagnostics;
import hdl.mistakes.AllMistakes;
import hdl.mistakes.DiagnosticsTable;
import hdl.mistakes.ExampleMistakes;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.Utf8Entry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every diagnostic with its full text, from a circuit that holds this mistake and no other. */
class MistakesTest {
    private static final Path TABLE = Path.of("../docs/diagnostics.md");
    private static final Path EXPLAINED = Path.of("src/main/resources/hdl/explain/diagnostics.txt");
    private static final Pattern CODE = Pattern.compile("HDL[0-9]{3}");

    @TestFactory Stream<DynamicTest> eachMistakeIsReportedWordForWord() {
        return AllMistakes.all().stream().map(mistake -> DynamicTest.dynamicTest(mistake.toString(),
            () -> assertThat(mistake.reported()).isEqualTo(mistake.filledIn())));
    }

    @Test void theExamplesThemselvesAreWithoutMistakeOrWarning() {
        for (var circuit : ExampleMistakes.correct()) {
            assertThat(Design.of(circuit).warnings()).as(circuit.moduleName()).isEmpty();
        }
    }

    @Test void eachCodeInTheSourcesIsPlantedSomewhere() throws IOException {
        assertThat(AllMistakes.codes()).containsExactlyElementsOf(codes());
    }

    private static Set<String> codes() throws IOException {
        var codes = new TreeSet<String>();
        try (var files = Files.walk(Path.of("target/classes"))) {
            for (var file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
                for (var entry : ClassFile.of().parse(file).constantPool()) {
                    if (entry instanceof Utf8Entry text) {
                        CODE.matcher(text.stringValue()).results().forEach(match -> codes.add(match.group()));
                    }
                }
            }
        }
        return codes;
    }

    @Test void eachCodeIsExplained() {
        assertThat(DiagnosticsTable.meanings().keySet()).containsExactlyElementsOf(AllMistakes.codes());
    }

    /** Made anew by {@code -Dgolden.write=true}, like what {@code explain} tells. */
    @Test void theTableOfTheManualIsMadeFromTheMistakes() throws IOException {
        same(TABLE, DiagnosticsTable.page());
    }

    @Test void whatIsExplainedIsMadeFromTheMistakes() throws IOException {
        same(EXPLAINED, Diagnostics.written(DiagnosticsTable.all()));
        assertThat(Diagnostics.all()).isEqualTo(DiagnosticsTable.all());
    }

    @Test void eachMistakeHasItsRemedy() {
        for (var diagnostic : DiagnosticsTable.all()) {
            assertThat(diagnostic.cases()).as(diagnostic.code()).allSatisfy(each -> {
                assertThat(each.text()).isNotBlank();
                assertThat(each.remedy()).isNotBlank();
            });
        }
    }

    private static void same(Path file, String text) throws IOException {
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(file, text);
        }
        assertThat(Files.readString(file)).isEqualTo(text);
    }
}
