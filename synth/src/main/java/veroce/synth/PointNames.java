package veroce.synth;

import static veroce.synth.LevelGraph.NONE;

import java.util.Arrays;
import java.util.regex.Pattern;
import veroce.synth.Netlist.Cell;
import veroce.synth.Netlist.Net;

/**
 * The author's name of every bit. After flattening one bit goes by many names; the one to report is that of a declared
 * register, then the one deepest in the hierarchy, then the shortest.
 */
final class PointNames {
    /** The loop around the banks of a memory: they are one array to the author. */
    private static final Pattern BANK = Pattern.compile("(?<=^|\\.)\\w+_banks\\[\\d+]\\.");

    private final Netlist netlist;
    private final int[] net;
    private final int[] position;

    PointNames(Netlist netlist) {
        this.netlist = netlist;
        net = new int[netlist.bitCount()];
        position = new int[netlist.bitCount()];
        Arrays.fill(net, NONE);
        for (var number = 0; number < netlist.nets().size(); number++) {
            var candidate = netlist.nets().get(number);
            if (!candidate.hidden()) {
                name(number, candidate);
            }
        }
    }

    private void name(int number, Net candidate) {
        for (var index = 0; index < candidate.bits().length; index++) {
            var bit = candidate.bits()[index];
            if (bit != Netlist.CONSTANT && (net[bit] == NONE || isBetter(candidate, netlist.nets().get(net[bit])))) {
                net[bit] = number;
                position[bit] = index;
            }
        }
    }

    private static boolean isBetter(Net one, Net other) {
        if (one.register() != other.register()) {
            return one.register();
        }
        var deeper = depth(one.name()) - depth(other.name());
        if (deeper != 0) {
            return deeper > 0;
        }
        var longer = one.name().length() - other.name().length();
        return longer < 0 || longer == 0 && one.name().compareTo(other.name()) < 0;
    }

    private static int depth(String name) {
        var dots = 0;
        for (var index = 0; index < name.length(); index++) {
            dots += name.charAt(index) == '.' ? 1 : 0;
        }
        return dots;
    }

    boolean isNamed(int bit) {
        return net[bit] != NONE;
    }

    /** {@code inst.count[3]}, or plain {@code inst.valid} for a single bit; null if nobody named it. */
    String of(int bit) {
        if (!isNamed(bit)) {
            return null;
        }
        var best = netlist.nets().get(net[bit]);
        return best.bits().length == 1 ? best.name() : best.name() + "[" + (best.lowest() + position[bit]) + "]";
    }

    /** The same without the index; null if nobody named it. */
    String group(int bit) {
        return isNamed(bit) ? netlist.nets().get(net[bit]).name() : null;
    }

    /** A register by the name of its output, a memory by the name of its array. */
    static String ofCell(Cell cell) {
        if (cell.hidden()) {
            return cell.source().isEmpty() ? "an unnamed " + cell.type() : "an unnamed " + cell.type() + " of "
                + cell.source();
        }
        return arrayName(BANK.matcher(cell.name()).replaceAll(""));
    }

    /** Yosys numbers the RAMs of one array: {@code seen.0.3} is part of {@code seen}. */
    private static String arrayName(String name) {
        var end = name.length();
        for (var round = 0; round < 2; round++) {
            var dot = name.lastIndexOf('.', end - 1);
            if (dot <= 0 || dot == end - 1 || !name.substring(dot + 1, end).chars().allMatch(Character::isDigit)) {
                return name;
            }
            end = dot;
        }
        return name.substring(0, end);
    }
}
