package hdl.sim.jvm;

import hdl.ir.ModuleDef;
import hdl.ir.Port;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigInteger;

/** A running sketch whose ports are set and read as numbers. */
final class Run implements AutoCloseable {
    final ModuleDef top;
    final JvmEngine engine;

    Run(Way way, ModuleDef top) {
        this(way, top, JvmEngine.Start.ZERO, 0);
    }

    Run(Way way, ModuleDef top, JvmEngine.Start start, long seed) {
        this.top = top;
        engine = JvmEngine.open(top, start, seed, way, false);
    }

    Port port(String name) {
        for (var port : top.ports()) {
            if (port.name().equals(name)) {
                return port;
            }
        }
        throw new IllegalArgumentException(name);
    }

    void set(String name, BigInteger value) {
        var port = port(name);
        var segment = engine.segment(port);
        for (var i = 0; i < engine.bytes(port); i++) {
            segment.set(ValueLayout.JAVA_BYTE, i, value.shiftRight(8 * i).byteValue());
        }
    }

    void set(String name, long value) {
        set(name, BigInteger.valueOf(value));
    }

    BigInteger get(String name) {
        var port = port(name);
        MemorySegment segment = engine.segment(port);
        var value = BigInteger.ZERO;
        for (var i = engine.bytes(port) - 1; i >= 0; i--) {
            value = value.shiftLeft(8).or(BigInteger.valueOf(segment.get(ValueLayout.JAVA_BYTE, i) & 0xFF));
        }
        return value;
    }

    long value(String name) {
        return get(name).longValueExact();
    }

    void step(int n) {
        engine.step(0, n);
    }

    /** Two edges under reset, as a simulation begins. */
    Run afterReset() {
        for (var i = 0; i < top.clocks().size(); i++) {
            engine.reset(i, true);
        }
        engine.edges((1L << top.clocks().size()) - 1);
        engine.edges((1L << top.clocks().size()) - 1);
        for (var i = 0; i < top.clocks().size(); i++) {
            engine.reset(i, false);
        }
        engine.settle();
        return this;
    }

    @Override public void close() {
        engine.close();
    }
}
