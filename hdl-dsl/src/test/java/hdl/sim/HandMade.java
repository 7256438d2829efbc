package hdl.sim;

import hdl.ir.ClockDef;
import hdl.ir.ModuleBuilder;
import hdl.ir.ModuleDef;
import hdl.ir.Port;
import hdl.ir.Site;

/**
 * Tops with ports only, for engines that run Verilog written by hand: so they are tested without front end and emitter.
 */
public final class HandMade {
    private final ModuleBuilder builder;

    public HandMade(String name) {
        builder = new ModuleBuilder(name, "", "HandMade.java");
    }

    public HandMade clock(String name) {
        var suffixed = name.isEmpty() ? "" : name + "_";
        var clock = builder.clock(name.isEmpty(), ClockDef.ResetKind.SYNC_HIGH, Site.UNKNOWN);
        var clk = builder.port(Port.Direction.IN, Port.Role.CLOCK, 1, clock, Site.UNKNOWN);
        var rst = builder.port(Port.Direction.IN, Port.Role.RESET, 1, clock, Site.UNKNOWN);
        builder.place(clk, suffixed + "clk", "");
        builder.place(rst, suffixed + "rst", "");
        builder.bind(clock, name, clk, rst);
        return this;
    }

    public HandMade in(String name, int width) {
        return port(Port.Direction.IN, name, width);
    }

    public HandMade out(String name, int width) {
        return port(Port.Direction.OUT, name, width);
    }

    private HandMade port(Port.Direction direction, String name, int width) {
        builder.place(builder.port(direction, Port.Role.DATA, width, null, Site.UNKNOWN), name, "");
        return this;
    }

    public ModuleDef build() {
        return builder.finish();
    }

    /** The port of a name. */
    public static Port port(ModuleDef top, String name) {
        return top.ports().stream().filter(port -> port.name().equals(name)).findFirst().orElseThrow();
    }

    /** Counter of section "first circuit" of the manual, as it is emitted. */
    public static final String COUNTER = """
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
              count <= 8'd0;
            end else if (enable) begin
              count <= count + 8'd1;
            end
          end
        endmodule
        """;

    public static ModuleDef counter() {
        return new HandMade("Counter_8").clock("").in("enable", 1).in("clear", 1).out("count", 8).build();
    }
}
