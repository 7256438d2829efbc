package veroce.transfer;

import hdl.sim.Options;
import java.nio.file.Path;
import veroce.VeroceException;
import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Profile;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.nic.Recording;
import veroce.reference.ReferenceEndpoint;
import veroce.simulate.Engine;

/** The two ends of a transfer. */
public record EndpointPair(Endpoint left, Endpoint right) implements AutoCloseable {
    private static final Address LEFT = Address.of(0x02_00_00_00_00_01L, "10.0.0.1");
    private static final Address RIGHT = Address.of(0x02_00_00_00_00_02L, "10.0.0.2");

    /** Two of a kind: NICs on an engine, or the reference. */
    public static EndpointPair open(Engine engine, TransferSettings settings) {
        return open(engine, settings, null);
    }

    /**
     * Two of a kind, with the waves of the first one.
     *
     * @param waves where they go, from its reset on; null: none are recorded. A model with waves is built for a look at
     *              them and not for speed.
     */
    public static EndpointPair open(Engine engine, TransferSettings settings, Path waves) {
        var options = Options.standard().effort(Options.Effort.FULL);
        var first = waves == null ? options : Options.standard().effort(Options.Effort.QUICK).waves(waves);
        if (waves != null && engine == Engine.REFERENCE) {
            throw VeroceException.usage("--waves: the reference has no signals; use another --engine");
        }
        return new EndpointPair(open(LEFT, engine, settings, first, HostBus.Timing.PCIE, null),
            open(RIGHT, engine, settings, options, HostBus.Timing.PCIE, null));
    }

    /** Two NICs whose inputs are recorded. */
    public static EndpointPair recorded(Engine engine, TransferSettings settings, Options options, Recording left,
                                        Recording right) {
        return new EndpointPair(open(LEFT, engine, settings, options, HostBus.Timing.PCIE, left),
            open(RIGHT, engine, settings, options, HostBus.Timing.PCIE, right));
    }

    /**
     * Two of a kind to be measured. With Sends each driver rings once for all that it has posted: doorbells of both queues
     * one at a time would be what is measured.
     */
    public static EndpointPair measured(Engine engine, TransferSettings settings, HostBus.Timing timing) {
        var options = Options.standard().effort(Options.Effort.FULL);
        var pair = new EndpointPair(open(LEFT, engine, settings, options, timing, null),
            open(RIGHT, engine, settings, options, timing, null));
        if (settings.operation().isSend()) {
            pair.gatherDoorbells();
        }
        return pair;
    }

    /** From now on a doorbell speaks for all that was posted while it waited for the bus. */
    public void gatherDoorbells() {
        for (var end : new Endpoint[] {left, right}) {
            if (end instanceof NicEndpoint nic) {
                nic.model().registers().gatherDoorbells();
            }
        }
    }

    private static Endpoint open(Address address, Engine engine, TransferSettings settings, Options options,
                                 HostBus.Timing timing, Recording recording) {
        if (engine == Engine.REFERENCE) {
            return new ReferenceEndpoint(address, new HostMemory(), TransportSettings.RESET,
                settings.gigabitsPerSecond() * 1_000_000_000L);
        }
        var parameters = settings.profile() == Profile.ROCE_V2 ? settings.configuration().speakingRoce()
            : settings.configuration();
        return new NicEndpoint(parameters, address, hdl.sim.Engine.valueOf(engine.name()),
            options, timing, settings.gigabitsPerSecond(), recording).doorbellPage((int) address.mac() & 0xff);
    }

    @Override public void close() {
        left.close();
        right.close();
    }
}
