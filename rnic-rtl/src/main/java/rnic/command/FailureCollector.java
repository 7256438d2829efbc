package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.function.Function;
import rnic.context.Failure;
import rnic.context.PairTables;
import rnic.context.StateWrite;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Collects why queue pairs fail, whatever becomes of what it has collected: no reporter ever waits for whoever serves
 * the failures. A queue pair fails once per life: its first cause is kept in a table until the next life begins, and
 * while it has not been given out its number stands in a ring that has a place for every queue pair. Reports of queue
 * pairs that are not in RTR, RTS or SQD, and all but the first of a life, are forgotten.
 *
 * <p>One operation per cycle, {@link #APART} cycles from one to the next on the same queue pair. A report is taken
 * within {@link #PATIENCE} cycles for every port there is; after reset, when the table has been cleared.
 *
 * @param ports number of reporters, at least 2
 */
@Doc("Collects why queue pairs fail; no reporter ever waits for whoever serves the failures.")
public record FailureCollector(RnicParameters parameters, int ports) implements Circuit<FailureCollector.Io> {
    /** Cycles from one operation on a queue pair to the next. */
    static final int APART = 3;
    /** Most cycles from one report that is taken to the next while some wait: two other operations may go between. */
    static final int PATIENCE = 4 * APART;
    private static final int DEEPEST_LUTRAM = 64;

    /** What is done with a queue pair. */
    enum Kind { REPORT, GIVE, RENEW }

    public record Io(
        @Doc("reports; each is taken within a bound") Vec<Stream<Failure>> in,
        @Doc("INIT begins a life: nothing has failed") Valid<StateWrite> state,
        @Doc("the first cause of each life, in the order of the reports") Stream<Failure> out
    ) implements Bundle<Io> {}

    /** What is known of a queue pair. */
    private record Row(
        @Doc("stands in the ring") Bool listed,
        @Doc("has failed in this life, for the cause that follows") Bool failed,
        Choice<FailureCause> cause, Bool named, UInt request
    ) implements Bundle<Row> {
        static final Shape<Row> SHAPE =
            bundle(Row.class, bool(), bool(), choice(FailureCause.class), bool(), uint(16));
    }

    /** What goes through the pipeline. */
    private record Operation(Choice<Kind> kind, Failure failure) implements Bundle<Operation> {
        static Shape<Operation> of(RnicParameters parameters) {
            return bundle(Operation.class, choice(Kind.class), Failure.of(parameters));
        }
    }

    /** What may be done next. */
    private record Next(Bool renewing, UInt renewed, Bool granting, UInt given, Bool reports, Failure report) {
        UInt qp() {
            return mux(renewing, renewed, mux(granting, given, report.qp()));
        }

        Choice<Kind> kind() {
            return mux(renewing, lit(Kind.RENEW), mux(granting, lit(Kind.GIVE), lit(Kind.REPORT)));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(vec(Stream.of(Failure.of(parameters)), ports)), p.in(Valid.of(StateWrite.of(parameters))),
            p.out(Stream.of(Failure.of(parameters))));
    }

    @Override public void body(Io io) {
        int pairs = parameters.queuePairs();
        var reports = instance(new Arbiter<>(Failure.of(parameters), ports, Arbiter.Policy.ROUND_ROBIN, false));
        ignore(reports.source());
        for (int i = 0; i < ports; i++) {
            link(reports.in().at(i), io.in.at(i));
        }
        var ring = instance(new Fifo<>(uint(indexWidth(pairs)), pairs, pairs > DEEPEST_LUTRAM ? BRAM : LUTRAM, false));
        var clearing = reg(bool()).init(1);
        var giving = reg(bool()).init(0);                    // given out, and not yet taken or found to be nothing

        // A new life first, so that two never wait; then who is to be given out, since nobody is while he is shown.
        var renewing = reg(bool()).init(0);
        var renewed = reg(uint(indexWidth(pairs)));
        var isLife = io.state.valid().and(io.state.value().state().is(QueuePairState.INIT));
        var next = new Next(renewing, renewed, renewing.not().and(ring.out().valid()).and(giving.not()),
            ring.out().payload(), reports.out().valid(), reports.out().payload());

        // Not while the queue pair is in the pipeline; each by itself, since who reports is known late.
        var beginning = wire(bool());
        var operations = timeline(beginning).aligned();
        var operation = operations.enter(0, new Operation(next.kind(),
            new Failure(next.qp(), next.report.cause(), next.report.named(), next.report.request())));
        Function<UInt, Bool> mayGo = qp -> leave(isUnderWay(operations, operation, qp)).or(clearing).not();
        var mayRenew = mayGo.apply(next.renewed);
        var mayGive = mayGo.apply(next.given);
        var mayReport = mayGo.apply(next.report.qp());
        var granting = mayGive.and(next.granting);
        var taking = mayReport.and(next.renewing.or(next.granting).not());
        beginning.set(mayRenew.and(next.renewing).or(granting).or(taking.and(next.reports)));
        reports.out().ready().set(taking);
        ring.out().ready().set(granting);
        when(isLife, () -> {
            renewing.next(true);
            renewed.next(io.state.value().qp());
        }).elseWhen(mayRenew, () -> renewing.next(false));
        check(isLife.and(renewing).and(mayRenew.not()).not(), "one life begins after the other");

        act(io, operations, operation, clearing, ring.in(), giving, granting);
        waiting(reports.out(), clearing);
    }

    /** The queue pair is in the pipeline. */
    private static Bool isUnderWay(Timeline operations, Operation operation, UInt qp) {
        var other = operations.enter(0, qp);
        var hit = lit(false);
        for (int i = 1; i < APART; i++) {
            hit = hit.or(ahead(i, at(i, operations.valid())).and(ahead(i, at(i, operation.failure().qp())).eq(other)));
        }
        return hit;
    }

    /** Reads in cycle 1; in cycle 3 decides and writes. */
    private void act(Io io, Timeline operations, Operation operation, Bool clearing, Stream<UInt> ring, Bool giving,
                     Bool granting) {
        int pairs = parameters.queuePairs();
        var cleared = reg(uint(indexWidth(pairs))).init(0);
        when(clearing, () -> {
            cleared.next(cleared.plus(1));
            when(cleared.all(), () -> clearing.next(false));
        });
        var rows = memory(Row.SHAPE, pairs).style(BRAM).latency(2);
        var read = at(1, operation.failure().qp());
        var entry = operations.recall(rows, read).apart(APART).beside(clearing, cleared, zero(Row.SHAPE));
        var was = entry.value();
        var state = PairTables.state(pairs, io.state, read);
        var now = at(operations.cycle(was), operation);
        var renewal = operations.flag(now.kind().is(Kind.RENEW));
        var given = operations.flag(now.kind().is(Kind.GIVE));
        var works = state.is(QueuePairState.RTR).or(state.is(QueuePairState.RTS)).or(state.is(QueuePairState.SQD));
        var failed = operations.flag(now.kind().is(Kind.REPORT)).and(works).and(was.failed.not());
        entry.write(failed.or(given).or(renewal),
            new Row(failed.or(renewal.and(was.listed)), failed.or(given.and(was.failed)),
                mux(failed, now.failure().cause(), was.cause), mux(failed, now.failure().named(), was.named), mux(failed, now.failure().request(), was.request)));

        var row = leave(was);
        var failure = leave(now.failure());
        var isGive = leave(given);
        ring.valid().set(leave(failed).and(row.listed.not()));
        ring.payload().set(failure.qp());
        check(ring.valid().not().or(ring.ready()), "the ring has a place for every queue pair");
        check(isGive.not().or(row.listed), "who is given out stood in the ring");
        cover(isGive.and(row.failed.not()), "who has begun a new life meanwhile is not given out");

        // What is shown stays until it is taken; a number whose life has gone is let go.
        var showing = reg(bool()).init(0);
        var shown = reg(Failure.of(parameters));
        when(isGive.and(row.failed), () -> {
            showing.next(true);
            shown.next(new Failure(failure.qp(), row.cause, row.named, row.request));
        }).elseWhen(io.out.ready(), () -> showing.next(false));
        io.out.valid().set(showing);
        io.out.payload().set(shown);
        when(granting, () -> giving.next(true))
            .elseWhen(io.out.fires().or(isGive.and(row.failed.not())), () -> giving.next(false));
    }

    /** The promise to the reporters. */
    private static void waiting(Stream<Failure> reports, Bool clearing) {
        var waited = reg(uint(4)).init(0);
        when(reports.valid().and(reports.ready().not()).and(clearing.not()), () -> waited.next(waited.plus(1)))
            .otherwise(() -> waited.next(0));
        check(waited.lt(PATIENCE), "reports are taken whatever becomes of them");
    }
}
