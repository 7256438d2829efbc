# Alveo U280: facts for the IP scripts and the build. Sources:
#   Xilinx/open-nic-shell 940907f: script/board_settings/au280.tcl (part),
#     src/cmac_subsystem/vivado_ip/cmac_usplus_0_au280.tcl (CMAC, GT, reference clock)
#   fpganinja/taxi 2f2fe72: src/cndm/board/Alveo/fpga/syn/AU280/{fpga,pcie,qsfp}.xdc
set board {
    name            {Alveo U280}
    part            xcu280-fsvh2892-2L-e
    cmac_core       CMACE4_X0Y6
    gt_group        X0Y40~X0Y43
    gt_lanes        {X0Y40 X0Y41 X0Y42 X0Y43}
    qsfp_refclk_mhz 156.25
    pcie_speed      8.0_GT/s
    pcie_width      X16
    pcie_quad       GTY_Quad_227
    pcie_block      {}
    memory          {8 GB HBM2 and 32 GB DDR4}
    defines         {HBM_BOARD}
}
