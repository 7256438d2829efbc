package hdl.sim.agent;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Random;
import java.util.stream.LongStream;

class StreamAgentsTest {
    record Word(UInt data, UInt tag, Bool last) implements Bundle<Word> {
        static final Shape<Word> SHAPE = bundle(f -> new Word(f.of(uint(100)), f.of(uint(5)), f.of(bool())));
    }

    record Plain(BigInteger data, int tag, boolean last) {}

    @EachEngine void everyValueArrivesOnceAndInOrder(Engine engine) {
        try (var dut = Simulation.of(new RegisterSlice<>(uint(32)), engine)) {
            var values = LongStream.range(0, 200).boxed().toList();
            var source = dut.add(new StreamSource<>(dut, dut.io().in(), Long.class).stall(0.3).send(values));
            var sink = dut.add(new StreamSink<>(dut, dut.io().out(), Long.class).stall(0.5));
            dut.stepUntil(() -> sink.received().size() == 200, 2000);
            assertThat(sink.received()).isEqualTo(values);
            assertThat(source.isDone()).isTrue();
            assertThat(source.sent()).isEqualTo(200);
        }
    }

    @EachEngine void bundlesTravelAsRecords(Engine engine) {
        var random = new Random(11);
        var sent = new ArrayList<Plain>();
        for (int i = 0; i < 50; i++) {
            sent.add(new Plain(new BigInteger(100, random), random.nextInt(32), random.nextBoolean()));
        }
        var board = new Scoreboard<Plain>("slice");
        board.expect(sent);
        try (var dut = Simulation.of(new RegisterSlice<>(Word.SHAPE), engine)) {
            dut.add(new StreamSource<>(dut, dut.io().in(), Plain.class).send(sent));
            dut.add(new StreamSink<>(dut, dut.io().out(), Plain.class).to(board::observe));
            dut.stepUntil(board::isDone, 60);
            board.assertDone();
            assertThat(board.matched()).isEqualTo(50);
        }
    }

    /** Shows a beat in every second cycle, whether anybody takes it or not. */
    record Fickle() implements Circuit<Fickle.Io> {
        record Io(Stream<UInt> out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.out(Stream.of(uint(8))));
        }

        @Override public void body(Io io) {
            var phase = reg(uint(8)).init(0);
            phase.next(phase.plus(1));
            hdl.Hdl.ignore(io.out.ready());
            io.out.valid().set(phase.bit(1));
            io.out.payload().set(phase.and(0xfe));
        }
    }

    /** Keeps its beat up, and changes it. */
    record Restless() implements Circuit<Restless.Io> {
        record Io(Stream<UInt> out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.out(Stream.of(uint(8))));
        }

        @Override public void body(Io io) {
            var value = reg(uint(8)).init(3);
            value.next(value.plus(1));
            hdl.Hdl.ignore(io.out.ready());
            io.out.valid().set(true);
            io.out.payload().set(value);
        }
    }

    @EachEngine void aWithdrawnBeatIsFound(Engine engine) {
        try (var dut = Simulation.of(new Fickle(), engine)) {
            dut.add(new StreamSink<>(dut, dut.io().out(), Long.class).stall(1));
            assertThatThrownBy(() -> dut.step(20))
                .hasMessageMatching("StreamAgentsTest.java:\\d+: HDL805: 'out' withdrew a beat: "
                    + "valid fell at cycle 6 while ready was 0; keep valid and payload until ready is 1");
        }
    }

    @EachEngine void aChangedBeatIsFound(Engine engine) {
        try (var dut = Simulation.of(new Restless(), engine)) {
            dut.add(new StreamSink<>(dut, dut.io().out(), Long.class).stall(1));
            assertThatThrownBy(() -> dut.step(20))
                .hasMessageMatching("StreamAgentsTest.java:\\d+: HDL805: 'out' changed a beat that waits: "
                + "at cycle 3 'out_payload' went from 0x3 to 0x4 while ready was 0; "
                + "keep valid and payload until ready is 1");
        }
    }

    @EachEngine void stallsComeFromTheSeed(Engine engine) {
        assertThat(cyclesOf(engine, 5)).isEqualTo(cyclesOf(engine, 5)).isNotEqualTo(cyclesOf(engine, 6));
    }

    private static long cyclesOf(Engine engine, long seed) {
        try (var dut = Simulation.of(new RegisterSlice<>(uint(8)), engine, Options.standard().seed(seed))) {
            dut.add(new StreamSource<>(dut, dut.io().in(), Long.class).stall(0.5)
                .send(LongStream.range(0, 100).boxed().toList()));
            var sink = dut.add(new StreamSink<>(dut, dut.io().out(), Long.class).stall(0.5));
            return dut.stepUntil(() -> sink.received().size() == 100, 2000);
        }
    }
}
