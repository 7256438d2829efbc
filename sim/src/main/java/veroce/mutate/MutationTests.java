package veroce.mutate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import veroce.VeroceException;

/** The block tests of the NIC: which circuits each of them describes, how long it takes, and where mistakes fit. */
final class MutationTests {
    private static final String MODULE = "rnic-rtl";

    /** A test method that passes, and the source files of the circuits that it describes. */
    record Method(String testClass, String id, long milliseconds, Set<String> files) {}

    private final Path root;
    private final String block;
    private final List<Method> methods = new ArrayList<>();
    /** What would be changed, by place. */
    private final Map<String, String> places = new TreeMap<>();
    private final List<String> failing = new ArrayList<>();

    private MutationTests(Path root, String block) {
        this.root = root;
        this.block = block;
    }

    /** Compiles the tests, and runs those of the named block, or of all, once without a mistake. */
    static MutationTests of(Path root, String block, Consumer<String> progress) throws IOException {
        progress.accept("compiling the tests");
        compile(root);
        var tests = new MutationTests(root, block);
        var chosen = tests.classes();
        var memory = root.resolve("build/mutation/" + tests.fingerprint());
        Files.createDirectories(memory);
        try (var worker = new Worker(root, tests.classPath())) {
            for (int i = 0; i < chosen.size(); i++) {
                var known = memory.resolve(chosen.get(i) + ".tsv");
                if (!Files.exists(known)) {
                    progress.accept("tests without a mistake, " + (i + 1) + " of " + chosen.size() + ": "
                        + chosen.get(i));
                    Files.write(known, worker.list(chosen.get(i)));
                }
                tests.add(chosen.get(i), Files.readAllLines(known));
            }
        }
        return tests;
    }

    private static void compile(Path root) throws IOException {
        var process = new ProcessBuilder(root.resolve("scripts/maven").toString(), "--quiet", "--projects", MODULE,
            "--also-make", "test-compile", "dependency:build-classpath", "-Dmdep.outputFile=target/test.classpath",
            "-Dmdep.includeScope=test").directory(root.toFile()).redirectErrorStream(true).start();
        var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (process.waitFor() != 0) {
                throw VeroceException.failure("the tests do not compile:\n" + text);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw VeroceException.failure("interrupted while the tests were compiled");
        }
    }

    private Path target() {
        return root.resolve(MODULE + "/target");
    }

    String classPath() throws IOException {
        return target().resolve("test-classes") + ":" + target().resolve("classes") + ":"
            + Files.readString(target().resolve("test.classpath")).strip();
    }

    /** Test classes of a block: those whose name begins with its name. */
    private List<String> classes() throws IOException {
        var base = target().resolve("test-classes");
        try (Stream<Path> files = Files.walk(base)) {
            var all = files.map(file -> base.relativize(file).toString()).filter(name -> name.endsWith("Test.class"))
                .filter(name -> !name.contains("$"))
                .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.')).sorted().toList();
            var chosen = all.stream().filter(name -> block.equals("all") || simple(name).startsWith(block)).toList();
            if (chosen.isEmpty()) {
                throw VeroceException.usage("no test is named after the block '" + block + "'; choose all, or one of "
                    + String.join(", ", all.stream().map(MutationTests::simple)
                        .map(name -> name.substring(0, name.length() - "Test".length())).toList()));
            }
            return chosen;
        }
    }

    private static String simple(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    /** Changes with every class of the circuits and the tests. */
    private String fingerprint() throws IOException {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (var folder : List.of(root.resolve("hdl-dsl/target/classes"), target().resolve("classes"),
                target().resolve("test-classes"))) {
                try (Stream<Path> files = Files.walk(folder)) {
                    for (var file : files.filter(Files::isRegularFile).sorted().toList()) {
                        digest.update(Files.readAllBytes(file));
                    }
                }
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private void add(String testClass, List<String> lines) {
        for (var line : lines) {
            var fields = line.split("\t", -1);
            if (fields[0].equals("place")) {
                places.putIfAbsent(fields[1], fields[2]);
            } else if (fields[3].equals("true")) {
                methods.add(new Method(testClass, fields[1], Long.parseLong(fields[2]), Set.of(fields[4].split(" "))));
            } else {
                failing.add(fields[1]);
            }
        }
    }

    /** Where a mistake can be made in the NIC's own sources or in those of the block, and what it would be. */
    Map<String, String> places() throws IOException {
        var own = new ArrayList<>(List.of(block + ".java"));
        try (Stream<Path> files = Files.walk(root.resolve(MODULE + "/src/main/java"))) {
            files.forEach(file -> own.add(file.getFileName().toString()));
        }
        var chosen = new LinkedHashMap<String, String>();
        places.forEach((place, text) -> {
            if (own.contains(place.substring(0, place.indexOf(':')))) {
                chosen.put(place, text);
            }
        });
        return chosen;
    }

    /** The tests that describe a file's circuits: its own first, then the quickest. */
    List<Method> of(String file) {
        var own = file.replace(".java", "Test");
        return methods.stream().filter(method -> method.files().contains(file))
            .sorted(Comparator.comparing((Method method) -> !simple(method.testClass()).equals(own))
                .thenComparing(Method::milliseconds)).toList();
    }

    /** Tests that fail without a mistake: they say nothing. */
    List<String> failing() {
        return failing;
    }
}
