package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Data;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamSink;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import rnic.common.Words;
import rnic.fetch.SendEntry;
import rnic.messages.MessageCount;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** A scheduler with send queue, window and time around it, in plain Java; every packet is compared with the model. */
final class SchedulerBench implements Agent {
    static final int PLACES = 8;
    /** Index of the first flow of responses. */
    static final int RESPONSES = 16;
    /** Reads and atomics outstanding. */
    private static final int READS = 5;
    /** Cycles in which a new life has begun, whatever goes on. */
    static final int SETUP = 60;
    static final int CYCLES_PER_UNIT = 16;
    /** Where the MR of each queue pair begins, less 1000. */
    static final long MR = 0xFFFF_FFF0_0000L;
    /** Cycles from a question to the answer of the send window. */
    private static final int ANSWER = 8;
    /** Cycles from the look-up of a response's context to the context. */
    private static final int CONTEXT = 4;
    private static final int READ_RESPONSE_ONLY = 0x10;
    static final RnicParameters PARAMETERS =
        new RnicParameters("test", 32, 16, 128, PLACES, 64, 16, 16, 32 * 1024, 322_266);

    record Transmitted(FlowWord flow, int opcode, int psn, int msn, int po, int rqmsn, boolean retrans, boolean ackRequest,
                       boolean solicited, int path, long remoteAddress, long remoteKey, long dmaLength, long immediate,
                       int ackMsn, long result, long localAddress, boolean inMr, int length) {
        int qp() {
            return flow.qp;
        }
    }

    record FlowWord(int qp, boolean responses) {
        int index() {
            return qp + (responses ? RESPONSES : 0);
        }
    }

    record SentWord(FlowWord flow, int psn, int msn, boolean retrans, boolean endsMessage, boolean more) {}

    record Failed(int qp, int cause) {}

    final Simulation<TxScheduler.Io> dut;
    /** That lives to come may have outstanding. */
    int reads = READS;
    /** By flow. */
    final FlowModel[] senders = new FlowModel[2 * RESPONSES];
    final StreamSink<Transmitted> transmissions;
    final StreamSink<SentWord> sent;
    final StreamSink<Failed> failures;
    private final Words resends;
    private final Words setup;
    private final Words rate;
    private final Words state;
    private final Words mr;
    private final Words notice;
    private final Words update;
    private final Words responses;
    private final Words readsDone;
    private final Deque<long[]> contextLookups = new ArrayDeque<>();
    /** A mistake: how far first PSNs of contexts are off. */
    int skew;
    private final Deque<long[]> lookups = new ArrayDeque<>();
    /** Packets that wait to be sent again: queue pair, number, whether it is a probe. */
    private final List<int[]> waiting = new ArrayList<>();
    /** Those that the scheduler was given. */
    private final Deque<int[]> asked = new ArrayDeque<>();
    private final Pin ask;
    private final Pin askQp;
    private final Pin askReady;
    private final Pin answer;
    private final Pin nothing;
    private int askedFor = -1;
    private int answersIn;
    /** Queue pairs whose responses may not be read any more. */
    private final Set<Integer> unreadable = new HashSet<>();
    private final Map<String, Pin> wqe = new HashMap<>();
    private final Pin now;
    private final Pin lookupQp;
    private final Pin lookupSlot;
    private final Pin scheduled;
    private final Pin room;
    private final double noRoom;
    private final Random random;
    private long time;

    SchedulerBench(Simulation<TxScheduler.Io> dut, double stall, Random random) {
        this.dut = dut;
        setup = Words.stream(dut, "setup", 0, random);
        rate = Words.stream(dut, "rate", 0, random);
        state = Words.valid(dut, "state", 0, random);
        mr = Words.valid(dut, "mr", 0, random);
        notice = Words.valid(dut, "notice", stall, random);
        update = Words.valid(dut, "update", stall, random);
        resends = Words.valid(dut, "resends", stall, random);
        ask = dut.pin(dut.io().ask().valid());
        askQp = dut.pin(dut.io().ask().payload().qp());
        askReady = dut.pin(dut.io().ask().ready());
        answer = dut.pin(dut.io().resend().valid());
        nothing = dut.pin(dut.io().nothing());
        dut.pin(dut.io().losses().valid()).set(0);
        responses = Words.valid(dut, "responses", stall, random);
        readsDone = Words.valid(dut, "reads_done", stall, random);
        dut.pin(dut.io().visible()).set(0);
        transmissions = new StreamSink<>(dut, dut.io().transmissions(), Transmitted.class).stall(stall)
            .to(this::compare);
        sent = new StreamSink<>(dut, dut.io().sent(), SentWord.class).stall(stall).to(this::told);
        failures = new StreamSink<>(dut, dut.io().failures(), Failed.class).stall(stall);
        dut.add(transmissions);
        dut.add(sent);
        dut.add(failures);
        now = dut.pin(dut.io().now());
        lookupQp = dut.pin(dut.io().lookup().qp());
        lookupSlot = dut.pin(dut.io().lookup().slot());
        scheduled = dut.pin(dut.io().wqeScheduled());
        room = dut.pin(dut.io().room());
        noRoom = stall;
        this.random = random;
        time = random.nextInt() & 0xFFFF_FFFFL;
        dut.pin(dut.io().burst()).set(16 * 1024);
        dut.add(this);
    }

    /** With an MR for each queue pair. */
    static SchedulerBench of(long seed, double stall, Random random) {
        var bench = new SchedulerBench(Words.simulation(new TxScheduler(PARAMETERS), seed), stall, random);
        for (int qp = 0; qp < 16; qp++) {
            bench.mr(qp, 7, 100 + qp, MR + 1000, 0x2_0000);
        }
        return bench;
    }

    /** A request with payload in the MR of its queue pair. */
    static SendEntry plain(int qp, long length) {
        return new SendEntry(2, true, false, false, length, MR + 1000, qp * 256L + 7, 0, 4096, 1);
    }

    void begin(int qp, int firstPsn, int mtuCode, int window, int lastPath, int rate) {
        lives(qp, firstPsn, mtuCode, window, lastPath);
        state(qp, QueuePairState.INIT);
        notice.send(Map.of("qp", (long) qp, "fetched", 0L));
        setUp(qp, rate);
        if (random.nextBoolean()) {                          // as verbs tell it
            setUp(qp, rate, "groups_receives");
            setUp(qp, rate, "groups_sends");
        }
        told(qp);
        dut.stepUntil(() -> isIdle(), 400);
    }

    /** A new life in the midst of the old one, which goes on to send. */
    void renew(int qp, int firstPsn, int mtuCode, int window, int lastPath) {
        lives(qp, firstPsn, mtuCode, window, lastPath);
        notice.send(Map.of("qp", (long) qp, "fetched", 0L));
        told(qp);
        setUp(qp, 0);
    }

    private void lives(int qp, int firstPsn, int mtuCode, int window, int lastPath) {
        senders[qp] = new FlowModel(false, firstPsn, mtuCode, window, lastPath);
        senders[qp].answerPsn = firstPsn ^ 0x800000;
        senders[qp].readsOutstanding = reads;
        senders[RESPONSES + qp] = new FlowModel(true, firstPsn ^ 0x400000, mtuCode, window, lastPath);
    }

    /** What others tell when a life begins. */
    private void told(int qp) {
        update(qp, false);
        update(RESPONSES + qp, false);
        responses.send(Map.of("qp", (long) qp, "count", 0L));
        tell(qp);
        tell(RESPONSES + qp);
    }

    private void update(int flow, boolean paused) {
        var sender = senders[flow];
        update.send(of(flow, Map.of("una", (long) sender.psn(sender.acknowledged), "messages", (long) sender.completed,
            "rnr_wait", paused ? 1L : 0L)));
    }

    private static Map<String, Long> of(int flow, Map<String, Long> more) {
        var word = new HashMap<>(more);
        word.put("flow_qp", (long) flow % RESPONSES);
        word.put("flow_responses", (long) flow / RESPONSES);
        return word;
    }

    private void setUp(int qp, int rate) {
        setUp(qp, rate, "groups_queues", "groups_receives", "groups_sends");
    }

    /** What of a queue pair begins. */
    void setUp(int qp, int rate, String... groups) {
        var sender = senders[qp];
        var word = new HashMap<>(Map.of("qp", (long) qp, "context_pd", 100L + qp, "context_mtu_code",
            (long) sender.mtuCode, "send_psn", (long) sender.firstPsn, "context_window",
            (long) sender.window, "context_message_limit", PLACES - 1L, "context_last_path", (long) sender.lastPath,
            "rate", (long) rate));
        word.put("context_response_window", (long) sender.window);
        word.put("response_send_psn", (long) senders[RESPONSES + qp].firstPsn);
        word.put("response_receive_psn", (long) sender.answerPsn);
        word.put("context_reads_outstanding", (long) sender.readsOutstanding);
        for (var group : List.of("groups_queues", "groups_receives", "groups_sends")) {
            word.put(group, List.of(groups).contains(group) ? 1L : 0L);
        }
        setup.send(word);
        assertThat(dut.stepUntil(setup::isDone, 500)).as("cycles to a new life").isLessThanOrEqualTo(SETUP);
    }

    /** A new rate, which is taken soon. */
    void rate(int qp, int megabits) {
        rate.send(Map.of("qp", (long) qp, "rate", (long) megabits));
        assertThat(dut.stepUntil(rate::isDone, 500)).as("cycles to a new rate").isLessThanOrEqualTo(SETUP);
    }

    void state(int qp, QueuePairState to) {
        state.send(Map.of("qp", (long) qp, "state", (long) to.ordinal()));
        dut.stepUntil(state::isDone, 100);
    }

    /** As after reset: cycle after cycle some queue pair is told to be closed, all but one. */
    void closeOthers(int but) {
        for (int i = 0; i < 8 * PARAMETERS.queuePairs(); i++) {
            int qp = i % PARAMETERS.queuePairs();
            if (qp != but) {
                state.send(Map.of("qp", (long) qp, "state", (long) QueuePairState.RESET.ordinal()));
            }
        }
        dut.stepUntil(state::isDone, 1000);
    }

    /** The MR of a queue pair may not be read by the peer any more. */
    void noRemoteRead(int qp) {
        unreadable.add(qp);
        mr.send(Map.of("index", (long) qp, "mr_valid", 1L, "mr_tag", 7L, "mr_pd", 100L + qp, "mr_base", MR + 1000,
            "mr_length", 0x2_0000L, "mr_remote_read", 0L));
    }

    void mr(int index, int tag, int pd, long base, long length) {
        mr.send(Map.of("index", (long) index, "mr_valid", 1L, "mr_tag", (long) tag, "mr_pd",
            (long) pd, "mr_base", base, "mr_length", length, "mr_remote_read", 1L));
    }

    /** A request comes on chip. */
    void post(int qp, SendEntry entry) {
        senders[qp].post(entry);
        notice.send(Map.of("qp", (long) qp, "fetched", senders[qp].entries.size() & 0xFFFFL));
    }

    /** The engine has a response ready. */
    void respond(int qp, FlowModel.Response response) {
        var sender = senders[RESPONSES + qp];
        sender.respond(response);
        responses.send(Map.of("qp", (long) qp, "count",
            sender.responses.size() & (1L << MessageCount.openBits(PARAMETERS)) - 1));
    }

    /** The oldest Read or atomic that has been sent is answered. */
    void answer(int qp) {
        var sender = senders[qp];
        sender.answered++;
        readsDone.send(Map.of("qp", (long) qp, "messages", (long) sender.answered, "placements", 0L));
    }

    /** Acknowledges all but the newest so many of the packets that were sent. */
    void acknowledge(int qp, int packets) {
        senders[qp].acknowledge(packets);
        update(qp, false);
    }

    void pause(int qp, boolean on) {
        update(qp, on);
    }

    void again(int qp, int packet, boolean tailProbe) {
        waiting.add(new int[] {qp, packet, tailProbe ? 1 : 0});
        tell(qp);
    }

    private void tell(int qp) {
        resends.send(of(qp, Map.of("waiting", waiting.stream().anyMatch(packet -> packet[0] == qp) ? 1L : 0L)));
    }

    /** Requests for packets that have not been sent again. */
    int owed() {
        return waiting.size() + asked.size();
    }

    boolean isIdle() {
        return notice.isDone() && update.isDone() && resends.isDone() && responses.isDone() && readsDone.isDone();
    }

    @Override public void drive() {
        now.set(time++ / CYCLES_PER_UNIT & 0xFFFF_FFFFL);
        answer();
        if (contextLookups.size() == CONTEXT) {
            context(contextLookups.poll());
        }
        room.set(random.nextDouble() < noRoom ? 0 : 1);
        if (lookups.size() == 2) {
            var look = lookups.poll();
            boolean isOurs = random.nextDouble() >= noRoom;  // else a completion looked at another one
            scheduled.set(isOurs);
            show(isOurs ? look[0] : random.nextInt(RESPONSES), isOurs ? look[1] : random.nextInt(PLACES));
        }
    }

    /** As the send window does: a packet that waits, or that none does, some cycles after the question. */
    private void answer() {
        boolean answers = askedFor >= 0 && --answersIn == 0;
        var found = !answers ? null : waiting.stream().filter(packet -> packet[0] == askedFor).findFirst().orElse(null);
        answer.set(found != null);
        nothing.set(answers && found == null);
        askReady.set(askedFor < 0 && random.nextDouble() >= noRoom);
        if (found != null) {
            waiting.remove(found);
            asked.add(found);
            var word = dut.io().resend().value();
            put(word.flow().qp(), found[0] % RESPONSES);
            put(word.flow().responses(), found[0] / RESPONSES);
            put(word.psn(), senders[found[0]].psn(found[1]));
            put(word.ackRequest(), found[2]);
        }
        if (answers) {
            tell(askedFor);
            askedFor = -1;
        }
    }

    @Override public void sample() {
        if (ask.isSet() && askReady.isSet()) {
            askedFor = (int) (askQp.get() + RESPONSES * dut.pin(dut.io().ask().payload().responses()).get());
            answersIn = ANSWER;
        }
        lookups.add(new long[] {lookupQp.get(), lookupSlot.get()});
        var look = dut.io().contextLookup();
        contextLookups.add(get(look.valid()) == 0 ? new long[0]
            : new long[] {get(look.value().qp()), get(look.value().number())});
        var open = dut.io().open();
        if (get(open.valid()) == 1) {
            senders[(int) get(open.value().qp())].isOpen = get(open.value().open()) == 1;
        }
        var ordered = dut.io().pending();
        if (get(ordered.valid()) == 1) {
            pending(senders[(int) get(ordered.value().qp())]);
        }
    }

    private long get(Data<?> field) {
        return dut.pin(field).get();
    }

    /** The next Read or atomic goes out for the first time, when it may. */
    private void pending(FlowModel sender) {
        var word = dut.io().pending().value();
        var packet = sender.packets.get(sender.handed());
        assertThat(packet.entry().isAnswered()).as("it is a Read or an atomic").isTrue();
        assertThat(sender.reads - sender.answered).as("Reads outstanding").isLessThan(sender.readsOutstanding);
        sender.reads++;
        int reads = PARAMETERS.reads();
        assertThat(new long[] {get(word.slot()), get(word.lap()), get(word.atomic()), get(word.request()), get(word.responsePsn())})
            .as("Read %s", sender.reads).containsExactly(sender.reads % reads, sender.reads / reads % 16,
                packet.entry().isAtomic() ? 1 : 0, packet.msn(), sender.answerPsn);
        sender.answerPsn = sender.answerPsn + sender.packets(packet.entry().length()) & 0xFFFFFF;
    }

    /** The context of the newest response with these bits, four cycles after it was asked for; else noise. */
    private void context(long[] look) {
        var word = dut.io().context();
        FlowModel.Response found = null;
        int message = 0;
        if (look.length > 0) {
            var sender = senders[RESPONSES + (int) look[0]];
            for (int n = sender.completed + 1; n <= sender.responses.size(); n++) {
                if ((n - 1) % PARAMETERS.contexts() == look[1]) {
                    message = n;
                    found = sender.responses.get(n - 1);
                }
            }
            put(word.psn(), found == null ? random.nextInt(1 << 24) : sender.begins(message) + skew);
        }
        put(word.kind(), found == null ? random.nextInt(4) : found.isRead() ? 0 : 3);
        put(word.msn(), found == null ? random.nextInt(1 << 24) : found.requestMsn());
        put(word.address(), found == null ? random.nextLong() : found.address());
        put(word.key(), found == null ? random.nextInt() & 0xFFFFFFFFL : found.key());
        put(word.length(), found == null ? random.nextInt() & 0xFFFFFFFFL : found.length());
        put(word.result(), found == null ? random.nextLong() : found.result());
        if (found == null) {
            put(word.psn(), random.nextInt(1 << 24));
        }
    }

    /** Where the operands of an atomic stand in the send queue. */
    private static long operands(int qp, long slot) {
        return 0x55_0000_0028L + 0x1_0000L * qp + 64 * slot;
    }

    /** The newest request in the slot. */
    private void show(long qp, long slot) {
        var sender = senders[(int) qp];
        if (sender == null) {
            return;
        }
        int index = -1;
        for (int i = sender.completed; i < sender.entries.size() && i < sender.completed + PLACES; i++) {
            index = i % PLACES == slot ? i : index;
        }
        if (index < 0) {
            return;
        }
        var entry = sender.entries.get(index);
        var word = dut.io().wqe();
        put(word.bad(), entry.isBad() ? 1 : 0);
        put(word.kind(), entry.isBad() ? 0 : entry.operation());
        put(word.fence(), entry.fence() ? 1 : 0);
        put(word.solicited(), entry.solicited() ? 1 : 0);
        put(word.inline(), entry.inline() ? 1 : 0);
        long operands = operands((int) qp, slot);
        put(word.length(), entry.isBad() ? 0 : entry.isAtomic() ? operands >>> 32 : entry.length());
        put(word.localAddress(), entry.localAddress());
        put(word.localKey(), entry.localKey());
        put(word.immediate(), entry.isAtomic() ? operands & 0xFFFFFFFFL : entry.immediate());
        put(word.remoteAddress(), entry.remoteAddress());
        put(word.remoteKey(), entry.remoteKey());
    }

    private void put(Data<?> field, long value) {
        dut.pin(field).set(value);
    }

    /** A packet against the model. */
    private void compare(Transmitted seen) {
        var sender = senders[seen.flow.index()];
        int number = seen.retrans ? askedPacket(seen) : sender.paths.size();
        var packet = sender.packets.get(number);
        assertThat(seen.psn).as("PSN").isEqualTo(sender.psn(number));
        assertThat(seen.msn).as("MSN").isEqualTo(packet.msn());
        assertThat(seen.po).as("PO").isEqualTo(packet.po());
        boolean isEmptied = sender.isResponses && seen.retrans && unreadable.contains(seen.qp()) && packet.length() > 0;
        assertThat(seen.opcode).as("opcode").isEqualTo(isEmptied ? READ_RESPONSE_ONLY : packet.opcode());
        assertThat(seen.length).as("length").isEqualTo(isEmptied ? 0 : packet.length());
        if (sender.isResponses) {
            compare(seen, packet, packet.response());
        } else {
            compare(seen, sender, packet, packet.entry());
        }
        if (packet.last()) {
            assertThat(seen.ackRequest).as("AckReq at the end of a message").isTrue();
        }
        int paths = sender.lastPath + 1;
        if (seen.retrans) {
            assertThat(seen.path).isEqualTo((sender.paths.get(number) + 1) % paths);
            sender.paths.set(number, seen.path);
        } else {
            assertThat(seen.path).isEqualTo(number % paths);
            sender.paths.add(seen.path);
            assertThat(number - sender.acknowledged).as("inside the window").isLessThan(sender.window);
            assertThat(packet.msn() - sender.completed).as("inside the message window").isLessThanOrEqualTo(PLACES);
        }
    }

    private void compare(Transmitted seen, FlowModel sender, FlowModel.Packet packet, SendEntry entry) {
        assertThat(seen.rqmsn).as("RQMSN").isEqualTo(packet.rqmsn());
        assertThat(seen.localAddress).isEqualTo(entry.isAtomic() ? operands(seen.qp(), (packet.msn() - 1) % PLACES)
            : entry.localAddress() + packet.offset());
        assertThat(seen.inMr).isEqualTo(!entry.isAtomic() && !entry.inline());
        assertThat(seen.remoteAddress).isEqualTo(entry.remoteAddress() + packet.offset());
        assertThat(seen.remoteKey).isEqualTo(entry.remoteKey());
        if (!entry.isAtomic()) {
            assertThat(seen.dmaLength).isEqualTo(entry.length());
            assertThat(seen.immediate).isEqualTo(entry.immediate());
        }
        assertThat(seen.solicited).isEqualTo(packet.last() && entry.solicited());
        if (entry.fence() && packet.first() && !seen.retrans) {
            int before = (int) sender.entries.subList(0, packet.msn() - 1).stream().filter(SendEntry::isAnswered).count();
            assertThat(sender.answered).as("answered before what is fenced").isGreaterThanOrEqualTo(before);
        }
    }

    private static void compare(Transmitted seen, FlowModel.Packet packet, FlowModel.Response response) {
        assertThat(seen.ackMsn).as("MSN of the request").isEqualTo(response.requestMsn());
        assertThat(seen.solicited).isFalse();
        if (response.isRead()) {
            assertThat(seen.inMr).isTrue();
            assertThat(seen.localAddress).isEqualTo(response.address() + packet.offset());
        } else {
            assertThat(seen.result).isEqualTo(response.result());
        }
    }

    private int askedPacket(Transmitted seen) {
        while (true) {
            assertThat(asked).as("somebody asked for it").isNotEmpty();
            var next = asked.poll();
            var sender = senders[next[0]];
            if (next[0] == seen.flow.index() && sender.psn(next[1]) == seen.psn) {
                assertThat(seen.ackRequest || next[2] == 0).as("a probe asks").isTrue();
                return next[1];
            }
            assertThat(next[1]).as("only what is acknowledged is left out").isLessThan(sender.acknowledged);
        }
    }

    private void told(SentWord word) {
        var sender = senders[word.flow.index()];
        int number = word.psn - sender.firstPsn & 0xFFFFFF;
        assertThat(word.endsMessage).isEqualTo(sender.packets.get(number).last());
        assertThat(word.msn).isEqualTo(sender.packets.get(number).msn());
        if (!word.retrans) {
            assertThat(number).isEqualTo(sender.sent++);
        }
    }

    @Override public int clock() {
        return 0;
    }
}
