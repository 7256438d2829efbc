package hdl.sim;

import hdl.ir.Port;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.List;

/** An engine whose claims nobody asks about. */
record WithoutClaims(Backend engine) implements Backend {
    @Override public ClaimFailure failure() {
        return null;
    }

    @Override public MemorySegment segment(Port port) {
        return engine.segment(port);
    }

    @Override public int bytes(Port port) {
        return engine.bytes(port);
    }

    @Override public long[] peek(String path) {
        return engine.peek(path);
    }

    @Override public void reset(int clock, boolean active) {
        engine.reset(clock, active);
    }

    @Override public void settle() {
        engine.settle();
    }

    @Override public void edges(long clockMask) {
        engine.edges(clockMask);
    }

    @Override public void step(int clock, long n) {
        engine.step(clock, n);
    }

    @Override public long stepUntil(int clock, Port port, long value, long limit) {
        return engine.stepUntil(clock, port, value, limit);
    }

    @Override public Watcher watcher(List<Port> outputs) {
        return engine.watcher(outputs);
    }

    @Override public void waves(Path file) {
        engine.waves(file);
    }

    @Override public void time(long picoseconds) {
        engine.time(picoseconds);
    }

    @Override public void close() {
        engine.close();
    }
}
