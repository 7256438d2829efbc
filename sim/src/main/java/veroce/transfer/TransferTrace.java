package veroce.transfer;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Time;
import veroce.network.Link;
import veroce.packet.ExtensionHeader;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;

/**
 * What one direction of a transfer looked like on its wires: every data packet from the left end to the right, whether
 * it was lost, and the selective acknowledgements that came back. PSNs count from the first that was seen, without wrap.
 */
public final class TransferTrace implements Link.Tap {
    private static final int PSNS = 1 << 24;

    /** A data packet that was sent. */
    public static final class Sent {
        public final long time;
        public final long psn;
        public final boolean again;
        public final int path;
        public final int payload;
        /** When it came out of the network as it went in; {@link Time#NEVER} if it has not. */
        public long arrived = Time.NEVER;

        Sent(long time, long psn, boolean again, int path, int payload) {
            this.time = time;
            this.psn = psn;
            this.again = again;
            this.path = path;
            this.payload = payload;
        }

        public boolean isLost() {
            return arrived == Time.NEVER;
        }
    }

    /** A SACK that came back: the first PSN that is missing. */
    public record Sack(long time, long psn) {}

    private final Endpoint left;
    private final List<Sent> sent = new ArrayList<>();
    private final List<Sack> sacks = new ArrayList<>();
    private final Map<byte[], Sent> underWay = new IdentityHashMap<>();
    private long newest;
    private int first = -1;

    /** @param left the end whose packets count */
    public TransferTrace(Endpoint left) {
        this.left = left;
    }

    @Override public void frame(Endpoint from, Endpoint to, boolean arrives, byte[] frame, long time) {
        if (from == left && arrives) {
            var one = underWay.remove(frame);
            if (one != null) {
                one.arrived = time;
            }
        } else if (from == left) {
            data(frame, time);
        } else if (arrives) {
            answer(frame, time);
        }
    }

    private void data(byte[] frame, long time) {
        Packet packet = PacketDecoder.decode(frame).packet();
        if (packet == null || packet.format() == null || !packet.format().consumesPsn()) {
            return;
        }
        if (first < 0) {
            first = packet.bth().psn();
        }
        long psn = count(packet.bth().psn());
        newest = Math.max(newest, psn);
        var one = new Sent(time, psn, packet.bth().retransmission(), packet.udp().path(),
            packet.payloadLength());
        sent.add(one);
        underWay.put(frame, one);
    }

    private void answer(byte[] frame, long time) {
        Packet packet = PacketDecoder.decode(frame).packet();
        if (packet != null && first >= 0 && packet.extension(ExtensionHeader.SackEth.class) != null) {
            sacks.add(new Sack(time, count(packet.bth().psn()) + 1));
        }
    }

    /** The number of a PSN of 24 bits, the nearest one to the newest. */
    private long count(int psn) {
        long low = Math.floorMod(psn - first, PSNS);
        long base = newest - Math.floorMod(newest, PSNS) + low;
        return base - newest > PSNS / 2 ? base - PSNS : newest - base > PSNS / 2 ? base + PSNS : base;
    }

    /** In the order in which they were sent. */
    public List<Sent> sent() {
        return sent;
    }

    public List<Sack> sacks() {
        return sacks;
    }
}
