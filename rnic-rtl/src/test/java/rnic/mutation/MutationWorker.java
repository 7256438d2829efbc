package rnic.mutation;

import hdl.ir.Mutation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Runs tests on circuits with one mistake, for {@code ./veroce mutate}: one line of input is one job, and its answer
 * ends with a line that begins with a dot. {@code list CLASS} runs the tests of a class without a mistake and tells what
 * circuits they describe; {@code run PLACE METHOD...} makes a mistake and runs test methods until one notices.
 */
public final class MutationWorker {
    /** Tag of test classes that look at the text of circuits and not at what they do: no mutant is theirs. */
    public static final String EMITTED = "emitted";

    private final Trials trials = new Trials();
    private final PrintStream out;

    private MutationWorker(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] arguments) throws IOException {
        var answers = System.out;
        System.setOut(System.err);                           // what tests print is no answer
        var worker = new MutationWorker(answers);
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (var line = in.readLine(); line != null; line = in.readLine()) {
            var words = List.of(line.split(" "));
            switch (words.getFirst()) {
                case "list" -> worker.list(words.get(1));
                case "weigh" -> worker.weigh(Mutation.Place.parse(words.get(1)), Path.of(words.get(2)),
                    words.subList(3, words.size()));
                default -> worker.run(Mutation.Place.parse(words.get(1)), words.subList(2, words.size()));
            }
            answers.flush();
        }
        System.exit(0);
    }

    private void list(String testClass) {
        for (var method : trials.methods(testClass)) {
            var places = new LinkedHashMap<String, String>();
            var files = new TreeMap<String, Set<String>>();
            Mutation.list(candidate -> {
                places.putIfAbsent(candidate.place().toString(), candidate.text());
                files.computeIfAbsent(candidate.place().file(), _ -> new TreeSet<>()).add(candidate.module());
            });
            long start = System.nanoTime();
            var outcome = trials.run(method);
            long milliseconds = (System.nanoTime() - start) / 1_000_000;
            Mutation.list(null);
            places.forEach((place, text) -> out.println("place\t" + place + "\t" + text));
            out.println("method\t" + method.replace(" ", "%20") + "\t" + milliseconds + "\t"
                + outcome.passed() + "\t" + files.entrySet().stream()
                    .map(file -> file.getKey() + "=" + String.join(",", file.getValue()))
                    .collect(Collectors.joining(" ")));
        }
        out.println(".");
    }

    /** Modules of equal text are written once. */
    private void weigh(Mutation.Place place, Path folder, List<String> methods) throws IOException {
        var pairs = new LinkedHashSet<ModulePair>();
        if (place.kind() == Mutation.Kind.INITIAL) {
            var without = weighed(place, false, methods);
            var mistaken = weighed(place, true, methods);
            for (int i = 0; i < Math.min(without.size(), mistaken.size()); i++) {
                pairs.add(ModulePair.of(without.get(i), mistaken.get(i)));
            }
        } else {
            weighed(place, false, methods).forEach(module -> pairs.add(ModulePair.of(module)));
        }
        int number = 0;
        for (var pair : pairs) {
            pair.write(folder, number++);
        }
        out.println(".weighed " + number);
    }

    private List<ModulePair.Printed> weighed(Mutation.Place place, boolean beginsMistaken, List<String> methods) {
        var modules = new ArrayList<ModulePair.Printed>();
        Mutation.weigh(place, beginsMistaken, module -> modules.add(ModulePair.Printed.of(module)));
        try {
            methods.forEach(method -> trials.run(method.replace("%20", " ")));
        } finally {
            Mutation.apply(null);
        }
        return modules;
    }

    private void run(Mutation.Place place, List<String> methods) {
        Mutation.apply(place);
        try {
            for (var method : methods) {
                var outcome = trials.run(method.replace("%20", " "));
                if (!outcome.passed()) {
                    out.println((outcome.isRefused() ? ".refused " : ".killed ") + method + "\t" + outcome.what());
                    return;
                }
            }
            out.println(".survived");
        } finally {
            Mutation.apply(null);
        }
    }
}
