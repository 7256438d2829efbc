package veroce.guest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Unpacked packages: how their programs are run here, with their own loader and libraries, and what these need. */
public final class Unpacked {
    private final Path root;
    private final Path libraries;

    public Unpacked(Path root) {
        this.root = root;
        libraries = root.resolve("usr/lib/x86_64-linux-gnu");
    }

    public Path root() {
        return root;
    }

    /** The loader that every program of the packages names. */
    Path loader() {
        return libraries.resolve("ld-linux-x86-64.so.2");
    }

    /** The start of a command line that runs a program of the packages on this machine. */
    List<String> program(String path, String name) {
        return List.of(loader().toString(), "--library-path", libraries.toString(), "--argv0", name,
            root.resolve(path).toString());
    }

    Map<String, String> environment() {
        return Map.of("QEMU_MODULE_DIR", libraries.resolve("qemu").toString());
    }

    /** The shared libraries that a program or a library needs, all the way down. */
    List<Path> librariesOf(Path file) {
        var found = new ArrayList<Path>();
        String listed = Command.run(Map.of(), loader().toString(), "--library-path", libraries.toString(), "--list",
            file.toString());
        for (String line : listed.lines().toList()) {
            int arrow = line.indexOf("=> /");
            if (line.contains("not found")) {
                throw new GuestException(file + " needs a library that its packages lack: " + line.strip());
            }
            if (arrow >= 0) {
                found.add(Path.of(line.substring(arrow + 3, line.lastIndexOf(" (")).strip()));
            }
        }
        return found;
    }

    /** Version of the kernel, as its folder of modules is called. */
    public String kernel() throws IOException {
        try (Stream<Path> folders = Files.list(root.resolve("usr/lib/modules"))) {
            return folders.map(folder -> folder.getFileName().toString()).findFirst()
                .orElseThrow(() -> new GuestException("no kernel in " + root));
        }
    }

    /** Of the kernel that is among the packages. */
    public Path kernelImage() throws IOException {
        return root.resolve("boot/vmlinuz-" + kernel());
    }
}
