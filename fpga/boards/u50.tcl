# Alveo U50: facts for the IP scripts and the build. Sources:
#   Xilinx/open-nic-shell 940907f: script/board_settings/au50.tcl (part),
#     src/cmac_subsystem/vivado_ip/cmac_usplus_0_au50.tcl (CMAC, GT, reference clock)
#   fpganinja/taxi 2f2fe72: src/cndm/board/Alveo/fpga/syn/AU50/{fpga,pcie,qsfp}.xdc
# The PCIe block is the one that public designs for this board choose beside quad 227.
set board {
    name            {Alveo U50}
    part            xcu50-fsvh2104-2-e
    cmac_core       CMACE4_X0Y4
    gt_group        X0Y28~X0Y31
    gt_lanes        {X0Y28 X0Y29 X0Y30 X0Y31}
    qsfp_refclk_mhz 161.1328125
    pcie_speed      8.0_GT/s
    pcie_width      X16
    pcie_quad       GTY_Quad_227
    pcie_block      {PCIE4C_X1Y0}
    memory          {8 GB HBM2}
    defines         {HBM_BOARD}
}
