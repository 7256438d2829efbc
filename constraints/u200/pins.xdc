# Alveo U200: package pins of the ports of board_top. The lanes of the QSFP cage and of PCIe are placed by the
# locations of their IP (fpga/boards/u200.tcl).
# Sources: Xilinx/open-nic-shell 940907f constr/au200/pins.xdc;
#   fpganinja/taxi 2f2fe72 src/cndm/board/Alveo/fpga/syn/AU200/

# PCIe: 100 MHz from the slot (MGTREFCLK0 of bank 226), reset from the slot
set_property PACKAGE_PIN AM11 [get_ports pcie_refclk_p]
set_property PACKAGE_PIN AM10 [get_ports pcie_refclk_n]
set_property PACKAGE_PIN BD21 [get_ports pcie_perst_n]
set_property IOSTANDARD LVCMOS12 [get_ports pcie_perst_n]
set_property PULLUP true [get_ports pcie_perst_n]

# First QSFP cage: 156.25 MHz (MGTREFCLK0 of bank 231, Si570 through a fan-out buffer)
set_property PACKAGE_PIN M11 [get_ports qsfp_refclk_p]
set_property PACKAGE_PIN M10 [get_ports qsfp_refclk_n]

# First QSFP cage: the module is kept out of reset and of low power
set_property PACKAGE_PIN BE17 [get_ports qsfp_resetl]
set_property IOSTANDARD LVCMOS12 [get_ports qsfp_resetl]
set_property SLEW SLOW [get_ports qsfp_resetl]
set_property DRIVE 8 [get_ports qsfp_resetl]
set_property PACKAGE_PIN BD18 [get_ports qsfp_lpmode]
set_property IOSTANDARD LVCMOS12 [get_ports qsfp_lpmode]
set_property SLEW SLOW [get_ports qsfp_lpmode]
set_property DRIVE 8 [get_ports qsfp_lpmode]
set_property PACKAGE_PIN BE16 [get_ports qsfp_modsell]
set_property IOSTANDARD LVCMOS12 [get_ports qsfp_modsell]
set_property SLEW SLOW [get_ports qsfp_modsell]
set_property DRIVE 8 [get_ports qsfp_modsell]
