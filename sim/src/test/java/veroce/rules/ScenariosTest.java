package veroce.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Who plays a scenario in another way says again that it is a test, since JUnit does not inherit that: without it the
 * scenario is not played at all. One that is left out has an empty body.
 */
class ScenariosTest {
    private static final Path SOURCES = Path.of("src/test/java/veroce");
    private static final Pattern SCENARIO = Pattern.compile("@(?:Parameterized)?Test\\b[^;{}]*\\bdefault void (\\w+)\\(");
    private static final Pattern OVERRIDE = Pattern.compile(
        "((?:@\\w+(?:\\([^)]*\\))?\\s+)*)(?:public|default) void (\\w+)\\([^)]*\\)[^{;]*\\{(?!\\})");

    @Test void whoPlaysAScenarioInAnotherWayPlaysIt() throws IOException {
        var sources = sources();
        var scenarios = new TreeSet<String>();
        for (var text : sources) {
            SCENARIO.matcher(text).results().forEach(it -> scenarios.add(it.group(1)));
        }
        assertThat(scenarios).hasSizeGreaterThan(150);
        assertThat(sources.stream().flatMap(it -> notPlayed(it, scenarios).stream())).isEmpty();
    }

    @Test void anOverrideWithoutATestIsFound() {
        var scenarios = Set.of("runs");
        assertThat(notPlayed("@Override public void runs() {\n go();", scenarios)).containsExactly("runs");
        assertThat(notPlayed("@Test @Override public void runs() {\n go();", scenarios)).isEmpty();
        assertThat(notPlayed("@Override public void runs() {}", scenarios)).isEmpty();
        assertThat(notPlayed("@Override public void others() {\n go();", scenarios)).isEmpty();
    }

    private static List<String> notPlayed(String text, Set<String> scenarios) {
        var found = new ArrayList<String>();
        OVERRIDE.matcher(text).results()
            .filter(it -> it.group(1).contains("@Override") && !it.group(1).contains("Test"))
            .filter(it -> scenarios.contains(it.group(2))).forEach(it -> found.add(it.group(2)));
        return found;
    }

    private static List<String> sources() throws IOException {
        try (var all = Files.walk(SOURCES)) {
            var texts = new ArrayList<String>();
            for (var file : all.filter(it -> it.toString().endsWith(".java")).toList()) {
                texts.add(Files.readString(file));
            }
            return texts;
        }
    }
}
