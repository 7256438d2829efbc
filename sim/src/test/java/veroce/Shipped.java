package veroce;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import veroce.capture.Capture;
import veroce.capture.FramesFile;

/** The traffic that the project ships, for tests. */
public final class Shipped {
    private static final Path FOLDER = Path.of(System.getProperty("basedir", "."), "captures");

    private Shipped() {}

    /** The pcap files, in the order of their names. */
    public static List<Path> pcaps() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".pcap")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Path pcap(String name) {
        return FOLDER.resolve(name);
    }

    public static Capture capture(String name) {
        return Capture.read(pcap(name));
    }

    public static Path framesFile() {
        return FOLDER.resolve("frames.txt");
    }

    public static List<FramesFile.Line> frames() {
        try {
            return FramesFile.parse("frames.txt", Files.readString(framesFile()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The bytes of one frame of the frames file. */
    public static byte[] frame(String name) {
        return frames().stream().filter(line -> line.name().equals(name)).findFirst().orElseThrow().frame().bytes();
    }
}
