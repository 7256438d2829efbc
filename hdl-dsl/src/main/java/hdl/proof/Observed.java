package hdl.proof;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import java.util.List;
import java.util.function.Consumer;

/** A circuit with more claims than its own, said of its ports. It is the same module, with them behind its body. */
record Observed<IO extends Bundle<IO>>(Circuit<IO> circuit, List<Consumer<IO>> watchers) implements Circuit<IO> {
    Observed {
        watchers = List.copyOf(watchers);
    }

    @Override public IO ports(Ports p) {
        return circuit.ports(p);
    }

    @Override public void body(IO io) {
        circuit.body(io);
        watchers.forEach(watcher -> watcher.accept(io));
    }

    @Override public String moduleName() {
        return circuit.moduleName();
    }
}
