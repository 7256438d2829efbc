package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.StateWrite;
import rnic.messages.PathProbe;
import rnic.protocol.RnicParameters;

/** RTT Requests of our own. */
public record RttProbing(
    Stream<PathProbe> probes,
    @Doc("UDP source port of the one that is shown") UInt port,
    Valid<StateWrite> state,
    @Doc("counter: one goes out") Bool asked
) implements Bundle<RttProbing> {
    public static RttProbing of(Ports p, RnicParameters parameters) {
        return new RttProbing(p.in(Stream.of(PathProbe.of(parameters))), p.in(uint(16)),
            p.in(Valid.of(StateWrite.of(parameters))), p.out(bool()));
    }
}
