package veroce.interop;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** All that a guest has: busybox, perftest, the verbs of rxe, and the kernel's modules for these, from the packages. */
final class Initramfs {
    private static final List<String> MODULES = List.of("virtio_pci", "virtio_net", "crc32_generic", "rdma_rxe");
    private static final List<String> PROGRAMS = List.of("ip", "rdma", "kmod", "ibv_devinfo", "ib_write_bw",
        "ib_write_lat", "ib_send_bw", "ib_send_lat", "ib_read_bw", "ib_read_lat", "ib_atomic_bw");

    private final Unpacked packages;
    private final Cpio archive = new Cpio();

    Initramfs(Unpacked packages) {
        this.packages = packages;
    }

    /** The command that the guest of a folder of packages runs first, and everything that it finds. */
    void write(Path file) throws IOException {
        try (InputStream init = Initramfs.class.getResourceAsStream("/veroce/interop/init")) {
            archive.file("init", init.readAllBytes());
        }
        for (String folder : List.of("proc", "sys", "dev", "tmp", "bin", "sbin")) {
            archive.folder(folder);
        }
        archive.file("lib64/ld-linux-x86-64.so.2", packages.loader());
        archive.file("bin/busybox", busybox());
        for (String program : PROGRAMS) {
            add("usr/bin/" + program);
        }
        archive.link("usr/bin/modprobe", "kmod");
        addProviders();
        addModules();
        archive.write(file);
    }

    private Path busybox() {
        Path alone = packages.root().resolve("usr/bin/busybox");
        return Files.exists(alone) ? alone : packages.root().resolve("bin/busybox");
    }

    private void add(String path) throws IOException {
        Path file = packages.root().resolve(path);
        if (!Files.exists(file)) {
            throw new InteropException("the packages lack " + path + " (looked in " + packages.root() + ")");
        }
        archive.file(path, file);
        addLibraries(file);
    }

    private void addLibraries(Path file) throws IOException {
        for (Path library : packages.librariesOf(file)) {
            archive.file("usr/lib/x86_64-linux-gnu/" + library.getFileName(), library);
        }
    }

    /** What libibverbs loads for rxe. */
    private void addProviders() throws IOException {
        archive.file("etc/libibverbs.d/rxe.driver", packages.root().resolve("etc/libibverbs.d/rxe.driver"));
        try (Stream<Path> files = Files.list(packages.root().resolve("usr/lib/x86_64-linux-gnu/libibverbs"))) {
            for (Path file : files.filter(name -> name.getFileName().toString().startsWith("librxe")).toList()) {
                add(packages.root().relativize(file).toString());
            }
        }
    }

    private void addModules() throws IOException {
        String folder = "usr/lib/modules/" + packages.kernel();
        Path modules = packages.root().resolve(folder);
        if (!Files.exists(modules.resolve("modules.dep"))) {
            var command = new java.util.ArrayList<>(packages.program("usr/bin/kmod", "depmod"));
            command.addAll(List.of("-b", packages.root().toString(), packages.kernel()));
            Command.run(Map.of(), command.toArray(String[]::new));
        }
        Set<String> needed = needed(Files.readAllLines(modules.resolve("modules.dep")));
        String under = "lib/modules/" + packages.kernel() + "/";
        for (String module : needed) {
            archive.file(under + module, modules.resolve(module));
        }
        for (String index : List.of("modules.dep", "modules.dep.bin", "modules.alias.bin", "modules.builtin.bin",
                "modules.softdep", "modules.symbols.bin")) {
            archive.file(under + index, modules.resolve(index));
        }
    }

    /** Files of the wanted modules and of all that each of them needs. */
    static Set<String> needed(List<String> dependencies) {
        Map<String, String> lines = new HashMap<>();
        for (String line : dependencies) {
            String file = line.substring(0, line.indexOf(':'));
            lines.put(file.substring(file.lastIndexOf('/') + 1).replaceFirst("\\.ko(\\..*)?$", "").replace('-', '_'),
                line);
        }
        var files = new LinkedHashSet<String>();
        for (String module : MODULES) {
            if (lines.containsKey(module)) { // else it is part of the kernel itself
                files.addAll(List.of(lines.get(module).replace(":", "").split(" ")));
            }
        }
        return files;
    }
}
