package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.PageList;
import rnic.context.PageSize;

/** Pages of 4 KiB, and pages of any size that consist of them. */
final class PageNumber {
    private PageNumber() {
    }

    /** Of the page of any size that this one of 4 KiB is a part of. */
    static UInt of(UInt small, UInt shift) {
        var number = small.zext(PageList.NUMBER_BITS + (1 << PageSize.SHIFT_BITS) - 1);
        for (int bit = 0; bit < PageSize.SHIFT_BITS; bit++) {
            int moved = number.width() - (1 << bit);
            number = mux(shift.bit(bit), number.top(moved), number.trunc(moved));
        }
        return number;
    }

    /**
     * Of the page of any size that the next one of 4 KiB is a part of. What has to be added comes beside the number,
     * not before it.
     */
    static UInt next(UInt number, UInt small, UInt shift) {
        var isLast = small.trunc(PageSize.MOST).or(within(shift).not()).all();
        var flips = new Bool[number.width()];
        for (int bit = 0; bit < flips.length; bit++) {
            flips[flips.length - 1 - bit] = bit == 0 ? isLast : isLast.and(number.trunc(bit).all());
        }
        return number.xor(cat((Data<?>[]) flips));
    }

    /** Which bits of a page's number, of 4 KiB, count within its page of any size. */
    static UInt within(UInt shift) {
        Bool[] bits = new Bool[PageSize.MOST];
        for (int bit = 0; bit < PageSize.MOST; bit++) {
            bits[PageSize.MOST - 1 - bit] = shift.gt(bit);
        }
        return cat((Data<?>[]) bits);
    }

    /** The part of 4 KiB of a frame. */
    static UInt part(UInt frame, UInt small, UInt shift) {
        var low = small.trunc(PageSize.MOST).and(within(shift));
        return cat(frame.top(frame.width() - PageSize.MOST), frame.trunc(PageSize.MOST).or(low));
    }
}
