package rnic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.mutation.MutationWorker;

/**
 * Circuits import the language as the guide does: {@code import static hdl.Hdl.*;} and {@code import hdl.*;}. A list of
 * words is longer than what is said with them, and a word with its package in front says nothing more.
 */
@Tag(MutationWorker.EMITTED)
class ImportsTest {
    private static final Path SOURCES = Path.of("src/main/java/rnic");
    private static final Path LIBRARY = Path.of("../hdl-dsl/src/main/java/hdl/lib");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*", Pattern.DOTALL);
    private static final Pattern IMPORT = Pattern.compile("(?m)^import [^\\n]*");
    private static final Pattern CIRCUIT = Pattern.compile("\\bimplements (?:Circuit|Bundle)<");
    /** A single word, by import or by its full name; packages below {@code hdl} are taken as one likes. */
    private static final Pattern SINGLE = Pattern.compile("\\bhdl\\.(?:Hdl\\.\\w+|(?!Hdl\\.\\*)[A-Z]\\w*)");

    @Test void everyCircuitImportsTheWholeLanguage() {
        assertThat(faults(SOURCES, false)).isEmpty();
        assertThat(faults(LIBRARY, true)).isEmpty();
    }

    @Test void whatIsImportedOtherwiseIsFound() {
        var good = "import static hdl.Hdl.*;\n\nimport hdl.*;\nimport hdl.lib.Fifo;\n"
            + "record Gate(int n) implements Circuit<Gate.Io> { }  // hdl.UInt\n";
        assertThat(faults(good)).isEmpty();
        assertThat(faults("record Pair(int n) { }\n")).isEmpty();
        assertThat(faults(good.replace("import hdl.*;\n", "import hdl.UInt;\n")))
            .containsExactly("hdl.UInt", "import hdl.*; is missing");
        assertThat(faults(good.replace("import static hdl.Hdl.*;\n", "import static hdl.Hdl.mux;\n")))
            .containsExactly("hdl.Hdl.mux", "import static hdl.Hdl.*; is missing");
        assertThat(faults(good.replace("{ }", "{ hdl.Choice<Kind> kind; }"))).containsExactly("hdl.Choice");
        assertThat(faults(good.replace("{ }", "{ { hdl.Hdl.ignore(n); } }"))).containsExactly("hdl.Hdl.ignore");
        assertThat(faults(good.replace("import hdl.*;\n", ""))).containsExactly("import hdl.*; is missing");
    }

    /** What is wrong, by file; the library has files without a circuit, which import what they like. */
    private static Map<String, TreeSet<String>> faults(Path sources, boolean circuitsOnly) {
        try (var files = Files.walk(sources)) {
            var found = new TreeMap<String, TreeSet<String>>();
            files.filter(file -> file.toString().endsWith(".java")).forEach(file -> {
                var text = text(file);
                var faults = faults(text);
                if (!faults.isEmpty() && (!circuitsOnly || CIRCUIT.matcher(text).find())) {
                    found.put(sources.relativize(file).toString(), faults);
                }
            });
            return found;
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private static TreeSet<String> faults(String source) {
        var code = COMMENT.matcher(source).replaceAll("");
        var found = new TreeSet<String>();
        SINGLE.matcher(code).results().forEach(each -> found.add(each.group()));
        if (CIRCUIT.matcher(code).find()) {
            var imports = IMPORT.matcher(code).results().map(each -> each.group().strip()).toList();
            for (var wanted : new String[] {"import static hdl.Hdl.*;", "import hdl.*;"}) {
                if (!imports.contains(wanted)) {
                    found.add(wanted + " is missing");
                }
            }
        }
        return found;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
