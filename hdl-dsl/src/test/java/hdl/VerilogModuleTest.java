package hdl;

import static hdl.Hdl.instance;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Black boxes whose ports stand in a file of Verilog. */
class VerilogModuleTest {
    private static final Path FILE = Path.of("src/test/resources/hdl/verilog/mult_pipe.v");

    record Multiplier(int width) implements BlackBox<Multiplier.Io> {
        record Io(@Exact("CLK") Clock clock, @Exact("A") UInt left, @Exact("B") UInt right, @Exact("P") UInt product)
            implements Bundle<Io> {}

        @Override public Optional<VerilogModule> verilog() {
            return Optional.of(VerilogModule.read(FILE, "MULT_PIPE", Map.of("WIDTH", width)));
        }

        @Override public Io ports(Ports p) {
            var verilog = verilog().orElseThrow();
            return new Io(p.clock(Reset.NONE), p.in(verilog.uint("A")), p.in(verilog.uint("B")),
                p.out(verilog.uint("P")));
        }

        @Override public void body(Io io) {}
    }

    /** Two of them, of different widths: one foreign module. */
    record Products() implements Circuit<Products.Io> {
        record Io(Clock main, UInt a, UInt b, UInt narrow, UInt wide) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.clock(Reset.NONE), p.in(uint(4)), p.in(uint(4)), p.out(uint(8)), p.out(uint(40)));
        }

        @Override public void body(Io io) {
            var narrow = instance(new Multiplier(4));
            narrow.clock().set(io.main);
            narrow.left().set(io.a);
            narrow.right().set(io.b);
            io.narrow.set(narrow.product());
            var wide = instance(new Multiplier(20));
            wide.clock().set(io.main);
            wide.left().set(Hdl.cat(io.a, Hdl.lit(0, 16)));
            wide.right().set(io.b.zext(20));
            io.wide.set(wide.product());
        }
    }

    @Test void anInstanceHasTheNamesOfTheFile() {
        var files = FileSet.of(Design.of(new Products()).modules(), Style.GOLDEN);
        assertThat(files.text("Products")).contains("""
              MULT_PIPE #(.WIDTH(4)) narrow_2 (
                .CLK(main_clk),
                .A(a),
                .B(b),
                .P(narrow)
              );
            """, "MULT_PIPE #(.WIDTH(20)) wide_2 (");
        assertThat(files.files()).containsOnlyKeys("Products.v", "sim/MULT_PIPE.v", "Products.f", "Products.sim.f");
        assertThat(files.files().get("Products.f")).isEqualTo(FILE + "\nProducts.v\n");
        assertThat(files.files().get("Products.sim.f")).isEqualTo("sim/MULT_PIPE.v\nProducts.v\n");
        assertThat(files.files().get("sim/MULT_PIPE.v")).startsWith("// A multiplier with registers");
    }

    @EachEngine void theForeignModuleItselfIsSimulated(Engine engine) {
        if (engine.isJvm()) {
            assertThatThrownBy(() -> Simulation.of(new Products(), engine)).hasMessageContaining("HDL806: black box");
            return;
        }
        try (var dut = Simulation.of(new Products(), engine)) {
            for (int a = 0; a < 16; a++) {
                dut.pin(dut.io().a()).set(a);
                dut.pin(dut.io().b()).set(15 - a / 2);
                dut.step(2);
                assertThat(dut.pin(dut.io().narrow()).get()).isEqualTo(a * (15 - a / 2));
                assertThat(dut.pin(dut.io().wide()).get()).isEqualTo((long) a * (15 - a / 2) << 16);
            }
        }
    }

    // ---- headers

    private static String ports(Path folder, String text, Map<String, Integer> parameters) throws IOException {
        var file = folder.resolve("it.v");
        Files.writeString(file, text);
        return VerilogModule.read(file, "it", parameters).ports().stream().map(port -> (port.input() ? "in " : "out ")
            + port.name() + " " + port.width()).collect(Collectors.joining(", "));
    }

    @Test void widthsFollowFromParameters(@TempDir Path folder) throws IOException {
        assertThat(ports(folder, """
            `timescale 1ns/1ps
            module other (input wire x); endmodule
            module it #(parameter W = 8, parameter [3:0] N = 4'd3, D = (W > 8) ? 2*W : W/2,
              localparam L = $clog2(D) + 1)
              (input clk, input wire signed [W-1:0] a, b, input [0:N*W-1] c,
               output reg d, output wire [L:0] e, output [(1<<N)-1:0] f, output [W**2-1 : 4'hA - 10] g);
            endmodule
            """, Map.of("W", 10)))
            .isEqualTo("in clk 1, in a 10, in b 10, in c 30, out d 1, out e 7, out f 8, out g 100");
        assertThat(ports(folder, "module it(input wire [8'b0000_0111:0] a, output wire y);endmodule", Map.of()))
            .isEqualTo("in a 8, out y 1");
    }

    private static void refused(Path folder, String text, String problem) {
        assertThatThrownBy(() -> ports(folder, text, Map.of())).isInstanceOf(HdlException.class).hasMessage(problem);
    }

    @Test void aHeaderThatCannotBeReadIsNamedWithItsLine(@TempDir Path folder) {
        refused(folder, "\n\nmodule it (a);\ninput a;", "it.v:3: HDL620: port 'a' of module it has no direction in the "
            + "header; write 'input wire a' there, as in Verilog-2001, or a wrapper that does");
        refused(folder, "module that (input a);",
            "it.v:1: HDL620: there is no module it in this file; write its name as "
            + "the file does");
        refused(folder, "module it (\n  inout wire pad);",
            "it.v:2: HDL620: an inout of module it cannot be a port here; "
            + "write a wrapper with an input, an output and an enable");
        refused(folder, "module it (\n  input wire [`W-1:0] a);",
            "it.v:2: HDL620: '`W' is no parameter of the header, and "
            + "widths are computed from parameters, numbers and $clog2 alone; write a wrapper");
        refused(folder, "module it (input a",
            "it.v:1: HDL620: '' stands where the name of a port should; write the header "
            + "as in Verilog-2001, or a wrapper");
        refused(folder, "module it (input [3/0:0] a);", "it.v:1: HDL620: a division by zero; give other parameters");
    }

    // ---- compared

    record Wrong(int how) implements BlackBox<Wrong.Io> {
        record Io(@Exact("CLK") Clock clock, @Exact("A") UInt left, Optional<UInt> right, @Exact("P") UInt product)
            implements Bundle<Io> {}

        @Override public Optional<VerilogModule> verilog() {
            return Optional.of(VerilogModule.read(FILE, "MULT_PIPE"));
        }

        @Override public Io ports(Ports p) {
            return new Io(p.clock(Reset.NONE), p.in(uint(how == 0 ? 17 : 18)), how == 1 ? Optional.of(p.in(uint(18)))
                : Optional.empty(), how == 2 ? p.in(uint(36)) : p.out(uint(36)));
        }

        @Override public void body(Io io) {}
    }

    private static void differs(int how, String problem) {
        assertThatThrownBy(() -> Design.of(new Wrong(how))).isInstanceOf(HdlException.class)
            .hasMessage("VerilogModuleTest.java:0: HDL621: black box Wrong " + problem);
    }

    @Test void declaredPortsAreThoseOfTheFile() {
        differs(0, "gives 'A' 17 bits, and module MULT_PIPE of mult_pipe.v gives it 18 bits; take its shape, "
            + "uint(\"A\"), or other parameters");
        differs(1, "has a port 'right', and module MULT_PIPE of mult_pipe.v has none; there is 'CLK', 'A', 'B', 'P', "
            + "with @Exact for its name");
        differs(2, "has the input 'P', and module MULT_PIPE of mult_pipe.v has an output of this name; declare it with "
            + "p.out");
        differs(3, "does not have the port 'B', and module MULT_PIPE of mult_pipe.v has it; add a component with "
            + "@Exact(\"B\")");
    }
}
