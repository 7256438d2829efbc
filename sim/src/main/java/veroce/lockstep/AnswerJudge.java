package veroce.lockstep;

import java.util.ArrayList;
import java.util.List;
import veroce.endpoint.QueuePairSettings;
import veroce.packet.Bth;
import veroce.packet.ExtensionHeader;
import veroce.packet.ExtensionHeader.SackEth;
import veroce.packet.Packet;
import veroce.packet.Syndrome;
import veroce.reference.ReceiverView;

/**
 * Whether an ACK, SACK, RNR NAK or fatal NAK is one that the reference would send in some state between the one
 * reported last and now. Hardware reports late and counts a packet as received before it moves the head over it: the
 * acknowledgement shows one state, the beginning of a SACK that one or a later one, and its bits that one or a later
 * one again; what they show missing lies the threshold below a packet that had arrived.
 */
final class AnswerJudge {
    private static final int SACK_BITS = 128;
    private static final int NO_ORDER = 0xff_ffff;
    private static final int PSN_MASK = 0xff_ffff;

    private final QueuePairSettings settings;
    /** The state reported last, and those behind it. */
    private List<State> states = new ArrayList<>();

    /** @param notReady a packet at the head found no receive work request, and this was not yet answered */
    private record State(ReceiverView view, boolean notReady) {}

    AnswerJudge(QueuePairSettings settings, ReceiverView first) {
        this.settings = settings;
        states.add(new State(first, false));
    }

    /** The receiver has come into another state. */
    void add(ReceiverView view, boolean notReady) {
        State newest = states.getLast();
        if (notReady || !same(newest.view(), view)) {
            states.add(new State(view, notReady));
        }
    }

    private static boolean same(ReceiverView a, ReceiverView b) {
        return a.acknowledged() == b.acknowledged() && a.newest() == b.newest() && a.fatalPsn() == b.fatalPsn()
            && a.received().sameBits(b.received());
    }

    /** Whether the answer is right; if so, the state it reports is from now on the one reported last. */
    boolean accepts(Packet answer) {
        for (int i = 0; i < states.size(); i++) {
            if (matches(i, answer)) {
                states = new ArrayList<>(states.subList(i, states.size()));
                states.set(0, new State(states.getFirst().view(), false));
                return true;
            }
        }
        return false;
    }

    private boolean matches(int index, Packet answer) {
        State state = states.get(index);
        ReceiverView view = state.view();
        Bth bth = answer.bth();
        ExtensionHeader.Aeth aeth = answer.extension(ExtensionHeader.Aeth.class);
        SackEth sack = answer.extension(SackEth.class);
        int order = answer.extension(ExtensionHeader.PoEth.class).packetOrder();
        if (aeth.msn() != view.message() || bth.retransmission() || bth.ackRequest()) {
            return false;
        }
        if (aeth.syndrome() != Syndrome.ACK) {
            boolean fatal = view.isFatalAtHead() && aeth.syndrome() == view.fatalCode();
            boolean rnr = !view.isFatalAtHead() && state.notReady()
                && aeth.syndrome() == Syndrome.RNR_NAK + settings.rnrTimer();
            return (fatal || rnr) && sack == null && bth.psn() == view.expected() && order == view.order()
                && !bth.becn();
        }
        // What cannot be done is known some time after it was accepted, and acknowledged.
        boolean refused = view.isFatalAtHead() && view.fatalCode() != Syndrome.REMOTE_OPERATIONAL;
        if (bth.psn() != view.acknowledged() || refused) {
            return false;
        }
        boolean tells = settings.congestion().extended();     // something else instead of the order
        return sack == null ? (tells || order == NO_ORDER) && somethingIsInOrder(index)
            : (tells || order == view.order()) && anyMap(index, sack);
    }

    /** From some state on, the newest packet was within the threshold. */
    private boolean somethingIsInOrder(int from) {
        for (State state : states.subList(from, states.size())) {
            if (state.view().span(settings.sackThreshold()) <= 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * The bitmap begins at the head of some state, shows what is received in that one or a later one, and ends the
     * threshold below the newest packet of one in between.
     */
    private boolean anyMap(int from, SackEth sack) {
        int base = from;
        while (base < states.size() && !begins(states.get(base).view(), sack.start())) {
            base++;
        }
        for (int i = base; i < states.size(); i++) {
            if (isMap(states.get(i).view(), sack)) {
                for (State before : states.subList(base, i + 1)) {
                    if (sack.length() == length(before.view(), sack.start(), settings.sackThreshold())
                            || sack.length() == length(before.view(), sack.start(), tail())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** What may count as well for who sends again and asks; that it does is not judged here. */
    private int tail() {
        return settings.congestion().tailThreshold(settings.sackThreshold());
    }

    private static boolean begins(ReceiverView view, int start) {
        return (start - view.expected() & PSN_MASK) % SACK_BITS == 0;
    }

    /** 0 if the newest packet lies within the threshold, so that no SACK is due. */
    private static int length(ReceiverView view, int start, int threshold) {
        int end = view.newest() - threshold;
        int length = (end - start & PSN_MASK) + 1;
        return length > PSN_MASK / 2 ? 0 : Math.min(SACK_BITS, length);
    }

    private static boolean isMap(ReceiverView view, SackEth sack) {
        for (int i = 0; i < SACK_BITS; i++) {
            boolean wanted = i < sack.length() && view.isReceived(sack.start() + i & PSN_MASK);
            if (sack.received(i) != wanted) {
                return false;
            }
        }
        return sack.length() > 0;
    }

    /** Whether an MSN is that of the state reported last or one behind it. */
    boolean knowsMessage(int msn) {
        for (State state : states) {
            if (state.view().message() == msn) {
                return true;
            }
        }
        return false;
    }

    /** Whether everything acknowledged by now is reported. */
    boolean isReported() {
        ReceiverView newest = states.getLast().view();
        return newest.acknowledged() == states.getFirst().view().acknowledged();
    }

    /** The states that an answer may show, oldest first, as messages name them. */
    @Override public String toString() {
        int count = states.size();
        return "reported last: " + states.getFirst() + (count > 2 ? ", " + (count - 2) + " others" : "")
            + (count > 1 ? ", now: " + states.getLast() : "");
    }
}
