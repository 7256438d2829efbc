package rnic.mutation;

import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.ir.ModuleDef;
import hdl.ir.Mutation;
import hdl.ir.Printable;
import hdl.pass.Prepare;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The Verilog of a module without a mistake and with it, and of what stands in it.
 *
 * @param gold   the module
 * @param gate   the same with the mistake
 * @param inside of the modules of its instances, and of those inside them
 */
record ModulePair(String gold, String gate, String inside) {
    private static final String CHOICE = " " + Mutation.CHOICE + " = 1'b";

    /** A module as it is described, before constants are folded: it has to be printed while it is. */
    record Printed(String text, String inside) {
        static Printed of(ModuleDef module) {
            var text = print(module).replace("module " + module.verilogName() + " ", "module NAME ");
            return new Printed(module.carried().map(it -> text.replace("parameter WIDTH = 1 ", "parameter WIDTH = "
                + it.width() + " ")).orElse(text), ModulePair.inside(module));
        }

        private String named(String name) {
            return text.replace("module NAME ", "module " + name + " ");
        }
    }

    /** Of a module that can be both. */
    static ModulePair of(Printed both) {
        if (!both.text.contains(CHOICE + 0)) {
            throw new AssertionError("no choice in the module");
        }
        return new ModulePair(both.named("gold"), both.named("gate").replace(CHOICE + 0, CHOICE + 1), both.inside);
    }

    /** Of a module and the same that begins with another value. */
    static ModulePair of(Printed gold, Printed mistaken) {
        return new ModulePair(gold.named("gold"), mistaken.named("gate"), gold.inside);
    }

    private static String inside(ModuleDef module) {
        var found = new LinkedHashSet<ModuleDef>();
        find(module, found);
        var names = new HashSet<String>();
        var inside = new StringBuilder();
        found.stream().filter(each -> names.add(each.verilogName())).forEach(each -> inside.append(print(each)));
        return inside.toString();
    }

    private static void find(ModuleDef module, Set<ModuleDef> found) {
        for (var instance : module.instances()) {
            if (found.add(instance.module())) {
                find(instance.module(), found);
            }
        }
    }

    private static String print(ModuleDef module) {
        Printable printable = Prepare.of(module, List.of(), new ArrayList<>());
        return FileSet.of(List.of(printable), Style.GOLDEN).text(module.verilogName());
    }

    /** Files {@code N.gold.v}, {@code N.gate.v} and {@code N.inside.v}. */
    void write(Path folder, int number) throws IOException {
        Files.writeString(folder.resolve(number + ".gold.v"), gold);
        Files.writeString(folder.resolve(number + ".gate.v"), gate);
        Files.writeString(folder.resolve(number + ".inside.v"), inside);
    }
}
