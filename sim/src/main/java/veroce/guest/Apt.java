package veroce.guest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** apt-get with a folder of its own for all that it reads and writes: it knows of no installed package there. */
final class Apt {
    static final String ARCHIVE = "http://deb.debian.org/debian";
    private static final String KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg";
    private static final String BACKPORTS = "-backports";

    private final Path folder;

    /**
     * @param kind       deb for packages, deb-src for their sources
     * @param backported source packages that are taken from the backports of the release
     */
    Apt(Path folder, Release release, String kind, List<String> backported) throws IOException {
        this.folder = folder.toAbsolutePath();
        Files.createDirectories(folder.resolve("lists/partial"));
        Files.createDirectories(folder.resolve("archives/partial"));
        Files.createDirectories(folder.resolve("none"));
        Files.writeString(folder.resolve("status"), "");
        String title = release.title();
        String source = kind + " [signed-by=" + KEYRING + "] " + ARCHIVE + " ";
        boolean isPlain = backported.isEmpty();
        Files.writeString(folder.resolve("sources.list"), source + title + " main\n"
            + (isPlain ? "" : source + title + BACKPORTS + " main\n"));
        Files.writeString(folder.resolve("preferences"), isPlain ? "" : """
            Package: %s
            Pin: release n=%s
            Pin-Priority: 990
            """.formatted(backported.stream().map(name -> "src:" + name).collect(Collectors.joining(" ")),
            title + BACKPORTS));
        Files.writeString(configuration(), """
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
            """.formatted(this.folder));
    }

    private Path configuration() {
        return folder.resolve("apt.conf");
    }

    /** Runs it, in that folder. */
    void run(List<String> words) {
        var command = new ArrayList<>(List.of("sh", "-c", "cd \"$0\" && exec apt-get -q \"$@\"",
            folder.resolve("archives").toString()));
        command.addAll(words);
        Command.run(Map.of("APT_CONFIG", configuration().toString()), command.toArray(String[]::new));
    }
}
