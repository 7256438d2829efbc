package veroce.scenario;

import hdl.sim.Engine;
import hdl.sim.Options;
import rnic.RnicParameters;
import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.TransportSettings;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;

/**
 * The NIC, Verilated. Its transport settings are those of reset.
 *
 * @param gigabits speed of its line
 */
record NicMaker(RnicParameters parameters, double gigabits) implements EndpointMaker {
    /**
     * The small configuration with a clock and a line of a tenth, so that scenarios that wait for timers take fewer
     * cycles, and with the larger window.
     */
    private static final RnicParameters SLOW = new RnicParameters("slow", RnicParameters.SMALL.bytes(),
        RnicParameters.SMALL.queuePairs(), 256, RnicParameters.SMALL.messages(),
        RnicParameters.SMALL.regions(), RnicParameters.SMALL.completionQueues(),
        RnicParameters.SMALL.addressHandles(), RnicParameters.SMALL.bufferBytes(), 32_000);

    static NicMaker small() {
        return new NicMaker(RnicParameters.SMALL, 80);
    }

    static NicMaker slow() {
        return new NicMaker(SLOW, 8);
    }

    @Override public Endpoint make(Address address, TransportSettings transport) {
        if (!transport.equals(TransportSettings.RESET)) {
            throw new IllegalArgumentException("the NIC is tested with the settings of reset");
        }
        return new NicEndpoint(parameters, address, Engine.VERILATOR, Options.standard(), HostBus.Timing.QUICK,
            gigabits);
    }

    @Override public QueuePairSettings fit(QueuePairSettings settings) {
        return settings.withinWindows(parameters.window(), parameters.messages());
    }
}
