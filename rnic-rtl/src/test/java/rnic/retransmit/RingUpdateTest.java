package rnic.retransmit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
import hdl.UInt;
import hdl.sim.Simulation;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.common.Words;

/** Operations of every kind on rings of any content, one per cycle, against the rules said place by place. */
class RingUpdateTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_412);
    private static final int OPERATIONS = 1500;

    private enum Kind { SENT, ACKNOWLEDGED, NAMED, EXPIRED, PROBED, PICKED, BEGUN, REPAIRED }

    /** What goes in, of cycle 0 and cycle 1. */
    private record Operation(Kind kind, BigInteger pending, BigInteger sacked, BigInteger current, BigInteger previous,
                             BigInteger inFlight, BigInteger received, BigInteger missing, int head, int named,
                             boolean sack, boolean again, boolean queues, boolean headOnly, boolean ripe, int place,
                             boolean byPath, boolean isLast) {
        static Operation random(int window, boolean controlled, Random random) {
            var kind = Kind.values()[random.nextInt(Kind.values().length)];
            boolean acknowledged = kind == Kind.ACKNOWLEDGED;
            boolean sack = acknowledged && random.nextBoolean();
            return new Operation(kind, ring(window, random, 6), ring(window, random, 3), ring(window, random, 3),
                ring(window, random, 3), kind == Kind.BEGUN ? BigInteger.ZERO : ring(window, random, 4),
                ring(window, random, 4), ring(window, random, 4), random.nextInt(window), random.nextInt(window), sack,
                random.nextBoolean(), sack && random.nextBoolean(), random.nextInt(3) == 0, random.nextBoolean(),
                random.nextInt(window), controlled && random.nextBoolean(), random.nextBoolean());
        }

        /** Random bits, none or all. */
        private static BigInteger ring(int window, Random random, int emptyOf) {
            var bits = new BigInteger(window, random);
            return random.nextInt(emptyOf) == 0 ? BigInteger.ZERO : random.nextInt(8) == 0
                ? BigInteger.ONE.shiftLeft(window).subtract(BigInteger.ONE) : bits;
        }

        boolean isCumulative() {
            return is(Kind.ACKNOWLEDGED) || is(Kind.BEGUN) || is(Kind.REPAIRED);
        }

        /** Packets that wait from now on have not come, as far as anybody knows. */
        boolean isSilent() {
            return queues || is(Kind.EXPIRED) || is(Kind.PROBED) || is(Kind.REPAIRED);
        }

        boolean is(Kind other) {
            return kind == other;
        }
    }

    private record Result(boolean flips, boolean tailProbeSent, boolean loses, BigInteger fresh, BigInteger pending,
                          BigInteger sacked, BigInteger current, BigInteger previous) {
        static Result of(Operation op, int window) {
            var sacked = BigInteger.ZERO;
            var waits = BigInteger.ZERO;
            boolean cumulative = op.isCumulative();
            for (int i = 0; i < window; i++) {
                boolean taken = op.is(Kind.SENT) && i == op.named;
                boolean isSacked = op.sacked.testBit(i) && !taken || op.sack && op.received.testBit(i);
                sacked = isSacked ? sacked.setBit(i) : sacked;
                boolean stays = op.pending.testBit(i) && (op.inFlight.testBit(i) || !cumulative)
                    && !(op.sack && isSacked);
                waits = stays ? waits.setBit(i) : waits;
            }
            boolean drop = op.is(Kind.NAMED);
            boolean tailProbe = op.is(Kind.PROBED);
            boolean flips = op.ripe && (op.queues || tailProbe || drop || op.is(Kind.REPAIRED)) && waits.signum() == 0;
            boolean tailProbeSent = tailProbe && !op.current.testBit(op.head) && (flips || !op.previous.testBit(op.head));
            var pending = pending(op, window, sacked, waits, flips, tailProbeSent);
            boolean loses = op.queues && pending.andNot(waits).signum() != 0;
            return new Result(flips, tailProbeSent, loses, pending.andNot(waits), pending, sacked,
                current(op, window, flips), previous(op, window, flips));
        }

        private static BigInteger pending(Operation op, int window, BigInteger sacked, BigInteger waits, boolean flips,
                                          boolean tailProbeSent) {
            var pending = BigInteger.ZERO;
            boolean everything = op.is(Kind.EXPIRED);
            boolean headOnly = op.is(Kind.ACKNOWLEDGED) && op.headOnly;
            for (int i = 0; i < window; i++) {
                boolean judged = everything || op.is(Kind.PROBED) || op.received.testBit(i) || op.missing.testBit(i);
                boolean named = (op.is(Kind.NAMED) || op.is(Kind.PROBED) || op.is(Kind.REPAIRED)) && i == op.named;
                boolean candidate = (named || op.inFlight.testBit(i) && judged
                    && (everything || op.queues && !headOnly)) && !sacked.testBit(i);
                boolean isNow = op.current.testBit(i);
                boolean isBefore = op.previous.testBit(i);
                boolean passes = everything || headOnly || tailProbeSent || (op.is(Kind.NAMED) && op.byPath ? op.isLast
                    : op.is(Kind.NAMED) && op.again ? flips || !(isNow && isBefore)
                        : !op.is(Kind.PROBED) && !isNow && (flips || !isBefore));
                boolean here = waits.testBit(i) || candidate && passes;
                if (op.is(Kind.PICKED) && i == op.place || op.is(Kind.SENT) && i == op.named) {
                    here = false;
                } else if ((everything || headOnly || tailProbeSent) && i == op.head) {
                    here = true;
                }
                pending = here ? pending.setBit(i) : pending;
            }
            return pending;
        }

        private static BigInteger current(Operation op, int window, boolean flips) {
            if (op.is(Kind.PICKED)) {
                return op.current.setBit(op.place);
            } else if (op.is(Kind.SENT)) {
                return op.current.clearBit(op.named);
            }
            return flips || op.is(Kind.EXPIRED) ? BigInteger.ZERO : op.current;
        }

        private static BigInteger previous(Operation op, int window, boolean flips) {
            if (op.is(Kind.PICKED)) {
                return op.current.testBit(op.place) ? op.previous.setBit(op.place) : op.previous;
            } else if (op.is(Kind.SENT)) {
                return op.previous.clearBit(op.named);
            }
            return op.is(Kind.EXPIRED) ? BigInteger.ZERO : flips ? op.current : op.previous;
        }
    }

    private static void set(Simulation<RingUpdate.Io> dut, UInt pin, BigInteger value) {
        dut.pin(pin).setBig(value);
    }

    private static void set(Simulation<RingUpdate.Io> dut, Bool pin, boolean value) {
        dut.pin(pin).set(value);
    }

    private static void first(Simulation<RingUpdate.Io> dut, Operation op) {
        var io = dut.io();
        set(dut, io.pending(), op.pending);
        set(dut, io.rings().sacked(), op.sacked);
        set(dut, io.rings().current(), op.current);
        set(dut, io.rings().previous(), op.previous);
        set(dut, io.inFlight(), op.inFlight);
        set(dut, io.received(), op.received);
        set(dut, io.missing(), op.missing);
        dut.pin(io.head()).set(op.head);
        dut.pin(io.named()).set(op.named);
        set(dut, io.sent(), op.is(Kind.SENT));
        set(dut, io.cumulative(), op.isCumulative());
        set(dut, io.sack(), op.sack);
        set(dut, io.drop(), op.is(Kind.NAMED));
        set(dut, io.expiring(), op.is(Kind.EXPIRED) || op.is(Kind.PROBED));
    }

    private static void second(Simulation<RingUpdate.Io> dut, Operation op) {
        var io = dut.io();
        set(dut, io.dropAgain(), op.again);
        set(dut, io.queues(), op.queues);
        set(dut, io.headOnly(), op.is(Kind.ACKNOWLEDGED) && op.headOnly);
        set(dut, io.everything(), op.is(Kind.EXPIRED));
        set(dut, io.tailProbe(), op.is(Kind.PROBED));
        set(dut, io.repairs(), op.is(Kind.REPAIRED));
        set(dut, io.ripe(), op.ripe);
        set(dut, io.pick(), op.is(Kind.PICKED));
        dut.pin(io.place()).set(op.place);
        io.control().ifPresent(control -> set(dut, control.byPath(), op.byPath));
    }

    private static void third(Simulation<RingUpdate.Io> dut, Operation op) {
        dut.io().control().ifPresent(control -> set(dut, control.isLast(), op.isLast));
    }

    @ParameterizedTest @CsvSource({"8, false", "32, false", "128, false", "8, true", "128, true"})
    void everyPlaceFollowsTheRules(int window, boolean controlled) {
        var random = new Random(SEED + window);
        try (var dut = Words.simulation(new RingUpdate(window, controlled), SEED)) {
            var io = dut.io();
            var underWay = new ArrayDeque<Operation>();
            boolean loses = false;
            var suspected = new ArrayDeque<Boolean>();
            for (int i = 0; i < OPERATIONS; i++) {
                underWay.addFirst(Operation.random(window, controlled, random));
                var all = underWay.toArray(Operation[]::new);
                first(dut, all[0]);
                if (all.length > 1) {
                    second(dut, all[1]);
                }
                if (all.length > 2) {
                    third(dut, all[2]);
                }
                int suspect = random.nextInt(window);
                io.control().ifPresent(control -> dut.pin(control.suspect()).set(suspect));
                dut.settle();
                if (suspected.size() > 1) {
                    boolean expected = suspected.remove();
                    io.control().ifPresent(control -> assertThat(dut.pin(control.isSuspected()).isSet())
                        .as("a packet that may be missing, seed %d", SEED).isEqualTo(expected));
                }
                if (i > 3 && controlled) {
                    assertThat(dut.pin(io.control().orElseThrow().loses()).isSet()).as("losses, operation %d, seed %d",
                        i - 4, SEED).isEqualTo(loses);
                }
                if (all.length > 2) {
                    var result = Result.of(all[2], window);
                    assertThat(dut.pin(io.flipping()).isSet()).as("%s, seed %d", all[2], SEED).isEqualTo(result.flips);
                    assertThat(dut.pin(io.tailProbeSent()).isSet()).as("%s, seed %d", all[2], SEED)
                        .isEqualTo(result.tailProbeSent);
                }
                if (all.length > 3) {
                    var op = underWay.removeLast();
                    var result = Result.of(op, window);
                    assertThat(new Result(result.flips, result.tailProbeSent, result.loses, result.fresh,
                        dut.pin(io.newPending()).big(), dut.pin(io.newRings().sacked()).big(), dut.pin(io.newRings().current()).big(),
                        dut.pin(io.newRings().previous()).big())).as("%s, seed %d", op, SEED).isEqualTo(result);
                    loses = result.loses;
                    suspected.add(op.isSilent() && result.fresh.testBit(suspect));
                }
                dut.step();
            }
        }
    }
}
