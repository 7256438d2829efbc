package veroce.interop;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import veroce.capture.CapturedFrame;
import veroce.capture.PcapngWriter;
import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.guest.GuestException;
import veroce.guest.Packages;
import veroce.guest.Unpacked;

/**
 * Runs rows of perftest between an endpoint in profile P0 and soft-RoCE of the Linux kernel in a guest. The guest boots
 * once, and again after a row that failed.
 */
public final class Interop implements Closeable {
    private static final long MAC = 0x02_00_00_00_00_02L;
    private static final String IPV4 = "10.0.0.2";
    private static final String IPV6 = "fd00::2";

    private final InteropSettings settings;
    private final Path captures;
    private final Function<Address, Endpoint> maker;
    private final Consumer<String> progress;
    private final Packages packages;
    private final Unpacked unpacked;
    private final Path initramfs;
    private Guest guest;

    /**
     * Fetches what the guest needs, if it is not there.
     *
     * @param cache    folder of packages; {@code captures} of what goes over the wire, one file for each row
     * @param maker    makes the endpoint of a row at an address
     * @param progress is told what takes long
     */
    public Interop(InteropSettings settings, Path cache, Path captures, Function<Address, Endpoint> maker,
                   Consumer<String> progress) throws IOException {
        this.settings = settings;
        this.captures = captures;
        this.maker = maker;
        this.progress = progress;
        Path folder = cache.resolve(settings.release().title());
        packages = new Packages(SoftRoce.packages(settings.release()), folder, progress);
        unpacked = new Unpacked(packages.root());
        initramfs = folder.resolve("initramfs.gz").toAbsolutePath();
        SoftRoce.write(unpacked, initramfs);
        Files.createDirectories(captures);
    }

    /** Packages and versions of what the guest runs, and of what runs it. */
    public Map<String, String> versions() throws IOException {
        return packages.versions();
    }

    public InteropResult run(InteropRow row, int number) throws IOException {
        boot();
        long start = System.nanoTime();
        long seed = settings.seed() + 1000L * number;
        String failure = null;
        long compared = 0;
        var address = Address.of(MAC, row.v6() ? IPV6 : IPV4);
        List<CapturedFrame> frames = List.of();
        try (var world = new World(maker.apply(address), guest.card(), row.impairment(), seed,
                settings.step())) {
            try {
                compared = new Session(guest, world, row, settings, seed).run();
                if (!world.refused().isEmpty()) {
                    failure = "our end refused frames of the kernel: " + world.refused();
                }
            } catch (GuestException | IOException e) {
                failure = e.getMessage();
            }
            frames = world.frames();
        } catch (GuestException e) {                         // the endpoint does not answer; the next row has another one
            failure = failure == null ? e.getMessage() : failure + "; " + e.getMessage();
        }
        Path capture = captures.resolve(row.fileName(number));
        PcapngWriter.write(capture, frames.stream().sorted(Comparator.comparingLong(CapturedFrame::nanoseconds))
            .toList());
        if (failure == null) {
            failure = guest.console().complaint() != null ? "the guest's kernel: " + guest.console().complaint()
                : Tshark.complaint(capture);
        }
        if (failure != null) { // whatever is left of the row must not harm the next one
            guest.close();
            guest = null;
        }
        long roce = frames.stream().filter(frame -> RoceFrames.isOne(frame.bytes())).count();
        return new InteropResult(row, roce, compared, (System.nanoTime() - start) / 1e9, failure);
    }

    private void boot() throws IOException {
        if (guest == null) {
            progress.accept("booting the guest");
            guest = new Guest(unpacked, initramfs, captures.resolve("console.log"));
            progress.accept("guest: " + guest.ready());
        }
    }

    @Override public void close() throws IOException {
        if (guest != null) {
            guest.close();
        }
    }
}
