package veroce.linux;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import veroce.guest.GuestShell;

/** What a kernel that keeps a book of its memory has lost: nobody points to it any more. */
final class LostMemory {
    static final String DEBUG = "/sys/kernel/debug";
    /** The folder of what a kernel tells of itself, which is there when this has run. */
    static final String MOUNT = "{ [ -e " + DEBUG + "/kmemleak ] || mount -t debugfs none " + DEBUG + "; }";
    private static final String BOOK = DEBUG + "/kmemleak";
    private static final int SECONDS = 600;
    private static final int TOLD_LINES = 4000;
    private static final String OBJECT = "unreferenced object";
    /** Of the driver and of what it is for. Where allocations fail those of the book do, and it forgets who points to what. */
    private static final Pattern OURS = Pattern.compile("\\b(veroce|ib_|uverbs|rdma|ucma|cma_|cm_|roce)");
    /** It looks only at what is some seconds old; what it finds by mistake is not found again. */
    private static final String SCAN = "sleep 6; echo scan > " + BOOK + "; ";

    private LostMemory() {}

    static LinuxRow row(GuestShell shell, String whose) {
        var book = shell.run(MOUNT + " && " + SCAN + SCAN + "head -n " + TOLD_LINES + " " + BOOK, SECONDS).text();
        return new LinuxRow("memory that the kernel of " + whose + " has lost", "", ours(book).replace("\n", " | "));
    }

    private static String ours(String book) {
        return Arrays.stream(book.split("(?=" + OBJECT + ")")).filter(object -> !object.startsWith(OBJECT)
            || OURS.matcher(object).find()).collect(Collectors.joining());
    }
}
