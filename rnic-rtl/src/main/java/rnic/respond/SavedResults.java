package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.protocol.RnicParameters;

/**
 * What the newest atomics of each queue pair have found, for copies of them: RoCEv2 answers a copy with what was found
 * and executes nothing. As many as a peer may have open, found by the PSN of their request in as many cycles.
 */
@Doc("What the newest atomics of each queue pair have found, for copies of them.")
public record SavedResults(RnicParameters parameters) implements Circuit<SavedResults.Io> {
    private static final int READ = 2;
    /** Rows from which UltraRAM is worth it. */
    private static final int LARGE = 4096;

    public record Io(
        @Doc("queue pair, local number; stands for two cycles before anything is said of it") UInt qp,
        @Doc("it begins a new life: nothing is saved") Valid<UInt> beginning,
        @Doc("an atomic with this PSN is started") Valid<UInt> started,
        @Doc("the oldest that is started and not done has found this") Valid<UInt> done,
        @Doc("what has been found by the one with this PSN? None is started and not done") Valid<UInt> asked,
        @Doc("it is looked for") Bool busy,
        @Doc("then: it is one of the newest, and has found this") Valid<UInt> found
    ) implements Bundle<Io> {}

    /** Where the next one goes, where the next result goes, and whether all places are taken. */
    private record Row(UInt next, UInt done, Bool all) implements Bundle<Row> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        return new Io(p.in(qp), p.in(Valid.of(qp)), p.in(Valid.of(uint(24))), p.in(Valid.of(uint(64))),
            p.in(Valid.of(uint(24))), p.out(bool()), p.out(Valid.of(uint(64))));
    }

    private int places() {
        return Math.max(2, parameters.reads());
    }

    private boolean isDeep() {
        return parameters.queuePairs() * places() >= LARGE;
    }

    /** A cascade of UltraRAMs has one register more. */
    private int latency() {
        return isDeep() ? READ + 1 : READ;
    }

    private Memory<UInt> saved(String name, int bits) {
        return memory(uint(bits), parameters.queuePairs() * places()).named(name).style(isDeep() ? URAM : BRAM)
            .latency(latency());
    }

    @Override public void body(Io io) {
        registeredReset();
        int pairs = parameters.queuePairs();
        var place = uint(log2Ceil(places()));
        var shape = bundle(Row.class, place, place, bool());
        var rows = memory(shape, pairs).named("rows").style(BRAM).latency(READ);
        var row = rows.read(io.qp);
        var starts = io.started.valid();
        var writes = io.beginning.valid().or(starts).or(io.done.valid());
        var next = new Row(mux(starts, row.next().plus(1), row.next()),
            mux(io.done.valid(), row.done().plus(1), row.done()), row.all().or(starts.and(row.next().all())));
        when(writes, () -> rows.write(mux(io.beginning.valid(), io.beginning.value(), io.qp),
            mux(io.beginning.valid(), zero(shape), next)));
        check(io.beginning.valid().and(starts.or(io.done.valid())).not(), "one thing is said at a time");

        var searching = reg(bool()).init(0).named("searching");
        var at = reg(uint(log2Ceil(places()) + 2)).named("at");      // the place that is read
        var wanted = reg(uint(24)).named("wanted");
        var isFound = reg(bool()).named("is_found");
        var result = reg(uint(64)).named("result");
        var psns = saved("psns", 24);
        var results = saved("results", 64);
        when(starts, () -> psns.write(cat(io.qp, row.next()), io.started.value()));
        when(io.done.valid(), () -> results.write(cat(io.qp, row.done()), io.done.value()));
        // From the oldest to the newest: of two with one PSN the newer counts.
        var read = cat(io.qp, at.trunc(place.width()).plus(row.next()));
        var psn = psns.read(read);
        var value = results.read(read);
        // Some cycles behind its question; a place that nothing has gone to is no one's.
        var looked = at.minus(latency());
        var isTaken = row.all().or(looked.trunc(place.width()).plus(row.next()).lt(row.next()));
        var isHere = looked.lt(places()).and(isTaken).and(psn.eq(wanted));
        when(io.asked.valid(), () -> {
            searching.next(true);
            at.next(0);
            wanted.next(io.asked.value());
            isFound.next(false);
        }).elseWhen(searching, () -> {
            at.next(at.plus(1));
            when(isHere, () -> {
                isFound.next(true);
                result.next(value);
            });
            when(at.eq(places() + latency() - 1), () -> searching.next(false));
        });
        io.busy.set(searching);
        io.found.valid().set(isFound);
        io.found.value().set(result);
    }
}
