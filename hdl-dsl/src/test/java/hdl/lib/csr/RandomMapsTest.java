package hdl.lib.csr;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Pin;
import hdl.sim.Seed;
import hdl.sim.Simulation;
import hdl.sim.agent.AxiLiteMaster;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps drawn at random, read and written at random, against a model in Java that knows nothing of words and rows. */
class RandomMapsTest {
    private static final int OKAY = 0;
    private static final int ERROR = 2;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
    void theBlockDoesWhatTheModelDoes(int number) {
        var random = new SplittableRandom(Seed.derive(Options.standard().seed(), "map " + number));
        var map = map(random, number < 2 ? 1 : random.nextInt(1, 60), 2);
        var design = Design.of(new CsrBlock(map));
        assertThat(design.warnings()).isEmpty();
        try (var dut = Simulation.of(design, Engine.preferred(), Options.standard())) {
            new Model(map, dut, random).run(map.slots().isEmpty() ? 20 : 250);
        }
    }

    // ---- a map

    private static RegisterMap map(SplittableRandom random, int registers, int depth) {
        var map = RegisterMap.of("map", "drawn at random");
        int offset = 8 * random.nextInt(4);
        for (int i = 0; i < registers; i++) {
            boolean wide = random.nextInt(4) == 0;
            offset = wide ? offset + 7 & -8 : offset;
            map = fields(map.register(offset, "r" + i, "a register"), wide, random);
            offset += (wide ? 8 : 4) + (random.nextInt(6) == 0 ? 4 * random.nextInt(20) : 0);
        }
        for (int i = 0; depth > 0 && i < random.nextInt(3); i++) {
            var element = map(random, random.nextInt(1, 5), depth - 1);
            int stride = (element.span() + 7 & -8) + 8 * random.nextInt(3);
            int count = random.nextInt(1, 6);
            offset = offset + 7 & -8;
            map = map.array(offset, "a" + i, count, stride, element, "an array");
            offset += count * stride;
        }
        return map;
    }

    private static RegisterMap fields(RegisterMap start, boolean wide, SplittableRandom random) {
        var map = start;
        boolean driven = random.nextBoolean();
        int end = wide ? 64 : 32;
        for (int low = random.nextInt(8), i = 0; low < end; i++) {
            int high = Math.min(end - 1, low + random.nextInt(random.nextBoolean() ? 6 : 40));
            high = wide && low < 32 && random.nextBoolean() ? Math.max(high, 32) : high;
            map = field(map, "f" + i, high, low, wide, driven, random);
            low = high + 1 + random.nextInt(5);
        }
        return random.nextBoolean() ? map.written() : map;
    }

    private static RegisterMap field(RegisterMap map, String name, int high, int low, boolean wide, boolean driven,
        SplittableRandom random) {
        boolean split = high / 32 != low / 32;
        long all = RegisterField.all(high - low + 1);
        if (wide && driven || random.nextInt(3) == 0 && !wide) {
            return switch (random.nextInt(3)) {
                case 0 -> map.constant(name, high, low, random.nextLong() & all, "");
                case 1 -> map.counter(name, high, low, random.nextInt(1, high - low + 2), "");
                default -> map.field(name, high, low, Access.READ_ONLY, "");
            };
        }
        if (split || random.nextBoolean()) {
            var field = map.field(name, high, low, Access.READ_WRITE, "")
                .reset(random.nextLong() & all & Long.MAX_VALUE);
            long reset = field.registers().getLast().fields().getLast().reset();
            return split || all < 3 || random.nextBoolean() ? field
                : field.range(random.nextLong(reset + 1), random.nextLong(reset, all + 1));
        }
        return map.field(name, high, low, random.nextBoolean() ? Access.PULSE : Access.WRITE_ONE_TO_CLEAR, "");
    }

    // ---- the model

    /** What every field holds; registers are taken apart into 32 bits only where the bus does it. */
    private static final class Model {
        private final RegisterMap map;
        private final Simulation<CsrBlock.Io> dut;
        private final SplittableRandom random;
        private final AxiLiteMaster bus;
        private final Map<String, Long> values = new LinkedHashMap<>();
        private RegisterMap.Slot keptOf;
        private long kept;

        Model(RegisterMap map, Simulation<CsrBlock.Io> dut, SplittableRandom random) {
            this.map = map;
            this.dut = dut;
            this.random = random;
            bus = new AxiLiteMaster(dut, dut.io().sAxi()).stall(0.2);
            for (var slot : map.slots()) {
                for (var field : slot.register().fields()) {
                    values.put(slot.pathOf(field), field.reset());
                }
            }
        }

        void run(int steps) {
            for (int i = 0; i < steps; i++) {
                int choice = random.nextInt(10);
                if (choice < 3) {
                    hardware();
                }
                long address = choice == 9 ? 4L * random.nextInt(map.bytes() / 4) : anAddress();
                if (choice % 2 == 0) {
                    read(address);
                } else {
                    write(address, value(address), choice == 1 ? random.nextInt(16) : 15);
                }
                for (var slot : map.slots()) {
                    slot.register().fields().forEach(field -> shown(slot, field));
                }
            }
        }

        private long anAddress() {
            var slot = map.slots().get(random.nextInt(map.slots().size()));
            return slot.offset() + 4L * random.nextInt(slot.register().bytes() / 4);
        }

        /** Often something that ranges allow. */
        private long value(long address) {
            long value = random.nextLong();
            var slot = at(address);
            for (var field : slot == null ? java.util.List.<RegisterField>of() : slot.register().fields()) {
                if (field.isRanged() && random.nextInt(4) != 0) {
                    long mask = RegisterField.all(field.width()) << field.low();
                    long fits = random.nextLong(field.least(), field.most() + 1) << field.low();
                    int shift = field.low() < 32 ? 0 : 32;
                    value = value & ~(mask >>> shift) | fits >>> shift;
                }
            }
            return value & 0xFFFF_FFFFL;
        }

        private RegisterMap.Slot at(long address) {
            return map.slots().stream().filter(slot -> slot.offset() <= address
                && address < slot.offset() + slot.register().bytes()).findFirst().orElse(null);
        }

        /** Something happens in the hardware. */
        private void hardware() {
            for (var slot : map.slots()) {
                for (var field : slot.register().fields()) {
                    var path = slot.pathOf(field);
                    switch (field.access()) {
                        case READ_ONLY -> values.put(path, driven(path, field.width()));
                        case COUNTER -> values.merge(path, driven(path, field.increment()),
                            (a, b) -> a + b & RegisterField.all(field.width()));
                        case WRITE_ONE_TO_CLEAR -> values.merge(path, driven(path, field.width()), (a, b) -> a | b);
                        default -> { }
                    }
                }
            }
            dut.step();
            for (var slot : map.slots()) {
                for (var field : slot.register().fields()) {
                    if (field.access() == Access.COUNTER || field.access() == Access.WRITE_ONE_TO_CLEAR) {
                        pin(dut.io().status(), slot.pathOf(field)).set(0);
                    }
                }
            }
            dut.step(2);
        }

        private long driven(String path, int width) {
            long value = random.nextLong() & RegisterField.all(width);
            pin(dut.io().status(), path).set(value);
            return value;
        }

        private Pin pin(hdl.Group group, String path) {
            return group.field(path).width() == 1 ? dut.pin(group.bool(path)) : dut.pin(group.uint(path));
        }

        private long register(RegisterMap.Slot slot) {
            long register = 0;
            for (var field : slot.register().fields()) {
                if (field.access() != Access.PULSE) {
                    register |= values.get(slot.pathOf(field)) << field.low();
                }
            }
            return register;
        }

        private void read(long address) {
            var slot = at(address);
            var answer = bus.read(address);
            long expected = 0;
            if (slot != null) {
                boolean upper = address != slot.offset();
                expected = (upper ? register(slot) >>> 32 : register(slot)) & 0xFFFF_FFFFL;
                if (slot.register().isKept() && !upper) {
                    keptOf = slot;
                    kept = register(slot) >>> 32;
                } else if (upper && slot.equals(keptOf)) {
                    expected = kept;
                }
            }
            assertThat(answer).as("read of 0x%x", address)
                .isEqualTo(new AxiLiteMaster.Answer(expected, slot == null ? ERROR : OKAY));
        }

        private void write(long address, long data, int strobes) {
            var slot = at(address);
            boolean taken = slot != null && strobes == 15;
            long moved = slot != null && address != slot.offset() ? data << 32 : data;
            long touched = slot != null && address != slot.offset() ? 0xFFFF_FFFFL << 32 : 0xFFFF_FFFFL;
            for (var field : taken ? slot.register().fields() : java.util.List.<RegisterField>of()) {
                long value = moved >>> field.low() & RegisterField.all(field.width());
                boolean here = (touched >>> field.low() & 1) != 0;
                taken &= !here || !field.isRanged() || value >= field.least() && value <= field.most();
            }
            assertThat(bus.write(address, data, strobes).response()).as("write of 0x%x to 0x%x", data, address)
                .isEqualTo(taken ? OKAY : ERROR);
            for (var field : taken ? slot.register().fields() : java.util.List.<RegisterField>of()) {
                long mask = touched >>> field.low() & RegisterField.all(field.width());
                long value = moved >>> field.low() & mask;
                var path = slot.pathOf(field);
                if (field.access() == Access.READ_WRITE) {
                    values.put(path, values.get(path) & ~mask | value);
                } else if (field.access() == Access.WRITE_ONE_TO_CLEAR) {
                    values.put(path, values.get(path) & ~value);
                }
            }
        }

        /** What hardware sees of a field once the bus is quiet. */
        private void shown(RegisterMap.Slot slot, RegisterField field) {
            var path = slot.pathOf(field);
            if (field.access().isWritable()) {
                assertThat(pin(dut.io().control(), path).get()).as(path)
                    .isEqualTo(field.access() == Access.PULSE ? 0 : values.get(path));
            }
        }
    }
}
