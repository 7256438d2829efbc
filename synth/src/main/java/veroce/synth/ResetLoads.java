package veroce.synth;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;

/** What drives resets in a mapped block, and how many inputs of cells each drives: the port, and registers behind it. */
public record ResetLoads(String name, int loads) {
    private static final String PORT = "rst";
    private static final String REGISTER = "in_reset";

    /** The greatest first. */
    public static List<ResetLoads> of(Netlist netlist) {
        var names = new HashMap<Integer, String>();
        for (var net : netlist.nets()) {
            if (net.bits().length == 1 && (net.name().equals(REGISTER) || net.name().endsWith("." + REGISTER))) {
                names.put(net.bits()[0], net.name());
            }
        }
        for (var port : netlist.ports()) {
            if (port.name().equals(PORT)) {
                names.put(port.bits()[0], PORT);
            }
        }
        var loads = new HashMap<String, Integer>();
        for (var cell : netlist.cells()) {
            for (var pin : cell.pins()) {
                for (var bit : pin.output() ? new int[0] : pin.bits()) {
                    if (names.containsKey(bit)) {
                        loads.merge(names.get(bit), 1, Integer::sum);
                    }
                }
            }
        }
        var list = new ArrayList<ResetLoads>();
        loads.forEach((name, count) -> list.add(new ResetLoads(name, count)));
        list.sort(Comparator.comparingInt(ResetLoads::loads).reversed().thenComparing(ResetLoads::name));
        return list;
    }
}
