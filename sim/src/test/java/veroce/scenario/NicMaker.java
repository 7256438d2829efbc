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

/** The NIC in its small configuration, Verilated. Its transport settings are those of reset. */
record NicMaker() implements EndpointMaker {
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL;
    private static final double GIGABITS = 80;

    @Override public Endpoint make(Address address, TransportSettings transport) {
        if (!transport.equals(TransportSettings.RESET)) {
            throw new IllegalArgumentException("the NIC is tested with the settings of reset");
        }
        return new NicEndpoint(PARAMETERS, address, Engine.VERILATOR, Options.standard(), HostBus.Timing.QUICK,
            GIGABITS);
    }

    @Override public QueuePairSettings fit(QueuePairSettings settings) {
        return settings.withinWindows(PARAMETERS.window(), PARAMETERS.messages());
    }
}
