package rnic;

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
import rnic.csr.NicControl;
import rnic.host.CommandProcessor;
import rnic.host.CompletionWriter;
import rnic.host.Drains;
import rnic.host.PayloadReader;
import rnic.host.ReadArbiter;
import rnic.host.ReceiveQueue;
import rnic.host.SendCompleter;
import rnic.host.SendQueue;
import rnic.host.WriteArbiter;
import rnic.rx.FrameInspector;
import rnic.rx.IcrcChecker;
import rnic.rx.PacketParser;
import rnic.rx.Placement;
import rnic.rx.ReceiveCore;
import rnic.rx.ReceiveFront;
import rnic.rx.RowQueue;
import rnic.transport.AckPolicy;
import rnic.transport.CompletionOrder;
import rnic.transport.SackTracker;
import rnic.transport.SendWindow;
import rnic.transport.TxScheduler;
import rnic.tx.AckBuilder;
import rnic.tx.FrameBuilder;
import rnic.tx.HeaderBuilder;
import rnic.tx.IcrcInserter;
import rnic.tx.PayloadAligner;
import rnic.tx.TransmitPath;

/** Behind a reset nothing is under way: what has been given nothing tells of nothing. */
class AfterResetTest {
    private static final RnicParameters SMALL = RnicParameters.SMALL;
    /** More than any block takes from an input to an output. */
    private static final int CYCLES = 64;
    /** What blocks tell of on their own: every table is cleared, and nobody has anything to send again. */
    private static final Set<String> CLEARING = Set.of("state_valid", "region_valid", "queue_valid", "address_valid",
        "resends_valid");

    static Stream<Circuit<?>> circuits() {
        return Stream.of(new PacketParser(32), new IcrcChecker(32), new SackTracker(128, 16),
            new ReceiveFront(32, 128, 16), new FrameInspector(32), new ReceiveCore(SMALL), new RowQueue(),
            new SendWindow(SMALL), new CompletionOrder(SMALL), new AckPolicy(SMALL), new AckBuilder(SMALL),
            new HeaderBuilder(), new PayloadAligner(32), new IcrcInserter(32), new FrameBuilder(32),
            new TransmitPath(SMALL), new NicControl(SMALL), new CommandProcessor(SMALL), new Placement(SMALL),
            new PayloadReader(32, 512), new CompletionWriter(SMALL), new ReadArbiter(32, 3, 3),
            new WriteArbiter(32, 2, 3), new SendQueue(SMALL), new TxScheduler(SMALL), new SendCompleter(SMALL),
            new ReceiveQueue(SMALL), new Drains(SMALL));
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
