package veroce.lockstep;

import veroce.endpoint.Time;

/** The device does something else than the reference in its place. */
public final class Divergence extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Divergence(long at, int pair, String what) {
        super("at " + Time.text(at) + (pair < 0 ? "" : ", queue pair " + pair) + ": " + what);
    }
}
