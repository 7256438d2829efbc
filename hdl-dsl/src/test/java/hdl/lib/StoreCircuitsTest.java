package hdl.lib;

import static hdl.Hdl.instance;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Free list, register file and CAM, cycle by cycle against plain Java. */
class StoreCircuitsTest {
    private static final int NUMBERS = 13;
    private static final int MANY = 70;
    private static final int WORDS = 11;
    private static final int READS = 3;
    private static final int WRITES = 2;
    private static final int ENTRIES = 6;

    record All() implements Circuit<All.Io> {
        record Io(FreeList.Io few, FreeList.Io many, RegisterFile.Io<UInt> one, RegisterFile.Io<UInt> two, Cam.Io cam)
            implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(new FreeList(NUMBERS).ports(p), new FreeList(MANY).ports(p),
                new RegisterFile<>(uint(8), WORDS, 1, 1).ports(p),
                new RegisterFile<>(uint(8), WORDS, READS, WRITES).ports(p), new Cam(ENTRIES, 5).ports(p));
        }

        @Override public void body(Io io) {
            joined(io.few, instance(new FreeList(NUMBERS)));
            joined(io.many, instance(new FreeList(MANY)));
            joined(io.one, instance(new RegisterFile<>(uint(8), WORDS, 1, 1)));
            joined(io.two, instance(new RegisterFile<>(uint(8), WORDS, READS, WRITES)));
            var cam = instance(new Cam(ENTRIES, 5));
            cam.write().set(io.cam.write());
            cam.key().set(io.cam.key());
            io.cam.found().set(cam.found());
        }

        private static void joined(FreeList.Io outside, FreeList.Io inside) {
            hdl.Hdl.link(outside.free(), inside.free());
            inside.back().set(outside.back());
            outside.count().set(inside.count());
        }

        private static void joined(RegisterFile.Io<UInt> outside, RegisterFile.Io<UInt> inside) {
            inside.write().set(outside.write());
            inside.address().set(outside.address());
            outside.word().set(inside.word());
        }
    }

    private static int rounds(Engine engine) {
        return engine == Engine.JVM ? 30 : 3;
    }

    private static Simulation<All.Io> started(Engine engine, int round) {
        return Simulation.of(new All(), engine, Options.standard().seed(round));
    }

    @EachEngine void noNumberIsOutTwiceAndAllComeBack(Engine engine) {
        for (int round = 0; round < rounds(engine); round++) {
            for (int numbers : List.of(NUMBERS, MANY)) {
                var random = new SplittableRandom(round);
                try (var dut = started(engine, round)) {
                    var io = numbers == NUMBERS ? dut.io().few() : dut.io().many();
                    var out = new ArrayList<Long>();
                    boolean wasOut = false;
                    for (int cycle = 0; cycle < 12 * numbers; cycle++) {
                        boolean fills = cycle / (2 * numbers) % 2 == 0;     // then it gives more than it takes
                        boolean gives = !out.isEmpty() && random.nextInt(4) < (fills ? 1 : 3);
                        boolean takes = random.nextInt(4) < (fills ? 4 : 1);
                        long back = gives ? out.remove(random.nextInt(out.size())) : 0;
                        dut.pin(io.free().ready()).set(takes);
                        dut.pin(io.back().valid()).set(gives);
                        dut.pin(io.back().value()).set(back);
                        dut.settle();
                        int held = out.size() + (gives ? 1 : 0);
                        assertThat(dut.pin(io.count()).get()).isEqualTo(numbers - held);
                        if (takes && dut.pin(io.free().valid()).isSet()) {
                            long number = dut.pin(io.free().payload()).get();
                            assertThat(number).isLessThan(numbers);
                            assertThat(out).doesNotContain(number);
                            out.add(number);
                        }
                        wasOut |= out.size() == numbers;
                        dut.step();
                    }
                    assertThat(wasOut).as("all were out at some time").isTrue();
                }
            }
        }
    }

    @EachEngine void aFreeListHandsOutOnePerCycleFromTheFirst(Engine engine) {
        try (var dut = started(engine, 1)) {
            var io = dut.io().few();
            dut.pin(io.free().ready()).set(1);
            for (int i = 0; i < NUMBERS; i++) {
                dut.settle();
                assertThat(dut.pin(io.free().valid()).isSet()).isTrue();
                assertThat(dut.pin(io.free().payload()).get()).isEqualTo(i);
                dut.step();
            }
            dut.pin(io.back().valid()).set(1);
            dut.pin(io.back().value()).set(7);
            dut.settle();
            assertThat(dut.pin(io.free().valid()).isSet()).isFalse();
            dut.step();
            dut.pin(io.back().valid()).set(0);
            dut.settle();
            assertThat(dut.pin(io.free().valid()).isSet()).as("a cycle later").isTrue();
            assertThat(dut.pin(io.free().payload()).get()).isEqualTo(7);
        }
    }

    @EachEngine void aRegisterFileIsAnArray(Engine engine) {
        for (int round = 0; round < rounds(engine); round++) {
            var random = new SplittableRandom(round);
            try (var dut = started(engine, round)) {
                for (var io : List.of(dut.io().one(), dut.io().two())) {
                    var words = new long[WORDS];
                    for (int cycle = 0; cycle < 300; cycle++) {
                        for (int i = 0; i < io.address().size(); i++) {
                            int address = random.nextInt(WORDS);
                            dut.pin(io.address().at(i)).set(address);
                            dut.settle();
                            assertThat(dut.pin(io.word().at(i)).get()).isEqualTo(words[address]);
                        }
                        for (int i = 0; i < io.write().size(); i++) {
                            var write = io.write().at(i);
                            boolean writes = random.nextInt(3) > 0;
                            int address = random.nextInt(random.nextBoolean() ? 2 : WORDS);   // often the same word
                            int word = random.nextInt(256);
                            dut.pin(write.valid()).set(writes);
                            dut.pin(write.value().address()).set(address);
                            dut.pin(write.value().word()).set(word);
                            if (writes) {
                                words[address] = word;
                            }
                        }
                        dut.step();
                    }
                    io.write().forEach(write -> dut.pin(write.valid()).set(0));
                }
            }
        }
    }

    @EachEngine void aCamFindsTheLowestEntryWithTheKey(Engine engine) {
        for (int round = 0; round < rounds(engine); round++) {
            var random = new SplittableRandom(round);
            try (var dut = started(engine, round)) {
                var io = dut.io().cam();
                var keys = new long[ENTRIES];
                var used = new boolean[ENTRIES];
                var answers = new ArrayList<int[]>(List.of(new int[] {0, 0, 0}, new int[] {0, 0, 0}));
                int hits = 0;
                for (int cycle = 0; cycle < 400; cycle++) {
                    boolean looks = random.nextInt(4) > 0;
                    int key = random.nextInt(12);
                    int found = -1;
                    for (int i = ENTRIES - 1; i >= 0; i--) {
                        found = used[i] && keys[i] == key ? i : found;
                    }
                    answers.add(new int[] {looks ? 1 : 0, found >= 0 ? 1 : 0, Math.max(found, 0)});
                    hits += found >= 0 ? 1 : 0;
                    boolean writes = random.nextInt(3) > 0;
                    int entry = random.nextInt(ENTRIES);
                    int newKey = random.nextInt(12);
                    boolean uses = random.nextInt(3) > 0;
                    dut.pin(io.key().valid()).set(looks);
                    dut.pin(io.key().value()).set(key);
                    dut.pin(io.write().valid()).set(writes);
                    dut.pin(io.write().value().entry()).set(entry);
                    dut.pin(io.write().value().key()).set(newKey);
                    dut.pin(io.write().value().used()).set(uses);
                    dut.settle();
                    var due = answers.get(cycle);
                    assertThat(dut.pin(io.found().valid()).get()).isEqualTo(due[0]);
                    if (due[0] == 1) {
                        assertThat(dut.pin(io.found().value().hit()).get()).isEqualTo(due[1]);
                        assertThat(dut.pin(io.found().value().entry()).get()).isEqualTo(due[2]);
                    }
                    if (writes) {
                        keys[entry] = newKey;
                        used[entry] = uses;
                    }
                    dut.step();
                }
                assertThat(hits).isGreaterThan(50);
            }
        }
    }

    @Test void parametersThatCannotWorkAreRefused() {
        assertThatThrownBy(() -> new FreeList(3)).hasMessageContaining("FreeList of 3 numbers: it has at least 4");
        assertThatThrownBy(() -> new Cam(1, 8)).hasMessageContaining(
            "Cam of 1 entries of 8 bits: it has at least 2 entries and 1 bit");
        assertThatThrownBy(() -> new RegisterFile<>(uint(8), 4, 0, 1)).hasMessageContaining(
            "RegisterFile of 4 words with 0 read and 1 write ports: it has at least 2 words, and 1 port of each kind");
    }
}
