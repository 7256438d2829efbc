package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import rnic.messages.Atomic;
import rnic.messages.CheckedAtomic;
import rnic.messages.SendWqe;
import rnic.messages.TranslatedAtomic;
import rnic.protocol.RnicParameters;

/** Finds the pages of atomics, each of which has one. Of those that may not be executed nothing is looked for. */
@Doc("Finds the pages of atomics.")
public record AtomicTranslator(RnicParameters parameters) implements Circuit<AtomicTranslator.Io> {
    private static final int PAGE_BITS = 12;

    public record Io(
        Stream<CheckedAtomic> checked,
        @Doc("in order") Stream<TranslatedAtomic> translated,
        ListPort lists
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(CheckedAtomic.of(parameters))), p.out(Stream.of(TranslatedAtomic.of(parameters))),
            p.in(ListPort.of(parameters.mrs(), parameters.bytes())));
    }

    @Override public void body(Io io) {
        registeredReset();
        var shape = Atomic.of(parameters);
        var translator = instance(new Translator(parameters.mrs(), parameters.bytes(), parameters.rememberedPages(),
            PAGE_BITS + shape.width()));
        var checked = io.checked.payload();
        var atomic = checked.atomic();
        link(translator.asked(), new Stream<>(io.checked.valid(), io.checked.ready(), new Asked(checked.address(),
            lit(SendWqe.ATOMIC_BYTES, Asked.LENGTH_BITS).gate(atomic.allowed()), atomic.mr(), checked.pages(),
            cat(checked.address().trunc(PAGE_BITS), atomic.asUInt()))));
        int aligned = log2Ceil(SendWqe.ATOMIC_BYTES);
        check(io.checked.valid().not().or(checked.address().trunc(aligned).any().not()), "an atomic lies in one page");
        var placed = translator.placed();
        var pages = placed.payload().pages();
        var load = placed.payload().load();
        ignore(pages);
        link(io.translated, new Stream<>(placed.valid(), placed.ready(), new TranslatedAtomic(
            load.trunc(shape.width()).as(shape), cat(pages.first(), load.top(PAGE_BITS)), pages.missing())));
        link(translator.lists(), io.lists);
    }
}
