package rnic.receive;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import rnic.protocol.CompletionStatus;
import rnic.protocol.Outcome;
import rnic.protocol.QueuePairState;
import rnic.protocol.Row;
import rnic.track.SackTracker;
import rnic.track.WindowHistory;
import rnic.track.WindowHistory.Moment;
import veroce.reference.ReceiveWindow;
import veroce.reference.Verdict;

/**
 * The receiver as the reliability document writes it (section 3) and the table of malformed input orders it (wire
 * profile section 16), in plain numbers; its window is the reference's. What a pipeline cannot know yet about the packets
 * just ahead is told by cycles: each question is answered from the state that packets so many cycles earlier have left.
 */
final class ReceiveModel {
    static final int SPORT_BASE = 0xC350;
    static final int MASK = 0xFFFFFF;
    /** Packets this many cycles ahead are counted when the numbers of a packet are checked. */
    private static final int NUMBERS_LAG = SackTracker.LATENCY + 5;
    /** An error is on record this many cycles later. */
    private static final int ERROR_LAG = 5;

    enum Right { LOCAL_WRITE, REMOTE_WRITE, REMOTE_READ, REMOTE_ATOMIC, REMOTE_INVALIDATE }

    record Mr(boolean valid, int tag, int pd, Set<Right> rights, BigInteger base, long length) {}

    /** What the responder says to a Read or an atomic: none should come now; none is free; else it has this one. */
    record Reserve(boolean closed, boolean none, int context, int place) {}

    record Entry(boolean rung, boolean onChip, BigInteger address, long length, long key, boolean bad) {}

    /** Fixed for a life. */
    record Context(int pkey, int pd, int mtuCode, int profile, boolean remoteWrite, boolean remoteRead,
                   boolean remoteAtomic, int accepted, int outstanding, int messageLimit,
                   int lastPath, boolean ipv6, BigInteger ip, int vlan, int gid, int firstPsn, int firstResponse) {}

    /** What must come out: absent parts are null. */
    record Answer(Row row, boolean acknowledges, boolean wants, boolean place, BigInteger target, Map<String, BigInteger> stash,
                  Map<String, BigInteger> dropNak, CompletionStatus failure, Map<String, BigInteger> retired) {}

    private record Mark(long cycle, int psn, int code) {}

    private static final class Pair {
        Context context;
        QueuePairState state = QueuePairState.RESET;
        WindowHistory requests;
        WindowHistory responses;
        AwaitedReads reads = new AwaitedReads();
        final List<Mark> errors = new ArrayList<>();

        ReceiveWindow window() {
            return requests.now().window();
        }

        WindowHistory history(boolean ofResponses) {
            return ofResponses ? responses : requests;
        }
    }

    private final int window;
    private final Pair[] pairs;
    private final Mr[] mrs;
    private int placements;

    ReceiveModel(int window, int queuePairs, int mrs) {
        this.window = window;
        this.mrs = new Mr[mrs];
        pairs = new Pair[queuePairs];
        for (int i = 0; i < queuePairs; i++) {
            pairs[i] = new Pair();
        }
    }

    void mr(int index, Mr mr) {
        mrs[index] = mr;
    }

    void state(int qp, QueuePairState state) {
        pairs[qp].state = state;
    }

    QueuePairState state(int qp) {
        return pairs[qp].state;
    }

    /** An error is recorded from elsewhere, where the queue pair stands; it counts from the next packet on. */
    int mark(int qp, int code) {
        pairs[qp].errors.clear();
        pairs[qp].errors.add(new Mark(Long.MIN_VALUE / 2, pairs[qp].window().expected(), code));
        return pairs[qp].window().expected();
    }

    boolean inError(int qp) {
        return !pairs[qp].errors.isEmpty();
    }

    void setup(int qp, Context context) {
        var pair = pairs[qp];
        pair.context = context;
        pair.errors.clear();
        pair.requests = new WindowHistory(window, context.firstPsn());
        pair.responses = new WindowHistory(window, context.firstResponse());
        pair.reads = new AwaitedReads();
    }

    Context context(int qp) {
        return pairs[qp].context;
    }

    AwaitedReads reads(int qp) {
        return pairs[qp].reads;
    }

    /** Responses that have come whole. */
    int responses(int qp) {
        return pairs[qp].responses.now().window().message();
    }

    int expected(int qp, boolean ofResponses) {
        return pairs[qp].history(ofResponses).now().window().expected();
    }

    boolean has(int qp, boolean ofResponses, int psn) {
        return pairs[qp].history(ofResponses).now().window().isReceived(psn);
    }

    /** a - b as a signed number of 24 bits. */
    static int ahead(int a, int b) {
        return a - b << 8 >> 8;
    }

    int placements() {
        return placements;
    }

    /** Decides about a frame that comes in a cycle; cycles never go back. */
    Answer decide(long cycle, ReceivedFrame frame, Entry wqe, boolean stored, boolean busy, boolean stolen,
                  Reserve reserve, boolean trimLocal, boolean trimNak) {
        var row = frame.row();
        boolean trimmed = row == Row.RX_TRIM_NAK || row == Row.RX_TRIM_PAYLOAD;
        if (row != Row.RX_OK && !trimmed) {
            return drop(row);
        }
        var pair = frame.number("destQp") < pairs.length ? pairs[frame.number("destQp")] : new Pair();
        var early = AdmissionRules.of(frame, trimmed, pair.state, pair.context);
        if (early.isPresent()) {
            return drop(early.get());
        }
        if (!trimmed && frame.isAcknowledge()) {
            return new Answer(null, true, false, false, null, null, null, null, null);
        }
        if (stolen) {
            return drop(Row.RX_NOBUF);                       // a set-up has taken its slot
        }
        return new Commit(cycle, frame, pair, wqe, stored && !busy, trimmed, reserve, trimLocal, trimNak).answer(busy);
    }

    private static Answer drop(Row row) {
        return new Answer(row, false, false, false, null, null, null, null, null);
    }

    /** The decision about one packet that consumes a PSN. */
    private final class Commit {
        final long cycle;
        final ReceivedFrame frame;
        final Pair pair;
        final Context context;
        final WindowHistory history;
        final Entry wqe;
        final boolean room;
        final boolean trimmed;
        final Reserve reserve;
        final boolean wants;
        final boolean trimLocal;
        final boolean trimNak;
        final int psn;
        final long mtu;
        final long offset;
        final long upTo;
        Mark known;
        int code;
        CompletionStatus failure;

        Commit(long cycle, ReceivedFrame frame, Pair pair, Entry wqe, boolean room, boolean trimmed,
               Reserve reserve, boolean trimLocal, boolean trimNak) {
            this.cycle = cycle;
            this.frame = frame;
            this.pair = pair;
            this.wqe = wqe;
            this.room = room && !(frame.isKept() && reserve.closed());
            this.reserve = reserve;
            wants = frame.isKept() && !trimmed && !reserve.closed() && pair.state != QueuePairState.ERR;
            this.trimmed = trimmed;
            this.trimLocal = trimLocal;
            this.trimNak = trimNak;
            context = pair.context;
            history = pair.history(frame.isResponse());
            psn = frame.number("psn");
            mtu = 256L << context.mtuCode();
            offset = frame.number("po") * mtu;
            upTo = offset + frame.number("payloadLength");
        }

        private ReceiveWindow window() {
            return history.now().window();
        }

        private Moment seen(int lag) {
            return history.at(cycle - lag);
        }

        /** At or behind an error on record, or right behind a packet that made one. */
        private boolean behind() {
            if (frame.isResponse()) {
                return false;                                // nothing of these is fatal
            }
            boolean blind = false;
            for (var mark : pair.errors) {
                if (mark.cycle() <= cycle - ERROR_LAG) {
                    known = mark;
                } else {
                    blind = true;
                }
            }
            return blind || known != null && ahead(psn, known.psn()) >= 0;
        }

        Answer answer(boolean busy) {
            var verdict = seen(SackTracker.LAG).window().judge(psn);
            var outcome = verdict == Verdict.DUPLICATE || window().isReceived(psn) ? Outcome.DUPLICATE
                : verdict == Verdict.OUTSIDE ? Outcome.OUTSIDE : Outcome.REFUSED;
            boolean isFresh = outcome == Outcome.REFUSED;
            boolean behind = behind();
            if (trimmed) {
                boolean isNew = isFresh && !behind;
                return out(isNew ? frame.row() : Row.RX_TRIM_STALE, outcome, isNew && trimNak, !busy);
            }
            if (pair.state == QueuePairState.ERR) {
                return isFresh && behind && psn == window().expected() ? out(Row.RX_AFTER_ERR, outcome, false, !busy)
                    : drop(Row.RX_QP_STATE);
            }
            if (!isFresh) {
                return out(outcome == Outcome.DUPLICATE ? Row.RX_DUP : Row.RX_OOR, outcome, false, !busy);
            }
            if (behind) {
                return out(Row.RX_AFTER_ERR, outcome, false, !busy);
            }
            boolean isHead = seen(SackTracker.LAG).window().expected() == psn;
            var row = refusal(seen(NUMBERS_LAG));
            if (code != 0) {
                pair.errors.add(new Mark(cycle, psn, code));
                known = pair.errors.getLast();
            }
            if (row == Row.RX_OK) {
                accept();
                outcome = ahead(window().expected(), psn) > 0 ? Outcome.IN_ORDER : Outcome.OUT_OF_ORDER;
            } else if (row == Row.RX_NO_RQE && psn == window().expected()) {
                row = Row.RX_RNR;
            }
            boolean refused = row == Row.RX_TRIM_LOCAL || row == Row.RX_RQE_FETCH || row == Row.RX_IRD;
            return out(row, outcome, refused && (isHead || frame.number("retrans") == 0 || row == Row.RX_IRD), !busy);
        }

        /** Rows 35 to 41a in their order. */
        private Row refusal(Moment progress) {
            if (frame.isResponse() && !pair.reads.await(frame)) {
                return Row.RX_OOR_MSN;
            }
            int m = frame.number("msn") - progress.window().message() & MASK;
            if (frame.isRequest() && (m == 0 || m > context.messageLimit() + 1)) {
                return Row.RX_OOR_MSN;
            }
            if (!room) {
                return trimLocal && context.profile() >= 2 ? Row.RX_TRIM_LOCAL : Row.RX_NOBUF;
            }
            if (frame.isResponse()) {
                return responseRefusal(pair.reads.request(frame));
            }
            boolean served = ReceiveRules.isServed(frame, context);
            if (badNumbers(progress, m) || ReceiveRules.badLengths(frame, mtu, 0, served)) {
                return fatal(Row.RX_BAD_REQ, 1);
            }
            if (!served || frame.isAtomic() && frame.value("address").intValue() % 8 != 0) {
                return fatal(Row.RX_BAD_OP, 1);
            }
            long bytes = frame.isAtomic() ? 8 : frame.word("dmaLength");
            if (!frame.isSend() && bytes != 0 && !mayTouch(base(), bytes, frame.word("key"), right())) {
                return fatal(Row.RX_ACCESS, 2);
            }
            if (frame.withdraws() && !mayWithdraw(frame.word("immediate"))) {
                return fatal(Row.RX_ACCESS, 2);
            }
            if (frame.isKept() && (reserve.none() || reserve.place() >= 2 * context.accepted())) {
                return Row.RX_IRD;
            }
            if (frame.consumesReceive() && !wqe.rung()) {
                return Row.RX_NO_RQE;
            }
            if (frame.consumesReceive() && !wqe.onChip()) {
                return Row.RX_RQE_FETCH;
            }
            if (frame.isSend() && upTo > wqe.length()) {
                return fatal(Row.RX_RQE_LEN, 5);
            }
            if (frame.isSend() && (wqe.bad() || frame.number("payloadLength") != 0 && !mayTouch(wqe.address(),
                wqe.length(), wqe.key(), Right.LOCAL_WRITE))) {
                return fatal(Row.RX_RQE_ACCESS, 3);
            }
            return Row.RX_OK;
        }

        /** Row 43, of a response that is awaited. */
        private Row responseRefusal(AwaitedReads.Request request) {
            boolean touching = frame.isAtomicResponse() || frame.number("payloadLength") != 0;
            if (!pair.reads.fits(frame, mtu)) {
                failure = CompletionStatus.BAD_RESPONSE;
            } else if (touching && !mayTouch(request.address(), request.length(), request.key(),
                Right.LOCAL_WRITE)) {
                failure = CompletionStatus.LOCAL_PROTECTION;
            }
            return failure == null ? Row.RX_OK : Row.RX_BAD_RSP;
        }

        private Row fatal(Row row, int number) {
            code = number;
            return row;
        }

        private boolean badNumbers(Moment progress, int m) {
            int d = psn - progress.window().expected() & MASK;
            int po = frame.number("po");
            int r = frame.number("rqmsn") - progress.receives() & MASK;
            boolean bad = m == 1 ? (psn - po & MASK) != progress.window().messageStart() : (long) po + m - 1 > d;
            return bad || frame.consumesReceive() && (r >= m || m == 1 && r != 0);
        }

        /** What the peer needs of the MR. */
        private Right right() {
            return frame.isRead() ? Right.REMOTE_READ : frame.isAtomic() ? Right.REMOTE_ATOMIC : Right.REMOTE_WRITE;
        }

        private BigInteger base() {
            return frame.value("address").subtract(BigInteger.valueOf(offset));
        }

        private boolean mayTouch(BigInteger base, long length, long key, Right right) {
            long index = key >>> 8;
            return index < mrs.length
                && ReceiveRules.mayTouch(mrs[(int) index], context, base, length, (int) key & 0xFF, right);
        }

        private boolean mayWithdraw(long key) {
            long index = key >>> 8;
            return index < mrs.length && ReceiveRules.mayWithdraw(mrs[(int) index], context, (int) key & 0xFF);
        }

        private void accept() {
            placements = placements + 1 & MASK;
            boolean ends = endsRequest() || frame.endsResponse();
            history.take(cycle, psn, ends, frame.consumesReceive());
        }

        private boolean endsRequest() {
            return frame.isLast() || frame.isOnly() || frame.isKept();
        }

        private Answer out(Row row, Outcome outcome, boolean nak, boolean retires) {
            boolean taken = row == Row.RX_OK;
            var stash = taken && endsRequest() ? frame.stash(upTo & 0xFFFFFFFFL, reserve.context()) : null;
            int cause = trimmed ? frame.flag("lastHop") ? 2 : 0 : row == Row.RX_TRIM_LOCAL ? 1 : 3;
            var dropNak = nak ? Map.of("flow.qp", frame.value("destQp"), "flow.responses",
                frame.isResponse() ? BigInteger.ONE : BigInteger.ZERO, "psn", frame.value("psn"), "retrans",
                frame.value("retrans"), "path", path(), "cause", BigInteger.valueOf(cause)) : null;
            var buffer = frame.isResponse() ? pair.reads.request(frame).address() : wqe.address();
            var target = frame.isWrite() || frame.isKept() ? frame.value("address") : buffer.add(BigInteger.valueOf(offset));
            return new Answer(row, false, wants, taken, target, stash, dropNak, failure,
                retires ? retired(row, outcome) : null);
        }

        private BigInteger path() {
            return BigInteger.valueOf(frame.number("sourcePort") & 0x3FFF);
        }

        private Map<String, BigInteger> retired(Row row, Outcome outcome) {
            var fields = new TreeMap<String, BigInteger>();
            fields.put("flow.qp", frame.value("destQp"));
            put(fields, "flow.responses", frame.isResponse() ? 1 : 0);
            fields.put("psn", frame.value("psn"));
            put(fields, "outcome", outcome.ordinal());
            put(fields, "progress.expected", window().expected());
            put(fields, "progress.messages", window().message());
            put(fields, "progress.messageStart", window().messageStart());
            put(fields, "progress.receivesDone", history.now().receives());
            put(fields, "error.valid", known == null ? 0 : 1);
            if (known != null) {
                put(fields, "error.psn", known.psn());
                put(fields, "error.code", known.code());
            }
            put(fields, "notReady", row == Row.RX_RNR || row == Row.RX_NO_RQE ? 1 : 0);
            fields.put("ackRequest", frame.value("ackRequest"));
            fields.put("retrans", frame.value("retrans"));
            put(fields, "congested", !trimmed && frame.flag("congested") ? 1 : 0);
            put(fields, "trimmed", trimmed || row == Row.RX_TRIM_LOCAL || row == Row.RX_NOBUF
                || row == Row.RX_RQE_FETCH || row == Row.RX_IRD ? 1 : 0);
            fields.put("departure.path", path());
            fields.put("departure.stamp", frame.value("stamp"));
            put(fields, "placements", placements);
            return fields;
        }

        private static void put(Map<String, BigInteger> fields, String name, long value) {
            fields.put(name, BigInteger.valueOf(value));
        }
    }
}
