package hdl.guide;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.BlackBox;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.Hdl;
import hdl.HdlException;
import hdl.Shape;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.sim.Engine;
import hdl.sim.junit.SignalMisuse;
import hdl.testing.Needs;
import hdl.testing.SameNames;
import hdl.testing.WaveFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * The guide of the language is true: its examples compile, its circuits become the Verilog below them, its tests pass
 * or say what stands below them. After a change, {@code -Dgolden.write=true} writes what is shown anew; read the
 * difference.
 */
@Tag("emitted")
class LanguageGuideTest {
    @TempDir static Path folder;
    private static List<GuidePage> pages;
    private static URLClassLoader loader;

    @BeforeAll static void compile() throws IOException {
        pages = GuidePage.all();
        var files = new ArrayList<Path>();
        for (var page : pages) {
            for (var example : page.examples()) {
                var file = folder.resolve(example.type().replace('.', '/') + ".java");
                assertThat(file).as("two examples are called %s", example).doesNotExist();
                Files.createDirectories(file.getParent());
                files.add(Files.writeString(file, example.source()));
            }
        }
        var messages = new StringWriter();
        var compiler = ToolProvider.getSystemJavaCompiler();
        try (var sources = compiler.getStandardFileManager(null, null, null)) {
            var options = List.of("-g", "-d", folder.toString(), "-classpath", System.getProperty("java.class.path"));
            assertThat(compiler.getTask(messages, sources, null, options, null, sources.getJavaFileObjectsFromPaths(files))
                .call()).as("%s", messages).isTrue();
        }
        loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
    }

    @AfterAll static void close() throws IOException {
        loader.close();
    }

    static Stream<GuidePage> pages() throws IOException {
        return GuidePage.all().stream().filter(page -> !page.examples().isEmpty());
    }

    @Test void thereAreCircuitsAndTests() {
        var examples = pages.stream().flatMap(page -> page.examples().stream()).toList();
        assertThat(examples).filteredOn(example -> example.kind().equals("verilog")).hasSizeGreaterThan(8);
        assertThat(examples).filteredOn(example -> isTest(loaded(example))).hasSizeGreaterThan(8);
    }

    @Test void noExampleMisusesASignal() throws IOException {
        assertThat(SignalMisuse.in(folder, loader)).isEmpty();
    }

    @ParameterizedTest @MethodSource("pages") void isTrue(GuidePage page) throws Exception {
        if (page.text().contains("Proof.of(")) {
            for (var tool : List.of("yosys", "yosys-abc", "z3")) {
                Needs.program(tool);
            }
        }
        var shown = new LinkedHashMap<GuidePage.Example, String>();
        for (var example : page.examples()) {
            var says = says(example);
            if (!example.kind().isEmpty()) {
                shown.put(example, says);
            }
        }
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(page.file(), page.showing(shown));
        }
        shown.forEach((example, says) -> assertThat(example.shown())
            .as("below %s in %s; write it anew with -Dgolden.write=true", example, page).isEqualTo(says));
    }

    /** What becomes of an example: the Verilog of a circuit, or what is wrong with it; what a run of the tests prints. */
    private static String says(GuidePage.Example example) throws ReflectiveOperationException {
        var type = loaded(example);
        if (!type.getPackageName().isEmpty()) {
            return "";                                       // a file of the template, which Maven builds and tests
        }
        if (isTest(type)) {
            return run(type, example.kind().equals("console"));
        }
        if (!Circuit.class.isAssignableFrom(type) || BlackBox.class.isAssignableFrom(type)) {
            assertThat(example.kind()).as("kind of what is shown below %s", example).isEmpty();
            return "";
        }
        try {
            var design = design(circuit(type));
            assertThat(design.warnings()).as("warnings about %s", example).isEmpty();
            assertThat(example.kind()).as("%s is no mistake", example).isNotEqualTo("console");
            return example.kind().isEmpty() ? "" : verilog(design);
        } catch (HdlException mistake) {
            assertThat(example.kind()).as("%s", mistake.getMessage()).isEqualTo("console");
            return mistake.getMessage() + "\n";
        }
    }

    /** Values of timelines, a memory and their delays: the names of the text are those of waves and paths. */
    @Test void wavesShowTheNamesOfTheText() throws Exception {
        Needs.engine(Engine.ICARUS);
        var meter = (Circuit<?>) circuit(loader.loadClass("Meter"));
        var waves = sameNames(meter);
        assertThat(waves.names()).containsKeys("packet_value_c3", "bytes_c2", "total_c5", "rst", "clk");
    }

    private static <IO extends Bundle<IO>> WaveFile sameNames(Circuit<IO> circuit) throws IOException {
        return SameNames.of(circuit, folder, 200).jvm();
    }

    private static Class<?> loaded(GuidePage.Example example) {
        try {
            return loader.loadClass(example.type());
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        }
    }

    // ---- circuits

    private static Circuit<?> circuit(Class<?> type) throws ReflectiveOperationException {
        var constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        var arguments = new ArrayList<>();
        for (var parameter : constructor.getParameterTypes()) {
            arguments.add(parameter == Shape.class ? Hdl.uint(8) : (Object) 8);
        }
        return (Circuit<?>) constructor.newInstance(arguments.toArray());
    }

    /** The module of the circuit itself, between its two directives. */
    private static String verilog(Design<?> design) {
        var files = FileSet.of(design.modules(), Style.GOLDEN);
        var text = files.text(files.top());
        return text.substring("`default_nettype none\n\n".length(),
            text.length() - "\n`default_nettype wire\n".length());
    }

    private static <IO extends Bundle<IO>> Design<IO> design(Circuit<IO> circuit) {
        return Design.of(circuit);
    }

    // ---- tests

    private static boolean isTest(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods()).anyMatch(method -> AnnotationSupport.isAnnotated(method,
            Testable.class));
    }

    /** What the tests print, and why they fail; where nothing is shown, none may fail. */
    private static String run(Class<?> type, boolean shown) {
        var out = new ByteArrayOutputStream();
        var summary = new SummaryGeneratingListener();
        var before = System.out;
        System.setProperty("hdl.proofs", folder.resolve("proofs").toString());
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        try {
            LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(type)).build(), summary);
        } finally {
            System.setOut(before);
            System.clearProperty("hdl.proofs");
        }
        assertThat(summary.getSummary().getTestsFoundCount()).as("tests of %s", type).isPositive();
        for (var failure : summary.getSummary().getFailures()) {
            if (!shown) {
                throw new AssertionError(failure.getTestIdentifier().getDisplayName(), failure.getException());
            }
            out.writeBytes(failure.getException().getMessage().stripTrailing().concat("\n").getBytes(StandardCharsets.UTF_8));
        }
        return out.toString(StandardCharsets.UTF_8).replace(folder.toString(), "/project/target")
            .replaceAll("(/project/target/proofs/\\w+)-\\d+", "$1-1");
    }
}
