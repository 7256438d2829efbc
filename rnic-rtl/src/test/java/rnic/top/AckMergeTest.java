package rnic.top;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.lib.Stream;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayList;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.FlowNumber;
import rnic.messages.AckEvent;
import rnic.protocol.RnicParameters;

/** Two kinds of events on their way to one policy: none is lost or changed, and those of packets go first. */
class AckMergeTest {
    private static final long SEED = Long.getLong("hdl.seed", 133);

    record Event(FlowNumber flow, boolean congested, boolean counting, boolean advancing, boolean completing,
                 boolean urgent, boolean notReady, int code, int behindGap) {
        static Event random(Random random, int code) {
            return new Event(FlowNumber.of(random.nextInt(32), 16), random.nextBoolean(), random.nextBoolean(),
                random.nextBoolean(), random.nextBoolean(), random.nextBoolean(), random.nextBoolean(), code,
                random.nextInt(256));
        }
    }

    /** The merge alone. */
    record Merge() implements Circuit<Merge.Io> {
        record Io(Stream<AckEvent> first, Stream<AckEvent> second, Stream<AckEvent> to) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var event = Stream.of(AckEvent.of(RnicParameters.SMALL));
            return new Io(p.in(event), p.in(event), p.out(event));
        }

        @Override public void body(Io io) {
            ReceivePath.merged(io.to, io.first, io.second);
        }
    }

    @Test void everyEventComesAndPacketsGoFirst() {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new Merge(), Engine.JVM)) {
            var first = dut.add(new StreamSource<>(dut, dut.io().first(), Event.class));
            var second = dut.add(new StreamSource<>(dut, dut.io().second(), Event.class));
            var sink = dut.add(new StreamSink<>(dut, dut.io().to(), Event.class).stall(0.3));
            var expected = new ArrayList<Event>();
            for (int code = 0; code < 2; code++) {           // the code tells which kind it is
                for (int i = 0; i < 300; i++) {
                    var event = Event.random(random, code);
                    expected.add(event);
                    (code == 0 ? first : second).send(event);
                }
            }
            dut.stepUntil(() -> sink.received().size() == expected.size(), 3000);
            assertThat(sink.received()).as("seed %s", SEED).isEqualTo(expected);
        }
    }
}
