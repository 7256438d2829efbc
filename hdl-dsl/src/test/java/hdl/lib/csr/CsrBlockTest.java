package hdl.lib.csr;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Group;
import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.AxiLiteMaster;
import hdl.sim.agent.RegisterDriver;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Registers read and written through the bus, as software does. */
class CsrBlockTest {
    private static final int OKAY = 0;
    private static final int ERROR = 2;

    private static Pin pin(Simulation<CsrBlock.Io> dut, Group group, String name) {
        return group.field(name).width() == 1 ? dut.pin(group.bool(name)) : dut.pin(group.uint(name));
    }

    private static Pin control(Simulation<CsrBlock.Io> dut, String name) {
        return pin(dut, dut.io().control(), name);
    }

    private static Pin status(Simulation<CsrBlock.Io> dut, String name) {
        return pin(dut, dut.io().status(), name);
    }

    @EachEngine void everyFieldOfAMapDoesWhatItsAccessSays(Engine engine) {
        var random = new SplittableRandom(5);
        try (var dut = Simulation.of(new CsrBlock(SampleMaps.FULL), engine)) {
            var software = new RegisterDriver(new AxiLiteMaster(dut, dut.io().sAxi()).stall(0.3), SampleMaps.FULL);
            for (var slot : SampleMaps.FULL.slots()) {
                for (var field : slot.register().fields()) {
                    exercise(dut, software, slot.pathOf(field), field, random);
                }
            }
        }
    }

    private static void exercise(Simulation<CsrBlock.Io> dut, RegisterDriver software, String path, RegisterField field,
        SplittableRandom random) {
        long any = random.nextLong() & RegisterField.all(field.width());
        switch (field.access()) {
            case CONSTANT -> {
                software.write(path, ~field.reset() & RegisterField.all(field.width()));
                assertThat(software.read(path)).as(path).isEqualTo(field.reset());
            }
            case READ_WRITE -> {
                assertThat(software.read(path)).as(path).isEqualTo(field.reset());
                long value = field.isRanged() ? field.most() : any;
                assertThat(software.write(path, value).isOkay()).as(path).isTrue();
                assertThat(control(dut, path).get()).as(path).isEqualTo(value);
                assertThat(software.read(path)).as(path).isEqualTo(value);
            }
            case READ_ONLY -> {
                status(dut, path).set(any);
                software.write(path, ~any & RegisterField.all(field.width()));
                assertThat(software.read(path)).as(path).isEqualTo(any);
            }
            case PULSE -> {
                software.write(path, 1);
                assertThat(software.read(path)).as(path).isZero();
                assertThat(control(dut, path).get()).as(path).isZero();
            }
            case WRITE_ONE_TO_CLEAR -> {
                long all = RegisterField.all(field.width());
                status(dut, path).set(all);
                dut.step();
                status(dut, path).set(0);
                assertThat(software.read(path)).as(path).isEqualTo(all);
                software.write(path, 1);
                assertThat(software.read(path)).as(path).isEqualTo(all & ~1);
                assertThat(control(dut, path).get()).as(path).isEqualTo(all & ~1);
            }
            case HOLD -> {
                software.write(path, 1);
                assertThat(software.read(path)).as(path).isEqualTo(1);
            }
            case COUNTER -> {
                long step = RegisterField.all(field.increment());
                status(dut, path).set(step);
                dut.step(9);
                status(dut, path).set(0);
                dut.step(2);
                assertThat(software.read(path)).as(path).isEqualTo(9 * step);
            }
        }
    }

    @EachEngine void resetsAndWritesOfNeighboursLeaveAFieldAlone(Engine engine) {
        var random = new SplittableRandom(6);
        try (var dut = Simulation.of(new CsrBlock(SampleMaps.FULL), engine)) {
            var software = new RegisterDriver(new AxiLiteMaster(dut, dut.io().sAxi()), SampleMaps.FULL);
            var expected = new java.util.LinkedHashMap<String, Long>();
            var fields = new java.util.LinkedHashMap<String, RegisterField>();
            for (var slot : SampleMaps.FULL.slots()) {
                for (var field : slot.register().fields()) {
                    if (field.access() == Access.READ_WRITE) {
                        fields.put(slot.pathOf(field), field);
                        expected.put(slot.pathOf(field), field.reset());
                    }
                }
            }
            var names = new ArrayList<>(fields.keySet());
            for (int i = 0; i < 60; i++) {
                var name = names.get(random.nextInt(names.size()));
                var field = fields.get(name);
                long value = field.isRanged() ? random.nextLong(field.least(), field.most() + 1)
                    : random.nextLong() & RegisterField.all(field.width());
                assertThat(software.write(name, value).isOkay()).isTrue();
                expected.put(name, value);
                for (var other : names) {
                    assertThat(control(dut, other).get()).as(other).isEqualTo(expected.get(other));
                }
            }
        }
    }

    @EachEngine void aFieldWithoutResetKeepsWhatWasWrittenInAReset(Engine engine) {
        var map = RegisterMap.of("kept", "").register(0, "argument", "")
            .field("word", 15, 0, Access.READ_WRITE, "").noReset().field("other", 31, 16, Access.READ_WRITE, "");
        try (var dut = Simulation.of(new CsrBlock(map), engine)) {
            var software = new RegisterDriver(new AxiLiteMaster(dut, dut.io().sAxi()), map);
            software.write("argument.word", 0x1234);
            software.write("argument.other", 0x5678);
            dut.reset(3);
            assertThat(software.read("argument.word")).isEqualTo(0x1234);
            assertThat(software.read("argument.other")).isZero();
        }
    }

    @EachEngine void whatIsRefusedIsAnsweredByAnErrorAndChangesNothing(Engine engine) {
        try (var dut = Simulation.of(new CsrBlock(SampleMaps.FULL), engine)) {
            var bus = new AxiLiteMaster(dut, dut.io().sAxi());
            var limit = control(dut, "lane[2].setting.limit");
            var mode = control(dut, "lane[2].setting.mode");
            assertThat(bus.write(0x140, 2048 << 4 | 2).response()).isEqualTo(OKAY);
            assertThat(bus.write(0x140, 0x0000_0012).response()).isEqualTo(OKAY);
            assertThat(bus.write(0x140, 2049 << 4 | 1).response()).isEqualTo(ERROR);
            assertThat(bus.write(0x140, 1).response()).isEqualTo(ERROR);                    // limit 0
            assertThat(bus.write(0x140, 100 << 4 | 3).response()).isEqualTo(ERROR);         // mode 3
            assertThat(bus.write(0x140, 100 << 4 | 1, 7).response()).isEqualTo(ERROR);      // not the whole word
            assertThat(limit.get()).isEqualTo(1);
            assertThat(mode.get()).isEqualTo(2);
            assertThat(bus.write(0x20, 1).response()).isEqualTo(ERROR);
            assertThat(bus.write(0x1FC, 1).response()).isEqualTo(ERROR);
            assertThat(bus.read(0x20)).isEqualTo(new AxiLiteMaster.Answer(0, ERROR));
            assertThat(bus.read(0x110)).isEqualTo(new AxiLiteMaster.Answer(0, ERROR));
            assertThat(bus.read(0x1FC)).isEqualTo(new AxiLiteMaster.Answer(0, ERROR));
            assertThat(bus.read(0x00)).isEqualTo(new AxiLiteMaster.Answer(0xC0DE_0102L, OKAY));
            assertThat(bus.write(0x00, 0).response()).isEqualTo(OKAY);                     // nothing to write
        }
    }

    @EachEngine void aWideRegisterIsReadInOnePiece(Engine engine) {
        try (var dut = Simulation.of(new CsrBlock(SampleMaps.FULL), engine)) {
            var bus = new AxiLiteMaster(dut, dut.io().sAxi());
            var ticks = status(dut, "time.ticks");
            status(dut, "time.zone").set(0xAB);
            ticks.set(0x0001_FFFF_FFFFL);
            assertThat(bus.read(0x10).data()).isEqualTo(0xFFFF_FFFFL);
            ticks.set(0x0002_0000_0000L);
            assertThat(bus.read(0x14).data()).as("as it was").isEqualTo(0x00AB_0001L);
            assertThat(bus.read(0x10).data()).isZero();
            assertThat(bus.read(0x14).data()).isEqualTo(0x00AB_0002L);
            bus.read(0x108);                                                               // another one replaces it
            ticks.set(0x0003_0000_0000L);
            assertThat(bus.read(0x14).data()).as("as it is").isEqualTo(0x00AB_0003L);
        }
    }

    @EachEngine void aWriteOfAWideRegisterThatSoftwareOwnsIsReadBackAtOnce(Engine engine) {
        try (var dut = Simulation.of(new CsrBlock(SampleMaps.FULL), engine)) {
            var bus = new AxiLiteMaster(dut, dut.io().sAxi());
            bus.read(0x08);
            bus.write(0x0C, 0xDEAD_BEEFL);
            assertThat(bus.read(0x0C).data()).isEqualTo(0xDEAD_BEEFL);
            assertThat(control(dut, "base.address").get()).isEqualTo(0xDEAD_BEEF_89ABCL);
        }
    }

    @EachEngine void doorbellsComeOncePerWriteAndEveryFourCycles(Engine engine) {
        try (var dut = Simulation.of(new CsrBlock(SampleMaps.FULL), engine)) {
            var bus = new AxiLiteMaster(dut, dut.io().sAxi());
            var written = control(dut, "doorbell.written");
            var queue = control(dut, "doorbell.queue");
            var index = control(dut, "doorbell.index");
            for (int i = 0; i < 20; i++) {
                bus.post(0x04, (long) (1000 + i) << 16 | i);
            }
            bus.post(0x04, 201);                                                           // outside its range
            int rung = 0;
            for (int cycle = 0; cycle < 90; cycle++) {
                dut.step();
                if (written.isSet()) {
                    assertThat(queue.get()).isEqualTo(rung);
                    assertThat(index.get()).isEqualTo(1000 + rung);
                    rung++;
                    assertThat(cycle).isLessThanOrEqualTo(4 * rung);
                } else {
                    assertThat(queue.get() + index.get()).isZero();
                }
            }
            assertThat(rung).isEqualTo(20);
            assertThat(bus.answers().getLast()).isEqualTo(ERROR);
        }
    }

    @EachEngine void anEventThatComesWhileItIsClearedIsNotLost(Engine engine) {
        try (var dut = Simulation.of(new CsrBlock(SampleMaps.FULL), engine)) {
            var bus = new AxiLiteMaster(dut, dut.io().sAxi());
            var set = status(dut, "drops.seen");
            var seen = control(dut, "drops.seen");
            set.set(1);
            dut.step();
            set.set(0);
            bus.post(0x1C, 0x8000_0000L);
            long clearing = dut.stepUntil(seen, 0, 20);
            set.set(1);
            dut.step();
            set.set(0);
            bus.post(0x1C, 0x8000_0000L);
            dut.step(clearing - 1);
            set.set(1);                                      // at the very edge that clears
            dut.step();
            set.set(0);
            dut.step(10);
            assertThat(seen.get()).as("the event wins").isEqualTo(1);
            set.set(1);
            bus.write(0x1C, 0x8000_0000L);
            set.set(0);
            dut.step();
            assertThat(seen.get()).isEqualTo(1);
            bus.write(0x1C, 0x7FFF_FFFFL);
            assertThat(seen.get()).as("other bits").isEqualTo(1);
            bus.write(0x1C, 0x8000_0000L);
            assertThat(seen.get()).isZero();
        }
    }

    @Test void counterWrapsAndReadsDoNotClear() {
        try (var dut = Simulation.of(new CsrBlock(SampleMaps.FULL))) {
            var bus = new AxiLiteMaster(dut, dut.io().sAxi());
            status(dut, "drops.count").set(1);
            dut.step(65_540);
            status(dut, "drops.count").set(0);
            assertThat(bus.read(0x1C).data()).isEqualTo(4);
            assertThat(bus.read(0x1C).data()).isEqualTo(4);
        }
    }

    @Test void aWideCounterIsReadAsANumberItHasHad() {
        try (var dut = Simulation.of(new CsrBlock(SampleMaps.FULL))) {
            var bus = new AxiLiteMaster(dut, dut.io().sAxi()).stall(0.2);
            status(dut, "lane[3].bytes.total").set(127);
            long before = -1;
            for (int i = 0; i < 3000; i++) {
                dut.step(i % 16);
                long low = bus.read(0x168).data();
                long total = low | bus.read(0x16C).data() << 32;
                assertThat(total % 127).as("a multiple of the increment").isZero();
                assertThat(total).isGreaterThan(before).isLessThan(before + 127 * 200);
                before = total;
            }
            assertThat(before).as("has carried").isGreaterThan(1L << 22);
        }
    }

    /** Counters before the bit go on; those behind it are all of one moment while it is 1, and lose nothing. */
    @EachEngine void countersThatAreHeldAreOfOneMoment(Engine engine) {
        var map = RegisterMap.of("held", "Counters, of which two can be held")
            .register(0x00, "free", "Before the bit").counter("count", 31, 0, 1, "events")
            .register(0x08, "statistics", "How they are read").bit("hold", 0, Access.HOLD, "they stand still")
            .register(0x10, "first", "Wide").counter("count", 47, 0, 16, "events").reset(0xFF_FFFFL)
            .register(0x18, "second", "Less wide").counter("count", 39, 0, 16, "events").reset(0xFF_FFFFL);
        try (var dut = Simulation.of(new CsrBlock(map), engine)) {
            var software = new RegisterDriver(new AxiLiteMaster(dut, dut.io().sAxi()), map);
            for (var path : List.of("free.count", "first.count", "second.count")) {
                status(dut, path).set(path.equals("free.count") ? 1 : 60_001);
            }
            long last = 0xFF_FFFFL;
            for (int i = 0; i < 40; i++) {
                software.write("statistics.hold", 1);
                long free = software.read("free.count");
                long first = software.read("first.count");
                dut.step(i * 7);
                assertThat(software.read("second.count")).as("read later").isEqualTo(first);
                assertThat(software.read("first.count")).as("read again").isEqualTo(first);
                assertThat(first).as("what was counted behind").isGreaterThan(last);
                assertThat((first - 0xFF_FFFFL) % 60_001).isZero();
                assertThat(software.read("free.count")).as("never held").isGreaterThan(free);
                last = first;
                software.write("statistics.hold", 0);
                assertThat(software.read("second.count")).as("held no more").isGreaterThan(first);
            }
        }
    }

    @EachEngine void readsAndWritesRunSideBySideUnderStalls(Engine engine) {
        try (var dut = Simulation.of(new CsrBlock(SampleMaps.COUNTER), engine)) {
            var bus = new AxiLiteMaster(dut, dut.io().sAxi()).stall(0.6);
            for (int i = 0; i < 40; i++) {
                status(dut, "count.value").set(i * 77);
                bus.post(0x00, i & 1);
                assertThat(bus.read(0x04).data()).isEqualTo(i * 77L);
            }
            bus.finish();
            assertThat(bus.answers()).hasSize(40).containsOnly(OKAY);
            assertThat(bus.read(0x00).data()).isEqualTo(1);
        }
    }
}
