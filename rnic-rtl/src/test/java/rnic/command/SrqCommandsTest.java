package rnic.command;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.junit.EachEngine;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** Shared receive queues come and go as the host says, and none while a queue pair uses it. */
class SrqCommandsTest {
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL.sharing(4);

    private static CommandBench bench(Engine engine) {
        return new CommandBench(engine, PARAMETERS).furnished();
    }

    private static Map<String, Long> life(long srq) {
        var life = new LinkedHashMap<>(CommandBench.life());
        life.remove("receive_queue.address");
        life.remove("size.receive");
        life.put("rate.shared", 1L);
        life.put("rate.srq", srq);
        return life;
    }

    private static Map<String, Long> with(Map<String, Long> life, String name, long value) {
        var other = new LinkedHashMap<>(life);
        other.put(name, value);
        return other;
    }

    private static CommandResult make(CommandBench bench, long srq) {
        return bench.run(Command.CREATE_SRQ, srq, Map.of("base.address", 0x40L, "queue.size", 5L));
    }

    @EachEngine void aSharedQueueIsTold(Engine engine) {
        try (var bench = bench(engine)) {
            CommandBench.expectDone(bench.run(Command.CREATE_SRQ, 3, Map.of("base.address", 0xFFFF_0000_0000_1040L,
                "queue.size", 15L, "queue.ahead", 8L, "queue.limit", 0xABCDL)));
            CommandBench.expectDone(make(bench, 1));
            assertThat(bench.others).containsExactly("srq 3 ffff000000001040 15 8 43981", "srq 1 40 5 4 0");
        }
    }

    @EachEngine void aSharedQueueStaysWhileItIsUsed(Engine engine) {
        try (var bench = bench(engine)) {
            assertThat(bench.run(Command.CREATE_QP, 4, life(2))).isEqualTo(CommandResult.BAD_SRQ);
            CommandBench.expectDone(make(bench, 2));
            assertThat(make(bench, 2)).isEqualTo(CommandResult.SRQ_IN_USE);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 4, life(2)));
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 5, life(2)));
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 6, CommandBench.life()));
            assertThat(bench.run(Command.DESTROY_SRQ, 2)).isEqualTo(CommandResult.SRQ_IN_USE);
            CommandBench.expectDone(bench.run(Command.RESET_QP, 4));
            CommandBench.expectDone(bench.run(Command.RESET_QP, 6));
            CommandBench.expectDone(bench.modify(5, QueuePairState.ERR));
            assertThat(bench.run(Command.DESTROY_SRQ, 2)).isEqualTo(CommandResult.SRQ_IN_USE);
            CommandBench.expectDone(bench.run(Command.RESET_QP, 5));
            CommandBench.expectDone(bench.run(Command.DESTROY_SRQ, 2));
            assertThat(bench.run(Command.DESTROY_SRQ, 2)).isEqualTo(CommandResult.BAD_SRQ);
            assertThat(bench.run(Command.CREATE_QP, 7, life(2))).isEqualTo(CommandResult.BAD_SRQ);
            CommandBench.expectDone(make(bench, 2));
        }
    }

    /** So that a driver can tell when the last request of a shared queue has come back. */
    @EachEngine void queryQpAnswersWhetherOneInErrorHasGivenBackWhatItHad(Engine engine) {
        try (var bench = bench(engine)) {
            var io = bench.dut.io();
            CommandBench.expectDone(make(bench, 2));
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 4, life(2)));
            CommandBench.expectDone(bench.run(Command.QUERY_QP, 4));
            assertThat(bench.answer(0)).as("it lives").isEqualTo(QueuePairState.INIT.ordinal());
            CommandBench.expectDone(bench.modify(4, QueuePairState.ERR));
            for (int i = 0; i < 4; i++) {
                bench.pin(io.drained()).set(i % 2);
                bench.give(Command.QUERY_QP.ordinal(), 4, new long[0]);
                assertThat(bench.dut.stepUntil(() -> bench.pin(io.drain().asked()).isSet(), 200)).isLessThan(150);
                assertThat(bench.pin(io.drain().onlyDealt().orElseThrow()).isSet()).as("other accesses may begin")
                    .isTrue();
                assertThat(bench.pin(io.drain().isMr()).isSet()).isFalse();
                assertThat(bench.pin(io.drain().object()).get()).isEqualTo(4);
                CommandBench.expectDone(bench.result());
                assertThat(bench.answer(0)).isEqualTo(QueuePairState.ERR.ordinal() + (i % 2 << 16));
                assertThat(bench.answer(1)).as("the rest is there each time").isEqualTo(1);
                assertThat(bench.answer(2)).isEqualTo(2);
            }
            bench.pin(io.drained()).set(1);
            CommandBench.expectDone(bench.run(Command.RESET_QP, 4));
        }
    }

    @EachEngine void whatCannotBeIsRefused(Engine engine) {
        try (var bench = bench(engine)) {
            CommandBench.expectDone(make(bench, 2));
            bench.others.clear();
            bench.states.clear();
            assertThat(make(bench, 4)).isEqualTo(CommandResult.BAD_SRQ);
            assertThat(bench.run(Command.DESTROY_SRQ, 0x1_0002L)).isEqualTo(CommandResult.BAD_SRQ);
            assertThat(bench.run(Command.CREATE_SRQ, 1, Map.of("base.address", 0x60L)))
                .isEqualTo(CommandResult.BAD_SRQ);
            assertThat(bench.run(Command.CREATE_SRQ, 1, Map.of("queue.ahead", 9L))).isEqualTo(CommandResult.BAD_SRQ);
            var life = life(2);
            for (var wrong : new Map[] {with(life, "receive_queue.address", 64), with(life, "size.receive", 1),
                with(life, "rate.srq", 3), with(life, "rate.srq", 6), with(life, "rate.shared", 0)}) {
                assertThat(bench.run(Command.CREATE_QP, 4, wrong)).as(wrong.toString())
                    .isEqualTo(CommandResult.BAD_SRQ);
            }
            assertThat(bench.run(Command.CREATE_QP, 4, with(life, "peer.mtu", 5))).isEqualTo(CommandResult.BAD_MTU);
            assertThat(bench.others).isEmpty();
            assertThat(bench.states).isEmpty();
            CommandBench.expectDone(bench.run(Command.DESTROY_SRQ, 2));
        }
    }

    @Test void whereNothingIsSharedNobodyMayAskForIt() {
        try (var bench = new CommandBench(Engine.JVM).furnished()) {
            assertThat(make(bench, 0)).isEqualTo(CommandResult.UNKNOWN_COMMAND);
            assertThat(bench.run(Command.DESTROY_SRQ, 0)).isEqualTo(CommandResult.UNKNOWN_COMMAND);
            assertThat(bench.run(Command.CREATE_QP, 4, with(CommandBench.life(), "rate.srq", 1)))
                .isEqualTo(CommandResult.BAD_SRQ);
            assertThat(bench.run(Command.CREATE_QP, 4, life(0))).isEqualTo(CommandResult.BAD_SRQ);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 4, CommandBench.life()));
        }
    }
}
