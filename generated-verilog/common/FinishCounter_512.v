`default_nettype none

// FinishCounter_512: counts the requests of which every burst has been answered, in order.  Generated from
// FinishCounter.java.
module FinishCounter_512 (
  input  wire        clk,
  input  wire        rst,
  // request: bursts of the request, 0 to 3
  input  wire        request_valid,
  output wire        request_ready,
  input  wire [1:0]  request_payload,
  input  wire        answered,  // a burst has been answered
  output reg  [23:0] finished  // finished requests since reset, modulo 2^24
);
  reg  [10:0] answers;
  reg  [1:0]  taken;
  wire        unfinished_out_valid;
  wire [1:0]  unfinished_out_payload;

  wire        lacking = unfinished_out_valid & (taken != unfinished_out_payload);
  wire        take = lacking & (|answers);
  wire        done = unfinished_out_valid & (~lacking | (take & ((taken + 2'd1) == unfinished_out_payload)));
  wire        unfinished_out_ready = done;

  Fifo_512_BRAM #(.WIDTH(2)) unfinished (
    .clk(clk),
    .rst(rst),
    .in_valid(request_valid),
    .in_ready(request_ready),
    .in_payload(request_payload),
    .out_valid(unfinished_out_valid),
    .out_ready(unfinished_out_ready),
    .out_payload(unfinished_out_payload)
  );

  always @(posedge clk) begin
    if (rst) begin
      answers <= 11'd0;
      taken <= 2'd0;
      finished <= 24'd0;
    end else begin
      if (take) begin
        taken <= taken + 2'd1;
      end
      if (done) begin
        taken <= 2'd0;
        finished <= finished + 24'd1;
      end
      if (answered & ~take) begin
        answers <= answers + 11'd1;
      end else if (take & ~answered) begin
        answers <= answers - 11'd1;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    no_request_takes_more_answers_than_it_has_bursts: assert (
      ~unfinished_out_valid | (taken <= unfinished_out_payload));
  always @(posedge clk) if (!rst)
    finishes_a_request_of_no_burst: cover (
      unfinished_out_valid & unfinished_out_ready & (unfinished_out_payload == 2'd0));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~unfinished_out_valid | (taken <= unfinished_out_payload))) begin
    $display("FinishCounter.java: HDL801: claim 'no request takes more answers than it has bursts' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
