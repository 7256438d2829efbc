  // Whatever an operation makes of the state of its flow, the next operation on it finds just that. One flow,
  // any, is followed, and one bit of its state, which stands for all: they are chosen together. The steps of the first
  // cycles may be what stood in the pipeline before the reset.
  (* gclk *) reg tick;
  (* anyconst *) reg [4:0] followed;
  reg [2:0] age = 0;
  reg known = 0;
  reg kept;
  wire works = kind != 0 && {event_flow_responses, event_flow_qp} == followed;
  always @(posedge tick) begin
    if (age != 7) age <= age + 1;
    if (age == 7 && works) begin
      known <= 1;
      kept <= after_is_last;
    end
  end
  always @* if (known && works) found_as_it_was_left: assert(before_is_last == kept);
endmodule
