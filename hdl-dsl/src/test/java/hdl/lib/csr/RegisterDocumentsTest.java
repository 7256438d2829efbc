package hdl.lib.csr;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.testing.Golden;
import hdl.testing.Needs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written from a map beside the hardware. */
class RegisterDocumentsTest {
    @TempDir Path folder;

    @Test void pageHeaderAndJsonAreAsAccepted() {
        for (var map : List.of(SampleMaps.COUNTER, SampleMaps.FULL)) {
            Golden.check("lib", map.name() + ".md", RegisterMarkdown.of(map));
            Golden.check("lib", map.name() + ".h", RegisterHeader.of(map));
            Golden.check("lib", map.name() + ".json", RegisterJson.of(map));
        }
    }

    @Test void aCompilerTakesTheHeaderAndSeesTheOffsetsMasksAndRanges() throws Exception {
        Needs.program("gcc");
        Files.writeString(folder.resolve("full.h"), RegisterHeader.of(SampleMaps.FULL));
        Files.writeString(folder.resolve("main.c"), program());
        assertThat(run("gcc", "-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", "main.c", "-o", "main"))
            .isEmpty();
        assertThat(run("./main").lines().toList()).isEqualTo(expected());
    }

    /** Prints every macro of every element; the numbers are computed from the map a second time below. */
    private static String program() {
        var out = new StringBuilder("#include <stdio.h>\n#include \"full.h\"\n#include \"full.h\"\n"
            + "int main(void) {\n");
        for (var slot : SampleMaps.FULL.slots()) {
            var macro = macro(slot);
            int open = slot.path().indexOf('[');
            var index = open < 0 ? "" : "(" + slot.path().charAt(open + 1) + "u)";
            print(out, slot.path(), macro + "_OFFSET" + index);
            for (var field : slot.register().fields()) {
                var name = macro + "_" + field.name().toUpperCase(Locale.ROOT);
                print(out, slot.pathOf(field), name + "_MASK >> " + name + "_LOW");
                if (field.isRanged()) {
                    print(out, "least", name + "_LEAST");
                    print(out, "most", name + "_MOST");
                }
            }
        }
        return out.append("    return 0;\n}\n").toString();
    }

    private static String macro(RegisterMap.Slot slot) {
        var path = slot.path().contains("[") ? "lane_" + slot.path().substring(slot.path().indexOf('.') + 1)
            : slot.path();
        return "FULL_" + path.toUpperCase(Locale.ROOT);
    }

    private static void print(StringBuilder out, String what, String expression) {
        out.append("    printf(\"").append(what).append(" %llx\\n\", (unsigned long long) (").append(expression)
            .append("));\n");
    }

    private static List<String> expected() {
        var lines = new ArrayList<String>();
        for (var slot : SampleMaps.FULL.slots()) {
            lines.add(slot.path() + " " + Integer.toHexString(slot.offset()));
            for (var field : slot.register().fields()) {
                lines.add(slot.pathOf(field) + " " + java.math.BigInteger.ONE.shiftLeft(field.width())
                    .subtract(java.math.BigInteger.ONE).toString(16));
                if (field.isRanged()) {
                    lines.add("least " + Long.toHexString(field.least()));
                    lines.add("most " + Long.toHexString(field.most()));
                }
            }
        }
        return lines;
    }

    @Test void aFieldWithoutResetHasNoValueAfterIt() {
        var map = RegisterMap.of("kept", "").register(0, "argument", "").field("word", 31, 0, Access.READ_WRITE, "any");
        assertThat(RegisterMarkdown.of(map)).contains("| 31:0 | `word` | read and write | 0 |");
        assertThat(RegisterHeader.of(map)).contains("KEPT_ARGUMENT_WORD_RESET");
        assertThat(RegisterMarkdown.of(map.noReset())).contains("| 31:0 | `word` | read and write | none |");
        assertThat(RegisterHeader.of(map.noReset())).contains("KEPT_ARGUMENT_WORD_MASK").doesNotContain("_RESET");
        assertThat(RegisterJson.of(map.noReset())).contains("\"reset\": null");
    }

    private String run(String... command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }
}
