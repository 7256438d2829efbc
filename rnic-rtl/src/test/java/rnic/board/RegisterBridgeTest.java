package rnic.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.lib.axi.AxiLite;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Accesses of a 64-bit bus at registers of 32 bits, against a memory of words in Java. */
class RegisterBridgeTest {
    private static final int REGISTERS = 64;
    private static final long SEED = 20_260_725;

    record Address(int id, int addr, int len, int size, int burst, boolean lock, int cache, int prot, int qos) {}

    record WriteData(long data, int strb, boolean last) {}

    record WriteResponse(int id, int resp) {}

    record ReadData(int id, long data, int resp, boolean last) {}

    /** The registers: words with byte strobes behind AXI4-Lite; the one at 0xF0 answers with an error. */
    private static final class Registers implements Agent {
        private static final int BAD = 0xF0;
        private final AxiLite bus;
        private final Simulation<?> dut;
        private final Random random = new Random(SEED);
        private final int[] words = new int[REGISTERS];
        private final List<Integer> read = new ArrayList<>();
        private final Deque<Integer> addresses = new ArrayDeque<>();
        private final Deque<Long> data = new ArrayDeque<>();
        private Integer writeAnswer;
        private Integer readAddress;

        Registers(Simulation<?> dut, AxiLite bus) {
            this.dut = dut;
            this.bus = bus;
        }

        private Pin pin(hdl.Data<?> signal) {
            return dut.pin(signal);
        }

        @Override public void drive() {
            pin(bus.awready()).set(random.nextBoolean());
            pin(bus.wready()).set(random.nextBoolean());
            pin(bus.arready()).set(readAddress == null && random.nextBoolean());
            pin(bus.bvalid()).set(writeAnswer != null);
            pin(bus.bresp()).set(writeAnswer == null ? 0 : writeAnswer);
            pin(bus.rvalid()).set(readAddress != null);
            pin(bus.rdata()).set(readAddress == null ? 0 : words[readAddress / 4] & 0xFFFF_FFFFL);
            pin(bus.rresp()).set(readAddress != null && readAddress == BAD ? 2 : 0);
        }

        /** Registers are words: that is where each of them stands. */
        private static int word(int address) {
            assertThat(address % 4).as("address %s", address).isZero();
            return address;
        }

        private boolean fires(hdl.Data<?> valid, hdl.Data<?> ready) {
            return pin(valid).get() == 1 && pin(ready).get() == 1;
        }

        @Override public void sample() {
            assertThat(pin(bus.bready()).isSet() || writeAnswer == null).as("who waits for an answer takes it").isTrue();
            assertThat(pin(bus.rready()).isSet() || readAddress == null).as("who waits for a word takes it").isTrue();
            if (fires(bus.bvalid(), bus.bready())) {
                writeAnswer = null;
            }
            if (fires(bus.rvalid(), bus.rready())) {
                readAddress = null;
            }
            if (fires(bus.awvalid(), bus.awready())) {
                addresses.add(word((int) pin(bus.awaddr()).get()));
            }
            if (fires(bus.wvalid(), bus.wready())) {
                data.add(pin(bus.wdata()).get() | pin(bus.wstrb()).get() << 32);
            }
            if (fires(bus.arvalid(), bus.arready())) {
                readAddress = word((int) pin(bus.araddr()).get());
                read.add(readAddress);
            }
            if (!addresses.isEmpty() && !data.isEmpty()) {
                int address = addresses.remove();
                long word = data.remove();
                write(words, address, word, (int) (word >> 32));
                writeAnswer = address == BAD ? 2 : 0;
            }
        }
    }

    private static void write(int[] words, int address, long word, int strobes) {
        for (int i = 0; i < 4; i++) {
            if ((strobes >> i & 1) == 1) {
                int mask = 0xFF << 8 * i;
                words[address / 4] = words[address / 4] & ~mask | (int) word & mask;
            }
        }
    }

    /** The bridge with its two sides. */
    private static final class Bench implements AutoCloseable {
        final Simulation<RegisterBridge.Io> dut = Simulation.of(new RegisterBridge(16, 64, 4, 8));
        final Registers registers = dut.add(new Registers(dut, dut.io().mAxi()));
        final StreamSource<Address> aw = dut.add(new StreamSource<>(dut, dut.io().sAxi().aw(), Address.class));
        final StreamSource<WriteData> w = dut.add(new StreamSource<>(dut, dut.io().sAxi().w(), WriteData.class));
        final StreamSource<Address> ar = dut.add(new StreamSource<>(dut, dut.io().sAxi().ar(), Address.class));
        final StreamSink<WriteResponse> b = dut.add(new StreamSink<>(dut, dut.io().sAxi().b(), WriteResponse.class));
        final StreamSink<ReadData> r = dut.add(new StreamSink<>(dut, dut.io().sAxi().r(), ReadData.class));

        WriteResponse write(int id, int address, int size, WriteData... beats) {
            int before = b.received().size();
            aw.send(new Address(id, address, beats.length - 1, size, 1, false, 0, 0, 0));
            w.send(beats);
            dut.stepUntil(() -> b.received().size() > before, 1_000);
            return b.received().getLast();
        }

        List<ReadData> read(int id, int address, int size, int beats) {
            int before = r.received().size();
            ar.send(new Address(id, address, beats - 1, size, 1, false, 0, 0, 0));
            dut.stepUntil(() -> r.received().size() == before + beats, 1_000);
            return List.copyOf(r.received().subList(before, before + beats));
        }

        @Override public void close() {
            dut.close();
        }
    }

    @Test void aWordIsWrittenFromItsLaneAndReadInEveryLane() {
        try (var bench = new Bench()) {
            assertThat(bench.write(5, 0x24, 2, new WriteData(0x1234_5678_0000_0000L, 0xF0, true)))
                .isEqualTo(new WriteResponse(5, 0));
            assertThat(bench.registers.words[9]).isEqualTo(0x1234_5678);
            assertThat(bench.read(6, 0x24, 2, 1))
                .containsExactly(new ReadData(6, 0x1234_5678_1234_5678L, 0, true));
            assertThat(bench.registers.read).containsExactly(0x24);      // no neighbour is touched
        }
    }

    @Test void aBurstReachesEveryWordWithAStrobe() {
        try (var bench = new Bench()) {
            bench.write(1, 0x08, 3, new WriteData(0xAAAA_AAAA_BBBB_BBBBL, 0xFF, false),
                new WriteData(0xCCCC_CCCC_DDDD_DDDDL, 0x0F, false), new WriteData(0xEEEE_EEEE_FFFF_FFFFL, 0x30, true));
            assertThat(bench.registers.words).startsWith(0, 0, 0xBBBB_BBBB, 0xAAAA_AAAA, 0xDDDD_DDDD, 0, 0, 0xEEEE);
            assertThat(bench.read(2, 0x08, 3, 3)).containsExactly(
                new ReadData(2, 0xAAAA_AAAA_BBBB_BBBBL, 0, false), new ReadData(2, 0x0000_0000_DDDD_DDDDL, 0, false),
                new ReadData(2, 0x0000_EEEE_0000_0000L, 0, true));
        }
    }

    @Test void aBurstOfWordsIsReadWordByWord() {
        try (var bench = new Bench()) {
            var expected = new ArrayList<ReadData>();
            for (int i = 0; i < 4; i++) {
                bench.registers.words[5 + i] = 0x1111_1111 * (1 + i);
                expected.add(new ReadData(4, 0x1111_1111_1111_1111L * (1 + i), 0, i == 3));
            }
            assertThat(bench.read(4, 0x14, 2, 4)).isEqualTo(expected);
            assertThat(bench.registers.read).containsExactly(0x14, 0x18, 0x1C, 0x20);
        }
    }

    @Test void aBurstThatBeginsWithinABeatGoesOnWithWholeBeats() {
        try (var bench = new Bench()) {
            bench.write(1, 0x0C, 3, new WriteData(0x1111_1111_0000_0000L, 0xF0, false),
                new WriteData(0x3333_3333_2222_2222L, 0xFF, true));
            assertThat(bench.registers.words).startsWith(0, 0, 0, 0x1111_1111, 0x2222_2222, 0x3333_3333, 0);
        }
    }

    @Test void errorsOfTheRegistersAndPlacesBehindThemAreAnswered() {
        try (var bench = new Bench()) {
            assertThat(bench.write(3, 0xF0, 2, new WriteData(1, 0x0F, true)).resp()).isEqualTo(2);
            assertThat(bench.read(3, 0xF0, 2, 1).getFirst().resp()).isEqualTo(2);
            assertThat(bench.write(3, 0x100, 2, new WriteData(1, 0x0F, true)).resp()).isEqualTo(3);
            assertThat(bench.read(3, 0x100, 2, 1)).containsExactly(new ReadData(3, 0, 3, true));
            assertThat(bench.read(3, 0x00, 2, 1).getFirst().resp()).isZero();      // the error is not kept
            assertThat(bench.registers.words[0]).isZero();
        }
    }

    @Test void randomAccessesAgreeWithAMemory() {
        var random = new Random(SEED);
        var words = new int[REGISTERS];
        try (var bench = new Bench()) {
            for (int n = 0; n < 300; n++) {
                int address = 8 * random.nextInt(REGISTERS / 2 - 4);
                int beats = 1 + random.nextInt(3);
                if (random.nextBoolean()) {
                    var data = new WriteData[beats];
                    for (int i = 0; i < beats; i++) {
                        data[i] = new WriteData(random.nextLong(), random.nextInt(256), i == beats - 1);
                        write(words, address + 8 * i, data[i].data, data[i].strb & 15);
                        write(words, address + 8 * i + 4, data[i].data >> 32, data[i].strb >> 4);
                    }
                    bench.write(n % 16, address, 3, data);
                } else {
                    var beat = bench.read(n % 16, address, 3, beats).getLast();
                    int at = address / 4 + 2 * (beats - 1);
                    assertThat(beat.data).as("seed " + SEED + ", access " + n)
                        .isEqualTo(words[at] & 0xFFFF_FFFFL | (long) words[at + 1] << 32);
                }
            }
            assertThat(bench.registers.words).as("seed " + SEED).isEqualTo(words);
        }
    }

    @Test void aBridgeWithMoreRegistersThanAddressesIsRefused() {
        assertThatThrownBy(() -> new RegisterBridge(12, 512, 4, 13)).isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("13 of 12 address bits");
    }
}
