package veroce.interop;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A virtual machine under QEMU's software emulation that runs Debian's kernel and perftest over soft-RoCE. Its first
 * Ethernet card is ours; the second leads to this machine alone, for perftest's TCP.
 */
final class Guest implements Closeable {
    static final long MAC = 0x02_00_00_00_00_01L;
    static final String IPV4 = "10.0.0.1";
    static final String IPV6 = "fd00::1";
    /** This machine, as the guest sees it. */
    static final String HOST = "10.0.2.2";
    private static final int PERFTEST = 18515;
    private static final int BOOT_SECONDS = 900;
    /** What the guest says when its shell connects. */
    private static final String READY = "guest: ";
    /** Paths of sockets of this kind are short by the standard, so they stand in a folder of their own. */
    private final Path sockets = Files.createTempDirectory("veroce");
    private final EthernetCard card = new EthernetCard(sockets.resolve("card"));
    private final GuestShell shell = new GuestShell();
    private final int perftestPort = freePort();
    private final Process qemu;
    private final Thread killer;
    private final Console console;
    private final String ready;

    Guest(Unpacked packages, Path initramfs, Path log) throws IOException {
        var command = new ArrayList<>(packages.program("usr/bin/qemu-system-x86_64", "qemu-system-x86_64"));
        for (String folder : List.of("usr/share/qemu", "usr/share/seabios")) {
            command.addAll(List.of("-L", packages.root().resolve(folder).toString()));
        }
        command.addAll(List.of("-accel", "tcg", "-machine", "q35", "-cpu", "max", "-smp", "1", "-m", "512M",
            "-nodefaults", "-no-reboot", "-nographic", "-monitor", "none", "-serial", "stdio",
            "-kernel", packages.kernelImage().toString(), "-initrd", initramfs.toString(), "-append",
            "console=ttyS0 quiet panic=-1 mitigations=off no_timer_check shell=" + shell.port(),
            "-netdev", card.netdev("roce"),
            "-device", "virtio-net-pci,netdev=roce,romfile=,mac=02:00:00:00:00:01",
            "-netdev", "user,id=way,hostfwd=tcp:127.0.0.1:" + perftestPort + "-:" + PERFTEST,
            "-device", "virtio-net-pci,netdev=way,romfile=,mac=02:00:00:00:01:01"));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(packages.environment());
        qemu = builder.start();
        killer = new Thread(qemu::destroyForcibly, "end of QEMU with us");
        console = new Console(qemu.getInputStream(), log);
        Runtime.getRuntime().addShutdownHook(killer);
        qemu.onExit().thenRun(this::closeSockets); // nobody waits for what will not connect
        try {
            card.accept();
            ready = console.await(READY, BOOT_SECONDS).split(READY)[1];
            shell.accept(BOOT_SECONDS);
            shell.demand("test -d /sys/class/infiniband/rxe0", BOOT_SECONDS);
        } catch (IOException | InteropException e) {
            close();
            throw new InteropException("the guest did not come up: " + e.getMessage() + "\n" + console.lastLines(), e);
        }
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    EthernetCard card() {
        return card;
    }

    GuestShell shell() {
        return shell;
    }

    Console console() {
        return console;
    }

    /** The port of this machine behind which the guest's perftest listens. */
    int perftestPort() {
        return perftestPort;
    }

    /** Its kernel, and how long that took to come up by its own clock. */
    String ready() {
        return ready;
    }

    /** Number of the GID that stands for an address. */
    int gidIndex(boolean v6) {
        String wanted = v6 ? "fd00:0000:" : ":ffff:0a00:0001";
        String found = shell.demand("grep -l '" + wanted + "' /sys/class/infiniband/rxe0/ports/1/gids/* 2>/dev/null"
            + " | head -n 1", 20);
        if (found.isBlank()) {
            throw new InteropException("rxe in the guest has no GID of " + (v6 ? IPV6 : IPV4));
        }
        return Integer.parseInt(found.substring(found.lastIndexOf('/') + 1).strip());
    }

    private void forget() {
        try {
            Runtime.getRuntime().removeShutdownHook(killer);
        } catch (IllegalStateException e) {
            // It runs already.
        }
    }

    private void closeSockets() {
        try {
            shell.close();
            card.close();
        } catch (IOException e) {
            throw new InteropException("the sockets of the guest cannot be closed: " + e.getMessage(), e);
        }
    }

    @Override public void close() throws IOException {
        qemu.destroy();
        try {
            if (!qemu.waitFor(5, TimeUnit.SECONDS)) {
                qemu.destroyForcibly();
            }
        } catch (InterruptedException e) {
            qemu.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        forget();
        closeSockets();
        try (Stream<Path> files = Files.list(sockets)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
        Files.delete(sockets);
    }
}
