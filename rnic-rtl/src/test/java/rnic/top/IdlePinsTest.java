package rnic.top;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bundle;
import hdl.Circuit;
import hdl.ir.Port;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rnic.acknowledge.AckBuilder;
import rnic.acknowledge.AckPolicy;
import rnic.acknowledge.LocalErrors;
import rnic.acknowledge.RttResponder;
import rnic.acknowledge.SackSpan;
import rnic.command.CommandProcessor;
import rnic.command.Drains;
import rnic.command.FailureCollector;
import rnic.command.QueuePairStates;
import rnic.common.ActiveRing;
import rnic.common.EventMerge;
import rnic.complete.CompletionEvents;
import rnic.complete.CompletionOrder;
import rnic.complete.CompletionSlots;
import rnic.complete.CompletionSpan;
import rnic.complete.CompletionWriter;
import rnic.complete.ReceiveFlusher;
import rnic.complete.SendCompleter;
import rnic.complete.SpoiledPlacements;
import rnic.complete.StashWalk;
import rnic.fetch.FetchPlanner;
import rnic.fetch.ReceiveQueue;
import rnic.fetch.WqeFetcher;
import rnic.fetch.SendQueue;
import rnic.memory.PacketBuffer;
import rnic.memory.PayloadReader;
import rnic.memory.Placement;
import rnic.memory.ReadArbiter;
import rnic.memory.WriteArbiter;
import rnic.parse.FrameInspector;
import rnic.parse.IcrcChecker;
import rnic.parse.PacketParser;
import rnic.protocol.RnicParameters;
import rnic.receive.ReceiveCore;
import rnic.receive.ReceiveFront;
import rnic.registers.NicControl;
import rnic.registers.RowQueue;
import rnic.retransmit.SendWindow;
import rnic.retransmit.WindowTimer;
import rnic.schedule.PacedRing;
import rnic.schedule.Pacer;
import rnic.schedule.RateInverse;
import rnic.schedule.SegmentBuilder;
import rnic.schedule.TimingWheel;
import rnic.schedule.TokenBuckets;
import rnic.schedule.TxScheduler;
import rnic.track.SackTracker;
import rnic.transmit.FrameBuilder;
import rnic.transmit.HeaderBuilder;
import rnic.transmit.IcrcInserter;
import rnic.transmit.PayloadAligner;
import rnic.transmit.SegmentEntry;
import rnic.transmit.TransmitPath;

/**
 * What stands beside a {@code valid} that is 0 means nothing: two copies of a block are told the same, with other noise
 * where nothing is told, and answer the same, from the first cycle behind a reset on.
 */
class IdlePinsTest {
    private static final long SEED = Long.getLong("hdl.seed", 61);
    private static final RnicParameters SMALL = RnicParameters.SMALL;
    private static final int QUIET = 40;
    private static final int CYCLES = 1200;
    private static final List<String> PARTS = List.of("_payload", "_value");

    /** Outputs that mean something only beside others, or when inputs keep to more than what they are called. */
    private static final Map<Class<?>, Set<String>> UNTOLD = Map.of(
        ReceiveCore.class, Set.of("order_valid",             // a frame and that it is stored come together, or not at all
            "setup_ready"),                                  // when it is done depends on what begins
        SendWindow.class, Set.of("row_value"),               // acknowledgements leave room for each other
        IcrcInserter.class, Set.of("out_payload_data"),      // bytes behind the end
        FrameBuilder.class, Set.of("frames_payload_data"),   // the same
        CommandProcessor.class, Set.of("failures_0_ready", "failures_1_ready", "failures_2_ready"), // whose turn it is
        FailureCollector.class, Set.of("in_0_ready", "in_1_ready", "in_2_ready"),                   // the same
        TxScheduler.class, Set.of("lookup_slot",               // of a look-up that nobody makes
            "setup_ready"),                                  // as above
        ReceiveQueue.class, Set.of("wqe_address", "wqe_key", "wqe_length", "wqe_on_chip", "wqe_rung",
            "wqe_bad"),
        CompletionSlots.class, Set.of("overflow_qp"));       // when there is no overflow

    /**
     * Inputs that are read without their {@code valid}, by prefix: after a reset words become those of the life at the
     * port, whether one begins there or not, and here queue pairs send that have begun none.
     */
    private static final Map<Class<?>, String> READ_IDLE = Map.of(SendWindow.class, "setup_payload_");

    static Stream<Circuit<?>> receive() {
        return Stream.of(new PacketParser(32), new IcrcChecker(32), new SackTracker(128, 16),
            new ReceiveFront(32, 128, 16), new FrameInspector(32), new ReceiveCore(SMALL), new PacketBuffer(32, 64),
            new SackSpan(256, 16), new RowQueue());
    }

    static Stream<Circuit<?>> acknowledge() {
        return Stream.of(new AckPolicy(SMALL), new AckBuilder(SMALL), new LocalErrors(SMALL), new RttResponder(SMALL),
            new SendWindow(SMALL), new WindowTimer());
    }

    static Stream<Circuit<?>> schedule() {
        return Stream.of(new TxScheduler(SMALL), new PacedRing(16, 3), new TimingWheel(16, 64), new TokenBuckets(16),
            new Pacer(16, 3), new ActiveRing(16, 3), new RateInverse(), new SegmentBuilder(SMALL));
    }

    static Stream<Circuit<?>> transmit() {
        return Stream.of(new HeaderBuilder(), new PayloadAligner(32), new IcrcInserter(32), new FrameBuilder(32),
            new SegmentEntry(32), new TransmitPath(SMALL));
    }

    static Stream<Circuit<?>> command() {
        return Stream.of(new NicControl(SMALL), new CommandProcessor(SMALL), new Drains(SMALL),
            new FailureCollector(SMALL, 3), new QueuePairStates(SMALL), new EventMerge(16, 8));
    }

    static Stream<Circuit<?>> complete() {
        return Stream.of(new CompletionOrder(SMALL), new CompletionWriter(SMALL), new SendCompleter(SMALL),
            new StashWalk(SMALL), new CompletionSpan(SMALL), new CompletionSlots(SMALL), new CompletionEvents(SMALL),
            new ReceiveFlusher(SMALL), new SpoiledPlacements(SMALL));
    }

    static Stream<Circuit<?>> memory() {
        return Stream.of(new Placement(SMALL), new PayloadReader(32, 512), new ReadArbiter(32, 4, 3),
            new WriteArbiter(32, 3, 3), new SendQueue(SMALL), new ReceiveQueue(SMALL), new FetchPlanner(SMALL, 64),
            new WqeFetcher(SMALL, 64));
    }

    @ParameterizedTest @MethodSource("receive")
    void noiseBesideNothingIsNotReceived(Circuit<?> circuit) {
        assertThat(seen(circuit)).isEmpty();
    }

    @ParameterizedTest @MethodSource("acknowledge")
    void noiseBesideNothingIsNotAcknowledged(Circuit<?> circuit) {
        assertThat(seen(circuit)).isEmpty();
    }

    @ParameterizedTest @MethodSource("schedule")
    void noiseBesideNothingIsNotScheduled(Circuit<?> circuit) {
        assertThat(seen(circuit)).isEmpty();
    }

    @ParameterizedTest @MethodSource("transmit")
    void noiseBesideNothingIsNotTransmitted(Circuit<?> circuit) {
        assertThat(seen(circuit)).isEmpty();
    }

    @ParameterizedTest @MethodSource("command")
    void noiseBesideNothingIsNoCommand(Circuit<?> circuit) {
        assertThat(seen(circuit)).isEmpty();
    }

    @ParameterizedTest @MethodSource("complete")
    void noiseBesideNothingCompletesNothing(Circuit<?> circuit) {
        assertThat(seen(circuit)).isEmpty();
    }

    @ParameterizedTest @MethodSource("memory")
    void noiseBesideNothingIsNotFetched(Circuit<?> circuit) {
        assertThat(seen(circuit)).isEmpty();
    }

    /** One of the two copies. */
    private static final class Copy {
        private final Simulation<?> dut;
        private final Map<String, Pin> pins = new HashMap<>();

        private <IO extends Bundle<IO>> Copy(Circuit<IO> circuit) {
            dut = Simulation.of(circuit, Engine.JVM, Options.standard().seed(SEED).claims(false));
            for (var port : dut.top().ports()) {
                if (port.role() == Port.Role.DATA) {
                    pins.put(port.name(), dut.pin(port.name()));
                }
            }
        }

        private BigInteger get(String pin) {
            return pins.get(pin).big();
        }

        private void set(String pin, BigInteger value) {
            pins.get(pin).setBig(value);
        }

        private BigInteger any(String pin, Random random) {
            return new BigInteger(pins.get(pin).width(), random);
        }

        private boolean isSet(String pin) {
            return pins.get(pin).isSet();
        }

        /** A word of a stream is shown, and not taken in this cycle. */
        private boolean refuses(String valid) {
            var ready = pins.get(valid.substring(0, valid.length() - "valid".length()) + "ready");
            return ready != null && !ready.isSet();
        }
    }

    /** Outputs in which the copies differed. In the second half what has no valid is another in every cycle. */
    private static <IO extends Bundle<IO>> Set<String> seen(Circuit<IO> circuit) {
        var random = new Random(SEED);
        var seen = new TreeSet<String>();
        var readIdle = READ_IDLE.getOrDefault(circuit.getClass(), "none");
        var one = new Copy(circuit);
        var other = new Copy(circuit);
        try (var first = one.dut; var second = other.dut) {
            var inputs = names(first, true);
            var outputs = names(first, false);
            var stuck = new TreeSet<String>();               // words of streams that were shown and not taken
            for (int cycle = 0; cycle < CYCLES; cycle++) {
                int rarely = 1 + cycle / 50 % 8;
                for (var input : inputs) {
                    var valid = valid(input, inputs);
                    if (isEvent(input)) {
                        boolean shows = cycle >= QUIET && (random.nextInt(rarely) == 0 || stuck.contains(input));
                        both(one, other, input, shows ? BigInteger.ONE : BigInteger.ZERO);
                    } else if (valid == null && (cycle > CYCLES / 2 || cycle == 0 || input.endsWith("ready"))) {
                        both(one, other, input, one.any(input, random));
                    }
                }
                for (var input : inputs) {
                    var valid = valid(input, inputs);
                    if (valid == null || stuck.contains(valid)) {
                        continue;
                    }
                    one.set(input, one.any(input, random));
                    boolean isRead = one.isSet(valid) || input.startsWith(readIdle);
                    other.set(input, isRead ? one.get(input) : other.any(input, random));
                }
                first.settle();
                second.settle();
                for (var output : outputs) {
                    var valid = valid(output, outputs);
                    if ((valid == null || one.isSet(valid)) && !one.get(output).equals(other.get(output))) {
                        seen.add(output);
                    }
                }
                stuck.clear();
                inputs.stream().filter(input -> isEvent(input) && one.isSet(input) && one.refuses(input))
                    .forEach(stuck::add);
                first.step();
                second.step();
            }
        }
        seen.removeAll(UNTOLD.getOrDefault(circuit.getClass(), Set.of()));
        return seen;
    }

    private static void both(Copy one, Copy other, String input, BigInteger value) {
        one.set(input, value);
        other.set(input, value);
    }

    private static List<String> names(Simulation<?> dut, boolean inputs) {
        return dut.top().ports().stream().filter(port -> port.role() == Port.Role.DATA && port.isInput() == inputs)
            .map(Port::name).toList();
    }

    private static boolean isEvent(String port) {
        return port.endsWith("valid") && PARTS.stream().noneMatch(port::contains);
    }

    /** The name of what says whether this pin means something; null: it always does. */
    private static String valid(String pin, List<String> pins) {
        for (var part : PARTS) {
            int at = pin.lastIndexOf(part);
            if (at > 0 && pins.contains(pin.substring(0, at) + "_valid")) {
                return pin.substring(0, at) + "_valid";
            }
        }
        return null;
    }
}
