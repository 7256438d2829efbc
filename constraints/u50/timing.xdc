# Alveo U50: clocks that come from outside. The clock of the MAC (322.265625 MHz) and that of the host (250 MHz) are
# made in the CMAC and in the XDMA and constrained by the constraints of these IP; the half-rate clock for their
# initialisation follows from its BUFGCE_DIV. Crossings between them are constrained one by one in the generated files
# NicShell_alveo_100g.xdc and ResetSynchronizer_16.xdc, so no clock group is cut here.
# Sources: Xilinx/open-nic-shell 940907f constr/au50/timing.xdc;
#   fpganinja/taxi 2f2fe72 src/cndm/board/Alveo/fpga/syn/AU50/

create_clock -period 10.000 -name pcie_refclk [get_ports pcie_refclk_p]
create_clock -period 6.206 -name qsfp_refclk [get_ports qsfp_refclk_p]

# Pins without a time of their own.
set_false_path -from [get_ports pcie_perst_n]
set_input_delay 0 -clock pcie_refclk [get_ports pcie_perst_n]
set_false_path -to [get_ports hbm_cattrip]

# Configuration
set_property CONFIG_VOLTAGE 1.8 [current_design]
set_property CFGBVS GND [current_design]
set_property BITSTREAM.GENERAL.COMPRESS TRUE [current_design]
set_property CONFIG_MODE SPIx4 [current_design]
set_property BITSTREAM.CONFIG.CONFIGFALLBACK ENABLE [current_design]
set_property BITSTREAM.CONFIG.SPI_BUSWIDTH 4 [current_design]
set_property BITSTREAM.CONFIG.CONFIGRATE 63.8 [current_design]
set_property BITSTREAM.CONFIG.EXTMASTERCCLK_EN DISABLE [current_design]
set_property BITSTREAM.CONFIG.SPI_FALL_EDGE YES [current_design]
set_property BITSTREAM.CONFIG.SPI_32BIT_ADDR YES [current_design]
set_property BITSTREAM.CONFIG.UNUSEDPIN PULLUP [current_design]
set_property BITSTREAM.CONFIG.OVERTEMPSHUTDOWN ENABLE [current_design]
set_operating_conditions -design_power_budget 63
