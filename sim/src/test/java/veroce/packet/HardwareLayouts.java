package veroce.packet;

import static hdl.Hdl.ignore;

import hdl.Bits;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Data;
import hdl.Design;
import hdl.Doc;
import hdl.Ports;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The layouts of the headers as the hardware has them, read off its bundles. */
final class HardwareLayouts {

    /** A signal of a header; {@code from} counts bits from the first on the wire. */
    record Signal(String name, int from, int bits, String note) {
        int last() {
            return from + bits - 1;
        }
    }

    private record Io(rnic.wire.Headers headers) implements Bundle<Io> {}

    private record AllHeaders() implements Circuit<Io> {
        @Override public Io ports(Ports p) {
            return new Io(p.in(rnic.wire.Headers.SHAPE));
        }

        @Override public void body(Io io) {
            ignore(io.headers());
        }
    }

    private HardwareLayouts() {}

    /** The signals of every header of {@code rnic.wire}, by the simple name of its record. */
    static Map<String, List<Signal>> all() throws ReflectiveOperationException {
        rnic.wire.Headers headers = Design.of(new AllHeaders()).io().headers();
        Map<String, List<Signal>> layouts = new LinkedHashMap<>();
        for (RecordComponent component : rnic.wire.Headers.class.getRecordComponents()) {
            if (component.getType().getPackageName().equals("rnic.wire")
                && component.getType() != rnic.wire.Decision.class) {
                Data<?> header = (Data<?>) component.getAccessor().invoke(headers);
                layouts.put(component.getType().getSimpleName(), signals(header));
            }
        }
        return layouts;
    }

    private static List<Signal> signals(Data<?> header) throws ReflectiveOperationException {
        List<Signal> signals = new ArrayList<>();
        int at = 0;
        for (RecordComponent component : header.getClass().getRecordComponents()) {
            int bits = ((Bits<?>) component.getAccessor().invoke(header)).width();
            signals.add(new Signal(component.getName(), at, bits, component.getAnnotation(Doc.class).value()));
            at += bits;
        }
        return signals;
    }
}
