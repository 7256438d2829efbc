# Builds one generated block out of context, to see its timing and its size:
#
#   vivado -mode batch -source fpga/ooc.tcl -tclargs sack-tracker xcu50-fsvh2104-2-e 3.103 [FOLDER]
#
# The period is in ns and holds for every clock of the block. FOLDER is build/fpga/ooc/<block> unless told. The exit
# code is 1 when a slack is negative.

source [file join [file dirname [file normalize [info script]]] design.tcl]
source [file join $fpga_folder reports.tcl]

if {[llength $argv] < 3 || [llength $argv] > 4} {
    fail "which block, part and period? For example: sack-tracker xcu50-fsvh2104-2-e 3.103"
}
lassign $argv block part ooc_period out
if {![string is double -strict $ooc_period] || $ooc_period <= 0} {
    fail "'$ooc_period' is no period in ns"
}
set out [expr {$out eq {} ? [file join $root_folder build fpga ooc $block] : [file normalize $out]}]
file mkdir $out

set folder [generated $block]
set tops {}
foreach file [lsort [glob -directory $folder *.f]] {
    lappend tops [file rootname [file tail $file]]
}
set tops [lsearch -all -inline -not $tops *.sim]
if {[llength $tops] != 1} {
    fail "'$folder' has [llength $tops] file lists; it should have one"
}
set top [lindex $tops 0]

set_part $part
read_generated $folder $top
set ::env(OOC_PERIOD) $ooc_period
read_xdc -unmanaged -mode out_of_context [file join $root_folder constraints ooc.xdc]
synth_design -top $top -part $part -mode out_of_context -flatten_hierarchy rebuilt
read_crossings $folder $top
opt_design
place_design
phys_opt_design
route_design
write_checkpoint -force [file join $out routed.dcp]

set wrong [write_reports $out $block $part]
if {$wrong ne {}} {
    fail "$wrong; see [file join $out timing.rpt]"
}
puts "timing met: [file join $out report.json]"
