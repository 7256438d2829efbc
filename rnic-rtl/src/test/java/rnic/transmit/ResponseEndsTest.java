package rnic.transmit;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.*;
import hdl.lib.Valid;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.messages.MessageCount;
import rnic.protocol.RnicParameters;

/**
 * Which responses have left: each when its last packet goes to the line, or is dropped behind those before it, with its
 * number, and none of a life that has ended by then.
 */
class ResponseEndsTest {
    private static final long SEED = Long.getLong("hdl.seed", 15_501);
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL.speakingRoce();
    private static final int PAIRS = PARAMETERS.queuePairs();
    /** Send Last, Read Response First, Middle, Last and Only, Atomic Acknowledge. */
    private static final int[] OPCODES = {0x02, 0x0D, 0x0E, 0x0F, 0x10, 0x12};
    private static final int FIRST_END = 0x0F;
    private static final int MADE = 2 * HeaderPipeline.AHEAD;
    private static final int LEAVING = 4;

    /** Stands around it: a packet is taken, its headers are begun, its payload is known, it goes to the line. */
    private record Frame(RnicParameters parameters) implements Circuit<Frame.Io> {
        record Io(Bool takes, Bool past, Valid<UInt> ended, Bool begins, UInt opcode, UInt qp, UInt msn, UInt takenOpcode,
                  UInt takenQp, Bool known, Bool sending, Bool passing, Bool busy, Bool mayDrop, Valid<MessageCount> left)
            implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            int bits = indexWidth(parameters.queuePairs());
            return new Io(p.in(bool()), p.in(bool()), p.in(Valid.of(uint(bits))), p.in(bool()), p.in(uint(8)),
                p.in(uint(bits)), p.in(uint(24)), p.in(uint(8)), p.in(uint(bits)), p.in(bool()), p.in(bool()),
                p.in(bool()), p.out(bool()), p.out(bool()), p.out(Valid.of(MessageCount.of(parameters))));
        }

        @Override public void body(Io io) {
            registeredReset();
            ignore(io.msn.bits(23, MessageCount.BITS));
            var ends = new ResponseEnds(parameters);
            var none = zero(Outgoing.of(parameters));
            ends.takes(io.takes, io.takenOpcode, io.takenQp, io.past);
            io.busy.set(ends.letGo(io.ended));
            ends.begins(io.begins, none.with(Outgoing::opcode, io.opcode).with(Outgoing::qp, io.qp)
                .with(Outgoing::msn, io.msn));
            io.mayDrop.set(ends.mayDrop());
            io.left.set(ends.left(io.known, io.sending, io.passing));
        }
    }

    private record Packet(int qp, int opcode, int number, int life) {
        boolean ends() {
            return opcode >= FIRST_END;
        }
    }

    private final Random random = new Random(SEED);
    private final int[] lives = new int[PAIRS];
    private final int[] numbers = new int[PAIRS];
    private final ArrayDeque<Packet> taken = new ArrayDeque<>();
    private final ArrayDeque<Packet> made = new ArrayDeque<>();
    private final ArrayDeque<Packet> leaving = new ArrayDeque<>();
    private Simulation<Frame.Io> dut;
    private Packet begun;
    private int told;
    private int silent;

    @Test void everyResponseOfItsOwnLifeIsToldWhenItsLastPacketHasLeft() {
        System.out.println("ResponseEndsTest: seed " + SEED);
        try (var simulation = Words.simulation(new Frame(PARAMETERS), SEED)) {
            dut = simulation;
            int reset = -1;
            boolean busy = false;
            for (int cycle = 0; cycle < 100_000; cycle++) {
                int pace = cycle / 500 % 3;                  // fills, flows, empties
                boolean resets = reset < 0 && random.nextInt(60) == 0;
                reset = resets ? random.nextInt(PAIRS) : reset;
                flow(dut.io().ended().valid(), dut.io().ended().value(), resets, Math.max(0, reset));
                if (resets) {
                    lives[reset]++;
                    numbers[reset] = 0;
                }
                begin();
                pass(pace);
                take(pace, busy || resets ? reset : -1);
                dut.settle();
                busy = dut.pin(dut.io().busy()).isSet();
                dut.step();
                dut.settle();
                if (!resets && !dut.pin(dut.io().busy()).isSet()) {
                    reset = -1;
                }
            }
            assertThat(told).isGreaterThan(10_000);
            assertThat(silent).as("responses of lives that had ended").isGreaterThan(300);
        }
    }

    /** Of a queue pair that has just been reset only what was shown before still comes. */
    private void take(int pace, int reset) {
        boolean takes = taken.size() + made.size() + leaving.size() < TransmitPath.PACKETS && random.nextInt(4) > pace;
        var packet = new Packet(random.nextInt(PAIRS), OPCODES[random.nextInt(OPCODES.length)], 0, 0);
        boolean past = packet.qp() == reset;
        pin(dut.io().takes()).set(takes);
        pin(dut.io().past()).set(past);
        pin(dut.io().takenOpcode()).set(packet.opcode());
        pin(dut.io().takenQp()).set(packet.qp());
        if (takes) {
            numbers[packet.qp()] += packet.ends() && !past ? 1 : 0;
            taken.add(new Packet(packet.qp(), packet.opcode(), numbers[packet.qp()],
                past ? -1 : lives[packet.qp()]));
        }
    }

    private void begin() {
        boolean begins = !taken.isEmpty() && made.size() < MADE && random.nextInt(3) > 0;
        pin(dut.io().begins()).set(begins);
        if (begins) {
            var packet = taken.remove();
            pin(dut.io().opcode()).set(packet.opcode());
            pin(dut.io().qp()).set(packet.qp());
            pin(dut.io().msn()).set(PARAMETERS.firstMessages() + packet.number() & 0xff_ffff);
            begun = packet;
        } else {
            begun = null;
        }
    }

    /** What was begun in this cycle is there in the next one. */
    private void pass(int pace) {
        var next = made.peek();
        boolean passes = !leaving.isEmpty() && random.nextInt(4) < 1 + pace;
        boolean sends = next != null && leaving.size() < LEAVING && random.nextInt(3) > 0;
        boolean drops = next != null && !sends && random.nextInt(6) == 0 && (!next.ends() || leaving.isEmpty());
        pin(dut.io().known()).set(sends || drops);
        pin(dut.io().sending()).set(sends);
        pin(dut.io().passing()).set(passes);
        dut.settle();
        if (next != null) {
            assertThat(pin(dut.io().mayDrop()).isSet()).isEqualTo(!next.ends() || leaving.isEmpty());
        }
        var gone = drops && next.ends() ? next : passes && leaving.peek().ends() ? leaving.peek() : null;
        var left = dut.io().left();
        boolean isTold = pin(left.valid()).isSet();
        if (gone != null) {
            boolean past = gone.life() != lives[gone.qp()];
            boolean looking = pin(dut.io().busy()).isSet() || pin(dut.io().ended().valid()).isSet();
            if (!past || !looking) {
                assertThat(isTold).as("%s, life %s, -Dhdl.seed=%s", gone, lives[gone.qp()], SEED).isEqualTo(!past);
            }
            silent += isTold ? 0 : 1;
        } else {
            assertThat(isTold).isFalse();
        }
        if (isTold) {
            told++;
            assertThat(pin(left.value().qp()).get()).isEqualTo(gone.qp());
            assertThat(pin(left.value().messages()).get()).isEqualTo(gone.number());
        }
        if (passes) {
            leaving.remove();
        }
        if (sends || drops) {
            made.remove();
            if (sends) {
                leaving.add(next);
            }
        }
        if (begun != null) {
            made.add(begun);
        }
    }

    private void flow(Bool valid, UInt value, boolean set, int number) {
        pin(valid).set(set);
        pin(value).set(number);
    }

    private Pin pin(Data<?> signal) {
        return dut.pin(signal);
    }
}
