package hdl.proof;

import static hdl.Hdl.assume;
import static hdl.Hdl.bool;
import static hdl.Hdl.check;
import static hdl.Hdl.lit;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.UInt;
import hdl.lib.Beat;
import hdl.lib.CreditLink;
import hdl.lib.CreditReceiver;
import hdl.lib.CreditSender;
import hdl.lib.DropIf;
import hdl.lib.Gearbox;
import hdl.lib.HeaderInsert;
import hdl.lib.HeaderStrip;
import hdl.lib.Stream;
import hdl.lib.Throttle;
import hdl.lib.WeightedArbiter;
import hdl.lib.WidthDown;
import hdl.lib.WidthUp;
import java.util.List;

/** What is proved of the circuits that change, cut up or hold back what flows. */
final class FlowProofs {
    private static final String BYTES = "bytes leave in order, none lost, none twice; streams keep their contract";

    private static final String FULL = "; bytes count up in 3 bits, beats but the last are full";

    private FlowProofs() {
    }

    static List<Property> all() {
        return List.of(widthUp(), widthDown(), headerInsert(), headerStrip(), gearbox(), throttle(), dropIf(),
            creditSender(), creditReceiver(), creditLink(), weightedArbiter());
    }

    /** Beats of two bytes whose bytes are numbered, three bits each, and kept from the first on. */
    private static void numbered(Stream<Beat> comes) {
        var coming = reg(uint(3)).named("coming_number").init(0);
        var beat = comes.payload();
        int bytes = beat.keep().width();
        var all = beat.keep().all();
        for (int i = 0; i < bytes; i++) {
            assume(comes.valid().not().or(beat.data().bits(8 * i + 7, 8 * i).eq(coming.plus(i).zext(8))),
                "byte " + i + " is numbered");
        }
        if (bytes == 2) {
            assume(comes.valid().not().or(beat.keep().bit(0)), "kept from the first on");
            assume(comes.valid().not().or(all).or(beat.last()), "beats but the last are full");
        } else {
            assume(comes.valid().not().or(all), "a byte is kept");
        }
        when(comes.fires(), () -> coming.next(bytes == 1 ? coming.plus(1)
            : mux(all, coming.plus(2), coming.plus(1))));
    }

    private static void leaves(Stream<Beat> goes) {
        var leaving = reg(uint(3)).named("leaving_number").init(0);
        var beat = goes.payload();
        int bytes = beat.keep().width();
        check(goes.valid().not().or(beat.keep().bit(0).and(beat.data().trunc(8).eq(leaving.zext(8)))),
            "the first byte is the next");
        if (bytes == 2) {
            var second = goes.valid().and(beat.keep().bit(1));
            check(second.not().or(beat.data().bits(15, 8).eq(leaving.plus(1).zext(8))), "the second follows");
            check(second.or(goes.valid().not()).or(beat.last()), "only the last beat is not full");
        }
        var two = bytes == 2 ? beat.keep().bit(1) : lit(false);
        when(goes.fires(), () -> leaving.next(mux(two, leaving.plus(2), leaving.plus(1))));
    }

    private static Property widthUp() {
        return Property.of("WidthUp", "1 byte to 2" + FULL, BYTES,
            () -> Proof.of(new WidthUp(1, 2)).streams().where(io -> {
            numbered(io.in());
            leaves(io.out());
        })).refutes("a new beat forgets to empty its second place", "keep_1 <= 1'b0", "keep_1 <= keep_1");
    }

    private static Property widthDown() {
        return Property.of("WidthDown", "2 bytes to 1" + FULL, BYTES,
            () -> Proof.of(new WidthDown(1, 2)).streams().where(io -> {
            numbered(io.in());
            leaves(io.out());
        })).refutes("takes a beat while bytes are left", "out_ready & ~more", "out_ready");
    }

    /** The packet's bytes behind a header of one byte: 0x80, which is no number. */
    private static Property headerInsert() {
        return Property.of("HeaderInsert", "1 byte into beats of 2; beats but the last are full",
            "a header for each packet, and as many ends; streams keep their contract", () -> Proof.of(new HeaderInsert(2, 1)).streams().where(io -> {
                var open = reg(uint(2)).named("open").init(0);
                var starts = io.header().fires();
                var ends = io.out().fires().and(io.out().payload().last());
                when(starts.and(ends.not()), () -> open.next(open.plus(1)))
                    .elseWhen(ends.and(starts.not()), () -> open.next(open.minus(1)));
                assume(io.in().valid().not().or(io.in().payload().keep().bit(0)), "kept from the first on");
                assume(io.in().valid().not().or(io.in().payload().keep().all()).or(io.in().payload().last()),
                    "beats but the last are full");
                check(open.le(2), "packets end as they begin");
                check(io.out().valid().not().or(open.ne(0)), "what leaves has a header");
            }))
            .refutes("takes a header in the middle of a packet", "begun <= ~in_payload_last", "begun <= 1'b0");
    }

    private static Property headerStrip() {
        return Property.of("HeaderStrip", "1 byte from beats of 2; any beats",
            "bytes that follow alone end a packet; streams keep"
            + " their contract", () -> Proof.of(new HeaderStrip(2, 1)).streams())
            .refutes("writes over a header that is shown", "free = ~shown_full | header_ready", "free = 1'b1");
    }

    /** Words of three and of two parts; each part is numbered. */
    private static Property gearbox() {
        return Property.of("Gearbox", "9 bits to 6; parts of 3 bits count up",
            "bits leave in order, none lost, none twice; streams keep their"
            + " contract", () -> Proof.of(new Gearbox(9, 6)).streams().where(io -> {
                parts(io.in(), true);
                parts(io.out(), false);
            }))
            .refutes("takes while there is no room", "in_ready = ~full", "in_ready = 1'b1");
    }

    private static void parts(Stream<UInt> flow, boolean comes) {
        var number = reg(uint(3)).named(comes ? "coming_number" : "leaving_number").init(0);
        int parts = flow.payload().width() / 3;
        for (int i = 0; i < parts; i++) {
            var right = flow.valid().not().or(flow.payload().bits(3 * i + 2, 3 * i).eq(number.plus(i)));
            if (comes) {
                assume(right, "part " + i + " is numbered");
            } else {
                check(right, "part " + i + " is the next");
            }
        }
        when(flow.fires(), () -> number.next(number.plus(parts)));
    }

    private static Property throttle() {
        return Property.of("Throttle", "2 payloads of 2 bits, a rate of half of the cycles; payloads count up",
            "no more than the burst beyond the rate; streams keep their contract", () -> Proof.of(new Throttle<>(uint(2), 1, 2)).streams().where(io -> {
                assume(io.rate().eq(1), "one payload in two cycles");
                InOrder.claim(io.in(), io.out());
                var beyond = reg(uint(3)).named("beyond").init(0);   // halves of payloads beyond the rate
                when(io.out().fires(), () -> beyond.next(beyond.plus(1)))
                    .elseWhen(beyond.ne(0), () -> beyond.next(beyond.minus(1)));
                check(beyond.le(4), "no more than the burst beyond the rate");
            }))
            .refutes("saves up more than the burst", "sum > 4'd4", "sum > 4'd6");
    }

    private static Property dropIf() {
        return Property.of("DropIf", "2 bits; what is told of a payload stays, payloads count up",
            "what is not dropped leaves in order; streams keep their contract",
            () -> Proof.of(new DropIf<>(uint(2), false)).streams().where(io -> {
                var number = reg(uint(2)).named("coming_number").init(0);
                var waits = reg(bool()).named("waits").init(0);
                var told = reg(bool()).named("told");
                waits.next(io.in().valid().and(io.in().ready().not()));
                told.next(io.drop());
                assume(waits.not().or(told.eq(io.drop())), "what is told of a payload stays");
                assume(io.in().payload().eq(number), "payloads are numbered");
                when(io.in().fires().and(io.drop().not()), () -> number.next(number.plus(1)));
                InOrder.leaves(io.out());
                check(io.drop().not().or(io.out().valid().not()), "what is to be dropped is not shown");
            }))
            .refutes("is taken while it passes", "in_ready = out_ready | drop", "in_ready = 1'b1");
    }

    private static Property creditSender() {
        return Property.of("CreditSender", "2 credits, 2 bits; only used places are freed, payloads count up",
            "no more on their way than places at the other end, in"
            + " order; streams keep their contract",
            () -> Proof.of(new CreditSender<>(uint(2), 2)).streams().where(io -> {
                InOrder.numbered(io.in());
                var used = reg(uint(2)).named("used").init(0);
                var leaving = reg(uint(2)).named("leaving_number").init(0);
                used.next(used.plus(io.out().valid().asUInt().zext(2)).minus(io.freed().asUInt().zext(2)));
                assume(io.freed().not().or(used.ne(0)), "only places that are used are freed");
                when(io.out().valid(), () -> leaving.next(leaving.plus(1)));
                check(io.out().valid().not().or(io.out().value().eq(leaving)), "payloads leave in order");
                check(io.out().valid().not().or(used.lt(2)), "a place is free for what is sent");
            }))
            .refutes("sends without credits", "in_ready = some", "in_ready = 1'b1");
    }

    /** Its sender has no more credits than are its own: what {@link #creditSender} proves. */
    private static Property creditReceiver() {
        return Property.of("CreditReceiver", "3 places, 3 bits; nothing comes without a credit, payloads count up",
            "a place for what is sent; payloads leave in order, none lost, none twice", () -> Proof.of(new CreditReceiver<>(uint(3), 3)).streams().where(io -> {
                var used = reg(uint(2)).named("used").init(0);
                var coming = reg(uint(3)).named("coming_number").init(0);
                used.next(used.plus(io.in().valid().asUInt().zext(2)).minus(io.freed().asUInt().zext(2)));
                when(io.in().valid(), () -> coming.next(coming.plus(1)));
                assume(io.in().valid().not().or(used.lt(3)), "nothing is sent without a credit");
                assume(io.in().value().eq(coming), "payloads are numbered as they come");
                InOrder.leaves(io.out());
            }))
            .refutes("gives a credit back early", "freed <= out_valid & out_ready", "freed <= out_valid");
    }

    private static Property creditLink() {
        return Property.of("CreditLink", "1 stage, 6 places, 1 bit; any payloads",
            "what is on its way finds a place; streams keep their contract",
            () -> Proof.of(new CreditLink<>(uint(1), 1)).streams())
            .refutes("a credit comes back twice", "freed_1 <= receiver_freed", "freed_1 <= receiver_freed | freed_1");
    }

    /** Input 1 has a weight of 1 and input 0 one of 2. */
    private static Property weightedArbiter() {
        return Property.of("WeightedArbiter", "2 inputs of 1 bit, with weights 2 and 1",
            "who waits is passed by no more than the"
            + " other's weight; streams keep their contract",
            () -> Proof.of(new WeightedArbiter<>(uint(1), 2, 2)).streams().where(io -> {
                assume(io.weight().at(0).eq(2).and(io.weight().at(1).eq(1)), "weights");
                for (int i = 0; i < 2; i++) {
                    var input = io.in().at(i);
                    var others = reg(uint(3)).named("others_" + i).init(0);
                    when(input.valid().not().or(input.ready()), () -> others.next(0))
                        .elseWhen(io.out().fires(), () -> others.next(others.plus(1)));
                    check(others.le(i == 0 ? 1 : 2), "input " + i + " is passed no oftener");
                }
            }))
            .refutes("moving costs nothing", "filled_0 - 4'd1", "filled_0");
    }
}
