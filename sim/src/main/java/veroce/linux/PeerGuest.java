package veroce.linux;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import veroce.guest.EthernetCard;
import veroce.guest.GuestException;
import veroce.guest.GuestShell;
import veroce.guest.Software;
import veroce.guest.VirtualMachine;

/** A virtual machine that has neither our NIC nor our driver: soft-RoCE of its kernel speaks by its Ethernet card. */
final class PeerGuest implements Closeable {
    static final List<String> MODULES = List.of("crc32_generic", "rdma_rxe");
    /** Makes the device. */
    static final String PROGRAM = "rdma";
    static final String PROVIDER = "usr/lib/x86_64-linux-gnu/libibverbs/librxe-rdmav34.so";

    private final VirtualMachine machine;

    /** Starts it, with this wire at its card; its console goes to the folder. */
    PeerGuest(Software software, Path folder, EthernetCard wire, String mac) throws IOException {
        machine = new VirtualMachine(software);
        try {
            machine.start(List.of("-machine", "q35", "-netdev", wire.netdev("wire"), "-device",
                "virtio-net-pci,netdev=wire,romfile=,mac=" + mac), VirtualMachine.TELLS_WARNINGS, "",
                folder.resolve("console.log"));
        } catch (IOException | GuestException e) {
            close();
            throw new GuestException("the guest with soft-RoCE did not start: " + e.getMessage(), e);
        }
    }

    /** Waits until its shell obeys. */
    void awaitReady() throws IOException {
        try {
            machine.awaitReady();
        } catch (IOException | GuestException e) {
            throw new GuestException("the guest with soft-RoCE did not come up: " + e.getMessage() + "\n"
                + machine.console().lastLines(), e);
        }
    }

    GuestShell shell() {
        return machine.shell();
    }

    /** What is wrong with it, or null. */
    String complaint() {
        return !machine.isRunning() ? "QEMU of the guest with soft-RoCE has ended"
            : machine.console().complaint() == null ? null
            : "the kernel with soft-RoCE says: " + machine.console().complaint();
    }

    @Override public void close() throws IOException {
        machine.close();
    }
}
