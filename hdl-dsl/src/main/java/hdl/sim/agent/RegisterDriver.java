package hdl.sim.agent;

import hdl.lib.csr.Access;
import hdl.lib.csr.RegisterField;
import hdl.lib.csr.RegisterMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a driver in software does: reads and writes the fields of a register map by name, through a bus. */
public final class RegisterDriver {
    private record Place(RegisterMap.Slot slot, RegisterField field) {}

    private static final long WORD = 0xFFFF_FFFFL;

    private final AxiLiteMaster bus;
    private final long base;
    private final Map<String, Place> fields = new LinkedHashMap<>();

    public RegisterDriver(AxiLiteMaster bus, RegisterMap map) {
        this(bus, map, 0);
    }

    /** For a map that does not start at address 0. */
    public RegisterDriver(AxiLiteMaster bus, RegisterMap map, long base) {
        this.bus = bus;
        this.base = base;
        for (var slot : map.slots()) {
            for (var field : slot.register().fields()) {
                fields.put(slot.pathOf(field), new Place(slot, field));
            }
        }
    }

    /** The value of a field such as {@code control.enable}. */
    public long read(String name) {
        var place = place(name);
        return extracted(place.field(), register(place.slot()));
    }

    /** Writes a field and leaves the others of its register; returns the answer of the last word. */
    public AxiLiteMaster.Answer write(String name, long value) {
        var place = place(name);
        long others = 0;
        for (var field : place.slot().register().fields()) {
            if (field.access() == Access.READ_WRITE && field != place.field()) {
                others |= read(place.slot().pathOf(field)) << field.low();
            }
        }
        long all = others | value << place.field().low();
        var answer = bus.write(address(place.slot(), 0), all & WORD);
        return place.slot().register().isWide() ? bus.write(address(place.slot(), 1), all >>> 32) : answer;
    }

    private long register(RegisterMap.Slot slot) {
        long low = word(slot, 0);
        return slot.register().isWide() ? low | word(slot, 1) << 32 : low;
    }

    private long word(RegisterMap.Slot slot, int part) {
        var answer = bus.read(address(slot, part));
        if (!answer.isOkay()) {
            throw new IllegalStateException("reading '" + slot.path() + "' was answered by " + answer.response());
        }
        return answer.data();
    }

    private long address(RegisterMap.Slot slot, int part) {
        return base + slot.offset() + 4L * part;
    }

    private static long extracted(RegisterField field, long register) {
        long mask = field.width() == 64 ? -1 : (1L << field.width()) - 1;
        return register >>> field.low() & mask;
    }

    private Place place(String name) {
        var place = fields.get(name);
        if (place == null) {
            throw new IllegalArgumentException("no field '" + name + "'; there are " + fields.keySet());
        }
        return place;
    }
}
