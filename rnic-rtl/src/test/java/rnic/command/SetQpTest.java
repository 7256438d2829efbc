package rnic.command;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.messages.CommandRequest;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.QueuePairState;

/** What a queue pair is told in the steps of verbs, and what it may not do before. */
class SetQpTest {
    private static final int QP = 5;

    /** What the blocks heard: queues, receives, sends, peer known. */
    private static List<String> heard(CommandBench bench) {
        var heard = new ArrayList<String>();
        var setup = bench.dut.io().setup();
        var groups = setup.payload().groups();
        bench.hear(setup.valid(), () -> {
            if (bench.pin(setup.ready()).isSet()) {
                heard.add("" + bench.pin(groups.queues()).get() + bench.pin(groups.receives()).get()
                    + bench.pin(groups.sends()).get() + " " + bench.pin(setup.payload().context().known()).get());
            }
        });
        return heard;
    }

    private static Map<String, Long> life(String... groups) {
        var life = new LinkedHashMap<>(CommandBench.life());
        life.remove("groups.receive");
        life.remove("groups.send");
        for (var group : groups) {
            life.put("groups." + group, 1L);
        }
        return life;
    }

    private static CommandResult set(CommandBench bench, String... groups) {
        return bench.run(Command.SET_QP, QP, life(groups));
    }

    private static void bring(CommandBench bench, QueuePairState state) {
        CommandBench.expectDone(bench.run(Command.CREATE_QP, QP, life("receive", "send")));
        for (int i = QueuePairState.RTR.ordinal(); i <= state.ordinal() && state != QueuePairState.ERR; i++) {
            CommandBench.expectDone(bench.modify(QP, QueuePairState.values()[i]));
        }
        if (state == QueuePairState.ERR) {
            CommandBench.expectDone(bench.modify(QP, state));
        }
    }

    @EachEngine void aQueuePairIsToldInTheStepsOfVerbs(Engine engine) {
        try (var bench = new CommandBench(engine).furnished()) {
            var heard = heard(bench);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, QP, life()));
            assertThat(bench.modify(QP, QueuePairState.RTR)).isEqualTo(CommandResult.BAD_GROUPS);
            assertThat(set(bench)).as("no peer whose rights change").isEqualTo(CommandResult.BAD_GROUPS);
            assertThat(set(bench, "send")).isEqualTo(CommandResult.BAD_GROUPS);
            CommandBench.expectDone(set(bench, "receive"));
            CommandBench.expectDone(bench.modify(QP, QueuePairState.RTR));
            assertThat(bench.modify(QP, QueuePairState.RTS)).isEqualTo(CommandResult.BAD_GROUPS);
            CommandBench.expectDone(set(bench, "send"));
            CommandBench.expectDone(bench.modify(QP, QueuePairState.RTS));
            CommandBench.expectDone(set(bench));
            assertThat(heard).containsExactly("111 0", "010 1", "001 1", "000 1");
            assertThat(bench.states.stream().map(CommandBench.State::state)).endsWith(QueuePairState.INIT,
                QueuePairState.RTR, QueuePairState.RTS);
        }
    }

    @Test void everythingMayBeToldAtOnce() {
        try (var bench = new CommandBench(Engine.JVM).furnished()) {
            var heard = heard(bench);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, QP, life("receive", "send")));
            CommandBench.expectDone(bench.modify(QP, QueuePairState.RTR));
            CommandBench.expectDone(bench.modify(QP, QueuePairState.RTS));
            CommandBench.expectDone(bench.run(Command.CREATE_QP, QP + 1, life()));
            CommandBench.expectDone(bench.run(Command.SET_QP, QP + 1, life("receive", "send")));
            CommandBench.expectDone(bench.modify(QP + 1, QueuePairState.RTR));
            CommandBench.expectDone(bench.modify(QP + 1, QueuePairState.RTS));
            assertThat(heard).containsExactly("111 1", "111 0", "011 1");
            assertThat(bench.run(Command.CREATE_QP, QP + 2, life("send"))).isEqualTo(CommandResult.BAD_GROUPS);
        }
    }

    /** What the life before was told is worth nothing, and QUERY_QP says what this one was. */
    @Test void aNewLifeHasBeenToldNothing() {
        try (var bench = new CommandBench(Engine.JVM).furnished()) {
            bring(bench, QueuePairState.RTS);
            CommandBench.expectDone(bench.run(Command.QUERY_QP, QP));
            assertThat(bench.answer(3)).isEqualTo(3 << 17);
            CommandBench.expectDone(bench.run(Command.RESET_QP, QP));
            bench.pin(bench.dut.io().now()).set(1000);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, QP, life()));
            CommandBench.expectDone(bench.run(Command.QUERY_QP, QP));
            assertThat(bench.answer(3)).isZero();
            assertThat(bench.modify(QP, QueuePairState.RTR)).isEqualTo(CommandResult.BAD_GROUPS);
            CommandBench.expectDone(set(bench, "receive"));
            CommandBench.expectDone(bench.run(Command.QUERY_QP, QP));
            assertThat(bench.answer(3)).isEqualTo(1 << 17);
        }
    }

    /** A flow begins once, before its first packet. */
    @Test void nothingBeginsAnewUnderTraffic() {
        try (var bench = new CommandBench(Engine.JVM).furnished()) {
            assertThat(set(bench, "receive")).isEqualTo(CommandResult.QP_UNUSED);
            bring(bench, QueuePairState.RTR);
            assertThat(set(bench, "receive")).isEqualTo(CommandResult.WRONG_STATE);
            assertThat(set(bench, "receive", "send")).isEqualTo(CommandResult.WRONG_STATE);
            CommandBench.expectDone(set(bench, "send"));
            for (var state : List.of(QueuePairState.RTS, QueuePairState.SQD)) {
                CommandBench.expectDone(bench.modify(QP, state));
                assertThat(set(bench, "receive")).as("%s", state).isEqualTo(CommandResult.WRONG_STATE);
                assertThat(set(bench, "send")).as("%s", state).isEqualTo(CommandResult.WRONG_STATE);
                CommandBench.expectDone(set(bench));
            }
            CommandBench.expectDone(bench.modify(QP, QueuePairState.ERR));
            assertThat(set(bench)).isEqualTo(CommandResult.WRONG_STATE);
            assertThat(bench.run(Command.SET_QP, 16, life())).isEqualTo(CommandResult.NO_SUCH_QP);
        }
    }

    /** Without a peer CREATE_QP looks at the queues alone; SET_QP at everything else. */
    @Test void eachGroupIsCheckedWhenItIsTold() {
        try (var bench = new CommandBench(Engine.JVM).furnished()) {
            var queues = life();
            List.of("peer.profile", "window.packets", "window.messages", "timing.srtt", "address.handle")
                .forEach(queues::remove);
            CommandBench.expectDone(bench.run(Command.CREATE_QP, QP, queues));
            assertThat(bench.run(Command.SET_QP, QP, with(queues, "groups.receive"))).isEqualTo(
                CommandResult.BAD_PROFILE);
            for (var wrong : CommandProcessorTest.wrongLives()) {
                var told = new LinkedHashMap<>(wrong.arguments());
                told.remove("groups.send");
                boolean ofQueues = List.of(CommandResult.BAD_SEND_CQ, CommandResult.BAD_RECEIVE_CQ,
                    CommandResult.BAD_SEND_QUEUE, CommandResult.BAD_RECEIVE_QUEUE).contains(wrong.expected());
                assertThat(bench.run(Command.SET_QP, QP, told)).as("%s", told)
                    .isEqualTo(ofQueues ? CommandResult.DONE : wrong.expected());
            }
        }
    }

    /** Gaps between the words, too: a later NIC may give them a meaning. */
    @Test void wordsWithoutMeaningAreZero() {
        try (var bench = new CommandBench(Engine.JVM).furnished()) {
            CommandBench.expectDone(bench.run(Command.CREATE_QP, QP, life()));
            for (int word = 16; word < CommandRequest.ARGUMENTS; word++) {
                var words = CommandBench.words(Command.SET_QP, life("receive"));
                words[word] ^= word == 19 ? 1L << 16 : 1L << (word * 7) % 32;
                bench.give(Command.SET_QP.ordinal(), QP, words);
                assertThat(bench.result()).as("word %d", word).isEqualTo(CommandResult.RESERVED_BITS);
            }
        }
    }

    private static Map<String, Long> with(Map<String, Long> life, String name) {
        var more = new LinkedHashMap<>(life);
        more.put(name, 1L);
        return more;
    }
}
