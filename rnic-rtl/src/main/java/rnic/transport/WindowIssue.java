package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.delay;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Arbiter;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.ArrayList;
import rnic.rx.Valids;
import rnic.transport.WindowOperation.Kind;

/**
 * Starts the operations of the send window, at most one per cycle, round robin among their sources, and never one whose
 * queue pair is still in the pipeline. After reset it first starts a {@link Kind#CLEAR} of every queue pair.
 *
 * @param queuePairs a power of two from 2
 */
@Doc("Starts the operations of the send window, at most one per cycle, and one at a time on each queue pair.")
public record WindowIssue(int queuePairs) implements Circuit<WindowIssue.Io> {
    public record Io(
        Stream<UInt> setup,
        Stream<WindowOperation> sent,
        Stream<WindowOperation> acknowledgement,
        Stream<UInt> expired,
        Stream<UInt> pick,
        @Doc("nothing starts") Bool blocked,
        Valid<WindowOperation> issued
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = Stream.of(uint(indexWidth(queuePairs)));
        var operation = WindowOperation.of(queuePairs);
        return new Io(p.in(qp), p.in(Stream.of(operation)), p.in(Stream.of(operation)), p.in(qp), p.in(qp),
            p.in(bool()), p.out(Valid.of(operation)));
    }

    @Override public void body(Io io) {
        var shape = WindowOperation.of(queuePairs);
        var sources = instance(new Arbiter<>(shape, 5, Arbiter.Policy.ROUND_ROBIN, false));
        ignore(sources.source());

        // After reset every entry is cleared before anything else begins.
        var clearing = reg(bool()).init(1);
        var cleared = reg(uint(indexWidth(queuePairs))).init(0);
        var clears = sources.in().get(0).ready().and(clearing);
        when(clears, () -> {
            cleared.next(cleared.plus(1));
            when(cleared.all(), () -> clearing.next(false));
        });
        var begin = sources.in().get(0);
        begin.valid().set(clearing.or(io.setup.valid()));
        begin.payload().set(WindowOperation.bare(
            mux(clearing, WindowOperation.kind(Kind.CLEAR), WindowOperation.kind(Kind.SETUP)),
            mux(clearing, cleared, io.setup.payload())));
        io.setup.ready().set(begin.ready().and(clearing.not()));

        var operations = java.util.List.of(io.sent, io.acknowledgement);
        for (int i = 0; i < 2; i++) {
            sources.in().get(1 + i).valid().set(operations.get(i).valid().and(clearing.not()));
            sources.in().get(1 + i).payload().set(operations.get(i).payload());
            operations.get(i).ready().set(sources.in().get(1 + i).ready().and(clearing.not()));
        }
        named(sources.in().get(3), io.expired, Kind.EXPIRED, clearing);
        named(sources.in().get(4), io.pick, Kind.PICK, clearing);

        // One at a time on each queue pair.
        var slice = instance(new RegisterSlice<>(shape));
        link(slice.in(), new Stream<>(sources.out().valid(), sources.out().ready(),
            sources.out().payload().withReport(io.acknowledgement.payload())));
        var next = slice.out();
        var valid = next.fires();
        var issued = reg(bool()).init(0);
        issued.next(valid);
        var operation = reg(shape);
        operation.next(next.payload());
        next.ready().set(io.blocked.or(conflict(issued, operation.qp(), next.payload())).not());
        io.issued.valid().set(issued);
        io.issued.value().set(operation);
    }

    private static void named(Stream<WindowOperation> sink, Stream<UInt> source, Kind kind, Bool clearing) {
        sink.valid().set(source.valid().and(clearing.not()));
        sink.payload().set(WindowOperation.bare(WindowOperation.kind(kind), source.payload()));
        source.ready().set(sink.ready().and(clearing.not()));
    }

    /**
     * The queue pair is among those whose entries have been read and not yet written; a deadline is written later than
     * the rest, and only whoever carries out one that has passed reads it.
     */
    private static Bool conflict(Bool issued, UInt qp, WindowOperation next) {
        var hits = new ArrayList<Bool>();
        var expires = next.kind().is(Kind.EXPIRED);
        var valid = issued;
        var at = qp;
        hits.add(valid.and(at.eq(next.qp())));
        for (int cycles = 2; cycles < WindowPipeline.EXPIRED_APART; cycles++) {
            valid = Valids.later(valid, 1);
            at = delay(at, 1).named("qp" + cycles);
            var hit = valid.and(at.eq(next.qp()));
            hits.add(cycles < WindowPipeline.APART ? hit : hit.and(expires));
        }
        return cat(hits).any();
    }
}
