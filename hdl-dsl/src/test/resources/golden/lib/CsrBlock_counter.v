`default_nettype none

// CsrBlock_counter: the registers of a map, behind AXI4-Lite.  Generated from CsrBlock.java.
module CsrBlock_counter (
  input  wire        clk,
  input  wire        rst,
  input  wire [3:0]  s_axi_awaddr,
  input  wire [2:0]  s_axi_awprot,
  input  wire        s_axi_awvalid,
  output wire        s_axi_awready,
  input  wire [31:0] s_axi_wdata,
  input  wire [3:0]  s_axi_wstrb,
  input  wire        s_axi_wvalid,
  output wire        s_axi_wready,
  output reg  [1:0]  s_axi_bresp,
  output reg         s_axi_bvalid,
  input  wire        s_axi_bready,
  input  wire [3:0]  s_axi_araddr,
  input  wire [2:0]  s_axi_arprot,
  input  wire        s_axi_arvalid,
  output wire        s_axi_arready,
  output reg  [31:0] s_axi_rdata,
  output reg  [1:0]  s_axi_rresp,
  output reg         s_axi_rvalid,
  input  wire        s_axi_rready,
  // control: what software has written
  output reg         control_control_enable,  // counts while 1
  output reg         control_control_clear,  // writing 1 sets the count to 0
  // status: what software reads
  input  wire [31:0] status_count_value  // cycles counted since the last clear
);
  localparam [1:0] WRITE_STEP_WAIT   = 2'd0;
  localparam [1:0] WRITE_STEP_JUDGE  = 2'd1;
  localparam [1:0] WRITE_STEP_COMMIT = 2'd2;

  reg  [1:0]  write_address;
  reg  [31:0] write_data;
  reg         write_whole;
  reg         write_address_full;
  reg         write_data_full;
  reg         write_accepted;
  reg  [1:0]  write_step;
  reg         selected_control;
  reg         write_mapped;
  reg  [1:0]  read_address;
  reg         read_busy;
  reg         read_mapped;
  reg  [31:0] read_level_0_0;
  reg         read_step_0;
  reg         read_step_1;

  wire        write_commit = (write_step == WRITE_STEP_COMMIT) & write_accepted;
  wire        legal = write_mapped & write_whole;

  assign s_axi_awready = ~write_address_full;
  assign s_axi_wready = ~write_data_full;
  assign s_axi_arready = ~read_busy;

  always @(posedge clk) begin
    if (rst) begin
      write_address_full <= 1'b0;
      write_data_full <= 1'b0;
      write_step <= WRITE_STEP_WAIT;
      control_control_enable <= 1'b0;
      control_control_clear <= 1'b0;
      s_axi_bvalid <= 1'b0;
      read_busy <= 1'b0;
      s_axi_rvalid <= 1'b0;
      read_step_0 <= 1'b0;
      read_step_1 <= 1'b0;
    end else begin
      if (write_commit & selected_control) begin
        control_control_enable <= write_data[0];
      end
      control_control_clear <= write_commit & selected_control & write_data[1];
      if (s_axi_awvalid & s_axi_awready) begin
        write_address_full <= 1'b1;
      end
      if (s_axi_wvalid & s_axi_wready) begin
        write_data_full <= 1'b1;
      end
      if (s_axi_bready) begin
        s_axi_bvalid <= 1'b0;
      end
      case (write_step)
        WRITE_STEP_WAIT: begin
          if (write_address_full & write_data_full & ~s_axi_bvalid) begin
            write_step <= WRITE_STEP_JUDGE;
          end
        end
        WRITE_STEP_JUDGE: write_step <= WRITE_STEP_COMMIT;
        WRITE_STEP_COMMIT: begin
          write_address_full <= 1'b0;
          write_data_full <= 1'b0;
          s_axi_bvalid <= 1'b1;
          write_step <= WRITE_STEP_WAIT;
        end
        default: write_step <= WRITE_STEP_WAIT;
      endcase
      read_step_0 <= s_axi_arvalid & s_axi_arready;
      read_step_1 <= read_step_0;
      if (s_axi_arvalid & s_axi_arready) begin
        read_busy <= 1'b1;
      end
      if (read_step_1) begin
        s_axi_rvalid <= 1'b1;
      end else if (s_axi_rvalid & s_axi_rready) begin
        s_axi_rvalid <= 1'b0;
        read_busy <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    selected_control <= write_address == 2'd0;
    write_mapped <= (write_address <= 2'd1);
    write_accepted <= legal;
    if (s_axi_awvalid & s_axi_awready) begin
      write_address <= s_axi_awaddr[3:2];
    end
    if (s_axi_wvalid & s_axi_wready) begin
      write_data <= s_axi_wdata;
      write_whole <= &s_axi_wstrb;
    end
    case (write_step)
      WRITE_STEP_COMMIT: s_axi_bresp <= write_accepted ? 2'd0 : 2'd2;
      default: ;
    endcase
    read_mapped <= (read_address <= 2'd1);
    read_level_0_0 <= 32'd0;
    case (read_address)
      2'd0: read_level_0_0 <= {31'd0, control_control_enable};
      2'd1: read_level_0_0 <= status_count_value;
      default: ;
    endcase
    if (s_axi_arvalid & s_axi_arready) begin
      read_address <= s_axi_araddr[3:2];
    end
    if (read_step_1) begin
      s_axi_rdata <= read_level_0_0;
      s_axi_rresp <= read_mapped ? 2'd0 : 2'd2;
    end
  end

  wire        _unused = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot,
                          write_data[31:2]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    judges_only_what_has_come: assert (
      (write_step == WRITE_STEP_WAIT) | (write_address_full & write_data_full));
  always @(posedge clk) if (!rst)
    refuses_a_write: cover ((write_step == WRITE_STEP_COMMIT) & ~write_accepted);
  always @(posedge clk) if (!rst)
    has_an_address_before_its_data: cover (write_address_full & ~write_data_full);
  always @(posedge clk) if (!rst)
    takes_no_read_before_the_last_one_is_answered: assert (~s_axi_rvalid | read_busy);
  always @(posedge clk) if (!rst) is_asked_for_what_is_not_there: cover (read_step_1 & ~read_mapped);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst &&
                            !((write_step == WRITE_STEP_WAIT) | (write_address_full & write_data_full))) begin
    $display("WriteSide.java: HDL801: claim 'judges only what has come' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~s_axi_rvalid | read_busy)) begin
    $display("ReadSide.java: HDL801: claim 'takes no read before the last one is answered' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
