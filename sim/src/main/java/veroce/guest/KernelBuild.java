package veroce.guest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A kernel that watches itself, built from Debian's sources of the kernel that its release has: small, with all that
 * tells of wrong accesses, locks and leaks. It is built once, as modules are: with the compiler of the release, in a folder
 * that it takes for /.
 */
public final class KernelBuild {
    private static final String SCRIPT = """
        set -e
        mount --rbind /dev "$1/dev"
        exec chroot "$1" /usr/bin/sh /src/kernel.sh "$2" "$3"
        """;
    private static final List<String> UNUSED = List.of("perl", "libperl", "debconf");
    private static final String CONFIGURATION = "checked.config";
    private static final String MAKING = "kernel.sh";

    private final Release release;
    private final Path folder;
    private final Consumer<String> progress;
    private final Packages packages;

    /** @param folder for its packages and sources, 5 GB */
    public KernelBuild(Release release, Path folder, Consumer<String> progress) {
        this.release = release;
        this.folder = folder.toAbsolutePath();
        this.progress = progress;
        packages = new Packages(new PackageList(release, "compiler and sources of the kernel", 245, List.of(
            source(), release.compiler(), "make", "dash", "coreutils", "sed", "grep", "mawk", "findutils", "libc6-dev",
            "sparse", "bc", "flex", "bison", "libelf-dev", "zlib1g-dev", "xz-utils", "tar", "gzip", "diffutils"), List.of(),
            UNUSED, List.of(source())), folder, progress);
    }

    private String source() {
        return "linux-source-" + release.kernel();
    }

    /** Whether it would not be built. */
    public boolean isCached() throws IOException {
        return packages.isCached() && Files.exists(built()) && Files.readString(built()).equals(resource(CONFIGURATION));
    }

    /** Its folder, in which it stands as in a package; builds it if it is not there. */
    public Unpacked root() throws IOException {
        Path root = packages.root();
        if (!isCached()) {
            progress.accept("building a kernel that watches itself, for an hour of one processor");
            ModuleBuild.prepare(root);
            for (String name : List.of(CONFIGURATION, MAKING)) {
                Files.writeString(root.resolve("src").resolve(name), resource(name));
            }
            try {
                Command.run(Map.of("PATH", "/usr/sbin:/usr/bin:/sbin:/bin"), "unshare", "-r", "-m", "sh", "-c", SCRIPT,
                    "sh", root.toString(), source(), release.compiler());
            } catch (GuestException e) {
                throw new GuestException("the kernel that watches itself cannot be built in " + root + ": "
                    + e.getMessage(), e);
            }
            Files.writeString(built(), resource(CONFIGURATION));
        }
        return new Unpacked(root.resolve("kernel"));
    }

    /** What builds modules for it. */
    public ModuleBuild modules() {
        return new ModuleBuild(release, packages, "src/checked");
    }

    /** The package of its sources. */
    public Map<String, String> versions() throws IOException {
        return packages.versions();
    }

    private Path built() {
        return folder.resolve("built");
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = KernelBuild.class.getResourceAsStream("/veroce/guest/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
