package hdl.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.ir.ModuleDef;
import hdl.testing.Needs;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Both engines that read Verilog, on Verilog written by hand. */
class HandMadeSimulationTest {
    private static final Options OPTIONS = Options.standard().seed(1).start(Options.Start.ZERO);

    private static Simulation<ModuleDef> open(ModuleDef top, String text, Engine engine, Options options) {
        Needs.engine(engine);
        return Simulation.of(top, ModelSource.of(top.name(), text), engine, options);
    }

    @ParameterizedTest
    @EnumSource(names = {"VERILATOR", "ICARUS"})
    void countsOnlyWhileEnabled(Engine engine) {
        try (var dut = open(HandMade.counter(), HandMade.COUNTER, engine, OPTIONS)) {
            var enable = dut.pin("enable");
            var count = dut.pin("count");
            enable.set(1);
            dut.step(3);
            enable.set(0);
            dut.step(5);
            assertThat(count.get()).isEqualTo(3);
            dut.reset(1);
            assertThat(count.get()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"VERILATOR", "ICARUS"})
    void waitsSayWhatIsStillWhat(Engine engine) {
        try (var dut = open(HandMade.counter(), HandMade.COUNTER, engine, OPTIONS)) {
            var count = dut.pin("count");
            assertThat(dut.stepUntil(count, 0, 10)).isZero();
            assertThatThrownBy(() -> dut.stepUntil(count, 7, 1200))
                .hasMessageEndingWith(": HDL804: 'count' is still 0 after 1,200 cycles, not 7; seed 1")
                .hasMessageStartingWith("HandMadeSimulationTest.java:");
            dut.pin("enable").set(1);
            assertThat(dut.stepUntil(count, 7, 1200)).isEqualTo(7);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"VERILATOR", "ICARUS"})
    void pinsOfEveryWidthCarryEveryBit(Engine engine) {
        var widths = new int[] {1, 7, 8, 9, 16, 31, 32, 33, 63, 64, 65, 96, 128, 512, 1000};
        var top = new HandMade("Wires");
        var text = new StringBuilder("module Wires (\n");
        for (int width : widths) {
            top.in("a" + width, width).out("y" + width, width);
            text.append("input wire [").append(width - 1).append(":0] a").append(width)
                .append(", output wire [").append(width - 1)
                .append(":0] y").append(width).append(width == 1000 ? ");\n" : ",\n");
        }
        for (int width : widths) {
            text.append("assign y").append(width).append(" = ~a").append(width).append(";\n");
        }
        var random = new Random(7);
        try (var dut = open(top.build(), text + "endmodule\n", engine, OPTIONS)) {
            for (int round = 0; round < 20; round++) {
                for (int width : widths) {
                    var value = new BigInteger(width, random);
                    dut.pin("a" + width).setBig(value);
                    dut.step();
                    var all = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
                    assertThat(dut.pin("y" + width).big()).as("width %d", width).isEqualTo(all.xor(value));
                    assertThat(dut.pin("y" + width).get()).isEqualTo(all.xor(value).longValue());
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"VERILATOR", "ICARUS"})
    void aFalseClaimEndsTheSimulationAtItsLine(Engine engine) {
        var claim = HandMade.COUNTER.replace("endmodule", """
              `ifdef HDL_CLAIMS
              always @(posedge clk) if (!rst && !(count <= 8'd16)) begin
                $display("Counter.java:52: HDL801: claim 'stays small' is false in %m");
                $stop;
              end
              `endif
            endmodule
            """);
        try (var dut = open(HandMade.counter(), claim, engine, OPTIONS)) {
            dut.pin("enable").set(1);
            assertThatThrownBy(() -> dut.step(1000))
                .hasMessage("Counter.java:52: HDL801: claim 'stays small' is false at cycle 19; seed 1");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"VERILATOR", "ICARUS"})
    void clocksOfDifferentSpeedMeetAtCommonPicoseconds(Engine engine) {
        var top = new HandMade("Two").clock("fast").clock("slow").out("a", 16).out("b", 16).build();
        var text = """
            module Two (input wire fast_clk, input wire fast_rst, input wire slow_clk, input wire slow_rst,
                        output reg [15:0] a, output reg [15:0] b);
              always @(posedge fast_clk) if (fast_rst) a <= 16'd0; else a <= a + 16'd1;
              always @(posedge slow_clk) if (slow_rst) b <= 16'd0; else b <= a;
            endmodule
            """;
        try (var dut = open(top, text, engine, OPTIONS)) {
            dut.clockNumber(0).period(2_000);
            dut.clockNumber(1).period(5_000);
            dut.step(5); // edges of fast at 2, 4, 6, 8, 10 ns; of slow at 5 and 10 ns: the last ones are one event
            assertThat(dut.pin("a").get()).isEqualTo(5);
            assertThat(dut.pin("b").get()).isEqualTo(4);
            assertThat(dut.now()).isEqualTo(2 * 10_000 + 10_000);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"VERILATOR", "ICARUS"})
    void rowsAreTheSameAsSteps(Engine engine) {
        int count = 300;
        try (var dut = open(HandMade.counter(), HandMade.COUNTER, engine, OPTIONS);
             var rows = new RowBuffer(dut.top(), count)) {
            var random = new Random(3);
            int expected = 0;
            var wanted = new int[count];
            for (int row = 0; row < count; row++) {
                int enable = random.nextInt(2);
                int clear = random.nextInt(20) == 0 ? 1 : 0;
                boolean edge = random.nextInt(10) != 0;
                rows.event(row, edge ? 1 : 0);
                rows.set(row, "enable", enable);
                rows.set(row, "clear", clear);
                expected = !edge ? expected : clear == 1 ? 0 : expected + enable & 0xff;
                wanted[row] = expected;
            }
            assertThat(dut.run(rows)).isEqualTo(count);
            for (int row = 0; row < count; row++) {
                assertThat(rows.get(row, "count")).as("row %d", row).isEqualTo(wanted[row]);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"VERILATOR", "ICARUS"})
    void wavesAreWrittenWithClockAndValues(Engine engine, @TempDir Path folder) throws Exception {
        var file = folder.resolve("counter.vcd");
        try (var dut = open(HandMade.counter(), HandMade.COUNTER, engine, OPTIONS)) {
            dut.waves(file);
            dut.pin("enable").set(1);
            dut.step(4);
        }
        assertThat(Files.readString(file)).contains("count", "clk", "#60000\n",
            engine == Engine.ICARUS ? "b100 " : "b00000100 ");
    }

    @ParameterizedTest
    @EnumSource(names = {"VERILATOR", "ICARUS"})
    void pinsRefuseWhatDoesNotFit(Engine engine) {
        try (var dut = open(HandMade.counter(), HandMade.COUNTER, engine, OPTIONS)) {
            assertThatThrownBy(() -> dut.pin("enable").set(2))
                .hasMessageEndingWith("HDL808: 2 does not fit in 'enable' (1 bit, 0 to 1); mask it, or widen the port");
            assertThatThrownBy(() -> dut.pin("count").set(0))
                .hasMessageEndingWith("HDL807: 'count' is an output: it can be read, not set; set an input");
            assertThatThrownBy(() -> dut.pin("cuont")).hasMessageEndingWith("HDL810: Counter_8 has no port 'cuont'");
            var enable = dut.pin("enable");
            dut.close();
            assertThatThrownBy(enable::get).hasMessage("the simulation of this pin is closed");
        }
    }
}
