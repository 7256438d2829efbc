package rnic.top;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bundle;
import hdl.Circuit;
import hdl.ir.Port;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.List;
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
import rnic.parse.SegmentEnd;
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

/** Behind a reset nothing is under way: what has been given nothing tells of nothing. */
class AfterResetTest {
    private static final RnicParameters SMALL = RnicParameters.SMALL;
    /** More than any block takes from an input to an output. */
    private static final int CYCLES = 64;
    /** What blocks tell of on their own: every table is cleared, and nobody has anything to send again. */
    private static final Set<String> CLEARING = Set.of("state_valid", "mr_valid", "queue_valid", "address_valid",
        "resends_valid", "owners_pairs_valid", "owners_queues_valid");

    static Stream<Circuit<?>> circuits() {
        return Stream.of(new PacketParser(32), new IcrcChecker(32), new SackTracker(128, 16),
            new ReceiveFront(32, 128, 16), new FrameInspector(32), new ReceiveCore(SMALL), new RowQueue(),
            new SendWindow(SMALL), new CompletionOrder(SMALL), new AckPolicy(SMALL), new AckBuilder(SMALL),
            new HeaderBuilder(), new PayloadAligner(32), new IcrcInserter(32), new FrameBuilder(32),
            new TransmitPath(SMALL), new NicControl(SMALL), new CommandProcessor(SMALL), new Placement(SMALL),
            new PayloadReader(32, 512), new CompletionWriter(SMALL), new ReadArbiter(32, 4, 3),
            new WriteArbiter(32, 3, 3), new SendQueue(SMALL), new TxScheduler(SMALL), new SendCompleter(SMALL),
            new ReceiveQueue(SMALL), new Drains(SMALL), new PacedRing(16, 3), new TimingWheel(16, 64),
            new TokenBuckets(16), new Pacer(16, 3), new ActiveRing(16, 3), new RateInverse(),
            new WindowTimer(), new SegmentBuilder(SMALL), new LocalErrors(SMALL), new StashWalk(SMALL),
            new CompletionSpan(SMALL), new RttResponder(SMALL), new FailureCollector(SMALL, 3),
            new QueuePairStates(SMALL), new CompletionSlots(SMALL), new CompletionEvents(SMALL),
            new FetchPlanner(SMALL, 64), new WqeFetcher(SMALL, 64), new ReceiveFlusher(SMALL),
            new SpoiledPlacements(SMALL), new EventMerge(16, 8), new PacketBuffer(32, 64), new FunctionReset(21),
            new SegmentEntry(32), new SegmentEnd(32));
    }

    @ParameterizedTest @MethodSource("circuits")
    void whatHasBeenGivenNothingTellsOfNothing(Circuit<?> circuit) {
        assertThat(told(circuit)).isEmpty();
    }

    /** Outputs that say that something is there, although nothing came in. */
    private static <IO extends Bundle<IO>> Set<String> told(Circuit<IO> circuit) {
        var random = new Random(20_281);
        var told = new TreeSet<String>();
        try (var dut = Simulation.of(circuit)) {
            List<Pin> valids = new ArrayList<>();
            List<Pin> readies = new ArrayList<>();
            for (var port : dut.top().ports()) {
                if (port.role() == Port.Role.DATA && !port.isInput() && isEvent(port.name())) {
                    valids.add(dut.pin(port.name()));
                } else if (port.isInput() && port.name().endsWith("ready")) {
                    readies.add(dut.pin(port.name()));
                }
            }
            for (int cycle = 0; cycle < CYCLES; cycle++) {
                readies.forEach(ready -> ready.set(random.nextBoolean()));
                dut.settle();
                valids.stream().filter(Pin::isSet).map(Pin::name).forEach(told::add);
                dut.step();
            }
        }
        told.removeAll(CLEARING);
        return told;
    }

    /** Not what only counts beside another one. */
    private static boolean isEvent(String port) {
        return port.endsWith("_valid") && !port.contains("_value_") && !port.contains("_payload_");
    }
}
