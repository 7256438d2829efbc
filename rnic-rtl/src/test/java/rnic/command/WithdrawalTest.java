package rnic.command;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.QueuePairState;

/** MRs that a peer withdraws, beside commands that wait for everything a command can wait for. */
class WithdrawalTest {
    /** Cycles of a withdrawal, nothing being under way. */
    private static final int LONGEST = 140;
    /** Cycles that Drains needs, when the same question stands. */
    private static final int QUESTION = 36;
    private static final int KEY = 5 << 8 | 0x21;

    /** The command processor, and drains that answer a question that has stood for some time. */
    private static final class Bench implements AutoCloseable {
        final CommandBench commands;
        final List<Long> answers = new ArrayList<>();
        boolean mrIsQuiet = true;
        boolean pairIsQuiet = true;
        int events;

        Bench(Engine engine) {
            commands = new CommandBench(engine).furnished();
            var io = commands.dut.io();
            var question = io.drain();
            commands.dut.add(new Agent() {
                private long object = -1;
                private int cycles;

                @Override public void drive() {
                    boolean isQuiet = (object & 1) == 1 ? mrIsQuiet : pairIsQuiet;
                    commands.pin(io.drained()).set(isQuiet && cycles >= QUESTION);
                }

                @Override public void sample() {
                    long now = commands.pin(question.object()).get() << 1 | commands.pin(question.isMr()).get();
                    boolean asked = commands.pin(question.asked()).isSet();
                    assertThat(asked && cycles > 0 && now != object).as("a question without a cycle between").isFalse();
                    cycles = asked ? cycles + 1 : 0;
                    object = now;
                    if (commands.pin(io.withdrawn().valid()).isSet()) {
                        answers.add(commands.pin(io.withdrawn().value()).get());
                    }
                    events += (int) commands.pin(io.withdraws()).get();
                }
            });
            commands.pin(io.drained()).set(0);
        }

        void register(long key, long withdrawable) {
            CommandBench.expectDone(commands.run(Command.REGISTER_MR, key, Map.of("base.address", 0x10000L,
                "length.bytes", 4096L, "rights.pd", 1L, "rights.remote_write", 1L, "rights.remote_invalidate",
                withdrawable)));
        }

        void withdraw(long key) {
            var stream = commands.dut.io().withdrawals();
            commands.pin(stream.payload()).set(key);
            commands.pin(stream.valid()).set(1);
            commands.dut.stepUntil(commands.pin(stream.ready()), 1, 2 * LONGEST);
            commands.dut.step();
            commands.pin(stream.valid()).set(0);
        }

        /** Cycles to the answer. */
        int answered(int most) {
            int before = answers.size();
            int cycles = 0;
            while (answers.size() == before) {
                assertThat(++cycles).as("cycles of a withdrawal").isLessThanOrEqualTo(most);
                commands.dut.step();
            }
            return cycles;
        }

        List<String> told() {
            return commands.others.stream().filter(line -> line.startsWith("MR")).toList();
        }

        @Override public void close() {
            commands.close();
        }
    }

    @EachEngine void anMrIsClosedAndItsKeyIsFree(Engine engine) {
        try (var bench = new Bench(engine)) {
            bench.register(KEY, 1);
            bench.commands.others.clear();
            bench.withdraw(KEY);
            bench.answered(LONGEST);
            assertThat(bench.answers).containsExactly(0L);
            assertThat(bench.told()).hasSize(1).allMatch(line -> line.startsWith("MR 5 0 "));
            assertThat(bench.events).isEqualTo(1);
            assertThat(bench.commands.run(Command.INVALIDATE_MR, KEY)).isEqualTo(CommandResult.MR_UNUSED);
            bench.register(KEY + 1, 1);
        }
    }

    @Test void whatMayNotBeWithdrawnStays() {
        for (int kind = 0; kind < 4; kind++) {
            try (var bench = new Bench(Engine.JVM)) {
                bench.register(KEY, kind == 0 ? 0 : 1);
                bench.commands.others.clear();
                bench.withdraw(switch (kind) {
                    case 1 -> KEY + 1;
                    case 2 -> KEY + 256;
                    case 3 -> 0;
                    default -> KEY;
                });
                assertThat(bench.answered(LONGEST)).isLessThan(10);
                assertThat(bench.answers).containsExactly(0L);
                assertThat(bench.told()).isEmpty();
                assertThat(bench.events).isZero();
                CommandBench.expectDone(bench.commands.run(Command.INVALIDATE_MR, KEY));
            }
        }
    }

    @EachEngine void aResetThatWaitsDoesNotHoldItUpAndLosesItsTurnOnly(Engine engine) {
        try (var bench = new Bench(engine)) {
            bench.register(KEY, 1);
            bench.commands.bring(2, QueuePairState.RTR, QueuePairState.RTS);
            bench.pairIsQuiet = false;
            bench.commands.give(Command.RESET_QP.ordinal(), 2, new long[0]);
            bench.commands.dut.step(150);
            bench.withdraw(KEY);
            bench.answered(LONGEST);
            bench.commands.dut.step(150);
            assertThat(bench.commands.pin(bench.commands.dut.io().answer().busy()).isSet()).isTrue();
            bench.pairIsQuiet = true;
            assertThat(bench.commands.dut.stepUntil(bench.commands.pin(bench.commands.dut.io().answer().busy()), 0, 60))
                .isLessThan(60);
            CommandBench.expectDone(bench.commands.result());
        }
    }

    /** What is under way in the MR, and nothing else, holds it up. */
    @Test void itWaitsForItsMr() {
        try (var bench = new Bench(Engine.JVM)) {
            bench.register(KEY, 1);
            bench.mrIsQuiet = false;
            bench.withdraw(KEY);
            bench.commands.dut.step(500);
            assertThat(bench.answers).isEmpty();
            assertThat(bench.told()).contains("MR 5 0 33");
            bench.register(KEY + 256, 1);                    // commands go on
            bench.commands.bring(3, QueuePairState.RTR);
            bench.mrIsQuiet = true;
            bench.answered(LONGEST);
        }
    }

    @Test void aSetUpThatWaitsDoesNotHoldItUp() {
        try (var bench = new Bench(Engine.JVM)) {
            bench.register(KEY, 1);
            bench.commands.setups.stall(1);
            bench.commands.give(Command.CREATE_QP.ordinal(), 4, CommandBench.words(Command.CREATE_QP,
                CommandBench.life()));
            bench.commands.dut.step(100);
            bench.withdraw(KEY);
            bench.answered(LONGEST);
            bench.commands.setups.stall(0);
            CommandBench.expectDone(bench.commands.result());
        }
    }

    /** The host and the peer close the same MR, the host some cycles earlier or later. */
    @Test void theHostMayCloseTheSameMr() {
        for (int apart = -150; apart < 260; apart += 10) {
            try (var bench = new Bench(Engine.JVM)) {
                bench.register(KEY, 1);
                if (apart < 0) {
                    bench.withdraw(KEY);
                    bench.commands.dut.step(-apart);
                }
                bench.commands.give(Command.INVALIDATE_MR.ordinal(), KEY, new long[0]);
                if (apart >= 0) {
                    bench.commands.dut.step(apart);
                    bench.withdraw(KEY);
                }
                assertThat(bench.commands.result()).isIn(CommandResult.DONE, CommandResult.MR_UNUSED);
                while (bench.answers.isEmpty()) {
                    bench.answered(2 * LONGEST);
                }
                assertThat(bench.answers).containsExactly(0L);
                bench.register(KEY + 7, 1);
                CommandBench.expectDone(bench.commands.run(Command.INVALIDATE_MR, KEY + 7));
            }
        }
    }

    /** Peers that withdraw all the time: a reset has its time between two of them; measured, the rate. */
    @Test void withdrawalsOneAfterTheOtherLetAResetEnd() {
        try (var bench = new Bench(Engine.JVM)) {
            int mrs = CommandBench.PARAMETERS.mrs();
            for (int i = 0; i < mrs; i++) {
                bench.register(i << 8 | i, 1);
            }
            bench.commands.bring(2, QueuePairState.RTR, QueuePairState.RTS);
            bench.commands.give(Command.RESET_QP.ordinal(), 2, new long[0]);
            long began = bench.commands.dut.cycle(0);
            int busy = 0;
            for (int i = 0; i < mrs; i++) {
                bench.withdraw(i << 8 | i);
                bench.answered(2 * LONGEST);                 // a command has its steps
                busy += bench.commands.pin(bench.commands.dut.io().answer().busy()).isSet() ? 1 : 0;
            }
            assertThat(busy).as("withdrawals that a reset waits for").isLessThan(4);
            assertThat((bench.commands.dut.cycle(0) - began) / (double) mrs).as("cycles of a withdrawal").isLessThan(128);
            assertThat(bench.events).isEqualTo(mrs);
        }
    }

    /** At 16 MHz, since it takes more than 50 ms. */
    @Test void whatDoesNotEndInTimeIsSaid() {
        try (var dut = Simulation.of(new CommandProcessor(CommandBench.SLOW), Engine.JVM)) {
            var io = dut.io();
            give(dut, Command.REGISTER_MR, Map.of("base.address", 0x10000L, "length.bytes", 4096L,
                "rights.remote_invalidate", 1L));
            dut.pin(io.withdrawals().payload()).set(KEY);
            dut.pin(io.withdrawals().valid()).set(1);
            dut.stepUntil(dut.pin(io.withdrawals().ready()), 1, LONGEST);
            dut.step();
            dut.pin(io.withdrawals().valid()).set(0);
            long cycles = dut.stepUntil(dut.pin(io.withdrawn().valid()), 1, (1 << 20) + LONGEST);
            assertThat(cycles).isBetween((1L << 20) + DrainWatch.SETTLING, (1L << 20) + LONGEST - 1);
            assertThat(dut.pin(io.withdrawn().value()).isSet()).isTrue();
            dut.pin(io.drained()).set(1);
            give(dut, Command.INVALIDATE_MR, Map.of());      // its key was kept
            assertThat(dut.pin(io.answer().result()).get()).isEqualTo(CommandResult.DONE.ordinal());
        }
    }

    private static void give(Simulation<CommandProcessor.Io> dut, Command command, Map<String, Long> arguments) {
        var io = dut.io();
        dut.stepUntil(dut.pin(io.answer().busy()), 0, 1000);
        var words = CommandBench.words(command, arguments);
        dut.pin(io.command().value().code()).set(command.ordinal());
        dut.pin(io.command().value().target()).set(KEY);
        for (int i = 0; i < words.length; i++) {
            dut.pin(io.command().value().arguments().at(i)).set(words[i]);
        }
        dut.pin(io.command().valid()).set(1);
        dut.step();
        dut.pin(io.command().valid()).set(0);
        dut.stepUntil(dut.pin(io.answer().busy()), 0, 1000);
    }
}
