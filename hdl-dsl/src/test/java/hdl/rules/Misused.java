package hdl.rules;

import hdl.Bool;
import hdl.Bundle;
import hdl.Data;
import hdl.Hdl;
import hdl.UInt;

/** What the rules must find, and what they must not. */
final class Misused {
    record Pair(UInt a, UInt b) implements Bundle<Pair> {}

    private Misused() {}

    static boolean wrong(UInt a, UInt b, Pair pair) {
        boolean same = a == b; // ==
        boolean other = pair.a() != pair.b(); // ==
        boolean equal = a.equals(b); // equals
        Object any = a;
        boolean hidden = any.equals(b); // equals
        a.plus(b); // dropped plus
        pair.a().bit(3).and(b.bit(0)); // dropped and
        Hdl.mux(a.bit(0), a, b); // dropped mux
        Runnable branch = () -> a.not(); // dropped not
        branch.run();
        return same | other | equal | hidden;
    }

    static <T extends Data<T>> boolean generic(T a, T b) {
        return a == b; // ==
    }

    static Bool right(UInt a, UInt b, Pair pair) {
        String text = "a";
        if (a == null || text.equals("b") || text == "c") {
            return b.any();
        }
        a.set(b);
        a.init(0);
        a.named("a");
        Hdl.reg(Hdl.uint(3));
        var kept = pair.a().plus(b);
        return kept.eq(b);
    }
}
