package veroce.lockstep;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.function.Predicate;
import veroce.endpoint.Time;
import veroce.packet.Echo;
import veroce.packet.ExtensionHeader;
import veroce.packet.Packet;
import veroce.reference.ReceiverView;
import veroce.reference.Shadow;

/**
 * Whether what a device tells of the packets that have come in one PSN space ({@code cc_ext}) is what has come there: as
 * it was at some moment not longer ago than a device may take to answer. A packet that the device does not take may or
 * may not be among what it has seen.
 */
final class EchoJudge {
    private static final int MARKS = 1 << 5;
    private static final int COUNTS = 1 << 12;

    private final long patience;
    /** Oldest first: those since the last answer, and those that the next one may tell of. */
    private final ArrayDeque<Heard> heard = new ArrayDeque<>();
    private final ArrayDeque<Taken> taken = new ArrayDeque<>();
    private long answered = Long.MIN_VALUE / 2;
    private int told;

    /** @param surely the device has taken it; with it so many marks have come at least, and at most */
    private record Heard(long at, Shadow.Arrival packet, boolean surely, int leastMarks, int mostMarks) {}

    /** So many packets were accepted by then, counted from the PSN before the first. */
    private record Taken(long at, int count) {}

    EchoJudge(ReceiverView first, long patience) {
        this.patience = patience;
        told = first.acknowledged() % COUNTS;
        taken.add(new Taken(Long.MIN_VALUE / 2, told));
    }

    /** A data packet has come. */
    void arrived(Shadow.Arrival packet, boolean surely, long at) {
        Heard last = heard.peekLast();
        int least = (last == null ? 0 : last.leastMarks()) + (surely && packet.marked() ? 1 : 0);
        int most = (last == null ? 0 : last.mostMarks()) + (packet.marked() ? 1 : 0);
        heard.add(new Heard(at, packet, surely, least, most));
    }

    /** The receiver has come into another state. */
    void counted(ReceiverView view, long at) {
        int count = (view.acknowledged() + view.received().count()) % COUNTS;
        if (count != taken.getLast().count()) {
            taken.add(new Taken(at, count));
        }
    }

    /** What is wrong with an answer, or null. */
    String mistake(Packet answer, boolean isAck, long at) {
        forget(at);
        int path = answer.udp().path();
        boolean named = any(heard.iterator(), one -> one.packet().path() == path
            && (!isAck || one.packet().marked() || !answer.bth().becn()));
        if (!named) {
            return "no packet that has come has the path " + path + (answer.bth().becn() ? " and a mark: " : ": ");
        }
        Echo echo = Echo.of(answer.extension(ExtensionHeader.PoEth.class));
        String mistake = isAck ? mistake(answer, echo, at) : null;
        answered = isAck ? at : answered;
        return mistake;
    }

    private String mistake(Packet answer, Echo echo, long at) {
        int path = answer.udp().path();
        boolean isNewest = any(newest(at), one -> one.packet().stamp() == echo.stamp()
            && (answer.bth().becn() || one.packet().path() == path));
        if (!isNewest) {
            return "no packet that is the newest has the stamp " + echo.stamp()
                + (answer.bth().becn() ? ": " : " and the path " + path + ": ");
        }
        int least = before(at).leastMarks();
        if ((echo.marked() - least & MARKS - 1) > heard.getLast().mostMarks() - least) {
            return "from " + least + " to " + heard.getLast().mostMarks() + " packets have come marked, told are "
                + echo.marked() + " modulo 32: ";
        }
        int now = taken.getLast().count();
        int count = (answer.bth().psn() + echo.beyond()) % COUNTS;
        int oldest = taken.getFirst().count();
        if ((count - oldest & COUNTS - 1) > (now - oldest & COUNTS - 1)
                || (count - told & COUNTS - 1) > (now - told & COUNTS - 1)) {
            return "from " + oldest + " to " + now + " packets were taken, and " + told + " were told before, modulo 4096;"
                + " told are " + count + ": ";
        }
        told = count;
        return null;
    }

    private Heard before(long at) {
        Heard found = heard.getFirst();
        for (Heard one : heard) {
            found = one.at() <= at - patience ? one : found;
        }
        return found;
    }

    /** What was the newest packet at some time since a device must have heard of it. */
    private Iterator<Heard> newest(long at) {
        ArrayDeque<Heard> found = new ArrayDeque<>();
        for (Iterator<Heard> each = heard.descendingIterator(); each.hasNext();) {
            Heard one = each.next();
            found.add(one);
            if (one.surely() && one.at() <= at - patience) {
                break;
            }
        }
        return found.iterator();
    }

    /** Forgets what nobody may tell of any more. */
    private void forget(long at) {
        long since = Math.min(at, answered) - patience;
        Iterator<Heard> later = heard.iterator();
        int old = 0;
        int last = 0;
        while (later.hasNext()) {
            Heard one = later.next();
            old++;
            last = one.surely() && one.at() <= since ? old : last;
        }
        for (; last > 1; last--) {
            heard.remove();
        }
        while (taken.size() > 1 && second(taken).at() <= at - patience) {
            taken.remove();
        }
    }

    private static Taken second(ArrayDeque<Taken> all) {
        Iterator<Taken> each = all.iterator();
        each.next();
        return each.next();
    }

    private static boolean any(Iterator<Heard> some, Predicate<Heard> wanted) {
        while (some.hasNext()) {
            if (wanted.test(some.next())) {
                return true;
            }
        }
        return false;
    }

    @Override public String toString() {
        return heard.size() + " packets since " + Time.text(Math.max(0, answered));
    }
}
