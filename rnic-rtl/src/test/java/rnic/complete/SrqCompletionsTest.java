package rnic.complete;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.junit.EachEngine;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import rnic.common.Words;
import rnic.memory.PortMemory;
import rnic.protocol.RnicParameters;

/** The completion of a WQE of a shared queue has the tag that the host gave it, and frees its place. */
class SrqCompletionsTest {
    private static final long SEED = Long.getLong("hdl.seed", 31);
    private static final int PAIRS = 16;
    private static final int PLACES = 8;
    private static final long RING = 0x10_0000L;

    private record Ended(int qp, int count) {}

    @EachEngine void theTagIsThatOfTheWqe(Engine engine) {
        System.out.println("SrqCompletionsTest: seed " + SEED);
        var random = new Random(SEED);
        var parameters = new RnicParameters("test", 64, PAIRS, 128, PLACES, 64, 4, 16, 16 * 1024, 322_266).sharing(4);
        var memory = new hdl.sim.agent.SparseMemory();
        try (var dut = Simulation.of(new CompletionWriter(parameters), engine)) {
            var io = dut.io();
            PortMemory.writing(dut, io.memory(), memory);
            var setup = Words.stream(dut, "setup", 0, random);
            var queues = Words.valid(dut, "queues", 0, random);
            var receives = Words.stream(dut, "receives", 0.3, random);
            var sends = Words.stream(dut, "sends", 0.3, random);
            var dealt = Words.valid(dut, "srq_dealt", 0, random);
            var ended = new ArrayList<Ended>();
            var end = io.srq().orElseThrow().ended();
            var valid = dut.pin(end.valid());
            var qp = dut.pin(end.value().qp());
            var count = dut.pin(end.value().count());
            dut.add(new Agent() {
                @Override public void drive() {
                }

                @Override public void sample() {
                    if (valid.isSet()) {
                        ended.add(new Ended((int) qp.get(), (int) count.get()));
                    }
                }
            });
            memory.set(RING, new byte[64 << 12]);
            queues.send(Map.of("index", 1L, "valid", 1L, "base", RING, "size", 12L));
            for (int i = 0; i < PAIRS; i++) {
                setup.send(Map.of("qp", (long) i, "sends", 1L, "receives", 1L, "srq_used", i & 1L, "srq_srq", i / 4L));
            }
            dut.stepUntil(() -> setup.isDone() && queues.isDone(), 200);

            var held = new HashMap<Integer, Deque<Integer>>();
            var begun = new int[PAIRS];
            var done = new int[PAIRS];
            var expected = new ArrayDeque<List<Integer>>();
            var ends = new ArrayList<Ended>();
            int index = 0;
            int rounds = engine == Engine.ICARUS ? 300 : 1500;
            for (int round = 0; round < rounds; round++) {
                int pair = random.nextInt(PAIRS);
                var tags = held.computeIfAbsent(pair, _ -> new ArrayDeque<>());
                boolean isShared = pair % 2 == 1;
                if (isShared && random.nextBoolean() && tags.size() < PLACES && receives.isDone()) {
                    int tag = random.nextInt(0x10000);
                    tags.add(tag);
                    dealt.send(Map.of("qp", (long) pair, "place", (long) begun[pair]++ % PLACES, "tag", (long) tag));
                } else if (isShared && !tags.isEmpty()) {
                    send(receives, pair, done[pair]++, true);
                    ends.add(new Ended(pair, done[pair] % (2 * PLACES)));
                    expected.add(List.of(pair, tags.poll(), 2 | 4, pair / 4));
                } else if (!isShared) {
                    int wqe = random.nextInt(0x10000);
                    send(receives, pair, wqe, true);
                    expected.add(List.of(pair, wqe, 2, 0));
                }
                dut.step(random.nextInt(20));
                if (random.nextInt(10) == 0) {
                    dut.stepUntil(receives::isDone, 500);
                    dut.step(100);
                    send(sends, 1, 7, false);
                    expected.add(List.of(1, 7, 0, 0));
                    dut.step(100);
                }
                dut.stepUntil(() -> receives.isDone() && dealt.isDone(), 500);
                dut.step(30);
                index = read(memory, expected, index);
            }
            dut.step(200);
            index = read(memory, expected, index);
            assertThat(expected).isEmpty();
            assertThat(ended).isEqualTo(ends);
            assertThat(index).isGreaterThan(2 * rounds / 3);
        }
    }

    private static void send(Words words, int qp, int wqe, boolean isReceive) {
        words.send(Map.of("qp", (long) qp, "is_receive", isReceive ? 1L : 0L, "wqe_index", wqe & 0xFFFFL,
            "solicited", 0L,
            "waiting", 0L, "status", 0L));
    }

    /** Everything that is there is what is expected, in order. */
    private static int read(hdl.sim.agent.SparseMemory memory, Deque<List<Integer>> expected, int from) {
        int index = from;
        for (;; index++) {
            var entry = ByteBuffer.wrap(memory.get(RING + 64L * index, 64)).order(ByteOrder.LITTLE_ENDIAN);
            if (entry.get(63) == 0) {
                return index;
            }
            assertThat(List.of(entry.getInt(0), entry.getShort(16) & 0xFFFF, (int) entry.get(6),
                entry.getShort(18) & 0xFFFF)).as("entry " + index).isEqualTo(expected.poll());
        }
    }
}
