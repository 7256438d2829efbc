package hdl.emit;

import hdl.ir.Printable;
import hdl.ir.Reg;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.ir.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Registers by the method that says what they take, as the author divided the circuit. Registers of one statement stay
 * together, so that a branch is printed once and each register is driven in one block.
 */
final class Helpers {
    /** A method's registers, in their order. */
    record Part(String name, List<Reg> registers) {
        /** {@code counters: rx_fcs to rx_long}. */
        String title(Printable printable) {
            var first = printable.name(registers.getFirst());
            var last = printable.name(registers.getLast());
            return (name.isEmpty() ? "" : name + ": ") + first + (first.equals(last) ? "" : " to " + last);
        }
    }

    private final Printable printable;
    private final Set<Reg> wanted;
    private final Map<Reg, Reg> parents = new IdentityHashMap<>();
    private final Map<Reg, Site> sites = new IdentityHashMap<>();

    private Helpers(Printable printable, List<Reg> registers) {
        this.printable = printable;
        wanted = Set.copyOf(registers);
    }

    static List<Part> of(Printable printable, List<Reg> registers) {
        var helpers = new Helpers(printable, registers);
        printable.module().body().forEach(helpers::together);
        var first = new HashMap<Reg, String>();
        var parts = new LinkedHashMap<String, List<Reg>>();
        for (var reg : registers) {
            var name = first.computeIfAbsent(helpers.find(reg), _ -> helpers.name(reg));
            parts.computeIfAbsent(name, _ -> new ArrayList<>()).add(reg);
        }
        return parts.entrySet().stream().map(part -> new Part(part.getKey(), part.getValue())).toList();
    }

    /**
     * The first and the second half of registers that would make a block too long: by cycle; else between statements;
     * within one statement, which then stands in both, where names differ.
     */
    static List<Part> halves(Printable printable, Part part) {
        var cycles = printable.module().timing().cycles();
        var helpers = new Helpers(printable, part.registers());
        printable.module().body().forEach(helpers::together);
        var sorted = new ArrayList<>(part.registers());
        sorted.sort(Comparator.comparingInt(reg -> cycles.containsKey(reg) ? cycles.get(reg).number() : -1));
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 1; i < sorted.size(); i++) {
            var before = sorted.get(i - 1);
            var behind = sorted.get(i);
            boolean tears = helpers.find(before) == helpers.find(behind);
            boolean stages = cycles.get(before) != null && !cycles.get(before).equals(cycles.get(behind));
            int off = Math.abs(2 * i - sorted.size());
            int worth = off + (tears ? sorted.size() / 2 : 0)
                + (stages ? 0 : sorted.size() * alike(printable, before, behind) / 200);
            if (worth < least) {
                least = worth;
                best = i;
            }
        }
        return List.of(new Part(part.name(), sorted.subList(0, best)),
            new Part(part.name(), sorted.subList(best, sorted.size())));
    }

    /** How much of their names two registers have in common, in percent. */
    private static int alike(Printable printable, Reg a, Reg b) {
        var one = printable.name(a);
        var other = printable.name(b);
        int shorter = Math.min(one.length(), other.length());
        int same = 0;
        while (same < shorter && one.charAt(same) == other.charAt(same)) {
            same++;
        }
        return 100 * same / shorter;
    }

    private void together(Stmt top) {
        var open = new ArrayDeque<Stmt>(List.of(top));
        Reg first = null;
        while (!open.isEmpty()) {
            var stmt = open.pop();
            if (stmt instanceof Stmt.Assign assign && assign.target() instanceof Reg reg && wanted.contains(reg)) {
                sites.putIfAbsent(reg, assign.site());
                first = first == null ? reg : first;
                parents.put(find(reg), find(first));
            }
            if (stmt instanceof Stmt.Select select && select.machine().isPresent()
                && wanted.contains(select.machine().get())) {
                first = first == null ? select.machine().get() : first;
                parents.put(find(select.machine().get()), find(first));
            }
            Walk.inner(stmt).reversed().forEach(list -> list.reversed().forEach(open::push));
        }
    }

    private Reg find(Reg reg) {
        var at = reg;
        for (var next = parents.get(at); next != null && next != at; next = parents.get(at)) {
            at = next;
        }
        return at;
    }

    /** {@code timers}, or {@code PairTables.state} of another file. */
    private String name(Reg reg) {
        var site = sites.getOrDefault(reg, reg.site());
        var file = site.file().equals(printable.module().source()) ? "" : site.file().replace(".java", "");
        return file.isEmpty() ? site.method() : site.method().isEmpty() ? file : file + "." + site.method();
    }
}
