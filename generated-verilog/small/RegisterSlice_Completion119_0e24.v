`default_nettype none

// RegisterSlice_Completion119_0e24: cuts every path of a stream, ready included, at full throughput: one beat
// shown, one held in reserve.  Generated from RegisterSlice.java.
module RegisterSlice_Completion119_0e24 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_qp,  // queue pair, local number
  input  wire        in_payload_is_receive,  // for the receive completion queue
  input  wire [3:0]  in_payload_kind,  // CompletionKind
  input  wire [3:0]  in_payload_status,  // CompletionStatus
  input  wire        in_payload_solicited,  // solicited event
  input  wire [31:0] in_payload_length,  // bytes received; of a send, bytes sent
  input  wire [31:0] in_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0] in_payload_request,  // free-running index of the completed request in its queue
  input  wire [23:0] in_payload_placements,  // wait until so many placements are visible
  input  wire        in_payload_waits,  // placements counts; a send's completion does not wait
  output wire        out_valid,
  input  wire        out_ready,
  output wire [3:0]  out_payload_qp,  // queue pair, local number
  output wire        out_payload_is_receive,  // for the receive completion queue
  output wire [3:0]  out_payload_kind,  // CompletionKind
  output wire [3:0]  out_payload_status,  // CompletionStatus
  output wire        out_payload_solicited,  // solicited event
  output wire [31:0] out_payload_length,  // bytes received; of a send, bytes sent
  output wire [31:0] out_payload_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] out_payload_request,  // free-running index of the completed request in its queue
  output wire [23:0] out_payload_placements,  // wait until so many placements are visible
  output wire        out_payload_waits  // placements counts; a send's completion does not wait
);
  reg  [3:0]  shown_qp;
  reg         shown_is_receive;
  reg  [3:0]  shown_kind;
  reg  [3:0]  shown_status;
  reg         shown_solicited;
  reg  [31:0] shown_length;
  reg  [31:0] shown_immediate;
  reg  [15:0] shown_request;
  reg  [23:0] shown_placements;
  reg         shown_waits;
  reg  [3:0]  spare_qp;
  reg         spare_is_receive;
  reg  [3:0]  spare_kind;
  reg  [3:0]  spare_status;
  reg         spare_solicited;
  reg  [31:0] spare_length;
  reg  [31:0] spare_immediate;
  reg  [15:0] spare_request;
  reg  [23:0] spare_placements;
  reg         spare_waits;
  reg         shown_full;
  reg         spare_full;

  wire        advance = ~shown_full | out_ready;

  assign in_ready = ~spare_full;
  assign out_valid = shown_full;
  assign out_payload_qp = shown_qp;
  assign out_payload_is_receive = shown_is_receive;
  assign out_payload_kind = shown_kind;
  assign out_payload_status = shown_status;
  assign out_payload_solicited = shown_solicited;
  assign out_payload_length = shown_length;
  assign out_payload_immediate = shown_immediate;
  assign out_payload_request = shown_request;
  assign out_payload_placements = shown_placements;
  assign out_payload_waits = shown_waits;

  always @(posedge clk) begin
    if (rst) begin
      shown_full <= 1'b0;
      spare_full <= 1'b0;
    end else if (advance) begin
      shown_full <= spare_full | in_valid;
      spare_full <= 1'b0;
    end else if (in_valid & in_ready) begin
      spare_full <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      shown_qp <= spare_full ? spare_qp : in_payload_qp;
      shown_is_receive <= spare_full ? spare_is_receive : in_payload_is_receive;
      shown_kind <= spare_full ? spare_kind : in_payload_kind;
      shown_status <= spare_full ? spare_status : in_payload_status;
      shown_solicited <= spare_full ? spare_solicited : in_payload_solicited;
      shown_length <= spare_full ? spare_length : in_payload_length;
      shown_immediate <= spare_full ? spare_immediate : in_payload_immediate;
      shown_request <= spare_full ? spare_request : in_payload_request;
      shown_placements <= spare_full ? spare_placements : in_payload_placements;
      shown_waits <= spare_full ? spare_waits : in_payload_waits;
    end else if (in_valid & in_ready) begin
      spare_qp <= in_payload_qp;
      spare_is_receive <= in_payload_is_receive;
      spare_kind <= in_payload_kind;
      spare_status <= in_payload_status;
      spare_solicited <= in_payload_solicited;
      spare_length <= in_payload_length;
      spare_immediate <= in_payload_immediate;
      spare_request <= in_payload_request;
      spare_placements <= in_payload_placements;
      spare_waits <= in_payload_waits;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) the_spare_payload_stands_behind_one_that_is_shown: assert (~spare_full |
                                                                                             shown_full);
  always @(posedge clk) if (!rst) holds_two_payloads: cover (spare_full);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~spare_full | shown_full)) begin
    $display("RegisterSlice.java: HDL801: claim 'the spare payload stands behind one that is shown' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
