package veroce.linux;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import veroce.ProjectRoot;
import veroce.guest.Initramfs;
import veroce.guest.KernelBuild;
import veroce.guest.ModuleBuild;
import veroce.guest.PackageList;
import veroce.guest.Packages;
import veroce.guest.ProgramBuild;
import veroce.guest.ProviderBuild;
import veroce.guest.Release;
import veroce.guest.Software;
import veroce.guest.Unpacked;

/** What guests run, of a release of Debian and built for it, and the QEMU that runs them. */
final class GuestSystem {
    private static final int MEBIBYTES = 512;
    /** Of a kernel that keeps a book of what it has. */
    private static final int CHECKED_MEBIBYTES = 1280;
    private static final String QEMU = "qemu-system-x86";
    /** vfio-user-pci came with QEMU 10.1; Debian 13 has 10.0, and its backports a later one. */
    private static final List<String> BACKPORTED = List.of("qemu", "seabios", "ipxe", "elfutils");
    private static final List<String> RUN = List.of("linux-image-amd64", "busybox-static", "kmod", "ibverbs-utils",
        "ibverbs-providers", "perftest", "rdmacm-utils", "iproute2");
    private static final List<String> TOLD = List.of("linux-image", "perftest", "libibverbs1", QEMU);

    private final Release release;
    private final LinuxKernel kernel;
    private final KernelBuild checked;
    private final boolean isQuick;
    private final Path folder;
    private final Consumer<String> progress;
    private final Packages guest;
    private final Packages qemu;

    /**
     * @param isQuick  there is no driver
     * @param cache    folder of packages, and of what a run leaves
     * @param progress is told what takes long
     */
    GuestSystem(Release release, LinuxKernel kernel, boolean isQuick, Path cache, Consumer<String> progress) {
        this.release = release;
        this.kernel = kernel;
        this.isQuick = isQuick;
        this.progress = progress;
        folder = cache.resolve(release.title()).toAbsolutePath();
        if (release == Release.TRIXIE) {                     // which has both
            var all = new ArrayList<>(List.of(QEMU));
            all.addAll(RUN);
            guest = packages(release, "QEMU, kernel and rdma-core", 138, all, folder);
            qemu = guest;
        } else {
            guest = packages(release, "kernel and rdma-core", 93, RUN, folder);
            qemu = packages(Release.TRIXIE, "QEMU", 45, List.of(QEMU), cache.resolve("qemu"));
        }
        checked = new KernelBuild(release, folder.resolve("checked"), progress);
    }

    private Packages packages(Release of, String what, int megabytes, List<String> wanted, Path into) {
        return new Packages(new PackageList(of, what, megabytes, wanted, of == Release.TRIXIE ? BACKPORTED : List.of(),
            PackageList.UNUSED, TOLD), into, progress);
    }

    /** Where logs go. */
    Path folder() {
        return folder;
    }

    /** Whether nothing would be fetched. */
    boolean isCached() throws IOException {
        return (!isChecked() || checked.isCached()) && guest.isCached() && qemu.isCached()
            && (isQuick || providerBuild(moduleBuild("")).isCached());
    }

    /** Packages and versions of what the guest runs, and of what runs it. */
    Map<String, String> versions() throws IOException {
        var versions = new TreeMap<>(guest.versions());
        versions.putAll(qemu.versions());
        if (isChecked()) {
            versions.keySet().removeIf(name -> name.startsWith("linux-image"));
            versions.putAll(checked.versions());
        }
        return versions;
    }

    /** Makes it, after fetching what is not there. */
    Software make() throws IOException {
        var unpacked = new Unpacked(guest.root());
        Unpacked kernel = isChecked() ? checked.root() : unpacked;
        var files = new Initramfs(unpacked, kernel);
        if (!isQuick) {
            addDriver(files, unpacked.kernel());
        }
        Path initramfs = folder.resolve("initramfs.gz");
        files.write(initramfs);
        return new Software(new Unpacked(qemu.root()), kernel.kernelImage(), initramfs, isChecked()
            ? CHECKED_MEBIBYTES : MEBIBYTES);
    }

    private boolean isChecked() {
        return kernel == LinuxKernel.CHECKED;
    }

    private ModuleBuild moduleBuild(String kernel) {
        return new ModuleBuild(release, folder.resolve("compiler"), kernel, progress);
    }

    private ProviderBuild providerBuild(ModuleBuild compiler) {
        return new ProviderBuild(release, compiler, folder.resolve("rdma-core"), progress);
    }

    private void addDriver(Initramfs files, String version) throws IOException {
        var build = moduleBuild(version);
        var modules = isChecked() ? checked.modules() : build;
        Path sources = ProjectRoot.find().resolve("linux");
        for (String module : List.of("driver", "check")) {
            progress.accept("building linux/" + module);
            Path built = modules.build(sources.resolve(module));
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
        programs.addAll(FailingRows.PROGRAMS);
        for (String program : programs) {
            files.file("usr/bin/" + program, Files.readAllBytes(
                new ProgramBuild(build).build(sources.resolve("programs"), program)));
        }
        files.program("usr/bin/ibv_devinfo").program("usr/bin/ibv_rc_pingpong")
            .program("usr/bin/" + SharedRows.PING_PONG);
        for (var program : PerftestRows.programs()) {
            files.program("usr/bin/" + program);
        }
        for (var program : LossRows.PROGRAMS) {
            files.program("usr/bin/" + program);
        }
        for (var program : CmRows.PROGRAMS) {
            files.program("usr/bin/" + program);
        }
        files.program("usr/bin/" + PeerGuest.PROGRAM).program(PeerGuest.PROVIDER);
        files.file("etc/libibverbs.d/rxe.driver", "driver rxe\n".getBytes(StandardCharsets.UTF_8));
        files.program("usr/lib/x86_64-linux-gnu/libgcc_s.so.1"); // a thread that ends itself looks for it
        files.carry("ib_uverbs").carry(CmRows.MODULES.toArray(String[]::new));
        files.carry(PeerGuest.MODULES.toArray(String[]::new));
    }
}
