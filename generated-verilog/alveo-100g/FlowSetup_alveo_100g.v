`default_nettype none

// FlowSetup_alveo_100g: a new life of a queue pair as one of each of its flows.  Generated from
// FlowSetup.java.
module FlowSetup_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        life_valid,
  output wire        life_ready,
  input  wire [9:0]  life_payload_qp,  // queue pair, local number
  input  wire [23:0] life_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [9:0]  life_payload_context_address_handle,  // address handle of the peer
  input  wire [15:0] life_payload_context_pkey,  // P_Key
  input  wire [15:0] life_payload_context_pd,  // protection domain
  input  wire [2:0]  life_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]  life_payload_context_profile,  // profile of the wire: 1 to 3
  input  wire        life_payload_context_remote_write,  // the peer may write
  input  wire [23:0] life_payload_context_send_psn,  // first PSN to send
  input  wire [23:0] life_payload_context_receive_psn,  // first PSN to expect
  input  wire [12:0] life_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  input  wire [7:0]  life_payload_context_message_limit,  // K - 1: most messages outstanding less one
  input  wire [7:0]  life_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  input  wire [2:0]  life_payload_context_retries,  // rel_retry: 0 to 7
  input  wire [2:0]  life_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  input  wire [4:0]  life_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  input  wire [4:0]  life_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  input  wire [15:0] life_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  input  wire [3:0]  life_payload_context_last_path,  // paths in use less one, 0 to 15
  input  wire [19:0] life_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  input  wire [9:0]  life_payload_context_send_cq,  // completion queue of sends
  input  wire [9:0]  life_payload_context_receive_cq,  // completion queue of receives
  input  wire [63:0] life_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]  life_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0] life_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]  life_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  input  wire        life_payload_context_remote_read,  // the peer may read
  input  wire        life_payload_context_remote_atomic,  // the peer may order atomics; profile 3 only
  input  wire [23:0] life_payload_context_response_send_psn,  // first PSN of the responses that this end sends
  input  wire [23:0] life_payload_context_response_receive_psn,  // first PSN of the responses that it expects
  input  wire [12:0] life_payload_context_response_window,  // W_rx of the peer for responses: most of their PSNs outstanding, 1 to the window of the configuration
  input  wire [5:0]  life_payload_context_reads_accepted,  // Reads and atomics of the peer that are kept, 0 to R; 0: it may order none
  input  wire [5:0]  life_payload_context_reads_outstanding,  // IRD of the peer: most Reads and atomics outstanding, 0 to 32; 0: none may be ordered
  // flows: requests, then responses
  output wire        flows_valid,
  input  wire        flows_ready,
  output wire [10:0] flows_payload_flow,
  output wire [23:0] flows_payload_psn  // first PSN to expect
);
  reg         is_second;
  reg  [4:0]  pause;

  wire        is_due = pause == 5'd0;

  assign flows_valid = life_valid & is_due;
  assign flows_payload_flow = {is_second, life_payload_qp};
  assign flows_payload_psn = is_second ? life_payload_context_response_receive_psn :
                             life_payload_context_receive_psn;
  assign life_ready = flows_valid & flows_ready & is_second;

  always @(posedge clk) begin
    if (rst) begin
      is_second <= 1'b0;
      pause <= 5'd0;
    end else begin
      pause <= is_due ? (pause + {4'd0, flows_valid & flows_ready}) : (pause + 5'd1);
      if (flows_valid & flows_ready) begin
        is_second <= ~is_second;
      end
    end
  end

  wire        _unused = &{1'b0, life_payload_context_peer_qp, life_payload_context_address_handle,
                          life_payload_context_pkey, life_payload_context_pd, life_payload_context_mtu_code,
                          life_payload_context_profile, life_payload_context_remote_write,
                          life_payload_context_send_psn, life_payload_context_send_window,
                          life_payload_context_message_limit, life_payload_context_sack_threshold,
                          life_payload_context_retries, life_payload_context_rnr_retries,
                          life_payload_context_rto_exponent, life_payload_context_rnr_timer,
                          life_payload_context_initial_srtt, life_payload_context_last_path,
                          life_payload_context_rate, life_payload_context_send_cq,
                          life_payload_context_receive_cq, life_payload_context_send_queue,
                          life_payload_context_send_queue_size, life_payload_context_receive_queue,
                          life_payload_context_receive_queue_size, life_payload_context_remote_read,
                          life_payload_context_remote_atomic, life_payload_context_response_send_psn,
                          life_payload_context_response_window, life_payload_context_reads_accepted,
                          life_payload_context_reads_outstanding};

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_life_is_not_withdrawn_between_its_flows: assert (~is_second | life_valid);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~is_second | life_valid)) begin
    $display("FlowSetup.java: HDL801: claim 'a life is not withdrawn between its flows' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
