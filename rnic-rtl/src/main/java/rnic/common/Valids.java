package rnic.common;

import static hdl.Hdl.delay;

import hdl.Bool;

/** Flags that travel beside a pipeline. */
public final class Valids {
    private Valids() {
    }

    /** The flag some cycles later; 0 after reset. */
    public static Bool later(Bool flag, int cycles) {
        return delay(flag, cycles, 0);
    }
}
