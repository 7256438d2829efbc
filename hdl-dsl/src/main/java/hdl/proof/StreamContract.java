package hdl.proof;

import static hdl.Hdl.bool;
import static hdl.Hdl.leave;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Clock;
import hdl.Data;
import hdl.Hdl;
import hdl.StreamClaims;
import hdl.UInt;
import hdl.Vec;
import hdl.ir.ClockDef;
import hdl.ir.Port;
import hdl.lib.Beat;
import hdl.lib.Stream;
import hdl.lib.axi.Axi4;
import hdl.lib.axi.AxiLite;
import hdl.lib.axi.AxiStream;
import java.lang.reflect.RecordComponent;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The contract of every stream among the ports of a circuit: what is offered is offered, unchanged, until it is taken.
 * Of what comes in it is assumed, of what goes out it is claimed. Proofs say it of one circuit; what simulations say of
 * all is {@link StreamClaims}.
 */
final class StreamContract {
    private static final List<String> CHANNELS = List.of("aw", "w", "b", "ar", "r");

    private final Map<ClockDef, Clock> clocks = new IdentityHashMap<>();

    private StreamContract() {
    }

    /** Says it behind the body of the circuit that has these ports. */
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
            case AxiStream bus -> claim(bus, path);
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

    /** With tuser, which the stream of beats leaves out. */
    private void claim(AxiStream bus, String path) {
        record Sided(Beat beat, UInt user) implements Bundle<Sided> {}
        var stream = bus.asStream();
        if (bus.tuser().isEmpty()) {
            claim(stream, path);
        } else {
            claim(new Stream<>(stream.valid(), stream.ready(), new Sided(stream.payload(), bus.tuser().get())), path);
        }
    }

    private void claim(Stream<?> stream, String path) {
        var port = (Port) stream.valid().node().storage();
        var clock = clocks.get(port.domain());
        if (clock == null) {
            claim(stream, path, port.isInput());
        } else {
            Hdl.in(clock, () -> claim(stream, path, port.isInput()));
        }
    }

    private static <T extends Data<T>> void claim(Stream<T> stream, String path, boolean incoming) {
        int width = stream.payload().width();
        var now = leave(stream);
        var waits = reg(bool()).named(path + "Waits").init(0);
        waits.next(now.valid().and(now.ready().not()));
        var kept = now.valid();
        if (width > 0) {
            var payload = now.asUInt().trunc(width);
            var before = reg(uint(width)).named(path + "Before");
            before.next(payload);
            kept = kept.and(payload.eq(before));
        }
        var holds = waits.not().or(kept);
        if (incoming) {
            Hdl.assume(holds, StreamClaims.label(path));
        } else {
            Hdl.check(holds, StreamClaims.label(path));
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
