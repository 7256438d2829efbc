package veroce.bench;

import static hdl.Hdl.instance;
import static hdl.Hdl.lit;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;

/**
 * Many filters on the same samples, their results combined.
 *
 * @param filters how many instances
 * @param kinds   how many of them differ
 */
record FilterBank(int filters, int kinds) implements Circuit<FilterBank.Io> {
    record Io(UInt sample, UInt result) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(Filter.SAMPLE_BITS)), p.out(uint(Filter.RESULT_BITS)));
    }

    @Override public void body(Io io) {
        var combined = lit(0, Filter.RESULT_BITS);
        for (int i = 0; i < filters; i++) {
            var filter = instance(new Filter(i % kinds));
            filter.sample().set(io.sample);
            combined = combined.xor(filter.result());
        }
        io.result.set(combined);
    }
}
