package hdl;

import hdl.ir.ClockDef;
import hdl.ir.Expr;
import hdl.ir.Instance;
import hdl.ir.Label;
import hdl.ir.ModuleBuilder;
import hdl.ir.Node;
import hdl.ir.Problem;
import hdl.ir.Reg;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.pass.Wording;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The module under construction: bound around {@link Circuit#body}, and nowhere else. */
final class Build {
    private static final ScopedValue<Build> CURRENT = ScopedValue.newInstance();

    private final Design<?> design;
    private final ModuleBuilder builder;
    private final Map<Object, hdl.ir.Enumeration> enumerations = new HashMap<>();
    private final Map<Node, Delays.Past> pasts = new IdentityHashMap<>();
    private final Map<Collection, Integer> running = new HashMap<>();
    private final List<Problem> warnings = new ArrayList<>();
    private final List<Runnable> atEnd = new ArrayList<>();
    private final List<ClockDef> declared = new ArrayList<>();
    private ClockDef implicit;
    private ClockDef scope;
    private Bool alsoResets;

    Build(Design<?> design, ModuleBuilder builder) {
        this.design = design;
        this.builder = builder;
    }

    static Build current() {
        if (!CURRENT.isBound()) {
            throw new HdlException(CallSite.capture().site(), "HDL609",
                "hardware can be described only inside a circuit's body; move this into body(io)");
        }
        return CURRENT.get();
    }

    void run(Runnable body) {
        ScopedValue.where(CURRENT, this).run(body);
    }

    Design<?> design() {
        return design;
    }

    ModuleBuilder builder() {
        return builder;
    }

    /** Of registers that only delay and have no name of their own: what they delay, and how long. */
    Map<Node, Delays.Past> pasts() {
        return pasts;
    }

    List<Problem> warnings() {
        return warnings;
    }

    /** The register behind the reset port follows this value, too; null for none. */
    void alsoResets(Bool value) {
        alsoResets = value;
    }

    /** When the port is there: what the register follows. */
    void resetRegister(Node port) {
        var register = implicit.resetRegister();
        var reset = alsoResets == null ? port
            : node(new Expr.Binary(Expr.Op.OR, port, use(alsoResets.node())), 1, register.site());
        builder.add(new Stmt.Assign(register, reset, register.site()));
    }

    // ---- values

    Node node(Expr expr, int width, Site site) {
        return builder.node(expr, width, site);
    }

    /** A node with the name of the variable that takes it. */
    Node named(Expr expr, int width, CallSite site) {
        return minded(builder.node(expr, width, site.site(), label(site, "")), site);
    }

    /** A value that the author's statement throws away is a mistake, for making it changes nothing. */
    Node minded(Node made, CallSite site) {
        if (site.dropped()) {
            warnings.add(Problem.warning(site.site(), "HDL220", Wording.quoted(made) + " is made here and goes nowhere; "
                + "give it to set or next, or remove the line"));
        }
        return made;
    }

    /** The name of a call site; values that go into a collection get a running number. */
    String name(CallSite site) {
        return site.collection() && !site.name().isEmpty() ? numbered(site.name(), site.calls()) : site.name();
    }

    /** The name of a value from a call site, or of one of its fields. */
    Label label(CallSite site, String path) {
        var name = name(site);
        return name.isEmpty() ? Label.NONE : site.component() ? Label.mergeable(Names.join(name, path))
            : Label.kept(Names.join(name, path));
    }

    /** A number in the collection: each of several that have one name begins with 0. */
    private String numbered(String collection, int calls) {
        int number = running.merge(new Collection(collection, calls), 1, Integer::sum) - 1;
        return collection + "_" + number;
    }

    /** Values that are called after one collection, by the calls around the method that fills it. */
    private record Collection(String name, int calls) {}

    /** An existing value that the author stores under a name: it takes the name if it has none. */
    Node renamed(Node node, CallSite site) {
        if (!site.name().isEmpty() && use(node).label().isNone() && node.storage() == null) {
            builder.label(node, label(site, ""));
        }
        return use(node);
    }

    /** A storage whose declaration was not the end of its expression: a later call of the chain may know the name. */
    void renameIfUnnamed(Node node, CallSite site) {
        if (node.storage() != null && node.storage().label().isNone() && !site.name().isEmpty()) {
            builder.label(node, Label.kept(name(site)));
        }
    }

    Node literal(long value, int width, Site site) {
        return builder.node(Expr.Lit.of(value), width, site);
    }

    <E extends Enum<E>> Node constant(Codes<E> codes, E value, Site site) {
        return symbol(enumeration(codes), value.ordinal(), site);
    }

    private hdl.ir.Enumeration enumeration(Codes<?> codes) {
        return enumerations.computeIfAbsent(codes.key(), key -> codes.enumeration());
    }

    Node symbol(hdl.ir.Enumeration of, int index, Site site) {
        var lit = new Expr.Lit(of.codes().get(index), Expr.Spelling.SYMBOL, "",
            Optional.of(new hdl.ir.Symbol(of, index)));
        return builder.node(lit, of.width(), site);
    }

    Node hex(BigInteger value, String text, int width, Site site) {
        return builder.node(new Expr.Lit(value, Expr.Spelling.HEX, text, Optional.empty()), width, site);
    }

    /** Checks that a value belongs to this module. */
    Node use(Node node) {
        if (node == null) {
            throw new HdlException(CallSite.capture().site(), "HDL216",
                "this field has no signal behind it: it was made to declare a shape;"
                + " use what ports(), reg(...) or wire(...) returned");
        }
        if (node.owner() != builder) {
            var other = ((ModuleBuilder) node.owner()).name();
            throw new HdlException(CallSite.capture().site(), "HDL216", Names.quoted(node) + " belongs to " + other
                + " and is used inside "
                + builder.name() + "; pass it through a port");
        }
        return node;
    }

    // ---- storage

    <T extends Data<T>> T storage(Shape<T> shape, boolean register, CallSite site) {
        var base = name(site);
        var clock = register ? clock("a register", site.site()) : null;
        return shape.make(new Shape.Maker() {
            @Override public <B extends Bits<B>> B leaf(Shape.Leaf<B> leaf, String path, boolean flipped) {
                var label = base.isEmpty() ? Label.NONE : Label.kept(Names.join(base, path));
                var storage = register ? builder.reg(leaf.width(), clock, site.site(), label)
                    : builder.wire(leaf.width(), site.site(), label);
                if (leaf.isCarried()) {
                    builder.carried(storage);
                }
                if (base.isEmpty()) {
                    atEnd.add(() -> nameless(storage));
                }
                var made = leaf.of(storage.ref(), null);
                if (made instanceof Choice<?> choice) {
                    builder.choices(storage, enumeration(choice.codes()));
                }
                return made;
            }
        }, "", false);
    }

    private void nameless(hdl.ir.Storage storage) {
        if (storage.label().isNone()) {
            warnings.add(Problem.warning(storage.site(), "HDL614", "this " + (storage instanceof Reg ? "register"
                : "wire")
                + " has no name; say named(...)"));
            builder.label(storage, Label.kept(numbered(builder.name(), 0)));
        }
    }

    /** Called once after the body. */
    void finish() {
        for (var step : atEnd) {
            step.run();
        }
    }

    void atEnd(Runnable step) {
        atEnd.add(step);
    }

    // ---- clocks

    List<ClockDef> declared() {
        return declared;
    }

    /** The clock of what is being declared here: that of the scope, the only declared one, or the implicit one. */
    ClockDef clock(String what, Site site) {
        if (scope != null) {
            return scope;
        }
        if (declared.size() == 1) {
            return declared.getFirst();
        }
        if (declared.size() > 1) {
            throw new HdlException(site, "HDL408", what + " stands outside any clock and this circuit has "
                + declared.size()
                + "; put it into in(" + declared.getFirst() + ", () -> ...)");
        }
        if (implicit == null) {
            implicit = builder.clock(true, ClockDef.ResetKind.SYNC_HIGH, Site.UNKNOWN);
        }
        return implicit;
    }

    ClockDef implicit() {
        return implicit;
    }

    /** The clock of the scope, or null outside of any. */
    ClockDef scope() {
        return scope;
    }

    void in(ClockDef clock, Runnable body) {
        var outer = scope;
        scope = clock;
        try {
            body.run();
        } finally {
            scope = outer;
        }
    }

    // ---- instances

    Instance instance(hdl.ir.ModuleDef module, CallSite site) {
        var name = name(site);
        var instance = builder.instance(module, site.site(), Label.kept(name));
        if (name.isEmpty()) {
            atEnd.add(() -> {
                if (instance.label().isNone()) {
                    builder.label(instance, Label.kept(numbered(Names.snake(module.name()), 0)));
                }
            });
        }
        return instance;
    }
}
