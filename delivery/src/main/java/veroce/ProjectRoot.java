package veroce;

import java.nio.file.Files;
import java.nio.file.Path;

/** The folder of the project, where {@code build/} and {@code generated-verilog/} lie. */
public final class ProjectRoot {
    private ProjectRoot() {}

    /** The folder the launcher lies in; without the launcher, the first folder upwards that holds one. */
    public static Path find() {
        var given = System.getProperty("veroce.root");
        if (given != null) {
            return Path.of(given);
        }
        var start = Path.of("").toAbsolutePath();
        for (var folder = start; folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve("veroce")) && Files.isRegularFile(folder.resolve("pom.xml"))) {
                return folder;
            }
        }
        throw VeroceException.usage("'" + start + "' is not inside the project; start veroce through its launcher");
    }
}
