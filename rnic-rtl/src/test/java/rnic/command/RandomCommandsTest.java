package rnic.command;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;

/**
 * Commands in any order, about few objects, against a model of what there is: whatever a command does beside what it
 * should, a later one tells.
 */
class RandomCommandsTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_282);
    private static final int COMMANDS = 1200;

    /** A queue pair that lives. */
    private static final class Pair {
        QueuePairState state = QueuePairState.INIT;
        boolean failed;
        int send;
        int receive;
    }

    private final Random random = new Random(SEED);
    private final Pair[] pairs = new Pair[4];
    private final boolean[] queues = new boolean[4];
    private final boolean[] handles = new boolean[3];
    private final boolean[] gids = new boolean[3];
    /** Tags of the MRs that there are. */
    private final Map<Integer, Integer> keys = new HashMap<>();
    private final Set<CommandResult> seen = EnumSet.noneOf(CommandResult.class);
    private CommandBench bench;
    private long now;

    @Test void everyCommandFindsWhatTheOnesBeforeHaveMade() {
        System.out.println("RandomCommandsTest: seed " + SEED);
        try (var opened = new CommandBench(Engine.JVM).ready()) {
            bench = opened;
            for (int i = 0; i < COMMANDS; i++) {
                bench.pin(bench.dut.io().now()).set(now += 200);
                if (random.nextInt(10) == 0) {
                    fail(random.nextInt(pairs.length));
                }
                command();
            }
        }
        assertThat(seen).contains(CommandResult.DONE, CommandResult.QP_IN_USE, CommandResult.QP_UNUSED,
            CommandResult.WRONG_STATE, CommandResult.BAD_ADDRESS, CommandResult.BAD_SEND_CQ,
            CommandResult.BAD_RECEIVE_CQ, CommandResult.CQ_IN_USE, CommandResult.CQ_UNUSED, CommandResult.CQ_NEEDED,
            CommandResult.MR_IN_USE, CommandResult.MR_UNUSED);
    }

    private void command() {
        int qp = random.nextInt(pairs.length);
        int queue = random.nextInt(queues.length);
        int mr = random.nextInt(2);
        int tag = random.nextInt(2);
        switch (random.nextInt(13)) {
            case 0, 1 -> create(qp);
            case 2, 3, 4 -> modify(qp);
            case 5 -> {
                if (expect(Command.RESET_QP, qp, Map.of(), pairs[qp] == null ? CommandResult.QP_UNUSED : null)) {
                    pairs[qp] = null;
                }
            }
            case 6 -> queues[queue] |= expect(Command.CREATE_CQ, queue, Map.of("base.address", 0x40L * queue,
                "size.log2", 4L), queues[queue] ? CommandResult.CQ_IN_USE : null);
            case 7 -> {
                if (expect(Command.DESTROY_CQ, queue, Map.of(), !queues[queue] ? CommandResult.CQ_UNUSED
                    : isNeeded(queue) ? CommandResult.CQ_NEEDED : null)) {
                    queues[queue] = false;
                }
            }
            case 8 -> {
                if (expect(Command.REGISTER_MR, mr << 8 | tag, Map.of("length.bytes", 1L),
                    keys.containsKey(mr) ? CommandResult.MR_IN_USE : null)) {
                    keys.put(mr, tag);
                }
            }
            case 9 -> {
                boolean isThere = keys.getOrDefault(mr, -1) == tag;
                if (expect(Command.INVALIDATE_MR, mr << 8 | tag, Map.of(),
                    isThere ? null : CommandResult.MR_UNUSED)) {
                    keys.remove(mr);
                }
            }
            case 10 -> {
                int handle = random.nextInt(handles.length);
                int gid = random.nextInt(gids.length);
                handles[handle] |= expect(Command.WRITE_ADDRESS, handle, Map.of("tag.gid", (long) gid),
                    gids[gid] ? null : CommandResult.BAD_GID);
            }
            case 11 -> {
                int gid = random.nextInt(gids.length);
                boolean isUsed = random.nextInt(4) > 0;
                if (expect(Command.SET_GID, gid, Map.of("gid.used", isUsed ? 1L : 0), (CommandResult) null)) {
                    gids[gid] = isUsed;
                }
            }
            default -> query(qp);
        }
    }

    private void create(int qp) {
        int handle = random.nextInt(handles.length);
        int send = random.nextInt(queues.length);
        int receive = random.nextInt(queues.length);
        var life = CommandBench.life();
        life.put("address.handle", (long) handle);
        life.put("completion.send", (long) send);
        life.put("completion.receive", (long) receive);
        var reasons = new ArrayList<CommandResult>();
        reasons.add(pairs[qp] == null ? null : CommandResult.QP_IN_USE);
        reasons.add(handles[handle] ? null : CommandResult.BAD_ADDRESS);
        reasons.add(queues[send] ? null : CommandResult.BAD_SEND_CQ);
        reasons.add(queues[receive] ? null : CommandResult.BAD_RECEIVE_CQ);
        int before = bench.setups.received().size();
        if (expect(Command.CREATE_QP, qp, life, reasons.toArray(CommandResult[]::new))) {
            pairs[qp] = new Pair();
            pairs[qp].send = send;
            pairs[qp].receive = receive;
            assertThat(bench.setups.received()).hasSize(before + 1).last().isEqualTo((long) qp);
        } else {
            assertThat(bench.setups.received()).hasSize(before);
        }
    }

    private void modify(int qp) {
        var to = QueuePairState.values()[random.nextInt(QueuePairState.values().length)];
        if (pairs[qp] != null && random.nextInt(3) > 0 && pairs[qp].state.ordinal() < QueuePairState.RTS.ordinal()) {
            to = QueuePairState.values()[pairs[qp].state.ordinal() + 1];
        }
        boolean isRate = random.nextBoolean();
        int before = bench.rates.received().size();
        boolean done = expect(Command.MODIFY_QP, qp, Map.of("state.code", (long) to.ordinal(), "state.rate",
            isRate ? 1L : 0L, "rate.megabits", now & 0xFFFFF), pairs[qp] == null ? CommandResult.QP_UNUSED : null,
            pairs[qp] == null || !isLegal(pairs[qp].state, to) ? CommandResult.WRONG_STATE : null);
        boolean changes = done && isRate && pairs[qp].state != QueuePairState.ERR && to != QueuePairState.RESET;
        assertThat(bench.rates.received()).hasSize(before + (changes ? 1 : 0));
        if (changes) {
            assertThat(bench.rates.received()).last().isEqualTo(new CommandBench.Rate(qp, now & 0xFFFFF));
        }
        if (done) {
            pairs[qp].state = to;
        }
    }

    private static boolean isLegal(QueuePairState from, QueuePairState to) {
        return to == QueuePairState.ERR || switch (from) {
            case INIT -> to == QueuePairState.INIT || to == QueuePairState.RTR;
            case RTR -> to == QueuePairState.RTS;
            case RTS, SQD -> to == QueuePairState.RTS || to == QueuePairState.SQD;
            default -> false;
        };
    }

    private void query(int qp) {
        expect(Command.QUERY_QP, qp, Map.of(), (CommandResult) null);
        var pair = pairs[qp];
        assertThat(bench.answer(0)).isEqualTo((pair == null ? QueuePairState.RESET : pair.state).ordinal()
            + (pair != null && pair.failed ? FailureCause.CQ_OVERRUN.ordinal() << FailureCause.SHIFT : 0));
        if (pair != null) {
            assertThat(List.of(bench.answer(1), bench.answer(2))).isEqualTo(List.of((long) pair.send,
                (long) pair.receive));
        }
    }

    private void fail(int qp) {
        bench.failures.getFirst().send(new CommandBench.Failed(qp, FailureCause.CQ_OVERRUN.ordinal()));
        bench.dut.step(100);
        if (pairs[qp] != null && pairs[qp].state.ordinal() >= QueuePairState.RTR.ordinal()) {
            pairs[qp].failed |= pairs[qp].state != QueuePairState.ERR;
            pairs[qp].state = QueuePairState.ERR;
        }
    }

    private boolean isNeeded(int queue) {
        for (var pair : pairs) {
            if (pair != null && (pair.send == queue || pair.receive == queue)) {
                return true;
            }
        }
        return false;
    }

    /** The first reason in the order of the results is the answer; whether the command was done. */
    private boolean expect(Command command, int target, Map<String, Long> arguments, CommandResult... reasons) {
        var expected = CommandResult.DONE;
        for (var reason : reasons) {
            if (reason != null && (expected == CommandResult.DONE || reason.ordinal() < expected.ordinal())) {
                expected = reason;
            }
        }
        assertThat(bench.run(command, target, arguments)).as("%s of %d at %d, seed %d", command, target, now, SEED)
            .isEqualTo(expected);
        seen.add(expected);
        return expected == CommandResult.DONE;
    }
}
