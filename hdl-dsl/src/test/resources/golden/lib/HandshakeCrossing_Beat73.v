`default_nettype none

// HandshakeCrossing_Beat73: brings a stream into another clock, one payload at a time.  Generated from
// HandshakeCrossing.java.
module HandshakeCrossing_Beat73 (
  input  wire        from_clk,
  input  wire        from_rst,
  input  wire        to_clk,
  input  wire        to_rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [63:0] in_payload_data,
  input  wire [7:0]  in_payload_keep,
  input  wire        in_payload_last,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [63:0] out_payload_data,
  output wire [7:0]  out_payload_keep,
  output wire        out_payload_last
);
  reg  [63:0] held_data;
  reg  [7:0]  held_keep;
  reg         held_last;
  reg         request;
  reg         answer;
  reg  [63:0] shown_data;
  reg  [7:0]  shown_keep;
  reg         shown_last;
  reg         full;
  wire        requested_settled;
  wire        answered_settled;

  wire        arrives = (requested_settled != answer) & ~full;

  Synchronizer_2 requested (
    .clk(to_clk),
    .rst(to_rst),
    .value(request),
    .settled(requested_settled)
  );

  Synchronizer_2 answered (
    .clk(from_clk),
    .rst(from_rst),
    .value(answer),
    .settled(answered_settled)
  );

  assign out_valid = full;
  assign out_payload_data = shown_data;
  assign out_payload_keep = shown_keep;
  assign out_payload_last = shown_last;
  assign in_ready = answered_settled == request;

  always @(posedge from_clk) begin
    if (from_rst) begin
      request <= 1'b0;
    end else if (in_valid & in_ready) begin
      request <= ~request;
    end
  end

  always @(posedge from_clk) begin
    if (in_valid & in_ready) begin
      held_data <= in_payload_data;
      held_keep <= in_payload_keep;
      held_last <= in_payload_last;
    end
  end

  always @(posedge to_clk) begin
    if (to_rst) begin
      answer <= 1'b0;
      full <= 1'b0;
    end else if (arrives) begin
      full <= 1'b1;
      answer <= requested_settled;
    end else if (out_ready) begin
      full <= 1'b0;
    end
  end

  always @(posedge to_clk) begin
    if (arrives) begin
      shown_data <= held_data;
      shown_keep <= held_keep;
      shown_last <= held_last;
    end
  end
endmodule

`default_nettype wire
