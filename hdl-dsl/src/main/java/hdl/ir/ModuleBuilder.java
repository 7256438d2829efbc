package hdl.ir;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The one way to make a {@link ModuleDef}: collects values, storage and statements in program order, then freezes them.
 */
public final class ModuleBuilder {
    final String name;
    final String doc;
    final String source;
    final List<ClockDef> clocks = new ArrayList<>();
    final List<ClockDef> derived = new ArrayList<>();
    final List<Port> ports = new ArrayList<>();
    final List<Wire> wires = new ArrayList<>();
    final List<Reg> regs = new ArrayList<>();
    final List<Memory> memories = new ArrayList<>();
    final List<ReadData> reads = new ArrayList<>();
    final List<Instance> instances = new ArrayList<>();
    final List<Node> nodes = new ArrayList<>();
    final List<Node> ignored = new ArrayList<>();
    final Map<Storage, String> changing = new LinkedHashMap<>();
    Optional<BlackBoxDef> blackBox = Optional.empty();
    Optional<ModuleDef.Carried> carried = Optional.empty();
    int storageCount;
    Timing timing = Timing.NONE;
    private final Timed timed = new Timed(this);
    private final Mutation mutation = Mutation.start();
    private final List<ClockDef> claimed = new ArrayList<>();
    private final List<Stmt> statements = new ArrayList<>();
    private final Deque<List<Stmt>> scopes = new ArrayDeque<>();

    public ModuleBuilder(String name, String doc, String source) {
        this.name = name;
        this.doc = doc;
        this.source = source;
        scopes.push(statements);
    }

    public String name() {
        return name;
    }

    public void blackBox(BlackBoxDef box) {
        blackBox = Optional.of(box);
    }

    /** The module carries payloads: it is printed under a name that all widths have. */
    public void carries(ModuleDef.Carried what) {
        carried = Optional.of(what);
    }

    // ---- values

    public Node node(Expr expr, int width, Site site, Label label) {
        var node = made(expr, width, site, label);
        return mutation == null ? node : mutation.node(node, this);
    }

    /** A value that stays as it is. */
    Node plain(Expr expr, int width, Site site) {
        return made(expr, width, site, Label.NONE);
    }

    /** A wire of one bit that is always this. */
    Node fixed(String text, long value, Site site) {
        var wire = new Wire(storageCount++, 1, site, Label.kept(text));
        wire.ref(plain(new Expr.Ref(wire), 1, site));
        wires.add(wire);
        statements.add(new Stmt.Assign(wire, plain(Expr.Lit.of(value), 1, site), site));
        return wire.ref();
    }

    /** A value that a pass makes of others. */
    public Node derived(Expr expr, int width, Site site) {
        return plain(expr, width, site);
    }

    private Node made(Expr expr, int width, Site site, Label label) {
        if (expr instanceof Expr.Timed) {
            timed.words();
        }
        var node = new Node(this, nodes.size(), expr, width, site, label);
        nodes.add(node);
        return node;
    }

    /** The condition of a branch with these statements. */
    public Node condition(Node condition, List<Stmt> then, Site site) {
        return mutation == null ? condition : mutation.condition(condition, then, site, this);
    }

    public Node node(Expr expr, int width, Site site) {
        return node(expr, width, site, Label.NONE);
    }

    /** Renames a value or, when it reads a storage, that storage. */
    public void label(Node node, Label label) {
        if (node.storage() != null) {
            label(node.storage(), label);
        } else {
            node.label(label);
        }
    }

    /** The stream with this {@code valid} keeps nothing it offers, for a reason. */
    public void changing(Storage valid, String reason) {
        changing.put(valid, reason);
    }

    public void ignore(Node node) {
        ignored.add(node);
    }

    // ---- storage

    private <S extends Storage> S read(S storage) {
        storage.ref(node(new Expr.Ref(storage), storage.width(), storage.site()));
        return storage;
    }

    /** A port without a place yet; {@link #place} gives it name and position. */
    public Port port(Port.Direction direction, Port.Role role, int width, Domain domain, Site site) {
        return read(new Port(storageCount++, width, site, direction, role, domain));
    }

    public void place(Port port, String portName, String portDoc) {
        port.name(portName, portDoc);
        ports.add(port);
    }

    /** The port is part of something that has a description. */
    public void within(Port port, Port.Bundle bundle) {
        port.bundle(bundle);
    }

    /** The storage holds constants of an enum. */
    public void choices(Storage storage, Enumeration of) {
        storage.choices(of);
    }

    public void placeFirst(List<Port> first) {
        ports.addAll(0, first);
    }

    public void name(Port port, String portName, String portDoc) {
        port.name(portName, portDoc);
    }

    public Wire wire(int width, Site site, Label label) {
        var wire = read(new Wire(storageCount++, width, site, label));
        wires.add(wire);
        return wire;
    }

    public Reg reg(int width, ClockDef clock, Site site, Label label) {
        var reg = read(new Reg(storageCount++, width, site, label, clock));
        regs.add(reg);
        return reg;
    }

    public void init(Reg reg, BigInteger value) {
        reg.init(mutation == null ? value : mutation.initial(reg, value));
    }

    /** Takes out a register that nothing reads or drives any more. */
    public void drop(Reg reg) {
        regs.remove(reg);
    }

    public void attribute(Reg reg, String key, String value) {
        reg.attribute(key, value);
    }

    /** Makes a register the state of a machine over the constants. */
    public void machine(Reg reg, Enumeration constants) {
        reg.enumeration(constants);
        reg.choices(constants);
        constants.machine(reg);
    }

    public void label(Storage storage, Label label) {
        storage.label(label);
    }

    /** Its width is the parameter of the module. */
    public void carried(Storage storage) {
        storage.carried();
    }

    public void carried(Memory memory) {
        memory.carried();
    }

    // ---- memories

    public Memory memory(int width, int depth, Site site, Label label) {
        var memory = new Memory(memories.size(), width, depth, site, label);
        memories.add(memory);
        return memory;
    }

    public void label(Memory memory, Label label) {
        memory.label(label);
    }

    public void style(Memory memory, Memory.Style style) {
        memory.style(style);
    }

    public void collision(Memory memory, Memory.Collision collision) {
        memory.collision(collision);
    }

    public void contents(Memory memory, BigInteger[] values) {
        memory.contents(values);
    }

    public void zeroed(Memory memory) {
        memory.zeroed(true);
    }

    /** A write port; {@code number} is that of the port that also reads, or {@link Memory#ALONE}. */
    public Memory.WritePort writePort(Memory memory, ClockDef clock, int number, Site site) {
        return memory.addWrite(clock, number, site);
    }

    /** The port that reads this also writes. */
    public void shared(ReadData read, int number) {
        read.shared(number);
    }

    /** A read port; {@code enable} and {@code clock} may be null (see {@link ReadData}). */
    public ReadData readPort(Memory memory, Node address, Node enable, int gather, int latency, ClockDef clock,
        Site site, Label label) {
        var data = read(new ReadData(storageCount++, site, label, memory, address, enable, gather, latency, clock));
        memory.addRead(data);
        reads.add(data);
        return data;
    }

    // ---- clocks and instances

    public ClockDef clock(boolean implicit, ClockDef.ResetKind reset, Site site) {
        var clock = new ClockDef(implicit, reset, site);
        clocks.add(clock);
        return clock;
    }

    public void bind(ClockDef clock, String clockName, Port clk, Port rst) {
        clock.bind(clockName, clk, rst);
    }

    /** A clock that a black box delivers; it has a reset when {@link #reset} gives it one. */
    public ClockDef derivedClock(String clockName, Node edge, Site site) {
        var clock = new ClockDef(false, ClockDef.ResetKind.SYNC_HIGH, site);
        clock.derive(clockName, edge);
        derived.add(clock);
        return clock;
    }

    public void reset(ClockDef clock, Wire wire) {
        clock.resetWire(wire);
    }

    /** The module is reset by this register, which follows the reset port. */
    public void reset(ClockDef clock, Reg register) {
        clock.resetRegister(register);
    }

    public void drop(ClockDef clock) {
        clocks.remove(clock);
    }

    /** True when something of this clock looks at the reset. */
    public boolean needsReset(ClockDef clock) {
        for (var reg : regs) {
            if (reg.clock() == clock && reg.init() != null) {
                return true;
            }
        }
        for (var memory : memories) {
            for (var write : memory.writes()) {
                if (write.clock() == clock && (memory.hasStart() || memory.hasDemands())) {
                    return true;
                }
            }
        }
        for (var instance : instances) {
            for (var pair : instance.clocks().entrySet()) {
                if (pair.getValue() == clock && pair.getKey().rst() != null) {
                    return true;
                }
            }
        }
        return clock.resetRegister() != null || claimed.contains(clock);
    }

    public Instance instance(ModuleDef module, Site site, Label label) {
        var instance = new Instance(instances.size(), module, site, label);
        instances.add(instance);
        return instance;
    }

    public Pin pin(Instance instance, Port port, Site site) {
        return pin(instance, port, Pin.Field.whole(port), site);
    }

    /** A part of a port. */
    public Pin pin(Instance instance, Port port, Pin.Field field, Site site) {
        var pin = read(new Pin(storageCount++, site, instance, port, field));
        instance.add(pin);
        return pin;
    }

    public void label(Instance instance, Label label) {
        instance.label(label);
    }

    public void connect(Instance instance, ClockDef inner, ClockDef outer) {
        instance.connect(inner, outer);
    }

    // ---- statements

    public void add(Stmt statement) {
        if (statement instanceof Stmt.Claim claim) {
            claimed.add(claim.clock());
            if (!Mutation.isWanted(claim.label())) {
                return;
            }
        }
        if (statement instanceof Stmt.Write write && write.mask().isPresent()) {
            write.port().memory().masked();
        }
        scopes.peek().add(statement);
    }

    /** Statements go into this list until {@link #close}. */
    public void open(List<Stmt> scope) {
        scopes.push(scope);
    }

    public void close() {
        scopes.pop();
    }

    /** The list that the next statement goes to. */
    public List<Stmt> scope() {
        return scopes.peek();
    }

    /** How deep the current statement is nested: 0 outside any branch. */
    public int depth() {
        return scopes.size() - 1;
    }

    /** What is said of cycles while the body runs. */
    public Timed timed() {
        return timed;
    }

    /** The module as it is so far, for what is resolved before it is finished. */
    public ModuleDef draft() {
        return new ModuleDef(this);
    }

    void body(List<Stmt> instead) {
        statements.clear();
        statements.addAll(instead);
    }

    List<Stmt> body() {
        return Collections.unmodifiableList(statements);
    }

    public ModuleDef finish() {
        var module = new ModuleDef(this);
        if (mutation != null) {
            mutation.finish(module);
        }
        return module;
    }
}
