package rnic.retransmit;

import static hdl.Hdl.*;
import static rnic.messages.Arrival.PSN_BITS;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.ArrayList;
import java.util.List;
import rnic.retransmit.WindowOperation.Kind;

/**
 * Starts the operations of the send window, at most one per cycle, round robin among their sources, and never one whose
 * flow is still in the pipeline. After reset it first starts a {@link Kind#CLEAR} of every flow.
 *
 * @param flows two for each queue pair: a power of two from 4
 */
@Doc("Starts the operations of the send window, at most one per cycle, and one at a time on each flow.")
public record WindowIssue(int flows) implements Circuit<WindowIssue.Io> {
    public record Io(
        Stream<WindowOperation> setup,
        Stream<WindowOperation> sent,
        Stream<WindowOperation> acknowledgement,
        @Doc("of the acknowledgement") AckReport report,
        @Doc("flows") Stream<UInt> expired,
        @Doc("flows") Stream<UInt> pick,
        @Doc("flows of requests") Stream<UInt> answered,
        @Doc("nothing starts") Bool blocked,
        Valid<WindowOperation> issued,
        @Doc("with an acknowledgement") AckReport issuedReport,
        @Doc("with it: the PSN behind a packet sent, or the first one not acknowledged cumulatively, or of a new life")
        UInt target,
        @Doc("with it: 7 (1), 8 (2) or 9 (3) cycles behind the last operation on its flow, or more (0)")
        UInt behind,
        @Doc("with it: it may report losses") Bool losses
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var flow = Stream.of(uint(indexWidth(flows)));
        var operation = WindowOperation.of(flows);
        return new Io(p.in(Stream.of(operation)), p.in(Stream.of(operation)), p.in(Stream.of(operation)),
            p.in(AckReport.SHAPE), p.in(flow), p.in(flow), p.in(flow), p.in(bool()), p.out(Valid.of(operation)),
            p.out(AckReport.SHAPE), p.out(uint(PSN_BITS)), p.out(uint(2)), p.out(bool()));
    }

    @Override public void body(Io io) {
        var shape = WindowOperation.of(flows);
        var sources = instance(new Arbiter<>(shape, 6, Arbiter.Policy.ROUND_ROBIN, false));
        ignore(sources.source());

        // After reset every entry is cleared before anything else begins.
        var clearing = reg(bool()).init(1);
        var cleared = reg(uint(indexWidth(flows))).init(0);
        var wiping = sources.in().get(0).ready().and(clearing);
        when(wiping, () -> {
            cleared.next(cleared.plus(1));
            when(cleared.all(), () -> clearing.next(false));
        });
        var begin = sources.in().get(0);
        begin.valid().set(clearing.or(io.setup.valid()));
        begin.payload().set(mux(clearing, WindowOperation.bare(lit(Kind.CLEAR), cleared),
            io.setup.payload()));
        io.setup.ready().set(begin.ready().and(clearing.not()));

        // What an acknowledgement reports is wide and waits once for all of them.
        var report = reg(AckReport.SHAPE);
        var reporting = reg(bool()).init(0);
        given(sources.in().get(1), io.sent, clearing.not());
        given(sources.in().get(2), io.acknowledgement, clearing.or(reporting).not());
        var taken = io.acknowledgement.fires();
        when(taken, () -> report.next(io.report));
        named(sources.in().get(3), io.expired, Kind.EXPIRED, clearing);
        named(sources.in().get(4), io.pick, Kind.PICK, clearing);
        named(sources.in().get(5), io.answered, Kind.ANSWERED, clearing);

        // One at a time on each flow.
        var slice = instance(new RegisterSlice<>(shape));
        link(slice.in(), sources.out());
        var next = slice.out();
        var nextReports = next.payload().kind().is(Kind.ACKNOWLEDGE);
        when(taken, () -> reporting.next(true)).elseWhen(next.fires().and(nextReports), () -> reporting.next(false));
        check(next.valid().and(nextReports).not().or(reporting), "what an acknowledgement reports waits with it");
        start(io, next, report);
    }

    /** What is next, unless its flow is still in the pipeline. */
    private void start(Io io, Stream<WindowOperation> next, AckReport report) {
        var starting = next.fires();
        var operations = timeline(starting).aligned();
        var operation = operations.enter(0, next.payload());
        var past = past(operations, operation.flow());
        next.ready().set(io.blocked.or(leave(conflict(past, operation))).not());

        var reported = operations.enter(0, report);
        var isBehind = operation.kind().is(Kind.SENT)
            .or(operation.kind().is(Kind.ACKNOWLEDGE).and(reported.isPositive()));
        io.target.set(stage(operation.psn().plus(isBehind.asUInt().zext(PSN_BITS))));
        var behind = stage(behind(past, operation.flow()));
        io.behind.set(behind);
        var issued = stage(operations.valid());
        var issuedOperation = stage(operation);
        var issuedReport = stage(reported);
        io.losses.set(issued.and(issuedOperation.kind().is(Kind.ACKNOWLEDGE)).and(issuedReport.namesLosses()));
        io.issued.valid().set(issued);
        io.issued.value().set(issuedOperation);
        io.issuedReport.set(issuedReport);
    }

    private static void given(Stream<WindowOperation> sink, Stream<WindowOperation> source, Bool may) {
        sink.valid().set(source.valid().and(may));
        sink.payload().set(source.payload());
        source.ready().set(sink.ready().and(may));
    }

    private void named(Stream<WindowOperation> sink, Stream<UInt> source, Kind kind, Bool clearing) {
        sink.valid().set(source.valid().and(clearing.not()));
        sink.payload().set(WindowOperation.bare(lit(kind), source.payload()));
        source.ready().set(sink.ready().and(clearing.not()));
    }

    /** An operation that has been issued. */
    private record Past(Bool valid, UInt flow) {
        Bool hits(UInt other) {
            return valid.and(flow.eq(other));
        }
    }

    /** The last operations, the newest one first. */
    private static List<Past> past(Timeline operations, UInt flow) {
        var past = new ArrayList<Past>();
        for (int cycles = 1; cycles < WindowPipeline.EXPIRED_APART; cycles++) {
            past.add(new Past(ahead(cycles, at(cycles, operations.valid())), ahead(cycles, at(cycles, flow))));
        }
        return past;
    }

    /** How late the operation that is issued next is for the choice that the last one on its flow has left. */
    private static UInt behind(List<Past> past, UInt flow) {
        var first = past.get(WindowPipeline.APART - 1).hits(flow);
        var second = past.get(WindowPipeline.APART).hits(flow);
        var third = past.get(WindowPipeline.APART + 1).hits(flow);
        return cat(second.or(third), first.or(third));
    }

    /**
     * The flow is among those whose entries have been read and not yet written; a deadline is written later than
     * the rest, and only whoever carries out one that has passed reads it.
     */
    private static Bool conflict(List<Past> past, WindowOperation next) {
        var hits = new ArrayList<Bool>();
        var expiring = next.kind().is(Kind.EXPIRED);
        for (int i = 0; i < past.size(); i++) {
            var hit = past.get(i).hits(next.flow());
            hits.add(i + 1 < WindowPipeline.APART ? hit : hit.and(expiring));
        }
        return cat(hits).any();
    }
}
