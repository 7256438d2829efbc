package hdl.lib.csr;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;

/** Keeps the fields of a map, and joins them to the ports. */
final class FieldStore {
    private static final int WORD = 32;

    private final WriteSide writes;
    private final CsrBlock.Io io;
    private Optional<Bool> running = Optional.empty();

    FieldStore(WriteSide writes, CsrBlock.Io io) {
        this.writes = writes;
        this.io = io;
    }

    /** What software reads in this field. */
    UInt value(RegisterMap.Slot slot, RegisterField field) {
        var path = slot.pathOf(field);
        return switch (field.access()) {
            case READ_WRITE -> held(slot, field);
            case READ_ONLY -> driven(path, field.width());
            case PULSE -> {
                pulse(slot, field);
                yield zero(field.width());
            }
            case WRITE_ONE_TO_CLEAR -> events(slot, field);
            case COUNTER -> counter(slot, field);
            case HOLD -> hold(slot, field);
            case CONSTANT -> hex(Long.toHexString(field.reset()), field.width());
        };
    }

    private UInt held(RegisterMap.Slot slot, RegisterField field) {
        var value = store("control_", slot, field);
        for (int part = field.low() / WORD; part <= field.high() / WORD; part++) {
            int low = Math.max(field.low(), WORD * part);
            int high = Math.min(field.high(), WORD * part + WORD - 1);
            int from = WORD * part;
            when(writes.takes(slot, part), () ->
                value.next(replaced(value, writes.data().bits(high - from, low - from), low - field.low())));
            if (field.isRanged()) {
                writes.refuse(slot, field, written(field));
            }
        }
        drive(slot.pathOf(field), value);
        return value;
    }

    /** The value with some bits, from a position on, replaced. */
    private static UInt replaced(UInt value, UInt bits, int at) {
        int above = value.width() - at - bits.width();
        if (at == 0) {
            return above == 0 ? bits : cat(value.top(above), bits);
        }
        return above == 0 ? cat(bits, value.trunc(at)) : cat(value.top(above), bits, value.trunc(at));
    }

    private void pulse(RegisterMap.Slot slot, RegisterField field) {
        var value = store("control_", slot, field);
        value.next(written(field).gate(writes.takes(slot, field.low() / WORD)));
        if (field.isRanged()) {
            writes.refuse(slot, field, written(field));
        }
        drive(slot.pathOf(field), value);
    }

    private UInt events(RegisterMap.Slot slot, RegisterField field) {
        var value = store("control_", slot, field);
        var path = slot.pathOf(field);
        var cleared = written(field).gate(writes.takes(slot, field.low() / WORD))
            .named("cleared_" + MapNames.signal(slot) + "_" + field.name());
        value.next(value.and(cleared.not()).or(driven(path, field.width())));
        drive(path, value);
        return value;
    }

    /** The bits of a word that go to a field which lies in one. */
    private UInt written(RegisterField field) {
        return writes.data().bits(field.high() % WORD, field.low() % WORD);
    }

    private UInt hold(RegisterMap.Slot slot, RegisterField field) {
        var value = store("control_", slot, field);
        when(writes.takes(slot, field.low() / WORD), () -> value.next(written(field)));
        var runs = reg(bool()).named("counters_run").init(1);
        runs.next(value.bit(0).not());                       // the enable of many registers, as they take it
        running = Optional.of(runs);
        return value;
    }

    private UInt counter(RegisterMap.Slot slot, RegisterField field) {
        return PiecewiseCounter.of(MapNames.signal(slot) + "_" + field.name(), field.width(), field.reset(),
            driven(slot.pathOf(field), field.increment()), running);
    }

    // ---- signals

    private static UInt store(String prefix, RegisterMap.Slot slot, RegisterField field) {
        var name = prefix + MapNames.signal(slot) + "_" + field.name();
        var value = reg(uint(field.width())).named(name);
        return field.isReset() ? value.init(field.reset()) : value;
    }

    private static UInt zero(int width) {
        return lit(0, width);
    }

    private UInt driven(String path, int width) {
        return width == 1 ? io.status().bool(path).asUInt() : io.status().uint(path);
    }

    private void drive(String path, UInt value) {
        if (value.width() == 1) {
            io.control().bool(path).set(value.bit(0));
        } else {
            io.control().uint(path).set(value);
        }
    }
}
