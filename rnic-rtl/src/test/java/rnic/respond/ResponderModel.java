package rnic.respond;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongUnaryOperator;

/** Requests of the peers as a responder answers them. */
final class ResponderModel {
    private ResponderModel() {
    }

    /** A Read (kind 0) or an atomic of the peer; old and psn as the model has them. */
    static final class Request {
        Pair pair;
        int life;
        int context;
        long freeAt;
        int kind;
        long msn;
        long address;
        long operand;
        long compare;
        long placements;
        long psn;
        Long old;                                            // of HOT: known when it is looked up
        boolean fails;

        /** On the word that all count up. */
        boolean isHot() {
            return kind != 0 && address == Pair.HOT;
        }
    }

    enum Phase { LIVE, ERROR, ENDING }

    /** A queue pair: which contexts are free, which requests are open, and what its words are. */
    static final class Pair {
        static final long BASE = 0x7_FFFF_F000L;
        /** The word that every queue pair counts up; each has 64 more of its own. */
        static final long HOT = BASE + 8;
        private static final int WRAP = 0xFFFFFF;

        int qp;
        int life;
        Phase phase = Phase.ENDING;
        int mtuCode;
        long psn;
        long accepted;
        int crossed;
        int ready;
        int acknowledged;
        int atomics;
        final List<Request> requests = new ArrayList<>();
        final Request[] users = new Request[ResponderBench.OWN];
        final long[] freeAt = new long[ResponderBench.OWN];
        final Map<Long, Long> words = new HashMap<>();

        void begin(Random random) {
            life++;
            mtuCode = random.nextInt(5);
            psn = random.nextBoolean() ? WRAP - random.nextInt(40) : random.nextInt(1 << 24);
            accepted = crossed = ready = acknowledged = 0;
            requests.clear();
            words.clear();
            Arrays.fill(users, null);
            Arrays.fill(freeAt, 0);
        }

        /** An accepted request at random, with its PSN and what it finds; returns whether it is an atomic. */
        boolean make(Request request, Random random, boolean isAtomic, LongUnaryOperator host) {
            request.life = life;
            request.msn = ++accepted;
            request.psn = psn & WRAP;
            if (!isAtomic) {
                int mtu = 256 << mtuCode;
                long[] lengths = {0, 1, mtu - 1, mtu, mtu + 1, random.nextInt(20 * mtu), 1L << 31};
                long length = lengths[random.nextInt(lengths.length)];
                request.address = random.nextLong();
                request.operand = random.nextInt() & ~0xFFFF_FFFFL | length;
                request.compare = random.nextLong();
                psn += Math.max(1, (length + mtu - 1) / mtu);
                return false;
            }
            psn++;
            boolean isHot = random.nextInt(3) == 0;
            request.kind = isHot ? 2 : 1 + random.nextInt(2);
            request.address = isHot ? HOT : BASE + 1024 + 512L * qp + 8L * random.nextInt(3);
            request.operand = isHot ? 1 : random.nextLong();
            if (isHot) {
                return true;
            }
            long old = words.computeIfAbsent(request.address, host::applyAsLong);
            request.compare = random.nextBoolean() ? old : random.nextLong();
            request.old = old;
            words.put(request.address, request.kind == 2 ? old + request.operand
                : old == request.compare ? request.operand : old);
            return true;
        }
    }
}
