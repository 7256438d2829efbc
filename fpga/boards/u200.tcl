# Alveo U200: facts for the IP scripts and the build. Sources:
#   Xilinx/open-nic-shell 940907f: script/board_settings/au200.tcl (part),
#     src/cmac_subsystem/vivado_ip/cmac_usplus_0_au200.tcl (CMAC, GT, reference clock)
#   fpganinja/taxi 2f2fe72: src/cndm/board/Alveo/fpga/syn/AU200/{fpga,pcie,qsfp}.xdc
# taxi places the CMAC of this cage at CMACE4_X0Y7, corundum at X0Y8, OpenNIC at X0Y6; any of them can be used.
set board {
    name            {Alveo U200}
    part            xcu200-fsgd2104-2-e
    cmac_core       CMACE4_X0Y6
    gt_group        X1Y48~X1Y51
    gt_lanes        {X1Y48 X1Y49 X1Y50 X1Y51}
    qsfp_refclk_mhz 156.25
    pcie_speed      8.0_GT/s
    pcie_width      X16
    pcie_quad       GTY_Quad_227
    pcie_block      {}
    memory          {64 GB DDR4}
    defines         {QSFP_SIDEBAND}
}
