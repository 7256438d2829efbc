package veroce.linux;

import veroce.guest.GuestShell;

/** What a kernel that keeps a book of its memory has lost: nobody points to it any more. */
final class LostMemory {
    static final String DEBUG = "/sys/kernel/debug";
    /** The folder of what a kernel tells of itself, which is there when this has run. */
    static final String MOUNT = "{ [ -e " + DEBUG + "/kmemleak ] || mount -t debugfs none " + DEBUG + "; }";
    private static final String BOOK = DEBUG + "/kmemleak";
    private static final int SECONDS = 600;
    private static final int TOLD_LINES = 40;
    /** It looks only at what is some seconds old; what it finds by mistake is not found again. */
    private static final String SCAN = "sleep 6; echo scan > " + BOOK + "; ";

    private LostMemory() {}

    static LinuxRow row(GuestShell shell, String whose) {
        return new LinuxRow("memory that the kernel of " + whose + " has lost", "", shell.run(MOUNT + " && " + SCAN
            + SCAN + "head -n " + TOLD_LINES + " " + BOOK, SECONDS).text().replace("\n", " | "));
    }
}
