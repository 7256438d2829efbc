package veroce.cli;

import hdl.explain.Diagnostic;
import hdl.explain.Diagnostics;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import veroce.Exit;
import veroce.VeroceException;

/** Says what a diagnostic of the language means, with a mistake that leads to it and what to do. */
@Command(name = "explain", description = "Say what a diagnostic of the language means, with an example and what to do.")
final class ExplainCommand implements Callable<Integer> {
    private static final int COLUMNS = 100;
    private static final int NEAREST = 3;

    @Parameters(paramLabel = "CODE", description = "The code of the message, such as HDL204.")
    String code;

    @Spec CommandSpec spec;

    @Override public Integer call() {
        var diagnostic = Diagnostics.of(code).orElseThrow(() -> VeroceException.usage("there is no diagnostic '" + code
            + "'; the nearest are " + nearest()));
        var out = spec.commandLine().getOut();
        wrapped(diagnostic.code() + ": " + diagnostic.meaning(), "").forEach(out::println);
        for (var each : diagnostic.cases()) {
            out.println();
            wrapped((each.warning() ? "Warning: " : "It says: ") + each.text(), "  ").forEach(out::println);
            if (!each.example().isEmpty()) {
                out.println("  Example:");
                each.example().forEach(line -> out.println("      " + line));
            }
            wrapped("What to do: " + each.remedy(), "  ").forEach(out::println);
        }
        out.flush();
        return Exit.OK;
    }

    /** Codes are near when their numbers are. */
    private String nearest() {
        var digits = code.replaceAll("\\D", "");
        int wanted = digits.isEmpty() || digits.length() > 6 ? 0 : Integer.parseInt(digits);
        return Diagnostics.all().stream().map(Diagnostic::code)
            .sorted(Comparator.comparingInt(known -> Math.abs(Integer.parseInt(known.substring(3)) - wanted)))
            .limit(NEAREST).sorted().collect(Collectors.joining(", "));
    }

    /** Lines of at most so many columns, the later ones further in. */
    private static List<String> wrapped(String text, String indent) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder(indent);
        for (var word : text.split(" ")) {
            if (line.length() + 1 + word.length() > COLUMNS) {
                lines.add(line.toString());
                line = new StringBuilder(indent).append("  ");
            }
            line.append(line.toString().isBlank() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
