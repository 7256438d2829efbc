package hdl.lib;

import static hdl.Hdl.instance;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;

class CrcTest {
    private static final CrcCode CASTAGNOLI = new CrcCode(32, 0x82F63B78L, true, 0xFFFFFFFFL, 0xFFFFFFFFL);
    /** CRC-64 of ECMA-182. */
    private static final CrcCode ECMA = new CrcCode(64, 0x42F0E1EBA9EA3693L, false, 0, 0);
    /** CRC-24 of OpenPGP. */
    private static final CrcCode OPENPGP = new CrcCode(24, 0x864CFBL, false, 0xB704CEL, 0);
    private static final List<Crc> CIRCUITS = List.of(new Crc(CrcCode.ETHERNET, 8), new Crc(CrcCode.ETHERNET, 1),
        new Crc(CrcCode.CCITT, 3), new Crc(CASTAGNOLI, 5), new Crc(ECMA, 12),
        new Crc(CASTAGNOLI, 32), new Crc(CrcCode.ETHERNET, 16, 4, 2), new Crc(OPENPGP, 6, 2, 1));

    /** All circuits over the same bytes, so that one model holds them. */
    record All() implements Circuit<All.Io> {
        record One(Valid<Beat> in, Valid<UInt> crc) implements Bundle<One> {}

        record Io(One a, One b, One c, One d, One e, One f, One g, One h) implements Bundle<Io> {
            List<One> ones() {
                return List.of(a, b, c, d, e, f, g, h);
            }
        }

        @Override public Io ports(Ports p) {
            return new Io(one(p, 0), one(p, 1), one(p, 2), one(p, 3), one(p, 4), one(p, 5), one(p, 6),
                one(p, 7));
        }

        private static One one(Ports p, int i) {
            var crc = CIRCUITS.get(i);
            return new One(p.in(Valid.of(Beat.of(crc.bytes()))), p.out(Valid.of(uint(crc.code().width()))));
        }

        @Override public void body(Io io) {
            var ones = io.ones();
            for (int i = 0; i < ones.size(); i++) {
                var crc = instance(CIRCUITS.get(i));
                crc.in().set(ones.get(i).in());
                ones.get(i).crc().set(crc.crc());
            }
        }
    }

    /** A packet on its way into one circuit, and what came out. */
    private static final class Lane {
        private final Crc circuit;
        private final List<Pin> pins;
        private final Pin crcValid;
        private final Pin crc;
        private final List<Long> expected = new ArrayList<>();
        private final List<Long> found = new ArrayList<>();
        private final List<Long> lastBeat = new ArrayList<>();
        private byte[] packet = {};
        private int sent;

        Lane(Simulation<All.Io> dut, int index) {
            circuit = CIRCUITS.get(index);
            var io = dut.io().ones().get(index);
            var beat = io.in().value();
            pins = List.of(dut.pin(io.in().valid()), dut.pin(beat.data()), dut.pin(beat.keep()), dut.pin(beat.last()));
            crcValid = dut.pin(io.crc().valid());
            crc = dut.pin(io.crc().value());
        }

        /** Drives one cycle; bytes that do not count are noise. */
        void drive(long cycle, boolean pause, int longest, SplittableRandom random) {
            pins.get(0).set(!pause);
            if (!pause && sent == packet.length) {
                int units = random.nextInt((longest + circuit.unit() - 1) / circuit.unit());
                packet = new byte[units * circuit.unit() + (circuit.rest() == 0 ? circuit.unit() : circuit.rest())];
                random.nextBytes(packet);
                sent = 0;
                expected.add(circuit.code().of(packet));
            }
            int count = Math.min(circuit.bytes(), packet.length - sent);
            var words = new long[(circuit.bytes() + 7) / 8];
            for (int i = 0; i < circuit.bytes(); i++) {
                long value = !pause && i < count ? packet[sent + i] & 0xFF : random.nextInt(256);
                words[i / 8] |= value << 8 * (i % 8);
            }
            pins.get(1).setWords(words);
            pins.get(2).set((1L << (pause ? random.nextInt(circuit.bytes() + 1) : count)) - 1);
            pins.get(3).set(pause ? random.nextBoolean() : sent + count == packet.length);
            if (!pause) {
                sent += count;
                if (sent == packet.length) {
                    lastBeat.add(cycle);
                }
            }
        }

        void sample(long cycle) {
            if (crcValid.isSet()) {
                assertThat(cycle - lastBeat.get(found.size())).as("latency").isEqualTo(circuit.latency());
                found.add(crc.get());
            }
        }
    }

    private static void run(Engine engine, int cycles, int longest, int pauses) {
        var random = new SplittableRandom(77);
        try (var dut = Simulation.of(new All(), engine)) {
            var lanes = new ArrayList<Lane>();
            for (int i = 0; i < CIRCUITS.size(); i++) {
                lanes.add(new Lane(dut, i));
            }
            for (int cycle = 0; cycle < cycles; cycle++) {
                for (var lane : lanes) {
                    lane.drive(cycle, cycle > cycles - 40 && lane.sent == lane.packet.length
                        || random.nextInt(100) < pauses, longest, random);
                }
                dut.settle();
                for (var lane : lanes) {
                    lane.sample(cycle);
                }
                dut.step();
            }
            for (var lane : lanes) {
                int done = lane.found.size();
                assertThat(done).isGreaterThanOrEqualTo(lane.expected.size() - 1);
                assertThat(lane.found).as(lane.circuit.moduleName()).isEqualTo(lane.expected.subList(0, done));
            }
        }
    }

    @EachEngine void packetsOfAnyLengthWithGaps(Engine engine) {
        run(engine, engine == Engine.JVM ? 5000 : 300, 30, 30);
    }

    @EachEngine void packetsOfOneBeatBackToBack(Engine engine) {
        run(engine, engine == Engine.JVM ? 1000 : 150, 1, 0);
    }

    @Test void theCodesAreTheOnesOfTheWorld() {
        var text = "123456789".getBytes(StandardCharsets.US_ASCII);
        assertThat(CrcCode.ETHERNET.of(text)).isEqualTo(0xCBF43926L);
        assertThat(CrcCode.CCITT.of(text)).isEqualTo(0x29B1L);
        assertThat(CASTAGNOLI.of(text)).isEqualTo(0xE3069283L);
        assertThat(OPENPGP.of(text)).isEqualTo(0x21CF02L);
        assertThat(ECMA.of(text)).isEqualTo(0x6C40DF5F0B497347L);
        var bytes = new byte[300];
        new SplittableRandom(1).nextBytes(bytes);
        for (int length = 0; length <= bytes.length; length++) {
            var part = Arrays.copyOf(bytes, length);
            var ethernet = new CRC32();
            var castagnoli = new CRC32C();
            ethernet.update(part);
            castagnoli.update(part);
            assertThat(CrcCode.ETHERNET.of(part)).isEqualTo(ethernet.getValue());
            assertThat(CASTAGNOLI.of(part)).isEqualTo(castagnoli.getValue());
        }
    }

    @Test void parametersThatCannotWorkAreRefused() {
        assertThatThrownBy(() -> new Crc(CrcCode.CCITT, 0)).hasMessageContaining("Crc of 0 bytes: a beat has at least 1");
        for (int[] ends : new int[][] {{0, 0}, {3, 0}, {4, 4}, {4, -1}}) {
            assertThatThrownBy(() -> new Crc(CrcCode.CCITT, 8, ends[0], ends[1])).hasMessageContaining("Crc of 8 bytes in units "
                + "of " + ends[0] + " and " + ends[1]
                + " more: the unit divides the bytes of a beat, and the rest is less than a unit");
        }
    }
}
