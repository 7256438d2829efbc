package rnic.complete;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;
import rnic.protocol.CompletionKind;
import rnic.protocol.CompletionStatus;
import rnic.protocol.RnicParameters;

/** Completions of messages, some of which withdraw an MR, to sinks and a command processor that take their time. */
class InvalidateStageTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_341);
    private static final int WITHDRAWS = CompletionKind.RECEIVE_INVALIDATE.ordinal();

    private record Given(long kind, long key, boolean late) {}

    @Test void onlyWhoWithdrawsIsHeldAndUntilItIsDone() {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new InvalidateStage(RnicParameters.SMALL), Engine.JVM)) {
            var io = dut.io();
            var given = new ArrayList<Given>();
            for (int i = 0; i < 400; i++) {
                given.add(new Given(random.nextInt(3) == 0 ? WITHDRAWS : random.nextInt(WITHDRAWS),
                    random.nextInt() & 0xFFFF_FFFFL, random.nextInt(4) == 0));
            }
            var asked = new ArrayList<Long>();
            int next = 0;
            int wait = -1;                                   // cycles to an answer
            boolean isHeld = false;
            for (int cycle = 0; next < given.size(); cycle++) {
                assertThat(cycle).as("cycles, seed %d", SEED).isLessThan(100_000);
                var now = given.get(next);
                boolean valid = isHeld || random.nextInt(3) != 0;
                dut.pin(io.in().valid()).set(valid);
                dut.pin(io.in().payload().kind()).set(now.kind());
                dut.pin(io.in().payload().immediate()).set(now.key());
                dut.pin(io.out().ready()).set(random.nextInt(3) != 0);
                dut.pin(io.withdrawals().ready()).set(random.nextInt(4) == 0);
                boolean answering = wait == 0;
                dut.pin(io.withdrawn().valid()).set(answering);
                dut.pin(io.withdrawn().value()).set(now.late());
                dut.settle();
                boolean isOut = dut.pin(io.out().valid()).isSet();
                boolean isDone = asked.size() > next && wait < 0 || now.kind() != WITHDRAWS;
                assertThat(isOut).as("shown in cycle %d, seed %d", cycle, SEED).isEqualTo(valid && isDone);
                if (dut.pin(io.withdrawals().valid()).isSet() && dut.pin(io.withdrawals().ready()).isSet()) {
                    assertThat(dut.pin(io.withdrawals().payload()).get()).isEqualTo(now.key());
                    while (asked.size() <= next) {
                        asked.add(now.key());
                    }
                    wait = 1 + random.nextInt(40);
                }
                isHeld = valid && !dut.pin(io.in().ready()).isSet();
                assertThat(dut.pin(io.in().ready()).isSet()).isEqualTo(isDone && dut.pin(io.out().ready()).isSet()
                    || !valid && dut.pin(io.out().ready()).isSet());
                if (isOut && dut.pin(io.out().ready()).isSet()) {
                    boolean isLate = now.kind() == WITHDRAWS && now.late();
                    assertThat(dut.pin(io.out().payload().status()).get()).isEqualTo(isLate
                        ? CompletionStatus.LOCAL_PROTECTION.ordinal() : CompletionStatus.SUCCESS.ordinal());
                    next++;
                }
                wait = Math.max(wait - 1, -1);
                dut.step();
            }
        }
    }

    /** Sends, Writes and their kin are as fast as without it. */
    @Test void whoWithdrawsNothingPassesInTheSameCycle() {
        try (var dut = Simulation.of(new InvalidateStage(RnicParameters.SMALL), Engine.JVM)) {
            var io = dut.io();
            dut.pin(io.in().valid()).set(1);
            dut.pin(io.out().ready()).set(1);
            for (var kind : List.of(CompletionKind.RECEIVE, CompletionKind.RECEIVE_WRITE_IMMEDIATE)) {
                dut.pin(io.in().payload().kind()).set(kind.ordinal());
                dut.settle();
                assertThat(dut.pin(io.out().valid()).isSet()).isTrue();
                assertThat(dut.pin(io.in().ready()).isSet()).isTrue();
                assertThat(dut.pin(io.withdrawals().valid()).isSet()).isFalse();
                dut.step();
            }
        }
    }

    @Test void anAnswerIsForSomethingThatWasAsked() {
        WrongDrive.isAnswered(new InvalidateStage(RnicParameters.SMALL),
            "each MR is withdrawn once, and was to be", Map.of("in_valid", 1L), Map.of("withdrawn_valid", 1L));
    }

    @Test void aCompletionThatIsHeldStays() {
        WrongDrive.isAnswered(new InvalidateStage(RnicParameters.SMALL), "a completion that is held stays",
            Map.of("in_valid", 1L, "in_payload_kind", (long) WITHDRAWS, "withdrawals_ready", 1L),
            Map.of("in_payload_kind", 0L));
    }
}
