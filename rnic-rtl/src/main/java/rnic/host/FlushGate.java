package rnic.host;

import static hdl.Hdl.bool;
import static hdl.Hdl.cover;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.lib.Stream;
import rnic.RnicParameters;

/**
 * Keeps the flush completions of a queue pair behind its receive completions, which may still wait until their data is
 * visible: the first flush of a queue pair goes when the receive completions have paused, or when as many of them have
 * gone as there can have been in front. Latency 0.
 */
@Doc("Keeps the flush completions of a queue pair behind its receive completions.")
public record FlushGate(RnicParameters parameters) implements Circuit<FlushGate.Io> {
    /** Receive completions that can be under way to the writer when a flush is told. */
    static final int AHEAD = 256;
    /** Cycles without a receive completion after which none is under way. */
    static final int PAUSE = 32;

    public record Io(
        Stream<Completion> in,
        @Doc("a receive completion waits") Bool receiveWaits,
        @Doc("a receive completion goes") Bool receiveGoes,
        Stream<Completion> out
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Completion.of(parameters))), p.in(bool()), p.in(bool()),
            p.out(Stream.of(Completion.of(parameters))));
    }

    @Override public void body(Io io) {
        var open = reg(bool()).init(0);                      // for this queue pair
        var watching = reg(bool()).init(0);
        var qp = reg(uint(indexWidth(parameters.queuePairs())));
        var gone = reg(uint(log2Ceil(AHEAD)));
        var quiet = reg(uint(log2Ceil(PAUSE)));
        var same = io.in.payload().qp().eq(qp);
        var pass = open.and(same);

        when(io.in.valid().not(), () -> {
            open.next(false);
            watching.next(false);
        }).elseWhen(watching.not().or(same.not()), () -> {
            open.next(false);
            watching.next(true);
            qp.next(io.in.payload().qp());
            gone.next(0);
            quiet.next(0);
        }).otherwise(() -> {
            when(io.receiveGoes, () -> gone.next(gone.plus(1)));
            when(io.receiveWaits, () -> quiet.next(0)).otherwise(() -> quiet.next(quiet.plus(1)));
            when(io.receiveGoes.and(gone.all()).or(io.receiveWaits.not().and(quiet.all())), () -> open.next(true));
        });

        io.out.valid().set(io.in.valid().and(pass));
        io.out.payload().set(io.in.payload());
        io.in.ready().set(io.out.ready().and(pass));
        cover(open.not().and(io.in.valid()).and(gone.any()), "a flush waits for receive completions");
    }
}
