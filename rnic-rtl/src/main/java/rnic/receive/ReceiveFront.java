package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.BeatSize;
import rnic.messages.Arrival;
import rnic.messages.SackRow;
import rnic.messages.Setup;
import rnic.parse.IcrcChecker;
import rnic.parse.PacketParser;
import rnic.track.SackTracker;
import rnic.track.Verdict;
import rnic.wire.Headers;
import rnic.wire.Port;

/**
 * The first part of the receive path: header parser and ICRC checker side by side on the frames, and the tracker with
 * ports of its own, because the look-up of the queue pair stands between them.
 *
 * @param bytes      bytes per beat: a power of two from 32
 * @param window     PSNs that the tracker remembers: a power of two, 8 to 256
 * @param queuePairs a power of two from 2
 */
@Doc("Header parser, ICRC checker and tracker: the first part of the receive path.")
public record ReceiveFront(int bytes, int window, int queuePairs) implements Circuit<ReceiveFront.Io> {
    public record Io(
        @Doc("frames from the MAC, without preamble and FCS") Valid<Beat> in,
        @Doc("one set per frame, in order") Valid<Headers> headers,
        @Doc("one per frame, in order") Valid<IcrcChecker.Verdict> icrc,
        @Doc("good packets that consume a PSN") Valid<Arrival> arrival,
        @Doc("one per arrival, in order") Valid<Verdict> verdict,
        Stream<Setup> setup,
        @Doc("one cycle: the queue pair of the last setup is ready") Bool setupDone,
        Valid<UInt> sackRequest,
        Valid<SackRow> sackRow
    ) implements Bundle<Io> {}

    public ReceiveFront {
        BeatSize.check("ReceiveFront", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Beat.of(bytes))), p.out(Valid.of(Headers.SHAPE)),
            p.out(Valid.of(IcrcChecker.Verdict.SHAPE)), p.in(Valid.of(Arrival.of(queuePairs))),
            p.out(Valid.of(Verdict.of(queuePairs))), p.in(Stream.of(Setup.of(queuePairs))), p.out(bool()),
            p.in(Valid.of(uint(indexWidth(queuePairs)))), p.out(Valid.of(SackRow.of(window))));
    }

    @Override public void body(Io io) {
        var parser = instance(new PacketParser(bytes));
        parser.veroce().set(Port.VEROCE.number());
        parser.in().set(io.in);
        io.headers.set(parser.headers());

        var checker = instance(new IcrcChecker(bytes));
        checker.in().set(io.in);
        io.icrc.set(checker.verdict());

        var tracker = instance(new SackTracker(window, queuePairs));
        tracker.arrival().set(io.arrival);
        tracker.eligible().set(lit(true));
        ignore(tracker.decided().valid(), tracker.decided().value(), tracker.wanted());
        io.verdict.set(tracker.verdict());
        link(tracker.setup(), io.setup);
        io.setupDone.set(tracker.setupDone());
        tracker.sackRequest().set(io.sackRequest);
        io.sackRow.set(tracker.sackRow());
    }
}
