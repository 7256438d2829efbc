package hdl.explain;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Every diagnostic of the language, from a page that the test suite makes of its planted mistakes: {@code explain} and
 * {@code docs/diagnostics.md} cannot say what the language does not.
 */
public final class Diagnostics {
    private static final String PAGE = "diagnostics.txt";
    private static final String MEANING = "means ";
    private static final String ERROR = "error ";
    private static final String WARNING = "warning ";
    private static final String REMEDY = "remedy ";
    private static final String EXAMPLE = "  ";

    private Diagnostics() {}

    /** In the order of the codes. */
    public static List<Diagnostic> all() {
        try (var page = Diagnostics.class.getResourceAsStream(PAGE)) {
            return read(new String(page.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    public static Optional<Diagnostic> of(String code) {
        return all().stream().filter(diagnostic -> diagnostic.code().equalsIgnoreCase(code)).findFirst();
    }

    /** The page that {@link #all} reads. */
    public static String written(List<Diagnostic> diagnostics) {
        var out = new StringBuilder();
        for (var diagnostic : diagnostics) {
            line(out, "", diagnostic.code());
            line(out, MEANING, diagnostic.meaning());
            for (var each : diagnostic.cases()) {
                line(out, each.warning() ? WARNING : ERROR, each.text());
                line(out, REMEDY, each.remedy());
                each.example().forEach(text -> line(out, EXAMPLE, text));
            }
        }
        return out.toString();
    }

    private static void line(StringBuilder out, String kind, String text) {
        out.append(kind).append(text).append('\n');
    }

    private static List<Diagnostic> read(String page) {
        var reader = new Reader();
        page.lines().forEach(reader::line);
        reader.endOfDiagnostic();
        return List.copyOf(reader.all);
    }

    /** Takes the page apart, line by line; an end is known by what begins next. */
    private static final class Reader {
        private final List<Diagnostic> all = new ArrayList<>();
        private final List<Diagnostic.Case> cases = new ArrayList<>();
        private final List<String> example = new ArrayList<>();
        private String code = "";
        private String meaning = "";
        private String text = "";
        private String remedy = "";
        private boolean warning;

        void line(String line) {
            if (line.startsWith(EXAMPLE)) {
                example.add(line.substring(EXAMPLE.length()));
            } else if (line.startsWith(MEANING)) {
                meaning = line.substring(MEANING.length());
            } else if (line.startsWith(REMEDY)) {
                remedy = line.substring(REMEDY.length());
            } else if (line.startsWith(ERROR) || line.startsWith(WARNING)) {
                endOfCase();
                warning = line.startsWith(WARNING);
                text = line.substring(line.indexOf(' ') + 1);
            } else {
                endOfDiagnostic();
                code = line;
            }
        }

        private void endOfCase() {
            if (!text.isEmpty()) {
                cases.add(new Diagnostic.Case(warning, text, remedy, example));
            }
            text = "";
            example.clear();
        }

        void endOfDiagnostic() {
            endOfCase();
            if (!code.isEmpty()) {
                all.add(new Diagnostic(code, meaning, cases));
            }
            cases.clear();
        }
    }
}
