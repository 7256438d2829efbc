package veroce.linux;

import java.io.Closeable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import veroce.guest.GuestException;
import veroce.guest.GuestShell;
import veroce.guest.Software;
import veroce.guest.VirtualMachine;
import veroce.vfio.VfioUserServer;

/** A virtual machine with a simulated NIC among its PCI functions. */
final class LinuxGuest implements Closeable {
    /** QEMU gives an access up after this; the RTL answers in a millisecond, on a busy machine in some more. */
    private static final int ACCESS_MILLISECONDS = 60_000;

    private final NicFunction nic;
    private final VirtualMachine machine;
    private final VfioUserServer server;
    private final PrintWriter log;
    private final long begun = System.nanoTime();
    private String ready;
    private boolean closed;

    /** Starts it; in {@code folder} is one for its console and for what it and the NIC refused each other. */
    LinuxGuest(LinuxSettings settings, Software software, Path folder, Seat seat) throws IOException {
        Path logs = folder.resolve(seat.name());
        Files.createDirectories(logs);
        log = new PrintWriter(Files.newBufferedWriter(logs.resolve("vfio-user.log"), StandardCharsets.UTF_8), true);
        nic = new NicFunction(settings.parameters(), settings.engine(), seat.wire());
        machine = new VirtualMachine(software);
        server = new VfioUserServer(machine.socket("nic"), nic, this::tell);
        try {
            var options = new ArrayList<>(List.of("-machine", "q35,memory-backend=ram"
                + (seat.iommu() ? ",kernel-irqchip=split" : "")));
            if (seat.iommu()) { // before the devices that are behind it
                options.addAll(List.of("-device", "intel-iommu,caching-mode=on,intremap=on"));
            }
            options.addAll(List.of("-object", "memory-backend-memfd,id=ram,size=" + software.mebibytes() + "M,share=on",
                "-device", "{\"driver\":\"vfio-user-pci\",\"rombar\":0,\"x-msg-timeout\":" + ACCESS_MILLISECONDS
                + ",\"socket\":{\"type\":\"unix\",\"path\":\"" + machine.socket("nic") + "\"}}"));
            options.addAll(seat.card());
            machine.start(options, VirtualMachine.TELLS_WARNINGS
                + (seat.iommu() ? " intel_iommu=on iommu.strict=1" : ""), "",
                logs.resolve("console.log"));
        } catch (IOException | GuestException e) {
            throw failed(e);
        }
    }

    /** Waits until its shell obeys. */
    void awaitReady() throws IOException {
        try {
            ready = machine.awaitReady();
        } catch (IOException | GuestException e) {
            throw failed(e);
        }
    }

    private GuestException failed(Exception e) throws IOException {
        String last = machine.console() == null ? "" : "\n" + machine.console().lastLines();
        close();
        return new GuestException("the guest did not come up: " + e.getMessage() + last, e);
    }

    private void tell(String line) {
        log.println(String.format(Locale.ROOT, "%8.3f %s", (System.nanoTime() - begun) / 1e9, line));
    }

    /** Its kernel, and how long that took to come up by its own clock. */
    String ready() {
        return ready;
    }

    GuestShell shell() {
        return machine.shell();
    }

    NicFunction nic() {
        return nic;
    }

    /** What is wrong with the guest or the NIC in it, or null; a guest goes on without its NIC and does not tell. */
    String complaint() {
        if (server.failure() != null) {
            return "the NIC fails: " + server.failure();
        }
        if (!server.isOpen()) {
            return "the connection between guest and NIC has ended";
        }
        if (!machine.isRunning()) {
            return "QEMU has ended";
        }
        return machine.console().complaint() == null ? null : "its kernel says: " + machine.console().complaint();
    }

    /** Its machine ends at once, as if somebody had pulled its plug. */
    void kill() {
        machine.kill();
    }

    @Override public void close() throws IOException {
        if (!closed) {
            closed = true;
            machine.close();
            server.close();
            nic.close();
            log.close();
        }
    }
}
