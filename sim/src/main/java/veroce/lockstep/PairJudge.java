package veroce.lockstep;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.function.BooleanSupplier;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Time;
import veroce.packet.DropCause;
import veroce.packet.ExtensionHeader;
import veroce.packet.Opcode;
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
    private final SpaceJudge requests;
    private final SpaceJudge responses;
    private final StampJudge stamps;
    /** Packet Drop NAKs that the reference owes, and those that the device has sent but that are not yet judged. */
    private final ArrayDeque<DropNak> due = new ArrayDeque<>();
    private final ArrayDeque<DropNak> sent = new ArrayDeque<>();
    /** Response packets that the device has sent without their bytes before the reference knew why. */
    private final ArrayDeque<Emptied> emptied = new ArrayDeque<>();
    private long lastFatal = Long.MIN_VALUE / 2;
    private long failed = Long.MIN_VALUE / 2;
    private long paused = Time.NEVER;
    private boolean works = true;

    /** @param mayRead whether the region is open still */
    private record Emptied(Packet packet, BooleanSupplier mayRead, long at) {}

    PairJudge(Shadow shadow, int pair, long patience) {
        this.shadow = shadow;
        this.pair = pair;
        this.patience = patience;
        requests = new SpaceJudge(shadow, pair, false, patience);
        responses = new SpaceJudge(shadow, pair, true, patience);
        stamps = new StampJudge(patience);
    }

    private SpaceJudge space(boolean ofResponses) {
        return ofResponses ? responses : requests;
    }

    private Divergence divergence(long at, String what) {
        return new Divergence(at, pair, what);
    }

    // ---- the reference's side

    /** A frame has reached the queue pair. */
    void received(Shadow.Effect effect, long at) {
        happened(effect.counter(), at);
        if (effect.arrival() != null) {
            space(effect.responses()).arrived(effect.arrival(), effect.counter().equals("rx_ok"), at);
        }
    }

    /** Time has passed, or the device has done something. */
    void happened(long at) {
        happened("", at);
    }

    private void happened(String counter, long at) {
        requests.happened(counter.equals("rx_rnr"), at);
        responses.happened(false, at);
        due.addAll(shadow.dropNaks(pair));
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
    }

    void checkAnswered(long at) {
        while (!emptied.isEmpty() && at - emptied.peek().at() > patience) {
            Emptied next = emptied.remove();
            if (next.mayRead().getAsBoolean()) {
                throw divergence(next.at(), "the device sends " + text(next.packet()) + ", but its bytes may be read");
            }
        }
        requests.checkAnswered(at);
        if (works) {
            responses.checkAnswered(at);                     // in the error state only requests may be owed a fatal NAK
        }
    }

    /** Between the moment at which the queue pair must fail and the one at which every part of it knows. */
    boolean isFailing(long at) {
        return at - failed <= patience || works && requests.isFatalAtHead();
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
    boolean willDrop(DropNak nak) {
        Iterator<DropNak> each = sent.iterator();
        for (int known = due.size(); known > 0 && each.hasNext(); known--) {
            each.next();
        }
        return each.hasNext() && each.next().isFor(nak);
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
        if (works && aeth.syndrome() == Syndrome.REMOTE_OPERATIONAL) {
            failedToRespond(at);
        }
        SpaceJudge space = space(isOfResponses(packet));
        if (!works && !space.isWanted() && at - failed > patience) {
            throw divergence(at, "the device answers in the error state without cause: " + text(packet));
        }
        if (!space.accepts(packet)) {
            throw divergence(at, "no state since the last report asks for " + text(packet) + "; " + space);
        }
        String mistake = space.echoMistake(packet, aeth.syndrome() == Syndrome.ACK, at);
        if (mistake != null) {
            throw divergence(at, mistake + text(packet));
        }
        space.answered(at);
        if (works && aeth.syndrome() > Syndrome.PACKET_DROP) {
            shadow.reportedFatal(pair);
            works = false;
            failed = at;
        }
    }

    private void dropped(Packet packet, ExtensionHeader.Aeth aeth, long at) {
        DropNak found = dropNak(packet);
        SpaceJudge space = space(found.toResponses());
        DropNak wants = due.poll();
        sent.poll();
        boolean rest = space.knowsMessage(aeth.msn()) && !packet.bth().becn()
            && packet.extension(ExtensionHeader.PoEth.class).packetOrder() == NO_ORDER;
        if (wants == null || !found.isFor(wants) || !found.tells(wants) || !rest) {
            throw divergence(at, "the device sends " + text(packet) + ", the reference owes " + wants + "; " + space);
        }
    }

    /** A Packet Drop NAK that the device has sent. */
    static DropNak dropNak(Packet packet) {
        return new DropNak(packet.bth().psn(), packet.bth().retransmission(), isOfResponses(packet), packet.udp().path(),
            DropCause.of(packet.bth()));
    }

    private static boolean isOfResponses(Packet packet) {
        int opcode = packet.bth().opcode();
        return opcode == Opcode.ACKNOWLEDGE_RSP || opcode == Opcode.SACK_RSP;
    }

    /** The device fails; because it may not answer a Read any more, if the reference finds so too. */
    void failedToRespond(long at) {
        if (shadow.failedToRespond(pair)) {
            happened(at);
        }
    }

    /** The device completes a send request as one that it may not send. */
    void failedToSend(long request, CompletionStatus reason, long at) {
        if (works && !shadow.failedToSend(pair, request, reason)) {
            throw divergence(at, "the device does not send request " + request + ", which it may: it says " + reason);
        }
        happened(at);
    }

    /**
     * A data packet. What was on its way out when the queue pair failed or paused may still come.
     *
     * @param withdrawn an MR was withdrawn shortly before
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
        String problem = shadow.sent(pair, packet, frame, withdrawn, at - patience, at);
        if (problem == null && shadow.settings(pair).congestion().extended()) {
            problem = stamps.mistake(packet, at);
        }
        happened(at);
        if (problem != null) {
            throw divergence(at, "the device sends " + text(packet) + ", but " + problem);
        }
        if (shadow.emptied() != null) {
            emptied.add(new Emptied(packet, shadow.emptied(), at));
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
        if (works && !(requests.isReported() && responses.isReported())) {
            throw divergence(at, "the device does not report what it has received; requests " + requests
                + ", responses " + responses);
        }
    }
}
