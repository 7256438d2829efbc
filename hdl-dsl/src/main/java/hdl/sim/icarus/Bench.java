package hdl.sim.icarus;

import hdl.ir.ModuleDef;
import hdl.ir.Port;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the Verilog around the top: it reads one command per line, makes the events the command asks for, and prints
 * all outputs as one line of four-state bits. Lines of the design itself pass between.
 */
final class Bench {
    static final String NAME = "hdl_bench";
    static final int SETTLE = 0;
    static final int EDGES = 1;
    static final int ROWS = 2;
    static final int WAVES = 3;
    static final int PEEK = 4;

    private final ModuleDef top;
    private final List<String> inner;
    private final List<Port> inputs = new ArrayList<>();
    private final List<Port> outputs = new ArrayList<>();

    /** @param inner the signals inside that can be asked for, as paths below the top */
    Bench(ModuleDef top, List<String> inner) {
        this.top = top;
        this.inner = inner;
        for (var port : top.ports()) {
            if (port.role() == Port.Role.DATA) {
                (port.isInput() ? inputs : outputs).add(port);
            }
        }
    }

    List<Port> inputs() {
        return inputs;
    }

    List<Port> outputs() {
        return outputs;
    }

    String text() {
        return """
            `timescale 1ps/1ps
            module hdl_bench;
            @DECLARATIONS@
              reg [3:0] op;
              reg [63:0] mask, resets, count, at;
              reg [63:0] made = 0;
              integer commands, file, results, fields;

              @TOP@ @NAME@ (
            @PINS@
              );

              // Clocks fall half way between two edges; at 1 ps after an edge everything has settled.
              task edges(input [63:0] time_of_edge);
                begin
                  #((time_of_edge - $time) / 2);
            @FALL@
                  #(time_of_edge - $time);
                  made = made + 1;
            @RISE@
                  #1;
                end
              endtask

              task rows;
                begin
                  file = $fopen("rows.in", "r");
                  results = $fopen("rows.out", "w");
                  while (count != 0) begin
                    fields = $fscanf(file, "%h %h@FORMAT@", mask, resets@FIELDS@);
            @DRIVE@
                    if (mask != 0) begin
                      edges(at);
                      at = at + 64'd10000;
                    end else begin
                      #0; #0;
                    end
                    $fdisplay(results, "%b", {@OUTPUTS@});
                    count = count - 1;
                  end
                  $fclose(file);
                  $fclose(results);
                end
              endtask

              initial begin
                #2;
                fields = 1;
                while (fields > 0) begin
                  // No space or newline after the last field: it would wait for the next command.
                  fields = $fscanf(32'h8000_0000, "%h %h %h %h %h@FORMAT@", op, mask, resets, count, at@FIELDS@);
                  if (fields > 0) begin
                    case (op)
                      4'd1: begin
            @DRIVE@
                        while (count != 0) begin
                          edges(at);
                          at = at + 64'd10000;
                          count = count - 1;
                        end
                      end
                      4'd2: rows;
                      4'd3: begin
                        $dumpfile("waves.vcd");
                        $dumpvars(0, @NAME@);
                      end
                      4'd4: ;
                      default: begin
            @DRIVE@
                        #0; #0;
                      end
                    endcase
                    case (op == 4'd4 ? count : ~64'd0)
            @INNER@
                      default: $display("=%b", {@OUTPUTS@});
                    endcase
                    $fflush;
                  end
                end
                $finish;
              end

              final $display("#%0d", made);
            endmodule
            """.replace("@DECLARATIONS@", declarations()).replace("@TOP@", top.name())
            .replace("@NAME@", instance()).replace("@PINS@", pins())
            .replace("@FALL@", clocks("1'b0")).replace("@RISE@", clocks(""))
            .replace("@FORMAT@", " %h".repeat(inputs.size()))
            .replace("@FIELDS@", fields()).replace("@INNER@", innerSignals())
            .replace("@DRIVE@", drive()).replace("@OUTPUTS@", outputList());
    }

    /** Called like its module, so that waves have its name; what is declared here begins with a small letter. */
    private String instance() {
        return Character.isUpperCase(top.name().charAt(0)) ? top.name() : "dut";
    }

    private String declarations() {
        var out = new StringBuilder();
        for (var port : top.ports()) {
            var range = port.width() == 1 ? " " : " [" + (port.width() - 1) + ":0] ";
            out.append(port.isInput() ? "  reg" : "  wire").append(range)
                .append("p_").append(port.name()).append(";\n");
            if (port.isInput() && port.role() == Port.Role.DATA) {
                out.append("  reg").append(range).append("n_").append(port.name()).append(";\n");
            }
        }
        for (var clock : top.clocks()) {
            if (clock.clk() != null) {
                out.append("  initial p_").append(clock.clk().name()).append(" = 1'b0;\n");
            }
        }
        return out.toString();
    }

    private String pins() {
        var out = new ArrayList<String>();
        for (var port : top.ports()) {
            out.add("    ." + port.name() + "(p_" + port.name() + ")");
        }
        return String.join(",\n", out);
    }

    private String clocks(String value) {
        var out = new StringBuilder();
        for (int i = 0; i < top.clocks().size(); i++) {
            var clk = top.clocks().get(i).clk();
            if (clk != null) {
                out.append("      p_").append(clk.name()).append(" = ")
                    .append(value.isEmpty() ? "mask[" + i + "]" : value).append(";\n");
            }
        }
        return out.toString();
    }

    private String fields() {
        var out = new StringBuilder();
        inputs.forEach(port -> out.append(", n_").append(port.name()));
        return out.toString();
    }

    private String drive() {
        var out = new StringBuilder();
        for (int i = 0; i < top.clocks().size(); i++) {
            var rst = top.clocks().get(i).rst();
            if (rst != null) {
                out.append("        p_").append(rst.name()).append(" = resets[").append(i).append("];\n");
            }
        }
        for (var port : inputs) {
            out.append("        p_").append(port.name()).append(" = n_").append(port.name()).append(";\n");
        }
        return out.toString();
    }

    private String innerSignals() {
        var out = new StringBuilder();
        for (int i = 0; i < inner.size(); i++) {
            out.append("          64'd").append(i).append(": $display(\"=%b\", ").append(instance()).append('.')
                .append(inner.get(i)).append(");\n");
        }
        return out.toString();
    }

    private String outputList() {
        var out = new ArrayList<String>();
        outputs.forEach(port -> out.add("p_" + port.name()));
        return out.isEmpty() ? "1'b0" : String.join(", ", out);
    }
}
