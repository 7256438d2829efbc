package rnic.top;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.SparseMemory;
import hdl.sim.agent.StreamSink;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.Words;
import rnic.fetch.SendEntry;
import rnic.memory.PortMemory;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Send queue, scheduler, window and completer together, against a peer that loses packets: every message arrives whole
 * and completes once, in order.
 */
class SendPathTest {
    private static final long SEED = Long.getLong("hdl.seed", 41);
    private static final RnicParameters PARAMETERS =
        new RnicParameters("test", 64, 16, 128, 8, 64, 16, 16, 32 * 1024, 322_266);
    private static final long MR = 0x7000_0000L;
    private static final int QUEUE_SIZE = 5;

    record Owner(int qp) {}

    record Data(Owner flow, int opcode, int psn, int msn, int po, int rqmsn, boolean retrans, boolean ackRequest,
                boolean solicited, int path, long remoteAddress, long remoteKey, long dmaLength, long immediate,
                long localAddress, int length) {
        int qp() {
            return flow.qp;
        }
    }

    record Done(int qp, boolean isReceive, int kind, int status, boolean solicited, long length, long immediate,
                int wqeIndex, int placements, boolean waiting) {}

    record Failed(int qp, int cause) {}

    /** The receiver of one queue pair. */
    private static final class Receiver {
        private final int firstPsn;
        private final TreeMap<Integer, Data> ahead = new TreeMap<>();
        private final List<Data> inOrder = new ArrayList<>();
        private int messages;

        Receiver(int firstPsn) {
            this.firstPsn = firstPsn;
        }

        /** Takes a packet; a packet twice changes nothing. */
        void take(Data data) {
            int number = data.psn - firstPsn & 0xFFFFFF;
            if (number < 1 << 23 && number >= inOrder.size()) {
                ahead.put(number, data);
            }
            while (ahead.containsKey(inOrder.size())) {
                var next = ahead.remove(inOrder.size());
                inOrder.add(next);
                messages += ends(next) ? 1 : 0;
            }
        }
    }

    private static boolean ends(Data data) {
        return data.opcode % 6 >= 2;
    }

    private static final class Bench implements Agent {
        final Simulation<SendSide.Io> dut = Words.simulation(new SendSide(PARAMETERS), SEED);
        final Random random;
        final double loss;
        final Receiver[] receivers = new Receiver[16];
        final List<List<SendEntry>> posted = new ArrayList<>();
        final SparseMemory memory = new SparseMemory();
        final Words setup;
        final Words state;
        final Words mr;
        final Words rings;
        final Words answers;
        final Words flush;
        final StreamSink<Data> transmissions;
        final StreamSink<Done> completions;
        final StreamSink<Failed> refused;
        final StreamSink<Failed> failed;
        private final TreeMap<Long, List<Map<String, Long>>> underWay = new TreeMap<>();
        private long time;
        int lost;

        Bench(double loss, double stall, Random random) {
            this.loss = loss;
            this.random = random;
            setup = Words.stream(dut, "setup", 0, random);
            state = Words.valid(dut, "state", 0, random);
            mr = Words.valid(dut, "mr", 0, random);
            rings = Words.stream(dut, "doorbell", stall, random);
            answers = Words.valid(dut, "acknowledgement", 0, random);
            flush = Words.valid(dut, "flush", 0, random);
            PortMemory.reading(dut, dut.io().memory(), memory).stall(stall).latency(60, 60);
            transmissions = dut.add(new StreamSink<>(dut, dut.io().transmissions(), Data.class).stall(stall)
                .to(this::arrive));
            completions = dut.add(new StreamSink<>(dut, dut.io().completions(), Done.class).stall(stall));
            refused = dut.add(new StreamSink<>(dut, dut.io().refused(), Failed.class));
            failed = dut.add(new StreamSink<>(dut, dut.io().failed(), Failed.class));
            var settings = dut.io().settings();
            dut.pin(settings.burst()).set(16 * 1024);
            dut.pin(settings.timers().srttShift()).set(3);
            dut.pin(settings.timers().jitter()).set(40);
            dut.pin(settings.timers().tailProbeMultiple()).set(2);
            dut.pin(settings.timers().backoffMost()).set(6);
            dut.add(this);
            mr.send(Map.of("index", 1L, "mr_valid", 1L, "mr_tag", 7L, "mr_pd", 3L,
                "mr_base", MR, "mr_length", 0x10_0000L));
            for (int qp = 0; qp < 16; qp++) {
                posted.add(new ArrayList<>());
            }
        }

        void begin(int qp) {
            int psn = random.nextInt(1 << 24);
            receivers[qp] = new Receiver(psn);
            var context = new HashMap<>(Map.of("qp", (long) qp, "context_pd", 3L, "context_mtu_code", 0L,
                "context_send_psn", (long) psn, "context_send_window", 64L, "context_message_limit", 7L,
                "context_retries", 7L, "context_rnr_retries", 7L, "context_rto_exponent", loss == 0 ? 6L : 3L));
            context.putAll(Map.of("groups_queues", 1L, "groups_receives", 1L, "groups_sends", 1L));
            context.putAll(Map.of("context_initial_srtt", 1600L, "context_last_path", 3L, "context_rate", 0L,
                "context_send_queue", 0x10_0000L * qp, "context_send_queue_size", (long) QUEUE_SIZE));
            state(qp, QueuePairState.INIT);
            setup.send(context);
            assertThat(dut.stepUntil(setup::isDone, 2000)).isLessThan(2000);
            state(qp, QueuePairState.RTS);
        }

        void state(int qp, QueuePairState to) {
            state.send(Map.of("qp", (long) qp, "state", (long) to.ordinal()));
            dut.stepUntil(state::isDone, 100);
        }

        void post(int qp, SendEntry entry) {
            var queue = posted.get(qp);
            memory.set(0x10_0000L * qp + 64L * (queue.size() & (1 << QUEUE_SIZE) - 1), entry.bytes());
            queue.add(entry);
            rings.send(Map.of("qp", (long) qp, "producer", queue.size() & 0xFFFFL));
        }

        /** Requests whose place in host memory is not free. */
        int open(int qp) {
            return posted.get(qp).size() - receivers[qp].messages;
        }

        int arrived() {
            int sum = 0;
            for (var receiver : receivers) {
                sum += receiver.messages;
            }
            return sum;
        }

        private void arrive(Data data) {
            var receiver = receivers[data.flow.qp];
            if (random.nextDouble() < loss) {
                lost++;
                if (random.nextInt(3) == 0) {                // trimmed by a switch
                    answer(data, 0x60, data.psn, data.retrans);
                }
                return;
            }
            receiver.take(data);
            if (data.ackRequest || data.retrans || data.psn % 4 == 0) {
                answer(data, 0x1F, receiver.firstPsn + receiver.inOrder.size() - 1, false);
            }
        }

        /** One round trip later. */
        private void answer(Data data, int syndrome, int psn, boolean retrans) {
            if (random.nextDouble() < loss) {
                return;
            }
            underWay.computeIfAbsent(time + 200, _ -> new ArrayList<>()).add(Map.of("flow_qp", (long) data.flow.qp, "syndrome",
                (long) syndrome, "sack", 0L, "psn", psn & 0xFFFFFFL, "retrans", retrans ? 1L : 0L, "msn",
                (long) receivers[data.flow.qp].messages, "becn", 0L, "length", 0L));
        }

        @Override public void drive() {
            time++;
            dut.pin(dut.io().now()).set(time & 0xFFFF_FFFFL);
            while (!underWay.isEmpty() && underWay.firstKey() <= time) {
                underWay.pollFirstEntry().getValue().forEach(answers::send);
            }
        }

        @Override public void sample() {
        }
    }

    private static SendEntry entry(Random random) {
        var any = SendEntry.random(random);
        long length = any.inline() ? any.length() : random.nextInt(3000);
        return new SendEntry(any.operation(), any.signaled(), any.solicited(), any.inline(), length,
            MR + random.nextInt(0x10_0000 - 3000), 256 + 7, any.immediate(), any.remoteAddress(), any.remoteKey());
    }

    @ParameterizedTest @ValueSource(doubles = {0, 0.02, 0.2})
    void everyMessageArrivesWholeAndCompletesOnce(double loss) {
        System.out.println("SendPathTest: seed " + SEED);
        var random = new Random(SEED);
        var bench = new Bench(loss, 0.1, random);
        try (var dut = bench.dut) {
            for (int qp = 0; qp < 16; qp++) {
                bench.begin(qp);
            }
            for (int round = 0; round < 400; round++) {
                int qp = random.nextInt(16);
                for (int i = random.nextInt(6); i > 0 && bench.open(qp) < 1 << QUEUE_SIZE; i--) {
                    bench.post(qp, entry(random));
                }
                dut.step(random.nextInt(100));
            }
            int messages = bench.posted.stream().mapToInt(List::size).sum();
            int wanted = bench.posted.stream().mapToInt(q -> (int) q.stream().filter(SendEntry::signaled).count())
                .sum();
            long left = dut.stepUntil(() -> bench.completions.received().size() >= wanted
                && bench.arrived() == messages, 400_000);
            System.out.println("SendSide: " + messages + " messages, " + bench.lost + " of "
                + bench.transmissions.received().size() + " packets lost, " + left + " cycles after the last doorbell");
            dut.step(500);
            for (int qp = 0; qp < 16; qp++) {
                compare(bench, qp);
            }
            assertThat(bench.refused.received()).isEmpty();
            assertThat(bench.failed.received()).isEmpty();
            if (loss == 0) {
                assertThat(bench.transmissions.received()).noneMatch(Data::retrans);
            }
        }
    }

    private static void compare(Bench bench, int qp) {
        var expected = new ArrayList<Done>();
        long bytes = 0;
        for (int i = 0; i < bench.posted.get(qp).size(); i++) {
            var entry = bench.posted.get(qp).get(i);
            bytes += entry.length();
            if (entry.signaled()) {
                expected.add(new Done(qp, false, entry.isWrite() ? 1 : 0, 0, false, entry.length(), 0, i, 0, false));
            }
        }
        assertThat(bench.completions.received().stream().filter(done -> done.qp == qp)).isEqualTo(expected);
        var receiver = bench.receivers[qp];
        assertThat(receiver.messages).isEqualTo(bench.posted.get(qp).size());
        assertThat(receiver.inOrder.stream().mapToLong(Data::length).sum()).isEqualTo(bytes);
        for (var data : receiver.inOrder) {
            var entry = bench.posted.get(qp).get(data.msn - 1);
            assertThat(data.remoteAddress).isEqualTo(entry.remoteAddress() + 256L * data.po);
            assertThat(data.dmaLength).isEqualTo(entry.length());
            assertThat(data.length).isEqualTo((int) Math.min(256, entry.length() - 256L * data.po));
        }
    }

    @Test void aBadRequestFailsInItsTurn() {
        var random = new Random(SEED);
        var bench = new Bench(0, 0, random);
        try (var dut = bench.dut) {
            bench.begin(3);
            bench.post(3, new SendEntry(2, true, false, false, 5000, MR, 256 + 7, 0, 0, 1));
            bench.post(3, new SendEntry(2, true, false, false, 5000, MR + 0x10_0000 - 4999, 256 + 7, 0, 0, 1));
            bench.post(3, new SendEntry(2, true, false, false, 10, MR, 256 + 7, 0, 0, 1));
            dut.stepUntil(() -> !bench.refused.received().isEmpty(), 50_000);
            assertThat(bench.refused.received().getFirst()).isEqualTo(new Failed(3, FailureCause.SEND_ACCESS.ordinal()));
            bench.state(3, QueuePairState.ERR);
            bench.flush.send(Map.of("qp", 3L, "send_status", 2L, "receive_status", 1L));
            dut.step(1000);
            assertThat(bench.completions.received()).extracting(Done::wqeIndex).containsExactly(0, 1, 2);
            assertThat(bench.completions.received()).extracting(Done::status).containsExactly(0, 2, 1);
        }
    }

    /** Alone, with host memory that answers in a cycle. */
    @Test void aDoorbellIsATransmissionSoon() {
        var random = new Random(SEED);
        var bench = new Bench(0, 0, random);
        try (var dut = bench.dut) {
            bench.begin(3);
            dut.step(200);
            bench.post(3, new SendEntry(2, true, false, false, 200, MR, 256 + 7, 0, 0, 1));
            long cycles = dut.stepUntil(() -> !bench.transmissions.received().isEmpty(), 1000);
            System.out.println("SendSide: doorbell to transmission " + (cycles - 60) + " cycles and host memory");
            assertThat(cycles - 60).isLessThanOrEqualTo(48);
        }
    }
}
