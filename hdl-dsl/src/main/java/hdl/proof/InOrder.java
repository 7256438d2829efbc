package hdl.proof;

import static hdl.Hdl.assume;
import static hdl.Hdl.check;
import static hdl.Hdl.in;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Clock;
import hdl.UInt;
import hdl.lib.Stream;

/**
 * That what comes leaves in its order, nothing lost and nothing twice: payloads are numbered as they come, and have to
 * leave as they are numbered. What does not look at its payloads does the same to all; the numbers have to be more than
 * it can hold.
 */
public final class InOrder {
    private InOrder() {
    }

    /** Claims it of a stream that comes and one that goes. */
    public static void claim(Stream<UInt> comes, Stream<UInt> goes) {
        numbered(comes);
        leaves(goes);
    }

    /** The same between two clocks. */
    public static void claim(Clock from, Stream<UInt> comes, Clock to, Stream<UInt> goes) {
        in(from, () -> numbered(comes));
        in(to, () -> leaves(goes));
    }

    /** Assumes that the payloads of a stream count up from 0. */
    public static void numbered(Stream<UInt> comes) {
        var coming = reg(uint(comes.payload().width())).named("coming_number").init(0);
        when(comes.fires(), () -> coming.next(coming.plus(1)));
        assume(comes.valid().not().or(comes.payload().eq(coming)), "payloads are numbered as they come");
    }

    /** Claims that they do. */
    public static void leaves(Stream<UInt> goes) {
        var leaving = reg(uint(goes.payload().width())).named("leaving_number").init(0);
        when(goes.fires(), () -> leaving.next(leaving.plus(1)));
        check(goes.valid().not().or(goes.payload().eq(leaving)), "payloads leave in order, none is lost, none twice");
    }
}
