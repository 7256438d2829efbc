package veroce.reference;

import java.util.ArrayDeque;
import veroce.endpoint.Signals;
import veroce.packet.Opcode;
import veroce.packet.Sequence;

/** What a queue pair's peer is told outside acknowledgements: that packets came marked, and that some came late. */
final class PeerSignals {
    private static final int MOST = 16;

    /** @param port UDP source port of the packet, above the first */
    record Signal(int opcode, int psn, int port) {}

    private final Signals settings;
    private final boolean extended;
    private final ArrayDeque<Signal> waiting = new ArrayDeque<>();
    private long nextMark = Long.MIN_VALUE;
    private long nextLate = Long.MIN_VALUE;

    /** @param extended the peer hears of marks and paths in acknowledgements */
    PeerSignals(Signals settings, boolean extended) {
        this.settings = settings;
        this.extended = extended;
    }

    /**
     * A packet has come.
     *
     * @param newest PSN of the newest one before it
     */
    void arrived(DataPacket packet, int newest, boolean accepted, long now) {
        boolean tellsMarks = settings.marks() && (settings.marksExtended() || !extended);
        if (packet.congested() && tellsMarks && now >= nextMark && add(Opcode.CNP, 0, packet)) {
            nextMark = now + settings.marksGap();
        }
        boolean tellsLate = settings.lag() > 0 && (settings.lateExtended() || !extended);
        boolean late = accepted && !packet.retransmission() && Sequence.ahead(newest, packet.psn())
            && Sequence.sub(newest, packet.psn()) > settings.lag();
        if (late && tellsLate && now >= nextLate && add(Opcode.SLOW_PACKET, packet.psn(), packet)) {
            nextLate = now + settings.lateGap();
        }
    }

    private boolean add(int opcode, int psn, DataPacket packet) {
        return waiting.size() < MOST && waiting.add(new Signal(opcode, psn, packet.port()));
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** Takes the oldest; there must be one. */
    Signal take() {
        return waiting.remove();
    }

    void clear() {
        waiting.clear();
    }
}
