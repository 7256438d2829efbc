package rnic.common;

import static hdl.Hdl.bool;
import static hdl.Hdl.reg;

import hdl.Bool;

/** Flags that travel beside a pipeline. */
public final class Valids {
    private Valids() {
    }

    /** The flag some cycles later; 0 after reset. */
    public static Bool later(Bool flag, int cycles) {
        var later = flag;
        for (int i = 0; i < cycles; i++) {
            var stage = reg(bool()).init(0);
            stage.next(later);
            later = stage;
        }
        return later;
    }
}
