package rnic.roce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.messages.PendingWrite;
import rnic.protocol.RnicParameters;

/**
 * Packets of responses in almost every cycle, mostly to the same few queue pairs: some are not taken, are copies, come too
 * early or have the low bits of one that is awaited. A model that knows only what was taken judges all that is said of each
 * packet which is, and that none is passed over which nothing hinders.
 */
class ResponseStreamTest {
    private static final long SEED = Long.getLong("hdl.seed", 15_601);
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL.speakingRoce();
    private static final int PAIRS = PARAMETERS.queuePairs();
    private static final int READS = PARAMETERS.reads();
    private static final int DECISION = 14;
    private static final int MASK = 0xFFFFFF;
    /** Cycles from a request to the first packet of its response. */
    private static final int ROUND_TRIP = 10;

    /** A Read or an atomic that has gone out. */
    private record Read(int count, int first, int packets, int request, int asked) {}

    /** What was said and done of the responses to a queue pair. */
    private static final class Awaited {
        final Deque<Read> reads = new ArrayDeque<>();
        int count;
        int psn;
        int number;
        int po;
        /** What the peer sends next, as if all before it were taken: of which Read, and which packet. */
        int sending;
        int place;
        int undone = -1;
        int last = -1000;

        boolean isNext(Packet packet) {
            var read = reads.peek();
            return read != null && packet.psn == (read.first + po & MASK)
                && isEnding(packet.opcode) == (po == read.packets - 1);
        }
    }

    private static final class Packet {
        final int qp;
        final int psn;
        final int opcode;
        final int entered;
        final boolean stolen;
        boolean follows;
        long number;
        long msn;
        long po;
        long request;

        Packet(int qp, int psn, int opcode, int entered, boolean stolen) {
            this.qp = qp;
            this.psn = psn;
            this.opcode = opcode;
            this.entered = entered;
            this.stolen = stolen;
        }
    }

    private final Random random = new Random(SEED);
    private final Awaited[] awaited = new Awaited[PAIRS];
    private int taken;
    private int refused;
    private int chances;
    private int lives;

    private static boolean isEnding(int opcode) {
        return opcode == 0x0F || opcode == 0x10 || opcode == 0x12;
    }

    @Test void whatIsAwaitedIsFound() {
        traffic(Engine.JVM, 60_000);
        System.out.println("  taken " + taken + ", refused " + refused + ", by chance " + chances + ", lives " + lives);
        assertThat(taken).isGreaterThan(5_000);
        assertThat(refused).isGreaterThan(300);
        assertThat(chances).as("taken for another because of its low bits").isGreaterThan(5);
        assertThat(lives).isGreaterThan(100);
    }

    @EachEngine void everyEngineAgrees(Engine engine) {
        traffic(engine, engine == Engine.ICARUS ? 2_000 : 20_000);
        assertThat(taken).isPositive();
    }

    @ParameterizedTest @ValueSource(ints = {0, 4})
    void aDecisionIsNotKnownAtOnce(int decision) {
        assertThatThrownBy(() -> new ResponseStream(PARAMETERS, decision))
            .hasMessage("ResponseStream decides after " + decision + " cycles: that must be more than 4");
    }

    private void traffic(Engine engine, int cycles) {
        System.out.println("ResponseStreamTest: seed " + SEED);
        try (var dut = Simulation.of(new ResponseStream(PARAMETERS, DECISION), engine, Options.standard().seed(SEED))) {
            dut.pin(dut.io().packet().valid()).set(false);
            dut.pin(dut.io().pending().valid()).set(false);
            dut.pin(dut.io().setup().valid()).set(false);
            dut.pin(dut.io().taken()).set(false);
            dut.step(4);
            int beginning = 0;
            int first = PAIRS;                               // queue pairs that are still to begin
            Packet[] moving = new Packet[cycles];
            for (int now = 0; now < cycles; now++) {
                int few = 1 + now / 1500 % 4 * 3;
                if (beginning < 0 && random.nextInt(60) == 0) {
                    int qp = random.nextInt(few);
                    beginning = now - awaited[qp].last > DECISION + 2 ? qp : -1;
                }
                begin(dut, beginning);
                var decided = now >= DECISION ? moving[now - DECISION] : null;
                boolean undoing = decide(dut, decided, now);
                int asker = random.nextInt(few);
                ask(dut, asker, first == 0 && asker != beginning, now);
                int qp = random.nextInt(few);
                boolean comes = first == 0 && qp != beginning && random.nextInt(8) != 0;
                dut.pin(dut.io().packet().valid()).set(comes);
                dut.settle();
                boolean ready = beginning >= 0 && dut.pin(dut.io().setup().ready()).isSet();
                if (comes) {
                    moving[now] = packet(dut, qp, now, undoing || ready);
                    dut.settle();
                }
                look(dut, moving, now);
                dut.step();
                if (ready) {
                    lives++;
                    first -= first > 0 ? 1 : 0;
                    beginning = first > 0 ? beginning + 1 : -1;
                }
            }
        }
    }

    private void begin(Simulation<ResponseStream.Io> dut, int qp) {
        var io = dut.io().setup();
        dut.pin(io.valid()).set(qp >= 0);
        if (qp < 0) {
            return;
        }
        if (awaited[qp] == null || awaited[qp].last >= 0 || awaited[qp].count > 0) {
            var life = new Awaited();
            life.psn = random.nextBoolean() ? MASK - random.nextInt(64) : random.nextInt(1 << 24);
            life.number = random.nextBoolean() ? MASK - random.nextInt(64) : random.nextInt(1 << 24);
            awaited[qp] = life;
        }
        dut.pin(io.payload().qp()).set(qp);
        dut.pin(io.payload().roce()).set(true);
        dut.pin(io.payload().psn()).set(awaited[qp].psn);
        dut.pin(io.payload().number()).set(awaited[qp].number);
    }

    /** Another Read goes out, behind some Sends. */
    private void ask(Simulation<ResponseStream.Io> dut, int qp, boolean may, int now) {
        var life = awaited[qp];
        boolean asks = may && life.reads.size() < READS && random.nextInt(3) == 0;
        var io = dut.io().pending();
        dut.pin(io.valid()).set(asks);
        if (asks) {
            life.psn = life.psn + random.nextInt(3) & MASK;
            int most = random.nextInt(20) == 0 ? 1500 : 3;
            life.count++;
            var read = new Read(life.count, life.psn, 1 + random.nextInt(most), random.nextInt(1 << 24), now);
            life.reads.add(read);
            life.psn = life.psn + read.packets & MASK;
            int number = PARAMETERS.firstMessages() + read.count;
            int slot = READS == 1 ? 0 : number % READS;
            dut.pin(io.value().qp()).set(qp);
            dut.pin(io.value().slot()).set(slot);
            dut.pin(io.value().lap()).set(number / READS % (1 << PendingWrite.LAP_BITS));
            dut.pin(io.value().request()).set(read.request);
            dut.pin(io.value().responsePsn()).set(read.first);
        }
    }

    /** The next one, or now and then another one. */
    private Packet packet(Simulation<ResponseStream.Io> dut, int qp, int now, boolean stolen) {
        var life = awaited[qp];
        if (random.nextInt(40) == 0) {                       // the peer goes back
            life.sending = life.reads.isEmpty() ? life.count + 1 : life.reads.peek().count;
            life.place = life.po;
        }
        var read = life.reads.stream().filter(it -> it.count == Math.max(life.sending, 1)).findFirst().orElse(null);
        int psn = life.psn - 1 - random.nextInt(40) & MASK;
        int opcode = 0x10;
        if (read != null && now - read.asked > ROUND_TRIP) {
            psn = read.first + life.place & MASK;
            boolean last = life.place == read.packets - 1;
            opcode = last ? life.place == 0 ? 0x10 : 0x0F : life.place == 0 ? 0x0D : 0x0E;
            boolean isStrange = random.nextInt(30) == 0;
            if (isStrange) {
                psn = psn + (random.nextBoolean() ? 512 : random.nextInt(9) - 4) & MASK;
            } else {
                life.sending = last ? read.count + 1 : read.count;
                life.place = last ? 0 : life.place + 1;
            }
        } else if (life.reads.isEmpty()) {
            life.sending = life.count + 1;
            life.place = 0;
        }
        if (random.nextInt(20) == 0) {
            opcode = random.nextInt(0x20);
        }
        life.last = now;
        var io = dut.io().packet().value();
        dut.pin(io.qp()).set(qp);
        dut.pin(io.psn()).set(psn);
        dut.pin(io.opcode()).set(opcode);
        return new Packet(qp, psn, opcode, now, stolen);
    }

    /** Gives its decision to a packet; tells whether it takes the slot of the one that comes. */
    private boolean decide(Simulation<ResponseStream.Io> dut, Packet packet, int now) {
        boolean takes = false;
        boolean undoes = false;
        if (packet != null) {
            var life = awaited[packet.qp];
            boolean isNext = life.isNext(packet);
            boolean isResponse = packet.opcode >= 0x0D && packet.opcode <= 0x10 || packet.opcode == 0x12;
            if (isNext && isResponse && !packet.stolen && packet.entered > life.undone) {
                assertThat(packet.follows).as("entered in cycle %d, undone %d, seed %d", packet.entered, life.undone,
                    SEED).isTrue();
            }
            chances += packet.follows && !isNext ? 1 : 0;
            takes = packet.follows && isNext && random.nextInt(12) != 0;
            undoes = packet.follows && !takes;
            if (undoes) {
                life.undone = now;
                refused++;
            }
            if (takes) {
                var read = life.reads.peek();
                int slots = PARAMETERS.messages();
                assertThat(List.of(packet.number, packet.msn % (READS << PendingWrite.LAP_BITS), packet.po,
                    packet.request)).as("entered in cycle %d, seed %d", packet.entered, SEED).isEqualTo(List.of(
                        (long) life.number, (long) (PARAMETERS.firstMessages() + read.count)
                            % (READS << PendingWrite.LAP_BITS), (long) life.po, (long) read.request % slots));
                taken++;
                life.number = life.number + 1 & MASK;
                life.po++;
                if (life.po == read.packets) {
                    life.reads.remove();
                    life.po = 0;
                }
            }
        }
        dut.pin(dut.io().taken()).set(takes);
        return undoes;
    }

    private void look(Simulation<ResponseStream.Io> dut, Packet[] moving, int now) {
        var said = now >= ResponseStream.LATENCY ? moving[now - ResponseStream.LATENCY] : null;
        if (said != null) {
            var value = dut.io().response().value();
            said.number = dut.pin(value.number()).get();
            said.msn = dut.pin(value.msn()).get();
            said.po = dut.pin(value.po()).get();
            said.request = dut.pin(value.request()).get();
        }
        var judged = now >= DECISION - 1 ? moving[now - DECISION + 1] : null;
        if (judged != null) {
            judged.follows = dut.pin(dut.io().follows()).isSet();
        }
    }
}
