package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.ForkSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.ContextWrite;
import rnic.context.Failure;
import rnic.context.StateWrite;
import rnic.messages.Sent;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;

/**
 * What stands beside the send window for the requests of queue pairs that speak RoCEv2: {@link RoceWindow} knows their
 * packets, {@link RoceProgress} their messages. An acknowledgement that finds {@value #WAITING} answers waiting is
 * dropped, as if lost; a packet of a response is told in any case, so it is not taken while {@code crowded} says so.
 */
@Doc("What is acknowledged of requests in RoCEv2, and where their senders go on from.")
public record RoceSender(RnicParameters parameters) implements Circuit<RoceSender.Io> {
    private static final int WAITING = 64;

    public record Io(
        @Doc("where requests begin, of every queue pair") Stream<ContextWrite> setup,
        Valid<StateWrite> state,
        @Doc("a request in RoCEv2 has been handed to the transmit path") Stream<Sent> sent,
        @Doc("an Acknowledge that counts, or a packet of a response") Valid<RoceAnswer> answer,
        @Doc("an Acknowledge has found no room") Bool full,
        @Doc("many answers wait: of responses as many may come as are on their way") Bool crowded,
        @Doc("in 1/16 us") UInt now,
        @Doc("rel_rto_backoff_max") UInt backoffMost,
        Stream<RoceTold> told,
        Stream<Failure> failures,
        @Doc("of each acknowledgement that found room: RX_OK, RX_ACK_STALE, RX_ACK_BAD") Stream<Choice<Row>> rows,
        @Doc("counter: a retry timeout") Bool timeout,
        @Doc("counter: an RNR NAK that begins a pause") Bool pausing,
        @Doc("counter: a request that is sent again") Bool again
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(ContextWrite.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Stream.of(Sent.of(parameters))), p.in(Valid.of(RoceAnswer.of(parameters.queuePairs()))),
            p.out(bool()), p.out(bool()), p.in(uint(GoBackPipeline.TIME_BITS)), p.steady().in(uint(3)),
            p.out(Stream.of(RoceTold.of(parameters))), p.out(Stream.of(Failure.of(parameters))),
            p.out(Stream.of(choice(Row.class))), p.out(bool()), p.out(bool()), p.out(bool()));
    }

    @Override public void body(Io io) {
        registeredReset();
        int pairs = parameters.queuePairs();
        var window = instance(new RoceWindow(parameters));
        var progress = instance(new RoceProgress(parameters));
        var lives = instance(new ForkSlice<>(ContextWrite.of(parameters), 2));
        link(lives.in(), io.setup);
        link(window.setup(), life(lives.out().at(0)));
        link(progress.setup(), life(lives.out().at(1)));
        progress.speaks().set(lives.out().at(1).payload().context().roce().orElseThrow());
        window.state().set(io.state);
        window.now().set(io.now);
        window.backoffMost().set(io.backoffMost);

        var sent = io.sent.payload();
        window.sent().valid().set(io.sent.valid());
        window.sent().payload().set(new RoceSent(sent.flow().qp(), sent.psn(),
            sent.behind().orElseThrow().minus(sent.psn()), sent.awaited().orElseThrow(), sent.bad().orElseThrow()));
        io.sent.ready().set(window.sent().ready());
        progress.sent().valid().set(io.sent.fires());
        progress.sent().value().set(sent);

        var answers = instance(new Fifo<>(RoceAnswer.of(pairs), 2 * WAITING, LUTRAM, true));
        var merge = instance(new AnswerMerge(pairs));
        var level = answers.level().orElseThrow();
        var crowded = reg(bool()).init(0);
        crowded.next(level.ge(WAITING));
        io.crowded.set(crowded);
        io.full.set(io.answer.valid().and(crowded).and(io.answer.value().response().not()));
        merge.in().valid().set(io.answer.valid().and(io.full.not()));
        merge.in().value().set(io.answer.value());
        merge.idle().set(level.eq(0));
        answers.in().valid().set(merge.out().valid());
        answers.in().payload().set(merge.out().value());
        check(merge.out().valid().not().or(answers.in().ready()), "there is a place for every answer");
        link(window.answer(), answers.out());

        // At most as many wait as acknowledgements came while the send window had verdicts in every other cycle.
        var rows = instance(new Fifo<>(choice(Row.class), 2 * WAITING));
        rows.in().valid().set(window.row().valid());
        rows.in().payload().set(window.row().value());
        check(window.row().valid().not().or(rows.in().ready()), "there is a place for every verdict");
        link(io.rows, rows.out());

        progress.update().set(window.update());
        link(progress.failed(), window.failure());
        link(io.told, progress.told());
        link(io.failures, progress.failures());
        io.timeout.set(window.timeout());
        io.pausing.set(window.pausing());
        io.again.set(window.again());
    }

    private static Stream<SenderLife> life(Stream<ContextWrite> life) {
        var context = life.payload().context();
        return new Stream<>(life.valid(), life.ready(), new SenderLife(life.payload().qp(), context.sendPsn(),
            new SenderTerms(context.retries(), context.rnrRetries(), context.rtoExponent())));
    }
}
