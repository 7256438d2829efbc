package veroce.linux;

import hdl.sim.Engine;
import java.util.Set;
import rnic.protocol.RnicParameters;
import veroce.guest.Release;

/**
 * What a run is made of.
 *
 * @param release    of Debian that the guests run
 * @param kernel     that they boot
 * @param parameters of the NIC in the guest
 * @param engine     that simulates it
 * @param loss       share of the frames that is lost between two guests, in the rows that tell of it
 * @param seed       of the values that are written
 * @param parts      that are run
 */
public record LinuxSettings(Release release, LinuxKernel kernel, RnicParameters parameters, Engine engine,
                            double loss, long seed, Set<LinuxPart> parts) {
    private static final int SHARED_QUEUES = 8;
    /**
     * Against a kernel: slow, so that the guest waits less, and with notes for all messages that its sender has
     * outstanding.
     */
    private static final RnicParameters OF_ROCE =
        new RnicParameters("peer", 32, 16, 256, 128, 64, 16, 16, 64 * 1024, 16_000).speakingRoce();

    /** Whether these are run. */
    boolean has(LinuxPart part) {
        return parts.contains(part) && (part != LinuxPart.FAILING || kernel == LinuxKernel.CHECKED);
    }

    /** The same with a NIC that speaks RoCEv2. */
    LinuxSettings speakingRoce() {
        return new LinuxSettings(release, kernel, OF_ROCE, engine, loss, seed, parts);
    }

    /** The same with shared receive queues. */
    LinuxSettings sharing() {
        return parameters.sharedQueues() > 0 ? this
            : new LinuxSettings(release, kernel, parameters.sharing(SHARED_QUEUES), engine, loss, seed, parts);
    }
}
