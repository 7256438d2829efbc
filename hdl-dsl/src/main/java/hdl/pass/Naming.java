package hdl.pass;

import hdl.ir.Expr;
import hdl.ir.Instance;
import hdl.ir.Label;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Printable;
import hdl.ir.Problem;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Symbol;
import hdl.ir.Walk;
import hdl.ir.Wire;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Final names. Ports first, letter by letter; then memories, instances, signals and values in program order; then
 * constants, claims and whatever the printer adds. One namespace for all of them.
 */
public final class Naming {
    private static final int LONGEST_LABEL = 60;

    private final ModuleDef module;
    private final Alias alias;
    private final List<Problem> problems;
    private final Map<String, Site> taken = new HashMap<>();
    private final Map<String, Integer> next = new HashMap<>();
    private final String[] nodes;
    private final String[] storages;
    private final String[] memories;
    private final String[] instances;
    private final Map<Symbol, String> symbols = new LinkedHashMap<>();
    private final Map<Stmt.Claim, String> claims = new IdentityHashMap<>();
    private final Unnamed delays;
    private final Fields readers;
    private final Map<String, String> extras = new HashMap<>();
    private final Set<String> registers = new HashSet<>();

    private Naming(ModuleDef module, Alias alias, List<Problem> problems) {
        this.module = module;
        this.alias = alias;
        this.problems = problems;
        delays = new Unnamed(module, alias);
        readers = new Fields(module);
        nodes = new String[module.nodes().size()];
        storages = new String[module.storageCount()];
        memories = new String[module.memories().size()];
        instances = new String[module.instances().size()];
        taken.put("_unused", Site.UNKNOWN);                  // the wire that gathers what nothing reads
    }

    static Naming of(ModuleDef module, Alias alias, Spill spill, List<Problem> problems) {
        var naming = new Naming(module, alias, problems);
        naming.ports();
        naming.exact(spill);
        for (var memory : module.memories()) {
            naming.memories[memory.id()] = naming.kept(memory.label(), "memory", "_mem");
        }
        var inner = new InnerNames();
        for (var instance : module.instances()) {
            naming.instances[instance.id()] = naming.instance(instance, inner);
        }
        for (var node : module.nodes()) {
            if (node.storage() != null) {
                naming.storage(node.storage(), spill);
            } else if (spill.isSignal(node) && naming.nodes[node.id()] == null) {
                naming.value(node, spill);
            }
        }
        naming.symbols();
        Walk.statements(module.body(), (stmt, _) -> naming.claim(stmt));
        new MemoryNames(module, naming, naming.memories, read -> naming.storages[alias.same()[read.id()].id()],
            naming.extras).add();
        return naming;
    }

    Printable.Names names() {
        return new Printable.Names(nodes, storages, memories, instances, symbols, claims, extras);
    }

    /** The name of a value so far, or null. */
    String name(Node node) {
        return node.storage() != null ? storages[alias.same()[node.storage().id()].id()] : nodes[node.id()];
    }

    /**
     * What the parts of a concatenation have in common: {@code lanes} of {@code lanes_1} and {@code lanes_0}; else
     * null.
     */
    String common(Node node) {
        if (!(node.expr() instanceof Expr.Cat(var parts))) {
            return null;
        }
        String common = null;
        for (var part : parts) {
            var name = name(part);
            var stem = name == null ? null : withoutNumber(name);
            if (stem == null || common != null && !common.equals(stem)) {
                return null;
            }
            common = stem;
        }
        return common;
    }

    private static String withoutNumber(String name) {
        int end = name.length();
        while (end > 0 && name.charAt(end - 1) >= '0' && name.charAt(end - 1) <= '9') {
            end--;
        }
        return end < name.length() && end > 1 && name.charAt(end - 1) == '_' ? name.substring(0, end - 1) : name;
    }

    // ---- exact names

    private void ports() {
        for (var port : module.ports()) {
            storages[port.id()] = exact(port.name(), port.site(), "port", "rename the component");
        }
    }

    private void exact(Spill spill) {
        for (var node : module.nodes()) {
            var label = node.storage() != null ? node.storage().label() : node.label();
            if (label.policy() != Label.Policy.EXACT || node.storage() instanceof Port) {
                continue;
            }
            if (node.storage() != null && alias.same()[node.storage().id()] == node.storage()) {
                storages[node.storage().id()] = exact(label.text(), node.storage().site(), "name",
                    "choose another one");
            } else if (node.storage() == null && spill.isSignal(node) && alias.port(node) == null) {
                nodes[node.id()] = exact(label.text(), node.site(), "name", "choose another one");
            }
        }
    }

    private String exact(String name, Site site, String kind, String remedy) {
        var language = Reserved.languageOf(name);
        if (language != null) {
            problems.add(Problem.error(site, "HDL602", kind + " '" + name + "' is a reserved word of " + language
                + "; " + remedy));
        }
        var first = taken.putIfAbsent(name, site);
        if (first != null) {
            problems.add(Problem.error(site, "HDL601", "two signals are called '" + name + "'; " + remedy,
                new Problem.Further(first, "the first '" + name + "'")));
        }
        return name;
    }

    // ---- kept names

    private String instance(Instance instance, InnerNames inner) {
        var wanted = snake(instance.label().isNone() ? instance.module().name() : instance.label().text());
        return fresh(inner.has(instance.module(), wanted) ? wanted + "_inst" : wanted, "_inst");
    }

    private void storage(Storage storage, Spill spill) {
        if (storages[storage.id()] != null || alias.same()[storage.id()] != storage) {
            return;
        }
        storages[storage.id()] = switch (storage) {
            case Reg reg -> reg.label().isNone() ? delayed(reg) : register(reg);
            case Pin pin -> pin(pin, spill);
            case ReadData read -> kept(read.label(), memories[read.memory().id()] + "_data", "_data");
            case Wire wire -> kept(wire.label(), "signal_1", "_wire");
            case Port port -> port.name();
        };
    }

    /** A register with the name of the port or value that it holds is called after its cycle: {@code key_c3}. */
    private String register(Reg reg) {
        var wanted = snake(reg.label().text());
        if (reg.label().policy() == Label.Policy.EXACT || !taken.containsKey(wanted) || registers.contains(wanted)) {
            registers.add(wanted);
            return fresh(wanted, "_reg");
        }
        var cycle = module.timing().cycles().get(reg);
        return fresh(wanted + (cycle != null && cycle.isTimed() ? "_c" + cycle.number() : "_reg"), "_reg");
    }

    /** What delays a value without a name is called after the input that it drives, else after what it is made of. */
    private String delayed(Reg reg) {
        var pin = delays.driven(reg);
        return fresh(pin == null ? snake(delays.made(reg)) : instances[pin.instance().id()] + "_" + pin.name(),
            "_reg");
    }

    /** An input that nothing reads back has no signal of its own: it is connected to what drives it. */
    private String pin(Pin pin, Spill spill) {
        if (pin.isInput() && !alias.blocked()[pin.id()] && !spill.isRead(pin.ref())) {
            return null;
        }
        if (!pin.isInput() && !spill.isRead(pin.ref())) {
            return temporary("unused_" + instances[pin.instance().id()] + "_" + pin.name());
        }
        return pin.label().isNone() ? fresh(instances[pin.instance().id()] + "_" + pin.name(), "_wire")
            : kept(pin.label(), "", "_wire");
    }

    private void value(Node node, Spill spill) {
        var port = alias.port(node);
        if (port != null) {
            nodes[node.id()] = port.name();
        } else if (!node.label().isNone()) {
            nodes[node.id()] = kept(node.label(), "", "_wire");
        } else if (spill.pin(node) != null) {
            var pin = spill.pin(node);
            nodes[node.id()] = fresh(instances[pin.instance().id()] + "_" + pin.name(), "_wire");
        } else {
            var common = common(node);
            var held = common == null ? readers.common(node, instances) : "";
            var stem = common == null ? ValueWords.stem(node) : common;
            nodes[node.id()] = temporary(!held.isEmpty() ? held : ValueWords.joined(stem, node));
        }
    }

    private String kept(Label label, String otherwise, String suffix) {
        return label.isNone() ? fresh(otherwise, suffix) : called(snake(label.text()), suffix);
    }

    /** A clash of {@code rows_0} is the first of further rows: {@code rows_2_0}. */
    private String called(String wanted, String suffix) {
        var list = taken.containsKey(wanted) ? withoutNumber(wanted) : wanted;
        if (list.equals(wanted) || list.charAt(list.length() - 1) <= '9') {
            return fresh(wanted, suffix);
        }
        int number = 2;
        while (taken.containsKey(list + "_" + number + wanted.substring(list.length()))) {
            number++;
        }
        return fresh(list + "_" + number + wanted.substring(list.length()), suffix);
    }

    /** A name that nothing has yet; a reserved word takes the suffix of its kind, a clash a number. */
    String fresh(String wanted, String suffix) {
        var name = Reserved.is(wanted) ? wanted + suffix : wanted;
        if (taken.putIfAbsent(name, Site.UNKNOWN) == null) {
            return name;
        }
        int number = next.getOrDefault(name, 2);
        while (taken.putIfAbsent(name + "_" + number, Site.UNKNOWN) != null) {
            number++;
        }
        next.put(name, number + 1);
        return name + "_" + number;
    }

    /** A name the author did not give: it starts with an underscore. */
    String temporary(String what) {
        return fresh("_" + what, "");
    }

    // ---- constants and claims

    private void symbols() {
        record Key(String name, java.math.BigInteger code, int width) {}
        var known = new HashMap<Key, String>();
        for (var constants : enumerations()) {
            var prefix = (constants.machine() == null ? snake(constants.typeName())
                : storages[alias.same()[constants.machine().id()].id()])
                .toUpperCase(Locale.ROOT);
            for (int i = 0; i < constants.names().size(); i++) {
                var wanted = prefix + "_" + constants.names().get(i);
                var key = new Key(wanted, constants.codes().get(i), constants.width());
                symbols.put(new Symbol(constants, i), known.computeIfAbsent(key, _ -> fresh(wanted, "_VALUE")));
            }
        }
    }

    private List<hdl.ir.Enumeration> enumerations() {
        var found = new LinkedHashMap<hdl.ir.Enumeration, Boolean>();
        for (var reg : module.regs()) {
            if (reg.enumeration() != null) {
                found.put(reg.enumeration(), true);
            }
        }
        for (var node : module.nodes()) {
            if (node.expr() instanceof Expr.Lit lit && lit.symbol().isPresent()) {
                found.put(lit.symbol().get().of(), true);
            }
        }
        return new ArrayList<>(found.keySet());
    }

    private void claim(Stmt stmt) {
        if (stmt instanceof Stmt.Claim claim) {
            claims.put(claim, fresh(identifier(claim.label()), "_claim"));
        }
    }

    /** Letters and digits of a sentence, joined by '_'. */
    private static String identifier(String sentence) {
        var out = new StringBuilder();
        for (int i = 0; i < sentence.length() && out.length() < LONGEST_LABEL; i++) {
            char c = sentence.charAt(i);
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9') {
                out.append(out.isEmpty() && c <= '9' ? "claim_" : "")
                    .append((char) (c <= 'Z' && c >= 'A' ? c + 32 : c));
            } else if (!out.isEmpty() && out.charAt(out.length() - 1) != '_') {
                out.append('_');
            }
        }
        while (!out.isEmpty() && out.charAt(out.length() - 1) == '_') {
            out.setLength(out.length() - 1);
        }
        return out.isEmpty() ? "claim" : out.toString();
    }

    // ---- words

    static String snake(Label label) {
        return label.policy() == Label.Policy.EXACT ? label.text() : snake(label.text());
    }

    /** camelCase to snake_case; digits stay with the word before them. */
    static String snake(String text) {
        var out = new StringBuilder(text.length() + 4);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 'A' || c > 'Z') {
                out.append(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' ? c : '_');
                continue;
            }
            boolean afterCapital = i > 0 && text.charAt(i - 1) >= 'A' && text.charAt(i - 1) <= 'Z';
            boolean beforeSmall = i + 1 < text.length() && text.charAt(i + 1) >= 'a' && text.charAt(i + 1) <= 'z';
            if (i > 0 && text.charAt(i - 1) != '_' && (!afterCapital || beforeSmall)) {
                out.append('_');
            }
            out.append((char) (c + 32));
        }
        return out.toString();
    }
}
