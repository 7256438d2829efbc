package rnic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.mutation.MutationWorker;

/** No author counts how long a value waits: pipelines are timelines, and one register is a {@code stage}. */
@Tag(MutationWorker.EMITTED)
class HandCountedTest {
    private static final Path SOURCES = Path.of("src/main/java/rnic");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*|(?m)^import[^\\n]*", Pattern.DOTALL);
    private static final Pattern DELAY = Pattern.compile("\\bdelay\\(");

    @Test void noCircuitCountsItsDelaysItself() throws IOException {
        try (var files = Files.walk(SOURCES)) {
            assertThat(files.filter(file -> file.toString().endsWith(".java")).filter(HandCountedTest::counts)).isEmpty();
        }
    }

    @Test void aDelayIsFoundAndACommentIsNone() {
        assertThat(counts("io.out.set(delay(io.in, 3));")).isTrue();
        assertThat(counts("io.out.set(at(3, io.in)); // no delay(io.in, 3)")).isFalse();
    }

    private static boolean counts(Path file) {
        return counts(text(file));
    }

    private static boolean counts(String source) {
        return DELAY.matcher(COMMENT.matcher(source).replaceAll("")).find();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
