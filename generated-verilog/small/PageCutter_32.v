`default_nettype none

// PageCutter_32: cuts consecutive beats of host memory at 4 KiB boundaries.  Generated from PageCutter.java.
module PageCutter_32 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [58:0] in_payload_line,  // of the first beat, in beats
  input  wire [8:0]  in_payload_length,  // beats less one
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
  wire [12:0] parts_0 = page[12:0] + 13'd1;
  wire [12:0] part = page[25:13];
  wire [12:0] parts_1 = (&page[12:0]) ? (part + 13'd1) : part;
  wire [12:0] part_2 = page[38:26];
  wire [12:0] parts_2 = (&page[25:0]) ? (part_2 + 13'd1) : part_2;
  wire [12:0] part_3 = page[51:39];
  wire [12:0] parts_3 = (&page[38:0]) ? (part_3 + 13'd1) : part_3;
  wire [51:0] this_page = more ? {parts_3, parts_2, parts_1, parts_0} : in_payload_line[58:7];
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
      page <= this_page;
      rest <= length - most - 9'd1;
    end
  end

  wire        _unused = &{1'b0, _length_choice[8:7]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_burst_leaves_its_page: assert (stage_in_payload_length[6:0] <= ~line);
  always @(posedge clk) if (!rst) a_run_crosses_a_page: cover (more);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(stage_in_payload_length[6:0] <= ~line)) begin
    $display("PageCutter.java: HDL801: claim 'no burst leaves its page' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
