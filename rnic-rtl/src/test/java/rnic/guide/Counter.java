package rnic.guide;
import hdl.*;
import static hdl.Hdl.*;

@Doc("Counts enabled cycles and wraps.")
public record Counter(int width) implements Circuit<Counter.Io> {
    public record Io(Bool enable, Bool clear, UInt count) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(bool()), p.in(bool()), p.out(uint(width)));
    }

    @Override public void body(Io io) {
        var count = reg(uint(width)).init(0);

        when(io.clear, () -> count.next(0))
            .elseWhen(io.enable, () -> count.next(count.plus(1)));

        io.count.set(count);
    }
}
