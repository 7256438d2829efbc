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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Debian's packages of QEMU and of everything that a guest runs, with all they need, unpacked into a folder of their
 * own: apt knows of no installed package there, and the machine it runs on is not touched. Kept until the folder is
 * removed.
 */
public final class Packages {
    private static final String KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg";
    private static final String ARCHIVE = "http://deb.debian.org/debian";
    private static final String BACKPORTS = "-backports";

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
            throw new GuestException("the packages of " + list.release() + " cannot be had from " + ARCHIVE
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
        Files.createFile(complete);
        return root;
    }

    /** Whether everything is there, and nothing would be fetched. */
    public boolean isCached() {
        return Files.exists(complete());
    }

    private Path complete() {
        return folder.resolve("unpacked");
    }

    private void fetch() throws IOException {
        Path apt = folder.resolve("apt");
        Files.createDirectories(apt.resolve("lists/partial"));
        Files.createDirectories(apt.resolve("archives/partial"));
        Files.createDirectories(apt.resolve("none"));
        Files.writeString(apt.resolve("status"), "");
        String title = list.release().title();
        String source = "deb [signed-by=" + KEYRING + "] " + ARCHIVE + " ";
        boolean isPlain = list.backported().isEmpty();
        Files.writeString(apt.resolve("sources.list"), source + title + " main\n"
            + (isPlain ? "" : source + title + BACKPORTS + " main\n"));
        Files.writeString(apt.resolve("preferences"), isPlain ? "" : """
            Package: %s
            Pin: release n=%s
            Pin-Priority: 990
            """.formatted(list.backported().stream().map(name -> "src:" + name).collect(Collectors.joining(" ")),
            title + BACKPORTS));
        Path configuration = apt.resolve("apt.conf");
        Files.writeString(configuration, """
            Dir::State "%1$s";
            Dir::State::status "%1$s/status";
            Dir::State::lists "%1$s/lists";
            Dir::Cache "%1$s";
            Dir::Cache::archives "%1$s/archives";
            Dir::Etc::sourcelist "%1$s/sources.list";
            Dir::Etc::sourceparts "%1$s/none";
            Dir::Etc::preferences "%1$s/preferences";
            Dir::Etc::preferencesparts "%1$s/none";
            APT::Architecture "amd64";
            APT::Install-Recommends "false";
            APT::Sandbox::User "";
            """.formatted(apt));
        var environment = Map.of("APT_CONFIG", configuration.toString());
        progress.accept("asking for the packages of " + list.release());
        Command.run(environment, "apt-get", "-q", "update");
        progress.accept("fetching " + list.what() + " of " + list.release() + ", about " + list.megabytes()
            + " MB");
        var install = new ArrayList<>(List.of("apt-get", "-q", "-y", "--download-only", "install"));
        install.addAll(list.wanted());
        Command.run(environment, install.toArray(String[]::new));
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
