package hdl;

import hdl.ir.ClockDef;
import hdl.ir.Cycle;
import hdl.ir.Domain;
import hdl.ir.ModuleBuilder;
import hdl.ir.Port;
import hdl.ir.Site;
import hdl.ir.TimelineDef;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Declares ports: direction and shape here, names by the components of the record that {@link Circuit#ports} returns.
 */
public final class Ports {
    /** What is known of a leaf before it has a name. */
    record Declared(Port.Direction direction, Domain domain, Cycle cycle, Site site) {}

    /** The timeline of {@code at(n)}, made when it is first said. */
    private static final class Own {
        TimelineDef timeline;
    }

    private final ModuleBuilder builder;
    private final Map<Bits<?>, Declared> leaves;
    private final List<ClockDef> clocks;
    private final Domain domain;
    private final boolean box;
    private final Own own;
    private final Cycle cycle;

    Ports(ModuleBuilder ofModule, Circuit<?> circuit) {
        builder = ofModule;
        leaves = new IdentityHashMap<>();
        clocks = new ArrayList<>();
        domain = null;
        box = circuit instanceof BlackBox<?>;
        own = new Own();
        cycle = null;
    }

    private Ports(Ports ports, Domain domain, Cycle cycle) {
        builder = ports.builder;
        leaves = ports.leaves;
        clocks = ports.clocks;
        box = ports.box;
        own = ports.own;
        this.domain = domain;
        this.cycle = cycle;
    }

    public <T extends Data<T>> T in(Shape<T> shape) {
        return declare(shape, Port.Direction.IN, Port.Direction.OUT);
    }

    public <T extends Data<T>> T out(Shape<T> shape) {
        return declare(shape, Port.Direction.OUT, Port.Direction.IN);
    }

    /** A bundle whose shape is said here: {@code p.in(f -> new Pair(f.of(uint(8)), f.of(bool())))}. */
    public <T extends Bundle<T>> T in(Function<Fields, T> fields) {
        return in(Hdl.bundle(fields));
    }

    /** As {@link #in(Function)}. */
    public <T extends Bundle<T>> T out(Function<Fields, T> fields) {
        return out(Hdl.bundle(fields));
    }

    private <T extends Data<T>> T declare(Shape<T> shape, Port.Direction forward, Port.Direction backward) {
        var site = CallSite.capture().site();
        return shape.make(new Shape.Maker() {
            @Override public <B extends Bits<B>> B leaf(Shape.Leaf<B> leaf, String path, boolean flipped) {
                var sample = leaf.of(null, null);
                leaves.put(sample, new Declared(flipped ? backward : forward, domain, cycle, site));
                return sample;
            }
        }, "", false);
    }

    /** A clock with a synchronous reset, active high: ports {@code <name>_clk} and {@code <name>_rst}. */
    public Clock clock() {
        return clock(Reset.SYNC_HIGH);
    }

    /** A clock with or without a reset; without, its one port is {@code <name>_clk}. */
    public Clock clock(Reset reset) {
        var site = CallSite.capture().site();
        var kind = reset == Reset.NONE ? ClockDef.ResetKind.NONE : ClockDef.ResetKind.SYNC_HIGH;
        var clock = builder.clock(false, kind, site);
        clocks.add(clock);
        return new Clock(clock, null, null);
    }

    /** A clock that a black box delivers: port {@code <name>_clk}. Its reset comes from where the box is used. */
    public Clock clockOut() {
        var site = CallSite.capture().site();
        if (!box) {
            throw new HdlException(site, "HDL412", "only a black box has a clock output, for logic makes no clocks; "
                + "implement BlackBox, or take the clock with p.clock()");
        }
        var output = Shape.OfBool.INSTANCE.of(null, null);
        leaves.put(output, new Declared(Port.Direction.OUT, Domain.ASYNC, null, site));
        return new Clock(null, null, output);
    }

    /** The ports that follow belong to this clock. */
    public Ports on(Clock clock) {
        return new Ports(this, clock.def(), cycle);
    }

    /** The ports that follow belong to no clock: they may change at any time. */
    public Ports async() {
        return new Ports(this, Domain.ASYNC, cycle);
    }

    /** The ports that follow carry values of this cycle of the circuit's timeline: so many edges after cycle 0. */
    public Ports at(int cycle) {
        if (own.timeline == null) {
            own.timeline = TimelineDef.ofPorts(CallSite.capture().site());
        }
        return new Ports(this, domain, new Cycle(own.timeline, cycle));
    }

    /** A further timeline, for a circuit that has several. */
    public TimelinePort timeline() {
        return new TimelinePort(TimelineDef.ofPorts(CallSite.capture().site()));
    }

    /** The ports that follow carry values of this cycle of a timeline. */
    public Ports at(TimelinePort timeline, int cycle) {
        return new Ports(this, domain, new Cycle(timeline.def(), cycle));
    }

    /** The ports that follow are configuration: they stand still while operations are on their way. */
    public Ports steady() {
        return new Ports(this, domain, Cycle.STEADY);
    }

    /** What was said of this leaf, or null when it was not made by this object. */
    Declared declared(Bits<?> leaf) {
        return leaves.get(leaf);
    }

    List<ClockDef> clocks() {
        return clocks;
    }
}
