package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.AddressWrite;
import rnic.context.PeerWrite;
import rnic.context.HeaderSettings;
import rnic.protocol.RnicParameters;

/**
 * Makes the headers of data packets while their payload is still under way, and those of answers in between: data waits
 * for its payload behind the pipeline, where answers pass by, and only as many packets of data enter as there are
 * places to wait. Latency 6 cycles, and two more for data, whose peer is looked up here and which waits behind the
 * pipeline; one packet per cycle.
 */
@Doc("Makes the headers of data ahead of their payload, and of answers, which pass by.")
record HeaderPipeline(RnicParameters parameters) implements Circuit<HeaderPipeline.Io> {
    /** Headers of data that are made or have been made and not used: more than the pipeline is long. */
    static final int AHEAD = 16;

    /** Over so many answers the paths are dealt out evenly. */
    private static final int TURNS = 16;

    record Io(
        Stream<Addressed> answers,
        Stream<Outgoing> data,
        @Doc("a new life of a queue pair") Stream<PeerWrite> setup,
        Valid<AddressWrite> address,
        HeaderSettings settings,
        @Doc("in ns") UInt nanoseconds,
        @Doc("of answers, in order") Stream<HeaderBytes> answerHeaders,
        @Doc("of data, in order") Stream<HeaderBytes> dataHeaders
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Addressed.of(parameters))), p.in(Stream.of(Outgoing.of(parameters))),
            p.in(Stream.of(PeerWrite.of(parameters))), p.in(Valid.of(AddressWrite.of(parameters))),
            p.in(HeaderSettings.SHAPE), p.in(uint(32)), p.out(Stream.of(HeaderBytes.of(parameters))),
            p.out(Stream.of(HeaderBytes.of(parameters))));
    }

    @Override public void body(Io io) {
        var fields = instance(new HeaderFields(parameters));
        var builder = instance(new HeaderBuilder());
        fields.address().set(io.address);
        fields.settings().set(io.settings);
        fields.nanoseconds().set(io.nanoseconds);
        link(builder.fields(), fields.fields());
        builder.veroce().set(io.settings.choice().udpPort());
        builder.operandsFollow().set(true);

        // Answers first; of data as much as finds a place behind the pipeline.
        var lookup = instance(new PeerLookup(parameters));
        link(lookup.setup(), io.setup);
        link(lookup.in(), io.data);
        var known = lookup.out();
        var merge = instance(new Arbiter<>(Addressed.of(parameters), 2, Arbiter.Policy.FIXED, false));
        merge.in().at(0).valid().set(io.answers.valid());
        merge.in().at(0).payload().set(onPath(io.answers.payload(), io.answers.fires()));
        io.answers.ready().set(merge.in().at(0).ready());
        var data = merge.in().at(1);
        var hasPlace = places(data.fires(), io.dataHeaders.fires());
        data.valid().set(known.valid().and(hasPlace));
        data.payload().set(known.payload());
        known.ready().set(data.ready().and(hasPlace));
        link(fields.packets(), merge.out());

        // What comes out of the pipeline is of the kind that went in.
        var kinds = instance(new Fifo<>(bool(), AHEAD));
        kinds.in().valid().set(merge.out().fires());
        kinds.in().payload().set(merge.source().eq(1));
        check(kinds.in().ready().or(merge.out().fires().not()), "the pipeline is shorter than the queue beside it");
        var made = instance(new Fifo<>(HeaderBytes.of(parameters), AHEAD));
        var headers = builder.headers();
        var bytes = headers.payload().on(fields.route().map(it -> route(it, fields.fields().fires(), headers.fires())));
        var kind = instance(new RegisterSlice<>(bool()));
        link(kind.in(), kinds.out());
        var isData = kind.out().payload();
        made.in().valid().set(headers.valid().and(isData));
        made.in().payload().set(bytes);
        check(made.in().ready().or(made.in().valid().not()), "there is a place for the headers of all data");
        io.answerHeaders.valid().set(headers.valid().and(isData.not()));
        io.answerHeaders.payload().set(bytes);
        headers.ready().set(isData.or(io.answerHeaders.ready()));
        kind.out().ready().set(headers.fires());
        check(headers.valid().not().or(kind.out().valid()), "the kind of what comes is known");
        link(io.dataHeaders, made.out());
    }

    /** The route of the headers that come out of the builder; it waits beside it. */
    private static Route route(Route entering, Bool enters, Bool leaves) {
        var routes = instance(new Fifo<>(Route.SHAPE, AHEAD));
        routes.in().valid().set(enters);
        routes.in().payload().set(entering);
        check(routes.in().ready().or(enters.not()), "the builder is shorter than the queue beside it");
        routes.out().ready().set(leaves);
        check(routes.out().valid().or(leaves.not()), "the route of what comes is known");
        return routes.out().payload();
    }

    /** Answers go over all paths in turn, neighbours in time over distant ones; chosen before it is known who goes. */
    private static Addressed onPath(Addressed answer, Bool advancing) {
        var rotor = reg(uint(4)).init(0);
        when(advancing, () -> rotor.next(rotor.plus(1)));
        // spread * paths / 16, by a table for each turn: a product would be a chain of carries.
        var path = wire(uint(4)).named("answer_path");
        path.set(0);
        var paths = answer.peer().paths();
        var byRotor = choose(rotor);
        for (int i = 1; i < TURNS; i++) {
            int spread = Integer.reverse(i) >>> 28;
            long table = 0;
            for (int count = 0; count < TURNS; count++) {
                table |= (long) (spread * count / TURNS) << 4 * count;
            }
            var some = cat(lit(table >>> 32, 32), lit(table & 0xFFFF_FFFFL, 32)).shr(cat(paths.trunc(4), lit(0, 2)))
                .trunc(4);
            byRotor.on((long) i, () -> path.set(mux(paths.msb(), lit(spread, 4), some)));
        }
        return new Addressed(answer.packet().on(path), answer.peer());
    }

    /** Another data packet may enter. */
    private static Bool places(Bool entering, Bool leaving) {
        var inside = reg(uint(log2Ceil(AHEAD + 1))).init(0).named("inside");
        entering.named("entering");
        leaving.named("leaving");
        when(entering.and(leaving.not()), () -> inside.next(inside.plus(1)))
            .elseWhen(leaving.and(entering.not()), () -> inside.next(inside.minus(1)));
        return inside.ne(AHEAD);
    }
}
