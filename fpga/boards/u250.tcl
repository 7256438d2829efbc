# Alveo U250: facts for the IP scripts and the build. Sources:
#   Xilinx/open-nic-shell 940907f: script/board_settings/au250.tcl (part),
#     src/cmac_subsystem/vivado_ip/cmac_usplus_0_au250.tcl (CMAC, GT, reference clock)
#   fpganinja/taxi 2f2fe72: src/cndm/board/Alveo/fpga/syn/AU200/{fpga,pcie,qsfp}.xdc
# The part is that of the board file of OpenNIC; taxi and corundum build for the faster xcu250-figd2104-2-e.
set board {
    name            {Alveo U250}
    part            xcu250-figd2104-2L-e
    cmac_core       CMACE4_X0Y8
    gt_group        X1Y44~X1Y47
    gt_lanes        {X1Y44 X1Y45 X1Y46 X1Y47}
    qsfp_refclk_mhz 156.25
    pcie_speed      8.0_GT/s
    pcie_width      X16
    pcie_quad       GTY_Quad_227
    pcie_block      {}
    memory          {64 GB DDR4}
    defines         {QSFP_SIDEBAND}
}
