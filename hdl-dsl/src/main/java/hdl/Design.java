package hdl;

import hdl.ir.ModuleDef;
import hdl.ir.Printable;
import hdl.ir.Problem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A circuit with everything below it, described and checked. Equal circuits are one module.
 *
 * @param <IO> the ports of the top
 */
public final class Design<IO extends Bundle<IO>> {
    /** A finished circuit. */
    record Made(Circuit<?> circuit, Printable printable, Bundle<?> io) {
        ModuleDef module() {
            return printable.module();
        }
    }

    /** Finished ones by name; equal circuits have one name, and different ones must not. */
    private final Map<String, Made> made = new LinkedHashMap<>();
    /** Those whose body runs, too. */
    private final Map<String, Circuit<?>> begun = new HashMap<>();
    /** Classes whose files do not name their variables. */
    private final Set<Class<?>> nameless = new HashSet<>();
    private final List<Problem> warnings = new ArrayList<>();
    private final Runnable watcher;
    private ModuleDef top;
    private IO io;

    private Design(Runnable watcher) {
        this.watcher = watcher;
    }

    /** Describes and checks a circuit; mistakes throw {@link HdlException}. */
    public static <IO extends Bundle<IO>> Design<IO> of(Circuit<IO> circuit) {
        return of(circuit, () -> { }, CallSite.capture());
    }

    /**
     * This design described again with claims that {@code watcher} says behind the body of every circuit, such as
     * {@link StreamClaims#claim}: for simulations; what ships is described without.
     */
    @SuppressWarnings("unchecked") // the registry keeps each circuit with its own record of ports
    public Design<IO> watched(Runnable watcher) {
        return of((Circuit<IO>) made.get(top.name()).circuit(), watcher, CallSite.capture());
    }

    private static <IO extends Bundle<IO>> Design<IO> of(Circuit<IO> circuit, Runnable watcher,
                                                        CallSite site) {
        var design = new Design<IO>(watcher);
        var made = Elaborator.elaborate(design, circuit, site.site());
        design.top = made.module();
        design.io = Elaborator.portsOf(made, circuit);
        return design;
    }

    /** Says its claims of the circuit whose body has run. */
    void watch() {
        watcher.run();
    }

    Map<String, Made> made() {
        return made;
    }

    Map<String, Circuit<?>> begun() {
        return begun;
    }

    Set<Class<?>> nameless() {
        return nameless;
    }

    void warn(List<Problem> more) {
        warnings.addAll(more);
    }

    /** The ports of the top; their nodes lead to the ports of {@link #top}. */
    public IO io() {
        return io;
    }

    public ModuleDef top() {
        return top;
    }

    /** Every module once, children before the modules that use them, the top last. */
    public List<ModuleDef> definitions() {
        var all = new ArrayList<ModuleDef>();
        for (var entry : made.values()) {
            all.add(entry.module());
        }
        return all;
    }

    /** The circuits that the modules are, in the same order. */
    public List<Circuit<?>> circuits() {
        var all = new ArrayList<Circuit<?>>();
        for (var entry : made.values()) {
            all.add(entry.circuit());
        }
        return all;
    }

    /** The same modules with names and wires decided, as {@code hdl.emit.FileSet} prints them. */
    public List<Printable> modules() {
        var all = new ArrayList<Printable>();
        for (var entry : made.values()) {
            all.add(entry.printable());
        }
        return all;
    }

    /** What the ports of a module belong to: the fields of its bundle of ports, as the names of the ports begin. */
    public List<String> interfaces(ModuleDef module) {
        var names = new ArrayList<String>();
        for (var entry : made.values()) {
            if (entry.module() == module) {
                for (var component : Records.of(entry.io().getClass()).components()) {
                    names.add(Names.snake(component.name()));
                }
            }
        }
        return names;
    }

    /** What was noticed and is not a mistake. */
    public List<Problem> warnings() {
        return Collections.unmodifiableList(warnings);
    }
}
