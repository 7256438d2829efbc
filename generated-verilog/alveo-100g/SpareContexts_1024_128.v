`default_nettype none

// SpareContexts_1024_128: contexts that all queue pairs share.  Generated from SpareContexts.java.
module SpareContexts_1024_128 (
  input  wire        clk,
  input  wire        rst,
  // next: the one that is taken next, if one is left
  output wire        next_valid,
  output wire [6:0]  next_value,
  input  wire [9:0]  qp,  // queue pair that takes one or gives one back
  input  wire        taken,  // it takes the next one
  // returned: it gives this one back; not in a cycle in which one is taken
  input  wire        returned_valid,
  input  wire [6:0]  returned_value,
  // leaving: all of this queue pair come back before it is taken; nothing of it is on its way
  input  wire        leaving_valid,
  output wire        leaving_ready,
  input  wire [9:0]  leaving_payload
);
  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [7:0]  given;
  reg  [6:0]  looked;
  reg         is_known;
  (* ram_style = "distributed" *)
  reg  [10:0] owners [0:127];
  wire        free_in_ready;
  wire        free_out_valid;
  wire [6:0]  free_out_payload;

  wire        is_searching = leaving_valid & ~(taken | returned_valid);
  wire [10:0] owner = owners[looked];
  wire        is_left = is_searching & owner[10] & (owner[9:0] == leaving_payload) & is_known;
  wire        free_in_valid = returned_valid | is_left;
  wire        is_new = ~given[7];
  wire [6:0]  next_wire = is_new ? given[6:0] : free_out_payload;
  wire        free_out_ready = taken & ~is_new;
  wire [6:0]  coming = is_searching ? (looked + 7'd1) : looked;
  wire [6:0]  place = taken ? next_wire : returned_valid ? returned_value : looked;
  wire [6:0]  free_in_payload = returned_valid ? returned_value : looked;

  Fifo_128_LUTRAM #(.WIDTH(7)) free (
    .clk(clk),
    .rst(in_reset),
    .in_valid(free_in_valid),
    .in_ready(free_in_ready),
    .in_payload(free_in_payload),
    .out_valid(free_out_valid),
    .out_ready(free_out_ready),
    .out_payload(free_out_payload)
  );

  assign next_valid = is_new | free_out_valid;
  assign next_value = next_wire;
  assign leaving_ready = is_searching & (&looked);

  always @(posedge clk) begin
    if (taken | returned_valid | is_left) begin
      owners[place] <= {taken, qp};
    end
  end

  always @(posedge clk) begin
    if (in_reset) begin
      given <= 8'd0;
      looked <= 7'd0;
      is_known <= 1'b0;
    end else begin
      if (taken & is_new) begin
        given <= given + 8'd1;
      end
      looked <= coming;
      is_known <= {1'b0, coming} < given;
    end
  end

  always @(posedge clk) begin
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, free_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    every_spare_context_has_a_place_among_the_free_ones: assert (~free_in_valid | free_in_ready);
  always @(posedge clk) if (!in_reset)
    none_is_taken_while_another_comes_back: assert (~(taken & returned_valid));
  always @(posedge clk) if (!in_reset) what_is_taken_is_there: assert (~taken | next_valid);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~free_in_valid | free_in_ready)) begin
    $display("SpareContexts.java: HDL801: claim 'every spare context has a place among the free ones' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(taken & returned_valid))) begin
    $display("SpareContexts.java: HDL801: claim 'none is taken while another comes back' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~taken | next_valid)) begin
    $display("SpareContexts.java: HDL801: claim 'what is taken is there' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
