package veroce.nic;

import hdl.sim.Pin;
import java.util.Arrays;
import veroce.VeroceException;

/** A channel that the NIC drives: what it shows must stay until it is taken (AXI4 A3.2.1). */
final class HeldChannel {
    private final String name;
    private final Pin valid;
    private final Pin[] payload;
    private final long[][] shown;
    private boolean held;

    HeldChannel(String name, Pin valid, Pin... payload) {
        this.name = name;
        this.valid = valid;
        this.payload = payload;
        shown = new long[payload.length][];
    }

    /** The NIC offers something. */
    boolean isOffered() {
        return valid.isSet();
    }

    /** One cycle. Returns whether something is taken at the coming edge. */
    boolean takes(boolean ready, long now) {
        boolean offers = valid.isSet();
        if (held) {
            for (int i = 0; i < payload.length; i++) {
                if (!offers || !Arrays.equals(shown[i], payload[i].words())) {
                    throw VeroceException.failure("channel " + name + " of the NIC changed before it was taken, at cycle "
                        + now);
                }
            }
        }
        held = offers && !ready;
        for (int i = 0; held && i < payload.length; i++) {
            shown[i] = payload[i].words();
        }
        return offers && ready;
    }
}
