`default_nettype none

// FunctionReset_21: resets the NIC when its host asks for it: frames and bursts that have begun end first.
// Generated from FunctionReset.java.
module FunctionReset_21 (
  input  wire        clk,
  input  wire        rst,
  input  wire        asked,  // the host wants it
  input  wire        frames_rest,  // no frame has begun
  input  wire        bus_rests,  // no burst is under way
  output reg         stop_frames,  // no frame begins
  output reg         stop_bus,  // no burst begins
  output wire        reset,  // all of the NIC is reset; also behind a reset of this
  // s_axi: of the host
  input  wire [20:0] s_axi_awaddr,
  input  wire [2:0]  s_axi_awprot,
  input  wire        s_axi_awvalid,
  output wire        s_axi_awready,
  input  wire [31:0] s_axi_wdata,
  input  wire [3:0]  s_axi_wstrb,
  input  wire        s_axi_wvalid,
  output wire        s_axi_wready,
  output wire [1:0]  s_axi_bresp,
  output wire        s_axi_bvalid,
  input  wire        s_axi_bready,
  input  wire [20:0] s_axi_araddr,
  input  wire [2:0]  s_axi_arprot,
  input  wire        s_axi_arvalid,
  output wire        s_axi_arready,
  output wire [31:0] s_axi_rdata,
  output wire [1:0]  s_axi_rresp,
  output wire        s_axi_rvalid,
  input  wire        s_axi_rready,
  // m_axi: to the registers
  output wire [20:0] m_axi_awaddr,
  output wire [2:0]  m_axi_awprot,
  output wire        m_axi_awvalid,
  input  wire        m_axi_awready,
  output wire [31:0] m_axi_wdata,
  output wire [3:0]  m_axi_wstrb,
  output wire        m_axi_wvalid,
  input  wire        m_axi_wready,
  input  wire [1:0]  m_axi_bresp,
  input  wire        m_axi_bvalid,
  output wire        m_axi_bready,
  output wire [20:0] m_axi_araddr,
  output wire [2:0]  m_axi_arprot,
  output wire        m_axi_arvalid,
  input  wire        m_axi_arready,
  input  wire [31:0] m_axi_rdata,
  input  wire [1:0]  m_axi_rresp,
  input  wire        m_axi_rvalid,
  output wire        m_axi_rready
);
  localparam [2:0] STEP_RESETTING = 3'd0;
  localparam [2:0] STEP_RUNNING   = 3'd1;
  localparam [2:0] STEP_FRAMES    = 3'd2;
  localparam [2:0] STEP_BUS       = 3'd3;
  localparam [2:0] STEP_REGISTERS = 3'd4;

  reg  [2:0]  step;
  reg  [6:0]  cycles;
  reg  [2:0]  addresses_ahead;
  reg  [2:0]  writes_under_way;
  reg  [2:0]  reads_under_way;
  reg         resets;

  wire        is_through = cycles == 7'd31;
  wire        is_open = ~((step == STEP_REGISTERS) | (step == STEP_RESETTING));
  wire        address_may = is_open | addresses_ahead[2];
  wire        data_may = is_open | (~addresses_ahead[2] & (|addresses_ahead));
  wire        address_passes = s_axi_awvalid & s_axi_awready;
  wire        data_passes = s_axi_wvalid & s_axi_wready;
  wire [2:0]  up_flips = addresses_ahead ^ (addresses_ahead + 3'd1);
  wire [2:0]  down_flips = addresses_ahead ^ (addresses_ahead - 3'd1);
  wire [2:0]  up_flips_2 = writes_under_way ^ (writes_under_way + 3'd1);
  wire [2:0]  down_flips_2 = writes_under_way ^ (writes_under_way - 3'd1);
  wire [2:0]  up_flips_3 = reads_under_way ^ (reads_under_way + 3'd1);
  wire [2:0]  down_flips_3 = reads_under_way ^ (reads_under_way - 3'd1);
  wire        answered = ~((|addresses_ahead) | (|writes_under_way) | (|reads_under_way));
  wire        counts = ((step == STEP_FRAMES) & frames_rest) | ((step == STEP_RESETTING) & ~is_through);

  assign s_axi_awready = m_axi_awready & address_may;
  assign m_axi_awvalid = s_axi_awvalid & address_may;
  assign m_axi_awaddr = s_axi_awaddr;
  assign m_axi_awprot = s_axi_awprot;
  assign s_axi_wready = m_axi_wready & data_may;
  assign m_axi_wvalid = s_axi_wvalid & data_may;
  assign m_axi_wdata = s_axi_wdata;
  assign m_axi_wstrb = s_axi_wstrb;
  assign s_axi_arready = m_axi_arready & is_open;
  assign m_axi_arvalid = s_axi_arvalid & is_open;
  assign m_axi_araddr = s_axi_araddr;
  assign m_axi_arprot = s_axi_arprot;
  assign s_axi_bvalid = m_axi_bvalid;
  assign m_axi_bready = s_axi_bready;
  assign s_axi_bresp = m_axi_bresp;
  assign s_axi_rvalid = m_axi_rvalid;
  assign m_axi_rready = s_axi_rready;
  assign s_axi_rdata = m_axi_rdata;
  assign s_axi_rresp = m_axi_rresp;
  assign reset = resets;

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_RESETTING;
      cycles <= 7'd0;
      addresses_ahead <= 3'd0;
      writes_under_way <= 3'd0;
      reads_under_way <= 3'd0;
      resets <= 1'b1;
    end else begin
      addresses_ahead <= addresses_ahead ^ ((address_passes & ~data_passes) ? up_flips : 3'd0) ^
                         ((data_passes & ~address_passes) ? down_flips : 3'd0);
      writes_under_way <= writes_under_way ^
                          ((address_passes & ~(s_axi_bvalid & s_axi_bready)) ? up_flips_2 : 3'd0) ^
                          ((s_axi_bvalid & s_axi_bready & ~address_passes) ? down_flips_2 : 3'd0);
      reads_under_way <= reads_under_way ^ ((s_axi_arvalid & s_axi_arready & ~(s_axi_rvalid & s_axi_rready)) ?
                                            up_flips_3 : 3'd0) ^ ((s_axi_rvalid & s_axi_rready &
                                                                   ~(s_axi_arvalid & s_axi_arready)) ?
                                                                  down_flips_3 : 3'd0);
      case (step)
        STEP_RESETTING: begin
          if (is_through) begin
            step <= STEP_RUNNING;
          end
        end
        STEP_RUNNING: begin
          if (asked) begin
            step <= STEP_FRAMES;
          end
        end
        STEP_FRAMES: begin
          if (&cycles) begin
            step <= STEP_BUS;
          end
        end
        STEP_BUS: begin
          if (bus_rests) begin
            step <= STEP_REGISTERS;
          end
        end
        STEP_REGISTERS: begin
          if (answered) begin
            step <= STEP_RESETTING;
          end
        end
        default: step <= STEP_RESETTING;
      endcase
      cycles <= counts ? (cycles + 7'd1) : 7'd0;
      resets <= (step == STEP_RESETTING) & (cycles < 7'd16);
    end
  end

  always @(posedge clk) begin
    stop_bus <= ~((step == STEP_RUNNING) | (step == STEP_FRAMES));
    stop_frames <= step != STEP_RUNNING;
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    what_is_answered_has_begun_writes: assert (~(s_axi_bvalid & s_axi_bready) | (|writes_under_way));
  always @(posedge clk) if (!rst) accesses_under_way_are_counted_writes: assert (~(&writes_under_way));
  always @(posedge clk) if (!rst)
    what_is_answered_has_begun_reads: assert (~(s_axi_rvalid & s_axi_rready) | (|reads_under_way));
  always @(posedge clk) if (!rst) accesses_under_way_are_counted_reads: assert (~(&reads_under_way));
  always @(posedge clk) if (!rst) who_is_reset_owes_no_answer: assert (~resets | answered);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(s_axi_bvalid & s_axi_bready) | (|writes_under_way))) begin
    $display("FunctionReset.java: HDL801: claim 'what is answered has begun: writes' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(&writes_under_way))) begin
    $display("FunctionReset.java: HDL801: claim 'accesses under way are counted: writes' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(s_axi_rvalid & s_axi_rready) | (|reads_under_way))) begin
    $display("FunctionReset.java: HDL801: claim 'what is answered has begun: reads' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(&reads_under_way))) begin
    $display("FunctionReset.java: HDL801: claim 'accesses under way are counted: reads' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~resets | answered)) begin
    $display("FunctionReset.java: HDL801: claim 'who is reset owes no answer' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
