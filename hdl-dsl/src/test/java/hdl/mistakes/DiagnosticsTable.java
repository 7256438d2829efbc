package hdl.mistakes;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The page of the manual that lists every diagnostic, made from the planted mistakes. */
public final class DiagnosticsTable {
    private static final String HEAD = """
        # Diagnostics

        Every mistake that the language finds is reported as `File.java:line: CODE: what; remedy`, further places on
        lines of their own. All mistakes of a check come in one report, in source order. The texts below are those of the
        planted mistakes of the test suite, which compares them word for word; this page is made from them
        (`MistakesTest`). Codes are never reused.

        | Code | What it says | What to do |
        |---|---|---|
        """;

    /** For texts that end without one. */
    private static final Map<String, String> REMEDIES = Map.ofEntries(
        Map.entry("HDL104", "take positions that the signal has, or widen it first"),
        Map.entry("HDL105", "cut with trunc"),
        Map.entry("HDL106", "give record and signal the same width"),
        Map.entry("HDL205", "use next"),
        Map.entry("HDL206", "use set"),
        Map.entry("HDL207", "drive an output, a wire or a register"),
        Map.entry("HDL213", "give both the same shape"),
        Map.entry("HDL214", "use link(sink, source)"),
        Map.entry("HDL215", "set it"),
        Map.entry("HDL301", "join the two arms"),
        Map.entry("HDL305", "add a go, or remove the constant"),
        Map.entry("HDL607", "make it a record"),
        Map.entry("HDL608", "let the ports depend on the parameters only"),
        Map.entry("HDL609", "move it into body(io)"),
        Map.entry("HDL610", "make it a record"),
        Map.entry("HDL611", "use eq"),
        Map.entry("HDL612", "say named(...), or run without the agent"),
        Map.entry("HDL801", "look at the values, or step to the cycle in the waves"),
        Map.entry("HDL803", "run both traces with the seed"),
        Map.entry("HDL804", "look at the waves, or wait longer"),
        Map.entry("HDL805", "keep valid and payload until ready"),
        Map.entry("HDL807", "set an input"),
        Map.entry("HDL813", "mend the manager; the rules are those of AXI4"));

    private DiagnosticsTable() {}

    public static String text() {
        var texts = new TreeMap<String, Set<String>>();
        Elsewhere.texts().forEach((code, text) -> texts.computeIfAbsent(code, _ ->
            new LinkedHashSet<>()).add(text));
        for (var mistake : AllMistakes.all()) {
            if (mistake.where() == ExampleMistakes.class) {
                continue;                                    // the same codes again
            }
            texts.computeIfAbsent(mistake.code(), _ -> new LinkedHashSet<>()).add(example(mistake));
        }
        var out = new StringBuilder(HEAD);
        texts.forEach((code, examples) -> examples.forEach(text -> out.append(row(code, text))));
        return out.toString();
    }

    /** The first line of the report without place and code. */
    private static String example(Mistake mistake) {
        var line = mistake.expected().lines().findFirst().orElseThrow();
        var text = line.substring(line.indexOf(mistake.code()) + mistake.code().length()
            + 2).replace("{1}", "Fifo.java:30");
        return mistake.report().get().getFirst().warning() ? "(warning) " + text : text;
    }

    private static String row(String code, String text) {
        int cut = REMEDIES.containsKey(code) ? -1 : text.lastIndexOf("; ");
        var what = cut < 0 ? text : text.substring(0, cut);
        var remedy = cut < 0 ? REMEDIES.get(code) : text.substring(cut + 2);
        return "| " + code + " | " + escaped(what) + " | " + escaped(remedy) + " |\n";
    }

    private static String escaped(String text) {
        return text.replace("|", "\\|").replace("<", "&lt;");
    }
}
