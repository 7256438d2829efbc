package rnic.roce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.Words;
import rnic.common.WrongDrive;

/**
 * Packets in almost every cycle, mostly of the same few queue pairs, of which some are not taken, some are copies or
 * come too early, and some break the order of First, Middle and Last. Two models in Java judge each of them: one that
 * takes for granted what the circuit takes for granted, for its place; and one that knows only what has been taken, for
 * all that is said of the packet that follows it.
 */
class RoceStreamTest {
    private static final long SEED = Long.getLong("hdl.seed", 15_101);
    private static final int PAIRS = 16;
    /** This one speaks another profile. */
    private static final int FOREIGN = 7;
    private static final int SPEAKING = 1;

    /** A packet on its way, with what is to be said of it. */
    private static final class Moving {
        final SentRequest packet;
        final int entered;
        final boolean lost;
        final StreamModel before;
        final boolean advanced;
        long address;
        Map<String, Long> said;
        boolean follows;

        Moving(SentRequest packet, int entered, boolean lost, StreamModel before, boolean advanced) {
            this.packet = packet;
            this.entered = entered;
            this.lost = lost;
            this.before = before;
            this.advanced = advanced;
        }
    }

    private final Random random = new Random(SEED);
    private final StreamModel[] taken = new StreamModel[PAIRS];
    private final StreamModel[] assumed = new StreamModel[PAIRS];
    private final int[] pmtu = new int[PAIRS];
    private final int[] undone = new int[PAIRS];
    private final int[] lastPacket = new int[PAIRS];
    private final List<Moving> moving = new ArrayList<>();
    private int follow;
    private int refusals;
    private int losses;
    private int lives;
    private int longReads;
    private int repeats;
    private int beginningPsn;
    private int beginningCode;

    private int number(int bits) {
        return random.nextInt(1 << bits);
    }

    /** A packet that goes on with what a queue pair has sent, or now and then one that does not. */
    private SentRequest packet(int qp, int strange) {
        var state = assumed[qp];
        boolean isStrange = random.nextInt(100) < strange;
        int opcode = isStrange && random.nextBoolean() ? number(5) : opcode(state);
        int length = switch (number(2)) {
            case 0 -> number(12);
            case 1 -> (1 + number(4)) * pmtu[qp] + number(2) - 1;
            case 2 -> 0;
            default -> random.nextInt();
        };
        int psn = isStrange && random.nextBoolean() ? state.expected() + number(3) - 4 : state.expected();
        if (isStrange && number(3) == 0) {
            psn = taken[qp].expected();                      // as if the peer went back
        }
        if (isStrange && number(2) == 0) {                   // a copy of something that is answered
            int[] answered = {0x0C, 0x0C, 0x13, 0x14};
            opcode = answered[number(2)];
            psn = state.expected() - number(4);
            length = random.nextInt(8 * pmtu[qp]);
        }
        return new SentRequest(qp, opcode, psn & 0xFFFFFF, random.nextLong(), random.nextInt(), length);
    }

    private int opcode(StreamModel state) {
        if (!state.open()) {
            int[] first = {0x00, 0x04, 0x05, 0x06, 0x06, 0x0A, 0x0B, 0x0C, 0x0C, 0x13, 0x14, 0x17};
            return first[random.nextInt(first.length)];
        }
        int[] later = state.send() ? new int[] {0x01, 0x01, 0x02, 0x03, 0x16} : new int[] {0x07, 0x07, 0x08, 0x09};
        return later[random.nextInt(later.length)];
    }

    @ParameterizedTest
    @CsvSource({"5, 0", "6, 0", "14, 4096"})
    void everyRequestSaysWhatItsFirstPacketSaid(int decision, int messages) {
        traffic(Engine.JVM, decision, messages, 60_000);
        assertThat(follow).isGreaterThan(20_000);
        assertThat(refusals).isGreaterThan(500);
        assertThat(losses).isGreaterThan(300);
        assertThat(lives).isGreaterThan(100);
        assertThat(longReads).isGreaterThan(1000);
        assertThat(repeats).isGreaterThan(200);
    }

    @EachEngine void everyEngineAgrees(Engine engine) {
        traffic(engine, 14, 0, engine == Engine.ICARUS ? 2_000 : 20_000);
        assertThat(refusals).isPositive();
    }

    private void traffic(Engine engine, int decision, int messages, int cycles) {
        System.out.println("RoceStreamTest: seed " + SEED);
        try (var dut = Simulation.of(new RoceStream(PAIRS, decision, messages), engine,
                Options.standard().seed(SEED))) {
            var io = dut.io();
            int now = 0;
            for (int qp = 0; qp < PAIRS; qp++) {
                begin(dut, qp, messages);
                undone[qp] = -1;
                lastPacket[qp] = -1000;
            }
            int beginning = -1;
            for (; now < cycles; now++) {
                int phase = now / 1500 % 4;
                int few = phase == 3 ? PAIRS : 1 + phase;
                int strange = phase == 0 ? 0 : 6;

                // What was decided in the cycle before is told now.
                var decided = at(now - decision);
                boolean isTaken = decided != null && decided.follows && random.nextInt(100) >= (phase == 1 ? 20 : 3);
                dut.pin(io.taken()).set(isTaken);
                boolean undoes = decided != null && decided.follows && !isTaken;
                if (isTaken) {
                    int qp = decided.packet.qp();
                    taken[qp] = taken[qp].behind(decided.packet, pmtu[qp]);
                    longReads += decided.packet.opcode() == 0x0C && taken[qp].extra() != 0 ? 1 : 0;
                }

                if (beginning < 0 && number(4) == 0) {
                    int qp = random.nextInt(few);
                    beginning = now - lastPacket[qp] > decision ? qp : -1;
                    if (beginning >= 0) {
                        show(dut, beginning);
                    }
                }
                boolean arrives = number(4) < (phase == 2 ? 16 : 13);
                int qp = arrives ? random.nextInt(few) : 0;
                arrives &= qp != beginning;
                dut.pin(io.packet().valid()).set(arrives);
                var packet = packet(qp, strange);
                drive(dut, packet);
                dut.settle();
                boolean begins = beginning >= 0 && dut.pin(io.setup().ready()).isSet();
                assertThat(begins && undoes).isFalse();

                // Whoever enters finds the state as those ahead of it leave it.
                boolean lost = undoes || begins || qp == FOREIGN;
                var before = assumed[qp];
                boolean advances = arrives && !lost && before.ahead(packet.psn()) == 0 && before.fits(packet.opcode())
                    && StreamModel.isRequest(packet.opcode());
                moving.add(arrives ? new Moving(packet, now, lost, before, advances) : null);
                if (advances) {
                    assumed[qp] = before.behind(packet, pmtu[qp]);
                }
                if (arrives) {
                    lastPacket[qp] = now;
                    losses += lost && qp != FOREIGN ? 1 : 0;
                }
                if (undoes) {
                    assumed[decided.packet.qp()] = decided.before;
                    undone[decided.packet.qp()] = now;
                    refusals++;
                }
                if (begins) {
                    assumed[beginning] = StreamModel.beginning(beginningPsn, messages);
                    taken[beginning] = assumed[beginning];
                    pmtu[beginning] = 256 << beginningCode;
                    undone[beginning] = -1;
                    lives++;
                }
                look(dut, now, decision);
                dut.step();
                if (begins) {
                    dut.pin(io.setup().valid()).set(false);
                    beginning = -1;
                }
            }
        }
    }

    private void show(Simulation<RoceStream.Io> dut, int qp) {
        var io = dut.io();
        beginningPsn = number(2) == 0 ? number(24) : 0xFFFFFF - number(7);
        beginningCode = random.nextInt(5);
        dut.pin(io.setup().valid()).set(true);
        dut.pin(io.setup().payload().qp()).set(qp);
        dut.pin(io.setup().payload().roce()).set(qp != FOREIGN);
        dut.pin(io.setup().payload().psn()).set(beginningPsn);
        dut.pin(io.setup().payload().mtuCode()).set(beginningCode);
    }

    private void begin(Simulation<RoceStream.Io> dut, int qp, int messages) {
        show(dut, qp);
        dut.step();
        dut.pin(dut.io().setup().valid()).set(false);
        assumed[qp] = StreamModel.beginning(beginningPsn, messages);
        taken[qp] = assumed[qp];
        pmtu[qp] = 256 << beginningCode;
    }

    private static void drive(Simulation<RoceStream.Io> dut, SentRequest packet) {
        var pins = dut.io().packet().value();
        dut.pin(pins.qp()).set(packet.qp());
        dut.pin(pins.opcode()).set(packet.opcode());
        dut.pin(pins.psn()).set(packet.psn());
        dut.pin(pins.address()).set(packet.address());
        dut.pin(pins.key()).set(Integer.toUnsignedLong(packet.key()));
        dut.pin(pins.length()).set(Integer.toUnsignedLong(packet.length()));
    }

    private Moving at(int cycle) {
        return cycle < 0 || cycle >= moving.size() ? null : moving.get(cycle);
    }

    /** Everything that is said in this cycle. */
    private void look(Simulation<RoceStream.Io> dut, int now, int decision) {
        var io = dut.io();
        var told = at(now - RoceStream.LATENCY);
        assertThat(dut.pin(io.request().valid()).isSet()).isEqualTo(told != null);
        if (told != null) {
            var request = io.request().value();
            var packet = told.packet;
            told.said = Map.of("msn", dut.pin(request.msn()).get(), "rqmsn", dut.pin(request.rqmsn()).get(), "po",
                dut.pin(request.po()).get(), "key", dut.pin(request.key()).get(), "length",
                dut.pin(request.length()).get());
            if (StreamModel.isRequest(packet.opcode())) {
                int ahead = told.before.ahead(packet.psn());
                var place = told.lost ? RocePlace.LOST : ahead == 0 ? RocePlace.NEXT
                    : ahead < 0 ? RocePlace.BEHIND : RocePlace.AHEAD;
                assertThat(dut.pin(request.place()).get()).as("place of %s in cycle %d, seed %d", packet, now, SEED)
                    .isEqualTo(place.ordinal());
                if (!told.lost) {
                    assertThat(dut.pin(request.fitting()).isSet()).isEqualTo(told.before.fits(packet.opcode()));
                    assertThat(dut.pin(request.psn()).get())
                        .isEqualTo(packet.psn() - told.before.extra() & 0xFFFFFF);
                }
            }
        }
        var placed = at(now - RoceStream.ADDRESS_LATENCY);
        if (placed != null) {
            placed.address = dut.pin(io.address()).get();
        }
        var deciding = at(now - decision + 1);
        boolean follows = dut.pin(io.follows()).isSet();
        if (deciding == null) {
            assertThat(follows).isFalse();
            return;
        }
        deciding.follows = follows;
        int qp = deciding.packet.qp();
        var state = taken[qp];
        var packet = deciding.packet;
        boolean isNext = StreamModel.isRequest(packet.opcode()) && state.ahead(packet.psn()) == 0
            && state.fits(packet.opcode()) && !deciding.lost;
        assertThat(follows).as("cycle %d, seed %d, %s behind %s", now, SEED, packet, state)
            .isEqualTo(isNext && undone[qp] < deciding.entered);
        // A copy of what is answered, if all of it lies behind what was taken.
        boolean isCopy = StreamModel.isAnswered(packet.opcode()) && !deciding.lost && undone[qp] < deciding.entered
            && state.ahead(packet.psn()) < 0 && StreamModel.packets(packet.opcode(), packet.length(), pmtu[qp]) <= -state.ahead(packet.psn());
        assertThat(dut.pin(io.repeats()).isSet()).as("cycle %d, seed %d, %s behind %s", now, SEED, packet, state)
            .isEqualTo(isCopy);
        repeats += isCopy ? 1 : 0;
        if (follows) {
            follow++;
            assertThat(deciding.advanced).isTrue();
            // An address may come behind the decision.
            compare(deciding, state, decision > RoceStream.ADDRESS_LATENCY ? pmtu[qp] : 0);
        }
    }

    private static void compare(Moving deciding, StreamModel state, int pmtu) {
        var packet = deciding.packet;
        boolean later = StreamModel.isLater(packet.opcode());
        assertThat(deciding.said).isEqualTo(Map.of("msn", (long) state.msn(), "rqmsn", (long) state.rqmsn(), "po",
            (long) state.po(), "key", Integer.toUnsignedLong(later ? state.key() : packet.key()), "length",
            Integer.toUnsignedLong(later ? state.length() : packet.length())));
        if (pmtu > 0 && !StreamModel.isSend(packet.opcode())) {
            assertThat(deciding.address).isEqualTo((later ? state.address() : packet.address())
                + (long) state.po() * pmtu);
        }
    }

    /** However many come, a life begins within four cycles. */
    @Test void aLifeDoesNotWaitForLong() {
        try (var dut = Words.simulation(new RoceStream(PAIRS, 14), SEED)) {
            var io = dut.io();
            dut.pin(io.packet().valid()).set(true);
            dut.pin(io.packet().value().qp()).set(3);
            dut.pin(io.packet().value().opcode()).set(4);
            dut.step(20);
            show(dut, 5);
            int waited = 0;
            dut.settle();
            while (!dut.pin(io.setup().ready()).isSet()) {
                dut.step();
                dut.settle();
                waited++;
                assertThat(waited).isLessThan(5);
            }
            assertThat(waited).isEqualTo(3);
        }
    }

    @Test void whatDoesNotFollowIsNotTaken() {
        WrongDrive.isAnswered(new RoceStream(PAIRS, 6), "only what follows is taken", Map.of(), Map.of("taken", 1L));
    }

    @Test void aLifeBeginsBehindTheLastPacketOfTheOneBefore() {
        try (var dut = Simulation.of(new RoceStream(PAIRS, 6), Engine.JVM)) {
            onItsWay(dut);
            show(dut, SPEAKING);
            WrongDrive.isAnswered(dut, "nothing of a queue pair is on its way when its life begins");
        }
    }

    /** It is the end of one that does. */
    @Test void aLifeThatDoesNotSpeakRoceBeginsAtAnyTime() {
        try (var dut = Simulation.of(new RoceStream(PAIRS, 6), Engine.JVM)) {
            onItsWay(dut);
            show(dut, SPEAKING);
            dut.pin(dut.io().setup().payload().roce()).set(false);
            dut.step(1);
            dut.pin(dut.io().setup().valid()).set(false);
            dut.step(20);
            begin(dut, SPEAKING, 0);
            dut.step(20);
        }
    }

    /** A life, and packets of it that are not taken. */
    private void onItsWay(Simulation<RoceStream.Io> dut) {
        begin(dut, SPEAKING, 0);
        dut.pin(dut.io().packet().valid()).set(true);
        dut.pin(dut.io().packet().value().qp()).set(SPEAKING);
        dut.pin(dut.io().packet().value().opcode()).set(4);
        dut.pin(dut.io().packet().value().psn()).set(beginningPsn);
        dut.step(4);
        dut.pin(dut.io().packet().valid()).set(false);
    }

    /** A Read of 2^31 bytes whose response is lost as a whole, and one that is a packet shorter. */
    @ParameterizedTest @ValueSource(longs = {(1L << 31) - 256, 1L << 31})
    void theLongestReadIsAnsweredAgain(long length) {
        try (var dut = Words.simulation(new RoceStream(16, 14), 1)) {
            var io = dut.io();
            dut.step(40);
            dut.pin(io.setup().payload().qp()).set(3);
            dut.pin(io.setup().payload().roce()).set(1);
            dut.pin(io.setup().payload().psn()).set(5);
            dut.pin(io.setup().payload().mtuCode()).set(0);
            dut.pin(io.setup().valid()).set(1);
            dut.step();
            dut.pin(io.setup().valid()).set(0);
            dut.step(40);
            for (int copy = 0; copy < 2; copy++) {
                var packet = io.packet();
                dut.pin(packet.value().qp()).set(3);
                dut.pin(packet.value().opcode()).set(0x0C);
                dut.pin(packet.value().psn()).set(5);
                dut.pin(packet.value().length()).set(length);
                dut.pin(packet.valid()).set(1);
                dut.step();
                dut.pin(packet.valid()).set(0);
                for (int i = 1; i < 14; i++) {
                    dut.settle();
                    if (i == 13) {
                        if (copy == 0) {
                            assertThat(dut.pin(io.follows()).isSet()).isTrue();
                        } else {
                            assertThat(dut.pin(io.repeats()).isSet()).as("repeats").isTrue();
                        }
                    }
                    dut.step();
                }
                dut.pin(io.taken()).set(copy == 0 ? 1 : 0);
                dut.step();
                dut.pin(io.taken()).set(0);
                dut.step(40);
            }
        }
    }
}
