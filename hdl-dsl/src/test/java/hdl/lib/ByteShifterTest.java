package hdl.lib;

import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.ByteShifter.Direction;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ByteShifterTest {
    private static final int BYTES = 8;

    /** Both directions in one model; the offset travels in front, so that it stays with its packet. */
    record Both() implements Circuit<Both.Io> {
        record Io(Stream<Join.Pair<UInt, Beat>> forward, Stream<Join.Pair<UInt, Beat>> backward, Stream<Beat> later,
                  Stream<Beat> earlier) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var tagged = Stream.of(Join.Pair.of(uint(3), Beat.of(BYTES)));
            var beats = Stream.of(Beat.of(BYTES));
            return new Io(p.in(tagged), p.in(tagged), p.out(beats), p.out(beats));
        }

        @Override public void body(Io io) {
            var later = instance(new ByteShifter(BYTES, Direction.LATER));
            var earlier = instance(new ByteShifter(BYTES, Direction.EARLIER));
            feed(later, io.forward);
            feed(earlier, io.backward);
            link(io.later, later.out());
            link(io.earlier, earlier.out());
        }

        private static void feed(ByteShifter.Io shifter, Stream<Join.Pair<UInt, Beat>> in) {
            shifter.offset().set(in.payload().left());
            link(shifter.in(), new Stream<>(in.valid(), in.ready(), in.payload().right()));
        }
    }

    /** A plain beat. */
    record Bytes(long data, long keep, boolean last) {}

    /** A plain beat with its offset. */
    record Tagged(long left, Bytes right) {}

    /** The beats of a packet; bytes that do not count are given. */
    private static List<Bytes> beats(byte[] packet, byte filler) {
        var beats = new ArrayList<Bytes>();
        for (int from = 0; from < packet.length; from += BYTES) {
            long data = 0;
            long keep = 0;
            for (int i = 0; i < BYTES; i++) {
                boolean inside = from + i < packet.length;
                data |= (inside ? packet[from + i] & 0xFFL : filler & 0xFFL) << 8 * i;
                keep |= inside ? 1L << i : 0;
            }
            beats.add(new Bytes(data, keep, from + BYTES >= packet.length));
        }
        return beats;
    }

    /** Only what counts. */
    private static Bytes kept(Bytes beat) {
        long mask = 0;
        for (int i = 0; i < BYTES; i++) {
            mask |= (beat.keep() >> i & 1) == 1 ? 0xFFL << 8 * i : 0;
        }
        return new Bytes(beat.data() & mask, beat.keep(), beat.last());
    }

    @EachEngine void everyLengthAtEveryOffset(Engine engine) {
        var random = new SplittableRandom(9);
        int packets = engine == Engine.JVM ? 1500 : 100;
        for (double stall : new double[] {0.3, 0}) {
            var sent = new ArrayList<Tagged>();
            var later = new ArrayList<Bytes>();
            var earlier = new ArrayList<Bytes>();
            for (int i = 0; i < packets; i++) {
                var packet = new byte[1 + random.nextInt(3 * BYTES + 1)];
                random.nextBytes(packet);
                int offset = random.nextInt(BYTES);
                beats(packet, (byte) random.nextInt()).forEach(beat -> sent.add(new Tagged(offset, beat)));
                var moved = new byte[packet.length + offset];
                System.arraycopy(packet, 0, moved, offset, packet.length);
                later.addAll(beats(moved, (byte) 0));
                if (packet.length > offset) {
                    earlier.addAll(beats(Arrays.copyOfRange(packet, offset, packet.length), (byte) 0));
                }
            }
            try (var dut = Simulation.of(new Both(), engine)) {
                dut.add(new StreamSource<>(dut, dut.io().forward(), Tagged.class).stall(stall).send(sent));
                dut.add(new StreamSource<>(dut, dut.io().backward(), Tagged.class).stall(stall).send(sent));
                var foundLater = dut.add(new StreamSink<>(dut, dut.io().later(), Bytes.class).stall(stall));
                var foundEarlier = dut.add(new StreamSink<>(dut, dut.io().earlier(), Bytes.class).stall(stall));
                long cycles = dut.stepUntil(() -> foundLater.received().size() >= later.size(), 20L * packets);
                dut.step(later.size());
                assertThat(foundLater.received().stream().map(ByteShifterTest::kept).toList()).isEqualTo(later);
                assertThat(foundEarlier.received().stream().map(ByteShifterTest::kept).toList()).isEqualTo(earlier);
                if (stall == 0) {
                    assertThat(cycles).as("the output never pauses").isEqualTo(later.size() + 1);
                }
            }
        }
    }

    @EachEngine void theInputOfBytesTakenOffNeverWaits(Engine engine) {
        var random = new SplittableRandom(10);
        var sent = new ArrayList<Tagged>();
        for (int i = 0; i < 60; i++) {
            var packet = new byte[1 + random.nextInt(3 * BYTES)];
            int offset = 1 + random.nextInt(BYTES - 1);
            beats(packet, (byte) 0).forEach(beat -> sent.add(new Tagged(offset, beat)));
        }
        try (var dut = Simulation.of(new Both(), engine)) {
            var source = dut.add(new StreamSource<>(dut, dut.io().backward(), Tagged.class).send(sent));
            dut.add(new StreamSink<>(dut, dut.io().earlier(), Bytes.class));
            dut.step(sent.size());
            assertThat(source.sent()).isEqualTo(sent.size());
        }
    }

    @Test void parametersThatCannotWorkAreRefused() {
        assertThatThrownBy(() -> new ByteShifter(12, Direction.LATER)).hasMessageContaining(
            "ByteShifter of 12 bytes: a beat has a power of two, at least 2");
    }
}
