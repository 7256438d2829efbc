`default_nettype none

// OwnDoorbells_alveo_100g: takes away doorbells for receive queues of queue pairs that use a shared one.
// Generated from OwnDoorbells.java.
module OwnDoorbells_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        waiting,  // a life waits: no doorbell is taken
  // setup: it begins, in a cycle without a doorbell
  input  wire        setup_valid,
  input  wire [9:0]  setup_value_qp,  // queue pair, local number
  input  wire        setup_value_choice_used,  // from a shared receive queue; else from one of its own
  input  wire [5:0]  setup_value_choice_srq,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [9:0]  in_payload_qp,  // queue pair, local number
  input  wire [15:0] in_payload_producer,  // free-running count of posted requests, modulo 65536
  output wire        out_valid,
  input  wire        out_ready,
  output wire [9:0]  out_payload_qp,  // queue pair, local number
  output wire [15:0] out_payload_producer,  // free-running count of posted requests, modulo 65536
  output wire        busy  // a doorbell is here
);
  reg         held;
  reg         offered;
  reg  [9:0]  doorbell_qp;
  reg  [15:0] doorbell_producer;
  (* ram_style = "block" *)
  reg         sharing [0:1023];
  reg         _is_shared_first;
  reg         _is_shared_bypass;
  reg         _is_shared_written;
  wire        is_shared;

  assign in_ready = ~(busy | waiting);
  assign out_valid = offered;
  assign out_payload_qp = doorbell_qp;
  assign out_payload_producer = doorbell_producer;
  assign busy = held | offered;

  always @(posedge clk) begin
    if (setup_valid) begin
      sharing[setup_value_qp] <= setup_value_choice_used;
    end
  end

  always @(posedge clk) begin
    _is_shared_first <= sharing[in_payload_qp];
    _is_shared_bypass <= setup_valid && setup_value_qp == in_payload_qp;
    _is_shared_written <= setup_value_choice_used;
  end

  assign is_shared = _is_shared_bypass ? _is_shared_written : _is_shared_first;

  always @(posedge clk) begin
    if (rst) begin
      held <= 1'b0;
      offered <= 1'b0;
    end else begin
      held <= in_valid & in_ready;
      offered <= (held & ~is_shared) | (offered & ~out_ready);
    end
  end

  always @(posedge clk) begin
    if (in_valid & in_ready) begin
      doorbell_qp <= in_payload_qp;
      doorbell_producer <= in_payload_producer;
    end
  end

  wire        _unused = &{1'b0, setup_value_choice_srq};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_life_begins_while_a_doorbell_is_here: assert (~(busy & setup_valid));
  always @(posedge clk) if (!rst) takes_one_away: cover (held & is_shared);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(busy & setup_valid))) begin
    $display("OwnDoorbells.java: HDL801: claim 'no life begins while a doorbell is here' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
