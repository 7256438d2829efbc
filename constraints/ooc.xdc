# Out of context: clocks of one block on its own. fpga/ooc.tcl puts the period in ns into the environment and reads this
# file unmanaged. Ports are taken to come from and go to registers half a period away, so that what a block leaves its
# neighbours counts.
foreach clock [get_ports -quiet {clk *_clk}] {
    create_clock -period $::env(OOC_PERIOD) -name $clock $clock
    set_property HD.CLK_SRC BUFGCE_X0Y0 $clock
}
# A block with two clocks has the delays of both at every port: a second delay would replace the first. All clocks have
# one period here, so a port is asked for no more than in its own clock.
foreach clock [all_clocks] {
    set_input_delay -add_delay -clock $clock [expr {$::env(OOC_PERIOD) / 2}] [filter [all_inputs] {NAME !~ *clk}]
    set_output_delay -add_delay -clock $clock [expr {$::env(OOC_PERIOD) / 2}] [all_outputs]
}
