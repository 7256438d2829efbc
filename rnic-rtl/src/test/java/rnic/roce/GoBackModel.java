package rnic.roce;

import java.util.ArrayDeque;
import java.util.Deque;
import rnic.protocol.CompletionStatus;
import rnic.protocol.RnrTimer;
import rnic.protocol.Row;

/** A sender of requests in RoCEv2, event by event, in plain words: IBTA Vol 1, 9.7.5. PSNs are modulo 2^24. */
final class GoBackModel {
    private static final int MASK = 0xFFFFFF;
    private static final int UNLIMITED = 7;

    /** A Read or an atomic that is not answered. */
    record Read(int first, int packets) {}

    /** What an event makes it tell; a status is null if nothing fails. */
    record Told(boolean updates, boolean back, boolean asks, Row row, CompletionStatus status, boolean named,
                boolean timeout, boolean pausing) {}

    int una;
    int newest;
    boolean back;
    boolean told;
    boolean paused;
    boolean failed = true;
    /** PSN of a packet that was bad, behind which nothing is sent; or -1. */
    int stop = -1;
    int retries;
    int rnrRetries;
    int deadline;
    int mostRetries;
    int mostRnrRetries;
    int exponent;
    final Deque<Read> reads = new ArrayDeque<>();

    int flight() {
        return newest - una & MASK;
    }

    int ahead(int psn) {
        return psn - una & MASK;
    }

    /** Distance of the first response packet that has not come; without meaning if no Read is open. */
    int missing() {
        int distance = ahead(reads.peekFirst().first());
        return distance < 1 << 23 ? distance : 0;
    }

    boolean isArmed() {
        return !failed && (paused || flight() > 0 && !back && exponent > 0);
    }

    private Told nothing(Row row) {
        return new Told(false, false, false, row, null, false, false, false);
    }

    Told begin(int psn, int most, int mostRnr, int rtoExponent) {
        una = psn;
        newest = psn;
        back = false;
        told = false;
        paused = false;
        failed = false;
        stop = -1;
        retries = most;
        mostRetries = most;
        rnrRetries = mostRnr;
        mostRnrRetries = mostRnr;
        exponent = rtoExponent;
        reads.clear();
        return new Told(true, false, false, null, null, false, false, false);
    }

    Told sent(int psn, int packets, boolean read, int now, int backoff) {
        int end = ahead(psn) + packets & MASK;
        if (end > flight() && end < 1 << 23) {               // one that was made before una moved may lie behind it
            newest = psn + packets & MASK;
            if (read) {
                reads.add(new Read(psn, packets));
            }
        }
        boolean covers = ahead(psn) >= 1 << 23 && end > 0 && end < 1 << 23;
        if (psn == una || covers) {                          // what is asked for again of a Read may begin before una
            back = false;
            restart(now, backoff);
        }
        return nothing(null);
    }

    /** A packet that was not sent, since it is bad: as soon as everything before it is acknowledged it is looked at again. */
    Told bad(int psn) {
        stop = psn;
        return psn == una ? stopped() : nothing(null);
    }

    private Told stopped() {
        stop = -1;
        back = flight() > 0;
        return new Told(true, true, false, null, null, false, false, false);
    }

    private void restart(int now, int backoff) {
        if (!paused) {
            long span = 131L << exponent >> 1 << Math.min(mostRetries - retries, backoff);
            deadline = now + (int) Math.min(span, 1L << 27);
        }
    }

    Told acknowledged(int psn, int syndrome, int now, int backoff) {
        int type = syndrome >> 5 & 3;
        boolean isAck = type == 0;
        if (ahead(psn) >= flight()) {
            boolean isOld = ahead(psn) >= 1 << 23;
            boolean isLast = ahead(psn) == MASK;
            return nothing(!isOld ? Row.RX_ACK_BAD : isAck && isLast ? Row.RX_OK : Row.RX_ACK_STALE);
        }
        if (type == 1) {
            return pause(syndrome & 31, now);
        }
        boolean isSequence = type == 3 && (syndrome & 31) == 0;
        return move(ahead(psn) + (isAck ? 1 : 0), isSequence, type == 3 && !isSequence ? status(syndrome & 3) : null,
            Row.RX_OK, now, backoff);
    }

    private static CompletionStatus status(int code) {
        return switch (code) {
            case 1 -> CompletionStatus.REMOTE_INVALID_REQUEST;
            case 2 -> CompletionStatus.REMOTE_ACCESS;
            default -> CompletionStatus.REMOTE_OPERATION;
        };
    }

    private Told pause(int code, int now) {
        if (paused) {
            return nothing(Row.RX_OK);
        }
        if (rnrRetries == 0) {
            failed = true;
            return new Told(false, false, false, Row.RX_OK, CompletionStatus.RNR_RETRIES_EXCEEDED, false, false, false);
        }
        rnrRetries -= rnrRetries == UNLIMITED ? 0 : 1;
        retries = mostRetries;
        paused = true;
        deadline = now + RnrTimer.sixteenths(code);
        return new Told(true, false, false, Row.RX_OK, null, false, false, true);
    }

    /** Nothing moves over a response that has not come. */
    private Told move(int to, boolean missing, CompletionStatus status, Row row, int now, int backoff) {
        boolean hole = !reads.isEmpty() && missing() < to;
        int steps = hole ? missing() : to;
        boolean reaches = stop >= 0 && steps > 0 && ahead(stop) <= steps && status == null;
        if (steps > 0) {
            una = una + steps & MASK;
            told = false;
            retries = mostRetries;
            rnrRetries = mostRnrRetries;
            restart(now, backoff);
        }
        boolean rewinds = (missing || hole) && !told && status == null;
        told |= missing || hole;
        back = (back || rewinds || reaches) && flight() > 0;
        stop = rewinds || reaches ? -1 : stop;
        failed |= status != null;
        return new Told(steps > 0 || rewinds, reaches || rewinds && flight() > 0, false, row, status, status != null, false,
            false);
    }

    /** A packet of a response; the awaited one is that of {@link #missing}. */
    Told answered(int psn, boolean awaited, boolean ends, int now, int backoff) {
        if (ahead(psn) >= flight()) {
            return nothing(null);
        }
        if (!awaited) {
            return !reads.isEmpty() && missing() < ahead(psn) ? move(ahead(psn), false, null, null, now, backoff)
                : nothing(null);
        }
        var open = new ArrayDeque<>(reads);
        reads.clear();                                       // nothing is missing up to this one
        var told = move(ahead(psn) + 1, false, null, null, now, backoff);
        if (ends) {
            open.removeFirst();
        }
        reads.addAll(open);
        return told;
    }

    Told expired(int now) {
        if (!isArmed() || now - deadline < 0) {
            return nothing(null);
        }
        told = false;
        if (paused) {
            paused = false;
            stop = -1;
            back = flight() > 0;
            return new Told(true, back, false, null, null, false, false, false);
        }
        if (retries == 0) {
            failed = true;
            return new Told(false, false, true, null, CompletionStatus.RETRIES_EXCEEDED, false, true, false);
        }
        retries--;
        stop = -1;
        back = true;
        return new Told(true, true, true, null, null, false, true, false);
    }
}
