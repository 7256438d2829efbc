`default_nettype none

// FreeList_12: hands out numbers, each to one user at a time, and takes them back in any order.  Generated
// from FreeList.java.
module FreeList_12 (
  input  wire        clk,
  input  wire        rst,
  // free: a free number; taking it makes it the taker's
  output wire        free_valid,
  input  wire        free_ready,
  output wire [3:0]  free_payload,
  // back: a number that is free again
  input  wire        back_valid,
  input  wire [3:0]  back_value,
  output reg  [3:0]  count  // how many are free
);
  reg         counting;
  reg  [3:0]  fresh;
  wire        returned_in_ready;
  wire        returned_out_valid;
  wire [3:0]  returned_out_payload;

  wire [3:0]  up_flips = count ^ (count + 4'd1);
  wire [3:0]  down_flips = count ^ (count - 4'd1);
  wire        returned_out_ready = free_ready & ~counting;

  Fifo_12_LUTRAM #(.WIDTH(4)) returned (
    .clk(clk),
    .rst(rst),
    .in_valid(back_valid),
    .in_ready(returned_in_ready),
    .in_payload(back_value),
    .out_valid(returned_out_valid),
    .out_ready(returned_out_ready),
    .out_payload(returned_out_payload)
  );

  assign free_valid = counting | returned_out_valid;
  assign free_payload = counting ? fresh : returned_out_payload;

  always @(posedge clk) begin
    if (rst) begin
      counting <= 1'b1;
      fresh <= 4'd0;
      count <= 4'd12;
    end else begin
      if (counting & free_ready) begin
        fresh <= fresh + 4'd1;
        counting <= fresh != 4'd11;
      end
      count <= count ^ ((back_valid & ~(free_valid & free_ready)) ? up_flips : 4'd0) ^
               ((free_valid & free_ready & ~back_valid) ? down_flips : 4'd0);
    end
  end

  wire        _unused = &{1'b0, returned_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    no_number_comes_back_while_all_are_free: assert (~back_valid | (count != 4'd12));
  always @(posedge clk) if (!rst)
    only_numbers_of_the_list_come_back: assert (~back_valid | (back_value < 4'd12));
  always @(posedge clk) if (!rst) no_more_are_free_than_there_are: assert (count <= 4'd12);
  always @(posedge clk) if (!rst)
    there_is_a_place_for_a_number_that_comes_back: assert (~back_valid | returned_in_ready);
  always @(posedge clk) if (!rst) all_numbers_are_out: cover (count == 4'd0);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~back_valid | (count != 4'd12))) begin
    $display("FreeList.java: HDL801: claim 'no number comes back while all are free' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~back_valid | (back_value < 4'd12))) begin
    $display("FreeList.java: HDL801: claim 'only numbers of the list come back' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(count <= 4'd12)) begin
    $display("FreeList.java: HDL801: claim 'no more are free than there are' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~back_valid | returned_in_ready)) begin
    $display("FreeList.java: HDL801: claim 'there is a place for a number that comes back' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
