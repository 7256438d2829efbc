package veroce.linux;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import veroce.ProjectRoot;
import veroce.guest.GuestException;
import veroce.guest.Initramfs;
import veroce.guest.ModuleBuild;
import veroce.guest.PackageList;
import veroce.guest.Packages;
import veroce.guest.ProgramBuild;
import veroce.guest.ProviderBuild;
import veroce.guest.Release;
import veroce.guest.Unpacked;

/** Boots Debian 13 with a simulated NIC in it and looks at what the guest sees. */
public final class LinuxJob implements Closeable {
    /** vfio-user-pci came with QEMU 10.1; the release itself has 10.0. */
    private static final PackageList PACKAGES = new PackageList(Release.TRIXIE, "QEMU, kernel and rdma-core", 135,
        List.of("qemu-system-x86", "linux-image-amd64", "busybox-static", "kmod", "ibverbs-utils", "ibverbs-providers",
            "perftest", "rdmacm-utils"),
        List.of("qemu", "seabios", "ipxe", "elfutils"), PackageList.UNUSED,
        List.of("linux-image", "qemu-system-x86"));

    private final LinuxSettings settings;
    private final Path folder;
    private final Consumer<String> progress;
    private final Packages packages;
    private final boolean isQuick;
    private LinuxGuest guest;

    /**
     * @param isQuick  only rows that need no driver, and so no compiler
     * @param cache    folder of packages, and of what a run leaves
     * @param progress is told what takes long
     */
    public LinuxJob(LinuxSettings settings, boolean isQuick, Path cache, Consumer<String> progress) {
        this.settings = settings;
        this.isQuick = isQuick;
        this.progress = progress;
        folder = cache.resolve(PACKAGES.release().title()).toAbsolutePath();
        packages = new Packages(PACKAGES, folder, progress);
    }

    /** Whether a run needs no network. */
    public boolean isCached() {
        return packages.isCached() && (isQuick || providerBuild(moduleBuild("")).isCached());
    }

    private ModuleBuild moduleBuild(String kernel) {
        return new ModuleBuild(PACKAGES.release(), folder.resolve("compiler"), kernel, progress);
    }

    private ProviderBuild providerBuild(ModuleBuild compiler) {
        return new ProviderBuild(PACKAGES.release(), compiler, folder.resolve("rdma-core"), progress);
    }

    /** Packages and versions of what the guest runs, and of what runs it. */
    public Map<String, String> versions() throws IOException {
        return packages.versions();
    }

    /** Boots the guest, after fetching what it needs if that is not there, and looks. */
    public List<LinuxRow> run() throws IOException {
        var unpacked = new Unpacked(packages.root());
        Path initramfs = folder.resolve("initramfs.gz");
        var files = new Initramfs(unpacked);
        if (!isQuick) {
            addDriver(files, unpacked.kernel());
        }
        files.write(initramfs);
        var rows = new ArrayList<LinuxRow>();
        if (settings.has(LinuxPart.ALONE)) {
            alone(unpacked, initramfs, rows);
        }
        if (!isQuick) {
            pair(unpacked, initramfs, rows);
        }
        return rows;
    }

    private void alone(Unpacked unpacked, Path initramfs, List<LinuxRow> rows) throws IOException {
        progress.accept("booting the guest");
        guest = new LinuxGuest(settings, unpacked, initramfs, folder, Seat.ALONE);
        guest.awaitReady();
        progress.accept("guest: " + guest.ready());
        try {
            var identity = NicFunction.IDENTITY;
            var pci = new GuestPci(guest.shell(), identity.vendor(), identity.device());
            progress.accept("registers");
            var registers = new RegisterRows(settings, pci);
            rows.addAll(registers.look());
            if (!isQuick) {
                progress.accept("driver");
                rows.addAll(new DriverRows(guest.shell(), pci).look());
            }
        } catch (GuestException e) {
            rows.add(new LinuxRow("the guest answers", "yes", e.getMessage()));
        }
        String complaint = guest.complaint();
        rows.add(new LinuxRow("guest and NIC are well", "yes", complaint == null ? "yes" : complaint));
        guest.close();
        rows.add(new LinuxRow("memory that the guest did not show", "{}", guest.nic().dma().takeRefused().toString()));
    }

    private void pair(Unpacked unpacked, Path initramfs, List<LinuxRow> rows) throws IOException {
        progress.accept("booting two guests");
        var sharing = settings.sharing();
        try (var pair = new GuestPair(sharing, unpacked, initramfs, folder)) {
            var looker = new PairRows(pair, sharing, progress);
            try {
                rows.addAll(looker.look());
            } catch (GuestException e) {
                rows.addAll(looker.rows());
                rows.add(new LinuxRow("both guests answer", "yes", e.getMessage()));
            }
            String complaint = pair.complaint();
            rows.add(new LinuxRow("both guests and NICs are well", "yes", complaint == null ? "yes" : complaint));
            if (settings.has(LinuxPart.KILLED)) {
                killed(pair, rows);
            }
            pair.close();
            for (int i = 0; i < 2; i++) {
                rows.add(new LinuxRow("memory that guest " + (i + 1) + " did not show", "{}",
                    pair.guest(i).nic().dma().takeRefused().toString()));
            }
        }
    }

    private void killed(GuestPair pair, List<LinuxRow> rows) {
        try {
            new KilledRows(pair, progress, rows).look();
        } catch (GuestException e) {
            rows.add(new LinuxRow("the other guest answers", "yes", e.getMessage()));
        }
    }

    private void addDriver(Initramfs files, String kernel) throws IOException {
        var build = moduleBuild(kernel);
        Path sources = ProjectRoot.find().resolve("linux");
        for (String module : List.of("driver", "check")) {
            progress.accept("building linux/" + module);
            Path built = build.build(sources.resolve(module));
            files.file(built.getFileName().toString(), Files.readAllBytes(built));
        }
        progress.accept("building linux/provider");
        Path provider = providerBuild(build).build(sources.resolve("provider"),
            sources.resolve("driver"));
        files.file("usr/lib/x86_64-linux-gnu/libibverbs/" + provider.getFileName(), Files.readAllBytes(provider));
        files.file("etc/libibverbs.d/veroce.driver", "driver veroce\n".getBytes(StandardCharsets.UTF_8));
        progress.accept("building linux/programs");
        var programs = new ArrayList<>(ProgramRows.PROGRAMS);
        programs.add(EventRows.PROGRAM);
        programs.add(SharedRows.PROGRAM);
        programs.add(TurnRows.PROGRAM);
        programs.add(MemoryRows.PROGRAM);
        for (String program : programs) {
            files.file("usr/bin/" + program, Files.readAllBytes(
                new ProgramBuild(build).build(sources.resolve("programs"), program)));
        }
        files.program("usr/bin/ibv_devinfo").program("usr/bin/ibv_rc_pingpong").program("usr/bin/" + SharedRows.PING_PONG);
        for (var program : PerftestRows.programs()) {
            files.program("usr/bin/" + program);
        }
        for (var program : LossRows.PROGRAMS) {
            files.program("usr/bin/" + program);
        }
        for (var program : CmRows.PROGRAMS) {
            files.program("usr/bin/" + program);
        }
        files.program("usr/lib/x86_64-linux-gnu/libgcc_s.so.1"); // a thread that ends itself looks for it
        files.carry("ib_uverbs").carry(CmRows.MODULES.toArray(String[]::new));
    }

    /** Accesses to registers that the guest by itself made. */
    public long accesses() {
        return guest == null ? 0 : guest.nic().accesses();
    }

    @Override public void close() throws IOException {
        if (guest != null) {
            guest.close();
        }
    }
}
