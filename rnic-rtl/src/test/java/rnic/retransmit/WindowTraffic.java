package rnic.retransmit;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import rnic.protocol.QueuePairState;

/** Random operations on a send window, on both flows of its queue pairs, most of them sensible. */
final class WindowTraffic {
    /** Lengths of a SACK at which something changes. */
    private static final int[] EDGES = {0, 1, 127, 128, 129, 255};

    private final SendWindowBench bench;
    private final int window;
    private final int active;
    private final Random random;

    WindowTraffic(SendWindowBench bench, int window, int active, Random random) {
        this.bench = bench;
        this.window = window;
        this.active = active;
        this.random = random;
    }

    void begin(int qp) {
        SendWindowTest.begin(bench, qp, new Life(first(), random.nextInt(4),
            random.nextInt(5) == 0 ? 7 : random.nextInt(4), random.nextInt(8) == 0 ? 0 : 1 + random.nextInt(6),
            16 + random.nextInt(400), first()));
    }

    private long first() {
        return random.nextBoolean() ? 0xFFFFFF - random.nextInt(window) : random.nextInt(1 << 24);
    }

    void next() {
        int qp = random.nextInt(active);
        boolean responses = random.nextInt(3) == 0;
        int flow = responses ? qp + bench.model().queuePairs() : qp;
        pass(random.nextInt(4));
        var sender = bench.model().sender(flow);
        if (sender.failed && random.nextInt(4) == 0) {
            begin(qp);
            return;
        }
        if (random.nextInt(100) == 0) {
            stuck(flow, sender);
        }
        if (random.nextInt(30) == 0) {
            stall(flow, sender);
        }
        if (random.nextInt(30) == 0) {
            tail(flow, sender);
        }
        if (random.nextInt(12) == 0) {
            read(qp, bench.model().sender(qp));
        }
        switch (random.nextInt(20)) {
            case 0, 1, 2, 3 -> send(flow, 1 + random.nextInt(random.nextInt(4) == 0 ? window : 6));
            case 4, 5 -> bench.acknowledge(flow, cumulative(sender, 0x1F));
            case 6, 7, 8 -> bench.acknowledge(flow, sack(sender));
            case 9 -> bench.acknowledge(flow, single(sender, 0x60));
            case 10 -> bench.acknowledge(flow, single(sender, responses ? 0x1F
                : random.nextInt(3) == 0 ? 0x20 + random.nextInt(32) : 0x21));
            case 11 -> bench.acknowledge(flow, single(sender, !responses && random.nextInt(20) == 0
                ? 0x61 + random.nextInt(3) : 0x60));
            case 12, 13, 14, 15 -> take(1 + random.nextInt(random.nextInt(4) == 0 ? window : 4));
            case 16, 17 -> pass(random.nextInt(600));
            case 18 -> passDeadline();
            default -> {
                if (random.nextInt(40) == 0) {
                    bench.state(qp, random.nextBoolean() ? QueuePairState.ERR : QueuePairState.SQD);
                    bench.model().sender(qp).failed |= !bench.model().sender(qp).active;
                    bench.model().responses(qp).failed |= !bench.model().responses(qp).active;
                }
            }
        }
    }

    /** A Read is sent and acknowledged, and its responses do not come for a while; or there is word of it. */
    private void read(int qp, SenderModel.Sender sender) {
        if (sender.failed || !sender.active) {
            return;
        }
        if (random.nextInt(4) != 0 && sender.next - sender.una < window) {
            bench.reads(qp, true);
            bench.sent(qp, sender.next, sender.newest + 1, false, false);
            bench.acknowledge(qp, plain(0x1F, false, sender.next - 1, sender.newest));
        }
        boolean isSilent = random.nextInt(8) == 0;
        for (int i = isSilent ? 12 : random.nextInt(5); i > 0 && !sender.failed; i--) {
            switch (isSilent ? 2 + random.nextInt(2) : random.nextInt(8)) {
                case 0, 1, 2 -> passDeadline();
                case 3 -> take(1);
                case 4 -> bench.acknowledge(qp, plain(0x1F, false, sender.next - 1, sender.newest));
                case 5 -> bench.acknowledge(qp, random.nextInt(4) == 0
                    ? plain(0x61 + random.nextInt(3), false, sender.next, sender.newest) : sack(sender));
                case 6 -> answer(qp);
                default -> send(qp, 1);
            }
        }
        if (random.nextBoolean()) {
            answer(qp);
        }
    }

    /** One Read is done, or all of them are; the word of that comes before or behind. */
    private void answer(int qp) {
        boolean all = random.nextBoolean();
        boolean first = random.nextBoolean();
        if (all && first) {
            bench.reads(qp, false);
        }
        bench.answered(qp);
        if (all && !first) {
            bench.reads(qp, false);
        }
    }

    /** The head does not arrive for a while: pauses one after the other, or timeouts, with SACKs between them. */
    private void stuck(int flow, SenderModel.Sender sender) {
        int kind = sender.isResponses() ? 1 + random.nextInt(2) : random.nextInt(3);
        send(flow, 8);
        for (int i = 0; i < 6 && !sender.failed && sender.active && sender.una != sender.next; i++) {
            if (kind == 0) {
                bench.acknowledge(flow, plain(0x20 + random.nextInt(14), false, sender.una, sender.messages));
            }
            if (kind == 2) {
                bench.acknowledge(flow, sack(sender, sender.una - 1));
            }
            take(window);
            passDeadline();
            if (kind != 2) {
                take(window);
                bench.acknowledge(flow, sack(sender, sender.una - 1));
            }
        }
    }

    /** Nothing is heard until the tail is probed; then the head alone is acknowledged, and the next, mostly. */
    private void tail(int flow, SenderModel.Sender sender) {
        send(flow, 8);
        take(window);
        passDeadline();
        for (int i = 0; i < 6 && !sender.failed && sender.active && sender.una != sender.next; i++) {
            if (random.nextInt(4) != 0) {
                take(1 + random.nextInt(2));
            }
            bench.acknowledge(flow, switch (random.nextInt(12)) {
                case 0 -> sack(sender);
                case 1 -> cumulative(sender, 0x1F);
                case 2 -> plain(0x60, random.nextBoolean(), sender.una, sender.messages);
                case 3 -> plain(0x1F, false, sender.una + 1, sender.messages);
                default -> plain(0x1F, false, sender.una, sender.messages);
            });
            if (random.nextInt(8) == 0) {
                send(flow, 1);
            }
            pass(random.nextInt(40));
        }
    }

    /** The head is lost again and again; SACKs say so about as late as it is sent again. */
    private void stall(int flow, SenderModel.Sender sender) {
        send(flow, 8);
        for (int i = 0; i < 4 && !sender.failed && sender.active && sender.una != sender.next; i++) {
            take(window);
            pass(Math.max(0, sender.progress() + sender.patience() + random.nextInt(3) - 1 - bench.model().now));
            var report = sack(sender, sender.una - 1);
            bench.acknowledge(flow, random.nextInt(4) == 0 || sender.isHeadSacked() ? report
                : new Ack(report.syndrome(), true, report.psn(), false, report.msn(), (int) (sender.una & 0xFFFFFF),
                    report.length(), report.bitmap().clearBit(0)));
        }
        take(window);
        passDeadline();
    }

    private void send(int flow, int packets) {
        var sender = bench.model().sender(flow);
        for (int i = 0; i < packets && sender.next - sender.una < window; i++) {
            boolean more = random.nextInt(3) == 0 && i + 1 < packets;
            bench.sent(flow, sender.next, sender.newest + (sender.newest == 0 || random.nextInt(3) == 0 ? 1 : 0), false,
                more);
            if (sender.failed || !sender.active) {
                return;
            }
        }
    }

    private Ack cumulative(SenderModel.Sender sender, int syndrome) {
        return plain(syndrome, false, somewhere(sender), message(sender));
    }

    private Ack single(SenderModel.Sender sender, int syndrome) {
        return plain(syndrome, random.nextBoolean(), somewhere(sender), message(sender));
    }

    private static Ack plain(int syndrome, boolean retrans, long psn, long msn) {
        return new Ack(syndrome, false, (int) (psn & 0xFFFFFF), retrans, (int) (msn & 0xFFFFFF), 0, 0, BigInteger.ZERO);
    }

    /** Mostly a packet that is on its way. */
    private long somewhere(SenderModel.Sender sender) {
        int flying = (int) (sender.next - sender.una);
        return switch (random.nextInt(8)) {
            case 0 -> sender.una - 2 + random.nextInt(4);
            case 1 -> sender.next - 2 + random.nextInt(4);
            case 2 -> random.nextInt(4) == 0 ? random.nextInt(1 << 24) : sender.una - 1;
            default -> sender.una + random.nextInt(random.nextBoolean() ? 4 : Math.max(1, flying));
        };
    }

    private long message(SenderModel.Sender sender) {
        int open = (int) (sender.newest - sender.messages);
        return sender.messages + (random.nextInt(12) == 0 ? random.nextInt(4) - 2
            : random.nextInt(1 + Math.min(open, 1 + random.nextInt(20))));
    }

    private Ack sack(SenderModel.Sender sender) {
        return sack(sender, random.nextInt(4) == 0 ? somewhere(sender) : sender.una - 1 + random.nextInt(3));
    }

    private Ack sack(SenderModel.Sender sender, long psn) {
        long start = switch (random.nextInt(6)) {
            case 0 -> psn - random.nextInt(140);
            case 1 -> psn + 129;
            case 2 -> random.nextInt(30) == 0 ? random.nextInt(1 << 24) : psn + random.nextInt(100);
            default -> psn + 1;
        };
        int length = random.nextInt(20) == 0 ? EDGES[random.nextInt(EDGES.length)]
            : random.nextInt(40) == 0 ? random.nextInt(256)
            : Math.clamp(sender.next - start - random.nextInt(4), 1, 128);
        var bitmap = new BigInteger(128, random);
        for (int i = random.nextInt(4); i > 0; i--) {
            bitmap = bitmap.or(new BigInteger(128, random));
        }
        if (random.nextInt(30) != 0) {
            for (int i = 0; i < 128; i++) {
                if (start + i >= sender.next) {
                    bitmap = bitmap.clearBit(i);
                }
            }
        }
        return new Ack(0x1F, true, (int) (psn & 0xFFFFFF), false, (int) (message(sender) & 0xFFFFFF),
            (int) (start & 0xFFFFFF), length, bitmap);
    }

    private void take(int most) {
        for (int i = 0; i < most && bench.model().next() >= 0; i++) {
            var again = bench.ask();
            if (again != null && random.nextBoolean()) {
                var sender = bench.model().sender(again.flow());
                long psn = sender.una + (((again.psn() - sender.una + 1) & 0xFFFFFF) - 1);
                bench.sent(again.flow(), psn, 0, true, false);
            }
        }
    }

    private void pass(long time) {
        var first = bench.model().earliest();
        bench.time(first == null ? bench.model().now + time
            : Math.max(bench.model().now, Math.min(first.deadline() - 1, bench.model().now + time)));
    }

    /** To the edge of the earliest deadline and over it; of two at the same time one queue pair begins again. */
    private void passDeadline() {
        var first = bench.model().earliest();
        if (first == null) {
            return;
        }
        for (int qp = 0; qp < active; qp++) {
            for (var other : List.of(bench.model().sender(qp), bench.model().responses(qp))) {
                if (other != first && other.deadline() == first.deadline()) {
                    begin(qp);
                }
            }
        }
        if (first.deadline() == Long.MAX_VALUE) {
            return;
        }
        bench.time(first.deadline() - 1);
        bench.time(first.deadline());
        if (first.isHeld() && random.nextBoolean()) {
            bench.acknowledge(first.flow, sack(first));
        }
    }
}
