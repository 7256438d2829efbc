package veroce.interop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Debian's packages of QEMU and of everything that a guest runs, with all they need, unpacked into a folder of their
 * own: apt knows of no installed package there, and the machine it runs on is not touched. Kept until the folder is
 * removed.
 */
final class Packages {
    private static final String KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg";
    private static final String ARCHIVE = "http://deb.debian.org/debian";
    private static final List<String> WANTED = List.of("qemu-system-x86", "linux-image-amd64", "perftest",
        "ibverbs-providers", "ibverbs-utils", "iproute2", "busybox-static", "kmod");
    /** Needed only by what packages do when they are installed, which never happens here. */
    private static final List<String> UNUSED = List.of("perl", "libperl", "iso-codes", "coreutils", "dpkg", "gstreamer",
        "libgstreamer", "initramfs-tools", "debconf", "udev", "passwd", "adduser", "pci.ids", "libnss3");
    /** What the versions of a run are told by. */
    private static final List<String> TOLD = List.of("linux-image", "perftest", "libibverbs1", "qemu-system-x86");

    private final Release release;
    private final Path folder;
    private final Consumer<String> progress;

    Packages(Release release, Path folder, Consumer<String> progress) {
        this.release = release;
        this.folder = folder.toAbsolutePath();
        this.progress = progress;
    }

    /** The folder that stands for / of the packages; fetches them if they are not there. */
    Path root() throws IOException {
        Path root = folder.resolve("root");
        Path complete = folder.resolve("unpacked");
        if (Files.exists(complete)) {
            return root;
        }
        fetch();
        List<Path> archives = archives();
        progress.accept("unpacking " + archives.size() + " packages into " + root);
        for (String top : List.of("bin", "sbin", "lib", "lib64")) {
            Files.createDirectories(root.resolve("usr").resolve(top));
            if (!Files.isSymbolicLink(root.resolve(top))) {
                Files.createSymbolicLink(root.resolve(top), Path.of("usr", top));
            }
        }
        for (Path archive : archives) {
            if (UNUSED.stream().noneMatch(archive.getFileName().toString()::startsWith)) {
                Command.pipe(List.of("dpkg-deb", "--fsys-tarfile", archive.toString()),
                    List.of("tar", "-x", "--keep-directory-symlink", "-C", root.toString()));
            }
        }
        Files.createFile(complete);
        return root;
    }

    private void fetch() throws IOException {
        Path apt = folder.resolve("apt");
        Files.createDirectories(apt.resolve("lists/partial"));
        Files.createDirectories(apt.resolve("archives/partial"));
        Files.createDirectories(apt.resolve("none"));
        Files.writeString(apt.resolve("status"), "");
        Files.writeString(apt.resolve("sources.list"), "deb [signed-by=" + KEYRING + "] " + ARCHIVE + " "
            + release.title() + " main\n");
        Path configuration = apt.resolve("apt.conf");
        Files.writeString(configuration, """
            Dir::State "%1$s";
            Dir::State::status "%1$s/status";
            Dir::State::lists "%1$s/lists";
            Dir::Cache "%1$s";
            Dir::Cache::archives "%1$s/archives";
            Dir::Etc::sourcelist "%1$s/sources.list";
            Dir::Etc::sourceparts "%1$s/none";
            Dir::Etc::preferencesparts "%1$s/none";
            APT::Architecture "amd64";
            APT::Install-Recommends "false";
            APT::Sandbox::User "";
            """.formatted(apt));
        var environment = Map.of("APT_CONFIG", configuration.toString());
        progress.accept("asking for the packages of " + release);
        Command.run(environment, "apt-get", "-q", "update");
        progress.accept("fetching QEMU, kernel and perftest of " + release + ", about 140 MB");
        var install = new ArrayList<>(List.of("apt-get", "-q", "-y", "--download-only", "install"));
        install.addAll(WANTED);
        Command.run(environment, install.toArray(String[]::new));
    }

    private List<Path> archives() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("apt/archives"))) {
            return files.filter(file -> file.toString().endsWith(".deb")).sorted(Comparator.naturalOrder()).toList();
        }
    }

    /** Package and version of what matters. */
    Map<String, String> versions() throws IOException {
        var versions = new TreeMap<String, String>();
        for (Path archive : archives()) {
            String[] parts = archive.getFileName().toString().split("_");
            if (TOLD.stream().anyMatch(parts[0]::startsWith) && !parts[0].equals("linux-image-amd64")) {
                versions.put(parts[0], parts[1].replace("%3a", ":"));
            }
        }
        return versions;
    }
}
