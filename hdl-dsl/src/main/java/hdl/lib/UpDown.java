package hdl.lib;

import hdl.Bool;
import hdl.UInt;

/**
 * A count of what has come and not gone, where coming and going are known late in the cycle: the carries run from the
 * count alone, and the decision is one LUT in front of each bit. Of a choice between two sums a synthesiser makes one
 * sum behind the choice.
 */
public final class UpDown {
    private UpDown() {}

    /** One more when something comes, one less when something goes, the same when both or neither; modulo its width. */
    public static UInt next(UInt count, Bool comes, Bool goes) {
        var upFlips = count.xor(count.plus(1)).named("up_flips");
        var downFlips = count.xor(count.minus(1)).named("down_flips");
        return count.xor(upFlips.gate(comes.and(goes.not()))).xor(downFlips.gate(goes.and(comes.not())));
    }
}
