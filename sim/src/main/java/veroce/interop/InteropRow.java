package veroce.interop;

import java.util.Locale;
import veroce.guest.VirtualMachine;

/**
 * One run of perftest.
 *
 * @param guestIsClient whether the kernel asks and the endpoint answers; of tools that measure latencies both do
 * @param size          bytes of each message
 * @param iterations    messages of each queue pair
 */
public record InteropRow(PerftestTool tool, boolean guestIsClient, int queuePairs, int size, int iterations, int pmtu,
                         boolean v6, Impairment impairment) {

    /** As the table and the names of files tell it. */
    public String title() {
        return tool.name().toLowerCase(Locale.ROOT) + (guestIsClient ? " from kernel" : " from us");
    }

    String fileName(int number) {
        return String.format("%03d-%s-%s.pcapng", number, tool.name().toLowerCase(Locale.ROOT).replace('_', '-'),
            guestIsClient ? "kernel" : "ours");
    }

    /** What runs in the guest: the server, or the client of the server at a port of this machine. */
    String command(int gidIndex, int timeout, int port) {
        int bytes = guestIsClient || tool.latency() || tool.sends() ? size : Math.max(size, Requests.span(this));
        return tool.command() + " -d rxe0 -x " + gidIndex + " -F -m " + pmtu + " -u " + timeout + " -n " + iterations
            + (tool.atomic() ? "" : " -s " + bytes)
            + (tool.latency() ? "" : " -q " + queuePairs)
            + (tool.operation() == veroce.endpoint.Operation.READ || tool.atomic() ? " -o " + Pair.READS : "")
            + (guestIsClient ? " -p " + port + " " + VirtualMachine.HOST : "");
    }
}
