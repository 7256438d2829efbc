package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.context.ContextWrite;
import rnic.protocol.RnicParameters;

/**
 * Lets congestion notifications pass that are for queue pairs whose congestion is controlled, two cycles later. Flows
 * of others have no life in the slot, so what an event left there would hold for whoever comes next.
 */
@Doc("Lets congestion notifications pass that are for queue pairs whose congestion is controlled.")
public record NoticeGate(RnicParameters parameters) implements Circuit<NoticeGate.Io> {
    private static final int READ = 2;

    public record Io(
        @Doc("a life, where its peer becomes known") Valid<Life> life,
        @Doc("queue pair that a congestion notification is for") Valid<UInt> notice,
        Valid<UInt> heeded
    ) implements Bundle<Io> {}

    /** Of a life, whether an algorithm controls it. */
    public record Life(UInt qp, Bool controlled) implements Bundle<Life> {
        static Shape<Life> of(RnicParameters parameters) {
            return bundle(Life.class, uint(indexWidth(parameters.queuePairs())), bool());
        }

        public static Life of(ContextWrite life) {
            return new Life(life.qp(), life.context().controlled().orElseThrow());
        }
    }

    @Override public Io ports(Ports p) {
        var pair = Valid.of(uint(indexWidth(parameters.queuePairs())));
        return new Io(p.in(Valid.of(Life.of(parameters))), p.at(0).in(pair), p.at(READ).out(pair));
    }

    @Override public void body(Io io) {
        registeredReset();
        var controlled = memory(bool(), parameters.queuePairs()).named("controlled").style(BRAM).latency(READ).zeroed();
        var life = io.life.value();
        when(io.life.valid(), () -> controlled.write(life.qp(), life.controlled()));
        var notices = timeline(io.notice).aligned();
        var qp = io.notice.value();
        io.heeded.valid().set(notices.flag(controlled.read(qp)));
        io.heeded.value().set(qp);
    }
}
