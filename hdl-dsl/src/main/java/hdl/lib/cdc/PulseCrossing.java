package hdl.lib.cdc;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Brings pulses of one cycle into another clock, where each becomes a pulse of one cycle. Latency 1 cycle of
 * {@code from} and then 3 to 4 of {@code to}. Pulses stand at least two cycles of the slower clock apart, or two may
 * cancel; when that is not known, use {@link HandshakeCrossing}. Both clocks are reset together.
 */
@Doc("Brings pulses of one clock into another.")
public record PulseCrossing() implements Circuit<PulseCrossing.Io> {
    public record Io(Clock from, Clock to, @Doc("one pulse per cycle in which it is 1") Bool pulse, Bool arrived)
        implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var from = p.clock();
        var to = p.clock();
        return new Io(from, to, p.on(from).in(bool()), p.on(to).out(bool()));
    }

    @Override public void body(Io io) {
        in(io.from, () -> {
            var level = reg(bool()).init(0);                 // changes with every pulse
            when(io.pulse, () -> level.next(level.not()));
            in(io.to, () -> {
                var seen = instance(new Synchronizer(2));
                var before = reg(bool()).init(0);
                var arrived = reg(bool()).init(0);
                seen.value().set(level);
                before.next(seen.settled());
                arrived.next(seen.settled().ne(before));
                io.arrived.set(arrived);
            });
        });
    }
}
