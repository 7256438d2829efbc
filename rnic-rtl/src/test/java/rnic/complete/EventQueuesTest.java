package rnic.complete;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.junit.EachEngine;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.WrongDrive;
import rnic.complete.EventBench.Told;
import rnic.protocol.EventType;
import rnic.protocol.RnicParameters;

/** Events in, entries in rings of host memory that a host reads as it would. */
class EventQueuesTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_261_128);
    private static final long BASE = 0x12_3456_0000L;

    private static Told completion(int queue) {
        return new Told(EventType.COMPLETION.ordinal(), 0, queue);
    }

    private static Told fatal(int number) {
        return new Told(EventType.QP_FATAL.ordinal(), number & 0xFF, number & 0xFFFF);
    }

    /** One of queue 0 and one of a completion queue: where they stand, what they say, who is interrupted. */
    @EachEngine void anEntryStandsWhereItBelongs(Engine engine) {
        try (var bench = new EventBench(64, engine)) {
            bench.make(0, BASE, 2);
            bench.make(5, 0xFFFF_FFFF_FFFF_F000L, 8);
            bench.join(3, 5);
            bench.tell(EventType.QP_FATAL, 0xAB, 0x1234);
            bench.complete(3);
            bench.complete(4);                               // tells none
            bench.step(100);

            assertThat(bench.poll(0)).containsExactly(new Told(EventType.QP_FATAL.ordinal(), 0xAB, 0x1234));
            assertThat(bench.poll(5)).containsExactly(completion(3));
            assertThat(bench.interrupts(0)).isOne();
            assertThat(bench.interrupts(5)).isOne();
            assertThat(bench.bus.writes()).isEqualTo(2);
        }
    }

    /** What is told while there is no queue is told nobody. */
    @Test void nobodyIsToldOfWhatWasBeforeTheQueue() {
        try (var bench = new EventBench(64, Engine.JVM)) {
            bench.join(1, 6);
            bench.tell(EventType.BUS_ERROR, 0, 0);
            bench.complete(1);
            bench.step(60);
            bench.make(0, BASE, 2);
            bench.make(6, BASE + 0x1000, 2);
            bench.step(60);
            assertThat(bench.bus.writes()).isZero();
        }
    }

    /** Every event is read once, in the order of its queue, whatever bus and host do; completion queues as they were told. */
    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyEventIsReadOnce(int bytes) {
        for (double stall : new double[] {0, 0.7}) {
            try (var bench = new EventBench(bytes, Engine.JVM)) {
                bench.bus.stall(stall).latency(1, stall > 0 ? 90 : 8);
                randomEvents(bench, new Random(SEED + bytes));
            }
        }
    }

    private static void randomEvents(EventBench bench, Random random) {
        int[] queueOf = new int[EventBench.COMPLETION_QUEUES];
        for (int i = 0; i < EventBench.QUEUES; i++) {
            bench.make(i, BASE + 0x10_0000L * i, i == 4 ? 0 : random.nextInt(4));
        }
        for (int i = 0; i < queueOf.length; i++) {
            queueOf[i] = 1 + i % (EventBench.QUEUES - 1);
            bench.join(i, queueOf[i]);
        }
        boolean[] isTold = new boolean[queueOf.length];
        Deque<Told> expected = new ArrayDeque<>();
        int completions = 0;
        for (int i = 0; i < 12_000; i++) {
            boolean closing = i >= 5000;
            int queue = random.nextInt(queueOf.length);
            if (!closing && !isTold[queue] && random.nextInt(3) == 0) {
                bench.complete(queue);
                isTold[queue] = true;
                completions++;
            }
            if (!closing && random.nextInt(12) == 0) {
                expected.add(fatal(i));
                bench.tell(EventType.QP_FATAL, i & 0xFF, i);
            }
            bench.step(1 + random.nextInt(3));
            int read = random.nextInt(EventBench.QUEUES);
            for (var event : bench.poll(read)) {
                if (read == 0) {
                    assertThat(event).as("seed %d, step %d", SEED, i).isEqualTo(expected.poll());
                } else {
                    assertThat(event.type()).isEqualTo(EventType.COMPLETION.ordinal());
                    assertThat(queueOf[event.object()]).isEqualTo(read);
                    assertThat(isTold[event.object()]).as("queue %d was told once", event.object()).isTrue();
                    isTold[event.object()] = false;
                }
            }
            if (closing || random.nextInt(4) == 0) {
                bench.ring(read);
            }
        }
        assertThat(expected).as("seed %d", SEED).isEmpty();
        assertThat(isTold).doesNotContain(true);
        assertThat(completions).isGreaterThan(500);
        assertThat(bench.fulls()).isPositive();
        for (int i = 0; i < EventBench.QUEUES; i++) {
            assertThat(bench.interrupts(i)).isPositive();
        }
    }

    /** A queue that nobody reads keeps what it has, holds up no other, and gets the rest when it is read. */
    @Test void aFullQueueLosesNothingAndHoldsUpNoOther() {
        try (var bench = new EventBench(64, Engine.JVM)) {
            bench.make(0, BASE, 1);
            bench.make(1, BASE + 0x1000, 1);
            bench.make(2, BASE + 0x2000, 4);
            for (int i = 0; i < 8; i++) {
                bench.join(i, i < 6 ? 1 : 2);
            }
            for (int i = 0; i < 5; i++) {
                bench.tell(EventType.CQ_OVERRUN, 0, i);
            }
            for (int i = 0; i < 8; i++) {
                bench.complete(i);
            }
            bench.step(400);
            assertThat(bench.fulls()).as("once for each queue").isEqualTo(2);
            assertThat(bench.allAreTaken()).isFalse();
            assertThat(bench.poll(2)).containsExactly(completion(6), completion(7));
            assertThat(bench.bus.writes()).isEqualTo(6);

            var first = bench.poll(1);
            var second = new ArrayList<>(bench.poll(0));
            assertThat(first).hasSize(2);
            bench.consume(1, 9);                             // a count that cannot be frees nothing
            bench.step(200);
            assertThat(bench.bus.writes()).isEqualTo(6);
            var all = new ArrayList<>(first);
            for (int i = 0; i < 4; i++) {
                bench.ring(0);
                bench.ring(1);
                bench.step(100);
                second.addAll(bench.poll(0));
                all.addAll(bench.poll(1));
            }
            assertThat(all).containsExactlyInAnyOrder(completion(0), completion(1), completion(2), completion(3),
                completion(4), completion(5));
            assertThat(second).extracting(Told::object).containsExactly(0, 1, 2, 3, 4);
        }
    }

    /** Whatever is being found out when the host makes room, the event that found none is told. */
    @Test void roomThatComesInTheMiddleIsSeen() {
        for (int offset = 0; offset < 12; offset++) {
            try (var bench = new EventBench(64, Engine.JVM)) {
                bench.make(0, BASE, 0);
                bench.tell(EventType.QP_FATAL, 0, 1);
                bench.step(60);
                assertThat(bench.poll(0)).hasSize(1);
                bench.tell(EventType.QP_FATAL, 0, 2);
                bench.step(offset);
                bench.ring(0);
                bench.step(60);
                assertThat(bench.poll(0)).as("%d cycles later", offset).extracting(Told::object).containsExactly(2);
            }
        }
    }

    /** No entry after the answer: not in the ring that has ended, and a new one begins in its first lap. */
    @Test void nothingIsWrittenBehindTheEnd() {
        var random = new Random(SEED);
        try (var bench = new EventBench(32, Engine.JVM)) {
            bench.bus.stall(0.5).latency(1, 200);
            bench.make(0, BASE, 4);
            for (int i = 0; i < EventBench.COMPLETION_QUEUES; i++) {
                bench.join(i, 3);
            }
            int written = 0;
            for (int life = 0; life < 40; life++) {
                bench.make(3, BASE + 0x1000L * (1 + life % 2), 3);
                List<Integer> queues = new ArrayList<>();
                for (int i = 0; i < EventBench.COMPLETION_QUEUES; i++) {
                    queues.add(i);
                }
                Collections.shuffle(queues, random);
                for (int queue : queues.subList(0, 1 + random.nextInt(8))) {
                    bench.complete(queue);
                    bench.step(random.nextInt(12));
                }
                bench.end(3);
                byte[] left = bench.bytes(3);
                bench.complete(random.nextInt(EventBench.COMPLETION_QUEUES));
                bench.step(300);
                assertThat(bench.bytes(3)).as("life %d, seed %d", life, SEED).isEqualTo(left);
                written += bench.poll(3).size();
            }
            assertThat(written).isBetween(30, 300);
        }
    }

    /** An interrupt says that the entry is in memory. */
    @Test void theEntryIsThereBeforeTheInterrupt() {
        try (var bench = new EventBench(64, Engine.JVM)) {
            bench.bus.latency(30, 60);
            bench.make(7, BASE, 3);
            bench.join(2, 7);
            for (int i = 0; i < 8; i++) {
                bench.complete(2);
                for (int cycle = 0; bench.interrupts(7) == i; cycle++) {
                    assertThat(cycle).isLessThan(200);
                    bench.step(1);
                }
                assertThat(bench.isWritten(7, i)).isTrue();
            }
        }
    }

    /** Each queue has its own moderation. */
    @Test void aQueueWaitsForTheNumberOrTheTime() {
        try (var bench = new EventBench(64, Engine.JVM)) {
            for (int i = 1; i < 4; i++) {
                bench.make(i, BASE + 0x1000L * i, 5);
                bench.join(i, i);
            }
            bench.moderate(2, 3, 0xFFFF);
            bench.moderate(3, 0xFF, 50);
            for (int i = 0; i < 6; i++) {
                for (int queue = 1; queue < 4; queue++) {
                    bench.complete(queue);
                }
                bench.step(60);
            }
            assertThat(bench.interrupts(1)).isEqualTo(6);
            assertThat(bench.interrupts(2)).isEqualTo(2);
            assertThat(bench.interrupts(3)).isZero();
            bench.dut.pin(bench.dut.io().now()).set(60);
            bench.step(10);
            assertThat(bench.interrupts(3)).isOne();
        }
    }

    @Test void whatTheBusRefusesIsAFault() {
        try (var bench = new EventBench(64, Engine.JVM)) {
            bench.bus.refuse(_ -> true);
            bench.make(0, BASE, 3);
            bench.tell(EventType.BUS_ERROR, 0, 0);
            bench.step(60);
            assertThat(bench.faults()).isOne();
        }
    }

    @Test void anAnswerBelongsToAnEntry() {
        WrongDrive.isAnswered(new EventQueues(RnicParameters.SMALL), "every answer belongs to an entry", Map.of(),
            Map.of("memory_answers_valid", 1L));
    }
}
