`default_nettype none

// FlowSetup_small: a new life of a queue pair as one of each flow that begins.  Generated from
// FlowSetup.java.
module FlowSetup_small (
  input  wire        clk,
  input  wire        rst,
  input  wire        life_valid,
  output wire        life_ready,
  input  wire [3:0]  life_payload_qp,  // queue pair, local number
  // life_payload_groups: what begins: one of the flows at least
  input  wire        life_payload_groups_receives,  // requests of the peer and what answers them
  input  wire        life_payload_groups_sends,  // own requests and what answers them
  input  wire [23:0] life_payload_requests,  // first PSN of requests
  input  wire [23:0] life_payload_responses,  // first PSN of responses
  // flows: requests, then responses
  output wire        flows_valid,
  input  wire        flows_ready,
  output wire [4:0]  flows_payload_flow,
  output wire [23:0] flows_payload_psn  // first PSN to expect
);
  reg         requests_begun;
  reg  [4:0]  pause;

  wire        is_second = requests_begun | ~life_payload_groups_receives;
  wire        is_due = pause == 5'd0;

  assign flows_valid = life_valid & is_due;
  assign flows_payload_flow = {is_second, life_payload_qp};
  assign flows_payload_psn = is_second ? life_payload_responses : life_payload_requests;
  assign life_ready = flows_valid & flows_ready & (is_second | ~life_payload_groups_sends);

  always @(posedge clk) begin
    if (rst) begin
      requests_begun <= 1'b0;
      pause <= 5'd0;
    end else begin
      pause <= is_due ? (pause + {4'd0, flows_valid & flows_ready}) : (pause + 5'd1);
      if (flows_valid & flows_ready) begin
        requests_begun <= ~is_second & life_payload_groups_sends;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    a_life_is_not_withdrawn_between_its_flows: assert (~requests_begun | life_valid);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~requests_begun | life_valid)) begin
    $display("FlowSetup.java: HDL801: claim 'a life is not withdrawn between its flows' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
