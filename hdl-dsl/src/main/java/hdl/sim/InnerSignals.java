package hdl.sim;

import hdl.Design;
import hdl.emit.FileSet;
import hdl.ir.Instance;
import hdl.ir.ModuleDef;
import hdl.ir.Printable;
import hdl.sim.jvm.SignalNames;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;

/**
 * Finds what each path of the JVM engine is called in the Verilog. Values that the printer writes in place have no
 * signal there and are left out.
 */
final class InnerSignals {
    private record Scope(Printable module, String path, String verilog) {}

    private final Map<ModuleDef, Printable> printables = new IdentityHashMap<>();
    private final Map<ModuleDef, Set<String>> declared = new IdentityHashMap<>();
    private final SequencedMap<String, ModelSource.Inner> found = new LinkedHashMap<>();

    private InnerSignals(Design<?> design, FileSet files) {
        for (var printable : design.modules()) {
            printables.put(printable.module(), printable);
            declared.put(printable.module(), declared(files.text(printable.module().verilogName())));
        }
    }

    static SequencedMap<String, ModelSource.Inner> of(Design<?> design, FileSet files) {
        var signals = new InnerSignals(design, files);
        var work = new ArrayDeque<Scope>();
        work.add(new Scope(signals.printables.get(design.top()), "", ""));
        while (!work.isEmpty()) {
            var scope = work.remove();
            signals.add(scope);
            for (var instance : scope.module().module().instances()) {
                if (instance.module().blackBox().isEmpty() || !instance.module().body().isEmpty()) {
                    work.add(signals.below(scope, instance));
                }
            }
        }
        return signals.found;
    }

    private Scope below(Scope scope, Instance instance) {
        return new Scope(printables.get(instance.module()), scope.path() + scope.module().name(instance) + ".",
            scope.verilog() + scope.module().name(instance) + ".");
    }

    private void add(Scope scope) {
        var module = scope.module();
        for (var signal : SignalNames.of(module)) {
            boolean there = signal.isPrinted() && declared.get(module.module()).contains(signal.name());
            found.put(scope.path() + signal.name(),
                new ModelSource.Inner(there ? scope.verilog() + signal.name() : "", signal.node().width()));
        }
    }

    /** The names that a text of the printer declares: one declaration stands at the start of a line. */
    private static Set<String> declared(String text) {
        var names = new HashSet<String>();
        for (var line : VerilogText.withoutComments(text).split("\n")) {
            var start = line.strip();
            if (start.startsWith("input ") || start.startsWith("output ") || start.startsWith("reg ")
                || start.startsWith("wire ")) {
                int end = 0;
                while (end < start.length() && ";=,".indexOf(start.charAt(end)) < 0) {
                    end++;
                }
                var declaration = start.substring(0, end).strip();
                names.add(declaration.substring(declaration.lastIndexOf(' ') + 1));
            }
        }
        return names;
    }
}
