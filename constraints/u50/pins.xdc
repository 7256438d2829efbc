# Alveo U50: package pins of the ports of board_top. The lanes of the QSFP cage and of PCIe are placed by the
# locations of their IP (fpga/boards/u50.tcl).
# Sources: Xilinx/open-nic-shell 940907f constr/au50/pins.xdc;
#   fpganinja/taxi 2f2fe72 src/cndm/board/Alveo/fpga/syn/AU50/

# PCIe: 100 MHz from the slot (MGTREFCLK0 of bank 225), reset from the slot
set_property PACKAGE_PIN AF9 [get_ports pcie_refclk_p]
set_property PACKAGE_PIN AF8 [get_ports pcie_refclk_n]
set_property PACKAGE_PIN AW27 [get_ports pcie_perst_n]
set_property IOSTANDARD LVCMOS18 [get_ports pcie_perst_n]
set_property PULLUP true [get_ports pcie_perst_n]

# First QSFP cage: 161.1328125 MHz (MGTREFCLK0 of bank 131, Si5394 OUT0)
set_property PACKAGE_PIN N36 [get_ports qsfp_refclk_p]
set_property PACKAGE_PIN N37 [get_ports qsfp_refclk_n]

# Catastrophic temperature of the HBM: driven low by board_top, pulled down before that. The satellite controller cuts
# the power when it is high, so it must not float though the HBM is not used (AMD answer record 72926).
set_property PACKAGE_PIN J18 [get_ports hbm_cattrip]
set_property IOSTANDARD LVCMOS18 [get_ports hbm_cattrip]
set_property PULLDOWN TRUE [get_ports hbm_cattrip]
