package rnic.command;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.command.CommandBench.State;
import rnic.command.CommandBench.Failed;
import rnic.command.CommandBench.Statuses;
import rnic.congestion.Nsm;
import rnic.context.Gid;
import rnic.messages.CommandRequest;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.CompletionStatus;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** Commands of the host: what they change, and why they are refused. */
class CommandProcessorTest {
    private static final long FLUSHED = CompletionStatus.FLUSHED.ordinal();
    private static final long RETRIES = CompletionStatus.RETRIES_EXCEEDED.ordinal();
    private static final long TIMEOUT = FailureCause.RETRIES.ordinal();
    private static final long OVERRUN = FailureCause.CQ_OVERRUN.ordinal();

    /** More cycles than a command takes that waits for nothing under way. */
    private static final int COMMAND = 120;

    private static CommandBench bench() {
        return new CommandBench(Engine.preferred());
    }

    @Test void afterResetEveryTableOfEveryBlockIsCleared() {
        try (var bench = bench()) {
            bench.dut.stepUntil(bench.pin(bench.dut.io().answer().busy()), 0, 200);
            for (int i = 0; i < CommandBench.PARAMETERS.queuePairs(); i++) {
                assertThat(bench.states).contains(new State(i, QueuePairState.RESET));
            }
            for (int i = 0; i < CommandBench.PARAMETERS.mrs(); i++) {
                var told = "MR " + i + " 0 ";
                assertThat(bench.others).anyMatch(line -> line.startsWith(told));
            }
            assertThat(bench.others).contains("queue 0 0", "queue 15 0");
        }
    }

    @EachEngine void aQueuePairLivesAndIsResetAndRests(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            bench.bring(5, QueuePairState.RTR, QueuePairState.RTS, QueuePairState.SQD, QueuePairState.RTS);
            assertThat(bench.setups.received()).containsExactly(5L);
            assertThat(bench.states.stream().map(State::state)).containsExactly(QueuePairState.INIT,
                QueuePairState.RTR, QueuePairState.RTS, QueuePairState.SQD, QueuePairState.RTS);
            assertThat(bench.run(Command.QUERY_QP, 5)).isEqualTo(CommandResult.DONE);
            assertThat(bench.answer(0)).isEqualTo(QueuePairState.RTS.ordinal());
            assertThat(bench.answer(1)).isEqualTo(1);
            assertThat(bench.answer(2)).isEqualTo(2);
            assertThat(bench.run(Command.CREATE_QP, 5, CommandBench.life())).isEqualTo(CommandResult.QP_IN_USE);
            assertThat(bench.run(Command.DESTROY_CQ, 1)).isEqualTo(CommandResult.CQ_NEEDED);
            CommandBench.expectDone(bench.run(Command.RESET_QP, 5));
            assertThat(bench.states.getLast()).isEqualTo(new State(5, QueuePairState.RESET));
            assertThat(bench.run(Command.CREATE_QP, 5, CommandBench.life())).isEqualTo(CommandResult.QP_QUIET);
            bench.pin(bench.dut.io().now()).set(100);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 5, CommandBench.life()));
            bench.pin(bench.dut.io().now()).set(200);
            CommandBench.expectDone(bench.run(Command.RESET_QP, 5));
            CommandBench.expectDone(bench.run(Command.DESTROY_CQ, 1));
            CommandBench.expectDone(bench.run(Command.DESTROY_CQ, 2));
        }
    }

    @EachEngine void aCompletionQueueForBothIsNeededTwice(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            var life = CommandBench.life();
            life.put("completion.receive", 1L);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 2, life));
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 3, CommandBench.life()));
            CommandBench.expectDone(bench.run(Command.RESET_QP, 3));
            assertThat(bench.run(Command.DESTROY_CQ, 1)).isEqualTo(CommandResult.CQ_NEEDED);
            CommandBench.expectDone(bench.run(Command.RESET_QP, 2));
            CommandBench.expectDone(bench.run(Command.DESTROY_CQ, 1));
            CommandBench.expectDone(bench.run(Command.DESTROY_CQ, 2));
        }
    }

    /** At 16 MHz, since it takes more than 50 ms. */
    @Test void aDrainThatDoesNotEndIsSaidAndCanBeTriedAgain() {
        try (var bench = new CommandBench(Engine.JVM, CommandBench.SLOW).furnished()) {
            var io = bench.dut.io();
            bench.bring(2, QueuePairState.RTR);
            bench.pin(io.drained()).set(0);
            bench.give(Command.RESET_QP.ordinal(), 2, new long[0]);
            bench.dut.stepUntil(bench.pin(io.drain().asked()), 1, 200);
            assertThat(bench.dut.stepUntil(bench.pin(io.drain().asked()), 0, 20_000_000)).as("of a counter of 20 bits")
                .isEqualTo((1 << 20) + 1);
            assertThat(DrainWatch.timeoutBits(CommandBench.PARAMETERS)).as("of the shipped ones").isEqualTo(24);
            assertThat(bench.result()).isEqualTo(CommandResult.DRAIN_TIMEOUT);
            assertThat(bench.run(Command.CREATE_QP, 2, CommandBench.life())).isEqualTo(CommandResult.QP_IN_USE);
            for (long cq : new long[] {1, 2}) {              // each has the one user that it had
                assertThat(bench.run(Command.DESTROY_CQ, cq)).isEqualTo(CommandResult.CQ_NEEDED);
            }
            bench.pin(io.drained()).set(1);
            CommandBench.expectDone(bench.run(Command.RESET_QP, 2));
            for (long cq : new long[] {1, 2}) {
                CommandBench.expectDone(bench.run(Command.DESTROY_CQ, cq));
            }
        }
    }

    @Test void theCapabilitiesAreThoseOfTheParameters() {
        try (var bench = bench().ready()) {
            CommandBench.expectDone(bench.run(Command.QUERY_CAPS, 0));
            var p = CommandBench.PARAMETERS;
            assertThat(new long[] {bench.answer(0), bench.answer(1), bench.answer(2), bench.answer(3)})
                .containsExactly(p.queuePairs(), p.mrs(), p.completionQueues(), p.addressHandles());
        }
    }

    @Test void aRestEndsForGoodHoweverTheClockWraps() {
        try (var bench = bench().furnished()) {
            bench.bring(5);
            CommandBench.expectDone(bench.run(Command.RESET_QP, 5));
            bench.pin(bench.dut.io().now()).set(101);
            bench.dut.step(1000);                            // the walk finds it
            bench.pin(bench.dut.io().now()).set(0x180_0000L);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 5, CommandBench.life()));
        }
    }

    @EachEngine void aResetAndAnInvalidationAskForTheirObjectAndWait(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            var io = bench.dut.io();
            bench.bring(2, QueuePairState.RTR, QueuePairState.RTS);
            bench.others.clear();
            bench.pin(io.drained()).set(0);
            bench.give(Command.RESET_QP.ordinal(), 2, new long[0]);
            assertThat(bench.dut.stepUntil(bench.pin(io.drain().asked()), 1, 200)).isBetween(64L, 64L + COMMAND);
            assertThat(bench.states.getLast()).isEqualTo(new State(2, QueuePairState.RESET));
            assertThat(bench.pin(io.drain().isMr()).isSet()).isFalse();
            assertThat(bench.pin(io.drain().object()).get()).isEqualTo(2);
            bench.dut.step(300);
            assertThat(bench.pin(io.answer().busy()).get()).isEqualTo(1);
            bench.pin(io.drained()).set(1);
            assertThat(bench.dut.stepUntil(bench.pin(io.answer().busy()), 0, 60)).isLessThan(60);
            assertThat(bench.result()).isEqualTo(CommandResult.DONE);
            assertThat(bench.pin(io.drain().asked()).isSet()).isFalse();

            CommandBench.expectDone(bench.run(Command.REGISTER_MR, 0x0305, Map.of("length.bytes", 1L)));
            bench.others.clear();
            bench.pin(io.drained()).set(0);
            bench.give(Command.INVALIDATE_MR.ordinal(), 0x0305, new long[0]);
            assertThat(bench.dut.stepUntil(bench.pin(io.drain().asked()), 1, 200)).isBetween(64L, 64L + COMMAND);
            assertThat(bench.others).containsExactly("MR 3 0 5");
            assertThat(bench.pin(io.drain().isMr()).isSet()).isTrue();
            assertThat(bench.pin(io.drain().object()).get()).isEqualTo(3);
            bench.dut.step(300);
            assertThat(bench.pin(io.answer().busy()).get()).isEqualTo(1);
            bench.pin(io.drained()).set(1);
            CommandBench.expectDone(bench.result());
        }
    }

    @EachEngine void aFailureIsToldOnceAndItsRequestsAreFlushed(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            bench.bring(4, QueuePairState.RTR, QueuePairState.RTS);
            bench.bring(6);
            bench.states.clear();
            bench.failures.getFirst().send(new Failed(4, TIMEOUT), new Failed(4, OVERRUN),
                new Failed(6, TIMEOUT), new Failed(9, TIMEOUT));
            bench.dut.step(400);
            assertThat(bench.states).containsExactly(new State(4, QueuePairState.ERR));
            assertThat(bench.flushes).containsExactly(new Statuses(4, RETRIES, FLUSHED));
            assertThat(bench.modify(4, QueuePairState.RTS)).isEqualTo(CommandResult.WRONG_STATE);
            CommandBench.expectDone(bench.modify(4, QueuePairState.ERR));
            assertThat(bench.flushes).hasSize(1);
            CommandBench.expectDone(bench.modify(6, QueuePairState.ERR));
            assertThat(bench.flushes.getLast()).isEqualTo(new Statuses(6, FLUSHED, FLUSHED));
        }
    }

    /** Of a queue pair in error: its state, and why. */
    private static long failed(FailureCause cause) {
        return QueuePairState.ERR.ordinal() | (long) cause.ordinal() << 8;
    }

    @EachEngine void queryQpAnswersWhyAQueuePairHasFailed(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            for (var cause : FailureCause.values()) {
                bench.bring(4, QueuePairState.RTR, QueuePairState.RTS);
                CommandBench.expectDone(bench.run(Command.QUERY_QP, 4));
                assertThat(bench.answer(0)).as("before %s", cause).isEqualTo(QueuePairState.RTS.ordinal());
                bench.flushes.clear();
                if (cause == FailureCause.NONE) {
                    CommandBench.expectDone(bench.modify(4, QueuePairState.ERR));
                } else {
                    bench.failures.getFirst().send(new Failed(4, cause.ordinal()));
                }
                bench.dut.step(400);
                assertThat(bench.flushes).as("%s", cause).containsExactly(new Statuses(4, cause.send().ordinal(),
                    cause.receive().ordinal()));
                for (int i = 0; i < 2; i++) {
                    CommandBench.expectDone(bench.run(Command.QUERY_QP, 4));
                    assertThat(bench.answer(0)).as("%s", cause).isEqualTo(failed(cause));
                    CommandBench.expectDone(bench.modify(4, QueuePairState.ERR));      // changes nothing
                }
                CommandBench.expectDone(bench.run(Command.RESET_QP, 4));
                CommandBench.expectDone(bench.run(Command.QUERY_QP, 4));
                assertThat(bench.answer(0)).as("after %s", cause).isEqualTo(QueuePairState.RESET.ordinal());
                bench.pin(bench.dut.io().now()).set(1000L * (cause.ordinal() + 1));
            }
        }
    }

    @EachEngine void failuresAreServedWhileAResetWaitsAndThoseOfTheQueuePairItselfAreIgnored(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            var io = bench.dut.io();
            bench.bring(4, QueuePairState.RTR);
            bench.bring(5, QueuePairState.RTR);
            bench.pin(io.drained()).set(0);
            bench.give(Command.RESET_QP.ordinal(), 4, new long[0]);
            bench.dut.step(200);
            bench.states.clear();
            bench.failures.getFirst().send(new Failed(4, TIMEOUT), new Failed(5, TIMEOUT));
            bench.dut.step(300);
            assertThat(bench.states).containsExactly(new State(5, QueuePairState.ERR));
            bench.pin(io.drained()).set(1);
            CommandBench.expectDone(bench.result());
            CommandBench.expectDone(bench.run(Command.QUERY_QP, 4));
            assertThat(bench.answer(0)).isEqualTo(QueuePairState.RESET.ordinal());
        }
    }

    @EachEngine void theQueuePairsOfABrokenQueueGoToError(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            CommandBench.expectDone(bench.run(Command.CREATE_CQ, 7, Map.of("base.address", 0x8000L)));
            bench.bring(1, QueuePairState.RTR);
            var life = CommandBench.life();
            life.put("completion.receive", 7L);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 8, life));
            CommandBench.expectDone(bench.modify(8, QueuePairState.RTR));
            bench.states.clear();
            bench.broken.add(7);
            bench.dut.step(1000);
            assertThat(bench.states).containsExactly(new State(8, QueuePairState.ERR));
            assertThat(bench.run(Command.CREATE_QP, 9, life)).isEqualTo(CommandResult.BAD_RECEIVE_CQ);
        }
    }

    /** F1: who sets up a new life may wait for whom a failure has to leave first; so failures never wait for a set-up. */
    @EachEngine void failuresAreServedWhileASetUpWaits(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            for (int qp = 0; qp < 4; qp++) {
                bench.bring(qp, QueuePairState.RTR, QueuePairState.RTS);
            }
            bench.states.clear();
            bench.setups.stall(1);
            bench.give(Command.CREATE_QP.ordinal(), 9, CommandBench.words(Command.CREATE_QP, CommandBench.life()));
            bench.dut.step(100);
            for (int qp = 0; qp < 4; qp++) {
                bench.failures.get(qp % 3).send(new Failed(qp, TIMEOUT));
            }
            bench.dut.step(200);
            assertThat(bench.states).containsExactlyInAnyOrder(new State(0, QueuePairState.ERR),
                new State(1, QueuePairState.ERR), new State(2, QueuePairState.ERR), new State(3, QueuePairState.ERR));
            assertThat(bench.flushes).hasSize(4);
            assertThat(bench.pin(bench.dut.io().answer().busy()).get()).isEqualTo(1);
            bench.setups.stall(0);
            CommandBench.expectDone(bench.result());
        }
    }

    /** A2: reports without end, also of queue pairs in error, take no command its turn. */
    @EachEngine void commandsHaveTheirTurnInAStormOfFailures(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            int most = CommandBench.PARAMETERS.queuePairs();
            for (int qp = 0; qp < most - 1; qp++) {
                bench.bring(qp, QueuePairState.RTR);
            }
            for (int i = 0; i < 3000; i++) {
                for (var port : bench.failures) {
                    port.send(new Failed(i % (most - 1), OVERRUN));
                }
            }
            bench.broken.add(2);
            for (int i = 0; i < 20; i++) {
                bench.give(Command.QUERY_QP.ordinal(), i % most, new long[CommandRequest.ARGUMENTS]);
                assertThat(bench.dut.stepUntil(bench.pin(bench.dut.io().answer().busy()), 0, COMMAND))
                    .as("cycles of command " + i).isLessThan(COMMAND);
            }
            for (int qp = 0; qp < most - 1; qp++) {
                assertThat(bench.states).contains(new State(qp, QueuePairState.ERR));
            }
            assertThat(bench.flushes).as("one for each life").hasSize(most - 1);
        }
    }

    /** The flush names what the failure has named; that of a command, and of a failure that names none, names none. */
    @EachEngine void aFlushNamesTheRequestOfTheFailure(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            bench.bring(1, QueuePairState.RTR);
            bench.bring(2, QueuePairState.RTR);
            bench.bring(3, QueuePairState.RTR);
            var report = bench.dut.io().failures().at(1).payload();
            bench.pin(report.named()).set(1);
            bench.pin(report.request()).set(0xABCD);
            bench.failures.get(1).send(new Failed(1, TIMEOUT));
            bench.dut.step(100);
            bench.pin(report.named()).set(0);
            bench.failures.get(1).send(new Failed(2, TIMEOUT));
            bench.dut.step(100);
            CommandBench.expectDone(bench.modify(3, QueuePairState.ERR));
            assertThat(bench.named).containsExactly(0xABCDL, -1L, -1L);
        }
    }

    /** F4: a broken queue is found however many failures are served before. */
    @EachEngine void theWalkHasItsTurnInAStormOfFailures(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            CommandBench.expectDone(bench.run(Command.CREATE_CQ, 7, Map.of("base.address", 0x8000L)));
            var life = CommandBench.life();
            life.put("completion.send", 7L);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 8, life));
            CommandBench.expectDone(bench.modify(8, QueuePairState.RTR));
            bench.bring(1, QueuePairState.RTR);
            for (int i = 0; i < 3000; i++) {
                bench.failures.forEach(port -> port.send(new Failed(1, OVERRUN)));
            }
            bench.broken.add(7);
            bench.dut.step(2 * CommandBench.PARAMETERS.queuePairs() * QueuePairStates.PATIENCE);
            assertThat(bench.states).contains(new State(8, QueuePairState.ERR));
        }
    }

    /** Whenever the failure comes, the queue pair ends in error, and the command says whether it came before. */
    @Test void aFailureIsNeverUndoneByACommand() {
        var results = new ArrayList<CommandResult>();
        try (var bench = bench().furnished()) {
            for (int cycles = 0; cycles < 80; cycles++) {
                bench.pin(bench.dut.io().now()).set(1000L * cycles);
                bench.bring(4, QueuePairState.RTR, QueuePairState.RTS);
                bench.states.clear();
                bench.give(Command.MODIFY_QP.ordinal(), 4, CommandBench.words(Command.MODIFY_QP,
                    Map.of("state.code", (long) QueuePairState.SQD.ordinal())));
                bench.dut.step(cycles);
                bench.failures.getFirst().send(new Failed(4, TIMEOUT));
                results.add(bench.result());
                bench.dut.step(100);
                assertThat(bench.states.getLast()).isEqualTo(new State(4, QueuePairState.ERR));
                assertThat(bench.states).hasSize(results.getLast() == CommandResult.DONE ? 2 : 1);
                CommandBench.expectDone(bench.run(Command.QUERY_QP, 4));
                assertThat(bench.answer(0)).isEqualTo(failed(FailureCause.RETRIES));
                CommandBench.expectDone(bench.run(Command.RESET_QP, 4));
            }
        }
        assertThat(results).contains(CommandResult.DONE, CommandResult.WRONG_STATE);
    }

    @EachEngine void regionsAreRegisteredAndInvalidatedUnderTheirTag(Engine engine) {
        try (var bench = new CommandBench(engine).ready()) {
            var mr = Map.of("base.address", 0x1000L, "length.bytes", 1L, "rights.remote_write", 1L);
            CommandBench.expectDone(bench.run(Command.REGISTER_MR, 17 << 8 | 0xA5, mr));
            assertThat(bench.others).containsExactly("MR 17 1 165");
            assertThat(bench.run(Command.REGISTER_MR, 17 << 8 | 0xA6, mr))
                .isEqualTo(CommandResult.MR_IN_USE);
            assertThat(bench.run(Command.INVALIDATE_MR, 17 << 8 | 0xA6)).isEqualTo(CommandResult.MR_UNUSED);
            assertThat(bench.run(Command.INVALIDATE_MR, 18 << 8 | 0xA5)).isEqualTo(CommandResult.MR_UNUSED);
            CommandBench.expectDone(bench.run(Command.INVALIDATE_MR, 17 << 8 | 0xA5));
            assertThat(bench.others).endsWith("MR 17 0 165");
            assertThat(bench.run(Command.INVALIDATE_MR, 17 << 8 | 0xA5)).isEqualTo(CommandResult.MR_UNUSED);
            CommandBench.expectDone(bench.run(Command.REGISTER_MR, 17 << 8, Map.of(
                "base.address", 0xFFFF_FFFF_FFFF_FFFFL, "length.bytes", 1L)));
        }
    }

    /** One argument or target that is wrong, and what must be answered. */
    record Wrong(Command command, long target, Map<String, Long> arguments, CommandResult expected) {}

    /** The stamp of cc_ext takes the bits that Retrans may be moved to. */
    @Test void retransStaysInItsPlaceWherePacketsTellWhenTheyLeave() {
        try (var bench = bench().furnished()) {
            var life = CommandBench.life();
            for (boolean moved : new boolean[] {true, false}) {
                bench.pin(bench.dut.io().retransMoved()).set(moved);
                for (long extended : new long[] {1, 0}) {
                    life.put("address.cc_ext", extended);
                    var result = moved && extended == 1 ? CommandResult.BAD_CONGESTION : CommandResult.DONE;
                    assertThat(bench.run(Command.CREATE_QP, moved ? 3 : 4 + extended, life)).isEqualTo(result);
                }
            }
            assertThat(bench.extended).containsExactly(0L, 1L, 0L);
        }
    }

    /** Queue pairs in RoCEv2 may have DCQCN, and no others; never what the NIC has for these. */
    @Test void dcqcnIsForRoceAlone() {
        try (var bench = new CommandBench(Engine.JVM, RnicParameters.SMALL.controlled(new Nsm()).speakingRoce())
            .furnished()) {
            var life = CommandBench.life();
            for (long profile = 0; profile < 2; profile++) {
                for (long algorithm = 0; algorithm < 4; algorithm++) {
                    life.put("peer.profile", profile);
                    life.put("address.cc_algorithm", algorithm);
                    var isTaken = algorithm == 0 || algorithm == RnicParameters.DCQCN && profile == 0;
                    assertThat(bench.run(Command.CREATE_QP, 4 * profile + algorithm, life))
                        .as("profile %d, algorithm %d", profile, algorithm)
                        .isEqualTo(isTaken ? CommandResult.DONE : CommandResult.BAD_CONGESTION);
                }
            }
        }
    }

    /** An algorithm reads the stamps of its peer, and a NIC has one: any other code is refused. */
    @Test void anAlgorithmIsTheNicsOwnAndHasItsStamps() {
        try (var bench = new CommandBench(Engine.JVM, RnicParameters.SMALL.controlled(new Nsm())).furnished()) {
            var life = CommandBench.life();
            for (long algorithm = 0; algorithm < 4; algorithm++) {
                for (long extended = 0; extended < 2; extended++) {
                    life.put("address.cc_algorithm", algorithm);
                    life.put("address.cc_ext", extended);
                    var isTaken = algorithm == 0 || algorithm == RnicParameters.ALGORITHM && extended == 1;
                    assertThat(bench.run(Command.CREATE_QP, 2 * algorithm + extended, life))
                        .as("algorithm %d, cc_ext %d", algorithm, extended)
                        .isEqualTo(isTaken ? CommandResult.DONE : CommandResult.BAD_CONGESTION);
                }
            }
            assertThat(bench.extended).containsExactly(0L, 1L, 1L);
        }
    }

    /** A NIC without an algorithm does not know the question, one with it knows no shared queues for that. */
    @Test void onlyANicWithAnAlgorithmIsAskedForIt() {
        try (var bench = new CommandBench(Engine.JVM, RnicParameters.SMALL).furnished()) {
            assertThat(bench.run(Command.QUERY_CONGESTION, 0, Map.of())).isEqualTo(CommandResult.UNKNOWN_COMMAND);
        }
        try (var bench = new CommandBench(Engine.JVM, RnicParameters.SMALL.controlled(new Nsm())).furnished()) {
            assertThat(bench.run(Command.CREATE_SRQ, 0, Map.of())).isEqualTo(CommandResult.UNKNOWN_COMMAND);
            assertThat(bench.run(Command.QUERY_CONGESTION, 16, Map.of())).isEqualTo(CommandResult.NO_SUCH_QP);
        }
    }

    static List<Wrong> wrongLives() {
        var wrongs = new ArrayList<Wrong>();
        var mistakes = new LinkedHashMap<String, Map.Entry<CommandResult, List<Long>>>();
        mistakes.put("peer.profile", Map.entry(CommandResult.BAD_PROFILE, List.of(0L)));
        mistakes.put("peer.mtu", Map.entry(CommandResult.BAD_MTU, List.of(5L, 7L)));
        mistakes.put("keys.pkey", Map.entry(CommandResult.BAD_PKEY, List.of(0L, 0x8000L)));
        mistakes.put("address.handle", Map.entry(CommandResult.BAD_ADDRESS, List.of(4L, 16L + 3, 0x8003L)));
        mistakes.put("window.packets", Map.entry(CommandResult.BAD_WINDOW, List.of(0L, 129L, 4096L)));
        mistakes.put("window.messages", Map.entry(CommandResult.BAD_MESSAGES, List.of(0L, 9L, 256L)));
        mistakes.put("timing.sack_threshold", Map.entry(CommandResult.BAD_THRESHOLD, List.of(112L, 255L)));
        mistakes.put("address.cc_algorithm", Map.entry(CommandResult.BAD_CONGESTION, List.of(1L, 2L, 3L)));
        mistakes.put("timing.rto", Map.entry(CommandResult.BAD_TIMEOUT, List.of(21L, 31L)));
        mistakes.put("timing.srtt", Map.entry(CommandResult.BAD_ROUND_TRIP, List.of(0L, 15L, 64001L, 65535L)));
        mistakes.put("completion.send", Map.entry(CommandResult.BAD_SEND_CQ, List.of(0L, 16L + 1, 0x801L)));
        mistakes.put("completion.receive", Map.entry(CommandResult.BAD_RECEIVE_CQ, List.of(15L, 16L + 2)));
        mistakes.put("send_queue.address", Map.entry(CommandResult.BAD_SEND_QUEUE, List.of(1L, 0x1020L)));
        mistakes.put("receive_queue.address", Map.entry(CommandResult.BAD_RECEIVE_QUEUE, List.of(32L)));
        mistakes.put("accepted.reads", Map.entry(CommandResult.BAD_READS, List.of(5L, 8L, 63L)));
        mistakes.put("outstanding.reads", Map.entry(CommandResult.BAD_READS, List.of(5L, 32L, 63L)));
        mistakes.put("size.responses", Map.entry(CommandResult.BAD_RESPONSE_WINDOW, List.of(129L, 4096L)));
        mistakes.put("peer.remote_atomic", Map.entry(CommandResult.BAD_RIGHTS, List.of(1L)));
        mistakes.forEach((name, mistake) -> mistake.getValue().forEach(value -> {
            var life = CommandBench.life();
            life.put(name, value);
            wrongs.add(new Wrong(Command.CREATE_QP, 4, life, mistake.getKey()));
        }));
        return wrongs;
    }

    private static List<Wrong> wrongs() {
        var wrongs = new ArrayList<>(wrongLives());
        var mr = Map.of("base.address", 0x1000L, "length.bytes", 4096L);
        wrongs.add(new Wrong(Command.CREATE_QP, 16, CommandBench.life(), CommandResult.NO_SUCH_QP));
        wrongs.add(new Wrong(Command.CREATE_QP, 1L << 31, CommandBench.life(), CommandResult.NO_SUCH_QP));
        wrongs.add(new Wrong(Command.QUERY_QP, 16, Map.of(), CommandResult.NO_SUCH_QP));
        wrongs.add(new Wrong(Command.RESET_QP, 17, Map.of(), CommandResult.NO_SUCH_QP));
        wrongs.add(new Wrong(Command.RESET_QP, 3, Map.of(), CommandResult.QP_UNUSED));
        wrongs.add(new Wrong(Command.MODIFY_QP, 3, Map.of("state.code", 5L), CommandResult.QP_UNUSED));
        wrongs.add(new Wrong(Command.CREATE_CQ, 16, Map.of(), CommandResult.NO_SUCH_CQ));
        wrongs.add(new Wrong(Command.DESTROY_CQ, 99, Map.of(), CommandResult.NO_SUCH_CQ));
        wrongs.add(new Wrong(Command.CREATE_CQ, 1, Map.of(), CommandResult.CQ_IN_USE));
        wrongs.add(new Wrong(Command.DESTROY_CQ, 3, Map.of(), CommandResult.CQ_UNUSED));
        wrongs.add(new Wrong(Command.CREATE_CQ, 3, Map.of("base.address", 0x20L), CommandResult.BAD_RING));
        wrongs.add(new Wrong(Command.WRITE_ADDRESS, 16, Map.of(), CommandResult.NO_SUCH_ADDRESS));
        wrongs.add(new Wrong(Command.WRITE_ADDRESS, 3, Map.of("tag.gid", 1L), CommandResult.BAD_GID));
        wrongs.add(new Wrong(Command.WRITE_ADDRESS, 3, Map.of("tag.ipv6", 1L), CommandResult.BAD_GID));
        wrongs.add(new Wrong(Command.SET_GID, 8, Map.of("gid.used", 1L), CommandResult.BAD_GID));
        wrongs.add(new Wrong(Command.SET_GID, 1L << 31, Map.of(), CommandResult.BAD_GID));
        wrongs.add(new Wrong(Command.REGISTER_MR, 64 << 8, mr, CommandResult.NO_SUCH_MR));
        wrongs.add(new Wrong(Command.INVALIDATE_MR, 1L << 31, Map.of(), CommandResult.NO_SUCH_MR));
        wrongs.add(new Wrong(Command.REGISTER_MR, 0, Map.of("base.address", 1L), CommandResult.BAD_LENGTH));
        wrongs.add(new Wrong(Command.REGISTER_MR, 0, Map.of("base.address", -1L, "length.bytes", 2L),
            CommandResult.BAD_LENGTH));
        wrongs.add(new Wrong(Command.REGISTER_MR, 0, Map.of("base.address", -4096L, "length.bytes", 0xFFFF_FFFFL),
            CommandResult.BAD_LENGTH));
        return wrongs;
    }

    /** The first and the last value of each argument that has limits. */
    @Test void argumentsAtTheirLimitsAreTaken() {
        var limits = new LinkedHashMap<String, List<Long>>();
        limits.put("peer.profile", List.of(1L, 2L, 3L));
        limits.put("peer.mtu", List.of(0L, 4L));
        limits.put("keys.pkey", List.of(1L, 0x7FFFL, 0x8001L));
        limits.put("window.packets", List.of(1L, 128L));
        limits.put("window.messages", List.of(1L, 8L));
        limits.put("timing.sack_threshold", List.of(0L, 111L));
        limits.put("timing.rto", List.of(0L, 20L));
        limits.put("timing.srtt", List.of(16L, 64000L));
        limits.put("size.responses", List.of(0L, 1L, 128L));
        limits.put("outstanding.reads", List.of(0L, 1L, 4L));
        long now = 0;
        try (var bench = bench().furnished()) {
            for (var limit : limits.entrySet()) {
                for (long value : limit.getValue()) {
                    var life = CommandBench.life();
                    life.put(limit.getKey(), value);
                    bench.pin(bench.dut.io().now()).set(now += 1000);
                    assertThat(bench.run(Command.CREATE_QP, 4, life)).as("%s %d", limit.getKey(), value)
                        .isEqualTo(CommandResult.DONE);
                    CommandBench.expectDone(bench.run(Command.RESET_QP, 4));
                }
            }
        }
    }

    /** Of Reads and atomics: what a life is told goes to every block as it is, and nothing of it is asked for. */
    @EachEngine void aLifeHearsWhatIsSaidOfResponses(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 3, CommandBench.life()));
            assertThat(bench.responses).containsExactly(List.of(0L, 0L, 0L, 0L, 1L, 0L, 0L));
            var life = CommandBench.life();
            life.put("peer.profile", 3L);
            life.put("peer.remote_atomic", 1L);
            life.put("accepted.psn", 0x81_2345L);
            life.put("accepted.reads", 4L);
            life.put("outstanding.psn", 0x7E_DCBAL);
            life.put("outstanding.reads", 3L);
            assertThat(bench.run(Command.CREATE_QP, 4, life)).as("no window").isEqualTo(
                CommandResult.BAD_RESPONSE_WINDOW);
            life.put("size.responses", 100L);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 4, life));
            life.put("peer.profile", 2L);
            assertThat(bench.run(Command.CREATE_QP, 5, life)).isEqualTo(CommandResult.BAD_RIGHTS);
            life.remove("peer.remote_atomic");
            life.put("peer.remote_read", 1L);
            life.put("outstanding.reads", 0L);
            life.put("accepted.reads", 1L);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 5, life));
            assertThat(bench.responses.subList(1, 3)).containsExactly(
                List.of(0L, 1L, 0x81_2345L, 0x7E_DCBAL, 100L, 4L, 3L),
                List.of(1L, 0L, 0x81_2345L, 0x7E_DCBAL, 100L, 1L, 0L));
        }
    }

    /** A later NIC may give them a meaning: a driver that knows it learns that this one does not. */
    @Test void wordsOfTheMailboxBehindThoseOfALifeAreZero() {
        try (var bench = bench().furnished()) {
            for (int word = 16; word < CommandRequest.ARGUMENTS; word++) {
                var words = CommandBench.words(Command.CREATE_QP, CommandBench.life());
                words[word] = 1L << (word * 7) % 32;
                bench.give(Command.CREATE_QP.ordinal(), 4, words);
                assertThat(bench.result()).as("word %d", word).isEqualTo(CommandResult.RESERVED_BITS);
            }
        }
    }

    /** The rights of an MR come through, each alone. */
    @Test void aRegionHasTheRightsThatItIsGiven() {
        var rights = List.of("local_write", "remote_write", "remote_read", "remote_atomic", "remote_invalidate");
        try (var bench = bench().ready()) {
            for (int i = 0; i < rights.size(); i++) {
                CommandBench.expectDone(bench.run(Command.REGISTER_MR, i << 8, Map.of("base.address", 0x1000L,
                    "length.bytes", 1L, "rights." + rights.get(i), 1L)));
                assertThat(bench.rights.getLast()).as(rights.get(i)).isEqualTo(1L << i);
            }
        }
    }

    /** The last object of each kind is there; the one behind it is refused, as above. */
    @Test void theLastObjectOfEachKindIsThere() {
        try (var bench = bench().furnished()) {
            int last = CommandBench.PARAMETERS.queuePairs() - 1;
            int queue = CommandBench.PARAMETERS.completionQueues() - 1;
            int handle = CommandBench.PARAMETERS.addressHandles() - 1;
            long key = (CommandBench.PARAMETERS.mrs() - 1L) << 8 | 0xFF;
            CommandBench.expectDone(bench.run(Command.WRITE_ADDRESS, handle));
            CommandBench.expectDone(bench.run(Command.CREATE_CQ, queue, Map.of("base.address", 0x40L)));
            CommandBench.expectDone(bench.run(Command.REGISTER_MR, key, Map.of("length.bytes", 0xFFFF_FFFFL)));
            var life = CommandBench.life();
            life.put("address.handle", (long) handle);
            life.put("completion.send", (long) queue);
            life.put("completion.receive", (long) queue);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, last, life));
            CommandBench.expectDone(bench.run(Command.QUERY_QP, last));
            CommandBench.expectDone(bench.modify(last, QueuePairState.RTR));
            CommandBench.expectDone(bench.run(Command.RESET_QP, last));
            CommandBench.expectDone(bench.run(Command.DESTROY_CQ, queue));
            CommandBench.expectDone(bench.run(Command.INVALIDATE_MR, key));
            assertThat(bench.others).containsExactly("address " + handle, "queue " + queue + " 1",
                "MR " + (key >> 8) + " 1 255", "queue " + queue + " 0", "MR " + (key >> 8) + " 0 255");
        }
    }

    /** Each of our addresses is the one that was given last, and a handle names one that is ours. */
    @Test void ownAddressesComeAndGo() {
        try (var bench = bench().furnished()) {
            var gids = bench.dut.io().gids();
            for (int i = 0; i < Gid.COUNT; i++) {
                CommandBench.expectDone(bench.run(Command.SET_GID, i, Map.of("gid.used", 1L, "gid.ipv6", i & 1L,
                    "ip_high.address", ~(long) i, "ip_low.address", 0xA5A5_0000_0000_0000L + i)));
            }
            CommandBench.expectDone(bench.run(Command.SET_GID, 6, Map.of("ip_low.address", 1L)));
            CommandBench.expectDone(bench.run(Command.SET_GID, 6, Map.of()));
            for (int i = 0; i < Gid.COUNT; i++) {
                var shown = gids.at(i);
                assertThat(bench.dut.pin(shown.used()).isSet()).as("used %d", i).isEqualTo(i != 6);
                if (i != 6) {
                    assertThat(bench.dut.pin(shown.ipv6()).isSet()).isEqualTo(i % 2 == 1);
                    assertThat(bench.dut.pin(shown.ip()).big().toString(16))
                        .isEqualTo("fffffffffffffff%xa5a500000000000%x".formatted(15 - i, i));
                }
                for (long version = 0; version < 2; version++) {
                    assertThat(bench.run(Command.WRITE_ADDRESS, 1, Map.of("tag.gid", (long) i, "tag.ipv6", version)))
                        .isEqualTo(i != 6 && i % 2 == version ? CommandResult.DONE : CommandResult.BAD_GID);
                }
            }
            assertThat(bench.others).as("handles that were written").hasSize(Gid.COUNT - 1);
        }
    }

    @EachEngine void everyIllegalCommandHasAResultOfItsOwnAndChangesNothing(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            bench.states.clear();
            for (var wrong : wrongs()) {
                assertThat(bench.run(wrong.command(), wrong.target(), wrong.arguments())).as(wrong.toString())
                    .isEqualTo(wrong.expected());
            }
            bench.give(Command.values().length, 0, new long[0]);
            assertThat(bench.result()).isEqualTo(CommandResult.UNKNOWN_COMMAND);
            bench.give(255, 0, new long[0]);
            assertThat(bench.result()).isEqualTo(CommandResult.UNKNOWN_COMMAND);
            assertThat(bench.states).isEmpty();
            assertThat(bench.others).isEmpty();
            assertThat(bench.setups.received()).isEmpty();
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 4, CommandBench.life()));
            CommandBench.expectDone(bench.run(Command.REGISTER_MR, 0, Map.of("base.address", -4096L,
                "length.bytes", 4096L)));
        }
    }

    @EachEngine void reservedBitsOfEveryCommandMustBeZero(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            bench.bring(4);
            for (var command : Command.of(CommandBench.PARAMETERS)) {
                for (var slot : command.arguments().slots()) {
                    long free = -1L >>> 64 - slot.register().width();
                    for (var field : slot.register().fields()) {
                        free &= ~((field.width() == 64 ? -1 : (1L << field.width()) - 1) << field.low());
                    }
                    for (long left = free; left != 0; left &= left - 1) {
                        int bit = Long.numberOfTrailingZeros(left);
                        var words = new long[CommandRequest.ARGUMENTS];
                        words[slot.offset() / 4 + bit / 32] = 1L << bit % 32;
                        bench.give(command.ordinal(), 4, words);
                        assertThat(bench.result()).as("%s %s bit %d", command, slot.path(), bit)
                            .isEqualTo(CommandResult.RESERVED_BITS);
                    }
                }
            }
        }
    }

    @Test void onlyTheTransitionsOfTheVerbsAreMade() {
        var legal = Map.of(QueuePairState.INIT, List.of(QueuePairState.INIT, QueuePairState.RTR, QueuePairState.ERR),
            QueuePairState.RTR, List.of(QueuePairState.RTS, QueuePairState.ERR),
            QueuePairState.RTS, List.of(QueuePairState.RTS, QueuePairState.SQD, QueuePairState.ERR),
            QueuePairState.SQD, List.of(QueuePairState.RTS, QueuePairState.SQD, QueuePairState.ERR),
            QueuePairState.ERR, List.of(QueuePairState.ERR));
        var ways = Map.of(QueuePairState.INIT, new QueuePairState[0],
            QueuePairState.RTR, new QueuePairState[] {QueuePairState.RTR},
            QueuePairState.RTS, new QueuePairState[] {QueuePairState.RTR, QueuePairState.RTS},
            QueuePairState.SQD, new QueuePairState[] {QueuePairState.RTR, QueuePairState.RTS, QueuePairState.SQD},
            QueuePairState.ERR, new QueuePairState[] {QueuePairState.ERR});
        long now = 0;
        try (var bench = bench().furnished()) {
            for (var from : legal.keySet()) {
                for (int to = 0; to < 8; to++) {
                    now += 1000;
                    bench.pin(bench.dut.io().now()).set(now);
                    bench.bring(7, ways.get(from));
                    var result = bench.run(Command.MODIFY_QP, 7, Map.of("state.code", (long) to));
                    var state = to < 6 ? QueuePairState.values()[to] : null;
                    assertThat(result).as("%s to %d", from, to).isEqualTo(to > 5 ? CommandResult.UNKNOWN_STATE
                        : legal.get(from).contains(state) ? CommandResult.DONE : CommandResult.WRONG_STATE);
                    CommandBench.expectDone(bench.run(Command.QUERY_QP, 7));
                    assertThat(bench.answer(0)).isEqualTo(result == CommandResult.DONE ? to : from.ordinal());
                    CommandBench.expectDone(bench.run(Command.RESET_QP, 7));
                }
            }
        }
    }

    private static CommandResult modify(CommandBench bench, QueuePairState state, long rate) {
        return bench.run(Command.MODIFY_QP, 7, Map.of("state.code", (long) state.ordinal(), "state.rate", 1L,
            "rate.megabits", rate));
    }

    @EachEngine void aRateChangesWithAnyStateThatMay(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            assertThat(modify(bench, QueuePairState.RTR, 5)).isEqualTo(CommandResult.QP_UNUSED);
            bench.bring(7);
            long rate = 0xFFFFF;
            for (var state : List.of(QueuePairState.INIT, QueuePairState.RTR, QueuePairState.RTS, QueuePairState.RTS,
                QueuePairState.SQD, QueuePairState.RTS)) {
                CommandBench.expectDone(modify(bench, state, rate));
                assertThat(bench.rates.received()).last().isEqualTo(new CommandBench.Rate(7, rate));
                assertThat(bench.states).last().isEqualTo(new State(7, state));
                rate >>>= 5;
            }
            assertThat(bench.rates.received()).hasSize(6);
            assertThat(bench.setups.received()).hasSize(1);
            assertThat(modify(bench, QueuePairState.RTR, 5)).isEqualTo(CommandResult.WRONG_STATE);
            CommandBench.expectDone(bench.run(Command.MODIFY_QP, 7, Map.of("state.code", 3L, "rate.megabits", 5L)));
            CommandBench.expectDone(bench.modify(7, QueuePairState.ERR));
            CommandBench.expectDone(modify(bench, QueuePairState.ERR, 5));
            assertThat(bench.rates.received()).as("refused, not asked for, in error").hasSize(6);
        }
    }

    /** The rate of one that fails while its command runs does not matter, but its command ends. */
    @Test void aRateIsAskedForUntilItIsTaken() {
        try (var bench = bench().furnished()) {
            bench.bring(7, QueuePairState.RTR, QueuePairState.RTS);
            bench.rates.stall(1);
            bench.give(Command.MODIFY_QP.ordinal(), 7, CommandBench.words(Command.MODIFY_QP,
                Map.of("state.code", 3L, "state.rate", 1L, "rate.megabits", 40_000L)));
            bench.dut.step(COMMAND);
            bench.failures.getFirst().send(new Failed(7, TIMEOUT));
            bench.dut.step(COMMAND);
            assertThat(bench.states).last().isEqualTo(new State(7, QueuePairState.ERR));
            assertThat(bench.pin(bench.dut.io().answer().busy()).isSet()).isTrue();
            bench.rates.stall(0);
            CommandBench.expectDone(bench.result());
            assertThat(bench.rates.received()).containsExactly(new CommandBench.Rate(7, 40_000));
        }
    }

    @Test void aCommandWhileAnotherRunsIsIgnored() {
        try (var bench = bench().furnished()) {
            bench.give(Command.CREATE_QP.ordinal(), 4, CommandBench.words(Command.CREATE_QP, CommandBench.life()));
            bench.give(Command.CREATE_QP.ordinal(), 5, CommandBench.words(Command.CREATE_QP, CommandBench.life()));
            CommandBench.expectDone(bench.result());
            bench.dut.step(100);
            assertThat(bench.setups.received()).containsExactly(4L);
        }
    }
}
