package veroce.guest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What the authors of a package of Debian publish, without Debian's changes, unpacked into a folder of its own. */
public final class SourcePackage {
    private final Release release;
    private final String name;
    private final Path folder;
    private final Consumer<String> progress;

    /** @param progress is told what takes long */
    public SourcePackage(Release release, String name, Path folder, Consumer<String> progress) {
        this.release = release;
        this.name = name;
        this.folder = folder.toAbsolutePath();
        this.progress = progress;
    }

    /** Whether nothing would be fetched. */
    public boolean isCached() {
        return Files.exists(folder.resolve("unpacked"));
    }

    /** The folder of the sources; fetches them if they are not there. */
    public Path root() throws IOException {
        Path root = folder.resolve("root");
        if (isCached()) {
            return root;
        }
        progress.accept("fetching the sources of " + name + ", about 13 MB");
        var apt = new Apt(folder.resolve("apt"), release, "deb-src", List.of());
        try {
            apt.run(List.of("update"));
            apt.run(List.of("source", "--download-only", "--tar-only", name));
        } catch (GuestException e) {
            throw new GuestException("the sources of " + name + " cannot be had from " + Apt.ARCHIVE
                + "; who has them elsewhere, of this very version, unpacks them into " + root + " and makes an empty"
                + " file " + folder.resolve("unpacked") + ". " + e.getMessage(), e);
        }
        Files.createDirectories(root);
        try (Stream<Path> files = Files.list(folder.resolve("apt/archives"))) {
            Path archive = files.filter(file -> file.getFileName().toString().contains(".orig.tar")).findFirst()
                .orElseThrow(() -> new GuestException("apt-get brought no sources of " + name));
            Command.run(Map.of(), "tar", "-x", "--strip-components=1", "--no-same-owner", "-f", archive.toString(),
                "-C", root.toString());
        }
        Files.createFile(folder.resolve("unpacked"));
        return root;
    }
}
