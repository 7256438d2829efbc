package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;

/**
 * When no access to a memory region is under way any more, has its pages forgotten, if it has a list of them; only
 * then has it come to rest. Of a region without a list, and of a queue pair, nothing has to be forgotten: no cycle is
 * lost.
 *
 * @param mrs         memory regions
 * @param translators that remember pages
 */
@Doc("Has the pages of a memory region forgotten before it counts as closed.")
public record Forgetter(int mrs, int translators) implements Circuit<Forgetter.Io> {
    public record Io(
        @Doc("a memory region is registered") Valid<UInt> registered,
        @Doc("with a list of its pages") Bool listed,
        @Doc("no access to the region is under way; it stays until it is taken back") Bool quiet,
        @Doc("that region; from a cycle before on") UInt mr,
        @Doc("all of its pages are to be forgotten") Valid<UInt> forget,
        @Doc("by each translator: they are") UInt forgot,
        @Doc("the region is at rest") Bool rests
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int index = indexWidth(mrs);
        return new Io(p.in(Valid.of(uint(index))), p.in(bool()), p.in(bool()), p.in(uint(index)),
            p.out(Valid.of(uint(index))), p.in(uint(translators)), p.out(bool()));
    }

    @Override public void body(Io io) {
        var listed = memory(bool(), mrs).style(BRAM);
        when(io.registered.valid(), () -> listed.write(io.registered.value(), io.listed));
        var isListed = listed.read(io.mr);
        io.forget.valid().set(io.quiet.and(isListed));
        io.forget.value().set(io.mr);
        io.rests.set(io.quiet.and(isListed.not().or(io.forgot.all())));
        var forgetting = reg(bool()).init(0);
        forgetting.next(io.forget.valid());
        check(io.forgot.any().not().or(io.forget.valid()).or(forgetting), "nobody forgets what was not asked for");
        cover(io.rests.and(isListed), "a region with a list comes to rest");
    }
}
