# Reports of a routed or synthesised design as files and as JSON. Sourced, never run.

# The value of the first row of a utilisation report with that name: "| CLB LUTs  |  1234 | ...". Asterisks in names are
# footnotes of Vivado.
proc utilisation {report name} {
    foreach line [split $report \n] {
        set cells [split $line |]
        if {[llength $cells] > 3 && [string trim [string map {* {}} [lindex $cells 1]]] eq $name} {
            return [string trim [lindex $cells 2]]
        }
    }
    fail "the utilisation report has no row '$name'"
}

# Worst slack, in ns, of a kind of check (max: setup, min: hold); an empty string when nothing is constrained.
proc worst_slack {kind} {
    set path [get_timing_paths -delay_type $kind -max_paths 1 -nworst 1]
    if {[llength $path] == 0} {
        return {}
    }
    return [get_property SLACK [lindex $path 0]]
}

# Worst slack, in ns, of the bounds on the skew of codes that cross clocks; an empty string when there are none. A row
# of the summary ends in corner, requirement, actual skew and slack, on a line of their own where names are long.
proc worst_bus_skew_slack {report} {
    if {[string match -nocase {*no bus skew constraints*} $report]} {
        return {}
    }
    set slacks {}
    foreach line [split $report \n] {
        if {[regexp {(?:^|\s)(?:Slow|Fast|NA)\s+\S+\s+\S+\s+(\S+)\s*$} $line all slack]} {
            if {![string is double -strict $slack]} {
                fail "a bus skew has the slack '$slack': its paths have no clock"
            }
            lappend slacks $slack
        }
    }
    if {[llength $slacks] == 0} {
        fail "the bus skew report has no row that is understood"
    }
    return [lindex [lsort -real $slacks] 0]
}

# Writes every report into a folder and their figures to report.json. Returns the text of what is wrong, or nothing.
proc write_reports {folder subject part} {
    file mkdir $folder
    report_utilization -hierarchical -file [file join $folder utilisation_hierarchy.rpt]
    report_timing_summary -no_header -max_paths 20 -file [file join $folder timing.rpt]
    report_cdc -details -file [file join $folder crossings.rpt]
    report_bus_skew -file [file join $folder bus_skew.rpt]
    report_methodology -file [file join $folder methodology.rpt]
    report_control_sets -file [file join $folder control_sets.rpt]
    report_high_fanout_nets -max_nets 50 -file [file join $folder fanout.rpt]
    report_drc -file [file join $folder drc.rpt]
    set table [report_utilization -return_string]
    set figures [list \"subject\" \"$subject\" \"part\" \"$part\"]
    foreach {key row} {lut {CLB LUTs} ff {CLB Registers} bram36 {Block RAM Tile} uram URAM dsp DSPs} {
        lappend figures \"$key\" [utilisation $table $row]
    }
    set wrong {}
    foreach {key kind} {setup_slack_ns max hold_slack_ns min} {
        set slack [worst_slack $kind]
        lappend figures \"$key\" [expr {$slack eq {} ? {null} : $slack}]
        if {$slack eq {}} {
            lappend wrong "no path has a $key"
        } elseif {$slack < 0} {
            lappend wrong "$key is $slack"
        }
    }
    set slack [worst_bus_skew_slack [report_bus_skew -return_string]]
    lappend figures \"bus_skew_slack_ns\" [expr {$slack eq {} ? {null} : $slack}]
    if {$slack ne {} && $slack < 0} {
        lappend wrong "bus_skew_slack_ns is $slack"
    }
    write_json [file join $folder report.json] $figures
    return [join $wrong {; }]
}

proc write_json {file pairs} {
    set lines {}
    foreach {key value} $pairs {
        lappend lines "  $key: $value"
    }
    set stream [open $file w]
    puts $stream "{\n[join $lines ",\n"]\n}"
    close $stream
}
