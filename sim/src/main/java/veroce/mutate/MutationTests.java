package veroce.mutate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import veroce.VeroceException;

/** The block tests of the NIC: which circuits each of them describes, how long it takes, and where mistakes fit. */
final class MutationTests {
    private static final String NIC = "rnic-rtl";
    /** Where block tests live; those in sim compare a block with the reference, one what only joins blocks. */
    private static final List<Home> HOMES = List.of(new Home(NIC, "rnic", "Test"),
        new Home("sim", "veroce/checks", "Test"), new Home("sim", "veroce/scenario", "NicWiringTest"));

    /** Classes in a folder whose names end so. */
    private record Home(String module, String folder, String suffix) {
        Path tests(Path root) {
            return root.resolve(module + "/src/test/java");
        }

        /** Test classes, by name. */
        List<String> classes(Path root) throws IOException {
            var base = tests(root);
            try (Stream<Path> files = Files.walk(base.resolve(folder))) {
                return files.map(file -> base.relativize(file).toString()).filter(name -> name.endsWith(suffix + ".java"))
                    .map(name -> name.substring(0, name.length() - ".java".length()).replace('/', '.')).sorted()
                    .toList();
            }
        }
    }

    /** A test method that passes, and of the circuits that it describes the source files, each with its modules. */
    record Method(String testClass, String id, long milliseconds, Map<String, Set<String>> modules) {}

    private final Path root;
    private final String block;
    /** Where the tests of the block are, the NIC first. */
    private final List<Home> homes = new ArrayList<>();
    private final Map<Home, String> fingerprints = new HashMap<>();
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
        var tests = new MutationTests(root, block);
        var chosen = tests.classes();
        progress.accept("compiling the tests");
        compile(root, tests.homes);
        try (var worker = new Worker(root, tests.classPath())) {
            for (int i = 0; i < chosen.size(); i++) {
                var name = chosen.get(i);
                var known = root.resolve("build/mutation/" + tests.fingerprint(name) + "/" + name + ".tsv");
                if (!Files.exists(known)) {
                    progress.accept("tests without a mistake, " + (i + 1) + " of " + chosen.size() + ": " + name);
                    Files.createDirectories(known.getParent());
                    Files.write(known, worker.list(name));
                }
                tests.add(name, Files.readAllLines(known));
            }
        }
        return tests;
    }

    private static void compile(Path root, List<Home> homes) throws IOException {
        var modules = String.join(",", homes.stream().map(Home::module).distinct().toList());
        var process = new ProcessBuilder(root.resolve("scripts/maven").toString(), "--quiet", "--projects", modules,
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

    private Path target(String module) {
        return root.resolve(module + "/target");
    }

    /** Of all homes together: the worker itself is a class of the NIC's tests. */
    String classPath() throws IOException {
        var entries = new LinkedHashSet<String>();
        for (var home : homes) {
            entries.add(target(home.module()).resolve("test-classes").toString());
            entries.add(target(home.module()).resolve("classes").toString());
            entries.addAll(List.of(Files.readString(target(home.module()).resolve("test.classpath")).strip()
                .split(":")));
        }
        return String.join(":", entries);
    }

    /** Test classes of a block: those whose name begins with its name. Only their homes, and the NIC, are compiled. */
    private List<String> classes() throws IOException {
        var all = new ArrayList<String>();
        var chosen = new ArrayList<String>();
        for (var home : HOMES) {
            var here = home.classes(root);
            var wanted = here.stream().filter(name -> block.equals("all") || simple(name).startsWith(block)).toList();
            all.addAll(here);
            chosen.addAll(wanted);
            if (home.module().equals(NIC) || !wanted.isEmpty()) {
                homes.add(home);
            }
        }
        if (chosen.isEmpty()) {
            throw VeroceException.usage("no test is named after the block '" + block + "'; choose all, or one of "
                + String.join(", ", all.stream().map(MutationTests::simple)
                    .map(name -> name.substring(0, name.length() - "Test".length())).toList()));
        }
        return chosen;
    }

    private static String simple(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    /** Changes with every class of the circuits and the tests that a test class may use. */
    private String fingerprint(String testClass) throws IOException {
        var home = homes.stream().filter(each -> testClass.startsWith(each.folder().replace('/', '.') + "."))
            .findFirst().orElseThrow();
        var known = fingerprints.get(home);
        if (known == null) {
            known = fingerprint(homes.subList(0, homes.indexOf(home) + 1));
            fingerprints.put(home, known);
        }
        return known;
    }

    private String fingerprint(List<Home> used) throws IOException {
        var folders = new ArrayList<>(List.of(target("hdl-dsl").resolve("classes"), target("model").resolve("classes")));
        for (var home : used) {
            folders.add(target(home.module()).resolve("classes"));
            folders.add(target(home.module()).resolve("test-classes"));
        }
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (var folder : folders) {
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
                methods.add(new Method(testClass, fields[1], Long.parseLong(fields[2]), modules(fields[4])));
            } else {
                failing.add(fields[1]);
            }
        }
    }

    private static Map<String, Set<String>> modules(String field) {
        var modules = new HashMap<String, Set<String>>();
        for (var file : field.split(" ")) {
            var parts = file.split("=", 2);
            if (parts.length == 2) {
                modules.put(parts[0], Set.of(parts[1].split(",")));
            }
        }
        return modules;
    }

    /** Where a mistake can be made in the NIC's own sources or in those of the block, and what it would be. */
    Map<String, String> places() throws IOException {
        var own = new ArrayList<>(List.of(block + ".java"));
        try (Stream<Path> files = Files.walk(root.resolve(NIC + "/src/main/java"))) {
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
        return methods.stream().filter(method -> method.modules().containsKey(file))
            .sorted(Comparator.comparing((Method method) -> !simple(method.testClass()).equals(own))
                .thenComparing(Method::milliseconds)).toList();
    }

    /** Of these enough to describe every module with circuits of this file that any test describes. */
    List<Method> describing(String file) {
        var seen = new HashSet<String>();
        return of(file).stream().filter(method -> seen.addAll(method.modules().get(file))).toList();
    }

    /** Tests that fail without a mistake: they say nothing. */
    List<String> failing() {
        return failing;
    }
}
