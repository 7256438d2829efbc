package hdl.example;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.*;
import hdl.sim.*;
import hdl.sim.agent.*;
import hdl.sim.junit.EachEngine;
import hdl.testing.Lint;
import java.math.BigInteger;
import java.util.*;
import org.junit.jupiter.api.Test;

/** Three circuits as somebody writes them who has read the documents: what they do, on every engine. */
class ExamplesTest {
    record Routed(long to, long payload) {}

    record Bytes(BigInteger data, long keep, boolean last) {}

    @Test void toolsHaveNothingToSay() {
        for (var circuit : List.<Circuit<?>>of(new Crossbar<>(uint(16), 3, 4), new Uart(8), new PacketCounter(8))) {
            assertThat(Design.of(circuit).warnings()).as(circuit.moduleName()).isEmpty();
            Lint.check(circuit);
        }
    }

    @EachEngine void aCrossbarTakesEachPayloadToItsOutput(Engine engine) {
        int count = engine == Engine.JVM ? 400 : 60;
        try (var dut = Simulation.of(new Crossbar<>(uint(16), 3, 4), engine)) {
            var random = new SplittableRandom(1);
            var sinks = new ArrayList<StreamSink<Long>>();
            var expected = new TreeMap<Integer, List<List<Long>>>();
            for (int o = 0; o < 4; o++) {
                sinks.add(dut.add(new StreamSink<>(dut, dut.io().out().at(o), Long.class).stall(0.2 * o)));
                expected.put(o, List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>()));
            }
            for (int i = 0; i < 3; i++) {
                var source = dut.add(new StreamSource<>(dut, dut.io().in().at(i), Routed.class).stall(0.2));
                for (int k = 0; k < count; k++) {
                    int to = random.nextInt(4);
                    source.send(new Routed(to, k << 2 | i));
                    expected.get(to).get(i).add((long) k << 2 | i);
                }
            }
            dut.stepUntil(() -> sinks.stream().mapToInt(sink -> sink.received().size()).sum() == 3 * count, 20L * count);
            for (int o = 0; o < 4; o++) {
                for (int i = 0; i < 3; i++) {
                    int input = i;
                    assertThat(sinks.get(o).received().stream().filter(payload -> (payload & 3) == input).toList())
                        .as("from %d to %d", i, o).isEqualTo(expected.get(o).get(i));
                }
            }
        }
    }

    @EachEngine void aUartSendsAndReceivesBetweenTwoClocks(Engine engine) {
        try (var dut = Simulation.of(new Uart(8), engine)) {
            dut.clock(dut.io().host()).period(4_000);
            dut.clock(dut.io().serial()).period(10_300);
            var bytes = new SplittableRandom(2).longs(30, 0, 256).boxed().toList();
            dut.add(new StreamSource<>(dut, dut.io().send(), Long.class).send(bytes));
            var received = dut.add(new StreamSink<>(dut, dut.io().received(), Long.class).stall(0.5));
            var tx = dut.pin(dut.io().tx());
            var rx = dut.pin(dut.io().rx());
            for (int i = 0; i < 30 * 10 * 9 * 4 && received.received().size() < bytes.size(); i++) {
                rx.set(tx.get());                                  // what is sent comes back
                dut.step();
            }
            assertThat(received.received()).isEqualTo(bytes);
        }
    }

    @EachEngine void aPacketCounterCountsWhatIsLongEnough(Engine engine) {
        try (var dut = Simulation.of(new PacketCounter(8), engine)) {
            var software = new RegisterDriver(new AxiLiteMaster(dut, dut.io().sAxi()), PacketCounter.MAP);
            software.write("control.least", 20);
            software.write("control.enable", 1);
            var random = new SplittableRandom(3);
            var source = dut.add(new StreamSource<>(dut, dut.io().in(), Bytes.class).stall(0.2));
            var sink = dut.add(new StreamSink<>(dut, dut.io().out(), Bytes.class).stall(0.2));
            long packets = 0;
            long bytes = 0;
            int beats = 0;
            for (int i = 0; i < 50; i++) {
                int length = 1 + random.nextInt(40);
                for (int from = 0; from < length; from += 8) {
                    int held = Math.min(8, length - from);
                    source.send(new Bytes(BigInteger.valueOf(from), (1L << held) - 1, from + 8 >= length));
                    beats++;
                }
                packets += length >= 20 ? 1 : 0;
                bytes += length >= 20 ? length : 0;
            }
            int all = beats;
            dut.stepUntil(() -> sink.received().size() == all, 2000);
            dut.step(5);
            assertThat(software.read("packets.count")).isEqualTo(packets);
            assertThat(software.read("bytes.count")).isEqualTo(bytes);
        }
    }
}
