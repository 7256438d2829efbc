package rnic.guide;

import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Circuit;
import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.lib.Beat;
import hdl.testing.Golden;
import hdl.testing.Lint;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rnic.mutation.MutationWorker;

/** The circuits of the guide, listed as it lists them, give the Verilog that it shows. */
@Tag(MutationWorker.EMITTED)
class GuideTest {
    static Stream<Circuit<?>> circuits() {
        return Stream.of(new Counter(8), new Counter(24), new RegisterSlice<>(uint(32)), new RegisterSlice<>(Beat.of(8)),
            new SackTracker(128, 24), new BthParser(64));
    }

    @ParameterizedTest
    @MethodSource("circuits")
    void verilogIsAsAccepted(Circuit<?> circuit) {
        Golden.check("guide", circuit);
        var files = FileSet.of(Design.of(circuit).modules(), Style.DEFAULT);
        Golden.check("guide/located", files.top() + ".v", files.text(files.top()));
    }

    @ParameterizedTest
    @MethodSource("circuits")
    void toolsHaveNothingToSay(Circuit<?> circuit) {
        Lint.check(circuit);
    }

    @Test void counterIsTheTextOfTheGuide() {
        assertThat(text(new Counter(8))).isEqualTo("""
            `default_nettype none

            // Counter_8: counts enabled cycles and wraps.  Generated from Counter.java.
            module Counter_8 (
              input  wire        clk,
              input  wire        rst,
              input  wire        enable,
              input  wire        clear,
              output reg  [7:0]  count
            );
              always @(posedge clk) begin
                if (rst) begin
                  count <= 8'd0;
                end else if (clear) begin
                  count <= 8'd0;  // Counter.java:16
                end else if (enable) begin
                  count <= count + 8'd1;  // Counter.java:17
                end
              end
            endmodule

            `default_nettype wire
            """);
    }

    @Test void muxOfABundleIsOneLinePerField() {
        assertThat(text(new RegisterSlice<>(Beat.of(8))))
            .contains("shown_keep <= spare_full ? spare_keep : in_payload_keep;  // RegisterSlice.java:21\n");
    }

    @Test void trackerShowsItsNamedValues() {
        assertThat(text(new SackTracker(128, 24))).contains("""
              wire [23:0]  ahead = arrival_value - expected;  // SackTracker.java:16
              wire         in_window = ahead < 24'd128;  // SackTracker.java:17
            """, """
              wire [127:0] mark = (arrival_valid & in_window) ? (128'd1 << index) : 128'd0;  // SackTracker.java:20
            """, """
              TrailingOnes_128 slide (
                .value(seen),
                .count(slide_count)
              );
            """, """
              assign outside = arrival_valid & ~ahead[23] & ~in_window;  // SackTracker.java:29
            """);
    }

    @Test void parserShowsBytePositions() {
        assertThat(text(new BthParser(64))).contains("""
              assign header_value_opcode = in_payload_data[7:0];  // BthParser.java:25
            """, """
              assign header_value_dest_qp = {in_payload_data[47:40], in_payload_data[55:48], in_payload_data[63:56]};  // BthParser.java:25
            """);
    }

    private static String text(Circuit<?> circuit) {
        var files = FileSet.of(Design.of(circuit).modules(), Style.DEFAULT);
        return files.text(files.top());
    }
}
