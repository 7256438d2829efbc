package rnic.acknowledge;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.FlowNumber;
import rnic.common.WrongDrive;
import rnic.congestion.Nsm;
import rnic.protocol.AnswerKind;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** Responses between acknowledgements: in order, none twice, and never before an acknowledgement that stands ready. */
class RttResponderTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_283);

    record Sack(int validLength, int start, BigInteger bitmap) {}

    record Got(FlowNumber flow, AnswerKind kind, int psn, int syndrome, int msn, long po, boolean becn, boolean retrans,
               boolean named, int port, Sack sack, Peer peer) {}

    record Peer(int qp, int pkey, int handle, int paths, boolean extended) {}

    private static final class Bench implements AutoCloseable {
        final Simulation<RttResponder.Io> dut;
        final StreamSource<Got> acknowledgements;
        final List<Got> got = new ArrayList<>();

        Bench(Engine engine, double stall) {
            dut = Simulation.of(new RttResponder(RnicParameters.SMALL), engine);
            acknowledgements = dut.add(new StreamSource<>(dut, dut.io().acknowledgements(), Got.class));
            dut.add(new StreamSink<>(dut, dut.io().answers(), Got.class).stall(stall).to(got::add));
            var setup = dut.io().setup();
            dut.pin(setup.valid()).set(1);
            for (int qp = 0; qp < RnicParameters.SMALL.queuePairs(); qp++) {
                var peer = peer(qp);
                dut.pin(setup.value().qp()).set(qp);
                dut.pin(setup.value().peer().qp()).set(peer.qp());
                dut.pin(setup.value().peer().pkey()).set(peer.pkey());
                dut.pin(setup.value().peer().handle()).set(peer.handle());
                dut.pin(setup.value().peer().paths()).set(peer.paths());
                dut.pin(setup.value().peer().extended()).set(peer.extended());
                dut.step();
            }
            dut.pin(setup.valid()).set(0);
            dut.pin(setup.value().peer().qp()).set(1);         // of nobody
            dut.step();
        }

        void ask(int qp, int port, long context, long sent, long received) {
            var request = dut.io().requests();
            dut.pin(request.valid()).set(1);
            dut.pin(request.value().qp()).set(qp);
            dut.pin(request.value().sourcePort()).set(port);
            dut.pin(request.value().context()).set(context);
            dut.pin(request.value().sent()).set(sent);
            dut.pin(request.value().received()).set(received);
            step(1);
            dut.pin(request.valid()).set(0);
        }

        void step(int cycles) {
            dut.step(cycles);
        }

        @Override public void close() {
            dut.close();
        }
    }

    private static Peer peer(int qp) {
        return new Peer(0xABC000 + qp, 0x8000 + qp, qp % 8, 1 + qp % 16, qp % 2 == 1);
    }

    private static Got response(int qp, int port, long context, long sent, long received) {
        var times = BigInteger.valueOf(sent).shiftLeft(32).or(BigInteger.valueOf(received)).shiftLeft(64);
        return new Got(new FlowNumber(qp, false), AnswerKind.RTT_RESPONSE, 0, 0, 0, 0, false, false, true, port,
            new Sack((int) (context >>> 24), (int) (context & 0xFFFFFF), times), peer(qp));
    }

    private static Got ack(int psn) {
        return new Got(new FlowNumber(3, true), AnswerKind.ACK, psn, 0x1F, 7, 0xFFFFFFFFL, true, false, psn % 3 == 0, 0xC000 + psn,
            new Sack(1, 2, BigInteger.TEN), peer(99));
    }

    @EachEngine void everyRequestIsAnsweredAndEveryAcknowledgementPasses(Engine engine) {
        var random = new Random(SEED);
        try (var bench = new Bench(engine, 0.3)) {
            var responses = new ArrayList<Got>();
            var acks = new ArrayList<Got>();
            for (int i = 0; i < 150; i++) {
                if (random.nextInt(3) == 0) {
                    int qp = random.nextInt(16);
                    int port = random.nextInt(1 << 16);
                    long context = random.nextInt() & 0xFFFFFFFFL;
                    long sent = random.nextInt() & 0xFFFFFFFFL;
                    long received = random.nextInt() & 0xFFFFFFFFL;
                    responses.add(response(qp, port, context, sent, received));
                    bench.ask(qp, port, context, sent, received);
                } else {
                    acks.add(ack(i));
                    bench.acknowledgements.send(acks.getLast());
                    bench.step(random.nextInt(4));
                }
                bench.step(3);
            }
            bench.step(400);
            assertThat(bench.got.stream().filter(answer -> answer.kind() == AnswerKind.RTT_RESPONSE).toList())
                .isEqualTo(responses);
            assertThat(bench.got.stream().filter(answer -> answer.kind() == AnswerKind.ACK).toList()).isEqualTo(acks);
        }
    }

    @Test void anAcknowledgementGoesFirstAndWhatFindsNoRoomIsForgotten() {
        try (var dut = Simulation.of(new RttResponder(RnicParameters.SMALL), Engine.JVM)) {
            var io = dut.io();
            dut.pin(io.answers().ready()).set(0);
            dut.pin(io.acknowledgements().valid()).set(1);
            dut.pin(io.acknowledgements().payload().kind()).set(AnswerKind.ACK);
            for (int i = 0; i < 20; i++) {
                dut.pin(io.requests().valid()).set(1);
                dut.pin(io.requests().value().sent()).set(i);
                dut.step();
            }
            dut.pin(io.requests().valid()).set(0);
            dut.step(5);
            dut.pin(io.answers().ready()).set(1);
            dut.settle();
            assertThat(dut.pin(io.answers().payload().kind()).get(AnswerKind.class)).isEqualTo(AnswerKind.ACK);
            assertThat(dut.pin(io.responding()).isSet()).isFalse();
            dut.step();
            dut.pin(io.acknowledgements().valid()).set(0);
            for (int i = 0; i < RttResponder.WAITING; i++) {
                dut.settle();
                assertThat(dut.pin(io.answers().valid()).isSet()).isTrue();
                assertThat(dut.pin(io.responding()).isSet()).isTrue();
                assertThat(dut.pin(io.answers().payload().sack().bitmap()).big().shiftRight(96).intValue())
                    .isEqualTo(i);
                dut.step();
            }
            dut.step(3);
            dut.settle();
            assertThat(dut.pin(io.answers().valid()).isSet()).isFalse();
        }
    }

    @Test void aSignalGoesBackToThePortThatItIsAbout() {
        try (var dut = Simulation.of(new RttResponder(RnicParameters.SMALL.controlled(new Nsm())), Engine.JVM)) {
            var io = dut.io();
            var notices = io.notices().orElseThrow();
            var answer = io.answers().payload();
            dut.pin(io.answers().ready()).set(1);
            var state = io.probing().orElseThrow().state();
            dut.pin(state.valid()).set(1);
            dut.pin(state.value().qp()).set(5);
            dut.pin(state.value().state()).set(QueuePairState.RTR);
            dut.step(RnicParameters.SMALL.queuePairs() + 4);
            dut.pin(state.valid()).set(0);
            for (boolean late : new boolean[] {true, false}) {
                dut.pin(notices.valid()).set(1);
                dut.pin(notices.payload().late()).set(late);
                dut.pin(notices.payload().signal().qp()).set(5);
                dut.pin(notices.payload().signal().port()).set(0xd123);
                dut.pin(notices.payload().signal().psn()).set(0xabcdef);
                dut.step();
                dut.pin(notices.valid()).set(0);
                for (int i = 0; !dut.pin(io.answers().valid()).isSet(); i++) {
                    assertThat(i).isLessThan(8);
                    dut.step();
                    dut.settle();
                }
                assertThat(dut.pin(answer.kind()).get(AnswerKind.class)).isEqualTo(AnswerKind.SIGNAL);
                assertThat(dut.pin(answer.becn()).isSet()).as("only a notification has BECN").isEqualTo(!late);
                assertThat(dut.pin(answer.psn()).get()).isEqualTo(late ? 0xabcdef : 0);
                assertThat(dut.pin(answer.flow().qp()).get()).isEqualTo(5);
                assertThat(dut.pin(answer.named()).isSet()).isTrue();
                assertThat(dut.pin(answer.port()).get()).isEqualTo(0xd123);
                assertThat(dut.pin(io.slowing().orElseThrow()).isSet()).isEqualTo(late);
                assertThat(dut.pin(io.notifying().orElseThrow()).isSet()).isEqualTo(!late);
                assertThat(dut.pin(io.responding()).isSet()).isFalse();
                dut.step();
                dut.settle();
                assertThat(dut.pin(io.answers().valid()).isSet()).isFalse();
            }
            dut.pin(state.valid()).set(1);
            dut.pin(state.value().state()).set(QueuePairState.ERR);
            dut.step();
            dut.pin(state.valid()).set(0);
            assertThat(leaves(dut)).as("a signal of a queue pair in ERR").isFalse();
            dut.pin(state.valid()).set(1);
            dut.pin(state.value().state()).set(QueuePairState.RTS);
            dut.step();
            dut.pin(state.valid()).set(0);
            dut.pin(io.forgetting().orElseThrow()).set(1);
            assertThat(leaves(dut)).as("one that waits when a life ends").isFalse();
            dut.pin(io.forgetting().orElseThrow()).set(0);
            assertThat(leaves(dut)).isTrue();
        }
    }

    /** Whether a signal that is given goes out. */
    private static boolean leaves(Simulation<RttResponder.Io> dut) {
        var notices = dut.io().notices().orElseThrow();
        dut.pin(notices.valid()).set(1);
        dut.settle();
        assertThat(dut.pin(notices.ready()).isSet()).isTrue();
        dut.step();
        dut.pin(notices.valid()).set(0);
        boolean left = false;
        for (int i = 0; i < 10; i++) {
            dut.settle();
            left |= dut.pin(dut.io().answers().valid()).isSet();
            dut.step();
        }
        return left;
    }

    /** Notifications beside requests of peers, and answers that wait: each goes out once, in order, whatever else is forgotten. */
    @Test void noNotificationIsForgotten() {
        var random = new Random(SEED);
        System.out.println("RttResponderTest: seed " + SEED);
        var parameters = RnicParameters.SMALL.speakingRoce();
        try (var dut = Simulation.of(new RttResponder(parameters), Engine.JVM)) {
            var io = dut.io();
            var notices = io.notices().orElseThrow();
            var given = new ArrayList<Integer>();
            var told = new ArrayList<Integer>();
            int forgotten = 0;
            for (int i = 0; i < 20_000; i++) {
                boolean busy = i % 200 < 120;                // the line stands still, then everything leaves
                int qp = random.nextInt(parameters.queuePairs());
                dut.pin(io.answers().ready()).set(busy ? random.nextInt(30) == 0 : i % 200 > 130);
                boolean asks = busy && random.nextInt(3) == 0;
                dut.pin(io.requests().valid()).set(asks);
                forgotten += asks ? 1 : 0;
                dut.settle();
                if (!dut.pin(notices.valid()).isSet() && busy && random.nextBoolean()) {
                    dut.pin(notices.valid()).set(1);
                    dut.pin(notices.payload().signal().qp()).set(qp);
                    dut.settle();
                }
                if (dut.pin(notices.valid()).isSet() && dut.pin(notices.ready()).isSet()) {
                    given.add((int) dut.pin(notices.payload().signal().qp()).get());
                }
                if (dut.pin(io.answers().valid()).isSet() && dut.pin(io.answers().ready()).isSet()) {
                    boolean notice = dut.pin(io.answers().payload().kind()).get(AnswerKind.class) == AnswerKind.SIGNAL;
                    assertThat(dut.pin(io.notifying().orElseThrow()).isSet()).isEqualTo(notice);
                    forgotten -= notice ? 0 : 1;
                    if (notice) {
                        told.add((int) dut.pin(io.answers().payload().flow().qp()).get());
                    }
                }
                boolean taken = dut.pin(notices.ready()).isSet();
                dut.step();
                if (taken) {
                    dut.pin(notices.valid()).set(0);
                }
            }
            assertThat(told).as("-Dhdl.seed=%d", SEED).isEqualTo(given).hasSizeGreaterThan(500);
            assertThat(forgotten).as("requests of peers that found no room").isPositive();
        }
    }

    @Test void noAcknowledgementIsAResponse() {
        WrongDrive.isAnswered(new RttResponder(RnicParameters.SMALL), "no acknowledgement is a response",
            Map.of("acknowledgements_valid", 1L, "acknowledgements_payload_kind", (long) AnswerKind.SACK.ordinal()),
            Map.of("acknowledgements_payload_kind", (long) AnswerKind.RTT_RESPONSE.ordinal()));
    }
}
