# What build.tcl and ooc.tcl share: where things are, and how generated Verilog is read. Sourced, never run.

set fpga_folder [file dirname [file normalize [info script]]]
set root_folder [file dirname $fpga_folder]

# Ends the run with a message and without a stack trace.
proc fail {message} {
    puts stderr "error: $message"
    exit 1
}

# The text of a file.
proc text {file} {
    set stream [open $file]
    set text [read $stream]
    close $stream
    return $text
}

# The files of a generated block by name: modules may stand in folders beside its own, so a list of files differs with
# the place of the block and says nothing.
proc block_files {folder} {
    set files {}
    foreach file [glob -nocomplain -directory $folder *.{v,hex,xdc}] {
        dict set files [file tail $file] $file
    }
    foreach list [glob -nocomplain -directory $folder *.f] {
        foreach file [file_list $folder [file rootname [file tail $list]]] {
            dict set files [file tail $file] $file
        }
    }
    return $files
}

# Whether two folders hold the same block, byte for byte.
proc same_blocks {one other} {
    set ones [block_files $one]
    set others [block_files $other]
    if {[lsort [dict keys $ones]] ne [lsort [dict keys $others]]} {
        return 0
    }
    dict for {name file} $ones {
        if {[text $file] ne [text [dict get $others $name]]} {
            return 0
        }
    }
    return 1
}

# The folder of a generated block: the committed one, or one that ./veroce generate made. Where both are and differ,
# nobody but the user knows which is meant: what is built would not be what was just written, or an old trial.
proc generated {name} {
    global root_folder
    set committed [file join $root_folder generated-verilog $name]
    set made [file join $root_folder build verilog $name]
    if {![file isdirectory $committed] && ![file isdirectory $made]} {
        fail "there is neither '$committed' nor '$made'; './veroce generate $name' makes the latter"
    }
    if {[file isdirectory $committed] && [file isdirectory $made] && ![same_blocks $committed $made]} {
        fail "'$committed' and '$made' differ; delete the latter, or bring the former up to date with 'make generate'"
    }
    set folder [expr {[file isdirectory $committed] ? $committed : $made}]
    puts "Verilog of $name: $folder"
    return $folder
}

# The lines of a file list that are no comments, as paths; some may lie in a folder beside this one.
proc file_list {folder top} {
    set files {}
    foreach line [split [string trim [text [file join $folder $top.f]]] \n] {
        if {![string match //* $line]} {
            lappend files [file normalize [file join $folder $line]]
        }
    }
    return $files
}

# Reads the Verilog of a generated block and the contents of its memories.
proc read_generated {folder top} {
    set files [file_list $folder $top]
    read_verilog $files
    set places {}
    foreach file $files {
        lappend places [file dirname $file]
    }
    foreach place [lsort -unique $places] {
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
