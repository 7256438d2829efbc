package veroce.linux;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import veroce.guest.GuestShell;
import veroce.guest.Software;

/**
 * Two guests whose NICs are joined by the simulated network, and whose Ethernet cards by QEMU: over these go TCP and
 * ARP, and the NICs have their addresses.
 */
final class GuestPair implements Closeable {
    /**
     * Loads the driver; the name of an interface and other parameters follow. Programs ask for a timeout of 67 ms, in
     * which the simulation makes 22 million cycles, minutes: longer than programs wait for each other. So it is 4 ms.
     */
    static final String LOAD = "insmod /veroce.ko timeout_max=10 netdev=";
    private static final int SECONDS = 300;
    private static final int END_SECONDS = 60;
    /** The NIC of the second guest reaches what its kernel has mapped for it, page by page, and nothing else. */
    private static final int BEHIND_IOMMU = 1;

    private final Path sockets = Files.createTempDirectory("veroce-pair");
    private final List<Cable> cables = new ArrayList<>();
    private final List<LinuxGuest> guests = new ArrayList<>();
    private final String[] interfaces = new String[2];
    /** Objects that the kernel of a guest has. */
    private final Map<Integer, Map<String, Integer>> kernels = new HashMap<>();

    /** Boots both; logs go to folders of their own. */
    GuestPair(LinuxSettings settings, Software software, Path logs) throws IOException {
        for (int i = 0; i < 2; i++) {
            cables.add(new Cable(settings.seed() + i));
        }
        try {
            for (int i = 0; i < 2; i++) {
                Cable cable = cables.get(i);
                guests.add(new LinuxGuest(settings, software, logs, new Seat("pair-" + i, card(i),
                    i == BEHIND_IOMMU, cable::send)));
            }
            for (int i = 0; i < 2; i++) {
                cables.get(i).leadsTo(guests.get(1 - i).nic()::arrives);
            }
            for (LinuxGuest guest : guests) {
                guest.awaitReady();
            }
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    private List<String> card(int number) {
        return List.of("-netdev", "dgram,id=pair,local.type=unix,local.path=" + socket(number)
            + ",remote.type=unix,remote.path=" + socket(1 - number),
            "-device", "virtio-net-pci,netdev=pair,romfile=,mac=" + mac(number));
    }

    private Path socket(int number) {
        return sockets.resolve("card" + number);
    }

    private static String mac(int number) {
        return "02:00:00:00:02:0" + (1 + number);
    }

    static String address(int number) {
        return "10.0.1." + (1 + number);
    }

    LinuxGuest guest(int number) {
        return guests.get(number);
    }

    GuestShell shell(int number) {
        return guest(number).shell();
    }

    /** 0 if a guest obeys this in time, else what it said and the last words of its kernel. */
    String code(int number, String command, int seconds) {
        var answer = shell(number).run("(" + command + ")", seconds);
        return answer.code() == 0 ? "0" : answer.code() + ": " + answer.text() + "; the kernel's last words: "
            + shell(number).run("dmesg | tail -n 3", seconds).text();
    }

    /** Brings up the card of a guest, and gives the name of its interface. */
    String interfaceOf(int number) {
        interfaces[number] = shell(number).demand("for path in /sys/class/net/*; do [ $(cat $path/address) = " + mac(number)
            + " ] && i=${path##*/}; done; ip link set $i up && ip addr add " + address(number)
            + "/24 dev $i && echo $i", SECONDS).strip();
        return interfaces[number];
    }

    /** Its name, when it has been brought up. */
    String interfaceName(int number) {
        return interfaces[number];
    }

    /** Its driver has been loaded: what is in the NIC now is the kernel's, for queue pair 1. */
    void begins(int number) {
        kernels.put(number, guest(number).nic().commands().left());
    }

    /**
     * Objects in a NIC but for those of its kernel, which ends those of a process some time after it has gone from the
     * list of processes.
     */
    String left(int number) {
        var commands = guest(number).nic().commands();
        for (int i = 0; i < END_SECONDS && !commands.left().equals(kernels.get(number)); i++) {
            shell(number).demand("sleep 1", SECONDS);
        }
        var left = commands.left();
        return left.equals(kernels.get(number)) ? "{}" : left + " after " + END_SECONDS + " s, " + kernels.get(number)
            + " of them its kernel's";
    }

    /** What the NIC of a guest sends arrives there from now on, and nowhere else. */
    void leadsBack(int number) {
        cables.get(number).leadsTo(guest(number).nic()::arrives);
    }

    /** Both directions lose frames at random from now on. */
    void loses(double share) {
        cables.forEach(cable -> cable.loses(share));
    }

    long sent() {
        return cables.stream().mapToLong(Cable::sent).sum();
    }

    long lost() {
        return cables.stream().mapToLong(Cable::lost).sum();
    }

    /** What is wrong with one of them, or null. */
    String complaint() {
        return guests.stream().map(LinuxGuest::complaint).filter(complaint -> complaint != null).findFirst()
            .orElse(null);
    }

    @Override public void close() throws IOException {
        for (LinuxGuest guest : guests) {
            guest.close();
        }
        if (Files.exists(sockets)) {
            try (Stream<Path> files = Files.walk(sockets)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
