package veroce.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import veroce.VeroceException;

/** Writes a file so that a reader sees the old one or the whole new one, never a half. */
public final class AtomicFile {
    private AtomicFile() {}

    /**
     * To be asked before work whose result will be written: whether that can succeed.
     *
     * @throws VeroceException with the reason if not
     */
    public static void demandWritable(Path file) {
        var target = file.toAbsolutePath();
        var folder = target.getParent();
        while (folder != null && !Files.exists(folder)) {
            folder = folder.getParent();
        }
        if (Files.isDirectory(target) || folder == null || !Files.isDirectory(folder)) {
            throw VeroceException.input("'" + file + "' cannot be written: " + (Files.isDirectory(target)
                ? "it is a folder" : "'" + folder + "' is not a folder") + "; name another file");
        }
        try {
            Files.delete(Files.createTempFile(folder, ".", ".tmp"));
        } catch (IOException e) {
            throw VeroceException.input("'" + file + "' cannot be written: nothing can be made in '" + folder
                + "'; name a file somewhere else");
        }
    }

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
