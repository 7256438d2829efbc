package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.PeerWrite;
import rnic.context.SignalSettings;
import rnic.messages.Echo;
import rnic.messages.Flow;
import rnic.messages.Retired;
import rnic.messages.Setup;
import rnic.messages.Signal;
import rnic.protocol.Outcome;
import rnic.protocol.RnicParameters;

/**
 * Which packets of the veRoCE profile are worth a signal to their sender: those that came marked, and those sent for
 * the first time that were accepted far behind the newest one, whose path is slow. One packet per cycle, {@link
 * #LATENCY} cycles from a packet to its signal. Who hears of both by acknowledgements ({@code cc_ext}) hears no more
 * of it, unless that is asked for. A packet that comes in the cycle in which a life begins is not looked at: signals
 * may be lost. Source: reliability section 3, wire profile section 9.
 */
@Doc("Which packets are worth a signal to their sender.")
public record SignalSource(RnicParameters parameters) implements Circuit<SignalSource.Io> {
    /** Cycles from a packet to its signal. */
    static final int LATENCY = 4;
    /** Cycles from a look-up to what is known. */
    private static final int KNOWN = 2;
    /** Of a PSN: all that are accepted lie within a window of each other. */
    private static final int NUMBER_BITS = SignalSettings.LAG_BITS + 1;

    public record Io(
        @Doc("packets that have retired, in order of commit") Valid<Retired> packets,
        @Doc("a new life of a flow; taken at once") Stream<Setup> flows,
        @Doc("a new life of a queue pair") Valid<PeerWrite> peers,
        SignalSettings settings,
        @Doc("it came marked") Valid<Signal> marked,
        @Doc("it came late") Valid<Signal> late
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Retired.of(parameters))), p.in(Stream.of(Setup.of(Flow.count(parameters)))),
            p.in(Valid.of(PeerWrite.of(parameters))), p.steady().in(SignalSettings.SHAPE),
            p.out(Valid.of(Signal.of(parameters))), p.out(Valid.of(Signal.of(parameters))));
    }

    @Override public void body(Io io) {
        registeredReset();
        var settings = io.settings;
        var retired = io.packets.value();
        var life = io.flows.payload();
        var renewal = io.flows.valid();
        io.flows.ready().set(true);
        var packets = timeline(begin(renewal.or(io.packets.valid()))).aligned();
        var beginning = packets.enter(0, renewal);
        var flow = packets.enter(0, mux(renewal, Flow.at(life.flow()), retired.flow()));
        var number = packets.enter(0, mux(renewal, life.psn().trunc(NUMBER_BITS).minus(1),
            retired.psn().trunc(NUMBER_BITS)));
        var accepted = packets.enter(0, renewal.not().and(retired.outcome().is(Outcome.IN_ORDER)
            .or(retired.outcome().is(Outcome.OUT_OF_ORDER))));

        // The newest of each flow, and how far behind it this one is.
        var table = memory(uint(NUMBER_BITS), Flow.count(parameters)).style(BRAM).latency(KNOWN).named("newest");
        var newest = packets.recall(table, flow.index()).forwarded();
        var lag = newest.value().minus(number).named("lag");
        var isNewest = beginning.or(accepted.and(number.minus(newest.value()).msb().not()));
        newest.write(stage(mux(isNewest, number, newest.value())));
        var behind = stage(lag);
        var isBehind = stage(behind.msb().not()
            .and(behind.trunc(SignalSettings.LAG_BITS).gt(settings.lag())).and(settings.lag().any()));

        // Who is told.
        var extended = memory(bool(), parameters.queuePairs()).style(BRAM).latency(KNOWN).named("extended");
        when(io.peers.valid(), () -> extended.write(io.peers.value().qp(), io.peers.value().peer().extended()));
        var knows = extended.read(flow.qp());
        var hearsOfMarks = stage(settings.marks().and(settings.marksExtended().or(knows.not())));
        var hearsOfDelay = stage(settings.lateExtended().or(knows.not()));
        var isOurs = packets.enter(0, renewal.not().and(retired.roce().map(it -> it.speaks().not())
            .orElse(lit(true))));
        var isMarked = packets.enter(0, retired.congested());
        var isFirst = packets.enter(0, retired.retrans().not());
        var signal = new Signal(flow.qp(), Echo.port(packets.enter(0, retired.departure().path())),
            packets.enter(0, retired.psn()));
        io.marked.valid().set(packets.flag(isOurs.and(isMarked).and(stage(hearsOfMarks))));
        io.marked.value().set(signal);
        io.late.valid().set(packets.flag(isOurs.and(accepted).and(isFirst).and(hearsOfDelay).and(isBehind)));
        io.late.value().set(signal);
        ignore(io.peers.value(), retired, life, settings.lateGap(), settings.marksGap());
    }
}
