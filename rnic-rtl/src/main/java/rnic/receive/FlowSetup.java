package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import rnic.messages.Flow;
import rnic.messages.FlowStarts;
import rnic.messages.Setup;
import rnic.protocol.RnicParameters;

/**
 * A new life of a queue pair as one of each flow that begins: of the requests that it receives, then of the responses.
 * Who makes flows new gets one in {@link #APART} cycles at most, and may take as long as it likes.
 */
@Doc("A new life of a queue pair as one of each flow that begins.")
public record FlowSetup(RnicParameters parameters) implements Circuit<FlowSetup.Io> {
    /** Cycles from one flow to the next: a power of two, more than {@code AckPolicy} needs to let an old life go. */
    static final int APART = 32;

    public record Io(
        Stream<FlowStarts> life,
        @Doc("requests, then responses") Stream<Setup> flows
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(FlowStarts.of(parameters))), p.out(Stream.of(Setup.of(Flow.count(parameters)))));
    }

    @Override public void body(Io io) {
        var life = io.life.payload();
        var isBehind = reg(bool()).init(0).named("requests_begun");
        var isSecond = isBehind.or(life.groups().receives().not());
        var pause = reg(uint(log2Ceil(APART))).init(0);
        var isDue = pause.eq(0);
        pause.next(mux(isDue, pause.plus(io.flows.fires().asUInt().zext(pause.width())), pause.plus(1)));
        when(io.flows.fires(), () -> isBehind.next(isSecond.not().and(life.groups().sends())));
        check(isBehind.not().or(io.life.valid()), "a life is not withdrawn between its flows");

        io.flows.valid().set(io.life.valid().and(isDue));
        io.flows.payload().set(new Setup(new Flow(life.qp(), isSecond).index(),
            mux(isSecond, life.responses(), life.requests())));
        io.life.ready().set(io.flows.fires().and(isSecond.or(life.groups().sends().not())));
    }
}
