package rnic.complete;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.junit.EachEngine;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.complete.CompletionOrderBench.Event;
import rnic.complete.CompletionOrderBench.Life;
import rnic.protocol.Outcome;

/** Retired packets of many queue pairs against a list of what must come of them, with stalls and new lives. */
class CompletionOrderTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_271);

    private static void traffic(Engine engine, double stall, int packets) {
        var random = new Random(SEED + (long) (100 * stall));
        try (var bench = new CompletionOrderBench(engine, stall, random)) {
            for (int row = 0; row < CompletionOrderBench.FLOWS; row++) {
                bench.renew(row, random.nextBoolean() ? 0xFFFFFF - random.nextInt(50) : random.nextInt(1 << 24));
            }
            int row = 0;
            for (int i = 0; i < packets; i++) {
                if (random.nextInt(3) == 0) {
                    row = random.nextInt(CompletionOrderBench.FLOWS);
                }
                bench.add(row);
                bench.step();
                while (bench.noting.size() > 8 || random.nextInt(6) == 0) {
                    bench.step();
                }
                if (random.nextInt(packets / 20) == 0) {
                    bench.renew(row, random.nextInt(1 << 24));
                }
            }
            bench.drain();
            assertThat(bench.completions.matched()).isGreaterThan(packets / 9);
            assertThat(bench.crossings.matched()).as("Reads and atomics of the peer").isGreaterThan(packets / 20);
            assertThat(bench.reads.matched()).as("Reads").isGreaterThan(packets / 20);
            if (packets >= 20_000) { // fewer need not fill the queue once
                assertThat(bench.busyCycles > 0).as("busy at all").isEqualTo(stall > 0.5);
            }
        }
    }

    /** Packets of others end a message in every cycle; those of a cycle that is wanted come so much later. */
    @ParameterizedTest @ValueSource(ints = {1, 2, 3, 5, 6, 7, 8, 9, 16})
    void aSetupAsksForTheCyclesThatNotesDoNotLeave(int later) {
        var random = new Random(SEED);
        try (var bench = new CompletionOrderBench(Engine.JVM, 0, random)) {
            var wanted = bench.dut.pin(bench.dut.io().wanted());
            var ready = bench.dut.pin(bench.dut.io().setup().ready());
            var free = new ArrayDeque<Boolean>();
            for (int i = 0; i < later; i++) {
                free.add(false);
            }
            for (int round = 0; round < 20; round++) {
                int cycles = 0;
                for (boolean done = false; !done && cycles < CompletionOrderBench.PATIENCE; cycles++) {
                    boolean notes = !free.remove();
                    bench.stash.idle(random);
                    if (notes) {
                        bench.stash.show(Map.of("qp", 1L + random.nextInt(8), "msn", (long) random.nextInt(1 << 24)));
                    }
                    bench.setup.show(Map.of("flow", 9L, "psn", 100L * round));
                    bench.dut.settle();
                    free.add(wanted.isSet());
                    done = ready.isSet();
                    bench.dut.step();
                }
                assertThat(cycles).as("cycles of a setup").isLessThanOrEqualTo(7 * bench.parameters.messages()
                    + later + 8);
                bench.setup.idle(random);
                for (int pause = random.nextInt(20); pause > 0; pause--) {
                    free.remove();
                    bench.stash.show(Map.of("qp", 1L));
                    bench.dut.settle();
                    free.add(wanted.isSet());
                    bench.dut.step();
                }
            }
        }
    }

    @ParameterizedTest @ValueSource(doubles = {0, 0.3, 0.8})
    void completionsEventsAndReportsComeInOrder(double stall) {
        traffic(Engine.JVM, stall, 20_000);
    }

    /** Packets between the queue and who takes the events, in the pipeline and in their own queue, as counted. */
    private static final int BEHIND = 25;

    /** Nobody takes events: what may be forgotten fills the queue to one more than half of it, and is counted. */
    @Test void theQueueIsBusyWhenItIsMoreThanHalfFull() {
        try (var bench = new CompletionOrderBench(Engine.JVM, 1, new Random(SEED))) {
            int shown = shownUntilBusy(bench);
            assertThat(shown).as("packets until it is busy").isEqualTo(CompletionOrder.DEPTH / 2 + 1 + BEHIND);
            assertThat(bench.dut.pin(bench.dut.io().entered()).get()).as("that came in").isEqualTo(shown);
            show(bench, Outcome.DUPLICATE);
            assertThat(bench.dut.pin(bench.dut.io().entered()).get()).as("that came in, with one more")
                .isEqualTo(shown);
        }
    }

    /** Behind busy there is room for as many accepted packets as the other half holds; not one of them is forgotten. */
    @Test void halfOfTheQueueIsLeftForAcceptedPackets() {
        try (var bench = new CompletionOrderBench(Engine.JVM, 1, new Random(SEED))) {
            int shown = shownUntilBusy(bench);
            for (int i = 1; i < CompletionOrder.DEPTH / 2; i++) {
                show(bench, Outcome.OUT_OF_ORDER);
            }
            assertThat(bench.dut.pin(bench.dut.io().entered()).get()).as("packets that came in")
                .isEqualTo(shown + CompletionOrder.DEPTH / 2 - 1);
        }
    }

    private static int shownUntilBusy(CompletionOrderBench bench) {
        bench.stash.idle(bench.random);
        bench.renew(3, 100);
        int shown = 0;
        while (!bench.dut.pin(bench.dut.io().busy()).isSet()) {
            show(bench, Outcome.DUPLICATE);
            assertThat(++shown).as("packets of which none has left").isLessThan(CompletionOrder.DEPTH);
        }
        return shown;
    }

    /** A packet in one cycle, and none in some that follow. */
    private static void show(CompletionOrderBench bench, Outcome outcome) {
        bench.retired.show(Map.of("flow_qp", 3L, "flow_responses", 0L, "outcome", (long) outcome.ordinal(),
            "trimmed", 0L, "error_valid", 0L, "progress_expected", 100L, "progress_messages", 0L));
        bench.dut.step();
        bench.retired.idle(bench.random);
        bench.dut.step(8);
        bench.dut.settle();
    }

    /** Beyond 2^12 messages, which is as far as the stash tells them apart, and beyond 2^16 receive requests. */
    @Test void oneQueuePairGoesOnUntilItsNumbersWrap() {
        var random = new Random(SEED);
        try (var bench = new CompletionOrderBench(Engine.JVM, 0.3, random)) {
            bench.renew(5, 0xFFFFF0);
            while (bench.lives[5].receives < 65_536 + 200) {
                bench.add(5);
                bench.step();
                while (bench.noting.size() > 8) {
                    bench.step();
                }
            }
            bench.drain();
        }
    }

    /** The peer leaves out a message number: what stands there is of the life before, or of the lap before. */
    @ParameterizedTest @ValueSource(ints = {0, 1, 20})
    void aMessageThatWasLeftOutIsTheFaultOfThePeer(int earlier) {
        var random = new Random(SEED);
        try (var bench = new CompletionOrderBench(Engine.JVM, 0, random)) {
            bench.renew(3, 100);
            for (int i = 0; i < 40; i++) {
                bench.add(3);
            }
            bench.renew(3, 200);
            var life = bench.lives[3];
            while (life.messages < earlier) {
                bench.add(3);
            }
            bench.drain();
            int expected = life.expected;
            var packet = bench.packet(3);
            while (packet.event.completing() || !packet.event.advancing()) {
                packet = bench.packet(3);
            }
            var event = packet.event;
            life.messages++;
            packet.retired.put("progress_messages", (long) life.messages);
            packet.event = new Event(3, event.congested(), true, true, true, true, event.notReady(), 1,
                1 - (life.expected - expected) & 0x1FF);
            packet.report = null;
            bench.noting.add(packet);
            bench.drain();
            nothingMore(bench, life);
        }
    }

    /** The second of two messages that name one receive request; a third in the same packet is good. */
    @ParameterizedTest @ValueSource(ints = {1, 2})
    void aReceiveRequestIsNotUsedTwice(int wrong) {
        var random = new Random(SEED);
        try (var bench = new CompletionOrderBench(Engine.JVM, 0, random)) {
            bench.renew(3, 100);
            var life = bench.lives[3];
            var packet = bench.packet(3);
            while (packet.completions.size() != 3 || !packet.crossings.isEmpty()) {
                bench.renew(3, 100);
                packet = bench.packet(3);
            }
            var naming = packet.stash.stream().filter(note -> note.get("kind") != 0 && note.get("kind") < 5).toList();
            naming.get(wrong).put("wqe_index", naming.get(wrong - 1).get("wqe_index"));
            packet.completions.subList(wrong, 3).clear();
            var event = packet.event;
            packet.event = new Event(3, event.congested(), true, true, true, true, event.notReady(), 1,
                event.behindGap());
            packet.report = null;
            bench.noting.add(packet);
            bench.drain();
            assertThat(bench.used).as("requests that have completed").isEqualTo(wrong);
            nothingMore(bench, life);
        }
    }

    /** Until it begins a new life, nothing of the queue pair completes or is reported. */
    private static void nothingMore(CompletionOrderBench bench, Life life) {
        bench.renew(4, 50);
        for (int i = 0; i < 10; i++) {
            life.reported = life.messages;
            var packet = bench.packet(3);
            var event = packet.event;
            packet.completions.clear();
            packet.crossings.clear();
            packet.event = new Event(3, event.congested(), event.counting(), event.advancing(), event.completing(),
                true,
                event.notReady(), 1, event.behindGap());
            packet.report = null;
            bench.noting.add(packet);
            bench.add(4);
        }
        bench.drain();
        bench.renew(3, 500);
        for (int i = 0; i < 20; i++) {
            bench.add(3);
        }
        bench.drain();
    }

    @EachEngine void everyEngineAgrees(Engine engine) {
        traffic(engine, 0.7, engine == Engine.ICARUS ? 500 : 5000);
    }
}
