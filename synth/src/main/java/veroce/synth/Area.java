package veroce.synth;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a block occupies. A LUT memory or a shift register counts the LUTs it is made of; half a block RAM counts 0.5.
 *
 * @param lut        all LUTs: those of logic, of memories and of shift registers
 * @param memories   what each array of the author's became
 * @param blackBoxes cells nothing is known about, by type; they are in no other figure
 */
public record Area(int lut, int logicLut, int lutRam, int shiftLut, int ff, int latch, int carry, int wideMux,
    double bram36, int uram, int dsp, List<MemoryUse> memories, SortedMap<String, Integer> blackBoxes) {

    /** So many primitives of a type hold the array of this name. */
    public record MemoryUse(String array, String primitive, int count) {}

    public Area {
        memories = List.copyOf(memories);
        blackBoxes = Collections.unmodifiableSortedMap(new TreeMap<>(blackBoxes));
    }

    public static Area of(Netlist netlist) {
        var count = new int[CellKind.values().length];
        var halfBram = 0;
        var blackBoxes = new TreeMap<String, Integer>();
        for (var cell : netlist.cells()) {
            var kind = CellKind.of(cell.type());
            count[kind.ordinal()] += kind == CellKind.LUT_RAM ? CellKind.lutSites(cell.type()) : 1;
            switch (kind) {
                case BLOCK_RAM -> halfBram += cell.type().equals("RAMB36E2") ? 2 : 1;
                case BLACK_BOX -> blackBoxes.merge(cell.type(), 1, Integer::sum);
                default -> { }
            }
        }
        return of(count, halfBram / 2.0, memories(netlist), blackBoxes);
    }

    private static List<MemoryUse> memories(Netlist netlist) {
        var found = new TreeMap<String, TreeMap<String, Integer>>();
        for (var cell : netlist.cells()) {
            if (CellKind.of(cell.type()).isMemory()) {
                found.computeIfAbsent(PointNames.ofCell(cell), _ -> new TreeMap<>())
                    .merge(cell.type(), 1, Integer::sum);
            }
        }
        var memories = new ArrayList<MemoryUse>();
        found.forEach((array, types) ->
            types.forEach((type, number) -> memories.add(new MemoryUse(array, type, number))));
        return memories;
    }

    private static Area of(int[] count, double bram36, List<MemoryUse> memories, Map<String, Integer> blackBoxes) {
        var logic = count[CellKind.LUT.ordinal()];
        var memory = count[CellKind.LUT_RAM.ordinal()];
        var shift = count[CellKind.SHIFT_REGISTER.ordinal()];
        return new Area(logic + memory + shift, logic, memory, shift, count[CellKind.FLIP_FLOP.ordinal()],
            count[CellKind.LATCH.ordinal()], count[CellKind.CARRY.ordinal()], count[CellKind.WIDE_MUX.ordinal()],
            bram36, count[CellKind.ULTRA_RAM.ordinal()], count[CellKind.DSP.ordinal()], memories,
            new TreeMap<>(blackBoxes));
    }
}
