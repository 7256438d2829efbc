package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;

/** Whether none, one or more bits of a value are 1. */
record Count(Bool any, Bool more) {
    /** Six flags fill a LUT, and so do three counts. */
    public static Count of(UInt value) {
        List<Count> counts = new ArrayList<>();
        for (int i = 0; i < value.width(); i++) {
            counts.add(new Count(value.bit(i), lit(false)));
        }
        for (int most = 6; counts.size() > 1; most = 3) {
            var sums = new ArrayList<Count>();
            for (int i = 0; i < counts.size(); i += most) {
                var few = counts.subList(i, Math.min(i + most, counts.size()));
                sums.add(few.stream().reduce(Count::plus).orElseThrow());
            }
            counts = sums;
        }
        return counts.getFirst();
    }

    private Count plus(Count other) {
        return new Count(any.or(other.any), more.or(other.more).or(any.and(other.any)));
    }
}
