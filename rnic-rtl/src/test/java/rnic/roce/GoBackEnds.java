package rnic.roce;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/**
 * One queue pair beside {@link RoceWindow}: the sender of requests, which goes by what the window tells, a wire that
 * loses and delays, and a responder that takes requests in order. PSNs are counted from 0 here, without wrap.
 */
final class GoBackEnds {
    static final int WINDOW = 128;

    /** A request; a Read takes as many PSNs as its response has packets. */
    record Request(long first, int packets, boolean read) {
        long end() {
            return first + packets;
        }
    }

    /** A packet on its way to the responder. */
    record Packet(long psn, int packets, boolean read, boolean asks, int due) {}

    /** An answer on its way back: a packet of a response has syndrome -1. */
    record Answer(long psn, int syndrome, int due) {}

    final int qp;
    final long start;
    private final Random random;
    private final List<Request> requests = new ArrayList<>();
    private final Deque<Packet> there = new ArrayDeque<>();
    private final Deque<Answer> back = new ArrayDeque<>();
    private int lossPercent;
    /** Next to be sent, oldest not acknowledged, behind the newest sent. */
    private long next;
    private long una;
    private long newest;
    private boolean asks;
    private boolean paused;
    private int unasked;
    /** Of the responder. */
    private long expected;
    private boolean told;
    private int rnr;
    /** First response packet that has not come, of the oldest Read that is not answered. */
    private int answered;
    private long awaited = -1;
    int resent;

    GoBackEnds(int qp, long start, int count, int reads, Random random) {
        this.qp = qp;
        this.start = start;
        this.random = random;
        long psn = start;
        for (int i = 0; i < count; i++) {
            boolean read = reads > 0 && random.nextInt(4) == 0;
            int packets = read ? 1 + random.nextInt(random.nextInt(4) == 0 ? 150 : 5) : 1;
            requests.add(new Request(psn, packets, read));
            psn += packets;
        }
        next = start;
        una = start;
        newest = start;
        expected = start;
    }

    void loses(int percent) {
        lossPercent = percent;
    }

    long end() {
        return requests.getLast().end();
    }

    boolean isDone() {
        return una == end() && expected == end() && awaited() == null;
    }

    private Request at(long psn) {
        for (var request : requests) {
            if (psn < request.end()) {
                return request;
            }
        }
        return null;
    }

    private Request awaited() {
        int seen = 0;
        for (var request : requests) {
            if (request.read() && seen++ == answered) {
                return request;
            }
        }
        return null;
    }

    private int openReads() {
        int open = 0;
        for (var request : requests) {
            open += request.read() && request.first() < newest ? 1 : 0;
        }
        return open - answered;
    }

    /** The next request to hand over, or null. */
    Packet next(int mostReads) {
        var request = at(next);
        if (paused || request == null || next - una >= WINDOW) {
            return null;
        }
        if (request.read() && next == newest && openReads() >= mostReads) {
            return null;
        }
        int rest = request.read() ? (int) (request.end() - next) : 1;
        boolean ask = asks || request.read() || unasked >= 15 || random.nextInt(4) == 0 || next + rest == end();
        return new Packet(next, rest, request.read(), ask, 0);
    }

    /** It was handed over. */
    void sent(Packet packet, int now) {
        asks = false;
        unasked = packet.asks() ? 0 : unasked + 1;
        resent += packet.psn() < newest ? 1 : 0;
        next = packet.psn() + packet.packets();
        newest = Math.max(newest, next);
        if (random.nextInt(100) >= lossPercent) {
            there.add(new Packet(packet.psn(), packet.packets(), packet.read(), packet.asks(), now + 60));
        }
    }

    /** What the window tells; returns what is wrong with it, or null. */
    String update(int unaNow, boolean goBack, boolean ask, boolean pause) {
        long told = una + ((unaNow - (int) una) << 8 >> 8);
        if (told < una || told > newest) {
            return "una " + told + " behind " + una + ", newest " + newest;
        }
        var read = awaited();
        if (read != null && told > Math.max(read.first(), awaited)) {
            return "una " + told + " beyond the response to " + read;
        }
        una = told;
        paused = pause;
        asks |= ask;
        next = goBack || next < una ? una : next;
        return null;
    }

    /** The responder takes what has come. */
    void respond(int now, boolean isSilent) {
        while (!there.isEmpty() && there.peek().due() <= now) {
            var packet = there.remove();
            if (isSilent) {
                continue;
            }
            if (packet.psn() > expected) {
                if (!told) {
                    answer(expected, 0x60, now);
                }
                told = true;
            } else if (packet.psn() < expected) {
                answerRead(packet, now);
                if (!packet.read()) {
                    answer(expected - 1, 0x1F, now);
                }
            } else if (rnr == 0 && random.nextInt(40) == 0) {
                answer(expected, 0x21, now);
                told = true;
                rnr = 1;
            } else {
                rnr = 0;
                told = false;
                expected += packet.packets();
                answerRead(packet, now);
                if (!packet.read() && packet.asks()) {
                    answer(expected - 1, 0x1F, now);
                }
            }
        }
    }

    /** What is left of the same Read is not sent as well. */
    private void answerRead(Packet packet, int now) {
        if (packet.read()) {
            back.removeIf(answer -> answer.syndrome() < 0 && answer.psn() >= packet.psn()
                && answer.psn() < packet.psn() + packet.packets());
        }
        for (int i = 0; packet.read() && i < packet.packets(); i++) {
            answer(packet.psn() + i, -1, now);
        }
    }

    private void answer(long psn, int syndrome, int now) {
        if (random.nextInt(100) >= lossPercent) {
            back.add(new Answer(psn, syndrome, now + 60));
        }
    }

    /** What comes next, or null. */
    Answer peek(int now) {
        return back.isEmpty() || back.peek().due() > now ? null : back.peek();
    }

    /** It has been handed on. */
    void handed() {
        back.remove();
    }

    /** 1: a packet of a response is the one that is awaited; 3: and the last; 0: it lies behind it; -1: of no use. */
    int judge(Answer answer) {
        var read = awaited();
        if (read == null || answer.psn() < una) {
            return -1;
        }
        long want = Math.max(read.first(), awaited);
        if (answer.psn() != want) {
            return answer.psn() > want ? 0 : -1;
        }
        awaited = want + 1;
        if (awaited == read.end()) {
            answered++;
            awaited = -1;
            return 3;
        }
        return 1;
    }
}
