package rnic.registers;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.protocol.Row;

/**
 * Joins the verdicts on acknowledgements with those that found no room ({@link Row#RX_ACK_FULL}), so that one counter
 * bank takes both: the latter wait for a cycle without a verdict. Latency 1 cycle.
 */
@Doc("Joins verdicts on acknowledgements with those that found no room.")
public record RowQueue() implements Circuit<RowQueue.Io> {
    private static final int BITS = 10;

    public record Io(
        @Doc("verdict on an acknowledgement") Valid<Choice<Row>> judged,
        @Doc("an acknowledgement found no room") Bool full,
        @Doc("each of both once") Valid<Choice<Row>> row
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(choice(Row.class))), p.in(bool()), p.out(Valid.of(choice(Row.class))));
    }

    @Override public void body(Io io) {
        var waiting = reg(uint(BITS)).init(0);
        var valid = reg(bool()).init(0);
        var row = reg(choice(Row.class));
        var taking = io.judged.valid().not().and(waiting.ne(0));
        var fullRow = wire(choice(Row.class));
        fullRow.set(Row.RX_ACK_FULL);

        when(io.full.and(taking.not()), () -> waiting.next(waiting.plus(1)))
            .elseWhen(taking.and(io.full.not()), () -> waiting.next(waiting.minus(1)));
        valid.next(io.judged.valid().or(taking));
        row.next(mux(io.judged.valid(), io.judged.value(), fullRow));
        io.row.valid().set(valid);
        io.row.value().set(row);
        check(waiting.all().not(), "no verdict is forgotten");
    }
}
