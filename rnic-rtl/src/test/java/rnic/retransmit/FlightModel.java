package rnic.retransmit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import rnic.messages.DropNak;
import rnic.messages.FlowEvent.Kind;
import rnic.messages.PathNews;
import rnic.protocol.Row;

/** What congestion control must hear of one flow: counted here, from what the model's sender knows of its packets. */
final class FlightModel {
    private static final int COUNTS = 1 << 12;
    private static final int MARKS = 1 << 5;
    private static final int TIMES = 1 << 14;

    /** Fields that a kind does not have are 0. */
    record Happened(int flow, Kind kind, int delivered, int marked, int roundTrip, int inFlight, boolean lastHop) {}

    /** What an acknowledgement tells. */
    record Words(boolean held, int stamp, int beyond, int marks, int cause, boolean marked, int path) {}

    /** What is learned of a path; of one that has lost a packet its slot alone. */
    record Learned(int qp, PathNews.Kind kind, int path) {}

    private final SenderModel.Sender sender;
    private final int window;
    private boolean controlled;
    private int limit;
    private int delivered;
    private int marked;
    private int timeouts;
    private int losses;
    final List<Happened> events = new ArrayList<>();
    final List<Learned> news = new ArrayList<>();
    /** Packets that waited before the operation. */
    private Set<Long> waited = Set.of();

    FlightModel(SenderModel.Sender sender, int window) {
        this.sender = sender;
        this.window = window;
    }

    void setup(long psn, boolean isControlled) {
        boolean wasControlled = controlled;
        controlled = isControlled;
        delivered = (int) Math.floorMod(psn - 1, COUNTS);
        marked = 0;
        timeouts = sender.timeouts;
        losses = sender.losses();
        if (controlled || wasControlled) {
            add(Kind.SETUP, 0, 0, 0, false);
        }
        if (controlled) {
            sender.beControlled();
        }
    }

    void limit(int packets) {
        limit = packets;
    }

    boolean isControlled() {
        return controlled;
    }

    /** As many packets are on their way as may be. */
    boolean isClosed() {
        return controlled && sender.outstanding() - gone() >= limit;
    }

    /** Mostly what a peer would say that has got some packets above the acknowledged one; sometimes anything. */
    static Words any(Random random, SenderModel.Sender sender, Ack ack, boolean marked, int path,
                     long now) {
        int most = (int) Math.floorMod(sender.next - 1 - ack.psn(), COUNTS);
        int beyond = random.nextInt(8) == 0 ? random.nextInt(COUNTS)
            : most > 256 ? 0 : Math.min(most, random.nextInt(8) + (random.nextInt(4) == 0 ? random.nextInt(256) : 0));
        return new Words(random.nextInt(3) == 0, (int) Math.floorMod(now - random.nextInt(1000), TIMES), beyond, random.nextInt(MARKS),
            random.nextInt(4), marked, path);
    }

    /** An operation is about to be carried out. */
    void begin() {
        waited = sender.waitingPackets();
    }

    /** The model's sender has done what it says. */
    void acknowledged(Ack ack, Words words, Row row, long now) {
        if (row != Row.RX_OK || !controlled) {
            return;
        }
        if (ack.syndrome() == 0x60) {
            boolean isLoad = words.cause() != DropNak.HOST;
            if (isLoad && !sender.isSacked(ack.psn())) {
                add(Kind.TRIM, 0, 0, 0, words.cause() == DropNak.LAST_HOP);
                if (words.cause() == DropNak.FABRIC) {
                    learn(PathNews.Kind.TRIMMED, words.path());
                }
            }
        } else if ((ack.syndrome() >> 5 & 3) == 0) {
            int news = Math.floorMod(ack.psn() + words.beyond() - delivered, COUNTS);
            if (news > 0 && news <= window) {
                int marks = Math.floorMod(words.marks() - marked, MARKS);
                delivered = (delivered + news) % COUNTS;
                marked = words.marks();
                int roundTrip = (int) Math.floorMod(now - words.stamp(), TIMES);
                add(Kind.ACK, news, marks, roundTrip, false);
                if (!words.held()) {
                    sender.measured(roundTrip);
                }
                learn(words.marked() ? PathNews.Kind.MARKED : PathNews.Kind.GOOD, words.path());
            }
            suspect(ack.sack() ? ack.start() + newestGap(ack) : sender.una);
        }
        for (; losses < sender.losses(); losses++) {
            add(Kind.LOSS, 0, 0, 0, false);
        }
    }

    private static int newestGap(Ack ack) {
        int gap = ack.length() - 1;
        while (gap > 0 && ack.bitmap().testBit(gap)) {
            gap--;
        }
        return Math.max(0, gap);
    }

    private void learn(PathNews.Kind kind, int path) {
        news.add(new Learned(sender.qp(), kind, path));
    }

    /** Whether the packet in the place of this one waits from now on; the path that it took has lost it then. */
    private void suspect(long psn) {
        for (long waiting : sender.waitingPackets()) {
            if (!waited.contains(waiting) && Math.floorMod(waiting - psn, (long) window) == 0) {
                learn(PathNews.Kind.LOST, sender.path(waiting));
            }
        }
    }

    /** A deadline has passed and something was done about it, unless a pause has ended. */
    void silent() {
        if (controlled) {
            suspect(sender.una);
        }
    }

    /** Deadlines have passed. */
    void expired() {
        for (; timeouts < sender.timeouts; timeouts++) {
            if (controlled) {
                add(Kind.TIMEOUT, 0, 0, 0, false);
            }
        }
    }

    int gone() {
        int beyond = Math.floorMod(delivered - (sender.una - 1), COUNTS);
        int come = Math.max(controlled && beyond <= window ? beyond : 0, sender.sacked());
        return Math.min(sender.outstanding(), come + sender.waiting());
    }

    private void add(Kind kind, int news, int marks, int roundTrip, boolean lastHop) {
        events.add(new Happened(sender.flow, kind, news, marks, roundTrip, sender.outstanding() - gone(), lastHop));
    }
}
