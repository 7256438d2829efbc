package hdl;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.zip.ZipFile;

/** The file that a class was loaded from. */
final class ClassBytes {
    private ClassBytes() {}

    /** Null when there is none, as for classes made at run time. */
    static byte[] of(Class<?> type) throws IOException {
        var inPlace = inPlace(type);
        if (inPlace != null) {
            return inPlace;
        }
        var name = type.getName();
        try (var file = type.getResourceAsStream(name.substring(name.lastIndexOf('.') + 1).concat(".class"))) {
            return file == null ? null : file.readAllBytes();
        }
    }

    /** From the jar or folder it came from: a class loader would ask every other jar and the JDK's modules first. */
    private static byte[] inPlace(Class<?> type) throws IOException {
        var source = type.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null || !source.getLocation().getProtocol().equals("file")) {
            return null;
        }
        var home = Path.of(URI.create(source.getLocation().toString()));
        var name = type.getName().replace('.', '/').concat(".class");
        if (home.toString().endsWith(".jar")) {
            try (var jar = new JarFile(home.toFile(), false, ZipFile.OPEN_READ, Runtime.version())) {
                var entry = jar.getEntry(name);
                return entry == null ? null : jar.getInputStream(entry).readAllBytes();
            }
        }
        var file = home.resolve(name);
        return Files.exists(file) ? Files.readAllBytes(file) : null;
    }
}
