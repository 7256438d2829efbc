package rnic.mutation;

import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.ir.Instance;
import hdl.ir.ModuleDef;
import hdl.ir.Mutation;
import hdl.ir.Printable;
import hdl.pass.Prepare;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The Verilog of a module without a mistake and with it, and of what stands in it.
 *
 * @param text   of the module, which can be both
 * @param inside of the modules of its instances
 */
record ModulePair(String text, String inside) {
    static ModulePair of(ModuleDef module) {
        var inside = new StringBuilder();
        module.instances().stream().map(Instance::module).distinct().forEach(each -> inside.append(print(each)));
        return new ModulePair(print(module).replace("module " + module.name() + " (", "module NAME ("),
            inside.toString());
    }

    private static String print(ModuleDef module) {
        Printable printable = Prepare.of(module, List.of(), new ArrayList<>());
        return FileSet.of(List.of(printable), Style.GOLDEN).text(module.name());
    }

    /** Files {@code N.gold.v}, {@code N.gate.v} with the mistake, and {@code N.inside.v}. */
    void write(Path folder, int number) throws IOException {
        var choice = " " + Mutation.CHOICE + " = 1'b";
        if (!text.contains(choice + 0)) {
            throw new AssertionError("no choice in the module");
        }
        Files.writeString(folder.resolve(number + ".gold.v"), text.replace("module NAME (", "module gold ("));
        Files.writeString(folder.resolve(number + ".gate.v"), text.replace("module NAME (", "module gate (")
            .replace(choice + 0, choice + 1));
        Files.writeString(folder.resolve(number + ".inside.v"), inside);
    }
}
