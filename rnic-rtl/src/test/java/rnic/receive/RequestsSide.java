package rnic.receive;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Random;

/** The sender beside a receive core: Reads and atomics go out, and their send WQEs are looked up for responses. */
final class RequestsSide {
    /** A request that goes out in one of the next cycles. */
    private record Asked(int qp, AwaitedReads.Pending pending) {}

    private final Simulation<ReceiveCore.Io> dut;
    private final ReceiveModel model;
    private final Random random;
    private final BundlePins requestPins;
    private final BundlePins pendingPins;
    private final Deque<Map<String, BigInteger>> requests = new ArrayDeque<>();
    private final Deque<Asked> waiting = new ArrayDeque<>();
    private Asked going;

    RequestsSide(Simulation<ReceiveCore.Io> dut, ReceiveModel model, Random random) {
        this.dut = dut;
        this.model = model;
        this.random = random;
        requestPins = new BundlePins(dut, dut.io().request());
        pendingPins = new BundlePins(dut, dut.io().pending().value());
        for (int i = 0; i < ReceiveCore.LOOKUP_LATENCY; i++) {
            requests.add(Map.of());
        }
    }

    void ask(int qp, AwaitedReads.Pending pending, AwaitedReads.Request request) {
        model.reads(qp).add(pending.request(), request);
        waiting.add(new Asked(qp, pending));
    }

    /** Before a cycle. */
    void drive(ReceivedFrame frame) {
        requests.add(frame == null || frame.number("destQp") >= 16 ? Map.of() : request(frame));
        requestPins.set(requests.poll(), random);
        going = waiting.poll();
        dut.pin(dut.io().pending().valid()).set(going != null);
        pendingPins.set(going == null ? Map.of() : ReceivedFrame.numbers("qp", going.qp(), "slot",
            going.pending().slot(), "lap", going.pending().lap(), "atomic", going.pending().atomic() ? 1 : 0, "request",
            going.pending().request(), "responsePsn", going.pending().first()), random);
    }

    /** What a response answers is looked up with it; nobody else looks anything up. */
    void check(ReceivedFrame frame) {
        var lookup = dut.io().requests();
        boolean isResponse = frame != null && frame.isResponse();
        assertThat(dut.pin(lookup.valid()).isSet()).isEqualTo(isResponse);
        if (isResponse) {
            assertThat(dut.pin(lookup.value().slot()).get()).isEqualTo(AwaitedReads.place(frame.number("ackMsn")));
            assertThat(dut.pin(lookup.value().qp()).get()).isEqualTo(frame.number("destQp") & 15);
        }
    }

    /** Behind the cycle. */
    void done() {
        if (going != null) {
            model.reads(going.qp()).add(going.pending());
        }
    }

    private Map<String, BigInteger> request(ReceivedFrame frame) {
        var found = model.reads(frame.number("destQp")).request(frame);
        return Map.of("localAddress", found.address(), "length", BigInteger.valueOf(found.length()), "localKey",
            BigInteger.valueOf(found.key()));
    }
}
