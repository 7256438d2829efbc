package hdl.sim.jvm;

import hdl.ir.Enumeration;
import hdl.ir.Port;
import hdl.ir.Site;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A whole design without hierarchy: what it remembers, what it shows, and the words that compute both. */
final class Flat {
    /** A port of the top: its words stand from {@code offset} on in the array of pins. */
    record PortWords(Port port, int offset, int[] words) {}

    /** One word of a register; {@code next} is the word it takes, itself when nothing assigns it. */
    record Register(int slot, int word, int bits, int clock, boolean resets, long init, int[] next) {}

    /** An array of words; each takes {@code stride} places, or several share one when {@code packed}. */
    record Store(int id, String path, int width, int depth, boolean packed, int stride, int[] length,
            BigInteger[] contents, boolean zeroed) {}

    /** One place of a memory that changes at an edge: only the bits of the mask. */
    record Change(int store, int clock, int enable, int index, int data, int mask) {}

    /** A claim (false when the word is 1), or a cover (happens when the word is 1). */
    record Event(String label, Site site, int clock, int word, List<Signal> operands) {}

    /** Something with a name: its words are its bits, least significant first. */
    record Signal(String path, int width, int[] words, Enumeration constants) {}

    /** A clock port of the top or of an instance, and which clock of the top drives it. */
    record ClockPort(String path, int clock) {}

    /** The state register of a machine. */
    record Machine(Signal state, int clock, Register[] registers) {}

    final Words words = new Words();
    final Wide wide = new Wide(words);
    final Arithmetic arithmetic = new Arithmetic(words, wide);
    final List<PortWords> inputs = new ArrayList<>();
    final List<PortWords> outputs = new ArrayList<>();
    final List<Register> registers = new ArrayList<>();
    /** Slots of registers that are 1 before the first event. */
    final List<Integer> startsAtOne = new ArrayList<>();
    final List<Store> stores = new ArrayList<>();
    final List<Change> changes = new ArrayList<>();
    final List<Event> claims = new ArrayList<>();
    final List<Event> covers = new ArrayList<>();
    final Map<String, Signal> signals = new LinkedHashMap<>();
    final List<ClockPort> clockPorts = new ArrayList<>();
    final List<Machine> machines = new ArrayList<>();
    /** What it has been compiled to, by how. */
    final Map<String, Compiled> compiled = new HashMap<>();
    final int clocks;
    int slots;
    int pins;
    /** Slots below this are driven from outside, each by the pin of its number: resets, silence of claims, inputs. */
    int drivenSlots;
    /** Not 0 when the pins differed from the slots. */
    int changedSlot;

    Flat(int clocks) {
        this.clocks = clocks;
        for (var i = 0; i < 2 * clocks; i++) {
            slot(1);
        }
    }

    /** A new word that keeps its value. */
    int slot(int bits) {
        return words.slot(slots++, bits);
    }

    /** 1 while the clock is under reset. */
    int reset(int clock) {
        return words.slot(clock, 1);
    }

    /** 1 while claims of the clock are not looked at: under reset, or without a reset before the first edge. */
    int quiet(int clock) {
        return words.slot(clocks + clock, 1);
    }

    boolean isDriven(int slot) {
        return slot < drivenSlots;
    }

    int slotWidth(int slot) {
        return words.width(words.slot(slot, 64));
    }

    Signal signal(String path, int width, int[] at, Enumeration constants) {
        var signal = new Signal(path, width, at, constants);
        if (signals.put(path, signal) != null) {
            throw new IllegalStateException("two signals are called " + path);
        }
        return signal;
    }

    Register register(int bits, int clock, boolean resets, long init) {
        var slot = slots;
        var word = slot(bits);
        var register = new Register(slot, word, bits, clock, resets, init, new int[] {word});
        registers.add(register);
        return register;
    }
}
