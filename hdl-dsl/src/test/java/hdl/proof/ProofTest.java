package hdl.proof;

import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.assume;
import static hdl.Hdl.check;
import static hdl.Hdl.cover;
import static hdl.Hdl.instance;
import static hdl.Hdl.memory;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.testing.Needs;
import hdl.sim.ToolException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is proved holds; what is not is shown as a simulation that fails at the same claim and cycle. */
class ProofTest {
    @BeforeAll static void tools() {
        Needs.program("yosys");
        Needs.program("yosys-abc");
        Needs.program("z3");
    }

    /** Counts up to its limit, which is more than the claim says when {@code limit} is. */
    record Counter(int limit) implements Circuit<Counter.Io> {
        record Io(Bool up, Bool down, UInt count) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(bool()), p.out(uint(4)));
        }

        @Override public void body(Io io) {
            var count = reg(uint(4)).init(0);
            when(io.up.and(count.ne(limit)), () -> count.next(count.plus(1)))
                .elseWhen(io.down.and(count.ne(0)), () -> count.next(count.minus(1)));
            io.count.set(count);
            assume(io.up.and(io.down).not(), "up or down, not both");
            check(count.le(5), "counts no further than five");
            cover(count.eq(5), "reaches five");
        }
    }

    @Test void everyEngineProvesWhatHolds() {
        assertThat(Proof.of(new Counter(5)).pdr().holds().outcome()).isEqualTo(Verdict.Outcome.PROVED);
        assertThat(Proof.of(new Counter(5)).induction(2).holds().outcome()).isEqualTo(Verdict.Outcome.PROVED);
        assertThat(Proof.of(new Counter(5)).inductionBySat(1).holds().outcome()).isEqualTo(Verdict.Outcome.PROVED);
        assertThat(Proof.of(new Counter(6)).bound(6).holds().outcome()).isEqualTo(Verdict.Outcome.BOUNDED);
    }

    @Test void everyEngineShowsTheShortestRunThatFails() {
        for (var proof : new Proof<?>[] {Proof.of(new Counter(6)).pdr(), Proof.of(new Counter(6)).bound(20),
            Proof.of(new Counter(6)).induction(20)}) {
            assertThatThrownBy(proof::holds).isInstanceOfSatisfying(ProofFailure.class, failure -> {
                var run = failure.verdict().counterexample().orElseThrow();
                assertThat(run.claim()).isEqualTo("counts no further than five");
                assertThat(run.site()).startsWith("ProofTest.java:");
                assertThat(run.cycle()).isEqualTo(7);
                assertThat(run.remark()).isEmpty();
                assertThat(run.values()).contains("count = 4'h6");
                assertThat(run.waves()).hasValueSatisfying(file -> assertThat(Files.exists(file)).isTrue());
                assertThat(failure).hasMessageContaining("yosys -q model.ys && yosys-");
                assertThat(run.table()).contains("up    1 1 1 1 1 1 1 0").contains("0 1 2 3 4 5 6\n");
            });
        }
    }

    @Test void coversAreReached() {
        assertThat(Proof.of(new Counter(5)).covers(10)).containsEntry("reaches five", 6);
        assertThatThrownBy(() -> Proof.of(new Counter(4)).covers(10)).hasMessageContaining("reaches five");
    }

    /** What an instance assumes is proved of who uses it. */
    record Outer(boolean careful) implements Circuit<Outer.Io> {
        record Io(Bool up, Bool down, UInt count) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(bool()), p.out(uint(4)));
        }

        @Override public void body(Io io) {
            var inner = instance(new Counter(5));
            inner.up().set(io.up);
            inner.down().set(careful ? io.down.and(io.up.not()) : io.down);
            io.count.set(inner.count());
        }
    }

    @Test void anAssumptionOfAnInstanceIsProved() {
        assertThat(Proof.of(new Outer(true)).holds().holds()).isTrue();
        assertThat(Proof.of(new Outer(false)).fails().claim()).isEqualTo("up or down, not both");
        var alone = Proof.of(new Outer(false)).alone().where(io -> check(io.count.le(15), "fits"));
        assertThat(alone.holds().holds()).isTrue();
    }

    /** Registers without reset and memories begin with anything, and the simulation begins with the same. */
    record Uncleared() implements Circuit<Uncleared.Io> {
        record Io(UInt at, UInt wide, Bool early) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(2)), p.in(uint(70)), p.out(bool()));
        }

        @Override public void body(Io io) {
            var table = memory(uint(70), 4).style(LUTRAM);
            var before = reg(uint(70));
            before.next(io.wide);
            table.write(io.at, before);
            var read = table.peek(io.at);
            var early = reg(bool()).init(1);
            early.next(false);
            io.early.set(early);
            check(read.ne(0x5_0000_0003L).or(before.bit(69).not()).or(io.at.ne(2)), "two that never meet");
        }
    }

    @Test void theSimulationBeginsAsTheRunDoes() {
        var run = Proof.of(new Uncleared()).fails();
        assertThat(run.remark()).isEmpty();
        assertThat(run.waves()).isPresent();
        assertThat(run.signals().get("at").getLast().intValue()).isEqualTo(2);
        assertThat(run.signals().get("at")).hasSize(run.cycle() + 1);
    }

    @Test void assumptionsThatLeaveNothingProveNothing() {
        assertThatThrownBy(() -> Proof.of(new Counter(5)).where(io -> {
            assume(io.count.ne(0), "never 0");
        }).holds()).hasMessageContaining("no run of 8 steps does what is assumed");
    }

    @Test void claimsAreChosenByTheirLabels() {
        var proof = Proof.of(new Counter(6)).where(io -> check(io.count.le(6), "counts to six"));
        assertThat(proof.holds("counts to six").holds()).isTrue();
        assertThat(proof.without("counts no further than five").holds().holds()).isTrue();
        assertThatThrownBy(() -> proof.holds("counts to seven")).hasMessageContaining("has no claim 'counts to seven'")
            .hasMessageContaining("'counts to six'");
    }

    /** Otherwise what is claimed of a signal would, once that is renamed, be claimed of a wire that nobody drives. */
    @Test void aNameThatNothingDeclaresIsRefused() {
        for (var text : new String[] {"always @* assume(amount == 0);", "always @* assert(!amount || up);",
            "wire same = amount;", "assign amount = up;"}) {
            assertThatThrownBy(() -> Proof.of(new Counter(6)).with("endmodule", "  " + text + "\nendmodule\n").holds())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("(?s)nothing declares 'amount' in Counter_6\\.v:\\d+: .*declare it.*kept in .*");
        }
    }

    @Test void aChangedCircuitIsNotPlayed() {
        var run = Proof.of(new Counter(5)).with("count != 4'd5", "count != 4'd7").fails();
        assertThat(run.cycle()).isEqualTo(7);
        assertThat(run.table()).contains(" 1 1 1 1 1 1 0");
        run = Proof.of(new Counter(5)).with("count != 4'd5", "count != 4'd7").bound(10).fails();
        assertThat(run.claim()).isEqualTo("counts no further than five");
        assertThat(run.waves()).isEmpty();
        assertThat(run.remark()).contains("not the circuit that is described");
        assertThatThrownBy(() -> Proof.of(new Counter(5)).with("no such text", "").holds())
            .hasMessageContaining("has no text 'no such text'");
    }

    @Test void anInductionThatDoesNotCloseSaysSo() {
        assertThatThrownBy(() -> Proof.of(new Counter(6)).where(io -> check(io.count.ne(9), "never nine"))
            .induction(2).holds("never nine")).isInstanceOfSatisfying(ProofFailure.class, failure -> {
                assertThat(failure.verdict().outcome()).isEqualTo(Verdict.Outcome.OPEN);
                assertThat(failure).hasMessageContaining("the induction does not close");
            });
    }

    @Test void whatIsFalseIsOpenForAnInductionThatOnlyProves() {
        for (int steps : new int[] {1, 8}) {
            var verdict = Proof.of(new Counter(6)).inductionBySat(steps).verdict();
            assertThat(verdict.outcome()).isEqualTo(Verdict.Outcome.OPEN);
            assertThat(verdict.unknown()).contains("does not close");
        }
    }

    @Test void aMissingToolIsNamed(@TempDir Path empty) {
        var before = System.getProperty("hdl.path");
        System.setProperty("hdl.path", empty.toString());
        try {
            assertThatThrownBy(() -> Proof.of(new Counter(5)).holds()).isInstanceOf(ToolException.class)
                .hasMessageStartingWith("yosys is not on the PATH, and a proof needs it; install Yosys");
        } finally {
            if (before == null) {
                System.clearProperty("hdl.path");
            } else {
                System.setProperty("hdl.path", before);
            }
        }
    }

    @Test void whoHadTooLittleTimeIsNamed() {
        assertThatThrownBy(() -> Proof.of(new Counter(5)).budget(Duration.ofMillis(1)).induction(9).pdr().holds())
            .isInstanceOf(ProofFailure.class)
            .hasMessageContaining("z3 had 1 ms and no answer in them\nabc pdr had 1 ms and no answer in them");
    }

    /** A slice that withdraws what it offers when a shorter one comes. */
    record Hasty() implements Circuit<Hasty.Io> {
        record Io(Stream<UInt> in, Stream<UInt> out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(Stream.of(uint(2))), p.out(Stream.of(uint(2))));
        }

        @Override public void body(Io io) {
            var full = reg(bool()).init(0);
            var held = reg(uint(2));
            when(io.in.fires(), () -> {
                held.next(io.in.payload());
                full.next(true);
            }).elseWhen(io.out.ready(), () -> full.next(false));
            io.in.ready().set(full.not().or(io.in.payload().eq(0)));
            io.out.valid().set(full);
            io.out.payload().set(held);
        }
    }

    @Test void streamsKeepTheirContract() {
        Proof.of(new RegisterSlice<>(uint(2))).streams().induction(3).holds();
        var run = Proof.of(new Hasty()).streams().fails();
        assertThat(run.claim()).isEqualTo("stream out keeps what it offers until it is taken");
        assertThat(run.remark()).isEmpty();
    }

    /** Two clocks in a run: the simulation rises them as the solver does. */
    record TwoClocks() implements Circuit<TwoClocks.Io> {
        record Io(hdl.Clock left, hdl.Clock right, Bool go, UInt count) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var left = p.clock();
            var right = p.clock();
            return new Io(left, right, p.on(left).in(bool()), p.on(right).out(uint(3)));
        }

        @Override public void body(Io io) {
            hdl.Hdl.in(io.left, () -> {
                var ups = reg(uint(3)).init(0);
                when(io.go, () -> ups.next(ups.plus(1)));
                check(ups.ne(3), "never three");
            });
            hdl.Hdl.in(io.right, () -> {
                var turns = reg(uint(3)).init(0);
                turns.next(turns.plus(1));
                io.count.set(turns);
            });
        }
    }

    @Test void runsOfTwoClocksArePlayed() {
        var run = Proof.of(new TwoClocks()).fails();
        assertThat(run.claim()).isEqualTo("never three");
        assertThat(run.remark()).isEmpty();
    }
}
