package hdl.mistakes;

import java.util.Map;
import java.util.TreeMap;

/** Diagnostics whose text other tests hold: those of crossings, of rewritten classes, and of simulations. */
final class Elsewhere {
    private Elsewhere() {}

    static Map<String, String> texts() {
        var texts = new TreeMap<String, String>();
        texts.put("HDL404", "a crossing starts at a register, 'busy' is logic and may glitch; register it in clock "
            + "network first");
        texts.put("HDL406", "'flag' is synchronised twice into clock host (also at Link.java:40) and the two may "
            + "differ for a "
            + "cycle; share one");
        texts.put("HDL407", "clock 'divider_O' comes from black box Divider without a reset, and something in it is "
            + "reset; give the clock one with reset(...), such as that of a ResetSynchronizer in this clock");
        texts.put("HDL412", "only a black box has a clock output, for logic makes no clocks; implement BlackBox, or "
            + "take the clock with p.clock()");
        texts.put("HDL413", "the clock 'out_clk' is an output of this black box: drive it with set; registers in here "
            + "run on an input");
        texts.put("HDL612", "(warning) Counter.class was rewritten by an agent; names come from the line alone, and 2 "
            + "values "
            + "here stay unnamed");
        texts.put("HDL801", "claim 'never holds more than its depth' is false at cycle 412: level=17, depth=16; seed "
            + "9, waves in "
            + "Fifo.vcd");
        texts.put("HDL802", "verilator is not on the PATH; install 5.006 or later, or run with -Dhdl.engine=jvm");
        texts.put("HDL803", "engines differ at cycle 412: 'level' is 5 on JVM and 4 on VERILATOR; seed 17");
        texts.put("HDL804", "'done' is still 0 after 100,000 cycles, not 1; 'phase' has been BODY since cycle 37; "
            + "seed 5");
        texts.put("HDL805", "'out' withdrew a beat: valid fell at cycle 91 while ready was 0");
        texts.put("HDL806", "black box BUFG has no body, so the JVM engine cannot run it; write one, or use VERILATOR");
        texts.put("HDL807", "'count' is an output: it can be read, not set");
        texts.put("HDL808", "300 does not fit in 'start' (8 bits); mask it");
        texts.put("HDL809", "-Dhdl.engine=vcs is no engine; use jvm, activity, native, verilator or icarus");
        texts.put("HDL810", "'count' is not a port of the simulated Counter_8; take it from io() of this simulation");
        texts.put("HDL811", "this model was built without waves; ask for them first, or open it with "
            + "Options.waves(file)");
        texts.put("HDL812", "this model was built without paths to internal signals, so 'outer.inner.level' cannot be "
            + "read; open it with Options.visible()");
        texts.put("HDL813", "'m_axi' breaks AXI4 at cycle 91: a read of 8 beats of 64 bytes from 0x1f80 crosses a "
            + "border of 4 KiB");
        return texts;
    }
}
