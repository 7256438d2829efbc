package hdl.mistakes;

import hdl.Circuit;
import hdl.Design;
import hdl.HdlException;
import hdl.ir.Problem;
import hdl.sim.SimulationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * One planted mistake and the full report it leads to. In the expected text, {@code {}} stands for file and line of
 * the source line that ends in a comment with the code, {@code {1}} for the one whose comment is the code and
 * that number, and {@code {word}} for the one whose comment is the word.
 */
public record Mistake(String code, String expected, Class<?> where, Supplier<List<Problem>> report) {
    private static final Path SOURCES = Path.of("src/test/java");
    private static final Pattern FIRST = Pattern.compile("\\{(\\w*)}");
    private static final String LAMBDA = "io -> ";
    private static final Pattern CONTINUED = Pattern.compile(" *[.?:]");
    private static final Pattern WORD = Pattern.compile("\\{([a-z]+)}");

    /** The mistakes of one class. */
    static final class Collection {
        private final Class<?> where;
        private final List<Mistake> all = new ArrayList<>();

        Collection(Class<?> where) {
            this.where = where;
        }

        /** A mistake in the body of {@link Sample}. */
        Collection body(String code, String expected, Consumer<Sample.Io> body) {
            return circuit(code, expected, new Sample(Sample.register(body)));
        }

        Collection circuit(String code, String expected, Circuit<?> circuit) {
            return report(code, expected, () -> elaborated(circuit));
        }

        Collection report(String code, String expected, Supplier<List<Problem>> report) {
            all.add(new Mistake(code, expected, where, report));
            return this;
        }

        List<Mistake> all() {
            return all;
        }
    }

    /** The errors, or, without any, the warnings. */
    static List<Problem> elaborated(Circuit<?> circuit) {
        return caught(() -> Design.of(circuit).warnings());
    }

    static List<Problem> caught(Supplier<List<Problem>> elaboration) {
        try {
            return elaboration.get();
        } catch (HdlException mistakes) {
            return mistakes.problems();
        }
    }

    /** What a simulation ends with. */
    static List<Problem> simulated(Runnable simulation) {
        try {
            simulation.run();
        } catch (SimulationException mistake) {
            return List.of(mistake.problem());
        }
        return List.of();
    }

    /** The lines around the place that is reported, without those of the planting. */
    List<String> example() {
        var first = FIRST.matcher(expected);
        if (!first.lookingAt()) {
            return List.of();
        }
        var word = first.group(1);
        var mark = word.isEmpty() ? code : Character.isDigit(word.charAt(0)) ? code + " " + word : word;
        var lines = lines();
        int at = 0;
        while (!lines.get(at).endsWith("// " + mark)) {
            at++;
        }
        int from = at;
        int to = at;
        if (!lines.get(at).stripLeading().startsWith(LAMBDA)) {
            int indent = indent(lines.get(at));
            while (indent(lines.get(from - 1)) >= indent && !lines.get(from - 1).isBlank()) {
                from--;
            }
            while (indent(lines.get(to + 1)) >= indent && !lines.get(to + 1).isBlank()) {
                to++;
            }
            while (CONTINUED.matcher(lines.get(from)).lookingAt()) {
                from--;
            }
        }
        int left = indent(lines.get(from));
        var text = String.join("\n", lines.subList(from, to + 1).stream().map(line ->
            unmarked(line.substring(left))).toList());
        return (text.startsWith(LAMBDA) ? text.substring(LAMBDA.length()).replaceFirst("\\)$", ";") : text).lines()
            .toList();
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }

    private static String unmarked(String line) {
        int mark = line.lastIndexOf(" // ");
        return mark < 0 ? line : line.substring(0, mark);
    }

    /** What is reported, one problem after the other. */
    public String reported() {
        return String.join("\n", report.get().stream().map(Problem::toString).toList());
    }

    /** The expected report with its places filled in. */
    public String filledIn() {
        var text = expected.contains("{}") ? expected.replace("{}", place("")) : expected;
        for (int i = 1; i < 6; i++) {
            var mark = "{" + i + "}";
            text = text.contains(mark) ? text.replace(mark, place(" " + i)) : text;
        }
        return WORD.matcher(text).replaceAll(word -> marked("// " + word.group(1)));
    }

    private String place(String number) {
        return marked("// " + code + number);
    }

    private String marked(String mark) {
        var lines = lines();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).endsWith(mark)) {
                return where.getSimpleName() + ".java:" + (i + 1);
            }
        }
        throw new AssertionError(where + " has no line that ends in '" + mark + "'");
    }

    private List<String> lines() {
        try {
            return Files.readAllLines(SOURCES.resolve(where.getName().replace('.', '/') + ".java"));
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    @Override public String toString() {
        return code + " in " + where.getSimpleName();
    }
}
