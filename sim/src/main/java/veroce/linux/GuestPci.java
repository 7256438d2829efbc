package veroce.linux;

import java.util.List;
import veroce.guest.GuestException;
import veroce.guest.GuestShell;

/** A PCI function as a guest sees it, through sysfs and /dev/mem. */
final class GuestPci {
    private static final int SECONDS = 120;

    private final GuestShell shell;
    private final String folder;
    private final long bar;

    /** Finds the one function with this vendor and device, and lets its memory answer. */
    GuestPci(GuestShell shell, int vendor, int device) {
        this.shell = shell;
        String[] found = shell.demand("for d in /sys/bus/pci/devices/*; do [ \"$(cat $d/vendor) $(cat $d/device)\" = \""
            + "0x%04x 0x%04x".formatted(vendor, device) + "\" ] && echo $d; done; true", SECONDS).split("\n");
        if (found.length != 1 || found[0].isBlank()) {
            throw new GuestException("%d functions %04x:%04x in the guest, not one: %s".formatted(
                found[0].isBlank() ? 0 : found.length, vendor, device,
                shell.demand("cat /proc/bus/pci/devices", SECONDS)));
        }
        folder = found[0];
        shell.demand("echo 1 > " + folder + "/enable", SECONDS);
        bar = Long.decode(shell.demand("head -n 1 " + folder + "/resource", SECONDS).split(" ")[0]);
    }

    /** Where sysfs has it. */
    String folder() {
        return folder;
    }

    /** A file of sysfs. */
    String attribute(String name) {
        return shell.demand("cat " + folder + "/" + name, SECONDS).strip();
    }

    /** Bytes of a BAR. */
    long bytes(int number) {
        String[] words = attribute("resource").split("\n")[number].split(" ");
        return Long.decode(words[0]) == 0 ? 0 : Long.decode(words[1]) - Long.decode(words[0]) + 1;
    }

    /** Words of BAR 0. */
    List<Long> read(List<Integer> offsets) {
        var command = new StringBuilder();
        offsets.forEach(offset -> command.append("devmem ").append(bar + offset).append(" 32\n"));
        return shell.demand(command.append("true").toString(), SECONDS).lines().map(Long::decode).toList();
    }

    long read(int offset) {
        return read(List.of(offset)).getFirst();
    }

    void write(int offset, int bits, long value) {
        shell.demand("devmem " + (bar + offset) + " " + bits + " " + value, SECONDS);
    }

    /** Function level reset, by the guest's kernel. */
    void reset() {
        shell.demand("echo 1 > " + folder + "/reset", SECONDS);
    }
}
