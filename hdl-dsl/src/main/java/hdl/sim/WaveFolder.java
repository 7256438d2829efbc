package hdl.sim;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

/** A folder into which every simulation started by a piece of code writes its waves, unless it says otherwise. */
public final class WaveFolder {
    private static final ScopedValue<WaveFolder> CURRENT = ScopedValue.newInstance();

    private final Path folder;
    private final AtomicInteger started = new AtomicInteger();

    private WaveFolder(Path folder) {
        this.folder = folder;
    }

    /** Something that runs simulations. */
    public interface Body<X extends Throwable> {
        void run() throws X;
    }

    public static <X extends Throwable> void during(Path folder, Body<X> body) throws X {
        ScopedValue.where(CURRENT, new WaveFolder(folder)).call(() -> {
            body.run();
            return null;
        });
    }

    /** The options, with a file of waves when this code runs under a folder for them and has named none. */
    static Options applied(Options options, String top) {
        if (options.waves().isPresent() || !CURRENT.isBound()) {
            return options;
        }
        return options.waves(CURRENT.get().next(top));
    }

    /** Makes the folder of a file of waves. */
    static void makeFor(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException problem) {
            throw new ToolException("cannot make the folder of " + file, problem);
        }
    }

    private Path next(String top) {
        int number = started.incrementAndGet();
        return folder.resolve(number == 1 ? top + ".vcd" : top + "_" + number + ".vcd");
    }
}
