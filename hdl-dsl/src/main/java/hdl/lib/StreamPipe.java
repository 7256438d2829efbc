package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;

/**
 * A pipeline between two streams: payloads enter a {@link Timeline}, their results leave it as a stream, in order, and
 * none is lost while nobody takes it. Between {@link #of} and {@link #result} stand the stages; how many there are is
 * nowhere said, and how they wait is one word, {@link Hold}.
 */
public final class StreamPipe<A extends Data<A>, B extends Data<B>> {
    /** What a FIFO holds at least, and at most in LUTs. */
    private static final int FEWEST = 2;
    private static final int DEEPEST = 64;

    private final Stream<A> in;
    private final Valid<A> first;
    private final Shape<B> shape;
    private final Hold hold;
    private final Timeline timeline;

    private StreamPipe(Stream<A> in, Valid<A> first, Shape<B> shape, Hold hold) {
        this.in = in;
        this.first = first;
        this.shape = shape;
        this.hold = hold;
        timeline = Hdl.timeline(first);
        if (hold.kind() == Hold.Kind.SKID) {
            timeline.valid(first.valid().and(timeline.enter(0, in.ready())).named("enters"));
        }
    }

    /** Begins with the payloads of {@code in}; {@code result}: what leaves. */
    public static <A extends Data<A>, B extends Data<B>> StreamPipe<A, B> of(Stream<A> in, Shape<B> result,
            Hold hold) {
        return new StreamPipe<>(in, begin(new Valid<>(in.valid(), in.payload())), result, hold);
    }

    /** A payload, at cycle 0 of the timeline. */
    public A payload() {
        return first.value();
    }

    /** Of the payloads; a payload is an operation of it. */
    public Timeline timeline() {
        return timeline;
    }

    /** The result of every payload. */
    public Stream<B> result(B value) {
        return result(new Valid<>(timeline.valid(), value));
    }

    /** Results of those payloads whose {@code flag} is 1. */
    public Stream<B> result(Bool flag, B value) {
        return result(new Valid<>(timeline.flag(flag), value));
    }

    private Stream<B> result(Valid<B> each) {
        return leaving(together(each));
    }

    private Stream<B> leaving(Valid<B> result) {
        int cycles = timeline.cycle(result);
        return switch (hold.kind()) {
            case ALL -> {
                var out = shown(result);
                var advance = taken(out);
                timeline.advance(advance);
                in.ready().set(advance);
                yield out;
            }
            case ELASTIC -> elastic(shown(result), cycles);
            case SKID -> skid(result, cycles);
        };
    }

    /** The end of the timeline as a stream. */
    private Stream<B> shown(Valid<B> result) {
        return new Stream<>(leave(result.valid()), wire(bool()).named("taken"), leave(result.value()));
    }

    /** Whether what is at the end goes, or nothing is there. */
    private Bool taken(Stream<B> out) {
        return out.ready().or(out.valid().not());
    }

    private Stream<B> elastic(Stream<B> out, int cycles) {
        if (cycles == 0) {
            throw HdlException.refused("StreamPipe that is elastic without a stage: stage its result");
        }
        var advances = new ArrayList<Bool>();
        var full = new ArrayList<>(List.of(out.valid()));
        var advance = taken(out).named("advance_" + cycles);
        advances.add(advance);                               // out of the last cycle
        advances.add(advance);                               // and into it
        for (int cycle = cycles - 1; cycle > 0; cycle--) {
            var isFull = leave(at(cycle, timeline.valid()));
            advance = advance.or(isFull.not()).named("advance_" + cycle);
            advances.addFirst(advance);
            full.add(isFull);
        }
        timeline.elastic(advances);
        in.ready().set(advance);
        check(advance.or(cat(full).all()), "refuses only when every cycle is full");
        return out;
    }

    private Stream<B> skid(Valid<B> result, int cycles) {
        int places = Math.max(hold.places() + cycles, FEWEST);
        var results = instance(new Fifo<>(shape, places, places <= DEEPEST ? LUTRAM : BRAM, true));
        results.in().valid().set(result.valid());
        results.in().payload().set(result.value());
        check(leave(result.valid()).not().or(results.in().ready()), "there is room for every result");
        in.ready().set(timeline.room(results.level().orElseThrow(), places, cycles));
        return results.out();
    }
}
