package veroce.guest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Builds modules for the kernel of a guest, with the compiler and the headers of its release, which stand in a folder
 * of their own. The compiler takes that folder for / in a name space of ours, so that nobody needs to be root and
 * nothing else is touched.
 */
public final class ModuleBuild {
    private static final List<String> UNUSED = List.of("perl", "libperl", "linux-image", "systemd", "udev",
        "initramfs", "debconf", "libsystemd-shared", "dracut", "klibc");
    private static final String SOURCES = "src";
    /** With the more careful warnings, but for those of kernel-doc, which would want perl; sparse reads every file. */
    private static final String SCRIPT = """
        set -e
        mount --rbind /dev "$1/dev"
        exec chroot "$1" /usr/bin/make -C "/$2" "M=/src/$3" CC="$4" W=1 KCFLAGS=-Werror \
            C=2 CHECK=sparse CF=-Wsparse-error cmd_checkdoc=true modules
        """;

    private final Release release;
    private final Packages packages;
    /** Headers of the kernel, or what its build has left; below / of the compiler. */
    private final String tree;

    /**
     * Fetches what is needed into a folder, if it is not there.
     *
     * @param folder for the packages
     * @param kernel version, as the guest runs it
     */
    public ModuleBuild(Release release, Path folder, String kernel, Consumer<String> progress) {
        this(release, new Packages(packages(release), folder, progress), "usr/src/linux-headers-" + kernel);
    }

    ModuleBuild(Release release, Packages packages, String tree) {
        this.release = release;
        this.packages = packages;
        this.tree = tree;
    }

    /** What is needed; the compiler's own libraries come with it. */
    private static PackageList packages(Release release) {
        return new PackageList(release, "compiler and kernel headers", 95, List.of("linux-headers-amd64",
            release.compiler(), "make", "dash", "coreutils", "sed", "grep", "mawk", "findutils", "libc6-dev",
            "libibverbs-dev", "sparse"), release == Release.TRIXIE ? List.of("elfutils") : List.of(), UNUSED,
            List.of("linux-headers", release.compiler()));
    }

    Release release() {
        return release;
    }

    /** Whether nothing would be fetched. */
    public boolean isCached() {
        return packages.isCached();
    }

    /** The folder that the compiler takes for /. */
    Path root() throws IOException {
        Path root = packages.root();
        if (!Files.isDirectory(root.resolve(tree))) {
            throw new GuestException("there is no " + tree + " in " + root + ", which the kernel of the guest needs:"
                + " remove the folders of packages, and they are fetched anew");
        }
        prepare(root);
        return root;
    }

    /** Builds the module whose sources and Kbuild are in a folder; a warning, of sparse too, is an error. Gives its file. */
    public Path build(Path sources) throws IOException {
        Path root = root();
        String name = sources.getFileName().toString();
        Path there = root.resolve(SOURCES).resolve(name);
        Files.createDirectories(there);
        try (Stream<Path> old = Files.list(there)) {
            for (Path file : old.filter(Files::isRegularFile).toList()) {
                Files.delete(file);
            }
        }
        try (Stream<Path> files = Files.list(sources)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, there.resolve(file.getFileName().toString()));
            }
        }
        try {
            Command.run(Map.of("PATH", "/usr/sbin:/usr/bin:/sbin:/bin"), "unshare", "-r", "-m", "sh", "-c", SCRIPT,
                "sh", root.toString(), tree, name, release.compiler());
        } catch (GuestException e) {
            throw new GuestException("the module in " + sources + " cannot be built (in a user name space, which the"
                + " kernel of this machine must allow): " + e.getMessage(), e);
        }
        try (Stream<Path> files = Files.list(there)) {
            return files.filter(file -> file.toString().endsWith(".ko")).findFirst().orElseThrow(
                () -> new GuestException("the build of " + sources + " gives no module"));
        }
    }

    /** What packages do when they are installed. */
    static void prepare(Path root) throws IOException {
        for (String folder : List.of("dev", "tmp", SOURCES)) {
            Files.createDirectories(root.resolve(folder));
        }
        Path awk = root.resolve("usr/bin/awk");
        if (!Files.isSymbolicLink(awk)) {
            Files.createSymbolicLink(awk, Path.of("mawk"));
        }
    }
}
