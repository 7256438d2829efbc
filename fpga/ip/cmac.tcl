# The 100 Gb/s Ethernet MAC: CMAC hard block with its four transceivers, 512-bit AXI4-Stream, without a register
# interface: board_top drives its few controls, so that the link comes up without software.
#
# Parameter names and values: PG203; Xilinx/open-nic-shell 940907f src/cmac_subsystem/vivado_ip/cmac_usplus_0_*.tcl;
# corundum/corundum 1ca0151 fpga/mqnic/Alveo/fpga_100g/ip/cmac_usplus.tcl. A licence is needed for a bitstream; AMD
# gives it without charge.
proc create_cmac {board folder} {
    create_ip -name cmac_usplus -vendor xilinx.com -library ip -module_name cmac_usplus_0 -dir $folder
    set lanes {}
    set lane 0
    foreach location [dict get $board gt_lanes] {
        incr lane
        lappend lanes CONFIG.LANE${lane}_GT_LOC $location
    }
    set_property -dict [concat $lanes [list \
        CONFIG.CMAC_CAUI4_MODE 1 \
        CONFIG.NUM_LANES 4x25 \
        CONFIG.CMAC_CORE_SELECT [dict get $board cmac_core] \
        CONFIG.GT_GROUP_SELECT [dict get $board gt_group] \
        CONFIG.GT_REF_CLK_FREQ [dict get $board qsfp_refclk_mhz] \
        CONFIG.GT_DRP_CLK 125.00 \
        CONFIG.USER_INTERFACE AXIS \
        CONFIG.ENABLE_AXI_INTERFACE 0 \
        CONFIG.INCLUDE_STATISTICS_COUNTERS 0 \
        CONFIG.INCLUDE_RS_FEC 1 \
        CONFIG.TX_FLOW_CONTROL 0 \
        CONFIG.RX_FLOW_CONTROL 0 \
        CONFIG.RX_MIN_PACKET_LEN 64 \
        CONFIG.RX_MAX_PACKET_LEN 9600 \
        CONFIG.INS_LOSS_NYQ 20 \
        CONFIG.ENABLE_PIPELINE_REG 1]] [get_ips cmac_usplus_0]
}
