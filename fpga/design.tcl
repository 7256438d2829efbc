# What build.tcl and ooc.tcl share: where things are, and how generated Verilog is read. Sourced, never run.

set fpga_folder [file dirname [file normalize [info script]]]
set root_folder [file dirname $fpga_folder]

# Ends the run with a message and without a stack trace.
proc fail {message} {
    puts stderr "error: $message"
    exit 1
}

# The folder of a generated block: a committed one, or one that ./veroce generate made.
proc generated {name} {
    global root_folder
    foreach place {generated-verilog build/verilog} {
        set folder [file join $root_folder $place $name]
        if {[file isdirectory $folder]} {
            return $folder
        }
    }
    fail "there is no '$folder'; './veroce generate $name' makes it"
}

# The lines of a file list, as paths; some may lie in a folder beside this one.
proc file_list {folder top} {
    set stream [open [file join $folder $top.f]]
    set lines [split [string trim [read $stream]] \n]
    close $stream
    return [lmap line $lines {file normalize [file join $folder $line]}]
}

# Reads the Verilog of a generated block and the contents of its memories.
proc read_generated {folder top} {
    set files [file_list $folder $top]
    read_verilog $files
    foreach place [lsort -unique [lmap file $files {file dirname $file}]] {
        foreach contents [lsort [glob -nocomplain -directory $place *.hex]] {
            add_files -norecurse $contents
        }
    }
}

# Constraints of the crossings of a generated block, if it has any, for the design in memory: they follow paths between
# cells and ask for clocks, so they can only be read after synthesis. They are Tcl with loops, hence unmanaged.
proc read_crossings {folder top} {
    set file [file join $folder $top.xdc]
    if {[file exists $file]} {
        read_xdc -unmanaged $file
    }
}
