# Crossings between clocks: each data path is bounded, no clock group is cut.

# ResetSynchronizer_16: into sync_0
foreach cell [get_cells -hierarchical -filter {ORIG_REF_NAME == ResetSynchronizer_16 || REF_NAME == ResetSynchronizer_16}] {
  set receiver [get_cells -quiet [list $cell/sync_0_reg $cell/sync_0_reg\[*\]]]
  if {[llength $receiver] == 0} {puts "$cell: no register sync_0"; continue}
  set inputs [get_pins -of_objects $receiver -filter {REF_PIN_NAME == D}]
  set own [get_clocks -of_objects [get_pins -of_objects $receiver -filter {IS_CLOCK}]]
  set sender {}
  foreach start [all_fanin -quiet -flat -startpoints_only -only_cells $inputs] {
    set clock [get_clocks -quiet -of_objects [get_pins -of_objects $start -filter {IS_CLOCK}]]
    if {$clock ne {} && $clock ne $own} {
      lappend sender $start
      set period [get_property PERIOD [lindex $clock 0]]
    }
  }
  if {[llength $sender] == 0} {continue}
  set_max_delay -datapath_only -from $sender -to $receiver $period
}
