package hdl.sim.verilator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.ir.ModuleDef;
import hdl.sim.Engine;
import hdl.sim.HandMade;
import hdl.sim.ModelSource;
import hdl.sim.Options;
import hdl.sim.RowLayout;
import hdl.sim.ToolException;
import hdl.testing.Needs;
import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerilatorEngineTest {
    private static final Options OPTIONS = Options.standard().seed(1).start(Options.Start.ZERO);

    @BeforeAll static void needsVerilator() {
        Needs.engine(Engine.VERILATOR);
    }

    private static VerilatorEngine open(ModuleDef top, String text, Options options) {
        return VerilatorEngine.open(top, ModelSource.of(top.name(), text), options, ModelCache.standard());
    }

    @Test void portsAreTheMemoryOfTheModel() {
        var top = HandMade.counter();
        try (var engine = open(top, HandMade.COUNTER, OPTIONS)) {
            var enable = engine.segment(HandMade.port(top, "enable"));
            var count = engine.segment(HandMade.port(top, "count"));
            enable.set(ValueLayout.JAVA_BYTE, 0, (byte) 1);
            engine.step(0, 300);
            assertThat(count.get(ValueLayout.JAVA_BYTE, 0) & 0xff).isEqualTo(300 - 256);
            engine.reset(0, true);
            engine.step(0, 1);
            assertThat(count.get(ValueLayout.JAVA_BYTE, 0)).isZero();
        }
    }

    @Test void stepUntilStopsAtTheValueAndAtTheLimit() {
        var top = HandMade.counter();
        try (var engine = open(top, HandMade.COUNTER, OPTIONS)) {
            engine.segment(HandMade.port(top, "enable")).set(ValueLayout.JAVA_BYTE, 0, (byte) 1);
            assertThat(engine.stepUntil(0, HandMade.port(top, "count"), 200, 1000)).isEqualTo(200);
            assertThat(engine.stepUntil(0, HandMade.port(top, "count"), 7, 20)).isEqualTo(20);
        }
    }

    @Test void rowsRunInOneCall() {
        var top = HandMade.counter();
        var layout = new RowLayout(top);
        int rows = 2000;
        try (var engine = open(top, HandMade.COUNTER, OPTIONS); var arena = Arena.ofConfined()) {
            var inputs = arena.allocate(rows * layout.inputStride(), 8);
            var outputs = arena.allocate(rows * layout.outputStride(), 8);
            for (int row = 0; row < rows; row++) {
                inputs.set(ValueLayout.JAVA_LONG, row * layout.inputStride(), 1);
                inputs.set(ValueLayout.JAVA_BYTE, row * layout.inputStride() + layout.inputs().getFirst().offset(),
                    (byte) (row & 1));
            }
            assertThat(engine.run(layout, inputs, outputs, rows)).isEqualTo(rows);
            for (int row = 0; row < rows; row++) {
                assertThat(outputs.get(ValueLayout.JAVA_BYTE, row * layout.outputStride()) & 0xff).isEqualTo((row
                    + 1) / 2 % 256);
            }
        }
    }

    @Test void aFalseClaimStopsTheModelAndNotTheProcess() {
        var claim = HandMade.COUNTER.replace("endmodule", """
              `ifdef HDL_CLAIMS
              always @(posedge clk) if (!rst && !(count <= 8'd16)) begin
                $display("Counter.java:52: HDL801: claim 'stays small' is false in %m");
                $stop;
              end
              `endif
            endmodule
            """);
        var top = HandMade.counter();
        try (var engine = open(top, claim, OPTIONS)) {
            engine.segment(HandMade.port(top, "enable")).set(ValueLayout.JAVA_BYTE, 0, (byte) 1);
            engine.step(0, 1000);
            assertThat(engine.failure())
                .hasToString("Counter.java:52: HDL801: claim 'stays small' is false at cycle 17");
        }
        try (var engine = open(top, claim, OPTIONS.claims(false))) {
            engine.segment(HandMade.port(top, "enable")).set(ValueLayout.JAVA_BYTE, 0, (byte) 1);
            engine.step(0, 1000);
            assertThat(engine.failure()).isNull();
        }
    }

    @Test void aModelThatNeverSettlesIsAFailureAndNotACrash() {
        var top = new HandMade("Restless").in("go", 1).out("y", 1).build();
        var text = """
            module Restless (input wire go, output wire y);
              wire a = go & ~b;
              wire b = a;
              assign y = b;
            endmodule
            """;
        try (var engine = open(top, text, OPTIONS)) {
            engine.segment(HandMade.port(top, "go")).set(ValueLayout.JAVA_BYTE, 0, (byte) 1);
            engine.step(0, 1);
            assertThat(engine.failure().label()).contains("did not converge");
        }
    }

    @Test void twoClocksCanRiseAtOnceAndEveryRegisterSamplesFirst() {
        var top = new HandMade("Swap").clock("left").clock("right").out("a", 8).out("b", 8).build();
        var text = """
            module Swap (input wire left_clk, input wire left_rst, input wire right_clk, input wire right_rst,
                         output reg [7:0] a, output reg [7:0] b);
              always @(posedge left_clk) if (left_rst) a <= 8'd1; else a <= b;
              always @(posedge right_clk) if (right_rst) b <= 8'd2; else b <= a;
            endmodule
            """;
        try (var engine = open(top, text, OPTIONS)) {
            var a = engine.segment(HandMade.port(top, "a"));
            var b = engine.segment(HandMade.port(top, "b"));
            engine.reset(0, true);
            engine.reset(1, true);
            engine.edges(3);
            engine.reset(0, false);
            engine.reset(1, false);
            engine.edges(3);
            assertThat(a.get(ValueLayout.JAVA_BYTE, 0)).isEqualTo((byte) 2);
            assertThat(b.get(ValueLayout.JAVA_BYTE, 0)).isEqualTo((byte) 1);
            engine.edges(2);
            assertThat(b.get(ValueLayout.JAVA_BYTE, 0)).isEqualTo((byte) 2);
        }
    }

    @Test void noiseDependsOnTheSeedAndZeroIsZero() {
        var top = new HandMade("Plain").clock("").in("load", 1).out("q", 64).build();
        var text = """
            module Plain (input wire clk, input wire rst, input wire load, output reg [63:0] q);
              always @(posedge clk) if (load) q <= 64'd5;
            endmodule
            """;
        assertThat(startValue(top, text, OPTIONS)).isZero();
        var noise = OPTIONS.start(Options.Start.NOISE);
        long first = startValue(top, text, noise.seed(3));
        assertThat(first).isNotZero().isEqualTo(startValue(top, text, noise.seed(3)))
            .isNotEqualTo(startValue(top, text, noise.seed(4)));
    }

    private static long startValue(ModuleDef top, String text, Options options) {
        try (var engine = open(top, text, options)) {
            engine.step(0, 1);
            return engine.segment(HandMade.port(top, "q")).get(ValueLayout.JAVA_LONG, 0);
        }
    }

    @Test void wavesShowClockAndValues(@TempDir Path folder) throws Exception {
        var top = HandMade.counter();
        for (var ending : new String[] {"vcd", "fst"}) {
            var file = folder.resolve("counter." + ending);
            try (var engine = open(top, HandMade.COUNTER, OPTIONS.waves(file))) {
                engine.waves(file);
                engine.segment(HandMade.port(top, "enable")).set(ValueLayout.JAVA_BYTE, 0, (byte) 1);
                for (int i = 1; i <= 4; i++) {
                    engine.time(i * 1000L);
                    engine.edges(1);
                }
            }
            assertThat(file).isNotEmptyFile();
        }
        assertThat(Files.readString(folder.resolve("counter.vcd"))).contains("$var wire  8", "#1000\n", "#1500\n",
            "b00000100");
    }

    @Test void aBrokenTextNamesCommandExitCodeAndFolder() {
        var top = HandMade.counter();
        assertThatThrownBy(() -> open(top, HandMade.COUNTER.replace("count <= 8'd0;", "count <= ;"), OPTIONS))
            .isInstanceOf(ToolException.class)
            .hasMessageContaining("verilator --cc --top-module Counter_8")
            .hasMessageContaining("ended with exit code 1")
            .hasMessageContaining("syntax error")
            .hasMessageContaining("its files are kept in");
    }
}
