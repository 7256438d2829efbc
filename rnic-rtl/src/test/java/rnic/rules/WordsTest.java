package rnic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.mutation.MutationWorker;

/** The field's words: what docs/decisions.md has replaced does not come back, in names or in what explains them. */
@Tag(MutationWorker.EMITTED)
class WordsTest {
    private static final Path SOURCES = Path.of("src/main/java/rnic");
    private static final Pattern OLD_COMMAND = Pattern.compile("(?:REGISTER|INVALIDATE)_REGION|BAD_PARTITION|_SUCH_REGION");
    /** Values are called by what they are, not by what somebody does: a local is part of the Verilog. */
    private static final Pattern BARE_VERB = Pattern.compile("\\bvar (asks|begins|comes|ends|fails|gives|goes|gone|hurries"
        + "|leaves|moves|takes|tells|told|waits|wants)\\b");
    /** Names in a proof are no part of a circuit; a set of ends is a noun. */
    private static final Set<String> OTHERWISE = Set.of("Frontier: ends", "CompletionWriter: ends");

    @Test void commandsAndResultsHaveTheirNamesOfToday() {
        assertThat(found(OLD_COMMAND, 0)).isEmpty();
    }

    @Test void valuesAreNotCalledAfterVerbs() {
        var found = found(BARE_VERB, 1);
        found.removeAll(OTHERWISE);
        assertThat(found).isEmpty();
    }

    private static Set<String> found(Pattern pattern, int group) {
        try (var files = Files.walk(SOURCES)) {
            var found = new TreeSet<String>();
            files.filter(file -> file.toString().endsWith(".java") && !file.getParent().endsWith("proof"))
                .forEach(file -> pattern.matcher(text(file)).results().forEach(each ->
                    found.add(file.getFileName().toString().replace(".java", "") + ": " + each.group(group))));
            return found;
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
