`default_nettype none

// HandshakeCrossing_bool: brings a stream into another clock, one payload at a time.  Generated from
// HandshakeCrossing.java.
module HandshakeCrossing_bool (
  input  wire        from_clk,
  input  wire        from_rst,
  input  wire        to_clk,
  input  wire        to_rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire        in_payload,
  output wire        out_valid,
  input  wire        out_ready,
  output wire        out_payload
);
  reg         held;
  reg         request;
  reg         answer;
  reg         shown;
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
  assign out_payload = shown;
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
      held <= in_payload;
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
      shown <= held;
    end
  end
endmodule

`default_nettype wire
