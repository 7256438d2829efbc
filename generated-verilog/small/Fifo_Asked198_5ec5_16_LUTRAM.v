`default_nettype none

// Fifo_Asked198_5ec5_16_LUTRAM: holds payloads and gives them back in order, one per cycle in and out.
// Generated from Fifo.java.
module Fifo_Asked198_5ec5_16_LUTRAM (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_job_qp,
  input  wire        in_payload_job_is_drop,
  input  wire [23:0] in_payload_job_psn,
  input  wire        in_payload_job_retrans,
  input  wire [2:0]  in_payload_job_code,
  input  wire        in_payload_job_not_ready,
  input  wire        in_payload_job_becn,
  input  wire        in_payload_job_dead,
  input  wire [7:0]  in_payload_known_rules_threshold,
  input  wire        in_payload_known_rules_sacks,
  input  wire [4:0]  in_payload_known_rules_timer,
  input  wire [2:0]  in_payload_known_state,
  input  wire [23:0] in_payload_known_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] in_payload_known_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] in_payload_known_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] in_payload_known_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  input  wire [23:0] in_payload_known_peer_qp,  // queue pair number at the peer
  input  wire [15:0] in_payload_known_peer_partition,  // P_Key
  input  wire [3:0]  in_payload_known_peer_handle,  // address handle
  input  wire [4:0]  in_payload_known_peer_paths,  // 1 to 16
  output wire        out_valid,
  input  wire        out_ready,
  output wire [3:0]  out_payload_job_qp,
  output wire        out_payload_job_is_drop,
  output wire [23:0] out_payload_job_psn,
  output wire        out_payload_job_retrans,
  output wire [2:0]  out_payload_job_code,
  output wire        out_payload_job_not_ready,
  output wire        out_payload_job_becn,
  output wire        out_payload_job_dead,
  output wire [7:0]  out_payload_known_rules_threshold,
  output wire        out_payload_known_rules_sacks,
  output wire [4:0]  out_payload_known_rules_timer,
  output wire [2:0]  out_payload_known_state,
  output wire [23:0] out_payload_known_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0] out_payload_known_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0] out_payload_known_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0] out_payload_known_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output wire [23:0] out_payload_known_peer_qp,  // queue pair number at the peer
  output wire [15:0] out_payload_known_peer_partition,  // P_Key
  output wire [3:0]  out_payload_known_peer_handle,  // address handle
  output wire [4:0]  out_payload_known_peer_paths  // 1 to 16
);
  reg  [3:0]   tail;
  reg  [4:0]   held;
  reg  [3:0]   head;
  (* ram_style = "distributed" *)
  reg  [197:0] store [0:15];

  wire         push = in_valid & in_ready;
  wire         pop = out_valid & out_ready;
  wire [197:0] store_data = store[head];

  assign out_payload_job_qp = store_data[197:194];
  assign out_payload_job_is_drop = store_data[193];
  assign out_payload_job_psn = store_data[192:169];
  assign out_payload_job_retrans = store_data[168];
  assign out_payload_job_code = store_data[167:165];
  assign out_payload_job_not_ready = store_data[164];
  assign out_payload_job_becn = store_data[163];
  assign out_payload_job_dead = store_data[162];
  assign out_payload_known_rules_threshold = store_data[161:154];
  assign out_payload_known_rules_sacks = store_data[153];
  assign out_payload_known_rules_timer = store_data[152:148];
  assign out_payload_known_state = store_data[147:145];
  assign out_payload_known_progress_expected = store_data[144:121];
  assign out_payload_known_progress_messages = store_data[120:97];
  assign out_payload_known_progress_message_start = store_data[96:73];
  assign out_payload_known_progress_receives_done = store_data[72:49];
  assign out_payload_known_peer_qp = store_data[48:25];
  assign out_payload_known_peer_partition = store_data[24:9];
  assign out_payload_known_peer_handle = store_data[8:5];
  assign out_payload_known_peer_paths = store_data[4:0];
  assign out_valid = held != 5'd0;
  assign in_ready = held != 5'd16;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_job_qp, in_payload_job_is_drop, in_payload_job_psn, in_payload_job_retrans,
                      in_payload_job_code, in_payload_job_not_ready, in_payload_job_becn, in_payload_job_dead,
                      in_payload_known_rules_threshold, in_payload_known_rules_sacks,
                      in_payload_known_rules_timer, in_payload_known_state,
                      in_payload_known_progress_expected, in_payload_known_progress_messages,
                      in_payload_known_progress_message_start, in_payload_known_progress_receives_done,
                      in_payload_known_peer_qp, in_payload_known_peer_partition, in_payload_known_peer_handle,
                      in_payload_known_peer_paths};
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      tail <= 4'd0;
      held <= 5'd0;
      head <= 4'd0;
    end else begin
      if (push) begin
        tail <= tail + 4'd1;
      end
      if (push & ~pop) begin
        held <= held + 5'd1;
      end else if (pop & ~push) begin
        held <= held - 5'd1;
      end
      if (pop) begin
        head <= head + 4'd1;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (held <= 5'd16);
  always @(posedge clk) if (!rst) shows_only_what_it_holds: assert ((held != 5'd0) | ~out_valid);
  always @(posedge clk) if (!rst) becomes_full: cover (held == 5'd16);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(held <= 5'd16)) begin
    $display("Fifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((held != 5'd0) | ~out_valid)) begin
    $display("Fifo.java: HDL801: claim 'shows only what it holds' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
