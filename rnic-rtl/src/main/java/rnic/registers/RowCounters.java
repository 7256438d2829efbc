package rnic.registers;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.protocol.Row;

/** One counter per {@link Row}; together they count every frame once. They wrap. */
@Doc("One counter per row of the table of malformed input.")
public record RowCounters(int width) implements Circuit<RowCounters.Io> {
    public record Io(Valid<Choice<Row>> row, @Doc("numbered as in Row") Vec<UInt> counts) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(choice(Row.class))), p.out(vec(uint(width), Row.values().length)));
    }

    @Override public void body(Io io) {
        var counts = reg(vec(uint(width), Row.values().length)).initZero();
        when(io.row.valid(), () -> {
            var selection = choose(io.row.value());
            for (var row : Row.values()) {
                var count = counts.at(row.ordinal());
                selection.on(row, () -> count.next(count.plus(1)));
            }
        });
        io.counts.set(counts);
    }
}
