package veroce.lockstep;

import veroce.congestion.CongestionTime;
import veroce.packet.Echo;
import veroce.packet.Packet;

/**
 * Whether packets tell when they leave ({@code cc_ext}): the clock of a device may stand anywhere, but it goes on as time
 * does, and from the stamp to the wire it is never long.
 */
final class StampJudge {
    private static final int STAMPS = 1 << 14;

    private final long most;
    private int first = -1;
    private int early;
    private int late;

    /** @param patience longest time from a stamp to the wire */
    StampJudge(long patience) {
        most = patience / CongestionTime.UNIT + 1;
    }

    /** What is wrong with the stamp of a packet, or null. */
    String mistake(Packet packet, long at) {
        int lag = CongestionTime.since(Echo.stamp(packet), at);
        first = first < 0 ? lag : first;
        int difference = Math.floorMod(lag - first + STAMPS / 2, STAMPS) - STAMPS / 2;
        early = Math.min(early, difference);
        late = Math.max(late, difference);
        return late - early <= most ? null : "its stamp is " + (late - early)
            + "/16 us away from that of another packet, by the time at which they left";
    }
}
