package veroce.guest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.GZIPOutputStream;

/** An archive that a kernel takes for its first file system: cpio in the new portable format, compressed. */
final class Cpio {
    private static final int FOLDER = 040755;
    private static final int PROGRAM = 0100755;
    private static final int LINK = 0120777;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Set<String> names = new HashSet<>();

    Cpio folder(String name) throws IOException {
        if (!name.isEmpty() && names.add(name)) {
            folder(above(name));
            entry(name, FOLDER, new byte[0]);
        }
        return this;
    }

    Cpio file(String name, byte[] bytes) throws IOException {
        folder(above(name));
        if (names.add(name)) {
            entry(name, PROGRAM, bytes);
        }
        return this;
    }

    Cpio file(String name, Path from) throws IOException {
        return file(name, Files.readAllBytes(from));
    }

    Cpio link(String name, String target) throws IOException {
        folder(above(name));
        if (names.add(name)) {
            entry(name, LINK, target.getBytes(StandardCharsets.UTF_8));
        }
        return this;
    }

    private static String above(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('/')));
    }

    private void entry(String name, int mode, byte[] bytes) throws IOException {
        byte[] nul = (name + '\0').getBytes(StandardCharsets.UTF_8);
        out.write(String.format("070701%08x%08x%08x%08x%08x%08x%08x%08x%08x%08x%08x%08x%08x", names.size(), mode, 0, 0,
            1, 0, bytes.length, 0, 0, 0, 0, nul.length, 0).getBytes(StandardCharsets.US_ASCII));
        out.write(nul);
        pad();
        out.write(bytes);
        pad();
    }

    private void pad() throws IOException {
        out.write(new byte[-out.size() & 3]);
    }

    /** Ends the archive and writes it; nothing may be added any more. */
    void write(Path file) throws IOException {
        entry("TRAILER!!!", 0, new byte[0]);
        try (OutputStream gzip = new GZIPOutputStream(Files.newOutputStream(file), 1 << 16)) {
            out.writeTo(gzip);
        }
    }
}
