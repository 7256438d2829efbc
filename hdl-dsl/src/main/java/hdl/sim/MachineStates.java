package hdl.sim;

import hdl.ir.Enumeration;
import java.util.List;

/** An engine that can say in which states the machines inside a circuit are. */
public interface MachineStates {
    /** A machine by its path; its code stands from {@code word} on, least significant word first. */
    record Machine(String path, int clock, Enumeration constants, int word) {}

    /** All machines, those of outer circuits first. */
    List<Machine> machines();

    /** Writes the present codes of all machines. */
    void states(long[] words);
}
