package rnic.registers;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.context.PageOwner;

/**
 * Lets a doorbell ring only for what listens to its page. It is looked up while the register block judges the write,
 * so that no doorbell comes later for it.
 *
 * @param objects how many there are of what the doorbells are for
 */
@Doc("Lets doorbells ring only for what listens to their page.")
public record DoorbellGuard(int objects) implements Circuit<DoorbellGuard.Io> {
    /** Cycles from number and page to the verdict. */
    static final int LATENCY = 3;

    public record Io(
        Valid<PageOwner> owner,
        @Doc("number of what is rung; as long as the write is being judged") UInt object,
        @Doc("page through which it is rung, likewise") UInt page,
        @Doc("it listens to this page") Bool isOwner
    ) implements Bundle<Io> {}

    /** What is known of an object. */
    private record Row(Bool exists, UInt page) implements Bundle<Row> {
        static final Shape<Row> SHAPE = bundle(Row.class, bool(), uint(PageOwner.PAGE_BITS));
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(PageOwner.of(objects))), p.in(uint(indexWidth(objects))),
            p.in(uint(PageOwner.PAGE_BITS)), p.out(bool()));
    }

    @Override public void body(Io io) {
        var rows = memory(Row.SHAPE, objects).named("owners").style(BRAM).latency(2).zeroed();
        var owner = io.owner.value();
        when(io.owner.valid(), () -> rows.write(owner.object(), new Row(owner.exists(), owner.page())));
        var row = rows.read(io.object);
        var isOwner = reg(bool());
        isOwner.next(row.exists().and(row.page().eq(io.page)));
        io.isOwner.set(isOwner);
        cover(row.exists().and(row.page().ne(io.page)), "a doorbell comes through another page");
    }
}
