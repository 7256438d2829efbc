# Builds the NIC for a board, without a project:
#
#   vivado -mode batch -source fpga/build.tcl -tclargs u50 [FOLDER] [RS_FEC=0]
#
# Everything that is made lies in FOLDER, build/fpga/<board> unless told: reports, report.json, checkpoints, bitstream.
# RS_FEC=0 builds for links without Reed-Solomon FEC. The exit code is 1 when a slack is negative; the bitstream is not
# written then. Tcl here is that of Vivado: 8.5 in older versions.

source [file join [file dirname [file normalize [info script]]] design.tcl]
source [file join $fpga_folder reports.tcl]
source [file join $fpga_folder ip cmac.tcl]
source [file join $fpga_folder ip xdma.tcl]

set boards {}
foreach file [lsort [glob -directory [file join $fpga_folder boards] *.tcl]] {
    lappend boards [file rootname [file tail $file]]
}
set folders [lsearch -all -inline -not -regexp [lrange $argv 1 end] {^RS_FEC=[01]$}]
set generics [lsearch -all -inline -regexp [lrange $argv 1 end] {^RS_FEC=[01]$}]
set name [lindex $argv 0]
if {$name ni $boards || [llength $folders] > 1 || [llength $generics] > 1 || [string match *=* $folders]} {
    fail "which board? One of: [join $boards {, }]; then, if you like, a folder and RS_FEC=0"
}
set out [file join $root_folder build fpga $name]
foreach folder $folders {
    set out [file normalize $folder]
}
source [file join $fpga_folder boards $name.tcl]
set part [dict get $board part]
file delete -force [file join $out ip]
file mkdir [file join $out ip]

# Sources
set_part $part
set shell [generated nic-shell]
set reset [generated reset-synchronizer]
read_generated $shell NicShell_alveo_100g
read_generated $reset ResetSynchronizer_16
read_verilog [file join $fpga_folder rtl board_top.v]

# IP
create_cmac $board [file join $out ip]
create_xdma $board [file join $out ip]
generate_target all [get_ips]
synth_ip [get_ips]

# Constraints
read_xdc [file join $root_folder constraints $name pins.xdc]
read_xdc [file join $root_folder constraints $name timing.xdc]

# Implementation
set options {}
foreach define [dict get $board defines] {
    lappend options -verilog_define $define
}
foreach generic $generics {
    lappend options -generic $generic
}
synth_design -top board_top -part $part -flatten_hierarchy rebuilt {*}$options
read_crossings $shell NicShell_alveo_100g
read_crossings $reset ResetSynchronizer_16
write_checkpoint -force [file join $out synthesised.dcp]
opt_design -directive Explore
place_design -directive Explore
phys_opt_design -directive AggressiveExplore
route_design -directive Explore
phys_opt_design -directive AggressiveExplore
write_checkpoint -force [file join $out routed.dcp]

set wrong [write_reports $out board_top:$name $part]
if {$wrong ne {}} {
    fail "$wrong; see [file join $out timing.rpt]"
}
write_bitstream -force [file join $out $name.bit]
puts "built [file join $out $name.bit]"
