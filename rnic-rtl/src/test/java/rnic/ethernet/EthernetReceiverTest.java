package rnic.ethernet;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.common.FrameBeat;
import rnic.common.WrongDrive;
import rnic.parse.ReceiveCheck;
import rnic.protocol.RnicParameters;

/** Frames of which some are the Ethernet NIC's: those are given on whole, in order, or not at all. */
class EthernetReceiverTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_302);

    /** A frame on its way, and whose it is. */
    private record Frame(byte[] bytes, boolean ethernet, boolean management) {}

    private final Random random = new Random(SEED);
    private final List<Frame> wanted = new ArrayList<>();
    /** Those whose end will be known in a cycle. */
    private final Map<Long, Frame> known = new HashMap<>();
    private final List<Boolean> marks = new ArrayList<>();
    private Simulation<EthernetReceiver.Io> dut;
    private FrameBeat.Collector line;
    private int bytes;
    private double stalls;
    private long cycle;
    private int given;
    private int dropped;
    private long backlog;

    private void open(int width) {
        bytes = width;
        dut = Simulation.of(new EthernetReceiver(width), Engine.JVM);
        line = new FrameBeat.Collector(width);
    }

    /** A frame, beat by beat, with pauses before some. */
    private void send(Frame frame, double pauses) {
        var io = dut.io();
        var beats = FrameBeat.of(frame.bytes(), bytes, random);
        if (frame.ethernet()) {
            wanted.add(frame);
        }
        for (var beat : beats) {
            while (random.nextDouble() < pauses) {
                step();
            }
            dut.pin(io.frames().valid()).set(true);
            dut.pin(io.frames().value().data()).setWords(beat.data());
            dut.pin(io.frames().value().keep()).setWords(beat.keep());
            dut.pin(io.frames().value().last()).set(beat.last());
            if (beat.last()) {
                known.put(cycle + ReceiveCheck.LATENCY, frame);
            }
            step();
            dut.pin(io.frames().valid()).set(false);
        }
    }

    private int beats(Frame frame) {
        return (frame.bytes().length + bytes - 1) / bytes;
    }

    /** One cycle: whose frame has ended is told, and what is shown may be taken. */
    private void step() {
        var io = dut.io();
        var frame = known.remove(cycle);
        dut.pin(io.owner().valid()).set(frame != null);
        dut.pin(io.owner().value().ethernet()).set(frame != null ? frame.ethernet() : random.nextBoolean());
        dut.pin(io.owner().value().management()).set(frame != null ? frame.management() : random.nextBoolean());
        dut.pin(io.mAxis().tready()).set(random.nextDouble() >= stalls);
        dut.settle();
        if (dut.pin(io.mAxis().tvalid()).isSet() && dut.pin(io.mAxis().tready()).isSet()) {
            boolean last = dut.pin(io.mAxis().tlast()).isSet();
            boolean mark = dut.pin(io.mAxis().tuser().orElseThrow()).isSet();
            line.add(new FrameBeat(dut.pin(io.mAxis().tdata()).words(), dut.pin(io.mAxis().tkeep()).words(), last));
            assertThat(mark && !last).as("tuser before the last beat").isFalse();
            if (last) {
                marks.add(mark);
            }
            backlog--;
        }
        if (dut.pin(io.given()).isSet()) {
            backlog += beats(wanted.get(given));
            given++;
        }
        if (dut.pin(io.dropped()).isSet()) {
            var lost = wanted.remove(given);
            assertThat(backlog + beats(lost)).as("beats that would have had to find room")
                .isGreaterThan(RnicParameters.ETHERNET_BYTES / bytes);
            dropped++;
        }
        dut.step();
        cycle++;
    }

    private Frame any(int most) {
        boolean ethernet = random.nextInt(3) > 0;
        var frame = new byte[1 + random.nextInt(random.nextBoolean() ? 2 * bytes : most)];
        random.nextBytes(frame);
        return new Frame(frame, ethernet, ethernet && random.nextBoolean());
    }

    private void rest() {
        stalls = 0;
        for (int i = 0; i < 2 * RnicParameters.ETHERNET_BYTES / bytes + 50; i++) {
            step();
        }
        assertThat(line.frames()).as("-Dhdl.seed=%d", SEED).hasSameSizeAs(wanted).hasSize(given);
        for (int i = 0; i < given; i++) {
            assertThat(line.frames().get(i)).as("frame %d, -Dhdl.seed=%d", i, SEED).isEqualTo(wanted.get(i).bytes());
            assertThat(marks.get(i)).as("frame %d", i).isEqualTo(wanted.get(i).management());
        }
    }

    @ParameterizedTest @CsvSource({"32, 0", "32, 0.3", "64, 0", "64, 0.7", "128, 0.1"})
    void allThatIsItsIsGivenOn(int width, double pauses) {
        open(width);
        try (var _ = dut) {
            for (int i = 0; i < 500; i++) {
                stalls = 0.1 * (i % 4);
                send(any(3000), Math.max(pauses, stalls));
            }
            rest();
            assertThat(dropped).isZero();
        }
    }

    /** Who takes little loses whole frames, and only when the store is full. */
    @ParameterizedTest @CsvSource({"32, 0.95", "64, 0.9", "128, 1"})
    void whatFindsNoRoomIsDroppedAsAWhole(int width, double stalled) {
        open(width);
        try (var _ = dut) {
            stalls = stalled;
            for (int i = 0; i < 300; i++) {
                send(any(4210), 0);
            }
            rest();
            assertThat(dropped).isGreaterThan(20);
        }
    }

    /** As the documents say: 13 cycles behind its last beat. */
    @Test void aFrameLeavesThirteenCyclesBehindItsEnd() {
        open(64);
        try (var simulation = dut) {
            stalls = 1;
            send(new Frame(new byte[640], true, false), 0);
            long ended = cycle - 1;
            while (!simulation.pin(simulation.io().mAxis().tvalid()).isSet()) {
                step();
            }
            assertThat(cycle - ended).isEqualTo(13);
        }
    }

    @Test void anOwnerIsThatOfAFrame() {
        WrongDrive.isAnswered(new EthernetReceiver(32), "a frame's owner is known with its last beat", Map.of(),
            Map.of("owner_valid", 1L));
    }
}
