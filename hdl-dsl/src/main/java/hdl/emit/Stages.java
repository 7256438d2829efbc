package hdl.emit;

import hdl.ir.Cycle;
import hdl.ir.Printable;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Timing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** Registers of a pipeline stand stage by stage; those of no timeline stand first. */
final class Stages {
    /** What stands together; the cycle is null for what is on no timeline. */
    record Group<T>(Cycle cycle, List<T> members) {
        /** {@code // ---- timeline packet, cycle 4}; empty for what is on none. */
        String comment() {
            return cycle == null ? "" : "// ---- timeline " + cycle.timeline().name() + ", cycle " + cycle.number();
        }
    }

    private final Timing timing;

    Stages(Printable printable) {
        timing = printable.module().timing();
    }

    boolean isEmpty() {
        return timing.isEmpty();
    }

    /** The cycle of a register, or null. */
    private Cycle of(Storage storage) {
        return timing.cycles().get(storage);
    }

    /** Storage by cycle, within a cycle in the order given. */
    List<Group<Storage>> storage(List<Storage> declared) {
        var groups = new ArrayList<Group<Storage>>();
        for (var cycle : cycles(declared)) {
            groups.add(new Group<>(cycle, declared.stream().filter(each -> same(cycle, of(each))).toList()));
        }
        return groups;
    }

    /** The statements for registers by cycle. */
    List<Group<Stmt>> statements(List<Stmt> body, Predicate<Storage> wanted, List<Reg> registers) {
        var groups = new ArrayList<Group<Stmt>>();
        for (var cycle : cycles(registers)) {
            var statements = Projection.of(body, target -> wanted.test(target) && same(cycle, of(target)));
            if (!statements.isEmpty()) {
                groups.add(new Group<>(cycle, statements));
            }
        }
        return groups;
    }

    private List<Cycle> cycles(List<? extends Storage> storages) {
        var found = new ArrayList<Cycle>();
        found.add(null);
        storages.stream().map(this::of).filter(cycle -> cycle != null).distinct()
            .sorted(Comparator.<Cycle>comparingInt(cycle -> timing.timelines().indexOf(cycle.timeline()))
                .thenComparingInt(Cycle::number)).forEach(found::add);
        return found;
    }

    private static boolean same(Cycle a, Cycle b) {
        return a == null ? b == null : a.equals(b);
    }
}
