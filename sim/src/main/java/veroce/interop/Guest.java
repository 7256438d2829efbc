package veroce.interop;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import veroce.guest.Console;
import veroce.guest.EthernetCard;
import veroce.guest.GuestException;
import veroce.guest.GuestShell;
import veroce.guest.Software;
import veroce.guest.Unpacked;
import veroce.guest.VirtualMachine;

/**
 * A virtual machine that runs Debian's kernel and perftest over soft-RoCE. Its first Ethernet card is ours; the second
 * leads to this machine alone, for perftest's TCP.
 */
final class Guest implements Closeable {
    static final long MAC = 0x02_00_00_00_00_01L;
    static final String IPV4 = "10.0.0.1";
    static final String IPV6 = "fd00::1";
    private static final int PERFTEST = 18515;
    private static final int RXE_SECONDS = 900;
    private static final int MEBIBYTES = 512;

    private final VirtualMachine machine;
    private final EthernetCard card;
    private final int perftestPort = freePort();
    private final String ready;

    Guest(Unpacked packages, Path initramfs, Path log) throws IOException {
        machine = new VirtualMachine(new Software(packages, packages.kernelImage(), initramfs, MEBIBYTES));
        card = new EthernetCard(machine.socket("card"));
        card.open();
        machine.start(List.of("-machine", "q35", "-netdev", card.netdev("roce"), "-device",
            "virtio-net-pci,netdev=roce,romfile=,mac=02:00:00:00:00:01"), VirtualMachine.TELLS_WARNINGS,
            "hostfwd=tcp:127.0.0.1:" + perftestPort + "-:" + PERFTEST, log);
        machine.onExit(this::closeCard);
        try {
            ready = machine.awaitReady();
            machine.shell().demand("test -d /sys/class/infiniband/rxe0", RXE_SECONDS);
        } catch (IOException | GuestException e) {
            close();
            throw new GuestException("the guest did not come up: " + e.getMessage() + "\n"
                + machine.console().lastLines(), e);
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
        return machine.shell();
    }

    Console console() {
        return machine.console();
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
        String found = shell().demand("grep -l '" + wanted + "' /sys/class/infiniband/rxe0/ports/1/gids/* 2>/dev/null"
            + " | head -n 1", 20);
        if (found.isBlank()) {
            throw new GuestException("rxe in the guest has no GID of " + (v6 ? IPV6 : IPV4));
        }
        return Integer.parseInt(found.substring(found.lastIndexOf('/') + 1).strip());
    }

    private void closeCard() {
        try {
            card.close();
        } catch (IOException e) {
            throw new GuestException("the socket of the guest's card cannot be closed: " + e.getMessage(), e);
        }
    }

    @Override public void close() throws IOException {
        machine.close();
        closeCard();
    }
}
