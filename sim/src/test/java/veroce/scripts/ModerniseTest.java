package veroce.scripts;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.emit.Style;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rnic.parse.PacketParser;
import veroce.ProjectRoot;
import veroce.TestTools;
import veroce.delivery.Block;

/** The launcher runs jars that {@code scripts/Modernise.java} has rewritten; they do what the tested classes do. */
class ModerniseTest {
    @TempDir Path folder;

    /** What is rewritten, and what is not: cases in which the order, the guard and null matter. */
    public static final class Switches {
        sealed interface Part {
            /** Switches of an interface stand in an interface. */
            default String kind() {
                return switch (this) {
                    case One _ -> "one";
                    case Two _ -> "two";
                };
            }
        }

        record One(int value) implements Part {}

        record Two(Object a, Object b) implements Part {}

        private Switches() {}

        public static String text() {
            var out = new StringBuilder();
            Object[] values = {new One(0), new One(1), new One(7), new Two(new One(3), "b"), new Two(null, 4L), null, "s",
                'c', 5, new int[] {1}, new String[] {"x"}, 2.5};
            for (var value : values) {
                out.append(guarded(value)).append(' ').append(refused(value)).append(' ').append(constants(value))
                    .append(value instanceof Part part ? part.kind() : "").append('\n');
            }
            return out.toString();
        }

        private static String guarded(Object value) {
            return switch (value) {
                case null -> "nothing";
                case One(int number) when number == 0 -> "zero";
                case One one when one.value() == 1 -> "one";
                case One _ -> "some";
                case Two(One(int number), String b) -> number + b;
                case Two(var a, Long b) -> a + "long" + b;
                case int[] numbers -> "numbers " + numbers.length;
                case Object[] objects -> "objects " + objects.length;
                case CharSequence text when text.isEmpty() -> "empty";
                case Comparable<?> _ -> "comparable";
                default -> "other";
            };
        }

        private static String refused(Object value) {
            try {
                return switch (value) {
                    case Number number -> "number " + number;
                    case Object _ -> "no number";
                };
            } catch (NullPointerException _) {
                return "refused";
            }
        }

        private static String constants(Object value) {
            return switch (value) {
                case String text when text.equals("s") -> "s";
                case Integer number when number == 5 -> "five";
                case null, default -> "-";
            };
        }
    }

    /** Verilog and some cycles of a block: everything in it is elaborated, checked, printed and run by hdl-dsl. */
    public static final class Printed {
        private Printed() {}

        public static String text() {
            var out = new StringBuilder();
            for (var block : Block.ALL) {
                if (List.of("parser", "receive-core", "tx-scheduler").contains(block.name())) {
                    block.verilog(Style.DEFAULT).files().forEach((name, text) -> out.append(name).append('\n')
                        .append(text));
                }
            }
            try (var dut = Simulation.of(new PacketParser(64), Engine.JVM, Options.standard().seed(3))) {
                var outputs = dut.outputs();
                var words = new long[outputs.words()];
                for (int i = 0; i < 20; i++) {
                    dut.step();
                    outputs.read(words, 0);
                    out.append(Arrays.toString(words)).append('\n');
                }
            }
            return out.toString();
        }
    }

    @Test void everySwitchChoosesAsBefore() throws Exception {
        var tests = place(Switches.class);
        var rewritten = modern("switches", tests, name -> name.contains("ModerniseTest$Switches"));
        assertThat(typeSwitches(rewritten)).isZero();
        assertThat(in(Switches.class, rewritten)).isEqualTo(Switches.text());
    }

    @Test void theRewrittenLanguagePrintsAndRunsAsTheTestedOne() throws Exception {
        var rewritten = modern("hdl", place(Engine.class), _ -> true);
        assertThat(typeSwitches(rewritten)).isZero();
        assertThat(in(Printed.class, rewritten, place(Block.class), place(Printed.class))).isEqualTo(Printed.text());
    }

    private interface Names {
        boolean take(String name);
    }

    private static Path place(Class<?> type) {
        return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    /** The classes of a folder or jar, rewritten; some of them had something to rewrite. */
    private Path modern(String name, Path from, Names names) throws Exception {
        var plain = folder.resolve(name + ".jar");
        try (var out = new JarOutputStream(Files.newOutputStream(plain))) {
            if (Files.isDirectory(from)) {
                try (var files = Files.walk(from)) {
                    for (var file : files.filter(Files::isRegularFile).toList()) {
                        add(out, from.relativize(file).toString(), Files.newInputStream(file), names);
                    }
                }
            } else {
                try (var jar = new JarFile(from.toFile())) {
                    for (var entry : jar.stream().filter(entry -> !entry.isDirectory()).toList()) {
                        add(out, entry.getName(), jar.getInputStream(entry), names);
                    }
                }
            }
        }
        assertThat(typeSwitches(plain)).as("switches over types in %s", name).isPositive();
        var rewritten = folder.resolve(name + ".modern.jar");
        TestTools.output(folder, List.of(Path.of(System.getProperty("java.home"), "bin/java").toString(),
            ProjectRoot.find().resolve("scripts/Modernise.java").toString(), plain.toString(), rewritten.toString()));
        return rewritten;
    }

    private static void add(JarOutputStream out, String name, InputStream content, Names names) throws IOException {
        try (content) {
            if (names.take(name)) {
                out.putNextEntry(new ZipEntry(name));
                content.transferTo(out);
                out.closeEntry();
            }
        }
    }

    /** Calls in a jar that link a switch over types alone. */
    private static long typeSwitches(Path jar) throws IOException {
        long found = 0;
        try (var file = new JarFile(jar.toFile())) {
            for (var entry : file.stream().filter(entry -> entry.getName().endsWith(".class")).toList()) {
                try (var content = file.getInputStream(entry)) {
                    found += typeSwitches(ClassFile.of().parse(content.readAllBytes()));
                }
            }
        }
        return found;
    }

    private static long typeSwitches(ClassModel model) {
        return model.methods().stream().flatMap(method -> method.code().stream())
            .flatMap(code -> code.elementStream()).filter(element -> element instanceof InvokeDynamicInstruction call
                && call.bootstrapMethod().methodName().equals("typeSwitch")
                && call.invokedynamic().bootstrap().arguments().stream().allMatch(ClassEntry.class::isInstance))
            .count();
    }

    /** What a class says when it is loaded from these places and no others. */
    private static String in(Class<?> type, Path... places) throws Exception {
        var urls = new ArrayList<URL>();
        for (var place : places) {
            urls.add(place.toUri().toURL());
        }
        try (var loader = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            return (String) loader.loadClass(type.getName()).getMethod("text").invoke(null);
        }
    }
}
