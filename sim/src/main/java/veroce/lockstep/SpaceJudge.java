package veroce.lockstep;

import veroce.endpoint.Time;
import veroce.packet.Packet;
import veroce.reference.ReceiverView;
import veroce.reference.Shadow;

/** Holds what the device acknowledges in one PSN space of a queue pair against what the reference has to say there. */
final class SpaceJudge {
    private final Shadow shadow;
    private final int pair;
    private final boolean responses;
    private final long patience;
    private final AnswerJudge answers;
    /** Where the ends have agreed that answers tell of packets; else null. */
    private final EchoJudge echo;
    /** Since when an answer is wanted. */
    private long wanted = Time.NEVER;
    private long marked = -1;
    private int marks;
    private int echoes;

    SpaceJudge(Shadow shadow, int pair, boolean responses, long patience) {
        this.shadow = shadow;
        this.pair = pair;
        this.responses = responses;
        this.patience = patience;
        answers = new AnswerJudge(shadow.settings(pair), view());
        echo = shadow.settings(pair).congestion().extended() ? new EchoJudge(view(), patience) : null;
    }

    private ReceiverView view() {
        return shadow.receiver(pair, responses);
    }

    // ---- the reference's side

    /** A frame has reached the receiver, or time has passed. */
    void happened(boolean notReady, long at) {
        answers.add(view(), notReady);
        if (echo != null) {
            echo.counted(view(), at);
        }
        if (wanted == Time.NEVER && shadow.wantsToAnswer(pair, responses)) {
            wanted = at;
        }
    }

    /**
     * A data packet has come to the queue pair.
     *
     * @param surely it was taken
     */
    void arrived(Shadow.Arrival packet, boolean surely, long at) {
        if (packet.marked()) {
            marked = at;
            marks++;
        }
        if (echo != null) {
            echo.arrived(packet, surely, at);
        }
    }

    /** R14: an answer that is wanted comes soon. */
    void checkAnswered(long at) {
        if (isWanted() && at - wanted > patience) {
            throw new Divergence(at, pair, "the device owes an answer" + (responses ? " to responses" : "") + " since "
                + Time.text(wanted) + "; " + answers);
        }
    }

    boolean isWanted() {
        return wanted != Time.NEVER;
    }

    boolean isFatalAtHead() {
        return view().isFatalAtHead();
    }

    // ---- the device's side

    /** Whether an ACK, SACK, RNR NAK or fatal NAK is right; if so, what it reports is from now on reported. */
    boolean accepts(Packet answer) {
        return answers.accepts(answer);
    }

    /** The device has answered what was wanted. */
    void answered(long at) {
        if (wanted <= at) {
            wanted = Time.NEVER;
            shadow.answered(pair, responses);
        }
    }

    /** A congestion mark comes back once, in the answers behind it. Only ACK and SACK can carry it; gives the mistake. */
    String echoMistake(Packet packet, boolean canEcho, long at) {
        boolean echoes = packet.bth().becn();
        this.echoes += echoes ? 1 : 0;
        if (this.echoes > marks) {
            return "the device echoes more congestion marks than have come: ";
        }
        if (canEcho && !echoes && marked >= 0 && at - marked > patience) {
            return "the device does not echo the congestion mark of " + Time.text(marked) + ": ";
        }
        if (echoes || !canEcho) {
            marked = -1;
        }
        return echo == null ? null : echo.mistake(packet, canEcho, at);
    }

    /** Whether an MSN is that of the state reported last or one behind it. */
    boolean knowsMessage(int msn) {
        return answers.knowsMessage(msn);
    }

    /** Whether everything acknowledged by now is reported. */
    boolean isReported() {
        return answers.isReported();
    }

    @Override public String toString() {
        return answers.toString();
    }
}
