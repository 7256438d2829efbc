package blinker;

import static hdl.Hdl.*;

import hdl.*;

@Doc("Turns a light on and off, so many cycles each.")
public record Blinker(int cycles) implements Circuit<Blinker.Io> {
    public record Io(@Doc("0 keeps the light as it is") Bool enable, Bool light) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(bool()), p.out(bool()));
    }

    @Override public void body(Io io) {
        var count = reg(uint(indexWidth(cycles))).init(0);
        var light = reg(bool()).init(0);
        var ends = count.eq(cycles - 1);

        when(io.enable, () -> {
            count.next(mux(ends, 0, count.plus(1)));
            when(ends, () -> light.next(light.not()));
        });

        io.light.set(light);
    }
}
