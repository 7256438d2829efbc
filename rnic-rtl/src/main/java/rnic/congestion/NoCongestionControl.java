package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;

/** No control: whatever happens, a flow may have the largest window on its way. */
@Doc("No congestion control: the window is always the largest.")
public record NoCongestionControl() implements CongestionAlgorithm<NoCongestionControl.Begun> {
    /** Nothing has to be kept; the table has a bit all the same. */
    public record Begun(@Doc("always 1") Bool yes) implements Bundle<Begun> {}

    @Override public Shape<Begun> state() {
        return bundle(Begun.class, bool());
    }

    @Override public int cycles() {
        return STATE + 1;
    }

    @Override public void body(Io<Begun> io) {
        ignore(io.now(), io.event(), io.state());
        io.changed().yes().set(true);
        io.window().set(io.settings().most());
        io.rate().set(0);
        io.opened().set(false);
    }
}
