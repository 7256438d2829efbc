package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Beat;
import hdl.lib.Fifo;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.UpDown;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.common.EndedLife;
import rnic.context.AddressWrite;
import rnic.context.PeerWrite;
import rnic.context.MrLife;
import rnic.context.HeaderSettings;
import rnic.context.StateWrite;
import rnic.messages.AccessOwner;
import rnic.messages.Answer;
import rnic.messages.Departure;
import rnic.messages.MessageCount;
import rnic.messages.ReadRequest;
import rnic.messages.Transmission;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Sends what the scheduler and the acknowledgements want to send. The payload of data is asked for at once; its headers
 * are made meanwhile and wait until all of it has come, so a frame that has begun never waits for host memory; answers
 * pass by. From the last beat of payload to the first beat of the frame 14 cycles. A packet whose payload could not be
 * read is dropped as if it had been lost: its sender tries again, and in the end gives up. At most {@link #BEATS} beats
 * of payload are asked for in advance. Frames follow each other without a gap while payload is there. Sources: datapath
 * sections 1 and 7, wire profile sections 3 to 9.
 */
@Doc("Sends what the scheduler and the acknowledgements want to send.")
public record TransmitPath(RnicParameters parameters) implements Circuit<TransmitPath.Io> {
    /** Beats of payload on their way from host memory or waiting here. */
    public static final int BEATS = 512;
    /** Packets that wait for their payload. */
    static final int PACKETS = 256;
    private static final int LONGEST = 4096;
    /** Frames between their headers and their end: those that wait in aligner and inserter, a beat each. */
    private static final int ROUTES = 64;
    /** Cycles from the telling of a state until nothing is shown that was decided before. */
    static final int DECIDED = 8;

    public record Io(
        @Doc("data, in the order of sending") Stream<Transmission> transmissions,
        @Doc("acknowledgements: at every end of a packet before data") Stream<Answer> answers,
        @Doc("payload that is needed, one per transmission in order, also of length 0") Stream<ReadRequest> requests,
        @Doc("it is that of a response") Bool ofResponse,
        @Doc("that payload, each packet's from byte 0 of a beat") Stream<Beat> payload,
        @Doc("one per packet of the payload, in order and not after its last beat: its bytes are nothing")
        Valid<Bool> broken,
        @Doc("a new life of a queue pair") Stream<PeerWrite> setup,
        Valid<StateWrite> state,
        Valid<MrLife> mr,
        Valid<AddressWrite> address,
        HeaderSettings settings,
        @Doc("in 1/16 us: the stamp") UInt now,
        @Doc("in ns") UInt nanoseconds,
        @Doc("frames without FCS; no pause within a frame but what the sink demands") Stream<Beat> frames,
        @Doc("there was room for the payload of one more packet in the cycle before") Bool room,
        @Doc("counter: a data packet was begun") Bool sent,
        @Doc("packets of a queue pair that has been reset are still being let go") Bool lettingGo,
        @Doc("a response packet of this queue pair that was never sent is dropped, for its MR has been closed")
        Valid<UInt> withdrawn,
        @Doc("where congestion is controlled") Optional<PathPort> paths,
        @Doc("in a NIC that may speak RoCEv2: the last packet of this response passes no answer any more")
        Optional<Valid<MessageCount>> left
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Transmission.of(parameters))), p.in(Stream.of(Answer.of(parameters))),
            p.out(Stream.of(ReadRequest.SHAPE)), p.out(bool()), p.in(Stream.of(Beat.of(parameters.bytes()))),
            p.in(Valid.of(bool())), p.in(Stream.of(PeerWrite.of(parameters))),
            p.in(Valid.of(StateWrite.of(parameters))), p.in(Valid.of(MrLife.of(parameters))),
            p.in(Valid.of(AddressWrite.of(parameters))), p.in(HeaderSettings.SHAPE),
            p.in(uint(Departure.STAMP_BITS)), p.in(uint(32)),
            p.out(Stream.of(Beat.of(parameters.bytes()))), p.out(bool()), p.out(bool()), p.out(bool()),
            p.out(Valid.of(uint(indexWidth(parameters.queuePairs())))),
            parameters.congestion().map(_ -> PathPort.of(p, parameters)),
            parameters.withRoce(() -> p.out(Valid.of(MessageCount.of(parameters)))));
    }

    @Override public void body(Io io) {
        registeredReset();
        var beats = instance(new Fifo<>(Beat.of(parameters.bytes()), BEATS, BRAM, false));
        // No more is asked for than there is room for, so nothing in front of the store ever waits for it.
        beats.in().valid().set(io.payload.valid());
        beats.in().payload().set(io.payload.payload());
        io.payload.ready().set(true);
        check(io.payload.valid().not().or(beats.in().ready()), "there is room for every beat that was asked for");
        var aligner = instance(new PayloadAligner(parameters.bytes()));
        aligner.now().set(io.now);
        var fates = new Fates();
        var finals = parameters.withRoce(() -> new ResponseEnds(parameters));
        var dropping = read(io, beats.out(), aligner.payload(), fates.payload.out());
        var inserter = instance(new IcrcInserter(parameters.bytes()));
        link(inserter.in(), aligner.frames());

        var headers = instance(new HeaderPipeline(parameters));
        link(headers.setup(), io.setup);
        headers.address().set(io.address);
        headers.settings().set(io.settings);
        headers.nanoseconds().set(io.nanoseconds);
        link(headers.data(), requested(io, beats.out().fires(), fates, finals));
        finals.ifPresent(it -> it.begins(headers.data().fires(), headers.data().payload()));
        headers.answers().valid().set(io.answers.valid());
        headers.answers().payload().set(Addressed.of(parameters, io.answers.payload()));
        io.answers.ready().set(headers.answers().ready());

        // A packet goes when all of its payload is here.
        var merge = instance(new Arbiter<>(HeaderBytes.of(parameters), 2, Arbiter.Policy.FIXED, false));
        link(merge.in().at(0), headers.answerHeaders());
        var slice = instance(new RegisterSlice<>(HeaderBytes.of(parameters)));
        link(merge.in().at(1), slice.out());
        // Told a cycle late, so that the headers meet the payload in the aligner and never wait there.
        var stored = reg(bool()).init(0);
        stored.next(beats.in().fires().and(beats.in().payload().last()));
        complete(io, headers.dataHeaders(), slice.in(), stored, dropping, fates.packets.out(),
            finals.map(ResponseEnds::mayDrop));
        ignore(merge.source());
        var going = merge.out();
        link(aligner.headers(), new Stream<>(going.valid(), going.ready(), going.payload().on(Optional.empty())));
        link(io.frames, going.payload().route().map(it -> routed(inserter.out(), it, going.fires()))
            .orElse(inserter.out()));
        io.sent.set(merge.in().at(1).fires());
        finals.ifPresent(it -> io.left.orElseThrow().set(it.left(headers.dataHeaders().fires(), slice.in().fires(),
            slice.out().fires())));
    }

    /** Frames on their routes, which wait until the frames have been made. */
    private Stream<Beat> routed(Stream<Beat> frames, Route route, Bool begins) {
        var routes = instance(new Fifo<>(Route.SHAPE, ROUTES, BRAM, false));
        routes.in().valid().set(begins);
        routes.in().payload().set(route);
        check(routes.in().ready().or(begins.not()), "there is a place for the route of every frame");
        var entry = instance(new SegmentEntry(parameters.bytes()));
        link(entry.routes(), routes.out());
        link(entry.in(), frames);
        return entry.out();
    }

    /**
     * Headers go on when their payload is in the store; those whose payload could not be read are dropped, as are
     * packets that have been let go.
     */
    private void complete(Io io, Stream<HeaderBytes> waiting, Stream<HeaderBytes> sending, Bool completing,
        Bool dropping, Stream<Bool> fates, Optional<Bool> mayDrop) {
        var whole = reg(uint(log2Ceil(BEATS) + 1)).init(0);       // packets whose payload is in the store
        var dropped = reg(uint(whole.width())).init(0);           // payloads whose packet has not been dropped
        var hasPayload = waiting.payload().hasPayload();
        var verdicts = sliced(verdicts(io));
        var isComplete = hasPayload.not().or(whole.ne(0).and(verdicts.valid()));
        var isBroken = hasPayload.and(verdicts.payload()).or(fates.payload());
        fates.ready().set(waiting.fires());
        check(waiting.valid().not().or(fates.valid()), "the fate of every packet is known");
        sending.valid().set(waiting.valid().and(isComplete).and(isBroken.not()));
        sending.payload().set(waiting.payload());
        waiting.ready().set(isComplete.and(mux(isBroken, both(hasPayload.not().or(dropped.ne(0)), mayDrop),
            sending.ready())));
        var using = waiting.fires().and(hasPayload);
        verdicts.ready().set(using);
        whole.next(UpDown.next(whole, completing, using));
        var following = using.and(isBroken);                         // behind its payload, so that the next one's is there
        dropped.next(UpDown.next(dropped, dropping, following));
    }

    private static Bool both(Bool first, Optional<Bool> second) {
        return second.map(first::and).orElse(first);
    }

    /**
     * What is said of the packets' payloads, for one who needs it. Never too many for {@link #read}, where each stands
     * for a beat that was asked for, nor for {@link #complete}, where each stands for a packet: {@link #PACKETS} wait,
     * 16 have their headers made, and a few are in slices.
     */
    private static Stream<Bool> verdicts(Io io) {
        var verdicts = instance(new Fifo<>(bool(), BEATS, BRAM, false));
        verdicts.in().valid().set(io.broken.valid());
        verdicts.in().payload().set(io.broken.value());
        check(io.broken.valid().not().or(verdicts.in().ready()), "there is a place for every verdict");
        return verdicts.out();
    }

    /** The slice keeps the choice of what is sent away from the count of the queue. */
    private static Stream<Bool> sliced(Stream<Bool> verdicts) {
        var slice = instance(new RegisterSlice<>(bool()));
        link(slice.in(), verdicts);
        return slice.out();
    }

    /** Payload of packets that are not sent is dropped here, behind that of packets before; tells the end of each. */
    private static Bool read(Io io, Stream<Beat> stored, Stream<Beat> to, Stream<Bool> dead) {
        var verdicts = sliced(verdicts(io));
        var fates = sliced(dead);
        var isKnown = verdicts.valid().and(fates.valid());
        var isBroken = verdicts.payload().or(fates.payload());
        var sending = isKnown.and(isBroken.not());
        var dropping = isKnown.and(isBroken);
        to.valid().set(stored.valid().and(sending));
        to.payload().set(stored.payload());
        stored.ready().set(dropping.or(to.ready().and(sending)));
        var ending = stored.fires().and(stored.payload().last());
        verdicts.ready().set(ending);
        fates.ready().set(ending);
        return ending.and(isBroken);
    }

    /**
     * Asks for payload, as far ahead as there is room, and keeps the packets in order. What is shown when its queue
     * pair or MR goes is dropped, unless its payload has been asked for; what waits is let go.
     */
    private Stream<Outgoing> requested(Io io, Bool beatLeaves, Fates fates, Optional<ResponseEnds> finals) {
        var waiting = instance(new PacketQueue(parameters, PACKETS));
        var transmission = io.transmissions.payload();
        var length = transmission.length();
        int laneBits = log2Ceil(parameters.bytes());
        int longest = LONGEST / parameters.bytes();
        var beats = length.plus(parameters.bytes() - 1L).top(length.width() - laneBits);
        var ahead = reg(uint(log2Ceil(BEATS) + 1)).init(0);
        var hasRoom = ahead.le((long) BEATS - longest);
        var mayTake = hasRoom.and(waiting.in().ready());
        var isDead = reg(bool()).init(0);
        var asking = reg(bool()).init(0);                      // the request has been shown and not been taken
        var dropping = isDead.and(asking.not());
        var end = end(io, waiting, finals);
        isDead.next(isDead.or(end.ofLife()).or(end.ofMr()).and(io.transmissions.fires().not()));
        asking.next(io.requests.valid().and(io.requests.ready().not()));
        var taking = io.transmissions.fires().and(dropping.not());
        io.requests.valid().set(io.transmissions.valid().and(mayTake).and(dropping.not()));
        io.requests.payload().set(new ReadRequest(transmission.localAddress(), length,
            new AccessOwner(transmission.flow().qp().zext(AccessOwner.QP_BITS), transmission.inMr(),
                transmission.mr().zext(AccessOwner.MR_BITS)), transmission.pages()));
        io.ofResponse.set(io.transmissions.valid().and(transmission.flow().responses()));
        io.transmissions.ready().set(dropping.or(mayTake.and(io.requests.ready())));
        waiting.inDead().set(transmission.silent().map(isDead::or).orElse(isDead));
        waiting.in().valid().set(taking);
        waiting.in().payload().set(Outgoing.of(transmission));
        finals.ifPresent(it -> it.takes(taking, transmission.opcode(), transmission.flow().qp(), past(io, end)));

        var more = beats.zext(ahead.width()).gate(taking);
        ahead.next(ahead.plus(more).minus(beatLeaves.asUInt().zext(ahead.width())));
        check(ahead.le(BEATS), "never asks for more than there is room for");

        var room = reg(bool()).init(0);
        room.next(hasRoom);
        io.room.set(room);
        // It counts as sent, and if it is sent again it goes without its bytes: the peer would not learn what is wrong.
        var isWithdrawn = reg(bool()).init(0);
        isWithdrawn.next(isWithdrawn.or(end.ofMr()).and(end.ofLife().or(io.transmissions.fires()).not()));
        io.withdrawn.valid().set(io.transmissions.valid().and(dropping).and(isWithdrawn)
            .and(transmission.flow().responses()).and(transmission.retrans().not()));
        io.withdrawn.value().set(transmission.flow().qp());
        fates.add(waiting.out().fires(), waiting.outDead(), waiting.out().payload().length().any());
        return io.paths.map(port -> onPath(io, port, taking, waiting.out())).orElse(waiting.out());
    }

    /** What is shown is of a life that has ended since; unlike a packet whose MR has gone it answers nobody. */
    private static Bool past(Io io, End end) {
        var isPast = reg(bool()).named("is_past").init(0);
        isPast.next(isPast.or(end.ofLife()).and(io.transmissions.fires().not()));
        return isPast;
    }

    /** Packets with the paths that have been chosen for them meanwhile. */
    private Stream<Outgoing> onPath(Io io, PathPort port, Bool entering, Stream<Outgoing> packets) {
        var paths = instance(new PathQueue(parameters, PACKETS));
        paths.entering().valid().set(entering);
        paths.entering().value().set(io.transmissions.payload());
        link(port.wishes(), paths.port().wishes());
        paths.port().chosen().set(port.chosen());
        port.taken().set(paths.port().taken());
        paths.leaving().set(packets.fires());
        var going = new Stream<>(wire(bool()), wire(bool()), wire(Outgoing.of(parameters)));
        going.valid().set(packets.valid().and(paths.known()));
        going.payload().set(packets.payload().on(paths.path()));
        packets.ready().set(going.ready().and(paths.known()));
        return going;
    }

    /** It has payload in the MR that it names; an empty one may name any. */
    private static Bool isOfMr(Transmission transmission) {
        return transmission.inMr().and(transmission.length().any());
    }

    /** What {@link #end} counts on. */
    private static void decided(Io io) {
        var waited = reg(bool()).init(0);
        waited.next(io.transmissions.valid().and(io.transmissions.ready().not()));
        var shown = io.transmissions.valid().and(waited.not());
        var transmission = io.transmissions.payload();
        var state = io.state.value();
        var isReset = state.state().is(QueuePairState.RESET);
        var life = EndedLife.of(io.state.valid().and(isReset), io.state.valid().and(isReset.not()), state.qp(),
            DECIDED);
        check(shown.and(life.isLate(transmission.flow().qp())).not(), "no packet of an old life is shown late");
        var mr = io.mr.value();
        var isOpen = mr.valid();
        var memory = EndedLife.of(io.mr.valid().and(isOpen.not()), io.mr.valid().and(isOpen), mr.index(), DECIDED);
        check(shown.and(isOfMr(transmission)).and(memory.isLate(transmission.mr())).not(),
            "no packet out of an old MR is shown late");
    }

    /** What is shown belongs to a queue pair that has been reset, or to an MR that has been closed. */
    private record End(Bool ofLife, Bool ofMr) {}

    /**
     * Lets go what waits of a queue pair that has been reset; returns what ends for what is shown. A few cycles later:
     * what was decided before is shown by then.
     */
    private End end(Io io, PacketQueue.Io waiting, Optional<ResponseEnds> finals) {
        var transmission = io.transmissions.payload();
        var isReset = io.state.valid().and(io.state.value().state().is(QueuePairState.RESET));
        var resets = timeline(isReset).aligned();
        var reset = resets.enter(0, io.state.value().qp());
        waiting.letGo().valid().set(at(DECIDED + 1, resets.valid()));       // what entered in this cycle is in its place
        waiting.letGo().value().set(at(DECIDED + 1, reset));
        io.lettingGo.set(finals.map(it -> waiting.busy().or(it.letGo(new Valid<>(
            leave(at(DECIDED + 1, resets.valid())), leave(at(DECIDED + 1, reset)))))).orElse(waiting.busy()));
        var lifeEnds = leave(at(DECIDED, resets.valid()));
        var qp = leave(at(DECIDED, reset));
        decided(io);
        var mr = io.mr.value();
        var isClosed = io.mr.valid().and(mr.valid().not());
        var closings = timeline(isClosed).aligned();
        var closing = leave(at(DECIDED, closings.valid()));
        var closed = leave(at(DECIDED, closings.enter(0, mr.index())));
        var isIn = isOfMr(transmission).and(transmission.mr().eq(closed));
        var isOf = transmission.flow().qp().eq(qp);
        var isShown = io.transmissions.valid();
        return new End(isShown.and(lifeEnds).and(isOf), isShown.and(closing).and(isIn));
    }
}
