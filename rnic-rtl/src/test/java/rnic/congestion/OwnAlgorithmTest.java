package rnic.congestion;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.*;
import hdl.lib.Divider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.messages.FlowEvent.Kind;
import veroce.congestion.CongestionControl;
import veroce.congestion.CongestionDecision;
import veroce.congestion.CongestionEvent;

/** Algorithms of one's own in the slot: that of the documentation, and such as break the contract. */
class OwnAlgorithmTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_615);
    private static final Path EXAMPLE = Path.of("src/test/java/rnic/congestion/DelayWindow.java");
    private static final Path PAGE = Path.of("../docs/congestion.md");
    private static final int BASE = 149;
    private static final int TARGET = 83;
    private static final int MOST = 11_008;

    @Test void thePageShowsWhatIsCompiled() throws IOException {
        assertThat(Files.readString(PAGE)).contains("```java\n" + Files.readString(EXAMPLE) + "```\n");
    }

    /** {@link DelayWindow} in Java. */
    private static final class Model implements CongestionControl {
        private int window;
        private int cutAt;

        @Override public CongestionDecision accept(CongestionEvent event) {
            boolean acks = event.kind() == CongestionEvent.Kind.ACK && event.roundTrip() != CongestionEvent.UNTIMED;
            boolean late = event.roundTrip() >= BASE + TARGET;
            if (event.kind() == CongestionEvent.Kind.SETUP) {
                window = MOST;
            } else if (acks && late || event.kind() == CongestionEvent.Kind.TRIM) {
                if ((event.now() - cutAt & 0xffff) >= BASE) {
                    window -= window >> 3;
                    cutAt = event.now();
                }
            } else if (acks) {
                window += 4 * event.delivered();
            }
            window = Math.clamp(window, CongestionDecision.PACKET, MOST);
            return new CongestionDecision(window, 0);
        }
    }

    @Test void theExampleDoesWhatItSays() {
        var random = new Random(SEED);
        var models = new Model[1];
        try (var bench = new SlotBench(new DelayWindow(), () -> models[0] = new Model(), SEED)) {
            bench.set("base_rtt", BASE);
            bench.set("target", TARGET);
            bench.set("most", MOST);
            begin(bench);
            for (int i = 0; i < 20_000; i++) {
                bench.clock(bench.now() + random.nextInt(60));
                bench.send(random.nextInt(SlotBench.FLOWS), random.nextInt(12) == 0 ? QueuedEvent.of(Kind.TRIM)
                    : new QueuedEvent(Kind.ACK, random.nextInt(20), 0, random.nextInt(9) > 0,
                        BASE + random.nextInt(2 * TARGET), 0, false));
            }
            bench.finish();
        }
    }

    /** What is kept begins with anything: first every flow is told of a life. */
    private static void begin(SlotBench bench) {
        for (int flow = 0; flow < SlotBench.FLOWS; flow++) {
            bench.send(flow, QueuedEvent.of(Kind.SETUP));
        }
        bench.idle(40);
    }

    @Test void withoutAnAlgorithmTheWindowIsTheLargest() {
        try (var bench = new SlotBench(new NoCongestionControl(), () -> event -> new CongestionDecision(MOST, 0),
                SEED)) {
            bench.set("most", MOST);
            var random = new Random(SEED);
            for (int i = 0; i < 3000; i++) {
                bench.send(random.nextInt(SlotBench.FLOWS), QueuedEvent.any(random));
            }
            bench.finish();
        }
    }

    @Doc("Gives every flow a window and a rate of its choice.")
    record Fixed(int window, int rate, int cycles) implements CongestionAlgorithm<NoCongestionControl.Begun> {
        @Override public Shape<NoCongestionControl.Begun> state() {
            return bundle(NoCongestionControl.Begun.class, bool());
        }

        @Override public void body(Io<NoCongestionControl.Begun> io) {
            ignore(io.now(), io.event(), io.state(), io.settings());
            io.changed().yes().set(true);
            io.window().set(window);
            io.rate().set(rate);
            io.opened().set(false);
        }
    }

    @Test void whoBreaksTheContractIsToldSo() {
        assertThatThrownBy(() -> alone(new Fixed(31, 100, 4))).hasMessageContaining(
            "claim 'a window is an eighth of a packet or more' is false");
        assertThatThrownBy(() -> alone(new Fixed(255, 0, 4))).hasMessageContaining(
            "claim 'a window of less than a packet has a pace' is false");
        run(new Fixed(32, 1, 3));
        run(new Fixed(256, 0, 12));
        for (int cycles : new int[] {2, 13}) {
            assertThatIllegalArgumentException().isThrownBy(() -> run(new Fixed(256, 0, cycles)))
                .withMessageContaining("decides in %d cycles; use 3 to 12", cycles);
        }
        assertThatIllegalArgumentException().isThrownBy(
                () -> new CongestionSlot(SlotBench.SIZE.controlled(new Divider(4, 4))))
            .withMessageContaining("it must be a CongestionAlgorithm");
    }

    /** Its claims alone judge it: every flow is begun, and decided on. */
    private static void alone(Fixed algorithm) {
        try (var dut = Words.simulation(new CongestionSlot(SlotBench.SIZE.controlled(algorithm)), SEED)) {
            dut.pin("events_valid").set(0);
            dut.pin("notice_valid").set(0);
            dut.step(100);
        }
    }

    @Test void whoAsksBeforeTheAnswerIsToldSo() {
        try (var dut = Words.simulation(new CongestionSlot(SlotBench.SIZE.controlled(new Fixed(256, 0, 3))), SEED)) {
            dut.pin("events_valid").set(0);
            dut.pin("notice_valid").set(0);
            dut.pin("query_asked_valid").set(1);
            assertThatThrownBy(() -> dut.step(2)).hasMessageContaining(
                "claim 'the next question comes behind the answer' is false");
        }
    }

    private static void run(Fixed algorithm) {
        try (var bench = new SlotBench(algorithm,
                () -> event -> new CongestionDecision(algorithm.window(), algorithm.rate()), SEED)) {
            bench.idle(100);
            bench.send(3, QueuedEvent.of(Kind.TRIM));
            bench.finish();
        }
    }
}
