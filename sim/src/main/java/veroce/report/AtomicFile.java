package veroce.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file so that a reader sees the old one or the whole new one, never a half. */
public final class AtomicFile {
    private AtomicFile() {}

    public static void write(Path file, byte[] content) throws IOException {
        var target = file.toAbsolutePath();
        Files.createDirectories(target.getParent());
        var unfinished = target.resolveSibling(
            "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            Files.write(unfinished, content);
            Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }
}
