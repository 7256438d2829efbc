package hdl;

import hdl.ir.ModuleDef;
import java.util.ArrayList;
import java.util.List;

/** What a design costs, in rows for a table. */
public final class Report {
    /** Registers of a module that hold values of one cycle of a timeline; of these, some only wait for a later one. */
    public record Pipeline(String module, String timeline, int cycle, int registers, int bits, int waiting,
        int waitingBits) {}

    /** A memory whose operations may read what is older than the operations ahead leave it, and why that is meant. */
    public record Stale(String module, String timeline, String memory, String why) {}

    private final List<ModuleDef> modules;

    private Report(List<ModuleDef> modules) {
        this.modules = modules;
    }

    /** Of a circuit with everything below it; a module counts once, however often it is used. */
    public static Report of(Design<?> design) {
        return new Report(design.definitions());
    }

    /** By module, children first; in a module by timeline and cycle. */
    public List<Pipeline> pipelines() {
        var rows = new ArrayList<Pipeline>();
        for (var module : modules) {
            module.timing().costs().forEach(cost -> rows.add(new Pipeline(module.name(), cost.timeline().name(),
                cost.cycle(), cost.registers(), cost.bits(), cost.waiting(), cost.waitingBits())));
        }
        return List.copyOf(rows);
    }

    /** The reasons of {@code stale("why")}. */
    public List<Stale> stale() {
        var rows = new ArrayList<Stale>();
        for (var module : modules) {
            module.timing().stale().forEach(stale -> rows.add(new Stale(module.name(), stale.timeline().name(),
                stale.memory().toString(), stale.why())));
        }
        return List.copyOf(rows);
    }
}
