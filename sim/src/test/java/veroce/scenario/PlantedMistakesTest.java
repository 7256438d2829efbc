package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import veroce.ProjectRoot;
import veroce.reference.ReferenceEndpoint;

/**
 * The scenarios of Reads, atomics, invalidation and states are worth what they find: each mistake of mistakes.txt is
 * made in one file of the reference, and the scenario that stands beside it must fail.
 */
class PlantedMistakesTest {
    private static final Path SOURCES = ProjectRoot.find().resolve("model/src/main/java/veroce");
    @TempDir Path folder;

    /**
     * A mistake.
     *
     * @param file     under the sources of the model, without suffix
     * @param right    text that is there once
     * @param wrong    what takes its place
     * @param scenario class and method
     */
    record Mistake(String what, String file, String right, String wrong, String scenario) {
        @Override public String toString() {
            return what;
        }
    }

    /** Blocks: what is wrong, the file, lines with - and +, the scenario; between them empty lines. */
    static List<Mistake> mistakes() throws IOException {
        String text;
        try (InputStream stream = PlantedMistakesTest.class.getResourceAsStream("mistakes.txt")) {
            text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
        List<Mistake> all = new ArrayList<>();
        for (String block : text.strip().split("\n\n+")) {
            List<String> lines = block.lines().toList();
            all.add(new Mistake(lines.getFirst(), lines.get(1), lines(lines, "- "), lines(lines, "+ "),
                lines.getLast()));
        }
        return all;
    }

    private static String lines(List<String> of, String mark) {
        return String.join("\n", of.stream().filter(line -> line.startsWith(mark)).map(line -> line.substring(2))
            .toList());
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void isFound(Mistake mistake) throws Exception {
        Path file = SOURCES.resolve(mistake.file() + ".java");
        String source = Files.readString(file);
        int at = source.indexOf(mistake.right());
        assertThat(at).as("'%s' is in %s", mistake.right(), file).isNotNegative()
            .as("'%s' is there once", mistake.right()).isEqualTo(source.lastIndexOf(mistake.right()));
        Path changed = folder.resolve(file.getFileName());
        Files.writeString(changed, source.substring(0, at) + mistake.wrong()
            + source.substring(at + mistake.right().length()));
        compile(changed);
        assertThat(failure(mistake.scenario(), new Changed(folder))).as("%s: %s must fail", mistake,
            mistake.scenario()).isNotNull();
    }

    /** As they are, all of these scenarios hold: what fails above fails of the mistake. */
    @Test void withoutAMistakeAllHolds() throws IOException {
        ClassLoader same = new Changed(folder);
        for (String scenario : new TreeSet<>(mistakes().stream().map(Mistake::scenario).toList())) {
            assertThatCode(() -> {
                Throwable failure = failure(scenario, same);
                if (failure != null) {
                    throw failure;
                }
            }).as(scenario).doesNotThrowAnyException();
        }
    }

    private void compile(Path source) throws Exception {
        String model = Path.of(ReferenceEndpoint.class.getProtectionDomain().getCodeSource().getLocation().toURI())
            .toString();
        var messages = new ByteArrayOutputStream();
        int code = ToolProvider.getSystemJavaCompiler().run(null, messages, messages, "-nowarn", "-d",
            folder.toString(), "-cp", model, source.toString());
        assertThat(code).as("javac: %s", messages).isZero();
    }

    /** What a scenario fails of, or null. */
    private static Throwable failure(String scenario, ClassLoader loader) {
        String[] parts = scenario.split(" ");
        try {
            Class<?> test = loader.loadClass("veroce.scenario." + parts[0]);
            var constructor = test.getDeclaredConstructor();
            constructor.setAccessible(true);
            var method = Stream.of(test.getMethods(), test.getDeclaredMethods()).flatMap(Stream::of)
                .filter(m -> m.getName().equals(parts[1])).findFirst()
                .orElseThrow(() -> new AssertionError("there is no " + scenario));
            method.setAccessible(true);
            method.invoke(constructor.newInstance());
            return null;
        } catch (InvocationTargetException failed) {
            return failed.getCause();
        } catch (ReflectiveOperationException broken) {
            throw new AssertionError(scenario, broken);
        }
    }

    /** Everything of this project anew, with what lies in a folder instead of what belongs there. */
    private static final class Changed extends ClassLoader {
        private final Path folder;

        Changed(Path folder) {
            super(PlantedMistakesTest.class.getClassLoader());
            this.folder = folder;
        }

        @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                if (!name.startsWith("veroce.")) {
                    return super.loadClass(name, resolve);
                }
                Class<?> known = findLoadedClass(name);
                return known != null ? known : define(name);
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            String path = name.replace('.', '/') + ".class";
            try (InputStream stream = Files.exists(folder.resolve(path)) ? Files.newInputStream(folder.resolve(path))
                    : getParent().getResourceAsStream(path)) {
                if (stream == null) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = stream.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
