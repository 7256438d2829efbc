import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Copies a jar for the AOT cache. Classes compiled for Java 5 or older get the class file version and the stack maps of
 * Java 8: the cache takes no older ones, and parsing and verifying them anew was most of the time in which the command
 * line started. Younger ones get {@link TypeSwitches}.
 */
final class Modernise {
    private static final int OLDEST = ClassFile.JAVA_6_VERSION;

    private Modernise() {}

    public static void main(String[] arguments) throws IOException {
        var from = Path.of(arguments[0]);
        try (var jar = new JarFile(from.toFile());
             var classes = new URLClassLoader(new URL[] {from.toUri().toURL()});
             var out = new ZipOutputStream(Files.newOutputStream(Path.of(arguments[1])))) {
            var classFile = ClassFile.of(ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
                ClassFile.ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(classes)));
            for (var entry : jar.stream().toList()) {
                var copy = new ZipEntry(entry.getName());
                copy.setTime(entry.getTime());
                out.putNextEntry(copy);
                var bytes = jar.getInputStream(entry).readAllBytes();
                out.write(entry.getName().endsWith(".class") ? modern(classFile, bytes) : bytes);
                out.closeEntry();
            }
        }
    }

    private static byte[] modern(ClassFile classFile, byte[] bytes) {
        var model = classFile.parse(bytes);
        if (model.majorVersion() >= OLDEST) {
            return classFile.transformClass(model, TypeSwitches.of(model));
        }
        ClassTransform version = (builder, element) -> builder.with(
            element instanceof ClassFileVersion ? ClassFileVersion.of(ClassFile.JAVA_8_VERSION, 0) : element);
        return classFile.transformClass(model,
            version.andThen(ClassTransform.transformingMethodBodies((builder, element) -> builder.with(element))));
    }
}
