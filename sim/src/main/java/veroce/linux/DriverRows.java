package veroce.linux;

import java.util.ArrayList;
import java.util.List;
import veroce.guest.GuestShell;

/** What the driver makes of the NIC in a guest. */
final class DriverRows {
    private static final int SECONDS = 300;
    private static final int RELOADS = 5;
    private static final String DEVICE = "/sys/class/infiniband/veroce0/";
    private static final String TOLD = "veroce_check: ";
    private static final String LOAD = "insmod /veroce.ko netdev=eth0";

    private final GuestShell shell;
    private final GuestPci pci;
    private final List<LinuxRow> rows = new ArrayList<>();

    DriverRows(GuestShell shell, GuestPci pci) {
        this.shell = shell;
        this.pci = pci;
    }

    List<LinuxRow> look() {
        row("the driver is loaded", "0", code(CmRows.MODPROBE + " && " + LOAD));
        row("and has the function", "veroce", said("basename $(readlink " + pci.folder() + "/driver)"));
        row("RDMA device", "1: CA", said("cat " + DEVICE + "node_type"));
        row("its port", "4: ACTIVE, 5: LinkUp, Ethernet", said("cat " + DEVICE + "ports/1/state; cat " + DEVICE
            + "ports/1/phys_state; cat " + DEVICE + "ports/1/link_layer").replace("\n", ", "));
        row("GID of the interface's IPv4 address", "0000:0000:0000:0000:0000:ffff:0a00:020f",
            said("cat " + DEVICE + "ports/1/gids/1"));
        row("message interrupts with one processor", "2", said("ls " + pci.folder() + "/msi_irqs | wc -l"));
        check();
        row("commands interrupt", "yes", interrupts() > 0 ? "yes" : "no");
        row("the driver is unloaded", "0", code("rmmod veroce"));
        row("with a profile that the NIC was not built with", "this NIC was built without RoCEv2", said("insmod /veroce.ko"
            + " profile=roce && dmesg | grep -o 'this NIC was built.*'; rmmod veroce"));
        row("with a profile that there is not", "it is veroce or roce", said("insmod /veroce.ko profile=rocev1 2> /dev/null"
            + " || dmesg | grep -o 'it is veroce or roce' | tail -n 1"));
        row("message interrupts if they are asked for", "8", said(LOAD + EventRows.ALL_VECTORS + " && ls "
            + pci.folder() + "/msi_irqs | wc -l && rmmod veroce"));
        row("it comes and goes " + RELOADS + " times", "0", code("for i in " + "x ".repeat(RELOADS) + "; do " + LOAD
            + " && rmmod veroce || exit 1; done"));
        return rows;
    }

    /** Without an interface there is no queue pair 1, and so nobody else has objects. */
    private void check() {
        row("objects are made and destroyed from within the kernel", "0", code("rmmod veroce && insmod /veroce.ko"
            + " && insmod /veroce_check.ko && rmmod veroce_check && rmmod veroce && " + LOAD));
        String told = said("dmesg | grep '" + TOLD + "'");
        for (String line : told.split("\n")) {
            String text = line.substring(line.indexOf(TOLD) < 0 ? 0 : line.indexOf(TOLD) + TOLD.length());
            String[] parts = text.split(": (pass|FAIL), expected |, seen ");
            row(parts[0], parts.length == 3 ? parts[1] : "a line of the check", parts.length == 3 ? parts[2] : text);
        }
    }

    private long interrupts() {
        String line = said("grep veroce /proc/interrupts | head -n 1").strip();
        return line.isEmpty() ? 0 : Long.parseLong(line.split("\\s+")[1]);
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }

    private String said(String command) {
        return shell.run(command, SECONDS).text().strip();
    }

    /** Exit code of a command; if it is not 0, with what it said. */
    private String code(String command) {
        var answer = shell.run("(" + command + ")", SECONDS);
        return answer.code() == 0 ? "0" : answer.code() + ": " + answer.text() + "; the kernel's last words: "
            + said("dmesg | tail -n 3");
    }
}
