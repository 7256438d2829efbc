package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.common.EndedLife;
import rnic.common.PassingFifo;
import rnic.common.QueueMarks;
import rnic.common.StolenSlots;
import rnic.context.Doorbell;
import rnic.context.Failure;
import rnic.context.PairTables;
import rnic.context.PathSettings;
import rnic.context.Peer;
import rnic.context.StateWrite;
import rnic.messages.AckRequest;
import rnic.messages.Answer;
import rnic.messages.DropNak;
import rnic.messages.Echo;
import rnic.messages.Flow;
import rnic.messages.MessageCount;
import rnic.messages.Progress;
import rnic.messages.ProgressWrite;
import rnic.messages.SackRow;
import rnic.protocol.AnswerKind;
import rnic.protocol.FailureCause;
import rnic.protocol.FatalError;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.track.ProgressTable;
import rnic.track.ProgressTable.Kept;
import rnic.track.SackTracker;
import rnic.wire.SackEth;

/**
 * Forms acknowledgements at the moment of sending: Packet Drop NAKs first, then ACK, SACK, RNR NAK or fatal NAK for the
 * flows that want one, each with the progress that may be reported and, beyond the threshold, with a part of the
 * tracker's row. One packet per cycle; {@link #SELECTIVE} cycles from request to packet, or {@link #PLAIN} where there
 * is nothing to say in a SACK and nothing else is under way; stalls with the sink. What a packet's headers need of the
 * queue pair's context is read beside its progress. Queue pairs that may not send are left out; a fatal NAK of a
 * working queue pair is also a failure. What waits of a queue pair that is reset is let go, its failure too: it may
 * have to wait for the line until the number lives again. Sources: reliability section 3, wire profile section 9.
 */
@Doc("Forms acknowledgements at the moment of sending.")
public record AckBuilder(RnicParameters parameters) implements Circuit<AckBuilder.Io> {
    private static final int DROPS = 256;
    private static final int DEPTH = 32;
    /** AETH: no limit of messages. */
    private static final int CREDIT = 0x1F;
    /** POETH of an ACK that tells nothing else. */
    private static final int NO_ORDER = 0xFF_FFFF;
    /** Most answers between the request for a row and the row. */
    private static final int ASKED = 16;
    /** Cycles from the look-ups of a queue pair to what is known of it. */
    private static final int KNOWN = 2;
    /** Cycles from the telling of a state until no answer and no Packet Drop NAK that was decided before comes in. */
    static final int DECIDED = 48;
    /** Cycles from a request to its answer when nothing waits. */
    public static final int SELECTIVE = SackTracker.SACK_LATENCY + SackSpan.LATENCY;
    /** The same without the tracker's row. */
    public static final int PLAIN = KNOWN;

    public record Io(
        @Doc("at once, before everything else") Valid<DropNak> dropNak,
        @Doc("flows that want an acknowledgement") Stream<AckRequest> requests,
        @Doc("the progress that may be reported") Valid<ProgressWrite> reported,
        Valid<StateWrite> state,
        @Doc("a new life of a queue pair") Stream<AnswerLife> setup,
        @Doc("rel_sack_rotate") Bool rotate,
        @Doc("to the tracker: row of a flow") Valid<UInt> sackRequest,
        @Doc("from the tracker, one per request, in order") Valid<SackRow> sackRow,
        Stream<Answer> answers,
        @Doc("a fatal NAK is on its way") Stream<Failure> failures,
        @Doc("counter: answers made") Valid<Choice<AnswerKind>> made,
        @Doc("counter tx_nak_full: Packet Drop NAK without room") Bool nakFull,
        @Doc("answers of a queue pair that has been reset are still being let go") Bool lettingGo,
        @Doc("where paths learn: how often rel_sack_th is halved for who has nothing new to send") Optional<UInt> tailShift,
        @Doc("in a NIC that may speak RoCEv2") Optional<OpenResponses> open
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int flows = Flow.count(parameters);
        return new Io(p.in(Valid.of(DropNak.of(parameters))), p.in(Stream.of(AckRequest.of(parameters))),
            p.in(Valid.of(ProgressWrite.of(flows))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Stream.of(AnswerLife.of(parameters))), p.in(bool()),
            p.out(Valid.of(uint(indexWidth(flows)))),
            p.at(0).in(Valid.of(SackRow.of(parameters.window()))), p.out(Stream.of(Answer.of(parameters))),
            p.out(Stream.of(Failure.of(parameters))), p.out(Valid.of(choice(AnswerKind.class))), p.out(bool()),
            p.out(bool()), parameters.congestion().map(_ -> p.steady().in(uint(PathSettings.TAIL_BITS))),
            parameters.withRoce(() -> OpenResponses.of(p, parameters)));
    }

    /** What is to be answered. */
    private record Job(Flow flow, Bool isDrop, UInt psn, Bool retrans, UInt cause, UInt code, Bool notReady, Bool becn,
                       Bool dead, Echo echo, @Doc("RoCEv2: the next packet is missing") Optional<Bool> missing,
                       @Doc("as in AckRequest") Optional<Bool> tail) implements Bundle<Job> {
        static Shape<Job> of(RnicParameters parameters) {
            return bundle(f -> new Job(f.of(Flow.of(parameters)), f.of(bool()), f.of(uint(24)), f.of(bool()),
                f.of(uint(DropNak.CAUSE_BITS)), f.of(uint(FatalError.CODE_BITS)), f.of(bool()), f.of(bool()),
                f.of(bool()), f.of(Echo.SHAPE), parameters.withRoce(() -> f.of(bool())),
                parameters.congestion().map(_ -> f.of(bool()))));
        }
    }

    /** What a queue pair's context says about answers. */
    private record Rules(UInt threshold, Bool sacks, UInt timer) implements Bundle<Rules> {
        static final Shape<Rules> SHAPE = bundle(Rules.class, uint(8), bool(), uint(5));
    }

    /** What the tables say about a queue pair. */
    private record Known(Rules rules, Choice<QueuePairState> state, Progress progress, Peer peer,
                         @Doc("RoCEv2: responses before it have not left") Optional<Bool> open)
        implements Bundle<Known> {
        static Shape<Known> of(RnicParameters parameters) {
            return bundle(f -> new Known(f.of(Rules.SHAPE), f.of(choice(QueuePairState.class)), f.of(Progress.SHAPE),
                f.of(Peer.of(parameters)), parameters.withRoce(() -> f.of(bool()))));
        }

        Bool works() {
            return state.is(QueuePairState.RTR).or(state.is(QueuePairState.RTS)).or(state.is(QueuePairState.SQD));
        }

        /** What would acknowledge a Read that is not answered waits. */
        Optional<Bool> withheld() {
            return open.map(it -> it.and(peer.roce().orElseThrow()).and(works()));
        }

        Bool mayGo(Bool going) {
            return withheld().map(it -> going.and(it.not())).orElse(going);
        }
    }

    /** What waits for its rows. */
    private record Asked(Job job, Known known) implements Bundle<Asked> {
        static Shape<Asked> of(RnicParameters parameters) {
            return bundle(Asked.class, Job.of(parameters), Known.of(parameters));
        }
    }

    /** An answer and what becomes of it. */
    private record Made(Answer answer, Bool sending, Bool failing, Bool tooLong,
                        @Doc("RoCEv2: it is told to whoever asks for it again") Optional<Bool> withheld)
        implements Bundle<Made> {
        static Shape<Made> of(RnicParameters parameters) {
            return bundle(f -> new Made(f.of(Answer.of(parameters)), f.of(bool()), f.of(bool()), f.of(bool()),
                parameters.withRoce(() -> f.of(bool()))));
        }
    }

    @Override public void body(Io io) {
        registeredReset();
        var made = instance(new PassingFifo<>(Made.of(parameters), DEPTH));
        ignore(made.level());
        var underWay = reg(uint(log2Ceil(DEPTH + 1))).init(0);    // from the choice to the end of the FIFO
        var ready = wire(Stream.of(Made.of(parameters)));
        var plain = wire(Stream.of(Made.of(parameters)));
        var lifeEnds = lifeEnds(io);
        var marks = instance(new QueueMarks(parameters.queuePairs(), DEPTH));
        marks.entering().valid().set(leave(made.in().valid()).and(made.in().ready()));
        marks.entering().value().set(leave(made.in().payload().answer().flow().qp()));
        marks.enterDead().set(false);
        marks.leaving().set(made.out().fires());
        marks.letGo().set(lifeEnds);
        chosen(ready, plain, made.out());
        var dead = marks.dead().and(plain.valid().not());
        var asked = asked(io, plain, ready.fires(), underWay.lt(DEPTH).and(marks.busy().not()), underWay, lifeEnds,
            marks.busy());

        // The rows come.
        var rows = timeline(io.sackRow).aligned();
        var arrived = io.sackRow.valid();
        asked.ready().set(arrived);
        check(leave(arrived).not().or(asked.valid()), "every row was asked for");
        var job = rows.enter(0, asked.payload().job());
        var known = rows.enter(0, asked.payload().known());
        ignore(known.progress().receivesDone());
        var span = instance(new SackSpan(parameters.window(), Flow.count(parameters)));
        span.row().set(io.sackRow.value());
        span.complete().set(arrived.and(job.isDrop().or(job.code().any()).or(job.notReady()).not()));
        span.flow().set(job.flow().index());
        span.rotate().set(io.rotate);
        var threshold = known.rules().threshold();
        span.threshold().set(job.tail().map(it -> mux(it.and(known.peer().extended()),
            threshold.shr(io.tailShift.orElseThrow()), threshold)).orElse(threshold));
        made.in().valid().set(at(SackSpan.LATENCY, rows.valid()));
        made.in().payload().set(at(SackSpan.LATENCY, made(job, known, span)));
        check(leave(made.in().valid()).not().or(made.in().ready()), "no answer is lost");
        decided(io, leave(made.in().valid().and(made.in().payload().sending())),
            leave(made.in().payload().answer().flow().qp()));
        deliver(io, ready, dead);
    }

    /** What {@link #lifeEnds} counts on. */
    private static void decided(Io io, Bool answering, UInt qp) {
        var written = io.state.value();
        var isReset = written.state().is(QueuePairState.RESET);
        var life = EndedLife.of(io.state.valid().and(isReset), io.state.valid().and(isReset.not()), written.qp(),
            DECIDED);
        check(answering.and(life.isLate(qp)).not(), "no answer of an old life comes in late");
        check(io.dropNak.valid().and(life.isLate(io.dropNak.value().flow().qp())).not(),
            "no Packet Drop NAK of an old life comes in late");
    }

    /** Once nothing decided in the old life can come in any more, what waits of it is looked for. */
    private static Valid<UInt> lifeEnds(Io io) {
        var written = io.state.value();
        var isReset = io.state.valid().and(written.state().is(QueuePairState.RESET));
        var resets = timeline(isReset).aligned();
        return new Valid<>(at(DECIDED, resets.valid()), at(DECIDED, resets.enter(0, written.qp())));
    }

    /**
     * Chooses what is answered next and asks for its row at once. An acknowledgement of a flow without gaps needs
     * none; it is answered without one if it cannot overtake another answer. What is reported is read not later than
     * the row, so that it is not ahead of it.
     */
    private Stream<Asked> asked(Io io, Stream<Made> plain, Bool leaving, Bool mayPick, UInt underWay,
                                Valid<UInt> lifeEnds, Bool madeBusy) {
        var dropNaks = instance(new Fifo<>(DropNak.of(parameters), DROPS));
        var marks = instance(new QueueMarks(parameters.queuePairs(), DROPS));
        // Packet Drop NAKs in every cycle would keep the search from its end: some of them are lost.
        var stolen = StolenSlots.wanted(marks.busy(), io.dropNak.valid().not());
        dropNaks.in().mayChange("a NAK that finds no room is counted").valid()
            .set(io.dropNak.valid().and(stolen.not()));
        dropNaks.in().payload().set(io.dropNak.value());
        io.nakFull.set(io.dropNak.valid().and(stolen.or(dropNaks.in().ready().not())));
        marks.entering().valid().set(dropNaks.in().fires());
        marks.entering().value().set(io.dropNak.value().flow().qp());
        marks.enterDead().set(false);
        marks.leaving().set(dropNaks.out().fires());
        marks.letGo().set(lifeEnds);
        io.lettingGo.set(marks.busy().or(madeBusy));

        var picking = mayPick.and(dropNaks.out().valid().or(io.requests.valid()));
        var picked = timeline(picking).aligned();
        dropNaks.out().ready().set(mayPick);
        io.requests.ready().set(mayPick.and(dropNaks.out().valid().not()));
        when(leave(picking).and(leaving.not()), () -> underWay.next(underWay.plus(1)))
            .elseWhen(leaving.and(leave(picking).not()), () -> underWay.next(underWay.minus(1)));
        var request = io.requests.payload();
        var isNak = either(request.code().any().or(request.notReady()), request.missing());
        var isShort = request.gapless().and(isNak.not());
        var isPlain = picked.enter(0, dropNaks.out().valid().not().and(isShort).and(underWay.eq(0)));
        var asking = picked.flag(isPlain.not());
        var drop = dropNaks.out().payload();
        var isDrop = dropNaks.out().valid();
        var job = picked.enter(0, new Job(mux(isDrop, drop.flow(), request.flow()), isDrop, drop.psn(), drop.retrans(),
            drop.cause(), request.code(), request.notReady(), request.becn(), isDrop.and(marks.dead()),
            request.echo().on(mux(isDrop, drop.path(), request.echo().path())),
            request.missing().map(it -> it.and(isDrop.not())), request.tail()));

        var known = known(io, job.flow());
        plain(plain, picked.flag(isPlain), picked.enter(0, request), known);
        var asked = instance(new Fifo<>(Asked.of(parameters), ASKED));
        asked.in().valid().set(at(KNOWN, asking));
        asked.in().payload().set(at(KNOWN, new Asked(job, known)));
        check(leave(asked.in().valid()).not().or(asked.in().ready()), "rows come soon enough");
        io.sackRequest.valid().set(asking);
        io.sackRequest.value().set(job.flow().index());
        return asked.out();
    }

    /** Reads what is known of a flow: the progress is its own, the rest that of its queue pair. */
    private Known known(Io io, Flow flow) {
        var qp = flow.qp();
        int queuePairs = parameters.queuePairs();
        var rulesTable = memory(Rules.SHAPE, queuePairs).style(BRAM).latency(KNOWN);
        var life = io.setup.payload();
        io.setup.ready().set(true);
        when(io.setup.valid(), () -> rulesTable.write(life.qp(),
            new Rules(life.sackThreshold(), life.profile().ge(2), life.rnrTimer())));
        var states = memory(choice(QueuePairState.class), queuePairs).style(BRAM).latency(KNOWN);
        when(io.state.valid(), () -> states.write(io.state.value().qp(), io.state.value().state()));
        var table = instance(new ProgressTable(Flow.count(parameters), Kept.REPORTED));
        table.write().set(io.reported);
        table.readFlow().set(flow.index());
        var peers = memory(Peer.of(parameters), queuePairs).style(BRAM).latency(KNOWN);
        when(io.setup.valid(), () -> peers.write(life.qp(), life.peer()));
        return new Known(rulesTable.read(qp), states.read(qp), table.progress(), peers.read(qp),
            io.open.map(it -> count("entered", it.entered(), qp).ne(count("left", it.left(), qp))));
    }

    private UInt count(String name, Valid<MessageCount> count, UInt qp) {
        return PairTables.count(name, parameters.queuePairs(), new Valid<>(count.valid(),
            new Doorbell(count.value().qp(), count.value().messages())), qp);
    }

    /** The answer without a row: it passes, or is kept until it has gone. */
    private void plain(Stream<Made> out, Bool isPlain, AckRequest request, Known known) {
        var kind = wire(choice(AnswerKind.class));
        kind.set(AnswerKind.ACK);
        var isExtended = known.peer().extended();
        var answer = new Answer(request.flow(), kind, known.progress().expected(),
            lit(CREDIT, 8), known.progress().messages(),
            mux(isExtended, request.echo().word(lit(0, Echo.TAKEN_BITS)), lit(NO_ORDER, 32)),
            mux(isExtended, request.echo().marked(), request.becn()), lit(false), lit(0, DropNak.CAUSE_BITS),
            either(isExtended, known.peer().roce()), port(request.flow(), request.echo(), known.peer()),
            zero(SackEth.SHAPE), known.peer());
        var arrived = leave(at(KNOWN, isPlain));
        var now = leave(at(KNOWN, new Made(answer, known.mayGo(known.works()), lit(false), lit(false),
            known.withheld())));
        var kept = reg(Made.of(parameters));
        var isKept = reg(bool()).init(0);
        when(arrived, () -> kept.next(now));
        isKept.next(arrived.or(isKept).and(out.ready().not()));
        out.valid().set(arrived.or(isKept));
        out.payload().set(mux(isKept, kept, now));
        check(arrived.and(isKept).not(), "one answer without a row at a time");
    }

    /** An answer without a row began when no other was under way, so it is the older one. */
    private static void chosen(Stream<Made> to, Stream<Made> plain, Stream<Made> made) {
        to.valid().set(plain.valid().or(made.valid()));
        to.payload().set(mux(plain.valid(), plain.payload(), made.payload()));
        plain.ready().set(to.ready());
        made.ready().set(to.ready().and(plain.valid().not()));
    }

    /** Forms the answer when the span is ready. */
    private Made made(Job asked, Known known, SackSpan.Io span) {
        // What kind it is, and whether it goes, is decided a cycle before it is ready.
        var soon = at(SackSpan.LATENCY - 1, asked);
        var saysFatal = soon.code().any().and(soon.isDrop().not());
        var isOther = soon.code().any().or(soon.isDrop());
        var isFatal = stage(saysFatal);
        var isNotReady = stage(soon.notReady().and(isOther.not()));
        var isAckSoon = either(isOther.or(soon.notReady()), soon.missing()).not();
        var isAck = stage(isAckSoon);
        var isSack = isAck.and(span.due()).and(known.rules().sacks());

        var job = at(SackSpan.LATENCY, asked);
        var progress = known.progress();
        var order = at(1, progress.expected()).minus(at(1, progress.messageStart()));
        var kind = wire(choice(AnswerKind.class));
        kind.set(AnswerKind.ACK);
        var isMissing = soon.missing().map(it -> stage(it.and(isOther.or(soon.notReady()).not())));
        when(either(job.isDrop(), isMissing), () -> kind.set(AnswerKind.DROP_NAK))
            .elseWhen(isFatal, () -> kind.set(AnswerKind.NAK))
            .elseWhen(isNotReady, () -> kind.set(AnswerKind.RNR_NAK))
            .elseWhen(isSack, () -> kind.set(AnswerKind.SACK));
        var nak = cat(lit(0b011, 3), lit(0, 3), job.code().trunc(2).gate(isFatal));
        var syndrome = mux(isAck, lit(CREDIT, 8), mux(isNotReady, cat(lit(0b001, 3), known.rules().timer()), nak));
        var psn = mux(job.isDrop(), job.psn(), progress.expected());
        var isExtended = known.peer().extended();
        var beyond = stage(asked.echo().beyond(progress.expected()));
        var po = mux(stage(isAckSoon.and(isExtended)), job.echo().word(beyond),
            order.or(fill(job.isDrop().or(isAck.and(isSack.not())), 24)).zext(32));
        var answer = new Answer(job.flow(), kind, psn, syndrome, progress.messages(), po,
            mux(isExtended, job.echo().marked(), job.becn()).and(isAck), job.retrans().and(job.isDrop()),
            job.cause().gate(job.isDrop().and(isExtended)), either(isExtended, known.peer().roce()),
            port(job.flow(), job.echo(), known.peer()),
            new SackEth(span.length(), span.start(), wide(span.bitmap())), known.peer());
        var works = known.works();
        var repeating = known.state().is(QueuePairState.ERR).and(saysFatal);
        return new Made(answer, stage(known.mayGo(works.or(repeating)).and(soon.dead().not())),
            stage(known.mayGo(works).and(saysFatal)), job.code().msb(),
            known.withheld().map(it -> stage(it.and(soon.dead().not()))));
    }

    private static Bool either(Bool always, Optional<Bool> sometimes) {
        return sometimes.map(always::or).orElse(always);
    }

    /** Of an answer whose UDP source port is named. */
    private static UInt port(Flow flow, Echo echo, Peer peer) {
        var named = Echo.port(echo.path());
        return peer.roce().map(it -> mux(it, peer.ownPort(flow.qp()), named)).orElse(named);
    }

    private static UInt wide(UInt bitmap) {
        return bitmap.width() == 128 ? bitmap : bitmap.zext(128);
    }

    /** Sends what may be sent; a failure goes first. What has been shown to the line already goes to the old peer. */
    private void deliver(Io io, Stream<Made> made, Bool dead) {
        var failures = instance(new Fifo<>(Failure.of(parameters), 4));
        var shown = reg(bool()).init(0);
        shown.next(io.answers.valid().and(io.answers.ready().not()));
        var failing = made.payload().failing().and(dead.not());
        var sending = made.payload().sending().and(dead.not().or(shown));
        var answer = made.payload().answer();
        var isReady = failing.not().or(failures.in().ready());
        io.answers.valid().set(made.valid().and(sending).and(isReady));
        io.answers.payload().set(answer);
        made.ready().set(sending.not().or(io.answers.ready().and(isReady)));
        failures.in().valid().set(made.valid().and(failing).and(io.answers.ready()));
        var cause = wire(choice(FailureCause.class)).named("cause");
        when(made.payload().tooLong(), () -> cause.set(FailureCause.RECEIVE_LENGTH))
            .otherwise(() -> choose(answer.syndrome().trunc(2))
                .on(2L, () -> cause.set(FailureCause.REQUEST_ACCESS))
                .on(3L, () -> cause.set(FailureCause.RECEIVE_ACCESS))
                .otherwise(() -> cause.set(FailureCause.REQUEST_INVALID)));
        failures.in().payload().set(new Failure(answer.flow().qp(), cause));
        link(io.failures, failures.out());
        io.open.ifPresent(it -> {
            it.withheld().valid().set(made.fires().and(made.payload().withheld().orElseThrow()).and(dead.not()));
            it.withheld().value().set(new OpenResponses.Withheld(answer.flow().qp(),
                answer.kind().is(AnswerKind.RNR_NAK), answer.kind().is(AnswerKind.DROP_NAK)));
        });
        io.made.valid().set(io.answers.fires());
        io.made.value().set(answer.kind());
    }
}
