`default_nettype none

// RegisterBridge_21_512_4_21: takes the wide bus of a PCIe bridge to 32-bit registers, one access at a time.
// Generated from RegisterBridge.java.
module RegisterBridge_21_512_4_21 (
  input  wire         clk,
  input  wire         rst,
  // s_axi: from the PCIe bridge
  input  wire [3:0]   s_axi_awid,
  input  wire [20:0]  s_axi_awaddr,
  input  wire [7:0]   s_axi_awlen,
  input  wire [2:0]   s_axi_awsize,
  input  wire [1:0]   s_axi_awburst,
  input  wire         s_axi_awlock,
  input  wire [3:0]   s_axi_awcache,
  input  wire [2:0]   s_axi_awprot,
  input  wire [3:0]   s_axi_awqos,
  input  wire         s_axi_awvalid,
  output wire         s_axi_awready,
  input  wire [511:0] s_axi_wdata,
  input  wire [63:0]  s_axi_wstrb,
  input  wire         s_axi_wlast,
  input  wire         s_axi_wvalid,
  output wire         s_axi_wready,
  output wire [3:0]   s_axi_bid,
  output wire [1:0]   s_axi_bresp,
  output wire         s_axi_bvalid,
  input  wire         s_axi_bready,
  input  wire [3:0]   s_axi_arid,
  input  wire [20:0]  s_axi_araddr,
  input  wire [7:0]   s_axi_arlen,
  input  wire [2:0]   s_axi_arsize,
  input  wire [1:0]   s_axi_arburst,
  input  wire         s_axi_arlock,
  input  wire [3:0]   s_axi_arcache,
  input  wire [2:0]   s_axi_arprot,
  input  wire [3:0]   s_axi_arqos,
  input  wire         s_axi_arvalid,
  output wire         s_axi_arready,
  output wire [3:0]   s_axi_rid,
  output wire [511:0] s_axi_rdata,
  output wire [1:0]   s_axi_rresp,
  output wire         s_axi_rlast,
  output wire         s_axi_rvalid,
  input  wire         s_axi_rready,
  // m_axi: to the registers
  output wire [20:0]  m_axi_awaddr,
  output wire [2:0]   m_axi_awprot,
  output wire         m_axi_awvalid,
  input  wire         m_axi_awready,
  output wire [31:0]  m_axi_wdata,
  output wire [3:0]   m_axi_wstrb,
  output wire         m_axi_wvalid,
  input  wire         m_axi_wready,
  input  wire [1:0]   m_axi_bresp,
  input  wire         m_axi_bvalid,
  output wire         m_axi_bready,
  output wire [20:0]  m_axi_araddr,
  output wire [2:0]   m_axi_arprot,
  output wire         m_axi_arvalid,
  input  wire         m_axi_arready,
  input  wire [31:0]  m_axi_rdata,
  input  wire [1:0]   m_axi_rresp,
  input  wire         m_axi_rvalid,
  output wire         m_axi_rready
);
  localparam [2:0] STEP_IDLE    = 3'd0;
  localparam [2:0] STEP_BEAT    = 3'd1;
  localparam [2:0] STEP_WRITE   = 3'd2;
  localparam [2:0] STEP_WRITTEN = 3'd3;
  localparam [2:0] STEP_ANSWER  = 3'd4;
  localparam [2:0] STEP_READ    = 3'd5;
  localparam [2:0] STEP_FETCHED = 3'd6;
  localparam [2:0] STEP_SHOW    = 3'd7;

  reg  [2:0]   step;
  reg  [3:0]   id;
  reg  [20:0]  address;
  reg  [20:0]  place;
  reg  [2:0]   size;
  reg  [7:0]   left;
  reg  [511:0] data;
  reg  [63:0]  strobes;
  reg          last;
  reg  [1:0]   response;
  reg          addressed;
  reg          handed;

  wire         wanted = |strobes[3:0];
  wire         access_wire = (step == STEP_WRITE) & wanted;
  wire         both = (addressed | m_axi_awready) & (handed | m_axi_wready);
  wire         single = size < 3'd3;
  wire         full = &place[5:2];

  assign s_axi_awready = step == STEP_IDLE;
  assign s_axi_wready = step == STEP_BEAT;
  assign s_axi_bvalid = step == STEP_ANSWER;
  assign s_axi_bid = id;
  assign s_axi_bresp = response;
  assign m_axi_awvalid = access_wire & ~addressed;
  assign m_axi_awaddr = place;
  assign m_axi_awprot = 3'd0;
  assign m_axi_wvalid = access_wire & ~handed;
  assign m_axi_wdata = data[31:0];
  assign m_axi_wstrb = strobes[3:0];
  assign m_axi_bready = step == STEP_WRITTEN;
  assign s_axi_arready = (step == STEP_IDLE) & ~s_axi_awvalid;
  assign s_axi_rvalid = step == STEP_SHOW;
  assign s_axi_rid = id;
  assign s_axi_rdata = data;
  assign s_axi_rresp = response;
  assign s_axi_rlast = left == 8'd0;
  assign m_axi_arvalid = step == STEP_READ;
  assign m_axi_araddr = place;
  assign m_axi_arprot = 3'd0;
  assign m_axi_rready = step == STEP_FETCHED;

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_IDLE;
      addressed <= 1'b0;
      handed <= 1'b0;
    end else begin
      case (step)
        STEP_IDLE: begin
          if (s_axi_awvalid) begin
            step <= STEP_BEAT;
          end else if (s_axi_arvalid) begin
            step <= STEP_READ;
          end
        end
        STEP_BEAT: begin
          if (s_axi_wvalid) begin
            step <= STEP_WRITE;
          end
        end
        STEP_WRITE: begin
          addressed <= access_wire & (addressed | m_axi_awready) & ~both;
          handed <= access_wire & (handed | m_axi_wready) & ~both;
          if (access_wire) begin
            if (both) begin
              step <= STEP_WRITTEN;
            end
          end else if (!(|strobes)) begin
            if (last) begin
              step <= STEP_ANSWER;
            end else begin
              step <= STEP_BEAT;
            end
          end
        end
        STEP_WRITTEN: begin
          if (m_axi_bvalid) begin
            step <= STEP_WRITE;
          end
        end
        STEP_ANSWER: begin
          if (s_axi_bready) begin
            step <= STEP_IDLE;
          end
        end
        STEP_READ: begin
          if (m_axi_arready) begin
            step <= STEP_FETCHED;
          end
        end
        STEP_FETCHED: begin
          if (m_axi_rvalid) begin
            step <= STEP_READ;
            if (single | full) begin
              step <= STEP_SHOW;
            end
          end
        end
        STEP_SHOW: begin
          if (s_axi_rready) begin
            step <= STEP_READ;
            if (left == 8'd0) begin
              step <= STEP_IDLE;
            end
          end
        end
        default: step <= STEP_IDLE;
      endcase
    end
  end

  always @(posedge clk) begin
    case (step)
      STEP_IDLE: begin
        response <= 2'd0;
        if (s_axi_awvalid) begin
          id <= s_axi_awid;
          address <= s_axi_awaddr;
          size <= s_axi_awsize;
        end else if (s_axi_arvalid) begin
          id <= s_axi_arid;
          address <= s_axi_araddr;
          size <= s_axi_arsize;
          left <= s_axi_arlen;
          place <= (s_axi_arsize < 3'd3) ? {s_axi_araddr[20:2], 2'd0} : {s_axi_araddr[20:6], 6'd0};
        end
      end
      STEP_BEAT: begin
        data <= s_axi_wdata;
        strobes <= s_axi_wstrb;
        last <= s_axi_wlast;
        place <= {address[20:6], 6'd0};
        if (s_axi_wvalid) begin
          address <= address + {13'd0, 8'd1 << size};
        end
      end
      STEP_WRITE: begin
        if (!access_wire && (|strobes)) begin
          if (wanted) begin
            response <= 2'd3;
          end
          place <= place + 21'd4;
          data <= {32'd0, data[511:32]};
          strobes <= {4'd0, strobes[63:4]};
        end
      end
      STEP_WRITTEN: begin
        if (m_axi_bvalid) begin
          response <= response | m_axi_bresp;
          place <= place + 21'd4;
          data <= {32'd0, data[511:32]};
          strobes <= {4'd0, strobes[63:4]};
        end
      end
      STEP_FETCHED: begin
        if (m_axi_rvalid) begin
          response <= response | m_axi_rresp;
          place <= place + 21'd4;
          data <= {m_axi_rdata, data[511:32]};
          strobes <= {4'd0, strobes[63:4]};
          if (single) begin
            data <= {16{m_axi_rdata}};
          end
          if (single | full) begin
            address <= address + {13'd0, 8'd1 << size};
          end
        end
      end
      STEP_SHOW: begin
        if (s_axi_rready) begin
          response <= 2'd0;
          left <= left - 8'd1;
          place <= single ? {address[20:2], 2'd0} : {address[20:6], 6'd0};
        end
      end
      default: ;
    endcase
  end

  wire        _unused = &{1'b0, s_axi_awlen, s_axi_awburst, s_axi_awlock, s_axi_awcache, s_axi_awprot,
                          s_axi_awqos, s_axi_arburst, s_axi_arlock, s_axi_arcache, s_axi_arprot, s_axi_arqos};
endmodule

`default_nettype wire
