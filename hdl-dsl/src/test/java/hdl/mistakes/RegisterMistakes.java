package hdl.mistakes;

import static hdl.Hdl.instance;
import static hdl.lib.csr.Access.PULSE;
import static hdl.lib.csr.Access.READ_ONLY;
import static hdl.lib.csr.Access.READ_WRITE;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Group;
import hdl.Ports;
import hdl.lib.axi.AxiLite;
import hdl.lib.csr.CsrBlock;
import hdl.lib.csr.RegisterMap;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Register maps and fields found by name: HDL701 to HDL703. */
final class RegisterMistakes {
    private static final RegisterMap MAP = RegisterMap.of("sample", "A map")
        .register(0x00, "control", "Runs")
            .bit("enable", 0, READ_WRITE, "runs").field("limit", 15, 8, READ_WRITE, "most");

    private RegisterMistakes() {}

    record Io(AxiLite sAxi) implements Bundle<Io> {}

    /** Uses a map; the kind of field is a number, so that the circuit stays a value. */
    record User(Use use) implements Circuit<Io> {
        @Override public Io ports(Ports p) {
            return new Io(p.in(AxiLite.of(4, 32)));
        }

        @Override public void body(Io io) {
            use.of.accept(io, instance(new CsrBlock(MAP)).control());
        }
    }

    enum Use {
        MISSPELLED((_, control) -> control.bool("control.enabel")), // HDL702
        UNKNOWN((_, control) -> control.bool("direction")), // HDL702 1
        NARROW((_, control) -> control.bool("control.limit")), // HDL702 2
        WIDE((_, control) -> control.uint("control.enable")); // HDL702 3

        private final BiConsumer<Io, Group> of;

        Use(BiConsumer<Io, Group> of) {
            this.of = of;
        }
    }

    static List<Mistake> all() {
        var all = new Mistake.Collection(RegisterMistakes.class);
        places(all);
        fields(all);
        return all.circuit("HDL702", "{}: HDL702: no field 'control.enabel'; did you mean 'control.enable'?",
                new User(Use.MISSPELLED))
            .circuit("HDL702", "{1}: HDL702: no field 'direction'; there is 'control.enable', 'control.limit'",
                new User(Use.UNKNOWN))
            .circuit("HDL702", "{2}: HDL702: field 'control.limit' has 8 bits; take it with uint(\"control.limit\")",
                new User(Use.NARROW))
            .circuit("HDL702", "{3}: HDL702: field 'control.enable' has 1 bit; take it with bool(\"control.enable\")",
                new User(Use.WIDE))
            .all();
    }

    private static void map(Mistake.Collection all, String code, String expected, Supplier<RegisterMap> map) {
        all.report(code, expected, () -> Mistake.caught(() -> {
            map.get();
            return List.of();
        }));
    }

    private static void places(Mistake.Collection all) {
        map(all, "HDL701", "{}: HDL701: register 'status' at 0x08 overlaps 'control' (0x08 to 0x0B); the next free "
            + "offset is 0x0C", () -> RegisterMap.of("sample", "").register(0x08, "control", "")
                .register(0x08, "status", "")); // HDL701
        map(all, "HDL701", "{1}: HDL701: register 'time' at 0x08 overlaps 'control' (0x0C to 0x0F); the next free "
            + "offset is 0x10", () -> RegisterMap.of("sample", "").register(0x0C, "control", "")
                .register(0x08, "time", "")
                .field("ticks", 63, 0, READ_ONLY, "now")); // HDL701 1
        map(all, "HDL701", "{2}: HDL701: array 'lane' at 0x00 overlaps 'control' (0x0C to 0x0F); the next free offset "
            + "is 0x10", () -> RegisterMap.of("sample", "").register(0x0C, "control", "")
                .array(0x00, "lane", 4, 4, MAP, "")); // HDL701 2
        map(all, "HDL703", "{}: HDL703: register 'control' at 0x06 does not start at a multiple of 4; the next one is "
            + "0x08", () -> RegisterMap.of("sample", "").register(0x06, "control", "")); // HDL703
        map(all, "HDL703", "{1}: HDL703: register 'Control' is not made of lower case letters, digits and "
            + "single underscores; name it like 'rx_limit'",
            () -> RegisterMap.of("sample", "").register(0x00, "Control", "")); // HDL703 1
        map(all, "HDL703", "{2}: HDL703: array 'lane' has elements of 4 bytes, 2 bytes apart; make it a multiple of 4 "
            + "from 4", () -> RegisterMap.of("sample", "").array(0x00, "lane", 4, 2, MAP, "")); // HDL703 2
    }

    private static void fields(Mistake.Collection all) {
        map(all, "HDL701", "{3}: HDL701: field 'control.late' [11:4] overlaps 'limit' [15:8]; the next free bit is 16",
            () -> MAP.field("late", 11, 4, READ_WRITE, "")); // HDL701 3
        map(all, "HDL703", "{3}: HDL703: 'control.mode' has the range 1 to 3 and is 0 after reset; the range lies "
            + "within 0 to 3 and holds the value after reset (say reset(...) first)",
            () -> MAP.field("mode", 2, 1, READ_WRITE, "").range(1, 3)); // HDL703 3
        map(all, "HDL703", "{5}: HDL703: 'control.mode' must be reset; READ_WRITE fields without a range can do "
            + "without", () -> MAP.field("mode", 2, 1, PULSE, "").noReset()); // HDL703 5
        map(all, "HDL703", "{4}: HDL703: field 'control.rung' lies in two words, which software writes one by one; put "
            + "it into bits 31 to 0 or 63 to 32",
            () -> MAP.field("rung", 40, 20, PULSE, "")); // HDL703 4
    }
}
