package rnic.tx;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.cat;
import static hdl.Hdl.check;
import static hdl.Hdl.choice;
import static hdl.Hdl.delay;
import static hdl.Hdl.fill;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.Hdl.wire;

import hdl.Bool;
import hdl.Bundle;
import hdl.Choice;
import hdl.Circuit;
import hdl.Data;
import hdl.Doc;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.RnicParameters;
import rnic.host.CompletionStatus;
import rnic.host.ContextWrite;
import rnic.host.Failure;
import rnic.host.QueuePairState;
import rnic.host.StateWrite;
import rnic.rx.Valids;
import rnic.transport.AckRequest;
import rnic.transport.DropNak;
import rnic.transport.FatalError;
import rnic.transport.ProgressTable;
import rnic.transport.ProgressWrite;
import rnic.transport.SackRequest;
import rnic.transport.SackRow;
import rnic.transport.SackSpan;
import rnic.transport.SackTracker;
import rnic.wire.SackEth;

/**
 * Forms acknowledgements at the moment of sending: Packet Drop NAKs first, then ACK, SACK, RNR NAK or fatal NAK for the
 * queue pairs that want one, each with the progress that may be reported and, beyond the threshold, with a part of the
 * tracker's row. One packet per {@code window / 128} cycles; {@link #SELECTIVE} cycles from request to packet, or
 * {@link #PLAIN} where there is nothing to say in a SACK and nothing else is under way; stalls with the sink. Queue
 * pairs that may not send are left out; a fatal NAK of a working queue pair is also a failure. Sources: reliability
 * section 3, wire profile section 9.
 */
@Doc("Forms acknowledgements at the moment of sending.")
public record AckBuilder(RnicParameters parameters) implements Circuit<AckBuilder.Io> {
    private static final int DROPS = 256;
    private static final int DEPTH = 32;
    /** Most answers between the request for a row and the row. */
    private static final int ASKED = 16;
    /** Cycles from a request to its answer when nothing waits: with the two chunks of a window of 256. */
    public static final int SELECTIVE = 3 + SackTracker.SACK_LATENCY + SackSpan.LATENCY;
    /** The same without the tracker's row. */
    public static final int PLAIN = 4;
    /** Cycles from the look-ups of a queue pair to the answer without a row. */
    private static final int KNOWN = PLAIN - 1;

    public record Io(
        @Doc("at once, before everything else") Valid<DropNak> dropNak,
        @Doc("queue pairs that want an acknowledgement") Stream<AckRequest> requests,
        @Doc("the progress that may be reported") Valid<ProgressWrite> reported,
        Valid<StateWrite> state,
        @Doc("a new life of a queue pair") Stream<ContextWrite> setup,
        @Doc("rel_sack_rotate") Bool rotate,
        @Doc("to the tracker") Valid<SackRequest> sackRequest,
        @Doc("from the tracker, in order, as far apart as the requests") Valid<SackRow> sackRow,
        Stream<Answer> answers,
        @Doc("a fatal NAK is on its way") Stream<Failure> failures,
        @Doc("counter: answers made") Valid<Choice<AnswerKind>> made,
        @Doc("counter tx_nak_full: Packet Drop NAK without room") Bool nakFull
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int queuePairs = parameters.queuePairs();
        return new Io(p.in(Valid.of(DropNak.of(parameters))), p.in(Stream.of(AckRequest.of(parameters))),
            p.in(Valid.of(ProgressWrite.of(queuePairs))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Stream.of(ContextWrite.of(parameters))), p.in(bool()),
            p.out(Valid.of(SackRequest.of(parameters.window(), queuePairs))),
            p.in(Valid.of(SackRow.of(parameters.window()))), p.out(Stream.of(Answer.of(parameters))),
            p.out(Stream.of(Failure.of(parameters))), p.out(Valid.of(choice(AnswerKind.class))), p.out(bool()));
    }

    /** What is to be answered. */
    private record Job(UInt qp, Bool isDrop, UInt psn, Bool retrans, UInt code, Bool notReady, Bool becn)
        implements Bundle<Job> {
        static Shape<Job> of(RnicParameters parameters) {
            return bundle(f -> new Job(f.of(uint(indexWidth(parameters.queuePairs()))), f.of(bool()), f.of(uint(24)),
                f.of(bool()), f.of(uint(FatalError.CODE_BITS)), f.of(bool()), f.of(bool())));
        }
    }

    /** What a queue pair's context says about answers. */
    private record Rules(UInt threshold, Bool sacks, UInt timer) implements Bundle<Rules> {
        static final Shape<Rules> SHAPE = bundle(f -> new Rules(f.of(uint(8)), f.of(bool()), f.of(uint(5))));
    }

    /** An answer and what becomes of it. */
    private record Made(Answer answer, Bool sends, Bool fails, Bool tooLong) implements Bundle<Made> {
        static Shape<Made> of(RnicParameters parameters) {
            return bundle(f -> new Made(f.of(Answer.of(parameters)), f.of(bool()), f.of(bool()), f.of(bool())));
        }
    }

    @Override public void body(Io io) {
        var made = instance(new Fifo<>(Made.of(parameters), DEPTH, LUTRAM, false));
        var underWay = reg(uint(log2Ceil(DEPTH + 1))).init(0);    // from the choice to the end of the FIFO
        var plain = wire(Valid.of(Job.of(parameters)));
        var asked = asked(io, plain, made.out().fires(), underWay);

        // The rows come; with the last one everything else about the queue pair is read.
        var isLast = parameters.window() > 128 ? reg(bool()).init(0) : lit(true);
        if (parameters.window() > 128) {
            when(io.sackRow.valid(), () -> isLast.next(isLast.not()));
        }
        var comes = io.sackRow.valid().and(isLast);
        asked.ready().set(comes);
        check(comes.not().or(asked.valid()), "every row was asked for");
        var job = asked.payload();
        var span = instance(new SackSpan(parameters.window(), parameters.queuePairs()));
        span.row().set(io.sackRow.value());
        span.complete().set(comes.and(job.isDrop().or(job.code().any()).or(job.notReady()).not()));
        span.qp().set(job.qp());
        span.rotate().set(io.rotate);
        var isPlain = Valids.later(plain.valid(), KNOWN);
        made.in().valid().set(Valids.later(comes, SackSpan.LATENCY).or(isPlain));
        made.in().payload().set(made(io, job, plain, isPlain, span));
        check(isPlain.not().or(Valids.later(comes, SackSpan.LATENCY).not()), "no answer overtakes another");
        check(made.in().valid().not().or(made.in().ready()), "no answer is lost");
        deliver(io, made.out());
    }

    /**
     * Chooses what is answered next and asks for the rows, the highest chunk first. An acknowledgement of a queue pair
     * without gaps needs none; it is answered at once if it cannot overtake another answer.
     */
    private Stream<Job> asked(Io io, Valid<Job> plain, Bool leaves, UInt underWay) {
        var hasRoom = underWay.lt(DEPTH);
        var drops = instance(new Fifo<>(DropNak.of(parameters), DROPS));
        drops.in().valid().set(io.dropNak.valid());
        drops.in().payload().set(io.dropNak.value());
        io.nakFull.set(io.dropNak.valid().and(drops.in().ready().not()));

        var first = reg(bool()).init(0);
        var mayPick = parameters.window() > 128 ? hasRoom.and(first.not()) : hasRoom;
        var picks = mayPick.and(drops.out().valid().or(io.requests.valid()));
        drops.out().ready().set(mayPick);
        io.requests.ready().set(mayPick.and(drops.out().valid().not()));
        when(picks.and(leaves.not()), () -> underWay.next(underWay.plus(1)))
            .elseWhen(leaves.and(picks.not()), () -> underWay.next(underWay.minus(1)));
        var request = io.requests.payload();
        var isShort = request.gapless().and(request.code().any().or(request.notReady()).not());
        plain.valid().set(picks.and(drops.out().valid().not()).and(isShort).and(underWay.eq(0)));
        plain.value().set(new Job(request.qp(), lit(false), lit(0, 24), lit(false), request.code(), lit(false),
            request.becn()));
        first.next(picks.and(plain.valid().not()));
        var drop = drops.out().payload();
        var isDrop = drops.out().valid();
        var job = reg(Job.of(parameters));
        when(picks, () -> job.next(new Job(mux(isDrop, drop.qp(), request.qp()), isDrop, drop.psn(), drop.retrans(),
            request.code(), request.notReady(), request.becn())));

        var asked = instance(new Fifo<>(Job.of(parameters), ASKED));
        asked.in().valid().set(first);
        asked.in().payload().set(job);
        check(first.not().or(asked.in().ready()), "rows come soon enough");
        var second = parameters.window() > 128 ? Valids.later(first, 1) : lit(false);
        io.sackRequest.valid().set(first.or(second));
        io.sackRequest.value().qp().set(job.qp());
        io.sackRequest.value().chunk().set(parameters.window() > 128 ? first.asUInt() : lit(0, 1));
        return asked.out();
    }

    /** Reads what is known of the queue pair and forms the answer when the span is ready. */
    private Made made(Io io, Job asked, Valid<Job> plain, Bool isPlain, SackSpan.Io span) {
        int queuePairs = parameters.queuePairs();
        var qp = mux(plain.valid(), plain.value().qp(), asked.qp());
        var rulesTable = memory(Rules.SHAPE, queuePairs).style(BRAM).latency(2);
        var context = io.setup.payload().context();
        io.setup.ready().set(true);
        ignore(io.setup.payload());
        when(io.setup.valid(), () -> rulesTable.write(io.setup.payload().qp(),
            new Rules(context.sackThreshold(), context.profile().ge(2), context.rnrTimer())));
        var rules = rulesTable.read(qp);
        var states = memory(choice(QueuePairState.class), queuePairs).style(BRAM).latency(2);
        when(io.state.valid(), () -> states.write(io.state.value().qp(), io.state.value().state()));
        var state = states.read(qp);
        var table = instance(new ProgressTable(queuePairs));
        table.write().set(io.reported);
        table.readQp().set(qp);
        var progress = table.progress();
        ignore(progress.receivesDone());
        span.threshold().set(rules.threshold());

        var works = state.is(QueuePairState.RTR).or(state.is(QueuePairState.RTS)).or(state.is(QueuePairState.SQD));
        var inError = state.is(QueuePairState.ERR);
        var when = new When(isPlain, SackSpan.LATENCY - 2, KNOWN - 2);
        var job = mux(isPlain, delay(plain.value(), KNOWN), delay(asked, SackSpan.LATENCY));
        var isFatal = job.code().any().and(job.isDrop().not());
        var isNotReady = job.notReady().and(job.code().any().or(job.isDrop()).not());
        var isAck = job.code().any().or(job.isDrop()).or(job.notReady()).not();
        var isSack = isAck.and(isPlain.not()).and(span.due()).and(when.of(rules.sacks()));

        var expected = when.of(progress.expected());
        var received = when.of(progress.expected().minus(1));
        var order = when.of(progress.expected().minus(progress.messageStart()));
        var kind = wire(choice(AnswerKind.class));
        kind.set(AnswerKind.ACK);
        when(job.isDrop(), () -> kind.set(AnswerKind.DROP_NAK))
            .elseWhen(isFatal, () -> kind.set(AnswerKind.NAK))
            .elseWhen(isNotReady, () -> kind.set(AnswerKind.RNR_NAK))
            .elseWhen(isSack, () -> kind.set(AnswerKind.SACK));
        var nak = cat(lit(0b011, 3), lit(0, 3), job.code().trunc(2).gate(isFatal));
        var syndrome = mux(isAck, lit(0x1F, 8), mux(isNotReady, cat(lit(0b001, 3), when.of(rules.timer())), nak));
        var psn = mux(job.isDrop(), job.psn(), mux(isAck, received, expected));
        var po = order.or(fill(job.isDrop().or(isAck.and(isSack.not())), 24));
        var answer = new Answer(job.qp(), kind, psn, syndrome, when.of(progress.messages()), po,
            job.becn().and(isAck), job.retrans().and(job.isDrop()),
            new SackEth(span.length(), span.start(), wide(span.bitmap())));
        return new Made(answer, when.of(works).or(when.of(inError).and(isFatal)), when.of(works).and(isFatal),
            job.code().msb());
    }

    /** What is known two cycles behind a look-up is needed later: with the row of the tracker, or at once. */
    private record When(Bool isPlain, int selective, int plain) {
        <T extends Data<T>> T of(T known) {
            var soon = delay(known, plain);
            return mux(isPlain, soon, delay(soon, selective - plain));
        }
    }

    private static UInt wide(UInt bitmap) {
        return bitmap.width() == 128 ? bitmap : bitmap.zext(128);
    }

    /** Sends what may be sent; a failure goes first. */
    private void deliver(Io io, Stream<Made> made) {
        var failures = instance(new Fifo<>(Failure.of(parameters), 4));
        var fails = made.payload().fails();
        var sends = made.payload().sends();
        var answer = made.payload().answer();
        var isReady = fails.not().or(failures.in().ready());
        io.answers.valid().set(made.valid().and(sends).and(isReady));
        io.answers.payload().set(answer);
        made.ready().set(sends.not().or(io.answers.ready().and(isReady)));
        failures.in().valid().set(made.valid().and(fails).and(io.answers.ready()));
        var flushed = lit(CompletionStatus.FLUSHED.ordinal(), 4);
        var isOurs = answer.syndrome().trunc(2).all();             // the key of the receive request
        var status = mux(isOurs, lit(CompletionStatus.LOCAL_PROTECTION.ordinal(), 4), flushed);
        failures.in().payload().set(new Failure(answer.qp(), flushed, mux(made.payload().tooLong(),
            lit(CompletionStatus.LOCAL_LENGTH.ordinal(), 4), status)));
        link(io.failures, failures.out());
        io.made.valid().set(io.answers.fires());
        io.made.value().set(answer.kind());
    }
}
