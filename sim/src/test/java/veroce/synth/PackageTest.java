package veroce.synth;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Synthesis and what ships stand beside the verification environment: only the command line knows both. */
class PackageTest {
    private static final Path SOURCES = Path.of("src/main/java/veroce");
    private static final Pattern PACKAGE = Pattern.compile("\\bveroce\\.([a-z]+)\\.[A-Z]");

    @Test void synthesisKnowsWhatShipsAndHowToReport() throws IOException {
        assertThat(imported("synth")).containsExactlyInAnyOrder("delivery", "report");
        assertThat(imported("delivery")).isEmpty();
        assertThat(imported("report")).isEmpty();
    }

    @Test void onlyTheCommandLineKnowsSynthesis() throws IOException {
        try (var packages = Files.list(SOURCES)) {
            for (var each : packages.filter(Files::isDirectory).map(folder -> folder.getFileName().toString()).toList()) {
                if (!each.equals("cli") && !each.equals("synth")) {
                    assertThat(imported(each)).as(each).doesNotContain("synth");
                }
            }
        }
    }

    /** Other packages of this module that the sources of one name. */
    private static Set<String> imported(String name) throws IOException {
        var imported = new TreeSet<String>();
        try (var files = Files.walk(SOURCES.resolve(name))) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                PACKAGE.matcher(Files.readString(file)).results().forEach(each -> imported.add(each.group(1)));
            }
        }
        imported.remove(name);
        return imported;
    }
}
