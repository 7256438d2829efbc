package hdl.mistakes;

import hdl.explain.Diagnostic;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Every diagnostic with what the planted mistakes say of it: for the page of the manual and for {@code explain}. */
public final class DiagnosticsTable {
    private static final String HEAD = """
        # Diagnostics

        Every mistake that the language finds is reported as `File.java:line: CODE: what; remedy`, further places on
        lines of their own. All mistakes of a check come in one report, in source order. `./veroce explain HDL204` says
        what a code means, with an example. The texts below are those of the planted mistakes of the test suite, which
        compares them word for word; this page is made from them (`MistakesTest`), the remedies too. Codes are never reused.

        | Code | What it says | What to do |
        |---|---|---|
        """;
    private static final String MEANINGS = "meanings.txt";
    private static final int LENGTH_OF_CODE = 6;

    /** Where the remedy begins in the text of a mistake; the first of these that it has counts. */
    private static final List<String> BEFORE_REMEDY = List.of("; ", ": use ");

    private DiagnosticsTable() {}

    /** In the order of the codes. */
    public static List<Diagnostic> all() {
        var cases = new TreeMap<String, List<Diagnostic.Case>>();
        for (var mistake : AllMistakes.all()) {
            if (mistake.where() == ExampleMistakes.class) {
                continue;                                    // the same codes again
            }
            var known = cases.computeIfAbsent(mistake.code(), _ -> new ArrayList<>());
            var made = made(mistake);
            if (known.stream().noneMatch(other -> other.text().equals(made.text()))) {
                known.add(made);
            }
        }
        var meanings = meanings();
        var all = new ArrayList<Diagnostic>();
        cases.forEach((code, of) -> all.add(new Diagnostic(code, meanings.get(code), of)));
        return all;
    }

    /** Why the language looks for a mistake, by code; written by hand. */
    public static Map<String, String> meanings() {
        var meanings = new TreeMap<String, String>();
        try (var page = DiagnosticsTable.class.getResourceAsStream(MEANINGS)) {
            new String(page.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(line ->
                meanings.put(line.substring(0, LENGTH_OF_CODE), line.substring(LENGTH_OF_CODE + 1)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return meanings;
    }

    /** The page of the manual. */
    public static String page() {
        var out = new StringBuilder(HEAD);
        for (var diagnostic : all()) {
            for (var each : diagnostic.cases()) {
                out.append("| ").append(diagnostic.code()).append(" | ").append(each.warning() ? "(warning) " : "")
                    .append(escaped(each.text())).append(" | ").append(escaped(each.remedy())).append(" |\n");
            }
        }
        return out.toString();
    }

    /** The first line of the report without place and code. */
    private static Diagnostic.Case made(Mistake mistake) {
        var line = mistake.expected().lines().findFirst().orElseThrow();
        var text = line.substring(line.indexOf(mistake.code()) + mistake.code().length() + 2)
            .replace("{1}", "Fifo.java:30");
        var mark = BEFORE_REMEDY.stream().filter(text::contains).findFirst()
            .orElseThrow(() -> new AssertionError("no remedy in: " + mistake.expected()));
        int cut = text.lastIndexOf(mark);
        return new Diagnostic.Case(mistake.report().get().getFirst().warning(), text.substring(0, cut),
            text.substring(cut + 2), mistake.example());
    }

    private static String escaped(String text) {
        return text.replace("|", "\\|").replace("<", "&lt;");
    }
}
