package veroce.scenario;

import hdl.sim.Engine;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.TransportSettings;
import veroce.lockstep.Pace;
import veroce.nic.BusNoise;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;

/**
 * The NIC, inside this process, or Verilated where a scenario says so. Its transport settings are those of reset.
 *
 * @param gigabits speed of its line
 * @param timing   of its host memory
 * @param engine   what runs it, unless {@code -Dhdl.engine} says so
 */
record NicMaker(RnicParameters parameters, double gigabits, HostBus.Timing timing, Engine engine)
        implements EndpointMaker {
    /**
     * The small configuration with a clock and a line of a tenth, so that scenarios that wait for timers take fewer
     * cycles, and with the larger window.
     */
    private static final RnicParameters SLOW = new RnicParameters("slow", RnicParameters.SMALL.bytes(),
        RnicParameters.SMALL.queuePairs(), 256, RnicParameters.SMALL.messages(),
        RnicParameters.SMALL.mrs(), RnicParameters.SMALL.completionQueues(),
        RnicParameters.SMALL.addressHandles(), RnicParameters.SMALL.bufferBytes(), 32_000);

    static NicMaker small() {
        return of(RnicParameters.SMALL);
    }

    /** With shared receive queues. */
    static NicMaker sharing() {
        return of(RnicParameters.SMALL.sharing(4));
    }

    /** With shared receive queues for many queue pairs. */
    static NicMaker crowded(int queuePairs) {
        return of(new RnicParameters("crowded", RnicParameters.SMALL.bytes(), queuePairs,
            RnicParameters.SMALL.window(), RnicParameters.SMALL.messages(), RnicParameters.SMALL.mrs(),
            RnicParameters.SMALL.completionQueues(), RnicParameters.SMALL.addressHandles(),
            RnicParameters.SMALL.bufferBytes(), RnicParameters.SMALL.clockKilohertz()).sharing(4));
    }

    /** Whose queue pairs speak RoCEv2. */
    static NicMaker roce() {
        return of(RnicParameters.SMALL.sharing(4).speakingRoce());
    }

    /** The same with the slow clock: not one in ten cycles is simulated of what waits for timers. */
    static NicMaker slowRoce() {
        return new NicMaker(SLOW.sharing(4).speakingRoce(), 8, HostBus.Timing.QUICK, Engine.JVM);
    }

    private static NicMaker of(RnicParameters parameters) {
        return new NicMaker(parameters, 80, HostBus.Timing.QUICK, Engine.JVM);
    }

    static NicMaker slow() {
        return new NicMaker(SLOW, 8, HostBus.Timing.QUICK, Engine.JVM);
    }

    /** On a bus whose channels pause, that answers late and out of order, and that is no faster than the line needs. */
    NicMaker onARoughBus() {
        return new NicMaker(parameters, gigabits, new HostBus.Timing(20, 10, new BusNoise(Arena.SEED, 0.3, 60, 0.7)),
            engine);
    }

    /** The Verilog that ships. */
    NicMaker verilated() {
        return new NicMaker(parameters, gigabits, timing, Engine.VERILATOR);
    }

    @Override public Endpoint make(Address address, TransportSettings transport) {
        if (!transport.equals(TransportSettings.RESET)) {
            throw new IllegalArgumentException("the NIC is tested with the settings of reset");
        }
        var runs = Engine.chosen() == null ? engine : Engine.chosen();
        return new NicEndpoint(parameters, address, runs, KeptFailures.options(runs), timing, gigabits)
            .scatter().doorbellPage((int) address.mac() & 0xff);
    }

    /** With a tenth of the clock, writing a packet takes longer than its acknowledgement needs to the peer. */
    @Override public boolean memoryIsLate() {
        return parameters.clockKilohertz() == SLOW.clockKilohertz() || !timing.noise().equals(BusNoise.NONE);
    }

    @Override public long patience() {
        return Pace.of(parameters.clockKilohertz(), lineRate()).patience();
    }

    @Override public long lineRate() {
        return (long) (gigabits * 1e9);
    }

    @Override public QueuePairSettings fit(QueuePairSettings settings) {
        var fitting = settings.withinWindows(parameters.window(), parameters.messages())
            .withinReads(parameters.reads());
        return parameters.roce() ? fitting.withProfile(Profile.ROCE_V2) : fitting;
    }
}
