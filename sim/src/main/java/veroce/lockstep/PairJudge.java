package veroce.lockstep;

import java.util.ArrayDeque;
import java.util.Iterator;
import veroce.endpoint.Time;
import veroce.packet.ExtensionHeader;
import veroce.packet.Packet;
import veroce.packet.PacketText;
import veroce.packet.Syndrome;
import veroce.reference.Shadow;
import veroce.reference.Shadow.DropNak;

/** Holds what the device answers on one queue pair against what the reference has to answer. */
final class PairJudge {
    private static final int NO_ORDER = 0xff_ffff;

    private final Shadow shadow;
    private final int pair;
    private final long patience;
    private final AnswerJudge answers;
    /** Packet Drop NAKs that the reference owes, and those that the device has sent but that are not yet judged. */
    private final ArrayDeque<DropNak> due = new ArrayDeque<>();
    private final ArrayDeque<DropNak> sent = new ArrayDeque<>();
    /** Since when an answer is wanted. */
    private long wanted = Time.NEVER;
    private long marked = -1;
    private int marks;
    private int echoes;
    private long lastFatal = Long.MIN_VALUE / 2;
    private long failed = Long.MIN_VALUE / 2;
    private long paused = Time.NEVER;
    private boolean works = true;

    PairJudge(Shadow shadow, int pair, long patience) {
        this.shadow = shadow;
        this.pair = pair;
        this.patience = patience;
        answers = new AnswerJudge(shadow.settings(pair), shadow.receiver(pair));
    }

    private Divergence divergence(long at, String what) {
        return new Divergence(at, pair, what);
    }

    // ---- the reference's side

    /** A frame has reached the receiver, or a timer has expired ({@code counter} is empty then). */
    void happened(String counter, boolean congested, long at) {
        answers.add(shadow.receiver(pair), counter.equals("rx_rnr"));
        due.addAll(shadow.dropNaks(pair));
        if (congested) {
            marked = at;
            marks++;
        }
        boolean fatal = switch (counter) {
            case "rx_bad_req", "rx_bad_op", "rx_access", "rx_rqe_len", "rx_rqe_access" -> true;
            default -> false;
        };
        lastFatal = fatal ? at : lastFatal;
        boolean works = shadow.works(pair);
        failed = this.works && !works ? at : failed;
        this.works = works;
        boolean pauses = shadow.pauses(pair, at);
        paused = pauses ? paused == Time.NEVER ? at : paused : Time.NEVER;
        if (wanted == Time.NEVER && shadow.wantsToAnswer(pair)) {
            wanted = at;
        }
    }

    /** R14: an answer that is wanted comes soon. */
    void checkAnswered(long at) {
        if (wanted != Time.NEVER && at - wanted > patience) {
            throw divergence(at, "the device owes an answer since " + Time.text(wanted) + "; " + answers);
        }
    }

    /** Between the moment at which the queue pair must fail and the one at which every part of it knows. */
    boolean isFailing(long at) {
        return at - failed <= patience || works && shadow.receiver(pair).isFatalAtHead();
    }

    /** Whether a packet that broke the rules came shortly before. */
    boolean isJustBehindFatal(long at, long shortly) {
        return at - lastFatal <= shortly;
    }

    // ---- the device's side

    /** The device has sent a Packet Drop NAK; it is judged when its time has come. */
    void announce(DropNak nak) {
        sent.add(nak);
    }

    /** Whether the next Packet Drop NAK beyond those that are due is for this packet. */
    boolean willDrop(int psn, boolean retransmission) {
        Iterator<DropNak> each = sent.iterator();
        for (int known = due.size(); known > 0 && each.hasNext(); known--) {
            each.next();
        }
        return each.hasNext() && each.next().equals(new DropNak(psn, retransmission));
    }

    void answered(Packet packet, byte[] frame, long at) {
        String problem = shadow.answered(pair, packet, frame);
        if (problem != null) {
            throw divergence(at, "the device answers " + text(packet) + ", but " + problem);
        }
        ExtensionHeader.Aeth aeth = packet.extension(ExtensionHeader.Aeth.class);
        if (aeth.syndrome() == Syndrome.PACKET_DROP) {
            dropped(packet, aeth, at);
            return;
        }
        if (!works && wanted == Time.NEVER && at - failed > patience) {
            throw divergence(at, "the device answers in the error state without cause: " + text(packet));
        }
        if (!answers.accepts(packet)) {
            throw divergence(at, "no state since the last report asks for " + text(packet) + "; " + answers);
        }
        checkEcho(packet, aeth.syndrome() == Syndrome.ACK, at);
        if (wanted <= at) {
            wanted = Time.NEVER;
            shadow.answered(pair);
        }
        if (works && aeth.syndrome() > Syndrome.PACKET_DROP) {
            shadow.reportedFatal(pair);
            works = false;
            failed = at;
        }
    }

    private void dropped(Packet packet, ExtensionHeader.Aeth aeth, long at) {
        DropNak found = new DropNak(packet.bth().psn(), packet.bth().retransmission());
        DropNak wants = due.poll();
        sent.poll();
        boolean rest = answers.knowsMessage(aeth.msn()) && !packet.bth().becn()
            && packet.extension(ExtensionHeader.PoEth.class).packetOrder() == NO_ORDER;
        if (!found.equals(wants) || !rest) {
            throw divergence(at, "the device sends " + text(packet) + ", the reference owes " + wants + "; " + answers);
        }
    }

    /** A congestion mark comes back once, in the answers behind it. Only ACK and SACK can carry it. */
    private void checkEcho(Packet packet, boolean canEcho, long at) {
        boolean echoes = packet.bth().becn();
        this.echoes += echoes ? 1 : 0;
        if (this.echoes > marks) {
            throw divergence(at, "the device echoes more congestion marks than have come: " + text(packet));
        }
        if (canEcho && !echoes && marked >= 0 && at - marked > patience) {
            throw divergence(at, "the device does not echo the congestion mark of " + Time.text(marked));
        }
        if (echoes || !canEcho) {
            marked = -1;
        }
    }

    /** The device completes a send request as one whose payload it may not read. */
    void failedToRead(long request, long at) {
        if (works && !shadow.failedToRead(pair, request)) {
            throw divergence(at, "the device does not read the payload of send request " + request
                + ", which it may read");
        }
        happened("", false, at);
    }

    /**
     * A data packet. What was on its way out when the queue pair failed or paused may still come.
     *
     * @param withdrawn a region was withdrawn shortly before
     */
    void sentData(Packet packet, byte[] frame, boolean withdrawn, long at) {
        if (!works) {
            if (at - failed > patience) {
                throw divergence(at, "the device sends in the error state: " + text(packet));
            }
            return;
        }
        if (paused != Time.NEVER && at - paused > patience && shadow.pauses(pair, at)) {
            throw divergence(at, "the device sends while it should wait for receive requests of its peer: "
                + text(packet));
        }
        String problem = shadow.sent(pair, packet, frame, at);
        happened("", false, at);
        if (problem != null && !(withdrawn && problem.equals(Shadow.UNREADABLE))) {
            throw divergence(at, "the device sends " + text(packet) + ", but " + problem);
        }
    }

    private static String text(Packet packet) {
        return PacketText.line(packet);
    }

    /** Nothing is owed. */
    void rest(long at) {
        checkAnswered(at);
        if (!due.isEmpty() || !sent.isEmpty()) {
            throw divergence(at, "Packet Drop NAKs: only the reference owes " + due + ", only the device has sent "
                + sent);
        }
        if (works && !answers.isReported()) {
            throw divergence(at, "the device does not report what it has received; " + answers);
        }
    }
}
