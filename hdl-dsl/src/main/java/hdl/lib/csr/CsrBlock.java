package hdl.lib.csr;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.axi.AxiLite;
import java.util.ArrayList;
import java.util.List;

/**
 * The registers of a map behind AXI4-Lite of 32 bits. Software reads and writes whole words; a write with only some
 * strobes, a write outside the range of a field, and any access to a place without a register are answered by a
 * subordinate error (2) and change nothing. Writing what cannot be written has no effect and no error.
 *
 * <p>One write in 4 cycles, one read in 4, 5 or 6 (beyond 16 and 256 rows), both at the same time; what is written
 * shows 4 cycles after address and data have been taken. Every output comes from a register. A 64-bit register that
 * hardware drives is read in one piece: reading the lower word keeps the upper one until the lower word of another
 * such register is read. Writing a 64-bit register shows each half as it comes. A counter of more than 24 bits is read
 * as it was one or two cycles ago.
 *
 * @param map        the registers; the bus is as wide as its window
 * @param moduleName of the Verilog, when several maps of one name are in use
 */
@Doc("The registers of a map, behind AXI4-Lite.")
public record CsrBlock(RegisterMap map, String moduleName) implements Circuit<CsrBlock.Io> {
    /** Fields have the names {@code register.field}, or {@code array[3].register.field}. */
    public record Io(
        AxiLite sAxi,
        @Doc("what software has written") Group control,
        @Doc("what software reads") Group status
    ) implements Bundle<Io> {}

    private static final int WORD = 32;

    public CsrBlock(RegisterMap map) {
        this(map, "CsrBlock_" + map.name());
    }

    /** The bus it answers on: as many address bits as its window has, words of 32 bits. */
    public Shape<AxiLite> bus() {
        return AxiLite.of(log2Ceil(map.bytes()), WORD);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(bus()), p.out(Group.of(control(map))),
            p.in(Group.of(status(map))));
    }

    @Override public void body(Io io) {
        var words = new MapWords(map);
        var writes = new WriteSide(words, io.sAxi);
        var fields = new FieldStore(writes, io);
        var rows = new ReadRows(words);
        for (var slot : map.slots()) {
            writes.told(slot, io.control);
            for (var field : slot.register().fields()) {
                rows.put(slot, field, fields.value(slot, field));
            }
        }
        writes.answer();
        new ReadSide(words, rows, io.sAxi).answer();
    }

    // ---- fields

    private static List<Group.Field> control(RegisterMap map) {
        var found = new ArrayList<Group.Field>();
        for (var slot : map.slots()) {
            if (slot.register().written()) {
                found.add(new Group.Field(slot.path() + ".written", bool(), false, slot.register().name()
                    + " has just been written"));
            }
            for (var field : slot.register().fields()) {
                if (field.access().isWritable() && field.access() != Access.HOLD) {
                    found.add(new Group.Field(slot.pathOf(field), shape(field.width()), false, field.doc()));
                }
            }
        }
        return found;
    }

    private static List<Group.Field> status(RegisterMap map) {
        var found = new ArrayList<Group.Field>();
        for (var slot : map.slots()) {
            for (var field : slot.register().fields()) {
                switch (field.access()) {
                    case READ_ONLY -> found.add(new Group.Field(slot.pathOf(field), shape(field.width()), false,
                        field.doc()));
                    case WRITE_ONE_TO_CLEAR -> found.add(new Group.Field(slot.pathOf(field), shape(field.width()),
                        false, "sets: " + field.doc()));
                    case COUNTER -> found.add(new Group.Field(slot.pathOf(field), shape(field.increment()), false,
                        "adds: " + field.doc()));
                    case READ_WRITE, PULSE, CONSTANT, HOLD -> { }
                }
            }
        }
        return found;
    }

    private static Shape<?> shape(int width) {
        return width == 1 ? bool() : uint(width);
    }
}
