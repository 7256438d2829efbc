package rnic.tx;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.check;
import static hdl.Hdl.ignore;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.Shape;
import hdl.lib.Arbiter;
import hdl.lib.Beat;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.RnicParameters;
import rnic.csr.Settings;
import rnic.host.AddressWrite;
import rnic.host.ContextWrite;
import rnic.host.ReadRequest;

/**
 * Sends what the scheduler and the acknowledgements want to send. The payload of data is asked for at once and its
 * packet waits until all of it has come, so a frame that has begun never waits for host memory; answers pass by.
 * At most {@link #BEATS} beats of payload are asked for in advance. Frames follow each other without a gap while
 * payload is there. Sources: datapath sections 1 and 7, wire profile sections 3 to 9.
 */
@Doc("Sends what the scheduler and the acknowledgements want to send.")
public record TransmitPath(RnicParameters parameters) implements Circuit<TransmitPath.Io> {
    /** Beats of payload on their way from host memory or waiting here. */
    public static final int BEATS = 512;
    /** Packets that wait for their payload. */
    private static final int PACKETS = 256;
    private static final int LONGEST = 4096;

    public record Io(
        @Doc("data, in the order of sending") Stream<Transmission> transmissions,
        @Doc("acknowledgements: at every end of a packet before data") Stream<Answer> answers,
        @Doc("payload that is needed, one per transmission in order, also of length 0") Stream<ReadRequest> requests,
        @Doc("that payload, each packet's from byte 0 of a beat") Stream<Beat> payload,
        @Doc("a new life of a queue pair") Stream<ContextWrite> setup,
        Valid<AddressWrite> address,
        Settings settings,
        @Doc("frames without FCS; no pause within a frame but what the sink demands") Stream<Beat> frames,
        @Doc("counter: a data packet was begun") Bool sent
    ) implements Bundle<Io> {}

    /** A packet that waits for its payload, if it has one. */
    private record Waiting(Outgoing packet, Bool hasPayload) implements Bundle<Waiting> {
        static Shape<Waiting> of(RnicParameters parameters) {
            return bundle(f -> new Waiting(f.of(Outgoing.of(parameters)), f.of(bool())));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Transmission.of(parameters))), p.in(Stream.of(Answer.of(parameters))),
            p.out(Stream.of(ReadRequest.SHAPE)), p.in(Stream.of(Beat.of(parameters.bytes()))),
            p.in(Stream.of(ContextWrite.of(parameters))), p.in(Valid.of(AddressWrite.of(parameters))),
            p.in(Settings.SHAPE), p.out(Stream.of(Beat.of(parameters.bytes()))), p.out(bool()));
    }

    @Override public void body(Io io) {
        var beats = instance(new Fifo<>(Beat.of(parameters.bytes()), BEATS, BRAM, false));
        link(beats.in(), io.payload);
        var builder = instance(new FrameBuilder(parameters.bytes()));
        link(builder.payload(), beats.out());
        link(io.frames, builder.frames());
        var waiting = requested(io, beats.out().fires());

        // A packet goes when all of its payload is here.
        var whole = reg(uint(log2Ceil(BEATS) + 1)).init(0);       // packets whose payload is in the store
        var completes = beats.in().fires().and(beats.in().payload().last());
        var hasPayload = waiting.payload().hasPayload();
        var isComplete = whole.ne(0).or(hasPayload.not());
        var fields = instance(new HeaderFields(parameters));
        var merge = instance(new Arbiter<>(Outgoing.of(parameters), 2, Arbiter.Policy.FIXED, false));
        var answers = merge.in().at(0);
        answers.valid().set(io.answers.valid());
        answers.payload().set(Outgoing.of(io.answers.payload()));
        io.answers.ready().set(answers.ready());
        var sends = merge.in().at(1);
        sends.valid().set(waiting.valid().and(isComplete));
        sends.payload().set(waiting.payload().packet());
        waiting.ready().set(sends.ready().and(isComplete));
        ignore(merge.source());
        link(fields.packets(), merge.out());
        var uses = waiting.fires().and(hasPayload);
        when(completes.and(uses.not()), () -> whole.next(whole.plus(1)))
            .elseWhen(uses.and(completes.not()), () -> whole.next(whole.minus(1)));
        io.sent.set(waiting.fires());

        link(fields.setup(), io.setup);
        fields.address().set(io.address);
        fields.settings().set(io.settings);
        link(builder.fields(), fields.fields());
    }

    /** Asks for payload, as far ahead as there is room, and keeps the packets in order. */
    private Stream<Waiting> requested(Io io, Bool beatLeaves) {
        var waiting = instance(new Fifo<>(Waiting.of(parameters), PACKETS));
        var transmission = io.transmissions.payload();
        var length = transmission.length();
        int laneBits = log2Ceil(parameters.bytes());
        int longest = LONGEST / parameters.bytes();
        var beats = length.plus(parameters.bytes() - 1L).top(length.width() - laneBits);
        var ahead = reg(uint(log2Ceil(BEATS) + 1)).init(0);
        var hasRoom = ahead.le((long) BEATS - longest);
        var mayTake = hasRoom.and(waiting.in().ready());
        var takes = io.transmissions.fires();
        io.requests.valid().set(io.transmissions.valid().and(mayTake));
        io.requests.payload().set(new ReadRequest(transmission.localAddress(), length));
        io.transmissions.ready().set(mayTake.and(io.requests.ready()));
        waiting.in().valid().set(takes);
        waiting.in().payload().set(new Waiting(Outgoing.of(transmission), length.any()));

        var more = beats.zext(ahead.width()).gate(takes);
        ahead.next(ahead.plus(more).minus(beatLeaves.asUInt().zext(ahead.width())));
        check(ahead.le(BEATS), "never asks for more than there is room for");
        return waiting.out();
    }
}
