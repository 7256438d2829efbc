package veroce.transfer;

import hdl.sim.Options;
import java.nio.file.Path;
import veroce.VeroceException;
import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Recovery;
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
        return new EndpointPair(open(LEFT, engine, settings, first, null), open(RIGHT, engine, settings, options, null));
    }

    /** Two references that go back to a gap and send everything behind it again. */
    public static EndpointPair goingBack(TransferSettings settings) {
        return new EndpointPair(goingBack(LEFT, settings), goingBack(RIGHT, settings));
    }

    private static Endpoint goingBack(Address address, TransferSettings settings) {
        return new ReferenceEndpoint(address, new HostMemory(), TransportSettings.RESET.with(Recovery.GO_BACK_N),
            settings.gigabitsPerSecond() * 1_000_000_000L);
    }

    /** Two NICs whose inputs are recorded. */
    public static EndpointPair recorded(Engine engine, TransferSettings settings, Options options, Recording left,
                                        Recording right) {
        return new EndpointPair(open(LEFT, engine, settings, options, left),
            open(RIGHT, engine, settings, options, right));
    }

    private static Endpoint open(Address address, Engine engine, TransferSettings settings, Options options,
                                 Recording recording) {
        if (engine == Engine.REFERENCE) {
            return new ReferenceEndpoint(address, new HostMemory(), TransportSettings.RESET,
                settings.gigabitsPerSecond() * 1_000_000_000L);
        }
        return new NicEndpoint(settings.configuration(), address, hdl.sim.Engine.valueOf(engine.name()),
            options, HostBus.Timing.PCIE, settings.gigabitsPerSecond(), recording);
    }

    @Override public void close() {
        left.close();
        right.close();
    }
}
