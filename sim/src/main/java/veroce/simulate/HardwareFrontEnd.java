package veroce.simulate;

import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import rnic.receive.ReceiveFront;
import veroce.VeroceException;
import veroce.capture.CapturedFrame;
import veroce.packet.Disposition;
import veroce.packet.IcrcVerdict;
import veroce.packet.MalformedRules;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.reference.TrackerKey;
import veroce.reference.Verdict;

/**
 * The front end in hardware: frames go in back to back, one beat per cycle; headers, ICRC verdicts and window verdicts
 * come out. The look-up of the queue pair, which is not part of it, is done here, and so is the choice of the counter,
 * from the fields the hardware found.
 */
public final class HardwareFrontEnd implements FrontEnd {
    private static final int BYTES = 64;
    private static final int QUEUE_PAIRS = 64;
    /** Storage begins as noise, the same in every run: no result depends on it, and a run can be repeated. */
    private static final Options START = new Options(Options.Start.NOISE, 1, true, Options.Effort.QUICK,
        Optional.empty());
    /** Cycles that a frame may take from its last beat to its last verdict, with every earlier one waiting. */
    private static final long BUDGET = 1_000_000;

    /** A frame on its way. */
    private static final class Flight {
        private final CapturedFrame frame;
        private final long beats;
        private Packet packet;
        private IcrcVerdict icrc;
        private Disposition disposition;
        private Verdict verdict;

        private Flight(CapturedFrame frame) {
            this.frame = frame;
            this.beats = Math.max(1, (frame.bytes().length + BYTES - 1) / BYTES);
        }
    }

    /** One PSN on its way to the tracker; {@code first} when its verdict is the frame's. */
    private record Numbered(Flight flight, int queuePair, int psn, boolean first) {}

    private final FrontEndParameters parameters;
    private final Simulation<ReceiveFront.Io> dut;
    private final HardwareHeaders headers;
    private final Map<TrackerKey, Integer> queuePairs = new HashMap<>();
    private final Deque<Flight> awaitingHeaders = new ArrayDeque<>();
    private final Deque<Flight> awaitingIcrc = new ArrayDeque<>();
    private final Deque<Numbered> toTracker = new ArrayDeque<>();
    private final Deque<Numbered> inTracker = new ArrayDeque<>();
    private final Deque<Flight> order = new ArrayDeque<>();
    private final Pin valid;
    private final Pin data;
    private final Pin keep;
    private final Pin last;
    private final Pin headersValid;
    private final Pin icrcValid;
    private final Pin icrcGood;
    private final Pin arrivalValid;
    private final Pin arrivalQp;
    private final Pin arrivalPsn;
    private final Pin verdictValid;
    private final Pin outcome;
    private final Pin expected;
    /**
     * By queue pair: the expected PSN that a test in this cycle can see, and the packets whose progress it cannot see
     * yet.
     */
    private final int[] reported = new int[QUEUE_PAIRS];
    private final int[] waiting = new int[QUEUE_PAIRS];
    /** The verdict of this cycle; a test sees its progress from the next cycle on. */
    private Numbered retiring;
    private long cycles;

    public HardwareFrontEnd(FrontEndParameters parameters, Engine engine) {
        if (parameters.window() > 256) {
            throw VeroceException.usage("--window " + parameters.window()
                + ": the hardware tracker remembers at most 256 PSNs; use"
                + " --window 128 or 256, or --engine reference");
        }
        this.parameters = parameters;
        dut = Simulation.of(circuit(parameters), engine, START);
        var io = dut.io();
        headers = new HardwareHeaders(dut, io.headers().value());
        valid = dut.pin(io.in().valid());
        data = dut.pin(io.in().value().data());
        keep = dut.pin(io.in().value().keep());
        last = dut.pin(io.in().value().last());
        headersValid = dut.pin(io.headers().valid());
        icrcValid = dut.pin(io.icrc().valid());
        icrcGood = dut.pin(io.icrc().value().good());
        arrivalValid = dut.pin(io.arrival().valid());
        arrivalQp = dut.pin(io.arrival().value().flow());
        arrivalPsn = dut.pin(io.arrival().value().psn());
        verdictValid = dut.pin(io.verdict().valid());
        outcome = dut.pin(io.verdict().value().outcome());
        expected = dut.pin(io.verdict().value().progress().expected());
    }

    /** What is simulated. */
    public static ReceiveFront circuit(FrontEndParameters parameters) {
        return new ReceiveFront(BYTES, parameters.window(), QUEUE_PAIRS);
    }

    @Override public void restart() {
        valid.set(0);
        arrivalValid.set(0);
        dut.reset(2);
        queuePairs.clear();
        // PSNs of a Read Request may outlast its frame's result
        toTracker.clear();
        inTracker.clear();
        Arrays.fill(waiting, 0);
        retiring = null;
        cycles = 0;
    }

    @Override public String engine() {
        return dut.engine().name().toLowerCase(Locale.ROOT);
    }

    @Override public void run(List<CapturedFrame> frames, Consumer<FrameResult> results) {
        openWindows(frames);
        long began = cycles;
        for (var frame : frames) {
            feed(frame, results);
        }
        valid.set(0);
        for (long waited = 0; !order.isEmpty(); waited++) {
            if (waited > BUDGET) {
                throw new IllegalStateException("frame " + order.peek().frame.label() + " has no result after " + BUDGET
                    + " cycles: " + awaitingHeaders.size() + " frames wait for headers, " + awaitingIcrc.size()
                    + " for the ICRC, " + inTracker.size() + " packets for the tracker");
            }
            step(results);
        }
        if (cycles == began && !frames.isEmpty()) {
            throw new IllegalStateException("no cycle was needed for " + frames.size() + " frames");
        }
    }

    /** What a host does before traffic flows: one queue pair per window, at the first PSN seen. */
    private void openWindows(List<CapturedFrame> frames) {
        for (var frame : frames) {
            var decoded = PacketDecoder.decode(frame.bytes());
            if (decoded.entersWindow()) {
                var key = ReferenceFrontEnd.keyOf(decoded.packet());
                if (!queuePairs.containsKey(key)) {
                    open(key, decoded.packet().bth().psn());
                }
            }
        }
    }

    private void open(TrackerKey key, int psn) {
        if (queuePairs.size() == QUEUE_PAIRS) {
            throw VeroceException.input("the capture has more than " + QUEUE_PAIRS
                + " connections, as many as the simulated tracker"
                + " follows; cut it, or use --engine reference");
        }
        int number = queuePairs.size();
        queuePairs.put(key, number);
        reported[number] = psn;
        var setup = dut.io().setup();
        dut.pin(setup.payload().flow()).set(number);
        dut.pin(setup.payload().psn()).set(psn);
        dut.pin(setup.valid()).set(1);
        dut.step();
        dut.pin(setup.valid()).set(0);
        dut.stepUntil(dut.pin(dut.io().setupDone()), 1, 10L * parameters.window());
        dut.step();
    }

    private void feed(CapturedFrame frame, Consumer<FrameResult> results) {
        var flight = new Flight(frame);
        awaitingHeaders.add(flight);
        awaitingIcrc.add(flight);
        order.add(flight);
        byte[] bytes = frame.bytes();
        int at = 0;
        do {
            int count = Math.min(BYTES, bytes.length - at);
            valid.set(1);
            data.setWords(Beats.words(bytes, at, count));
            keep.set(count >= 64 ? -1L : (1L << count) - 1);
            last.set(at + BYTES >= bytes.length);
            step(results);
            at += BYTES;
        } while (at < bytes.length);
    }

    private void step(Consumer<FrameResult> results) {
        boolean arrives = !toTracker.isEmpty() && mayArrive(toTracker.peek());
        arrivalValid.set(arrives);
        if (arrives) {
            var numbered = toTracker.remove();
            arrivalQp.set(numbered.queuePair());
            arrivalPsn.set(numbered.psn());
            waiting[numbered.queuePair()]++;
            inTracker.add(numbered);
        }
        if (retiring != null) {
            reported[retiring.queuePair()] = (int) expected.get();
            waiting[retiring.queuePair()]--;
            retiring = null;
        }
        dut.step();
        cycles++;
        if (headersValid.isSet()) {
            awaitingHeaders.remove().packet = headers.read();
        }
        if (icrcValid.isSet()) {
            judge(awaitingIcrc.remove());
        }
        if (verdictValid.isSet()) {
            var done = inTracker.remove();
            retiring = done;
            if (done.first()) {
                done.flight().verdict = Verdict.values()[(int) outcome.get()];
            }
        }
        while (!order.isEmpty() && order.peek().verdict != null) {
            var flight = order.remove();
            results.accept(new FrameResult(flight.frame, flight.packet, flight.icrc, flight.disposition, flight.verdict,
                flight.beats));
        }
    }

    /**
     * The tracker judges the far end of the window by a progress that may lack its last packets (docs/tracker.md). A
     * sender does not go beyond what was reported to it; a capture that was reordered at will does, so such a packet
     * waits here for the verdicts before it.
     */
    private boolean mayArrive(Numbered numbered) {
        int ahead = numbered.psn() - reported[numbered.queuePair()] & 0xFFFFFF;
        return waiting[numbered.queuePair()] == 0 || ahead < parameters.window() || ahead >= 0x800000;
    }

    /** Both the headers and the ICRC verdict of a frame are known: the headers come first. */
    private void judge(Flight flight) {
        boolean good = icrcGood.isSet();
        byte[] bytes = flight.frame.bytes();
        var early = MalformedRules.disposition(bytes, flight.packet, IcrcVerdict.BAD);
        flight.icrc = beforeIcrc(early) ? IcrcVerdict.NONE : good ? IcrcVerdict.GOOD : IcrcVerdict.BAD;
        flight.disposition = MalformedRules.disposition(bytes, flight.packet, flight.icrc);
        if (flight.disposition != Disposition.RX_OK || !flight.packet.format().consumesPsn()) {
            flight.verdict = Verdict.NOT_TRACKED;
            return;
        }
        int queuePair = queuePairs.get(ReferenceFrontEnd.keyOf(flight.packet));
        long count = Math.min(flight.packet.psnCount(parameters.pmtu()), 2L * parameters.window());
        for (int i = 0; i < count; i++) {
            toTracker.add(new Numbered(flight, queuePair, flight.packet.bth().psn() + i & 0xFFFFFF, i == 0));
        }
    }

    private static boolean beforeIcrc(Disposition disposition) {
        return switch (disposition) {
            case RX_LONG, RX_OTHER, RX_IP_HDR, RX_IP_CSUM, RX_IP_FRAG -> true;
            default -> false;
        };
    }

    @Override public long cycles() {
        return cycles;
    }

    @Override public void close() {
        dut.close();
    }
}
