package hdl.sim;

import hdl.ir.Port;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** Watches outputs from outside: compares their memory behind each edge. */
public final class ComparingWatcher implements Watcher {
    private final Backend backend;
    private final MemorySegment[] shown;
    private final MemorySegment[] before;

    public ComparingWatcher(Backend backend, List<Port> outputs) {
        this.backend = backend;
        shown = outputs.stream().map(port -> backend.segment(port).asSlice(0, backend.bytes(port)))
            .toArray(MemorySegment[]::new);
        before = outputs.stream().map(port -> MemorySegment.ofArray(new byte[backend.bytes(port)]))
            .toArray(MemorySegment[]::new);
    }

    @Override public long step(int clock, long limit) {
        for (int i = 0; i < shown.length; i++) {
            before[i].copyFrom(shown[i]);
        }
        for (long made = 1; made <= limit; made++) {
            backend.step(clock, 1);
            if (hasChanged() || backend.failure() != null) {
                return made;
            }
        }
        return limit;
    }

    private boolean hasChanged() {
        for (int i = 0; i < shown.length; i++) {
            if (before[i].mismatch(shown[i]) >= 0) {
                return true;
            }
        }
        return false;
    }
}
