package rnic.retransmit;

import static hdl.Hdl.*;
import static rnic.messages.Arrival.PSN_BITS;

import hdl.*;
import hdl.lib.Valid;
import rnic.common.RingLines;
import rnic.common.RingRange;
import rnic.messages.Departure;
import rnic.messages.DropNak;
import rnic.messages.Echo;
import rnic.messages.FlightLimit;
import rnic.messages.Flow;
import rnic.messages.FlowEvent;
import rnic.messages.FlowEvent.Kind;
import rnic.messages.GoneNotice;
import rnic.messages.PathNews;
import rnic.messages.Told;
import rnic.protocol.RnicParameters;

/**
 * What congestion control hears of an operation of the send window, how many packets are gone and what has happened;
 * and what it says: whether another packet may be sent again. It keeps of every flow whether congestion is controlled,
 * what the peer has told last, how many packets are on their way and how many may be; it tells nothing of flows that
 * are not controlled, but that a life has begun where the one before was. One operation per cycle, each on another flow;
 * {@value WindowPipeline#APART} cycles from operation to operation on the same one. Latency {@link #GONE} and {@link #LATENCY} cycles.
 *
 * @param parameters of the NIC
 */
@Doc("What congestion control hears of an operation of the send window, and what it says to it.")
public record FlightReport(RnicParameters parameters) implements Circuit<FlightReport.Io> {
    /** Cycle of the pipeline in which this begins: what is kept is there when the verdict is. */
    static final int BEGIN = WindowPipeline.JUDGED - 2;
    private static final int JUDGED = WindowPipeline.JUDGED - BEGIN;
    private static final int COUNTED = WindowPipeline.COUNTED - BEGIN;
    private static final int DONE = WindowPipeline.DONE - BEGIN;
    /** Cycle in which what the peer has told is known and written. */
    private static final int TOLD = JUDGED + DeliveryCount.LATENCY;
    /** Cycle in which it is known whether packets are missing. */
    private static final int LOST = DONE + 1;
    /** Cycle in which it is known whether a packet that was dropped has come all the same. */
    private static final int SHOWN = DONE + 2;
    /** Cycle in which it is known how many packets are gone. */
    static final int GONE = DONE + GoneCount.LATENCY;
    /** Cycle of the event. */
    static final int LATENCY = GONE + 1;

    public record Io(
        Bool valid,
        UInt flow,
        @Doc("first PSN that an acknowledgement does not acknowledge, or of a new life") UInt target,
        @Doc("PSN that a Packet Drop NAK names") UInt psn,
        Told told,
        @Doc("in 1/16 us") UInt now,
        @Doc("of a new life: congestion is controlled") Bool controlled,
        Valid<FlightLimit> limit,
        @Doc("after a reset: the flow has no life") Bool clearing,
        @Doc("a life begins") Bool renewing,
        @Doc("ACK or SACK that counts") Bool acknowledging,
        @Doc("Packet Drop NAK that counts") Bool dropping,
        @Doc("retry timeout while packets are outstanding") Bool timeout,
        @Doc("una and nPSN behind the operation") UInt una,
        UInt newest,
        @Doc("ring: reported received") UInt sacked,
        @Doc("ring: waits to be sent again") UInt pending,
        @Doc("una does") Bool headWaits,
        @Doc("a SACK has shown packets missing") Bool loses,
        @Doc("as many packets are on their way as may be, as of an operation ago") Bool closed,
        @Doc("it is open, and una waits for its turn alone; as of an operation ago") Bool awaitsTurn,
        @Doc("congestion is controlled") Bool isControlled,
        @Doc("the same, as of an operation ago") Bool wasControlled,
        @Doc("an acknowledgement tells of a packet that has come since, and has not waited: its stamp is a round trip")
        Bool sample,
        @Doc("packets that are not on their way") UInt gone,
        Valid<FlowEvent> event,
        @Doc("with it, also alone: a LOSS behind it") Bool loss,
        @Doc("a packet is missing that took the path") Bool isSuspected,
        UInt suspectPath,
        @Doc("of the path that the acknowledgement or NAK names") Valid<PathNews> news,
        @Doc("of the path of the packet that is missing") Valid<PathNews> lost
    ) implements Bundle<Io> {}

    /** What is kept of a flow. */
    private record Row(@Doc("congestion is controlled") Bool controlled, @Doc("packets that have come") UInt delivered,
                       @Doc("and were marked") UInt marked) implements Bundle<Row> {
        static final Shape<Row> SHAPE = bundle(Row.class, bool(), uint(Echo.TAKEN_BITS), uint(Echo.MARK_BITS));
    }

    /** What an operation leaves of a flow. */
    private record Flight(@Doc("packets on their way") UInt packets, @Doc("una waits to be sent again") Bool headWaits)
        implements Bundle<Flight> {
        static Shape<Flight> of(int window) {
            return bundle(Flight.class, uint(GoneNotice.bits(window)), bool());
        }
    }

    @Override public Io ports(Ports p) {
        int window = parameters.window();
        var begin = p.at(0);
        var judged = p.at(JUDGED);
        var counted = p.at(COUNTED);
        var done = p.at(DONE);
        var psn = uint(PSN_BITS);
        return new Io(begin.in(bool()), begin.in(uint(indexWidth(Flow.count(parameters)))), begin.in(psn),
            begin.in(psn), begin.in(Told.SHAPE), begin.in(uint(Departure.STAMP_BITS)), p.steady().in(bool()),
            p.in(Valid.of(FlightLimit.of(parameters))), judged.in(bool()), judged.in(bool()), judged.in(bool()),
            judged.in(bool()), counted.in(bool()), counted.in(psn), counted.in(psn), done.in(uint(window)), done.in(uint(window)),
            p.at(DONE + 1).in(bool()), p.at(LOST).in(bool()), judged.out(bool()), judged.out(bool()),
            p.at(TOLD).out(bool()), judged.out(bool()), p.at(TOLD).out(bool()),
            p.at(GONE).out(uint(GoneNotice.bits(window))), p.at(LATENCY).out(Valid.of(FlowEvent.SHAPE)),
            p.at(LATENCY).out(bool()), p.at(SHOWN).in(bool()), counted.in(uint(Departure.SLOT_BITS)),
            p.at(LATENCY).out(Valid.of(PathNews.of(parameters))), p.at(LATENCY).out(Valid.of(PathNews.of(parameters))));
    }

    @Override public void body(Io io) {
        var operations = timeline(io.valid).aligned().valid(io.valid);
        int bits = Echo.TAKEN_BITS;
        ignore(io.target, io.psn);           // but for the low bits of PSNs
        var rows = memory(Row.SHAPE, Flow.count(parameters)).style(BRAM).latency(JUDGED);
        var kept = operations.recall(rows, io.flow).apart(WindowPipeline.APART);
        var row = kept.value();

        // From the verdict on: what an acknowledgement tells.
        var delivery = instance(new DeliveryCount(parameters.window()));
        delivery.target().set(at(JUDGED, io.target.trunc(bits)));
        delivery.beyond().set(at(JUDGED, io.told.beyond()));
        delivery.marks().set(at(JUDGED, io.told.marks()));
        delivery.stamp().set(at(JUDGED, io.told.stamp()));
        delivery.now().set(at(JUDGED, io.now));
        delivery.delivered().set(row.delivered());
        delivery.marked().set(row.marked());
        var isNew = io.renewing.or(io.clearing);
        var isControlled = row.controlled().and(isNew.not());
        var isAck = at(TOLD, io.acknowledging.and(isControlled)).and(delivery.isNew());
        var first = at(TOLD, io.target.trunc(bits)).minus(1);
        var renews = at(TOLD, isNew);
        var delivered = mux(renews, first, mux(isAck, delivery.newDelivered(), at(TOLD, row.delivered())));
        var controls = mux(renews, at(TOLD, io.renewing).and(io.controlled), at(TOLD, row.controlled()));
        io.isControlled.set(controls);
        io.wasControlled.set(row.controlled());
        io.sample.set(isAck.and(at(TOLD, io.told.held()).not()));
        kept.write(new Row(controls, delivered,
            mux(renews, lit(0, Echo.MARK_BITS), mux(isAck, at(TOLD, io.told.marks()), at(TOLD, row.marked())))));

        // From the end of the operation on: who is gone. Of who is not controlled only SACKs tell.
        var nobody = stage(io.una.trunc(bits).minus(1));
        var known = mux(at(TOLD, isControlled), delivered, nobody);
        var count = instance(new GoneCount(parameters.window()));
        count.inFlight().set(inFlight(io));
        count.sacked().set(io.sacked);
        count.pending().set(io.pending);
        count.una().set(at(DONE, io.una.trunc(bits)));
        count.newest().set(at(DONE, io.newest.trunc(bits)));
        count.delivered().set(stage(known));
        io.gone.set(count.gone());
        event(io, operations, delivery, isAck, at(TOLD, isControlled), count.gone(),
            io.renewing.and(io.controlled.or(row.controlled())));
        gate(io, operations, row.controlled());
    }

    /** Whether another packet may leave, as the operation before has left it. */
    private void gate(Io io, Timeline operations, Bool isControlled) {
        int window = parameters.window();
        var limit = io.limit.value();
        var limits = memory(uint(GoneNotice.bits(window)), Flow.count(parameters)).style(BRAM).latency(JUDGED);
        when(io.limit.valid(), () -> limits.write(limit.flow().index(), limit.packets()));
        ignore(limit.opened());
        var flights = memory(Flight.of(window), Flow.count(parameters)).style(BRAM).latency(JUDGED);
        var recall = operations.recall(flights, io.flow)
            .stale("what an operation just before has changed, whoever hears of that asks for again");
        recall.write(new Flight(io.event.value().inFlight().trunc(GoneNotice.bits(window)),
            at(LATENCY, io.headWaits)));
        var isClosed = isControlled.and(recall.value().packets().ge(limits.read(io.flow)));
        io.closed.set(isClosed);
        io.awaitsTurn.set(isControlled.and(isClosed.not()).and(recall.value().headWaits()));
    }

    /** Places of una to nPSN - 1; what an operation has looked at may begin where no packet is outstanding. */
    private UInt inFlight(Io io) {
        int bits = log2Ceil(parameters.window());
        var places = instance(new RingRange(parameters.window()));
        places.from().set(io.una.trunc(bits));
        places.behind().set(io.newest.trunc(bits));
        places.any().set(io.una.bit(bits).xor(io.newest.bit(bits)));     // asked for where the other bits are equal
        return stage(places.places());
    }

    private void event(Io io, Timeline operations, DeliveryCount.Io delivery, Bool isAck, Bool isControlled, UInt gone,
                       Bool begins) {
        int bits = GoneNotice.bits(parameters.window());
        // A Packet Drop NAK of a packet that has come tells nothing, nor does one for want of receive requests.
        var place = at(DONE, io.psn.trunc(log2Ceil(parameters.window())));
        var line = stage(RingLines.row(io.sacked, RingLines.rowOf(place, parameters.window()), parameters.window()));
        var isThere = stage(line.bit(stage(RingLines.columnOf(place, parameters.window()))));
        var isLoad = at(JUDGED, io.told.cause()).ne(DropNak.HOST);
        var isTrim = at(SHOWN, io.dropping.and(isLoad)).and(isThere.not()).and(at(SHOWN, isControlled));
        var isTimeout = at(TOLD, io.timeout).and(isControlled);

        var setups = at(LATENCY, begins);
        var acks = at(LATENCY, isAck);
        var trims = at(LATENCY, isTrim);
        var kind = mux(setups, lit(Kind.SETUP), mux(acks, lit(Kind.ACK), mux(trims, lit(Kind.TRIM),
            lit(Kind.TIMEOUT))));
        var outstanding = at(GONE, io.newest.minus(io.una).trunc(bits));
        var inFlight = stage(outstanding.minus(gone));
        io.event.valid().set(at(LATENCY, operations.valid()).and(setups.or(acks).or(trims).or(at(LATENCY, isTimeout))));
        paths(io, operations, acks, trims, at(LATENCY, isControlled));
        var isLoss = io.loses.and(at(LOST, isControlled));
        io.loss.set(at(LATENCY, operations.valid()).and(at(LATENCY, isLoss)));
        io.event.value().set(new FlowEvent(kind, at(LATENCY, delivery.packets()), at(LATENCY, delivery.newMarks()), acks,
            at(LATENCY, delivery.roundTrip()), inFlight.zext(FlowEvent.COUNT_BITS),
            at(LATENCY, io.told.cause()).eq(DropNak.LAST_HOP)));
    }

    /**
     * What is learned of paths: how the packet came that an acknowledgement names, that a switch of the core has cut one,
     * or that one has not come.
     */
    private static void paths(Io io, Timeline operations, Bool acks, Bool trims, Bool isControlled) {
        var valid = at(LATENCY, operations.valid());
        var qp = Flow.at(at(LATENCY, io.flow)).qp();
        var path = at(LATENCY, io.told.path());
        var slot = path.trunc(Departure.SLOT_BITS);
        var entropy = path.top(PathNews.ENTROPY_BITS);
        var isCore = at(LATENCY, io.told.cause()).eq(DropNak.FABRIC);
        var kind = mux(acks, mux(at(LATENCY, io.told.marked()), lit(PathNews.Kind.MARKED), lit(PathNews.Kind.GOOD)),
            lit(PathNews.Kind.TRIMMED));
        io.news.valid().set(valid.and(acks.or(trims.and(isCore))));
        io.news.value().set(new PathNews(qp, kind, slot, entropy));
        io.lost.valid().set(valid.and(at(LATENCY, io.isSuspected)).and(isControlled));
        io.lost.value().set(new PathNews(qp, lit(PathNews.Kind.LOST), at(LATENCY, io.suspectPath), entropy));
    }
}
