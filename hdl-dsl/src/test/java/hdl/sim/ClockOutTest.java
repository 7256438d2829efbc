package hdl.sim;

import static hdl.Hdl.bool;
import static hdl.Hdl.in;
import static hdl.Hdl.instance;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.BlackBox;
import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Clock;
import hdl.Design;
import hdl.Exact;
import hdl.Ports;
import hdl.UInt;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.lib.cdc.ResetSynchronizer;
import hdl.testing.Lint;
import hdl.testing.Needs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ClockOutTest {
    /** A vendor's divider by two. */
    record Divider() implements BlackBox<Divider.Io> {
        record Io(Bool enable, @Exact("O") Clock half) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.clockOut());
        }

        @Override public void body(Io io) {
            var toggle = reg(bool()).init(0);
            toggle.next(toggle.xor(io.enable));
            io.half.set(toggle);
        }
    }

    /** A vendor's buffer: the clock that goes in comes out. */
    record ClockBuffer() implements BlackBox<ClockBuffer.Io> {
        record Io(Clock in, Clock out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.clock(), p.clockOut());
        }

        @Override public void body(Io io) {
            io.out.set(io.in);
        }
    }

    record Counter() implements Circuit<Counter.Io> {
        record Io(UInt count) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var count = reg(uint(8)).init(0);
            count.next(count.plus(1));
            io.count.set(count);
        }
    }

    record Top(Reset reset) implements Circuit<Top.Io> {
        enum Reset { GIVEN, FORGOTTEN, FOREIGN, TWICE }

        record Io(Clock main, Bool enable, Bool restart, UInt halved, UInt buffered) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.clock(), p.in(bool()), p.async().in(bool()), p.async().out(uint(8)),
                p.async().out(uint(8)));
        }

        @Override public void body(Io io) {
            var divider = instance(new Divider());
            divider.enable().set(io.enable);
            in(divider.half(), () -> {
                var synchronizer = instance(new ResetSynchronizer(3));
                synchronizer.request().set(io.restart);
                if (reset != Reset.FORGOTTEN) {
                    divider.half().reset(reset == Reset.FOREIGN ? io.enable : synchronizer.reset());
                }
                if (reset == Reset.TWICE) {
                    divider.half().reset(synchronizer.reset());
                }
                var count = reg(uint(8)).init(0);
                count.next(count.plus(1));
                io.halved.set(count);
            });
            var regional = instance(new ClockBuffer());
            regional.in().set(io.main);
            in(regional.out(), () -> {
                var synchronizer = instance(new ResetSynchronizer(3));
                synchronizer.request().set(io.restart);
                regional.out().reset(synchronizer.reset());
                var counter = instance(new Counter());
                io.buffered.set(counter.count());
            });
        }
    }

    @Test void theClockOfABlackBoxIsAWireWithTheRisingEdge() {
        var text = FileSet.of(Design.of(new Top(Top.Reset.GIVEN)).modules(), Style.GOLDEN).text("Top_GIVEN");
        assertThat(text).contains("  always @(posedge divider_O) begin\n    if (divider_o_rst) begin\n")
            .contains("    .clk(regional_out_clk),\n    .rst(regional_out_clk_rst),\n")
            .contains("    .O(divider_O)\n").contains("    .out_clk(regional_out_clk)\n");
        Lint.check(new Top(Top.Reset.GIVEN));
    }

    @ParameterizedTest @EnumSource(value = Engine.class, names = {"VERILATOR", "ICARUS"})
    void aCounterInTheDividedClockCountsEverySecondEdge(Engine engine) {
        Needs.engine(engine);
        try (var dut = Simulation.of(new Top(Top.Reset.GIVEN), engine)) {
            dut.pin(dut.io().enable()).set(1);
            dut.pin(dut.io().restart()).set(1);
            dut.step(20);
            assertThat(dut.pin(dut.io().halved()).get()).isZero();
            dut.pin(dut.io().restart()).set(0);
            dut.step(20);
            long before = dut.pin(dut.io().halved()).get();
            long buffered = dut.pin(dut.io().buffered()).get();
            dut.step(20);
            assertThat(dut.pin(dut.io().halved()).get()).isEqualTo(before + 10);
            assertThat(dut.pin(dut.io().buffered()).get()).isEqualTo(buffered + 20);
            dut.pin(dut.io().enable()).set(0);
            dut.step(4);
            long still = dut.pin(dut.io().halved()).get();
            dut.step(20);
            assertThat(dut.pin(dut.io().halved()).get()).isEqualTo(still);
        }
    }

    @Test void theJvmEngineRefusesIt() {
        assertThatThrownBy(() -> Simulation.of(new Top(Top.Reset.GIVEN), Engine.JVM)).hasMessageMatching(
            "ClockOutTest.java:\\d+: HDL806: "
            + "clock divider_O of Top_GIVEN comes from a black box and the JVM engine runs the clocks of the top only; "
            + "use VERILATOR");
    }

    @Test void whatIsResetNeedsAReset() {
        assertThatThrownBy(() -> Design.of(new Top(Top.Reset.FORGOTTEN))).hasMessageMatching(
            "ClockOutTest.java:\\d+: HDL407: "
            + "clock 'divider_O' comes from black box Divider without a reset, and something in it is reset; give the "
            + "clock one with reset\\(...\\), such as that of a ResetSynchronizer in this clock");
    }

    @Test void aResetOfAnotherClockIsRefused() {
        assertThatThrownBy(() -> Design.of(new Top(Top.Reset.FOREIGN))).hasMessageMatching(
            "ClockOutTest.java:\\d+: HDL401: 'enable' \\(1 bit, clock main\\) meets 'divider_O_rst' \\(1 bit, clock "
            + "divider_O\\); cross with HandshakeCrossing or AsyncFifo\n"
            + "  ClockOutTest.java:\\d+: 'enable' declared here\n"
            + "  ClockOutTest.java:\\d+: 'divider_O_rst' declared here");
    }

    @Test void aSecondResetIsRefused() {
        assertThatThrownBy(() -> Design.of(new Top(Top.Reset.TWICE))).hasMessageMatching(
            "ClockOutTest.java:\\d+: HDL207: "
            + "clock 'divider_O' has a reset already, given at ClockOutTest.java:\\d+; remove one");
    }

    record Plain() implements Circuit<Plain.Io> {
        record Io(Clock out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.clockOut());
        }

        @Override public void body(Io io) {}
    }

    record Inside() implements BlackBox<ClockBuffer.Io> {
        @Override public ClockBuffer.Io ports(Ports p) {
            return new ClockBuffer.Io(p.clock(), p.clockOut());
        }

        @Override public void body(ClockBuffer.Io io) {
            in(io.out(), () -> reg(bool()));
        }
    }

    @Test void anOrdinaryCircuitHasNoClockOutput() {
        assertThatThrownBy(() -> Design.of(new Plain())).hasMessageMatching(
            "ClockOutTest.java:\\d+: HDL412: "
            + "only a black box has a clock output, for logic makes no clocks; implement BlackBox, or take the clock "
            + "with p.clock\\(\\)");
    }

    @Test void nothingInTheBoxRunsOnItsOwnOutput() {
        assertThatThrownBy(() -> Design.of(new Inside())).hasMessageMatching(
            "ClockOutTest.java:\\d+: HDL413: "
            + "the clock 'out_clk' is an output of this black box: drive it with set; registers in here run on an "
            + "input");
    }
}
