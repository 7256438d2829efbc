package hdl.proof;

import static hdl.Hdl.bool;
import static hdl.Hdl.in;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Clock;
import hdl.Hdl;
import hdl.Vec;
import hdl.ir.ClockDef;
import hdl.ir.Port;
import hdl.lib.Stream;
import hdl.lib.axi.Axi4;
import hdl.lib.axi.AxiLite;
import java.lang.reflect.RecordComponent;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The contract of every stream among the ports of a circuit: what is offered is offered, unchanged, until it is taken.
 * Of what comes in it is assumed, of what goes out it is claimed.
 */
final class StreamContract {
    private static final List<String> CHANNELS = List.of("aw", "w", "b", "ar", "r");

    private final Map<ClockDef, Clock> clocks = new IdentityHashMap<>();

    private StreamContract() {
    }

    static void claim(Bundle<?> io) {
        var contract = new StreamContract();
        for (var part : io.getClass().getRecordComponents()) {
            if (value(io, part) instanceof Clock clock) {
                contract.clocks.put(clock.def(), clock);
            }
        }
        contract.walk(io, "");
    }

    private void walk(Object value, String path) {
        switch (value) {
            case Stream<?> stream -> claim(stream, path);
            case AxiLite bus -> channels(path, bus.aw(), bus.w(), bus.b(), bus.ar(), bus.r());
            case Axi4 bus -> channels(path, bus.aw(), bus.w(), bus.b(), bus.ar(), bus.r());
            case Vec<?> vec -> {
                for (int i = 0; i < vec.size(); i++) {
                    walk(vec.at(i), path + "_" + i);
                }
            }
            case Optional<?> box -> box.ifPresent(inside -> walk(inside, path));
            case Bundle<?> bundle -> {
                for (var part : bundle.getClass().getRecordComponents()) {
                    walk(value(bundle, part), path.isEmpty() ? part.getName() : path + "_" + part.getName());
                }
            }
            default -> { }
        }
    }

    private void channels(String path, Stream<?>... channels) {
        for (int i = 0; i < channels.length; i++) {
            claim(channels[i], path + "_" + CHANNELS.get(i));
        }
    }

    private void claim(Stream<?> stream, String path) {
        var port = (Port) stream.valid().node().storage();
        var clock = clocks.get(port.domain());
        if (clock == null) {
            claim(stream, path, port.isInput());
        } else {
            in(clock, () -> claim(stream, path, port.isInput()));
        }
    }

    private static void claim(Stream<?> stream, String path, boolean incoming) {
        int width = stream.payload().width();
        var waits = reg(bool()).named(path + "Waits").init(0);
        waits.next(stream.valid().and(stream.ready().not()));
        var kept = stream.valid();
        if (width > 0) {
            var now = stream.asUInt().trunc(width);
            var before = reg(uint(width)).named(path + "Before");
            before.next(now);
            kept = kept.and(now.eq(before));
        }
        var holds = waits.not().or(kept);
        if (incoming) {
            Hdl.assume(holds, "stream " + path + " keeps what it offers until it is taken");
        } else {
            Hdl.check(holds, "stream " + path + " keeps what it offers until it is taken");
        }
    }

    private static Object value(Object record, RecordComponent part) {
        try {
            var accessor = part.getAccessor();
            accessor.setAccessible(true);
            return accessor.invoke(record);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("cannot read " + part, impossible);
        }
    }
}
