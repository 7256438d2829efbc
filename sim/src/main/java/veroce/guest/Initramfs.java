package veroce.guest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All that a guest has: its first program, busybox, and what is added of programs, libraries and the kernel's modules
 * from the packages.
 */
public final class Initramfs {
    private final Unpacked packages;
    private final Unpacked kernel;
    private final Cpio archive = new Cpio();
    private final Set<String> modules = new LinkedHashSet<>(List.of("virtio_pci", "virtio_net"));
    private final Set<String> carried = new LinkedHashSet<>();

    public Initramfs(Unpacked packages) throws IOException {
        this(packages, packages);
    }

    /** @param kernel with its modules, if it is not that of the packages */
    public Initramfs(Unpacked packages, Unpacked kernel) throws IOException {
        this.packages = packages;
        this.kernel = kernel;
        try (InputStream init = Initramfs.class.getResourceAsStream("/veroce/guest/init")) {
            archive.file("init", init.readAllBytes());
        }
        for (String folder : List.of("proc", "sys", "dev", "tmp", "bin", "sbin")) {
            archive.folder(folder);
        }
        archive.file("lib64/ld-linux-x86-64.so.2", packages.loader());
        archive.file("bin/busybox", busybox());
        program("usr/bin/kmod");
        archive.link("usr/bin/modprobe", "kmod");
    }

    /** A script that the guest runs before it obeys. */
    public Initramfs setUp(String script) throws IOException {
        return file("setup", script.getBytes(StandardCharsets.UTF_8));
    }

    /** Modules of its kernel that the guest loads when it starts, in this order, if the kernel does not hold them. */
    public Initramfs modules(String... names) {
        modules.addAll(List.of(names));
        return this;
    }

    /** Modules of its kernel that the guest can load later. */
    public Initramfs carry(String... names) {
        carried.addAll(List.of(names));
        return this;
    }

    public Initramfs file(String name, byte[] bytes) throws IOException {
        archive.file(name, bytes);
        return this;
    }

    /** Writes it; nothing may be added any more. */
    public void write(Path file) throws IOException {
        addModules();
        archive.write(file);
    }

    private Path busybox() {
        Path alone = packages.root().resolve("usr/bin/busybox");
        return Files.exists(alone) ? alone : packages.root().resolve("bin/busybox");
    }

    /** A program or library of the packages, with the libraries that it needs. */
    public Initramfs program(String path) throws IOException {
        Path file = packages.root().resolve(path);
        if (!Files.exists(file)) {
            throw new GuestException("the packages lack " + path + " (looked in " + packages.root() + ")");
        }
        archive.file(path, file);
        for (Path library : packages.librariesOf(file)) {
            archive.file("usr/lib/x86_64-linux-gnu/" + library.getFileName(), library);
        }
        return this;
    }

    private void addModules() throws IOException {
        String folder = "usr/lib/modules/" + kernel.kernel();
        Path there = kernel.root().resolve(folder);
        if (!Files.exists(there.resolve("modules.dep"))) {
            var command = new ArrayList<>(packages.program("usr/bin/kmod", "depmod"));
            command.addAll(List.of("-b", kernel.root().toString(), kernel.kernel()));
            Command.run(Map.of(), command.toArray(String[]::new));
        }
        carried.addAll(modules);
        Set<String> needed = needed(Files.readAllLines(there.resolve("modules.dep")), carried);
        String under = "lib/modules/" + kernel.kernel() + "/";
        for (String module : needed) {
            archive.file(under + module, there.resolve(module));
        }
        for (String index : List.of("modules.dep", "modules.dep.bin", "modules.alias.bin", "modules.builtin",
                "modules.builtin.bin", "modules.softdep", "modules.symbols.bin")) {
            archive.file(under + index, there.resolve(index));
        }
        file("etc/modules", String.join("\n", modules).getBytes(StandardCharsets.UTF_8));
    }

    /** Files of the wanted modules and of all that each of them needs. */
    static Set<String> needed(List<String> dependencies, Collection<String> wanted) {
        Map<String, String> lines = new HashMap<>();
        for (String line : dependencies) {
            String file = line.substring(0, line.indexOf(':'));
            lines.put(file.substring(file.lastIndexOf('/') + 1).replaceFirst("\\.ko(\\..*)?$", "").replace('-', '_'),
                line);
        }
        var files = new LinkedHashSet<String>();
        for (String module : wanted) {
            if (lines.containsKey(module)) { // else it is part of the kernel itself
                files.addAll(List.of(lines.get(module).replace(":", "").split(" ")));
            }
        }
        return files;
    }
}
