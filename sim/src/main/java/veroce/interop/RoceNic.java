package veroce.interop;

import hdl.sim.Engine;
import hdl.sim.Options;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Time;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;

/** Our NIC with RoCEv2, Verilated, at an end of the network. */
public final class RoceNic {
    /** Slow, so that the guest waits less, and with notes for all messages that a sender has outstanding. */
    private static final RnicParameters PARAMETERS =
        new RnicParameters("slow", 32, 16, 256, 256, 64, 16, 16, 64 * 1024, 32_000).speakingRoce();
    private static final double GIGABITS = 8;
    /** In which it goes on, to take some milliseconds of the guest's time. */
    public static final long STEP = 20 * Time.MICROSECOND;
    /**
     * Exponent of its transport timer, at most: 17 ms of its time, in which a second is some hundreds of the guest's. What
     * is lost last would else be waited for in vain.
     */
    public static final int TIMEOUT = 12;

    private RoceNic() {}

    public static Endpoint at(Address address) {
        return new NicEndpoint(PARAMETERS, address, Engine.VERILATOR, Options.standard(), HostBus.Timing.QUICK,
            GIGABITS);
    }
}
