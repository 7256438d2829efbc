package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;

/**
 * Adds many numbers without letting carries run: of three numbers a LUT per bit makes two with the same sum. Only the
 * last two are added with carries, where the user does it.
 */
public final class CarrySave {
    private CarrySave() {}

    /** Two numbers with the sum of these, all of one width and modulo that. */
    public static List<UInt> two(List<UInt> addends) {
        var left = addends;
        while (left.size() > 2) {
            var next = new ArrayList<UInt>();
            int threes = left.size() / 3 * 3;
            for (int i = 0; i < threes; i += 3) {
                var a = left.get(i);
                var b = left.get(i + 1);
                var c = left.get(i + 2);
                var carries = a.and(b).or(a.and(c)).or(b.and(c));
                ignore(carries.msb());
                next.add(a.xor(b).xor(c));
                next.add(cat(carries.trunc(carries.width() - 1), lit(0, 1)));
            }
            next.addAll(left.subList(threes, left.size()));
            left = next;
        }
        return left;
    }
}
