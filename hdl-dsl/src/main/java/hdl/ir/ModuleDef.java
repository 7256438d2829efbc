package hdl.ir;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A finished module: ports, storage, memories, instances and one list of statements. Nothing in it changes any more.
 */
public final class ModuleDef {
    private final String name;
    private final String doc;
    private final String source;
    private final Optional<BlackBoxDef> blackBox;
    private final Optional<Carried> carried;
    private final List<ClockDef> clocks;
    private final List<ClockDef> derived;
    private final List<Port> ports;
    private final List<Wire> wires;
    private final List<Reg> regs;
    private final List<Memory> memories;
    private final List<ReadData> reads;
    private final List<Instance> instances;
    private final List<Node> nodes;
    private final List<Node> ignored;
    private final Map<Storage, String> changing;
    private final List<Stmt> body;
    private final int storageCount;
    private final Timing timing;

    ModuleDef(ModuleBuilder b) {
        name = b.name;
        doc = b.doc;
        source = b.source;
        blackBox = b.blackBox;
        carried = b.carried;
        clocks = List.copyOf(b.clocks);
        derived = List.copyOf(b.derived);
        ports = List.copyOf(b.ports);
        wires = List.copyOf(b.wires);
        regs = List.copyOf(b.regs);
        memories = List.copyOf(b.memories);
        reads = List.copyOf(b.reads);
        instances = List.copyOf(b.instances);
        nodes = List.copyOf(b.nodes);
        ignored = List.copyOf(b.ignored);
        changing = Map.copyOf(b.changing);
        body = b.body();
        storageCount = b.storageCount;
        timing = b.timing;
    }

    /** What a module that carries payloads has instead of their width in its name: the parameter {@code WIDTH}. */
    public record Carried(String verilogName, int width) {
        /** How the parameter is called. */
        public static final String PARAMETER = "WIDTH";
    }

    /** The name of the module among those of its design. */
    public String name() {
        return name;
    }

    /** The module's name as printed; modules that differ in the width of what they carry have one. */
    public String verilogName() {
        return carried.map(Carried::verilogName)
            .or(() -> blackBox.flatMap(BlackBoxDef::foreign).map(BlackBoxDef.Foreign::name)).orElse(name);
    }

    /** What it carries, if its width is a parameter. */
    public Optional<Carried> carried() {
        return carried;
    }

    /** What the circuit does (its {@code @Doc}); may be empty. */
    public String doc() {
        return doc;
    }

    /** The Java file it came from, without folders. */
    public String source() {
        return source;
    }

    public Optional<BlackBoxDef> blackBox() {
        return blackBox;
    }

    /** The clocks in port order; the implicit one when anything uses it. */
    public List<ClockDef> clocks() {
        return clocks;
    }

    /** The clocks that come out of black boxes in here, in program order. */
    public List<ClockDef> derived() {
        return derived;
    }

    /** All ports as printed: clocks and resets first, then data in declaration order. */
    public List<Port> ports() {
        return ports;
    }

    public List<Wire> wires() {
        return wires;
    }

    public List<Reg> regs() {
        return regs;
    }

    /** Edges by which this module, or what is in it, is reset later than its reset port says. */
    public int resetDelay() {
        int own = clocks().stream().anyMatch(clock -> clock.resetRegister() != null) ? 1 : 0;
        var inner = new LinkedHashSet<ModuleDef>();
        instances().forEach(instance -> inner.add(instance.module()));
        return own + inner.stream().mapToInt(ModuleDef::resetDelay).max().orElse(0);
    }

    public List<Memory> memories() {
        return memories;
    }

    /** All read ports of all memories, in program order. */
    public List<ReadData> reads() {
        return reads;
    }

    public List<Instance> instances() {
        return instances;
    }

    /** Every value in program order: operands stand before what uses them; index = id. */
    public List<Node> nodes() {
        return nodes;
    }

    /** Values whose bits the author drops on purpose. */
    public List<Node> ignored() {
        return ignored;
    }

    /** Streams that may change what they offer, by their {@code valid}: an output or an input of an instance; and why. */
    public Map<Storage, String> changing() {
        return changing;
    }

    public List<Stmt> body() {
        return body;
    }

    /** Storage ids run from 0 to this number, exclusive. */
    public int storageCount() {
        return storageCount;
    }

    /** Its timelines, with the cycles of its registers. */
    public Timing timing() {
        return timing;
    }

    @Override public String toString() {
        return name;
    }
}
