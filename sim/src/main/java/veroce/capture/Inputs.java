package veroce.capture;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** What somebody names as input: a file of any size, or a pipe; not what has no end. */
public final class Inputs {
    private static final int KIND = 0170000;
    private static final int CHARACTER_DEVICE = 0020000;

    private Inputs() {}

    /** It cannot be an input; the message says why. */
    public static final class Refused extends IOException {
        private static final long serialVersionUID = 1L;

        Refused(String why) {
            super(why);
        }
    }

    /** Opens it for reading. */
    public static InputStream open(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new Refused("is a folder");
        }
        if (Files.exists(file) && isDevice(file)) {
            throw new Refused("is a device, which has no end");
        }
        return Files.newInputStream(file);
    }

    private static boolean isDevice(Path file) throws IOException {
        return ((int) Files.getAttribute(file, "unix:mode") & KIND) == CHARACTER_DEVICE;
    }
}
