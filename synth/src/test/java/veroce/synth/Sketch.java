package veroce.synth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Draws small mapped netlists by hand: a bit is known by a word, and pins are given as {@code name=bit,bit}. */
final class Sketch {
    private final Map<String, Integer> bits = new LinkedHashMap<>();
    private final List<Netlist.Port> ports = new ArrayList<>();
    private final List<Netlist.Cell> cells = new ArrayList<>();
    private final List<Netlist.Net> nets = new ArrayList<>();

    Sketch input(String name, String... words) {
        ports.add(new Netlist.Port(name, true, false, bits(words)));
        return this;
    }

    Sketch output(String name, String... words) {
        ports.add(new Netlist.Port(name, false, true, bits(words)));
        return this;
    }

    /** A flip-flop from d to q; q is also the name of the author's register. */
    Sketch register(String d, String q) {
        return hidden("FDRE", "D=" + d, "CE=1", "R=0", "C=clk", "Q>" + q).net(q, true, q);
    }

    Sketch net(String name, boolean register, String... words) {
        nets.add(new Netlist.Net(name, false, register, 0, bits(words)));
        return this;
    }

    Sketch hidden(String type, String... pins) {
        return cell("$auto$" + cells.size(), true, type, Map.of(), pins);
    }

    Sketch named(String name, String type, String... pins) {
        return cell(name, false, type, Map.of(), pins);
    }

    /** Inputs are written {@code pin=bits}, outputs {@code pin>bits}. */
    Sketch cell(String name, boolean hidden, String type, Map<String, String> parameters, String... pins) {
        var list = new ArrayList<Netlist.Pin>();
        for (var pin : pins) {
            var output = pin.indexOf('>') > 0;
            var at = pin.indexOf(output ? '>' : '=');
            list.add(new Netlist.Pin(pin.substring(0, at), output, bits(pin.substring(at + 1).split(","))));
        }
        cells.add(new Netlist.Cell(name, hidden, type, parameters, "", list));
        return this;
    }

    private int[] bits(String... words) {
        var result = new int[words.length];
        for (var index = 0; index < words.length; index++) {
            var constant = words[index].equals("0") || words[index].equals("1") || words[index].equals("x");
            result[index] = constant ? Netlist.CONSTANT : bits.computeIfAbsent(words[index], _ -> bits.size());
        }
        return result;
    }

    Netlist netlist() {
        return new Netlist("sketch", ports, cells, nets, bits.size());
    }

    Levels levels() {
        return LevelAnalysis.of(netlist(), 5);
    }
}
