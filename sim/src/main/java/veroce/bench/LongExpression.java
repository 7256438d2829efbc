package veroce.bench;

import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;

/**
 * One expression of many operators, each on the result of the one before.
 *
 * @param operators how many
 */
record LongExpression(int operators) implements Circuit<LongExpression.Io> {
    record Io(UInt a, UInt b, UInt result) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(32)), p.in(uint(32)), p.out(uint(32)));
    }

    @Override public void body(Io io) {
        var chain = io.a;
        for (int i = 0; i < operators; i++) {
            chain = switch (i % 3) {
                case 0 -> chain.plus(io.b);
                case 1 -> chain.xor(io.a);
                default -> chain.and(io.b);
            };
        }
        io.result.set(chain);
    }
}
