package rnic.receive;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import rnic.messages.Acknowledgement;
import rnic.parse.FrameInspector;
import rnic.protocol.CompletionStatus;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;

/** The receive core beside its model: every output is compared in the cycle in which it must come. */
final class ReceiveBench implements AutoCloseable {
    private static final int STORED_AHEAD = FrameInspector.LATENCY - 1;

    /** What is drawn for a cycle before its packet comes. */
    private record Slot(boolean packet, boolean stored) {}

    private record Due(long cycle, Map<String, BigInteger> fields) {}

    /** An output that speaks in the cycles in which something is due, and in no other. */
    private class Output {
        private final String name;
        final BundlePins pins;
        private final Deque<Due> due = new ArrayDeque<>();

        Output(String name, hdl.Data<?> valid) {
            this.name = name;
            pins = new BundlePins(dut, valid);
        }

        void expect(int latency, Map<String, BigInteger> fields) {
            due.add(new Due(cycle + latency, fields));
        }

        void check() {
            boolean isDue = !due.isEmpty() && due.peek().cycle() == cycle;
            var seen = seen();
            if (seen.isPresent() != isDue) {
                throw new AssertionError(name + " in cycle " + cycle + (isDue ? " is missing" : " is not due") + "; "
                    + repeat);
            }
            if (isDue) {
                var expected = due.poll().fields();
                var shown = new TreeMap<String, BigInteger>();
                expected.keySet().forEach(field -> shown.put(field,
                    seen.orElseThrow().get(field.isEmpty() ? "value" : "value." + field)));
                if (!shown.equals(expected)) {
                    assertThat(shown).as("%s in cycle %s; %s", name, cycle, repeat).isEqualTo(new TreeMap<>(expected));
                }
            }
        }

        Optional<Map<String, BigInteger>> seen() {
            return pins.isSet("valid") ? Optional.of(pins.get()) : Optional.empty();
        }
    }

    /** An output that counts if the verdict that follows it says so. */
    private final class Announced extends Output {
        private final Deque<Optional<Map<String, BigInteger>>> announced = new ArrayDeque<>();
        private final Pin counts;
        /** Whether the frame of the cycle before is one that may count. */
        private boolean mayCount;

        Announced(String name, hdl.Data<?> valid, Pin counts) {
            super(name, valid);
            this.counts = counts;
            for (int i = 0; i < Acknowledgement.VERDICT; i++) {
                announced.add(Optional.empty());
            }
        }

        void announce(boolean frameMayCount) {
            mayCount = frameMayCount;
        }

        @Override Optional<Map<String, BigInteger>> seen() {
            announced.add(super.seen());
            assertThat(announced.peekLast().isPresent()).as("an acknowledgement is announced in cycle %s; %s", cycle,
                repeat).isEqualTo(mayCount);
            var first = announced.remove();
            return counts.isSet() ? first : Optional.empty();
        }
    }

    private final Simulation<ReceiveCore.Io> dut;
    private final ReceiveModel model;
    private final Random random;
    private final String repeat;
    private final BundlePins packet;
    private final BundlePins entryPins;
    private final Deque<Slot> plan = new ArrayDeque<>();
    private final Deque<Boolean> busyPlan = new ArrayDeque<>();
    private final Deque<Boolean> wantedPlan = new ArrayDeque<>();
    private final Deque<Row> frameRows = new ArrayDeque<>();
    private final Deque<Map<String, BigInteger>> entries = new ArrayDeque<>();
    private final Announced acknowledgement;
    private final Output order;
    private final Output stash;
    private final Output dropNak;
    private final Output failure;
    private final RequestsSide requests;
    private final ResponderSide responder;
    private final Output rejects;
    private final Output operands;
    private final Output rttRequest;
    private final Output retired;
    private final Output row;
    private final Map<Row, Integer> rows = new EnumMap<>(Row.class);
    private final Map<CompletionStatus, Integer> failures = new EnumMap<>(CompletionStatus.class);
    private long cycle;
    private int acknowledged;
    private int responses;
    private int kept;
    private int rejected;
    private int density = 100;
    private int sinceFrame;
    private boolean trimLocal = true;
    private boolean trimNak = true;

    ReceiveBench(RnicParameters parameters, Engine engine, Random random, String repeat) {
        dut = Simulation.of(new ReceiveCore(parameters), engine);
        model = new ReceiveModel(parameters.window(), parameters.queuePairs(), parameters.mrs());
        this.random = random;
        this.repeat = repeat;
        var io = dut.io();
        packet = new BundlePins(dut, io.packet().value());
        entryPins = new BundlePins(dut, io.wqe());
        acknowledgement = new Announced("acknowledgement", io.acknowledgement(), dut.pin(io.acknowledged()));
        order = new Output("order", io.order());
        stash = new Output("stash", io.stash());
        dropNak = new Output("dropNak", io.dropNak());
        failure = new Output("failure", io.failure());
        requests = new RequestsSide(dut, model, random);
        responder = new ResponderSide(dut, random);
        rejects = new Output("rejected", io.rejected());
        operands = new Output("operands", io.operands());
        rttRequest = new Output("rttRequest", io.rttRequest());
        retired = new Output("retired", io.retired());
        row = new Output("row", io.row());
        for (int i = 0; i < STORED_AHEAD; i++) {
            plan.add(new Slot(false, false));
        }
        for (int i = 0; i < FrameInspector.ROW; i++) {
            frameRows.add(Row.RX_OK);
        }
        for (int i = 0; i < ReceiveChecks.ROOM; i++) {
            busyPlan.add(false);
        }
        for (int i = 0; i < AdmissionCheck.LATENCY - 1; i++) {
            wantedPlan.add(false);
        }
        for (int i = 0; i < ReceiveCore.LOOKUP_LATENCY; i++) {
            entries.add(Map.of());
        }
        quiet();
    }

    private void quiet() {
        var io = dut.io();
        for (var valid : new hdl.Bool[] {io.setup().valid(), io.marks().valid(), io.state().valid(), io.mr().valid(),
            io.address().valid(), io.pending().valid(), io.sackRequest().valid(), io.packet().valid(), io.stored().valid()}) {
            dut.pin(valid).set(0);
        }
        dut.pin(io.trimLocal()).set(trimLocal);
        dut.pin(io.trimNak()).set(trimNak);
        dut.pin(io.sourcePortBase()).set(ReceiveModel.SPORT_BASE);
    }

    ReceiveModel model() {
        return model;
    }

    Map<Row, Integer> rows() {
        return rows;
    }

    /** Queue pairs that fail for responses, by their status. */
    Map<CompletionStatus, Integer> failures() {
        return failures;
    }

    int responses() {
        return responses;
    }

    /** Reads and atomics that were accepted. */
    int kept() {
        return kept;
    }

    /** Those that had a context and were not. */
    int rejected() {
        return rejected;
    }

    int acknowledged() {
        return acknowledged;
    }

    /** Packets in a hundred cycles, from the packets not drawn yet on. */
    void density(int percent) {
        density = percent;
    }

    void settings(boolean local, boolean nak) {
        trimLocal = local;
        trimNak = nak;
        quiet();
    }

    /** Whether the coming cycle has a packet: then the next step needs a frame. */
    boolean wantsFrame() {
        return plan.peek().packet();
    }

    void mr(int index, ReceiveModel.Mr mr) {
        var io = dut.io().mr();
        dut.pin(io.valid()).set(1);
        dut.pin(io.value().index()).set(index);
        dut.pin(io.value().mr().valid()).set(mr.valid());
        dut.pin(io.value().mr().tag()).set(mr.tag());
        dut.pin(io.value().mr().pd()).set(mr.pd());
        var rights = mr.rights();
        dut.pin(io.value().mr().localWrite()).set(rights.contains(ReceiveModel.Right.LOCAL_WRITE));
        dut.pin(io.value().mr().remoteWrite()).set(rights.contains(ReceiveModel.Right.REMOTE_WRITE));
        dut.pin(io.value().mr().remoteRead()).set(rights.contains(ReceiveModel.Right.REMOTE_READ));
        dut.pin(io.value().mr().remoteAtomic()).set(rights.contains(ReceiveModel.Right.REMOTE_ATOMIC));
        dut.pin(io.value().mr().remoteInvalidate()).set(rights.contains(ReceiveModel.Right.REMOTE_INVALIDATE));
        dut.pin(io.value().mr().base()).setBig(mr.base());
        dut.pin(io.value().mr().length()).set(mr.length());
        step(null, null);
        dut.pin(io.valid()).set(0);
        model.mr(index, mr);
    }

    /** In a cycle without a packet. */
    void state(int qp, QueuePairState state) {
        var io = dut.io().state();
        dut.pin(io.valid()).set(1);
        dut.pin(io.value().qp()).set(qp);
        dut.pin(io.value().state()).set(state);
        step(null, null);
        dut.pin(io.valid()).set(0);
        model.state(qp, state);
    }

    /** Records an error in a cycle without a packet, while none is fatal; the table is read that long ahead. */
    void mark(int qp, int code) {
        for (int i = 0; i < ReceiveCore.LATENCY; i++) {
            step(null, null);
        }
        var io = dut.io().marks();
        dut.pin(io.valid()).set(1);
        dut.pin(io.payload().qp()).set(qp);
        dut.pin(io.payload().error().valid()).set(1);
        dut.pin(io.payload().error().psn()).set(model.mark(qp, code));
        dut.pin(io.payload().error().code()).set(code);
        dut.settle();
        assertThat(dut.pin(io.ready()).isSet()).isTrue();
        step(null, null);
        dut.pin(io.valid()).set(0);
        for (int i = 0; i < ReceiveCore.LATENCY; i++) {
            step(null, null);
        }
    }

    /** Writes the peer's address under the queue pair's number and begins the setup; it ends with the word true. */
    void beginSetup(int qp, ReceiveModel.Context context) {
        var address = dut.io().address();
        dut.pin(address.valid()).set(1);
        dut.pin(address.value().index()).set(qp);
        dut.pin(address.value().handle().ipv6()).set(context.ipv6());
        dut.pin(address.value().handle().ip()).setBig(context.ip());
        dut.pin(address.value().handle().tagged()).set(context.vlan() != 0);
        dut.pin(address.value().handle().vlan()).set(context.vlan() != 0 ? context.vlan() : random.nextInt(4096));
        dut.pin(address.value().handle().gid()).set(context.gid());
        step(null, null);
        dut.pin(address.valid()).set(0);
        var setup = dut.io().setup();
        var fields = setup.payload().context();
        dut.pin(setup.valid()).set(1);
        dut.pin(setup.payload().qp()).set(qp);
        dut.pin(setup.payload().groups().receives()).set(true);
        dut.pin(setup.payload().groups().sends()).set(true);
        dut.pin(fields.known()).set(true);
        dut.pin(fields.addressHandle()).set(qp);
        dut.pin(fields.pkey()).set(context.pkey());
        dut.pin(fields.pd()).set(context.pd());
        dut.pin(fields.mtuCode()).set(context.mtuCode());
        dut.pin(fields.profile()).set(context.profile());
        dut.pin(fields.remoteWrite()).set(context.remoteWrite());
        dut.pin(fields.remoteRead()).set(context.remoteRead());
        dut.pin(fields.remoteAtomic()).set(context.remoteAtomic());
        dut.pin(fields.readsAccepted()).set(context.accepted());
        dut.pin(fields.readsOutstanding()).set(context.outstanding());
        dut.pin(fields.messageLimit()).set(context.messageLimit());
        dut.pin(fields.lastPath()).set(context.lastPath());
        dut.pin(setup.payload().receivePsn()).set(context.firstPsn());
        dut.pin(setup.payload().responseReceivePsn()).set(context.firstResponse());
    }

    /** The setup ends with the coming edge. */
    boolean endsSetup() {
        dut.settle();
        return dut.pin(dut.io().setup().ready()).isSet();
    }

    /** Behind the edge at which it has ended. */
    void endSetup(int qp, ReceiveModel.Context context) {
        dut.pin(dut.io().setup().valid()).set(0);
        model.setup(qp, context);
    }

    /** One cycle; without a frame one without a packet. */
    void step(ReceivedFrame frame, ReceiveModel.Entry wqe) {
        var slot = plan.poll();
        assertThat(slot.packet()).as("a packet was announced").isEqualTo(frame != null);
        var io = dut.io();
        // While a set-up waits, two of three cycles are left to it, so that it takes no packet's slot.
        boolean leaves = dut.pin(io.setup().valid()).isSet() && sinceFrame++ < 2;
        var ahead = new Slot(random.nextInt(100) < density && !leaves, random.nextInt(20) != 0);
        sinceFrame = ahead.packet() ? 0 : sinceFrame;
        plan.add(ahead);
        dut.pin(io.stored().valid()).set(ahead.packet());
        dut.pin(io.stored().value()).set(ahead.stored());
        busyPlan.add(random.nextInt(40) == 0);
        dut.pin(io.busy()).set(busyPlan.poll());
        wantedPlan.add(random.nextInt(60) == 0);
        dut.pin(io.wanted()).set(wantedPlan.poll());
        dut.pin(io.packet().valid()).set(frame != null);
        packet.set(frame == null ? Map.of() : frame.fields(), random);
        frameRows.add(frame == null ? Row.values()[random.nextInt(Row.values().length)] : frame.row());
        dut.pin(io.frameRow()).set(frameRows.poll());
        entries.add(wqe == null ? Map.of() : fields(wqe));
        entryPins.set(entries.poll(), random);
        requests.drive(frame);
        var reserve = responder.drive();
        dut.pin(io.nanoseconds()).set(3 * cycle & 0xFFFF_FFFFL);
        dut.settle();
        requests.check(frame);
        assertThat(dut.pin(io.lookup().valid()).isSet()).isEqualTo(frame != null);
        acknowledgement.announce(frame != null && frame.flag("veroce") && frame.isAcknowledge());
        if (frame != null) {
            assertThat(dut.pin(io.lookup().value().number()).get()).isEqualTo(frame.word("rqmsn"));
            var answer = model.decide(cycle, frame, wqe, slot.stored(), busyPlan.peekLast(), wantedPlan.peekLast(), reserve,
                trimLocal, trimNak);
            expect(frame, answer, slot.stored());
            expect(frame, answer, reserve);
            responder.decided(frame, reserve, answer.wants());
        } else {
            responder.decided(null, reserve, false);
        }
        responder.check();
        dut.step();
        cycle++;
        requests.done();
        for (var output : new Output[] {acknowledgement, order, stash, dropNak, failure, rejects, operands, rttRequest,
            retired, row}) {
            output.check();
        }
    }

    /** A Read or an atomic goes out soon, and its WQE is on chip. */
    void ask(int qp, AwaitedReads.Pending pending, AwaitedReads.Request request) {
        requests.ask(qp, pending, request);
    }

    private static Map<String, BigInteger> fields(ReceiveModel.Entry wqe) {
        return Map.of("rung", bit(wqe.rung()), "onChip", bit(wqe.onChip()), "address", wqe.address(), "length",
            BigInteger.valueOf(wqe.length()), "key", BigInteger.valueOf(wqe.key()), "bad",
            bit(wqe.bad()));
    }

    private static BigInteger bit(boolean value) {
        return value ? BigInteger.ONE : BigInteger.ZERO;
    }

    private void expect(ReceivedFrame frame, ReceiveModel.Answer answer, boolean stored) {
        if (answer.acknowledges()) {
            acknowledged++;
            acknowledgement.expect(AdmissionCheck.LATENCY + 1, frame.acknowledgement());
        } else {
            rows.merge(answer.row(), 1, Integer::sum);
            row.expect(ReceiveCore.LATENCY, Map.of("", BigInteger.valueOf(answer.row().ordinal())));
        }
        if (answer.row() == Row.RX_RTT_REQUEST) {
            rttRequest.expect(AdmissionCheck.LATENCY + 1, Map.of("qp", frame.value("destQp"), "sourcePort",
                frame.value("sourcePort"), "context", frame.value("rttContext"), "sent", frame.value("rttSent"),
                "received", BigInteger.valueOf(3 * (cycle + AdmissionCheck.LATENCY) & 0xFFFF_FFFFL)));
        }
        if (stored) {
            order.expect(ReceiveCore.ORDER_LATENCY, answer.place() ? frame.placed(answer.target())
                : Map.of("place", BigInteger.ZERO));
        }
        responses += answer.place() && frame.isResponse() ? 1 : 0;
        if (answer.stash() != null) {
            stash.expect(ReceiveCore.ORDER_LATENCY, answer.stash());
        }
        if (answer.dropNak() != null) {
            dropNak.expect(ReceiveCore.ORDER_LATENCY, answer.dropNak());
        }
        if (answer.failure() != null) {
            failures.merge(answer.failure(), 1, Integer::sum);
            failure.expect(ReceiveCore.ORDER_LATENCY, ReceivedFrame.numbers("qp", frame.number("destQp"), "cause",
                (answer.failure() == CompletionStatus.BAD_RESPONSE ? FailureCause.RESPONSE_INVALID
                    : FailureCause.RESPONSE_ACCESS).ordinal()));
        }
        if (answer.retired() != null) {
            retired.expect(ReceiveCore.LATENCY, answer.retired());
        }
    }

    /** What becomes of a context. */
    private void expect(ReceivedFrame frame, ReceiveModel.Answer answer, ReceiveModel.Reserve reserve) {
        boolean isKept = frame.isKept() && answer.place();
        if (isKept) {
            kept++;
            operands.expect(ReceiveCore.ORDER_LATENCY, frame.operands(reserve.context()));
        } else if (answer.wants() && !reserve.none()) {
            rejected++;
            rejects.expect(ReceiveCore.ORDER_LATENCY, ReceivedFrame.numbers("qp", frame.number("destQp"), "context",
                reserve.context()));
        }
    }

    @Override public void close() {
        dut.close();
    }
}
