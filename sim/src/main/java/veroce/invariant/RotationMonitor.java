package veroce.invariant;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import veroce.endpoint.QueuePairSettings;
import veroce.packet.DecodedFrame;
import veroce.packet.ExtensionHeader;
import veroce.packet.ExtensionHeader.SackEth;
import veroce.packet.Packet;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;

/**
 * Watches that SACKs leave nothing out (R17): while no packet comes that could change anything, as many consecutive
 * SACKs as it takes describe everything from the head up to the threshold below the newest packet.
 */
final class RotationMonitor {
    private static final int SACK_BITS = 128;

    private final QueuePairSettings settings;
    private final long patience;
    private final Charges charges;
    private final Timed arrivals = new Timed();
    /** PSNs beyond the reported one that came whole. */
    private final Set<Integer> seen = new HashSet<>();
    /** The newest SACKs since nothing changes. */
    private final ArrayDeque<SackEth> still = new ArrayDeque<>();
    private int reported;
    private int newest;
    private boolean newestIsRefused;
    private long changed;

    /** @param patience from what happens to the endpoint until all that comes of it is on the wire */
    RotationMonitor(String name, QueuePairSettings settings, int firstPsn, long patience) {
        this.settings = settings;
        this.patience = patience;
        charges = new Charges(name);
        reported = Sequence.add(firstPsn, -1);
        newest = reported;
    }

    void data(DecodedFrame frame, long at) {
        arrivals.add(frame, at);
    }

    private void learn(DecodedFrame frame, long at) {
        Packet packet = frame.packet();
        int psn = packet.bth().psn();
        int distance = Sequence.sub(psn, reported);
        if (packet.trimmed() || distance == 0 || distance > settings.window()) {
            return;
        }
        if (seen.add(psn)) {
            change(at);
            if (Sequence.ahead(psn, newest)) {
                newest = psn;
                newestIsRefused = false;
            }
        } else if (packet.extension(ExtensionHeader.RqEth.class) != null) {
            change(at);
            charges.again(packet);
        }
    }

    private void change(long at) {
        changed = at;
        still.clear();
    }

    void acknowledgement(DecodedFrame frame, long at) {
        arrivals.until(at, this::learn);
        Packet packet = frame.packet();
        int psn = packet.bth().psn();
        int syndrome = packet.extension(ExtensionHeader.Aeth.class).syndrome();
        if (syndrome == Syndrome.PACKET_DROP) {
            charges.drop(psn);
            seen.remove(psn);
            newestIsRefused |= psn == newest;
            return;
        }
        int cumulative = Sequence.add(psn, syndrome >> 5 == 0 ? 0 : -1);
        charges.prove(cumulative);
        if (cumulative != reported) {
            still.clear();
        }
        for (; Sequence.ahead(cumulative, reported); reported = Sequence.add(reported, 1)) {
            seen.remove(Sequence.add(reported, 1));
        }
        SackEth sack = packet.extension(SackEth.class);
        if (sack != null && at - changed > patience && !newestIsRefused) {
            stands(sack);
        }
    }

    private void stands(SackEth sack) {
        int span = Sequence.sub(newest, reported) - settings.sackThreshold();
        int chunks = Math.ceilDiv(span, SACK_BITS);
        if (Sequence.isBehind(Sequence.sub(newest, reported)) || span <= 0) {
            return;
        }
        still.add(sack);
        if (still.size() > chunks) {
            still.remove();
        }
        BitSet told = new BitSet();
        for (SackEth each : still) {
            int from = Sequence.sub(each.start(), reported) - 1;
            told.set(from, from + each.length());
        }
        if (still.size() == chunks && told.nextClearBit(0) < span) {
            charges.bring(newest, "R17: " + chunks + " SACKs do not tell of PSN "
                + Sequence.add(reported, 1 + told.nextClearBit(0)));
        }
    }
}
