package hdl.sim.icarus;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.HandMade;
import hdl.sim.ModelSource;
import hdl.sim.Options;
import hdl.sim.Simulation;
import hdl.testing.Needs;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class IcarusEngineTest {
    private static final String PLAIN = """
        module Plain (
          input  wire        clk,
          input  wire        rst,
          input  wire        load,
          output reg  [3:0]  q,
          output reg  [3:0]  twice,
          output wire [7:0]  word
        );
          reg [7:0] table_mem [0:3];
          (* keep = "true" *) reg  [1:0]  at;
          assign word = table_mem[at];
          always @* begin
            twice = q << 1;
          end
          always @(posedge clk) begin
            if (load) q <= 4'd5;
            if (load) table_mem[1] <= 8'd9;
            if (load) at <= 2'd1;
          end
        endmodule
        """;

    @BeforeAll static void needsIcarus() {
        Needs.engine(Engine.ICARUS);
    }

    private static Simulation<?> open(Options.Start start) {
        var top = new HandMade("Plain").clock("").in("load", 1).out("q", 4).out("twice", 4).out("word", 8).build();
        return Simulation.of(top, ModelSource.of("Plain", PLAIN), Engine.ICARUS,
            Options.standard().seed(1).start(start));
    }

    @Test void whatWasNeverSetIsUnknown() {
        try (var dut = open(Options.Start.NOISE)) {
            assertThat(dut.pin("q").unknown()).isEqualTo(15);
            assertThat(dut.pin("twice").isUnknown()).isTrue();
            assertThat(dut.pin("word").isUnknown()).isTrue();
            dut.pin("load").set(1);
            dut.step();
            assertThat(dut.pin("q").isUnknown()).isFalse();
            assertThat(dut.pin("twice").get()).isEqualTo(10);
            assertThat(dut.pin("word").get()).isEqualTo(9);
        }
    }

    @Test void inComparisonsEverythingStartsAtZero() {
        try (var dut = open(Options.Start.ZERO)) {
            assertThat(dut.pin("q").isUnknown()).isFalse();
            assertThat(dut.pin("word").isUnknown()).isFalse();
            assertThat(dut.pin("twice").get()).isZero();
        }
    }
}
