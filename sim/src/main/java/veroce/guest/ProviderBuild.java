package veroce.guest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Builds a provider of libibverbs against the sources of the rdma-core that a guest runs, with the compiler of its
 * release, in the same name space as modules are built in.
 */
public final class ProviderBuild {
    private static final String SCRIPT = """
        set -e
        mount --rbind /dev "$1/dev"
        exec chroot "$1" /usr/bin/make -C /src/provider CC="$2" RDMA_CORE=/src/rdma-core ABI=/src/driver
        """;

    private final ModuleBuild compiler;
    private final SourcePackage rdmaCore;

    /** @param folder for the sources of rdma-core */
    public ProviderBuild(Release release, ModuleBuild compiler, Path folder, Consumer<String> progress) {
        this.compiler = compiler;
        rdmaCore = new SourcePackage(release, "rdma-core", folder, progress);
    }

    /** Whether nothing would be fetched. */
    public boolean isCached() {
        return compiler.isCached() && rdmaCore.isCached();
    }

    /** Builds the provider in a folder, which shares headers with a driver in another one; gives its file. */
    public Path build(Path provider, Path driver) throws IOException {
        Path root = compiler.root();
        Path sources = root.resolve("src");
        copyTree(rdmaCore.root(), sources.resolve("rdma-core"));
        copyTree(provider, sources.resolve("provider"));
        copyTree(driver, sources.resolve("driver"));
        try {
            Command.run(Map.of("PATH", "/usr/sbin:/usr/bin:/sbin:/bin"), "unshare", "-r", "-m", "sh", "-c", SCRIPT,
                "sh", root.toString(), compiler.release().compiler());
        } catch (GuestException e) {
            throw new GuestException("the provider in " + provider + " cannot be built: " + e.getMessage(), e);
        }
        try (Stream<Path> files = Files.list(sources.resolve("provider/build"))) {
            return files.filter(file -> file.toString().endsWith(".so")).findFirst().orElseThrow(
                () -> new GuestException("the build of " + provider + " gives no library"));
        }
    }

    private static void copyTree(Path from, Path to) throws IOException {
        Command.run(Map.of(), "rm", "-rf", to.toString());
        Files.createDirectories(to);
        Command.run(Map.of(), "cp", "-a", from + "/.", to.toString());
    }
}
