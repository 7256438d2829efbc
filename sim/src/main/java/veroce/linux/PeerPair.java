package veroce.linux;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import veroce.guest.GuestException;
import veroce.guest.GuestShell;
import veroce.guest.Software;

/** A guest with our NIC and driver, one with soft-RoCE of its kernel, and the network between them. */
final class PeerPair implements Closeable {
    /** The address of our NIC is that of the card beside it. */
    static final String OUR_ADDRESS = "10.0.3.1";
    static final String THEIR_ADDRESS = "10.0.3.2";
    private static final String OUR_MAC = "02:00:00:00:03:01";
    private static final String THEIR_MAC = "02:00:00:00:03:02";
    private static final int SECONDS = 300;

    private final Path captures;
    private final Path sockets = Files.createTempDirectory("veroce-peer");
    private PeerNetwork network;
    private LinuxGuest ours;
    private PeerGuest theirs;
    private boolean closed;

    /** Boots both; logs go to folders of their own. */
    PeerPair(LinuxSettings settings, Software software, Path logs) throws IOException {
        captures = logs.resolve("peer-captures");
        try {
            Files.createDirectories(captures);
            network = new PeerNetwork(sockets, settings.seed());
            theirs = new PeerGuest(software, logs.resolve("peer-theirs"), network.theirs(), THEIR_MAC);
            ours = new LinuxGuest(settings, software, logs, new Seat("peer-ours", List.of("-netdev",
                network.ours().netdev("wire"), "-device", "virtio-net-pci,netdev=wire,romfile=,mac=" + OUR_MAC), false,
                network::leave));
            network.leadsTo(ours.nic()::arrives);
            ours.awaitReady();
            theirs.awaitReady();
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    /** What a run has had on the wire stays in a file of this name. */
    void keep(PeerBytes wire, String title) {
        String name = title.replaceAll("[^A-Za-z0-9_]+", "-") + ".pcapng";
        try {
            wire.write(captures.resolve(name));
        } catch (IOException e) {
            throw new GuestException("the capture " + name + " cannot be written: " + e.getMessage(), e);
        }
    }

    PeerNetwork network() {
        return network;
    }

    LinuxGuest ours() {
        return ours;
    }

    GuestShell shell(boolean isOurs) {
        return isOurs ? ours.shell() : theirs.shell();
    }

    static String address(boolean isOurs) {
        return isOurs ? OUR_ADDRESS : THEIR_ADDRESS;
    }

    /** Brings up the card of a guest, with room for packets of this size, and gives the name of its interface. */
    String interfaceOf(boolean isOurs, int bytes) {
        return shell(isOurs).demand("for path in /sys/class/net/*; do [ $(cat $path/address) = "
            + (isOurs ? OUR_MAC : THEIR_MAC) + " ] && i=${path##*/}; done; ip link set $i mtu " + bytes
            + " && ip link set $i up && ip addr add " + address(isOurs) + "/24 dev $i && echo $i", SECONDS).strip();
    }

    /** What is wrong with one of them, or null. */
    String complaint() {
        return ours.complaint() != null ? ours.complaint() : theirs.complaint();
    }

    /** Our guest first: its NIC then sends nothing more to the card of the other one. */
    @Override public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        if (ours != null) {
            ours.close();
        }
        if (theirs != null) {
            theirs.close();
        }
        if (network != null) {
            network.close();
        }
        for (String name : List.of("ours", "theirs")) {
            Files.deleteIfExists(sockets.resolve(name));
        }
        Files.deleteIfExists(sockets);
    }
}
