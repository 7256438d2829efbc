package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.lib.csr.Access;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.Command;
import rnic.protocol.RnicParameters;
import rnic.registers.NicRegisters;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.nic.BusNoise;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.IcrcVerdict;
import veroce.packet.PacketDecoder;

/**
 * {@code control.reset} at any time: whatever is under way, the bus comes to rest as AXI4 wants it (the memory looks at
 * every offer and burst), frames that went out are whole, nothing of before is done any more, and the NIC is as good
 * as new.
 */
class NicFunctionResetTest {
    private static final int RESETS = 6;

    /** Memory of parties whose NIC has been reset. */
    private record Remains(Loop.Memory memory, byte[] content) {}

    @ParameterizedTest @ValueSource(longs = {1, 2})
    void whateverIsUnderWay(long seed) {
        resets(seed, Profile.VEROCE, HostBus.Timing.QUICK, 80);
    }

    @ParameterizedTest @ValueSource(longs = 5)
    void inRoce(long seed) {
        resets(seed, Profile.ROCE_V2, HostBus.Timing.QUICK, 80);
    }

    /** Frames of 4 KiB take 2,000 cycles to leave. */
    @ParameterizedTest @ValueSource(longs = 17)
    void withALineThatTakesLittle(long seed) {
        resets(seed, Profile.VEROCE, HostBus.Timing.PCIE, 5);
    }

    @ParameterizedTest @ValueSource(longs = 8)
    void withMemoryThatAnswersLateAndInAnyOrder(long seed) {
        resets(seed, Profile.VEROCE, HostBus.Timing.PCIE.with(new BusNoise(seed, 0.2, 200, 0.8)), 80);
    }

    @Tag("long") @ParameterizedTest @ValueSource(longs = {3, 4, 6, 7, 9, 18})
    void moreResets(long seed) {
        whateverIsUnderWay(seed);
        inRoce(seed);
        withALineThatTakesLittle(seed);
        withMemoryThatAnswersLateAndInAnyOrder(seed);
        everyAccessToARegisterIsAnsweredOnce(seed);
    }

    private static void resets(long seed, Profile profile, HostBus.Timing timing, double gigabits) {
        try (var first = new Loop(seed, timing, profile, gigabits)) {
            var loop = first;
            var asNew = settings(loop.nic);
            for (int i = 0; i < RESETS; i++) {
                assertThat(settings(loop.nic)).as("seed %d, reset %d", seed, i).isEqualTo(asNew);
                for (int pair = 0; pair < 4; pair++) {
                    loop.pair(new QueuePairOptions().pmtu(256 << loop.random.nextInt(5)));
                }
                loop.loss = i % 2 == 0 ? 0 : 0.05;
                loop.tap((frame, at) -> isWhole(frame));
                for (int step = loop.random.nextInt(40); step >= 0; step--) {
                    loop.post(loop.parties);
                    loop.parties.get(loop.random.nextInt(loop.parties.size())).ask();
                    loop.run(loop.random.nextLong(2 * Time.MICROSECOND));
                }
                loop.nic.restart();
                assertThat(loop.nic.model().memory().isIdle()).as("the bus rests, seed %d, reset %d", seed, i).isTrue();
                var remains = remains(loop);
                loop = new Loop(loop, seed << 8 | i);
                loop.run(20 * Time.MICROSECOND);
                for (var each : remains) {
                    assertThat(loop.nic.memory().read(each.memory.address, each.content.length))
                        .as("nobody writes to it, seed %d, reset %d", seed, i).isEqualTo(each.content);
                }
            }
            loop.pair(new QueuePairOptions());
            for (int step = 0; step < 20; step++) {
                loop.post(loop.parties);
                loop.run(Time.MICROSECOND);
            }
            loop.finish(loop.parties, Time.MILLISECOND);
        }
    }

    /** What leaves is a packet with a right ICRC, also around a reset. */
    private static boolean isWhole(byte[] frame) {
        assertThat(PacketDecoder.decode(frame).icrc()).isEqualTo(IcrcVerdict.GOOD);
        return true;
    }

    private static List<Remains> remains(Loop loop) {
        var remains = new ArrayList<Remains>();
        for (var party : loop.parties) {
            for (var memory : List.of(party.source, party.target, party.inbox)) {
                remains.add(new Remains(memory, loop.nic.memory().read(memory.address, Loop.PLACES * Loop.LONGEST)));
            }
        }
        return remains;
    }

    /** Everything that software writes and hardware counts, as it is read. */
    private static Map<String, Long> settings(NicEndpoint nic) {
        var seen = new LinkedHashMap<String, Long>();
        for (var slot : NicRegisters.map(RnicParameters.SMALL).slots()) {
            for (var field : slot.register().fields()) {
                if (field.access() == Access.READ_WRITE && !slot.path().startsWith("command")
                    || field.access() == Access.COUNTER || field.access() == Access.WRITE_ONE_TO_CLEAR) {
                    seen.put(slot.pathOf(field), nic.get(slot.pathOf(field)));
                }
            }
        }
        return seen;
    }

    /** Host memory answers nothing for a while; the registers answer, and say that the reset has not happened. */
    @Test void waitsForHostMemoryAndRegistersAnswerMeanwhile() {
        try (var loop = new Loop(11, HostBus.Timing.QUICK)) {
            loop.pair(new QueuePairOptions());
            loop.post(loop.parties);
            loop.run(Time.MICROSECOND / 2);
            long until = loop.nic.model().cycle() + 5000;
            loop.nic.model().memory().holdReads(until);
            loop.nic.model().memory().holdWrites(until);
            loop.post(loop.parties);
            loop.nic.advance(loop.nic.now() + 2 * Time.MICROSECOND);
            loop.nic.askForReset();
            while (loop.nic.model().cycle() < until - 100) {
                assertThat(loop.nic.get("control.resetting")).isOne();
                loop.nic.model().registers().write(0x040, 1);         // does not take it back
                assertThat(loop.nic.get("version.number")).isEqualTo(NicRegisters.VERSION);
                loop.nic.advance(loop.nic.now() + Time.MICROSECOND / 4);
            }
            loop.nic.restart();
            assertThat(loop.nic.model().memory().isIdle()).isTrue();
            again(loop);
        }
    }

    /** Reads and writes of registers come as fast as the bus takes them while it is reset, and each is answered once. */
    @ParameterizedTest @ValueSource(longs = {12, 13})
    void everyAccessToARegisterIsAnsweredOnce(long seed) {
        try (var loop = new Loop(seed, HostBus.Timing.QUICK)) {
            loop.pair(new QueuePairOptions());
            loop.post(loop.parties);
            loop.run(loop.random.nextLong(Time.MICROSECOND));
            int[] answers = new int[2];
            int asked = 0;
            var registers = loop.nic.model().registers();
            registers.write(0x040, 2);
            for (int i = 0; i < 400; i++) {
                if (loop.random.nextBoolean()) {
                    registers.read(0x004, value -> {
                        assertThat(value).isEqualTo(NicRegisters.VERSION);
                        answers[0]++;
                    });
                    asked++;
                } else {
                    registers.write(0x100, loop.random.nextInt() & 0xf000f);   // a doorbell
                }
                for (int cycles = loop.random.nextInt(3); cycles >= 0; cycles--) {
                    loop.nic.model().step();
                }
            }
            while (!registers.isIdle()) {
                loop.nic.model().step();
            }
            assertThat(answers[0]).as("seed %d", seed).isEqualTo(asked);
            assertThat(loop.nic.get("control.resetting")).as("seed %d", seed).isZero();
            loop.nic.restart();
            again(loop);
        }
    }

    /** The command that runs is forgotten, and the next one is answered. */
    @Test void aCommandEndsWithTheNic() {
        try (var loop = new Loop(16, HostBus.Timing.QUICK)) {
            loop.pair(new QueuePairOptions());
            loop.post(loop.parties);
            loop.nic.model().memory().holdReads(loop.nic.model().cycle() + 3000);
            loop.run(Time.MICROSECOND);
            loop.nic.model().registers().write(0x204, 0);
            loop.nic.model().registers().write(0x200, Command.RESET_QP.ordinal());
            loop.nic.model().registers().write(0x040, 2);
            loop.nic.advance(loop.nic.now() + 2 * Time.MICROSECOND);
            loop.nic.model().memory().holdReads(0);
            loop.nic.restart();
            again(loop);
        }
    }

    private static void again(Loop before) {
        var loop = new Loop(before, 1000);
        loop.run(3 * Time.MICROSECOND);
        loop.pair(new QueuePairOptions());
        for (int step = 0; step < 10; step++) {
            loop.post(loop.parties);
            loop.run(Time.MICROSECOND);
        }
        loop.finish(loop.parties, Time.MILLISECOND);

    }
}
