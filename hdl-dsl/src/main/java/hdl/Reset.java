package hdl;

/** How the registers of a clock are reset. */
public enum Reset {
    /** At the clock edge, while the reset is 1. */
    SYNC_HIGH,
    /** At once, while the reset is 1. Not yet built: HDL499. */
    ASYNC_HIGH,
    /** Not at all. Not yet built: HDL499. */
    NONE
}
