`default_nettype none

// PageCutter_32: cuts consecutive beats of host memory at 4 KiB boundaries.  Generated from PageCutter.java.
module PageCutter_32 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [58:0] in_payload_line,  // of the first beat, in beats
  input  wire [8:0]  in_payload_length,  // beats less one
  input  wire [51:0] in_payload_next,  // behind the first page, in units of 4 KiB
  output wire        out_valid,
  input  wire        out_ready,
  output wire [63:0] out_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]  out_payload_length  // beats less one
);
  reg         more;
  reg  [51:0] page;
  reg  [8:0]  rest;
  wire        stage_in_ready;

  wire [6:0]  line = ~more ? in_payload_line[6:0] : 7'd0;
  wire [8:0]  length = more ? rest : in_payload_length;
  wire [8:0]  most = {2'd0, ~line};
  wire        fitting = length <= most;
  wire [51:0] this_page = more ? page : in_payload_line[58:7];
  wire        stage_in_valid = more | in_valid;
  wire [8:0]  _length_choice = fitting ? length : most;
  wire [7:0]  stage_in_payload_length = {1'b0, _length_choice[6:0]};

  Pipeline_1 #(.WIDTH(72)) stage (
    .clk(clk),
    .rst(rst),
    .in_valid(stage_in_valid),
    .in_ready(stage_in_ready),
    .in_payload({{this_page, line, 5'd0}, stage_in_payload_length}),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload({out_payload_address, out_payload_length})
  );

  assign in_ready = stage_in_ready & ~more;

  always @(posedge clk) begin
    if (rst) begin
      more <= 1'b0;
    end else if (stage_in_valid & stage_in_ready) begin
      more <= ~fitting;
    end
  end

  always @(posedge clk) begin
    if (stage_in_valid & stage_in_ready) begin
      if (~more) begin
        page <= in_payload_next;
      end
      rest <= length - most - 9'd1;
    end
  end

  wire        _unused = &{1'b0, _length_choice[8:7]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_run_has_a_third_page: assert (~more | fitting);
  always @(posedge clk) if (!rst) no_burst_leaves_its_page: assert (stage_in_payload_length[6:0] <= ~line);
  always @(posedge clk) if (!rst) a_run_crosses_a_page: cover (more);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~more | fitting)) begin
    $display("PageCutter.java: HDL801: claim 'no run has a third page' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(stage_in_payload_length[6:0] <= ~line)) begin
    $display("PageCutter.java: HDL801: claim 'no burst leaves its page' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
