# Stands for Vivado: every command that the scripts under fpga/ and the constraints may use is written to a log, with
# the files it names checked. Anything else is an error, as are a missing file and a cell that is not in the netlist.
#
#   tclsh vivado.tcl LOG SETTINGS SCRIPT ARGUMENTS...
#
# SETTINGS is a file with a dictionary: slack of the worst path; bus_skew, the slacks of the bus skews; cells and
# registers, the netlist that constraints see.

set argv [lassign $argv log_file settings_file script]
set stream [open $settings_file]
set settings [dict merge {slack 0.125 bus_skew {2.148 0.701} cells {} registers {} defined {}} [read $stream]]
close $stream
set log [open $log_file w]

# Older versions of Vivado have Tcl 8.5: what came after it is not there.
foreach later {lmap try throw tailcall coroutine yield yieldto} {rename $later {}}
foreach {ensemble later} {string cat dict map} {
    namespace ensemble configure $ensemble -map [dict remove [namespace ensemble configure $ensemble -map] $later]
}

proc record {name arguments} {
    puts $::log [list $name {*}$arguments]
    flush $::log
}
proc must_exist {arguments} {
    foreach argument $arguments {
        if {[file pathtype $argument] eq {absolute} && ![file isfile $argument]} {
            error "there is no file '$argument'"
        }
    }
}
proc option {arguments name} {
    set at [lsearch -exact $arguments $name]
    return [expr {$at < 0 ? {} : [lindex $arguments $at+1]}]
}
proc unknown {name args} {
    puts stderr "no such command: $name"
    exit 99
}

# Sources, IP, implementation
foreach name {set_part create_ip generate_target synth_ip synth_design opt_design place_design phys_opt_design
              route_design set_input_delay set_output_delay set_false_path set_operating_conditions set_max_delay
              set_bus_skew} {
    proc $name {args} [list apply {{name} {upvar 1 args given; record $name $given; return {}}} $name]
}
proc read_verilog {files} {must_exist $files; record read_verilog $files}
proc add_files {args} {must_exist $args; record add_files $args}
proc read_xdc {args} {
    must_exist $args
    record read_xdc $args
    uplevel #0 [list source [lindex $args end]]
}
proc get_ips {args} {return [expr {$args eq {} ? {cmac_usplus_0 xdma_0} : $args}]}
proc write_checkpoint {args} {record write_checkpoint $args; close [open [lindex $args end] w]}
proc write_bitstream {args} {record write_bitstream $args; close [open [lindex $args end] w]}
proc set_property {args} {
    if {[lindex $args 0] eq {-dict} && [llength [lindex $args 1]] % 2 != 0} {error "properties without values: $args"}
    record set_property $args
}

# Reports
foreach name {report_timing_summary report_cdc report_methodology report_control_sets
              report_high_fanout_nets report_drc} {
    proc $name {args} [list apply {{name} {
        upvar 1 args given
        record $name $given
        close [open [option $given -file] w]
    }} $name]
}
proc report_bus_skew {args} {
    record report_bus_skew $args
    set text "Bus Skew Report\n\n1. Bus Skew Report Summary\n--------------------------\n\n"
    if {[dict get $::settings bus_skew] eq {}} {append text "No bus skew constraints\n"}
    set id 0
    foreach slack [dict get $::settings bus_skew] {
        append text "[incr id]   [expr {60 + $id}]  \[get_cells shell/a_reg\[*\]\]\n"
        append text "                                    \[get_cells shell/b_reg\[*\]\]\n"
        append text "                                          Slow             3.103       0.402   $slack\n"
    }
    append text "\n2. Bus Skew Report Per Constraint\n---------------------------------\n"
    if {{-return_string} in $args} {return $text}
    close [open [option $args -file] w]
}
proc report_utilization {args} {
    record report_utilization $args
    if {{-return_string} in $args} {
        return "| Site Type | Used | Fixed |\n| CLB LUTs* | 4711 | 0 |\n| CLB Registers | 815 | 0 |
| Block RAM Tile | 12.5 | 0 |\n| URAM | 3 | 0 |\n| DSPs | 0 | 0 |"
    }
    close [open [option $args -file] w]
}
proc get_timing_paths {args} {return [expr {[dict get $::settings slack] eq {none} ? {} : {path}}]}

# The netlist: two clocks; whatever a crossing register hears comes from the other clock and from its own.
proc get_ports {args} {
    record get_ports [lsearch -all -inline -not $args -quiet]
    set patterns [lindex $args end]
    if {[lindex $args 0] ne {-quiet}} {return $patterns}
    return [dict get $::settings defined]
}
proc current_design {} {return design}
proc create_clock {args} {record create_clock $args}
proc all_clocks {} {return [dict get $::settings defined]}
proc all_inputs {} {return inputs}
proc all_outputs {} {return outputs}
proc filter {objects condition} {return $objects}
proc get_cells {args} {
    if {[option $args -filter] ne {}} {
        if {![regexp {^ORIG_REF_NAME == (\S+) \|\| REF_NAME == (\S+)$} [option $args -filter] all name again]
            || $name ne $again} {
            error "a filter that is not understood: $args"
        }
        set found {}
        dict for {path module} [dict get $::settings cells] {
            if {$module eq $name} {lappend found $path}
        }
        record cells [list $name [llength $found]]
        return $found
    }
    set found {}
    foreach pattern [lindex $args end] {
        set name [file tail $pattern]
        set module [dict get $::settings cells [file dirname $pattern]]
        if {[string map {_reg {}} $name] in [dict get $::settings registers $module]} {lappend found $pattern}
    }
    record receiver $found
    return $found
}
# Vivado ends a command with an error that is given no object.
proc must_be_objects {name objects} {
    if {$objects eq {}} {error "'$name' expects at least one object"}
}
proc get_pins {args} {
    must_be_objects get_pins [option $args -of_objects]
    return [option $args -of_objects]
}
proc all_fanin {args} {
    must_be_objects all_fanin [lindex $args end]
    return {of_other_clock of_own_clock}
}
proc get_clocks {args} {
    must_be_objects get_clocks [option $args -of_objects]
    return [expr {[option $args -of_objects] eq {of_other_clock} ? {other} : {own}}]
}
proc get_property {name object} {
    return [dict get [list PERIOD 3.103 SLACK [dict get $::settings slack]] $name]
}

source $script
