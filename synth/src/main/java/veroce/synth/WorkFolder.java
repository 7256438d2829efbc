package veroce.synth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** The folder of one run, apart from other processes; gone at the end unless it is kept under the name of the block. */
final class WorkFolder implements AutoCloseable {
    private final Path path;
    private final Path kept;
    private boolean keep;

    WorkFolder(Path folder, String name) throws IOException {
        Files.createDirectories(folder);
        path = Files.createTempDirectory(folder, "." + name + "-");
        kept = folder.resolve(name);
    }

    Path path() {
        return path;
    }

    /** Where the folder will be after {@link #keep}. */
    Path kept() {
        return kept;
    }

    void keep() {
        keep = true;
    }

    @Override public void close() throws IOException {
        if (keep) {
            delete(kept);
            Files.move(path, kept);
        } else {
            delete(path);
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (var walk = Files.walk(folder)) {
                for (var file : walk.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
