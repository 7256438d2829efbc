package hdl.mistakes;

import static hdl.Hdl.bool;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** A circuit with a few ports, whose body is one of those registered. */
record Sample(int number) implements Circuit<Sample.Io> {
    record Io(UInt a, UInt b, UInt i, Bool enable, UInt y) implements Bundle<Io> {}

    private static final List<Consumer<Io>> BODIES = new CopyOnWriteArrayList<>();

    static synchronized int register(Consumer<Io> body) {
        BODIES.add(body);
        return BODIES.size() - 1;
    }

    @Override public String moduleName() {
        return "Sample";
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(8)), p.in(uint(4)), p.in(uint(6)), p.in(bool()), p.out(uint(8)));
    }

    @Override public void body(Io io) {
        BODIES.get(number).accept(io);
    }
}
