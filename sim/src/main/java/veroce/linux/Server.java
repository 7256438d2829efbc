package veroce.linux;

/** The lines for a program that waits for its peer in the background of a guest, and leaves word of its end. */
final class Server {
    /** What the newest one has said, and {@code ended} with its code behind that. */
    private static final String SAID = "/run/server";
    /** Somebody listens at port 18515 of TCP, where programs of verbs tell each other who they are. */
    private static final String IS_THERE = "grep -qs ':4853 0*:0000 0A' /proc/net/tcp /proc/net/tcp6";

    private Server() {
    }

    /** Begins one that can be called at port 18515, and waits until it can, or has ended: a minute at most. */
    static String listening(String line) {
        return begun(line) + "for i in $(seq 60); do " + IS_THERE + " && break; grep -q ended " + SAID
            + " && break; sleep 1; done";
    }

    /** Begins one that does not show that it can be called. */
    static String waiting(String line) {
        return begun(line) + "sleep 2";
    }

    /** Waits for its end, and shows what it has said. */
    static String ended(int seconds) {
        return "for i in $(seq " + seconds + "); do grep -q ended " + SAID + " && break; sleep 1; done; cat " + SAID;
    }

    /** Each has a file of its own: of one that was killed, the end is told when the next one has begun. */
    private static String begun(String line) {
        return "n=0; while [ -e " + SAID + ".$n ]; do n=$((n + 1)); done; said=" + SAID + ".$n; : > $said; ln -sf $said "
            + SAID + "; (" + line + " >> $said 2>&1; echo ended $? >> $said) & ";
    }
}
