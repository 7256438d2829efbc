// The collector between free reporters and a server that need never take what is given out.
// Environment: a reporter keeps what it offers until it is taken; lives begin at least 20 cycles apart.
module proof(input clk, input [2:0] valid, input [29:0] report, input [47:0] request, input tells,
             input [3:0] qp, input [2:0] state, input taken);
  reg started = 0;
  always @(posedge clk) started <= 1;
  wire rst = !started;
  wire [2:0] ready;
  FailureCollector_small_3 dut(.clk(clk), .rst(rst),
    .in_0_valid(valid[0]), .in_0_ready(ready[0]), .in_0_payload_qp(report[3:0]),
    .in_0_payload_cause(report[8:4]), .in_0_payload_named(report[9]), .in_0_payload_request(request[15:0]),
    .in_1_valid(valid[1]), .in_1_ready(ready[1]), .in_1_payload_qp(report[13:10]),
    .in_1_payload_cause(report[18:14]), .in_1_payload_named(report[19]), .in_1_payload_request(request[31:16]),
    .in_2_valid(valid[2]), .in_2_ready(ready[2]), .in_2_payload_qp(report[23:20]),
    .in_2_payload_cause(report[28:24]), .in_2_payload_named(report[29]), .in_2_payload_request(request[47:32]),
    .state_valid(tells), .state_value_qp(qp), .state_value_state(state), .out_ready(taken));

  reg [2:0] kept = 0;
  reg [29:0] was;
  reg [47:0] asked;
  reg [4:0] apart = 0, age = 0;                          // the table has been cleared at the age of 20
  always @(posedge clk) begin
    kept <= rst ? 0 : valid & ~ready;
    was <= report;
    asked <= request;
    apart <= rst ? 0 : tells && state == 1 ? 20 : apart != 0 ? apart - 1 : 0;
    age <= rst ? 0 : age == 20 ? 20 : age + 1;
  end
  always @* if (apart != 0 || age != 20) assume(!tells || state != 1);
  genvar i;
  generate for (i = 0; i < 3; i = i + 1) begin : port
    always @* if (kept[i]) begin
      assume(valid[i]);
      assume(report[10*i +: 10] == was[10*i +: 10]);
      assume(request[16*i +: 16] == asked[16*i +: 16]);
    end
  end endgenerate
endmodule
