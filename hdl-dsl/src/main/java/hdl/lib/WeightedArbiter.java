package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets several streams share one sink in proportion to weights. Each input has credits; a payload costs one, and when
 * none of those that wait has a credit left, each gets as many as its weight, but never saves up more than that. So
 * inputs that always wait get shares like their weights, and what one does not use the others get.
 *
 * <p>Without {@code packets} inputs take turns payload by payload. With {@code packets} a packet keeps the sink to its
 * end and may take its input below 0, which it pays back out of its next shares (deficit round robin): shares are of
 * beats, whatever the lengths of the packets. Packets of more than {@code longest} beats pay for that many.
 *
 * <p>Latency 0. One payload per cycle; only when every input that waits owes more than its weight the sink is left
 * alone for the cycles in which they are forgiven, which pass while a packet is on its way. What has been shown
 * stays, and {@code out.valid} does not depend on {@code out.ready}; {@code ready} of an input depends on {@code
 * valid} of all. Put a {@link RegisterSlice} behind it.
 *
 * @param inputs     number of sources, at least 2
 * @param weightBits bits of a weight, at least 1
 * @param packets    a source keeps the sink until its packet has ended; the payload is {@link Framed}
 * @param longest    payloads of the longest packet; 1 without packets
 */
@Doc("Lets several streams share one sink in proportion to weights.")
public record WeightedArbiter<T extends Data<T>>(Shape<T> payload, int inputs, int weightBits, boolean packets,
                                                 int longest) implements Circuit<WeightedArbiter.Io<T>> {
    public record Io<T extends Data<T>>(
        @Doc("the share of each input; 0: it is not served") Vec<UInt> weight,
        @Doc("the sources") Vec<Stream<T>> in,
        @Doc("what they share") Stream<T> out,
        @Doc("number of the input that the output shows; counts while out is valid") UInt source
    ) implements Bundle<Io<T>> {}

    public WeightedArbiter {
        if (inputs < 2 || weightBits < 1 || longest < 1 || !packets && longest != 1) {
            throw HdlException.refused("WeightedArbiter of " + inputs + " inputs, weights of " + weightBits
                + " bits and packets of " + longest + ": it has at least 2 inputs, 1 bit, and packets of 1; "
                + "without packets longest is 1");
        }
    }

    /** Payload by payload. */
    public WeightedArbiter(Shape<T> payload, int inputs, int weightBits) {
        this(payload, inputs, weightBits, false, 1);
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(vec(uint(weightBits), inputs)), p.in(vec(Stream.of(payload), inputs)),
            p.out(Stream.of(payload)), p.out(uint(indexWidth(inputs))));
    }

    /** Credits reach from what a packet may owe up to a weight. */
    private int creditBits() {
        return Math.max(weightBits, log2Ceil(longest)) + 1;
    }

    @Override public void body(Io<T> io) {
        var held = reg(bool()).init(0);                      // the owner has been shown and is not done
        var owner = reg(uint(indexWidth(inputs)));
        var later = reg(uint(inputs)).init(0);               // bit i: input i comes after the one served last
        var rich = new ArrayList<Bool>();                    // waits and has credits
        var refilled = new ArrayList<Bool>();                // waits and will have some
        var credits = new ArrayList<SInt>();
        for (int i = 0; i < inputs; i++) {
            var valid = io.in.at(i).valid();
            var credit = reg(sint(creditBits())).named("credit_" + i).init(0);
            var after = credit.sext(creditBits() + 1).plus(io.weight.at(i).zext(creditBits() + 1).asSInt())
                .named("after_" + i);
            rich.addFirst(valid.and(credit.gt(0)).named("rich_" + i));
            refilled.addFirst(valid.and(after.gt(0)).named("refilled_" + i));
            credits.add(credit);
        }
        var withCredit = cat(rich).named("with_credit");
        var refill = withCredit.any().not();
        var candidates = mux(refill, cat(refilled), withCredit);
        var source = mux(held, owner, nextInTurn(candidates, later));
        var done = packets ? io.out.fires().and(Framed.last(io.out.payload(), "WeightedArbiter")) : io.out.fires();

        var some = held.or(candidates.any());
        show(io, source, some);
        charge(io, credits, refill);
        when(io.out.valid(), () -> {
            held.next(done.not());
            owner.next(source);
        });
        when(done, () -> later.next(Arbiter.behind(source, inputs)));
        io.source.set(source);

        if (!packets) {
            check(held.not().or(io.out.valid()), "never withdraws a payload");
            credits.forEach(credit -> check(credit.ge(0), "nobody owes anything"));
        }
        cover(held.and(refill), "shares are given while somebody is served");
    }

    /** The first candidate that comes behind the one served last, else the first of all. */
    private UInt nextInTurn(UInt candidates, UInt later) {
        var inTurn = instance(new PriorityEncoder(inputs));
        inTurn.value().set(candidates.and(later));
        var first = PriorityEncoder.of(candidates);
        return mux(inTurn.any(), inTurn.index(), first);
    }

    private void show(Io<T> io, UInt source, Bool any) {
        var selection = choose(source);
        for (int i = 0; i < inputs; i++) {
            var stream = io.in.at(i);
            Runnable shown = () -> {
                io.out.valid().set(stream.valid().and(any));
                io.out.payload().set(stream.payload());
            };
            if (i < inputs - 1) {
                selection.on((long) i, shown);
            } else {
                selection.otherwise(shown);
            }
            stream.ready().set(io.out.ready().and(any).and(source.eq(i)).named("serves_" + i));
        }
    }

    /** Shares are added, what has moved is taken off. */
    private void charge(Io<T> io, List<SInt> credits, Bool refill) {
        int width = creditBits() + 1;
        for (int i = 0; i < inputs; i++) {
            var credit = credits.get(i);
            var weight = io.weight.at(i).zext(width).asSInt();
            var sum = credit.sext(width).plus(weight).named("sum_" + i);
            var most = mux(sum.gt(weight), weight, sum).named("share_" + i);
            var filled = mux(refill, most, credit.sext(width)).named("filled_" + i);
            var moves = io.in.at(i).valid().and(io.in.at(i).ready());
            var pays = (packets ? moves.and(filled.ne(-(1L << creditBits() - 1))) : moves).named("pays_" + i);
            var left = mux(pays, filled.minus(1), filled).named("left_" + i);
            credit.next(left.trunc(creditBits()).asSInt());
            ignore(left.msb());                              // a copy of the sign
        }
    }
}
