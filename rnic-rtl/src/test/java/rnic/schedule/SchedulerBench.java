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
import java.util.List;
import java.util.Map;
import java.util.Random;
import rnic.common.Words;
import rnic.fetch.SendEntry;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** A scheduler with send queue, window and time around it, in plain Java; every packet is compared with the model. */
final class SchedulerBench implements Agent {
    static final int PLACES = 8;
    /** Cycles in which a new life has begun, whatever goes on. */
    static final int SETUP = 60;
    static final int CYCLES_PER_UNIT = 16;
    /** Where the region of each queue pair begins, less 1000. */
    static final long MR = 0xFFFF_FFF0_0000L;
    /** Cycles from a question to the answer of the send window. */
    private static final int ANSWER = 8;
    static final RnicParameters PARAMETERS =
        new RnicParameters("test", 32, 16, 128, PLACES, 64, 16, 16, 32 * 1024, 322_266);

    record Transmitted(int qp, int opcode, int psn, int msn, int po, int rqmsn, boolean retrans, boolean ackRequest,
                       boolean solicited, int path, long remoteAddress, long remoteKey, long dmaLength, long immediate,
                       long localAddress, int length) {}

    record FlowWord(int qp, boolean responses) {}

    record SentWord(FlowWord flow, int psn, int msn, boolean retrans, boolean endsMessage, boolean more) {}

    record Failed(int qp, int sendStatus, int receiveStatus) {}

    /** A packet as the document cuts messages. */
    record Packet(SendEntry entry, int msn, int po, int rqmsn, boolean first, boolean last, long offset, int length) {}

    /** One queue pair of the model. */
    static final class Sender {
        int firstPsn;
        int mtuCode;
        int window;
        int lastPath;
        final List<SendEntry> entries = new ArrayList<>();
        final List<Packet> packets = new ArrayList<>();
        final List<Integer> paths = new ArrayList<>();
        int sent;
        int acknowledged;
        int completed;
        int receives;

        void post(SendEntry entry) {
            entries.add(entry);
            long length = entry.isBad() ? 0 : entry.length();
            int mtu = 256 << mtuCode;
            long count = Math.max(1, (length + mtu - 1) / mtu);
            for (int po = 0; po < count; po++) {
                packets.add(new Packet(entry, entries.size(), po, receives, po == 0, po == count - 1, (long) po * mtu,
                    (int) Math.min(mtu, length - (long) po * mtu)));
            }
            if (entry.consumesReceive()) {
                receives++;
            }
        }

        int psn(int packet) {
            return firstPsn + packet & 0xFFFFFF;
        }
    }

    final Simulation<TxScheduler.Io> dut;
    final Sender[] senders = new Sender[16];
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
        dut.pin(dut.io().responses().valid()).set(0);
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
        dut.pin(dut.io().settings().burst()).set(16 * 1024);
        dut.add(this);
    }

    /** With a region for each queue pair. */
    static SchedulerBench of(long seed, double stall, Random random) {
        var bench = new SchedulerBench(Words.simulation(new TxScheduler(PARAMETERS), seed), stall, random);
        for (int qp = 0; qp < 16; qp++) {
            bench.mr(qp, 7, 100 + qp, MR + 1000, 0x2_0000);
        }
        return bench;
    }

    /** A request with payload in the region of its queue pair. */
    static SendEntry plain(int qp, long length) {
        return new SendEntry(2, true, false, false, length, MR + 1000, qp * 256L + 7, 0, 4096, 1);
    }

    void begin(int qp, int firstPsn, int mtuCode, int window, int lastPath, int rate) {
        senders[qp] = sender(firstPsn, mtuCode, window, lastPath);
        state(qp, QueuePairState.INIT);
        notice.send(Map.of("qp", (long) qp, "fetched", 0L));
        setUp(qp, rate);
        update.send(Map.of("flow_qp", (long) qp, "flow_responses", 0L, "una", (long) firstPsn, "messages", 0L, "rnr_wait", 0L));
        dut.stepUntil(() -> update.isDone() && notice.isDone(), 200);
    }

    /** A new life in the midst of the old one, which goes on to send. */
    void renew(int qp, int firstPsn, int mtuCode, int window, int lastPath) {
        senders[qp] = sender(firstPsn, mtuCode, window, lastPath);
        notice.send(Map.of("qp", (long) qp, "fetched", 0L));
        update.send(Map.of("flow_qp", (long) qp, "flow_responses", 0L, "una", (long) firstPsn, "messages", 0L, "rnr_wait", 0L));
        setUp(qp, 0);
    }

    private static Sender sender(int firstPsn, int mtuCode, int window, int lastPath) {
        var sender = new Sender();
        sender.firstPsn = firstPsn;
        sender.mtuCode = mtuCode;
        sender.window = window;
        sender.lastPath = lastPath;
        return sender;
    }

    private void setUp(int qp, int rate) {
        var sender = senders[qp];
        setup.send(Map.of("qp", (long) qp, "context_pd", 100L + qp, "context_mtu_code", (long) sender.mtuCode,
            "context_send_psn", (long) sender.firstPsn, "context_send_window", (long) sender.window,
            "context_message_limit", PLACES - 1L, "context_last_path", (long) sender.lastPath, "context_rate",
            (long) rate));
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

    void mr(int index, int tag, int pd, long base, long length) {
        mr.send(Map.of("index", (long) index, "mr_valid", 1L, "mr_tag", (long) tag, "mr_pd",
            (long) pd, "mr_base", base, "mr_length", length));
    }

    /** A request comes on chip. */
    void post(int qp, SendEntry entry) {
        senders[qp].post(entry);
        notice.send(Map.of("qp", (long) qp, "fetched", senders[qp].entries.size() & 0xFFFFL));
    }

    /** Acknowledges all but the newest so many of the packets that were sent. */
    void acknowledge(int qp, int packets) {
        var sender = senders[qp];
        sender.acknowledged = Math.max(sender.acknowledged, packets);
        while (sender.completed < sender.entries.size() && ends(sender, sender.completed) <= sender.acknowledged) {
            sender.completed++;
        }
        update.send(Map.of("flow_qp", (long) qp, "flow_responses", 0L, "una", (long) sender.psn(sender.acknowledged), "messages",
            (long) sender.completed, "rnr_wait", 0L));
    }

    /** Packets up to the end of the message behind so many. */
    private static int ends(Sender sender, int message) {
        int count = 0;
        while (count < sender.packets.size() && sender.packets.get(count).msn <= message + 1) {
            count++;
        }
        return count;
    }

    void pause(int qp, boolean on) {
        update.send(Map.of("flow_qp", (long) qp, "flow_responses", 0L, "una", (long) senders[qp].psn(senders[qp].acknowledged), "messages",
            (long) senders[qp].completed, "rnr_wait", on ? 1L : 0L));
    }

    void again(int qp, int packet, boolean tailProbe) {
        waiting.add(new int[] {qp, packet, tailProbe ? 1 : 0});
        tell(qp);
    }

    private void tell(int qp) {
        resends.send(Map.of("flow_qp", (long) qp, "flow_responses", 0L, "waiting",
            waiting.stream().anyMatch(packet -> packet[0] == qp) ? 1L : 0L));
    }

    /** Requests for packets that have not been sent again. */
    int owed() {
        return waiting.size() + asked.size();
    }

    boolean isIdle() {
        return notice.isDone() && update.isDone() && resends.isDone();
    }

    @Override public void drive() {
        now.set(time++ / CYCLES_PER_UNIT & 0xFFFF_FFFFL);
        answer();
        room.set(random.nextDouble() < noRoom ? 0 : 1);
        if (lookups.size() == 2) {
            var look = lookups.poll();
            boolean isOurs = random.nextDouble() >= noRoom;  // else a completion looked at another one
            scheduled.set(isOurs);
            show(isOurs ? look[0] : random.nextInt(senders.length), isOurs ? look[1] : random.nextInt(PLACES));
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
            put(word.flow().qp(), found[0]);
            put(word.flow().responses(), 0);
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
            askedFor = (int) askQp.get();
            answersIn = ANSWER;
        }
        lookups.add(new long[] {lookupQp.get(), lookupSlot.get()});
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
        put(word.write(), entry.isWrite() ? 1 : 0);
        put(word.hasImmediate(), entry.hasImmediate() ? 1 : 0);
        put(word.solicited(), entry.solicited() ? 1 : 0);
        put(word.inline(), entry.inline() ? 1 : 0);
        put(word.length(), entry.isBad() ? 0 : entry.length());
        put(word.localAddress(), entry.localAddress());
        put(word.localKey(), entry.localKey());
        put(word.immediate(), entry.immediate());
        put(word.remoteAddress(), entry.remoteAddress());
        put(word.remoteKey(), entry.remoteKey());
    }

    private void put(Data<?> field, long value) {
        dut.pin(field).set(value);
    }

    /** A packet against the model. */
    private void compare(Transmitted seen) {
        var sender = senders[seen.qp];
        int number = seen.retrans ? askedPacket(seen) : sender.paths.size();
        var packet = sender.packets.get(number);
        var entry = packet.entry;
        assertThat(seen.psn).as("PSN").isEqualTo(sender.psn(number));
        assertThat(seen.msn).as("MSN").isEqualTo(packet.msn);
        assertThat(seen.po).as("PO").isEqualTo(packet.po);
        assertThat(seen.rqmsn).as("RQMSN").isEqualTo(packet.rqmsn);
        assertThat(seen.opcode).as("opcode").isEqualTo(opcode(packet));
        assertThat(seen.length).as("length").isEqualTo(packet.length);
        assertThat(seen.dmaLength).isEqualTo(entry.length());
        assertThat(seen.localAddress).isEqualTo(entry.localAddress() + packet.offset);
        assertThat(seen.remoteAddress).isEqualTo(entry.remoteAddress() + packet.offset);
        assertThat(seen.remoteKey).isEqualTo(entry.remoteKey());
        assertThat(seen.immediate).isEqualTo(entry.immediate());
        assertThat(seen.solicited).isEqualTo(packet.last && entry.solicited());
        if (packet.last) {
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
            assertThat(packet.msn - sender.completed).as("inside the message window").isLessThanOrEqualTo(PLACES);
        }
    }

    private int askedPacket(Transmitted seen) {
        while (true) {
            assertThat(asked).as("somebody asked for it").isNotEmpty();
            var next = asked.poll();
            var sender = senders[next[0]];
            if (next[0] == seen.qp && sender.psn(next[1]) == seen.psn) {
                assertThat(seen.ackRequest || next[2] == 0).as("a probe asks").isTrue();
                return next[1];
            }
            assertThat(next[1]).as("only what is acknowledged is left out").isLessThan(sender.acknowledged);
        }
    }

    private void told(SentWord word) {
        var sender = senders[word.flow.qp];
        int number = word.psn - sender.firstPsn & 0xFFFFFF;
        assertThat(word.endsMessage).isEqualTo(sender.packets.get(number).last);
        assertThat(word.msn).isEqualTo(sender.packets.get(number).msn);
        if (!word.retrans) {
            assertThat(number).isEqualTo(sender.sent++);
        }
    }

    private static int opcode(Packet packet) {
        var entry = packet.entry;
        int immediate = packet.last && entry.hasImmediate() ? 1 : 0;
        int place = packet.first ? packet.last ? 4 : 0 : packet.last ? 2 : 1;
        return (entry.isWrite() ? 6 : 0) + place + immediate;
    }

    @Override public int clock() {
        return 0;
    }
}
