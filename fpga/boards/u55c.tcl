# Alveo U55C: facts for the IP scripts and the build. Sources:
#   Xilinx/open-nic-shell 940907f: script/board_settings/au55c.tcl (part),
#     src/cmac_subsystem/vivado_ip/cmac_usplus_0_au55c.tcl (CMAC, GT, reference clock)
#   fpganinja/taxi 2f2fe72: src/cndm/board/Alveo/fpga/syn/AU55/{fpga,pcie,qsfp}.xdc
# Comments in taxi's qsfp.xdc call the channels of bank 130 X0Y28 to X0Y31, which are those of bank 131 (the second
# cage); OpenNIC uses X0Y24 to X0Y27.
set board {
    name            {Alveo U55C}
    part            xcu55c-fsvh2892-2L-e
    cmac_core       CMACE4_X0Y3
    gt_group        X0Y24~X0Y27
    gt_lanes        {X0Y24 X0Y25 X0Y26 X0Y27}
    qsfp_refclk_mhz 161.1328125
    pcie_speed      8.0_GT/s
    pcie_width      X16
    pcie_quad       GTY_Quad_227
    pcie_block      {}
    memory          {16 GB HBM2}
    defines         {HBM_BOARD}
}
