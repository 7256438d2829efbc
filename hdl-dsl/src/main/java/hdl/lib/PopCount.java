package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the ones of a value. Combinational: a tree of adders, about log2(width) additions deep.
 *
 * @param width bits of the value, at least 1; the count is wide enough for all of them
 */
@Doc("Counts the ones of a value.")
public record PopCount(int width) implements Circuit<PopCount.Io> {
    public record Io(UInt value, UInt count) implements Bundle<Io> {}

    public PopCount {
        if (width < 1) {
            throw HdlException.refused("PopCount of " + width + " bits: it has at least 1");
        }
    }

    /** The number of ones in a value. */
    public static UInt of(UInt value) {
        var io = instance(new PopCount(value.width()));
        io.value().set(value);
        return io.count();
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(width)), p.out(uint(log2Ceil(width + 1))));
    }

    /** The number of ones among some bits. */
    private record Sum(UInt value, int bits) {
        Sum plus(Sum other) {
            int both = bits + other.bits;
            int width = log2Ceil(both + 1);
            return new Sum(value.zext(width).plus(other.value.zext(width)).named("ones_of_" + both), both);
        }
    }

    @Override public void body(Io io) {
        List<Sum> sums = new ArrayList<>();
        for (int i = 0; i < width; i++) {
            sums.add(new Sum(io.value.bits(i, i), 1));
        }
        while (sums.size() > 1) {
            var next = new ArrayList<Sum>();
            for (int i = 0; i + 1 < sums.size(); i += 2) {
                next.add(sums.get(i).plus(sums.get(i + 1)));
            }
            if (sums.size() % 2 == 1) {
                next.add(sums.getLast());
            }
            sums = next;
        }
        io.count.set(sums.getFirst().value());
    }
}
