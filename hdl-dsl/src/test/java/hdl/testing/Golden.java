package hdl.testing;

import hdl.Circuit;
import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.Assertions;

/**
 * Compares text with a file that a person has read and accepted. A difference shows both; {@code -Dgolden.accept=true}
 * takes the text as it is, for review with the change that caused it.
 */
public final class Golden {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private Golden() {
    }

    /** The Verilog of a circuit, without locations, against {@code golden/<folder>/<module>.v}. */
    public static void check(String folder, Circuit<?> circuit) {
        var files = FileSet.of(Design.of(circuit).modules(), Style.GOLDEN);
        check(folder, files.top() + ".v", files.text(files.top()));
    }

    public static void check(String folder, String name, String text) {
        var file = FOLDER.resolve(folder).resolve(name);
        try {
            if (Boolean.getBoolean("golden.accept")) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, text);
            }
            var expected = Files.exists(file) ? Files.readString(file) : "";
            if (!expected.equals(text)) {
                Assertions.fail(file + " differs; read it, then accept it with -Dgolden.accept=true\n"
                    + difference(expected, text));
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The lines between the common start and the common end. */
    private static String difference(String expected, String text) {
        var before = expected.split("\n", -1);
        var after = text.split("\n", -1);
        int start = 0;
        while (start < before.length && start < after.length && before[start].equals(after[start])) {
            start++;
        }
        int end = 0;
        while (end < before.length - start && end < after.length - start
            && before[before.length - 1 - end].equals(after[after.length - 1 - end])) {
            end++;
        }
        var out = new StringBuilder("from line " + (start + 1) + ":\n");
        for (int i = start; i < before.length - end; i++) {
            out.append("- ").append(before[i]).append('\n');
        }
        for (int i = start; i < after.length - end; i++) {
            out.append("+ ").append(after[i]).append('\n');
        }
        return out.toString();
    }
}
