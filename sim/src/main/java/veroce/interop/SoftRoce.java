package veroce.interop;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import veroce.guest.Initramfs;
import veroce.guest.PackageList;
import veroce.guest.Release;
import veroce.guest.Unpacked;

/** What a guest has that runs perftest over soft-RoCE. */
final class SoftRoce {
    private static final String PROVIDERS = "usr/lib/x86_64-linux-gnu/libibverbs";
    private static final List<String> PROGRAMS = List.of("ip", "rdma", "ibv_devinfo", "ib_write_bw", "ib_write_lat",
        "ib_send_bw", "ib_send_lat", "ib_read_bw", "ib_read_lat", "ib_atomic_bw");

    private SoftRoce() {}

    static PackageList packages(Release release) {
        return new PackageList(release, "QEMU, kernel and perftest", 140, List.of("qemu-system-x86",
            "linux-image-amd64", "perftest", "ibverbs-providers", "ibverbs-utils", "iproute2", "busybox-static",
            "kmod"), List.of(), PackageList.UNUSED, List.of("linux-image", "perftest", "libibverbs1", "qemu-system-x86"));
    }

    static void write(Unpacked packages, Path file) throws IOException {
        var files = new Initramfs(packages).modules("crc32_generic", "rdma_rxe");
        try (InputStream script = SoftRoce.class.getResourceAsStream("/veroce/interop/setup")) {
            files.setUp(new String(script.readAllBytes(), StandardCharsets.UTF_8));
        }
        for (String program : PROGRAMS) {
            files.program("usr/bin/" + program);
        }
        Path root = packages.root();
        files.file("etc/libibverbs.d/rxe.driver", Files.readAllBytes(root.resolve("etc/libibverbs.d/rxe.driver")));
        try (Stream<Path> found = Files.list(root.resolve(PROVIDERS))) { // libibverbs loads the one of rxe itself
            for (Path library : found.filter(name -> name.getFileName().toString().startsWith("librxe")).toList()) {
                files.program(root.relativize(library).toString());
            }
        }
        files.write(file);
    }
}
