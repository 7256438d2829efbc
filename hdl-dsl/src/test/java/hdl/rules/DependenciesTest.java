package hdl.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.NameAndTypeEntry;
import java.lang.reflect.AccessFlag;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Dependencies between the packages run one way; read from the class files, where nothing is forgotten. */
class DependenciesTest {
    private static final Path CLASSES = Path.of("target/classes");
    private static final Pattern TYPE = Pattern.compile("L(hdl/[^;<]+)");

    /** What each package may use besides itself. The simulators and proofs may use everything. */
    private static final Map<String, List<String>> ALLOWED = new LinkedHashMap<>(Map.of(
        "hdl.ir", List.of(),
        "hdl.pass", List.of("hdl.ir"),
        "hdl.emit", List.of("hdl.ir"),
        "hdl.doc", List.of("hdl.ir"),
        "hdl.explain", List.of(),
        "hdl", List.of("hdl.ir", "hdl.pass"),
        "hdl.lib", List.of("hdl")));
    private static final List<String> MAY_USE_ALL = List.of("hdl.sim", "hdl.proof");

    /** Types of the graph that are words of a body: BRAM, OLD_DATA, EXACT. */
    private static final Set<String> WORDS = Set.of("hdl.ir.Memory$Style", "hdl.ir.Memory$Collision",
        "hdl.ir.Label$Policy",
        "hdl.ir.Memory", "hdl.ir.Label");

    @Test void packagesDependOneWay() throws IOException {
        var wrong = new TreeSet<String>();
        for (var model : models()) {
            var from = name(model.thisClass().asInternalName());
            for (var to : used(model)) {
                if (!isAllowed(family(from), to)) {
                    wrong.add(from + " uses " + to);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static boolean isAllowed(String from, String to) {
        var target = family(to);
        return from.equals(target) || MAY_USE_ALL.contains(from) || ALLOWED.get(from).contains(target)
            || from.equals("hdl.lib") && WORDS.contains(to);
    }

    @Test void everyPackageHasItsPlace() throws IOException {
        for (var model : models()) {
            var family = family(name(model.thisClass().asInternalName()));
            assertThat(ALLOWED.containsKey(family) || MAY_USE_ALL.contains(family)).as(family).isTrue();
        }
    }

    @Test void noPublicTypeIsNamedLikeOneOfJavaLang() throws IOException {
        var taken = new TreeSet<String>();
        var platform = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base/java/lang");
        try (var files = Files.list(platform)) {
            for (var file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
                if (ClassFile.of().parse(file).flags().has(AccessFlag.PUBLIC)) {
                    taken.add(file.getFileName().toString().replace(".class", ""));
                }
            }
        }
        assertThat(taken).contains("Module", "Record", "Process");
        for (var model : models()) {
            if (model.flags().has(AccessFlag.PUBLIC)) {
                var name = name(model.thisClass().asInternalName());
                assertThat(taken).as(name).doesNotContain(name.substring(name.lastIndexOf('.') + 1));
            }
        }
    }

    private static List<ClassModel> models() throws IOException {
        try (var files = Files.walk(CLASSES)) {
            return files.filter(path ->
                path.toString().endsWith(".class")).sorted().map(DependenciesTest::parsed).toList();
        }
    }

    private static ClassModel parsed(Path file) {
        try {
            return ClassFile.of().parse(file);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static Set<String> used(ClassModel model) {
        var used = new TreeSet<String>();
        for (var entry : model.constantPool()) {
            var text = switch (entry) {
                case ClassEntry type when type.asInternalName().startsWith("hdl/") -> "L" + type.asInternalName();
                case NameAndTypeEntry pair -> pair.type().stringValue();
                default -> "";
            };
            TYPE.matcher(text).results().forEach(match -> used.add(name(match.group(1))));
        }
        return used;
    }

    private static String name(String internalName) {
        return internalName.replace('/', '.');
    }

    /** The package, without what hdl.lib and hdl.sim are divided into. */
    private static String family(String type) {
        var folder = type.substring(0, type.lastIndexOf('.'));
        int second = folder.indexOf('.', "hdl.".length());
        return second < 0 ? folder : folder.substring(0, second);
    }
}
