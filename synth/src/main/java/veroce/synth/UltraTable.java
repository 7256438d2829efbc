package veroce.synth;

import hdl.Design;
import hdl.ir.Banks;
import hdl.ir.Memory;
import hdl.ir.ModuleDef;
import hdl.ir.Printable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/**
 * A memory of UltraRAM, counted as the vendor's tools build it: from RAMs of 4096 rows of 72 bits, and nothing else.
 *
 * @param path      the instances down to it and its name
 * @param word      bits of a word, as the circuit has it
 * @param words     words, as the circuit has them
 * @param arrays    arrays that it is printed as, side by side
 * @param width     bits of a row of one array
 * @param rows      rows of one array
 * @param latency   edges from address to data
 * @param registers how many of them the RAM can take in: those in front of any selection
 */
public record UltraTable(String path, int word, int words, int arrays, int width, int rows, int latency,
                         int registers) {
    private record Place(String path, ModuleDef module) {}

    /** Every one of a design, in the order of its instances. */
    public static List<UltraTable> of(Design<?> design) {
        var names = new HashMap<ModuleDef, Printable>();
        design.modules().forEach(module -> names.put(module.module(), module));
        var tables = new ArrayList<UltraTable>();
        var open = new ArrayDeque<>(List.of(new Place("", design.top())));
        while (!open.isEmpty()) {
            var place = open.pop();
            var name = names.get(place.module);
            for (var memory : place.module.memories()) {
                if (memory.style() == Memory.Style.URAM) {
                    tables.add(of(place.path + name.name(memory), memory));
                }
            }
            for (var instance : place.module.instances().reversed()) {
                open.push(new Place(place.path + name.name(instance) + ".", instance.module()));
            }
        }
        return tables;
    }

    private static UltraTable of(String path, Memory memory) {
        var banks = Banks.of(memory);
        return new UltraTable(path, memory.width(), memory.depth(), banks.count(), banks.width(), banks.rows(),
            memory.latency(), banks.registers(memory.latency()));
    }

    /** UltraRAMs side by side in one array. */
    public int columns() {
        return Math.ceilDiv(width, Banks.ULTRA_BITS);
    }

    /** UltraRAMs in one cascade. */
    public int cascade() {
        return Math.ceilDiv(rows, Banks.ULTRA_ROWS);
    }

    public int count() {
        return arrays * columns() * cascade();
    }

    /** A RAM needs one register, its own; a cascade one in the RAM, one at the output, and one for every four RAMs. */
    public int wanted() {
        return cascade() == 1 ? 1 : Banks.CASCADE_LATENCY - 1 + Math.ceilDiv(cascade(), Banks.CASCADE);
    }

    public boolean isTooDeep() {
        return registers < wanted();
    }
}
