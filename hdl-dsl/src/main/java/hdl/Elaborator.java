package hdl;

import hdl.ir.BlackBoxDef;
import hdl.ir.ClockDef;
import hdl.ir.ModuleBuilder;
import hdl.ir.ModuleDef;
import hdl.ir.Port;
import hdl.ir.Printable;
import hdl.ir.Problem;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.pass.Checks;
import hdl.pass.Fold;
import hdl.pass.Pipelines;
import hdl.pass.Prepare;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns a circuit into a module: ports, body, clock ports, checks. */
final class Elaborator {
    /** Circuits inside one another; more of them are a recursion without end. */
    private static final int DEEPEST = 200;

    private Elaborator() {
    }

    static Design.Made elaborate(Design<?> design, Circuit<?> circuit, Site site) {
        Parameters.check(circuit, site);
        var name = circuit.moduleName();
        var found = design.made().get(name);
        if (found != null && found.circuit().equals(circuit)) {
            return found;
        }
        var other = design.begun().putIfAbsent(name, circuit);
        if (other != null && other.equals(circuit)) {
            throw new HdlException(site, "HDL616", circuit + " is inside itself; give the inner one other parameters, "
                + "and let them come to an end");
        }
        if (design.begun().size() - design.made().size() > DEEPEST) {
            throw new HdlException(site, "HDL616", circuit + " is inside " + DEEPEST + " others; let the parameters of "
                + "the recursion come to an end");
        }
        if (other != null) {
            throw new HdlException(site, "HDL603", Parameters.described(other) + " and " + Parameters.described(circuit)
                + " would both be module " + name + "; override moduleName() in one");
        }
        boolean changeable = Parameters.changeable(circuit);
        int before = changeable ? circuit.hashCode() : 0;
        var made = build(design, circuit, name);
        if (changeable && circuit.hashCode() != before) {
            throw new HdlException(site, "HDL606", "parameters of " + circuit.getClass().getSimpleName()
                + " changed while its body ran; copy lists in the constructor");
        }
        design.made().put(name, made);
        return made;
    }

    private static <IO extends Bundle<IO>> Design.Made build(Design<?> design, Circuit<IO> circuit, String name) {
        var doc = circuit.getClass().getAnnotation(Doc.class);
        var builder = new ModuleBuilder(name, doc == null ? "" : doc.value(), sourceOf(circuit.getClass()));
        if (circuit instanceof BlackBox<?> box) {
            builder.blackBox(new BlackBoxDef(new LinkedHashMap<>(box.parameters()), List.copyOf(box.sources()),
                box.verilog().map(verilog -> new BlackBoxDef.Foreign(verilog.name(), verilog.text()))));
        }
        if (circuit instanceof Carrier<?> carrier && carrier.payload() instanceof Shape.Leaf<?> leaf
            && leaf.isCarried()) {
            builder.carries(new ModuleDef.Carried(Names.withoutPayload(carrier), leaf.width()));
        }
        var build = new Build(design, builder);
        var io = declare(circuit, builder, build);
        try {
            build.run(() -> circuit.body(io));
        } catch (NullPointerException met) {
            throw NullGiven.explained(met);
        }
        build.run(build::finish);
        namesLostToAgents(circuit.getClass(), build);
        namesLostToTheCompiler(design, circuit.getClass(), build);
        if (builder.timed().isSpoken()) {
            var problems = Pipelines.resolve(builder, () -> build.clock("a timeline", Site.UNKNOWN));
            refuse(problems);
            build.warnings().addAll(problems);
        }
        if (!(circuit instanceof BlackBox<?>)) {
            build.run(design::watch);
        }
        resetsAreThere(build);
        addClockPorts(builder, build);
        if (circuit instanceof BlackBox<?> box) {
            box.verilog().ifPresent(verilog -> verilog.compare(builder.draft().ports(),
                circuit.getClass().getSimpleName(), new Site(sourceOf(circuit.getClass()), 0)));
        }
        return new Design.Made(circuit, checked(design, builder, build), io);
    }

    private static void namesLostToAgents(Class<?> type, Build build) {
        int lost = CallSite.rewritten(type.getName());
        if (lost > 0) {
            build.warnings().add(Problem.warning(new Site(sourceOf(type), 1), "HDL612", type.getSimpleName()
                + ".class was rewritten by an agent; names come from the line alone, and " + lost
                + (lost == 1 ? " value here stays unnamed" : " values here stay unnamed")
                + "; say named(...), or run without the agent"));
        }
    }

    private static void namesLostToTheCompiler(Design<?> design, Class<?> type, Build build) {
        if (CallSite.isWithoutNames(type) && design.nameless().add(type)) {
            build.warnings().add(Problem.warning(new Site(sourceOf(type), 1), "HDL615", type.getSimpleName()
                + " was compiled without -g, so that the names of its variables are lost; give -g to javac (in Maven "
                + "<arg>-g</arg>)"));
        }
    }

    private static String sourceOf(Class<?> type) {
        var outer = type;
        while (outer.getEnclosingClass() != null) {
            outer = outer.getEnclosingClass();
        }
        return outer.getSimpleName() + ".java";
    }

    // ---- ports

    private static <IO extends Bundle<IO>> IO declare(Circuit<IO> circuit, ModuleBuilder builder, Build build) {
        var ports = new Ports(builder, circuit);
        IO sample = ports(circuit, ports);
        var site = new Site(sourceOf(circuit.getClass()), 0);
        for (var clock : ports.clocks()) {
            build.declared().add(clock);
        }
        var clockNames = clockNames(sample);
        var placed = new ArrayList<Port>();
        for (var clock : ports.clocks()) {
            var component = clockNames.get(clock);
            var name = component == null ? "" : Names.snake(component.name());
            var doc = component == null ? "" : component.doc();
            var clk = builder.port(Port.Direction.IN, Port.Role.CLOCK, 1, clock, clock.site());
            boolean exact = component != null && !component.exact().isEmpty();
            builder.place(clk, exact ? component.exact() : Names.join(name, "clk"), doc);
            placed.add(clk);
            Port rst = null;
            if (clock.reset() != ClockDef.ResetKind.NONE) {
                rst = builder.port(Port.Direction.IN, Port.Role.RESET, 1, clock, clock.site());
                builder.place(rst, Names.join(name, "rst"), doc);
                placed.add(rst);
            }
            builder.bind(clock, name, clk, rst);
        }
        var seen = new LinkedHashMap<String, String>();
        for (var port : placed) {
            seen.put(port.name(), port.name());
        }
        var leaves = Leaves.of(sample).iterator();
        return Leaves.rebuilt(sample, leaf -> place(leaf, leaves.next(), ports, builder, seen, site));
    }

    private static <IO extends Bundle<IO>> IO ports(Circuit<IO> circuit, Ports ports) {
        try {
            return circuit.ports(ports);
        } catch (NullPointerException met) {
            throw NullGiven.explained(met);
        }
    }

    private static <B extends Bits<B>> Bits<B> place(Bits<B> sample, Leaves.Leaf leaf, Ports ports,
        ModuleBuilder builder,
                                                    Map<String, String> seen, Site site) {
        var declared = ports.declared(sample);
        if (declared == null) {
            throw new HdlException(site, "HDL608", "component 'Io." + leaf.path().replace('_', '.')
                + "' was not made by p.in or p.out");
        }
        var name = leaf.exact().isEmpty() ? Names.snake(leaf.path()) : leaf.exact();
        var first = seen.putIfAbsent(name, leaf.path());
        if (first != null) {
            throw new HdlException(declared.site(), "HDL601", "two ports are called '" + name + "': Io."
                + first.replace('_', '.') + " and Io."
                + leaf.path().replace('_', '.') + "; rename one component");
        }
        var domain = declared.domain();
        if (domain == null && ports.clocks().size() == 1) {
            domain = ports.clocks().getFirst();
        }
        if (domain == null && ports.clocks().size() > 1) {
            throw new HdlException(declared.site(), "HDL410", "port '" + name
                + "' belongs to no clock and this circuit has " + ports.clocks().size()
                + "; declare it with p.on(clock) or p.async()");
        }
        var port = builder.port(declared.direction(), Port.Role.DATA, leaf.bits().width(), domain, declared.site());
        builder.place(port, name, leaf.doc());
        if (!leaf.around().doc().isEmpty()) {
            builder.within(port, new Port.Bundle(Names.snake(leaf.around().path()), leaf.around().doc()));
        }
        builder.timed().declare(port, declared.cycle(), component(leaf));
        if (leaf.bits().leafShape().isCarried()) {
            builder.carried(port);
        }
        if (leaf.bits() instanceof Choice<?> choice) {
            builder.choices(port, choice.codes().enumeration());
        }
        return sample.leafShape().of(port.ref(), null);
    }

    /** The component of the record of ports that a leaf is in, or its exact name. */
    private static String component(Leaves.Leaf leaf) {
        int end = leaf.path().indexOf('_');
        return Names.snake(end < 0 ? leaf.path() : leaf.path().substring(0, end));
    }

    private static Map<ClockDef, Records.Component> clockNames(Object record) {
        var names = new LinkedHashMap<ClockDef, Records.Component>();
        var records = Records.of(record.getClass());
        for (int i = 0; i < records.components().size(); i++) {
            if (records.get(record, i) instanceof Clock clock && clock.output() == null) {
                names.put(clock.def(), records.components().get(i));
            }
        }
        return names;
    }

    /** Nothing is reset in a clock that was declared without a reset. */
    private static void resetsAreThere(Build build) {
        for (var clock : build.declared()) {
            if (clock.reset() == ClockDef.ResetKind.NONE && build.builder().needsReset(clock)) {
                throw new HdlException(clock.site(), "HDL407", "clock '" + clock + "' is declared with Reset.NONE, and "
                    + "something in it needs one: an init, a claim, or an instance whose clock has a reset; declare it "
                    + "with p.clock(), or leave that out");
            }
        }
    }

    /** The implicit clock gets its ports when the body has used it. */
    private static void addClockPorts(ModuleBuilder builder, Build build) {
        var clock = build.implicit();
        if (clock == null) {
            return;
        }
        var clk = builder.port(Port.Direction.IN, Port.Role.CLOCK, 1, clock, Site.UNKNOWN);
        builder.name(clk, "clk", "");
        var first = new ArrayList<>(List.of(clk));
        Port rst = null;
        if (builder.needsReset(clock)) {
            rst = builder.port(Port.Direction.IN, Port.Role.RESET, 1, clock, Site.UNKNOWN);
            builder.name(rst, "rst", "");
            first.add(rst);
        }
        builder.placeFirst(first);
        builder.bind(clock, "", clk, rst);
        if (clock.resetRegister() != null) {
            build.resetRegister(rst.ref());
        }
    }

    private static Printable checked(Design<?> design, ModuleBuilder builder, Build build) {
        var problems = new ArrayList<>(Checks.of(builder.finish()));
        refuse(problems);
        var module = Fold.of(builder);
        var names = new ArrayList<Problem>();
        var printable = Prepare.of(module, problems, names);
        refuse(names);
        design.warn(build.warnings());
        design.warn(problems);
        return printable;
    }

    private static void refuse(List<Problem> problems) {
        var errors = new ArrayList<Problem>();
        for (var problem : problems) {
            if (!problem.warning()) {
                errors.add(problem);
            }
        }
        if (!errors.isEmpty()) {
            throw new HdlException(errors);
        }
    }

    // ---- instances

    @SuppressWarnings("unchecked") // the registry keeps each circuit with its own record of ports
    static <IO extends Bundle<IO>> IO portsOf(Design.Made made, Circuit<IO> circuit) {
        return (IO) made.io();
    }

    static <IO extends Bundle<IO>> IO instance(Circuit<IO> circuit, CallSite site) {
        var build = Build.current();
        Parameters.check(circuit, site.site());
        var made = elaborate(build.design(), circuit instanceof Carrier<?> carrier ? carrier.plain() : circuit,
            site.site());
        var module = made.module();
        var instance = build.instance(module, site);
        connectImplicitClock(build, module, instance, site.site());
        var data = new ArrayList<Port>();
        for (var port : module.ports()) {
            if (port.role() == Port.Role.DATA) {
                data.add(port);
            }
        }
        var ports = new Ports(new ModuleBuilder(module.name(), "", ""), circuit);
        IO sample = circuit.ports(ports);
        var places = InstancePorts.of(circuit, sample, ports, data, site.site()).iterator();
        var declared = new ArrayList<ClockDef>();
        for (var clock : module.clocks()) {
            if (!clock.isImplicit()) {
                declared.add(clock);
            }
        }
        build.atEnd(() -> allClocksConnected(instance, declared));
        return Leaves.rebuilt(sample,
            leaf -> Values.leaf(leaf, pin(build, instance, places.next(), leaf, site.site()).ref()),
            clock -> clock.output() != null ? delivered(build, instance, clock.output())
                : new Clock(declared.get(ports.clocks().indexOf(clock.def())), instance, null));
    }

    private static hdl.ir.Pin pin(Build build, hdl.ir.Instance instance, InstancePorts.Place place, Bits<?> leaf,
        Site site) {
        var pin = build.builder().pin(instance, place.port(), place.field(), site);
        if (leaf.leafShape().isCarried()) {
            build.builder().carried(pin);
        }
        return pin;
    }

    /** The clock that a black box delivers; whoever wants a reset in it says which. */
    private static Clock delivered(Build build, hdl.ir.Instance instance, Bool output) {
        var port = ((hdl.ir.Pin) output.node().storage()).port();
        var clock = build.builder().derivedClock(Names.join(instance.toString(), port.name()), output.node(),
            instance.site());
        build.atEnd(() -> {
            if (clock.resetWire() == null && build.builder().needsReset(clock)) {
                throw new HdlException(instance.site(), "HDL407", "clock '" + clock + "' comes from black box "
                    + instance.module().name() + " without a reset, and something in it is reset; give the clock one "
                    + "with reset(...), such as that of a ResetSynchronizer in this clock");
            }
        });
        return new Clock(clock, null, output);
    }

    private static void connectImplicitClock(Build build, ModuleDef module, hdl.ir.Instance instance, Site site) {
        for (var clock : module.clocks()) {
            if (clock.isImplicit()) {
                build.builder().connect(instance, clock, build.clock("an instance", site));
            }
        }
    }

    private static void allClocksConnected(hdl.ir.Instance instance, List<ClockDef> declared) {
        for (var clock : declared) {
            if (!instance.clocks().containsKey(clock)) {
                throw new HdlException(instance.site(), "HDL405", "clock '" + clock + "' of instance '" + instance
                    + "' is not connected; write "
                    + instance + "." + clock + "().set(...)");
            }
        }
    }
}
