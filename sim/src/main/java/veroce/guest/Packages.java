package veroce.guest;

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
public final class Packages {
    private final PackageList list;
    private final Path folder;
    private final Consumer<String> progress;

    /** @param progress is told what takes long */
    public Packages(PackageList list, Path folder, Consumer<String> progress) {
        this.list = list;
        this.folder = folder.toAbsolutePath();
        this.progress = progress;
    }

    /** The folder that stands for / of the packages; fetches them if they are not there. */
    public Path root() throws IOException {
        Path root = folder.resolve("root");
        Path complete = complete();
        if (isCached()) {
            return root;
        }
        try {
            fetch();
        } catch (GuestException e) {
            throw new GuestException("the packages of " + list.release() + " cannot be had from " + Apt.ARCHIVE
                + "; with a network the same command goes on where it stopped. " + e.getMessage(), e);
        }
        List<Path> archives = archives();
        progress.accept("unpacking " + archives.size() + " packages into " + root);
        for (String top : List.of("bin", "sbin", "lib", "lib64")) {
            Files.createDirectories(root.resolve("usr").resolve(top));
            if (!Files.isSymbolicLink(root.resolve(top))) {
                Files.createSymbolicLink(root.resolve(top), Path.of("usr", top));
            }
        }
        for (Path archive : archives) {
            if (list.unused().stream().noneMatch(archive.getFileName().toString()::startsWith)) {
                Command.pipe(List.of("dpkg-deb", "--fsys-tarfile", archive.toString()),
                    List.of("tar", "-x", "--keep-directory-symlink", "-C", root.toString()));
            }
        }
        Files.writeString(complete, wanted());
        return root;
    }

    /** Whether everything is there, and nothing would be fetched. */
    public boolean isCached() {
        try {
            return Files.readString(complete()).equals(wanted());
        } catch (IOException e) {
            return false; // it never was
        }
    }

    /** What a folder must have been made of to be this one. */
    private String wanted() {
        return String.join(" ", list.wanted()) + "\n";
    }

    private Path complete() {
        return folder.resolve("unpacked");
    }

    private void fetch() throws IOException {
        var apt = new Apt(folder.resolve("apt"), list.release(), "deb", list.backported());
        progress.accept("asking for the packages of " + list.release());
        apt.run(List.of("update"));
        progress.accept("fetching " + list.what() + " of " + list.release() + ", about " + list.megabytes()
            + " MB");
        var install = new ArrayList<>(List.of("-y", "--download-only", "install"));
        install.addAll(list.wanted());
        apt.run(install);
    }

    private List<Path> archives() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("apt/archives"))) {
            return files.filter(file -> file.toString().endsWith(".deb")).sorted(Comparator.naturalOrder()).toList();
        }
    }

    /** Package and version of what matters. */
    public Map<String, String> versions() throws IOException {
        var versions = new TreeMap<String, String>();
        for (Path archive : archives()) {
            String[] parts = archive.getFileName().toString().split("_");
            if (list.told().stream().anyMatch(parts[0]::startsWith) && !parts[0].equals("linux-image-amd64")) {
                versions.put(parts[0], parts[1].replace("%3a", ":"));
            }
        }
        return versions;
    }
}
