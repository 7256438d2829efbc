package veroce.nic;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Options;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rnic.protocol.RnicParameters;
import veroce.bench.NicTraffic;
import veroce.simulate.Engine;
import veroce.transfer.EndpointPair;
import veroce.transfer.Transfer;

/** What a NIC does in strides, while nothing around it has anything to do, is what it does cycle by cycle. */
class NicStrideTest {
    private static final int BYTES = 20_000;
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL;

    @ParameterizedTest
    @EnumSource(names = {"LOSS", "SMALL", "WAITING"})
    void everyFrameComesAtTheSameTime(NicTraffic traffic) {
        var strides = seen(traffic, null);
        assertThat(strides).hasSizeGreaterThan(20).isEqualTo(seen(traffic, new Recording(0)));
    }

    /** Every frame with its time, then the counters of both; {@code each}: a recording looks at every cycle. */
    private static List<Object> seen(NicTraffic traffic, Recording each) {
        var settings = traffic.settings(PARAMETERS);
        var data = new byte[BYTES];
        new Random(1).nextBytes(data);
        var seen = new ArrayList<>();
        try (var ends = EndpointPair.recorded(Engine.JVM, settings, Options.standard(), each, each)) {
            var transfer = new Transfer(settings, ends.left(), ends.right(), data);
            transfer.link().tap((from, to, arrives, frame, time) ->
                seen.add(time + " " + arrives + " " + from.address() + " " + Arrays.hashCode(frame)));
            seen.add(transfer.run(bytes -> { }).cycles());
            for (var end : List.of(ends.left(), ends.right())) {
                seen.add(end.counters());
                seen.add(((NicEndpoint) end).model().cycle());
                seen.add(((NicEndpoint) end).model().interrupts());
            }
        }
        return seen;
    }
}
