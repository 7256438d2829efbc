package veroce.reference;

import veroce.packet.Echo;

/**
 * What a receiver tells its peer of how packets have come: which path the newest took, or the first that was marked
 * since the last acknowledgement, when the newest left, and how many have come above the frontier.
 */
final class ReceivedEcho {
    private int port;
    private int stamp;
    private boolean marked;
    private int marks;
    private int beyond;

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

    /** A packet was taken, and the frontier has moved by so many. */
    void taken(int moved) {
        beyond += 1 - moved;
    }

    /** All that came above the frontier is forgotten. */
    void forgotten() {
        beyond = 0;
    }

    int port() {
        return port;
    }

    boolean isMarked() {
        return marked;
    }

    /** What is told now. */
    Echo take(boolean held) {
        marked = false;
        return new Echo(held, stamp, beyond, marks);
    }
}
