package hdl.lib;

import static hdl.Hdl.ignore;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.uint;
import static hdl.Hdl.vec;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.Vec;
import hdl.lib.PlainPackets.Bytes;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Circuits that change the beats of packets, all in one model: every byte comes out, in its place. */
class PacketCircuitsTest {
    private static final int BYTES = 8;
    private static final int NARROW = 2;
    private static final int RATIO = 3;
    /** Less than a beat, a beat, some beats, and some with a rest. */
    private static final List<Integer> HEADERS = List.of(3, 8, 16, 21);
    private static final int LONGEST_HEADER = 21;
    private static final double[][] STALLS = {{0, 0}, {0.4, 0}, {0, 0.4}, {0.5, 0.5}};

    /** One lane for each length of a header. */
    record All() implements Circuit<All.Io> {
        record Io(Stream<Beat> narrow, Stream<Beat> wide, Stream<Beat> widened, Stream<Beat> narrowed,
                  Vec<Stream<UInt>> headers, Vec<Stream<Beat>> bodies, Vec<Stream<Beat>> inserted,
                  Vec<Stream<Beat>> packets, Vec<Stream<HeaderStrip.Header>> stripped, Vec<Stream<Beat>> rests)
            implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            int n = HEADERS.size();
            var narrow = Stream.of(Beat.of(NARROW));
            var wide = Stream.of(Beat.of(NARROW * RATIO));
            var beats = vec(Stream.of(Beat.of(BYTES)), n);
            return new Io(p.in(narrow), p.in(wide), p.out(wide), p.out(narrow),
                p.in(vec(Stream.of(uint(8 * LONGEST_HEADER)), n)), p.in(beats), p.out(beats),
                p.in(beats), p.out(vec(Stream.of(HeaderStrip.Header.of(LONGEST_HEADER)), n)), p.out(beats));
        }

        @Override public void body(Io io) {
            var up = instance(new WidthUp(NARROW, RATIO));
            var down = instance(new WidthDown(NARROW, RATIO));
            link(up.in(), io.narrow);
            link(io.widened, up.out());
            link(down.in(), io.wide);
            link(io.narrowed, down.out());
            for (int i = 0; i < HEADERS.size(); i++) {
                var insert = instance(new HeaderInsert(BYTES, HEADERS.get(i)));
                insert.header().valid().set(io.headers.at(i).valid());
                insert.header().payload().set(io.headers.at(i).payload().trunc(8 * HEADERS.get(i)));
                ignore(io.headers.at(i).payload());
                io.headers.at(i).ready().set(insert.header().ready());
                link(insert.in(), io.bodies.at(i));
                link(io.inserted.at(i), insert.out());

                var strip = instance(new HeaderStrip(BYTES, HEADERS.get(i)));
                link(strip.in(), io.packets.at(i));
                io.stripped.at(i).valid().set(strip.header().valid());
                io.stripped.at(i).payload().bytes().set(strip.header().payload().bytes().zext(8 * LONGEST_HEADER));
                io.stripped.at(i).payload().whole().set(strip.header().payload().whole());
                io.stripped.at(i).payload().body().set(strip.header().payload().body());
                strip.header().ready().set(io.stripped.at(i).ready());
                link(io.rests.at(i), strip.out());
            }
        }
    }

    /** A plain header. */
    record Plain(BigInteger bytes, boolean whole, boolean body) {}

    private static int rounds(Engine engine) {
        return engine == Engine.JVM ? 40 : 4;
    }

    private static Simulation<All.Io> started(Engine engine, int round) {
        return Simulation.of(new All(), engine, Options.standard().seed(round));
    }

    @EachEngine void beatsBecomeWiderAndNarrower(Engine engine) {
        for (int round = 0; round < rounds(engine); round++) {
            var random = new SplittableRandom(round);
            var stall = STALLS[round % STALLS.length];
            var packets = PlainPackets.random(random, 60, 1, 5 * NARROW * RATIO);
            var narrow = PlainPackets.beats(packets, NARROW, random);
            var wide = PlainPackets.beats(packets, NARROW * RATIO, random);
            try (var dut = started(engine, round)) {
                var io = dut.io();
                dut.add(new StreamSource<>(dut, io.narrow(), Bytes.class).stall(stall[0]).send(narrow));
                dut.add(new StreamSource<>(dut, io.wide(), Bytes.class).stall(stall[0]).send(wide));
                var widened = dut.add(new StreamSink<>(dut, io.widened(), Bytes.class).stall(stall[1]));
                var narrowed = dut.add(new StreamSink<>(dut, io.narrowed(), Bytes.class).stall(stall[1]));
                long cycles = dut.stepUntil(() -> widened.received().size() >= wide.size()
                    && narrowed.received().size() >= narrow.size(), 10L * narrow.size());
                dut.step(10);
                assertThat(PlainPackets.packets(widened.received(), NARROW * RATIO))
                    .isEqualTo(PlainPackets.text(packets));
                assertThat(PlainPackets.packets(narrowed.received(), NARROW)).isEqualTo(PlainPackets.text(packets));
                if (stall[0] + stall[1] == 0) {
                    assertThat(cycles).as("one narrow beat per cycle on either side").isEqualTo(narrow.size() + 1);
                }
            }
        }
    }

    @EachEngine void everyPacketGetsItsHeader(Engine engine) {
        for (int round = 0; round < rounds(engine); round++) {
            var random = new SplittableRandom(100 + round);
            var stall = STALLS[round % STALLS.length];
            try (var dut = started(engine, round)) {
                var io = dut.io();
                var sinks = new ArrayList<StreamSink<Bytes>>();
                var expected = new ArrayList<List<String>>();
                var beats = new ArrayList<Integer>();
                for (int i = 0; i < HEADERS.size(); i++) {
                    int length = HEADERS.get(i);
                    var headers = PlainPackets.random(random, 40, LONGEST_HEADER, LONGEST_HEADER);
                    var bodies = PlainPackets.random(random, 40, 1, 4 * BYTES);
                    var whole = new ArrayList<byte[]>();
                    for (int k = 0; k < headers.size(); k++) {
                        whole.add(PlainPackets.joined(Arrays.copyOf(headers.get(k), length), bodies.get(k)));
                    }
                    dut.add(new StreamSource<>(dut, io.headers().at(i), BigInteger.class).stall(stall[0])
                        .send(headers.stream().map(PlainPackets::number).toList()));
                    dut.add(new StreamSource<>(dut, io.bodies().at(i), Bytes.class).stall(stall[0])
                        .send(PlainPackets.beats(bodies, BYTES, random)));
                    sinks.add(dut.add(new StreamSink<>(dut, io.inserted().at(i), Bytes.class).stall(stall[1])));
                    expected.add(PlainPackets.text(whole));
                    beats.add(PlainPackets.beats(whole, BYTES, random).size());
                }
                long most = beats.stream().mapToInt(count -> count).max().orElseThrow();
                dut.stepUntil(() -> sinks.getLast().received().size() >= beats.getLast(), 10 * most);
                if (stall[0] + stall[1] == 0) {
                    assertThat(dut.cycle(0)).as("the output never pauses").isLessThanOrEqualTo(beats.getLast() + 8L);
                }
                dut.step(4 * most);
                for (int i = 0; i < HEADERS.size(); i++) {
                    assertThat(PlainPackets.packets(sinks.get(i).received(), BYTES)).as("header of %d", HEADERS.get(i))
                        .isEqualTo(expected.get(i));
                }
            }
        }
    }

    @EachEngine void everyPacketLosesItsHeader(Engine engine) {
        for (int round = 0; round < rounds(engine); round++) {
            var random = new SplittableRandom(200 + round);
            var stall = STALLS[round % STALLS.length];
            try (var dut = started(engine, round)) {
                var io = dut.io();
                var headers = new ArrayList<StreamSink<Plain>>();
                var rests = new ArrayList<StreamSink<Bytes>>();
                var sources = new ArrayList<StreamSource<Bytes>>();
                var sent = new ArrayList<List<byte[]>>();
                var beats = new ArrayList<List<Bytes>>();
                for (int i = 0; i < HEADERS.size(); i++) {
                    sent.add(PlainPackets.random(random, 60, 1, HEADERS.get(i) + 3 * BYTES));
                    beats.add(PlainPackets.beats(sent.get(i), BYTES, random));
                    sources.add(dut.add(new StreamSource<>(dut, io.packets().at(i), Bytes.class).stall(stall[0])
                        .send(beats.get(i))));
                    headers.add(dut.add(new StreamSink<>(dut, io.stripped().at(i), Plain.class).stall(stall[1])));
                    rests.add(dut.add(new StreamSink<>(dut, io.rests().at(i), Bytes.class).stall(stall[1])));
                }
                if (stall[0] + stall[1] == 0) {
                    dut.step(beats.stream().mapToInt(List::size).max().orElseThrow());
                    assertThat(sources).as("the input never waits").allMatch(StreamSource::isDone);
                }
                dut.step(2000);
                for (int i = 0; i < HEADERS.size(); i++) {
                    check(HEADERS.get(i), sent.get(i), headers.get(i).received(), rests.get(i).received());
                }
            }
        }
    }

    private static void check(int length, List<byte[]> sent, List<Plain> headers, List<Bytes> rests) {
        var bodies = sent.stream().filter(packet -> packet.length > length)
            .map(packet -> Arrays.copyOfRange(packet, length, packet.length)).toList();
        assertThat(PlainPackets.packets(rests, BYTES)).as("bodies behind %d", length)
            .isEqualTo(PlainPackets.text(bodies));
        assertThat(headers).hasSameSizeAs(sent);
        for (int k = 0; k < sent.size(); k++) {
            var packet = sent.get(k);
            var header = headers.get(k);
            assertThat(header.whole()).as("packet of %d, header of %d", packet.length, length)
                .isEqualTo(packet.length >= length);
            assertThat(header.body()).isEqualTo(packet.length > length);
            int there = Math.min(length, packet.length);
            assertThat(header.bytes().mod(BigInteger.TWO.pow(8 * there)))
                .isEqualTo(PlainPackets.number(Arrays.copyOf(packet, there)));
        }
    }

    @Test void parametersThatCannotWorkAreRefused() {
        assertThatThrownBy(() -> new WidthUp(4, 1)).hasMessageContaining(
            "WidthUp of 1 beats of 4 bytes: a beat has at least 1 byte, and at least 2 of them are put together");
        assertThatThrownBy(() -> new WidthDown(0, 2)).hasMessageContaining("WidthDown to 2 beats of 0 bytes: ");
        assertThatThrownBy(() -> new HeaderInsert(8, 0)).hasMessageContaining(
            "HeaderInsert of 0 bytes into beats of 8 bytes: both are at least 1");
        assertThatThrownBy(() -> new HeaderStrip(0, 8)).hasMessageContaining(
            "HeaderStrip of 8 bytes from beats of 0 bytes: both are at least 1");
    }
}
