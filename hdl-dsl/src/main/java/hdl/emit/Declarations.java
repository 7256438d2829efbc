package hdl.emit;

import hdl.ir.Guarded.Reader;
import hdl.ir.Memory;
import hdl.ir.ModuleDef;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Printable;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Storage;
import hdl.ir.Symbol;
import hdl.ir.Wire;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Declarations of the body: registers, memories, wires. Their ranges stand in one column. */
final class Declarations {
    private final Printable printable;
    private final Expressions expressions;
    private final Style style;
    private final Set<Storage> decided;
    private final int column;

    Declarations(Printable printable, Expressions expressions, Style style, Set<Storage> decided) {
        this.decided = decided;
        this.printable = printable;
        this.expressions = expressions;
        this.style = style;
        var ranges = new ArrayList<String>();
        declared().forEach(storage -> ranges.add(range(storage)));
        printable.module().memories().forEach(memory -> ranges.add(range(memory.width(), memory.isCarried())));
        printable.module().reads().forEach(read -> ranges.add(range(Memories.widest(read), read.isCarried())));
        printable.values().forEach(value -> ranges.add(range(value)));
        column = column(ranges.stream());
    }

    // ---- columns

    static int column(Stream<String> ranges) {
        return Math.max(6, ranges.mapToInt(String::length).max().orElse(0)) + 1;
    }

    static String range(Storage storage) {
        return range(storage.width(), storage.isCarried());
    }

    private static String range(Printable.Value value) {
        var storage = value.node().storage();
        return range(value.width(), storage != null && storage.isCarried());
    }

    private static String range(int width, boolean carried) {
        return carried ? "[" + ModuleDef.Carried.PARAMETER + "-1:0]" : range(width);
    }

    static String range(int width) {
        return width == 1 ? "" : "[" + (width - 1) + ":0]";
    }

    static void padded(String range, int column, StringBuilder out) {
        out.append(range).repeat(' ', column - range.length());
    }

    private String declaration(String kind, String range, String name) {
        var out = new StringBuilder(kind);
        padded(range, column, out);
        return out.append(name).toString();
    }

    // ---- storage

    private List<Storage> declared() {
        var found = new ArrayList<Storage>();
        var module = printable.module();
        for (var node : module.nodes()) {
            var storage = node.storage();
            boolean own = switch (storage) {
                case null -> false;
                case Port _, ReadData _ -> false;
                case Reg _ -> true;
                case Wire wire -> printable.single(wire) == null;
                case Pin _ -> false;
            };
            if (own && printable.same(storage) == storage) {
                found.add(storage);
            }
        }
        for (var instance : module.instances()) {
            for (var pin : instance.pins()) {
                if (printable.same(pin) == pin && (printable.blocked(pin) || !pin.isInput())) {
                    found.add(pin);
                }
            }
        }
        return found;
    }

    /** What everybody may look at. */
    String storage() {
        return storage(declared().stream().filter(storage -> printable.reader(storage) == Reader.ANY).toList(), true);
    }

    /** What only these look at. */
    String storage(Set<Reader> readers) {
        return storage(declared().stream().filter(storage -> readers.contains(printable.reader(storage))).toList(),
            false);
    }

    private String storage(List<Storage> declared, boolean memories) {
        var out = new Layout(style);
        var plain = declared.stream().filter(storage -> !(storage instanceof Pin)).toList();
        for (var group : new Stages(printable).storage(plain)) {
            if (group.cycle() != null) {
                out.line(2, group.comment());
            }
            group.members().forEach(storage -> storage(storage, out));
        }
        if (memories) {
            printable.module().memories().forEach(memory -> memory(memory, out));
        }
        for (var storage : declared) {
            if (storage instanceof Pin) {
                storage(storage, out);
            }
        }
        return out.toString();
    }

    private void storage(Storage storage, Layout out) {
        var name = printable.name(storage);
        switch (storage) {
            case Reg reg -> {
                if (!reg.attributes().isEmpty()) {
                    out.line(2, attributes(reg.attributes()));
                }
                var start = reg.clock().resetRegister() == reg ? " = 1'b1;" : ";"; // nothing moves before the first reset
                out.line(2, declaration("reg  ", range(reg), name) + start);
            }
            case Wire _, Port _, ReadData _ -> out.line(2, declaration(decided.contains(storage) ? "wire " : "reg  ",
                range(storage), name) + ";");
            case Pin pin -> out.line(2, declaration(pin.isInput() && !decided.contains(pin) ? "reg  " : "wire ",
                range(pin), name) + ";");
        }
    }

    void reg(int width, String name, Layout out) {
        out.line(2, declaration("reg  ", range(width), name) + ";");
    }

    void wire(int width, String name, Layout out) {
        out.line(2, declaration("wire ", range(width), name) + ";");
    }

    private void memory(Memory memory, Layout out) {
        if (!Memories.isDivided(memory)) {
            Memories.attribute(memory).ifPresent(text -> out.line(2, text));
            var word = range(memory.width(), memory.isCarried());
            out.line(2, declaration("reg  ", word, printable.name(memory)) + " [0:" + (memory.depth() - 1) + "];");
        }
        for (var read : memory.reads()) {
            Memories.declareStages(printable, read, this, out);
            if (read.latency() > 0 && printable.same(read) == read) {
                out.line(2, declaration(Memories.isRegister(read) ? "reg  " : "wire ", range(read),
                    printable.name(read)) + ";");
            }
        }
    }

    static String attributes(Map<String, String> attributes) {
        var text = new StringBuilder();
        attributes.forEach((key, value) -> text.append(text.isEmpty() ? "" : ", ").append(key).append(" = \"")
            .append(value).append('"'));
        return "(* " + text + " *)";
    }

    // ---- wires and constants

    String values(Set<Reader> readers) {
        var out = new Layout(style);
        for (var value : printable.values()) {
            if (readers.contains(value.reader())) {
                out.line(2, declaration("wire ", range(value), value.name()) + " = " + expressions.initialiser(value)
                    + ";", value.site());
            }
        }
        return out.toString();
    }

    /** The named constants among these. */
    static String constants(Printable printable, Set<Symbol> wanted, Style style) {
        var out = new Layout(style);
        var named = new LinkedHashMap<String, Symbol>();
        int longest = 0;
        for (var constant : printable.symbols().entrySet()) {
            if (wanted.contains(constant.getKey())) {
                named.putIfAbsent(constant.getValue(), constant.getKey());
                longest = Math.max(longest, constant.getValue().length());
            }
        }
        for (var constant : named.entrySet()) {
            var symbol = constant.getValue();
            var name = constant.getKey();
            int width = symbol.of().width();
            out.line(2, "localparam " + range(width) + (width > 1 ? " " : "") + name
                + " ".repeat(longest - name.length()) + " = "
                + Literal.text(symbol.of().codes().get(symbol.index()), width) + ";");
        }
        return out.toString();
    }
}
