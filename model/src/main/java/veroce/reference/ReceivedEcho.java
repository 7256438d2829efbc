package veroce.reference;

import veroce.packet.Echo;

/**
 * What a receiver tells its peer of how packets have come: which path the newest took, or the first that was marked
 * since the last acknowledgement, and when the newest left.
 */
final class ReceivedEcho {
    private int port;
    private int stamp;
    private boolean marked;
    private int marks;

    /** A packet has come whose queue pair takes its space. */
    void arrived(DataPacket packet) {
        stamp = packet.stamp();
        if (!marked) {
            port = packet.port();
        }
        if (packet.congested()) {
            port = packet.port();
            marked = true;
            marks++;
        }
    }

    int port() {
        return port;
    }

    boolean isMarked() {
        return marked;
    }

    /** What is told now, with so many that have come above the frontier. */
    Echo take(boolean held, int beyond) {
        marked = false;
        return new Echo(held, stamp, beyond, marks);
    }
}
