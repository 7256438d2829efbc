package hdl.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.junit.SignalMisuse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SignalMisuseTest {
    private static final Path SAMPLE = Path.of("src/test/java/hdl/rules/Misused.java");
    private static final Map<String, String> TEXTS = Map.of(
        "==", "signals are compared with == or !=: use eq or ne",
        "equals", "signals are compared with equals: use eq for a comparison in hardware");

    @Test void noCircuitOfTheLibraryMisusesASignal() {
        assertThat(SignalMisuse.in(Path.of("target/classes/hdl/lib"), getClass().getClassLoader())).isEmpty();
    }

    @Test void eachMisuseIsFoundAtItsLine(@TempDir Path folder) throws IOException {
        Files.copy(Path.of("target/test-classes/hdl/rules/Misused.class"), folder.resolve("Misused.class"));
        assertThat(SignalMisuse.in(folder, getClass().getClassLoader())).containsExactlyInAnyOrderElementsOf(marked());
    }

    private static List<String> marked() throws IOException {
        var expected = new ArrayList<String>();
        var lines = Files.readAllLines(SAMPLE);
        for (int i = 0; i < lines.size(); i++) {
            int mark = lines.get(i).indexOf("; // ");
            if (mark > 0) {
                var what = lines.get(i).substring(mark + 5);
                expected.add("Misused.java:" + (i + 1) + ": " + (what.startsWith("dropped ")
                    ? "the result of " + what.substring(8) + " is dropped: it changes nothing, so use it or remove it"
                    : TEXTS.get(what)));
            }
        }
        return expected;
    }
}
