package hdl;

import hdl.ir.ClockDef;
import hdl.ir.Label;
import hdl.ir.Node;
import hdl.ir.Site;
import hdl.ir.Stmt;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * An array of words. Each call of {@code write}, {@code read}, {@code readWide} or {@code peek} is one port, in the
 * clock of its scope; the whens around a write are its enable. A {@link MemoryPort} both reads and writes.
 *
 * @param <T> one word
 */
public final class Memory<T extends Data<T>> {
    private static final int MOST_LATENCY = 4;
    private static final int ALONE = hdl.ir.Memory.ALONE;

    private final Build build;
    private final hdl.ir.Memory memory;
    private final Shape<T> shape;
    private int latency = 1;
    private int shared;

    Memory(Shape<T> shape, int depth, CallSite site) {
        build = Build.current();
        this.shape = shape;
        if (depth < 1) {
            throw new HdlException(site.site(), "HDL107", "memory of " + depth
                + " words: a memory has at least 1 word");
        }
        memory = build.builder().memory(shape.width(), depth, site.site(), Label.kept(build.name(site)));
        if (shape instanceof Shape.Leaf<?> leaf && leaf.isCarried()) {
            build.builder().carried(memory);
        }
    }

    // ---- what it is

    private Memory<T> named(CallSite site) {
        if (memory.label().isNone() && !site.name().isEmpty()) {
            build.builder().label(memory, Label.kept(build.name(site)));
        }
        return this;
    }

    public Memory<T> named(String name) {
        build.builder().label(memory, Label.kept(name));
        return this;
    }

    public Memory<T> style(hdl.ir.Memory.Style style) {
        build.builder().style(memory, style);
        return named(CallSite.capture());
    }

    public Memory<T> collision(hdl.ir.Memory.Collision collision) {
        build.builder().collision(memory, collision);
        return named(CallSite.capture());
    }

    /**
     * Edges from address to data of the reads that follow: 1, 2 with an output register; UltraRAM also 3 and 4, for
     * cascades.
     */
    public Memory<T> latency(int edges) {
        var site = CallSite.capture();
        if (edges < 1 || edges > MOST_LATENCY) {
            throw new HdlException(site.site(), "HDL499", "read latency " + edges + " is not built; use 1 or 2, or 3 "
                + "and 4 for a cascade of UltraRAMs");
        }
        latency = edges;
        return named(site);
    }

    /** A table of constants, or start values. */
    public Memory<T> contents(IntFunction<BigInteger> value) {
        var site = CallSite.capture();
        var values = new BigInteger[memory.depth()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value.apply(i);
            if (values[i].signum() < 0 || values[i].bitLength() > memory.width()) {
                throw new HdlException(site.site(), "HDL103", "literal " + values[i] + " does not fit in "
                    + Names.bits(memory.width())
                    + " (0 to " + Names.most(memory.width()) + "); word " + i + " of the contents");
            }
        }
        build.builder().contents(memory, values);
        return named(site);
    }

    /** Every word starts at 0. */
    public Memory<T> zeroed() {
        build.builder().zeroed(memory);
        return named(CallSite.capture());
    }

    public int depth() {
        return memory.depth();
    }

    int latency() {
        return latency;
    }

    // ---- ports

    public void write(UInt address, T data) {
        var site = CallSite.capture().site();
        written(address, data, Optional.empty(), build.clock("a memory port", site), ALONE, site);
    }

    /** Writes the lanes whose mask bit is 1; the mask divides the word evenly, bit 0 is the least significant lane. */
    public void write(UInt address, T data, UInt mask) {
        var site = CallSite.capture().site();
        written(address, data, Optional.of(lanes(mask, site)), build.clock("a memory port", site), ALONE, site);
    }

    /** A port that reads and writes the words at this address. */
    public MemoryPort<T> port(UInt address) {
        return port(address, null);
    }

    /** As {@code port}; while the enable is 0 it does neither. */
    public MemoryPort<T> port(UInt address, Bool enable) {
        var clock = build.clock("a memory port", CallSite.capture().site());
        return new MemoryPort<>(this, address, enable, clock, shared++);
    }

    /** The mask of a write. */
    Node lanes(UInt mask, Site site) {
        if (memory.width() % mask.width() != 0) {
            throw new HdlException(site, "HDL507", "mask " + Names.sized(build.use(mask.node()))
                + " does not divide a word of "
                + Names.bits(memory.width()) + " evenly; use one mask bit per byte");
        }
        return build.use(mask.node());
    }

    /** {@code number}: of the port that reads as well, or ALONE. */
    void written(UInt address, T data, Optional<Node> mask, ClockDef clock, int number, Site site) {
        if (data.width() != memory.width()) {
            throw new HdlException(site, "HDL102", quoted() + " (" + Names.bits(memory.width())
                + ") cannot take this value ("
                + Names.bits(data.width()) + "); widen with zext or narrow with trunc");
        }
        var port = build.builder().writePort(memory, clock, number, site);
        build.builder().add(new Stmt.Write(port, addressed(address, memory.depth(), site), Values.pack(data, site),
            mask, site));
    }

    /** The word, one or more edges later. */
    public T read(UInt address) {
        return typed(port(address, null, 1, latency, CallSite.capture()));
    }

    /** As {@code read}; while the enable is 0 the data holds. */
    public T read(UInt address, Bool enable) {
        return typed(port(address, build.use(enable.node()), 1, latency, CallSite.capture()));
    }

    /** {@code words} consecutive words at once, the first one least significant; the address counts such groups. */
    public UInt readWide(UInt address, int words) {
        return Values.uint(port(address, null, words, latency, CallSite.capture()));
    }

    public UInt readWide(UInt address, int words, Bool enable) {
        return Values.uint(port(address, build.use(enable.node()), words, latency, CallSite.capture()));
    }

    /** The word in the same cycle; for LUTRAM and REGISTERS. */
    public T peek(UInt address) {
        return typed(port(address, null, 1, 0, CallSite.capture()));
    }

    Recall<T> recall(hdl.ir.TimelineDef timeline, UInt address, CallSite site) {
        var data = port(address, null, 1, latency, site);
        var timed = build.builder().timed();
        var recall = timed.recall(timeline, memory, build.use(address.node()), (hdl.ir.ReadData) data.storage(),
            site.site());
        var number = timed.recalls().size() - 1;
        var value = build.node(new hdl.ir.Expr.Timed(hdl.ir.Expr.Word.RECALLED, data, java.util.List.of(), timeline,
            number), data.width(), site.site());
        return new Recall<>(build, recall, value, this);
    }

    private Node port(UInt address, Node enable, int gather, int edges, CallSite site) {
        var clock = edges == 0 ? null : build.clock("a memory port", site.site());
        return port(address, enable, gather, edges, clock, ALONE, site);
    }

    Node port(UInt address, Node enable, int gather, int edges, ClockDef clock, int number, CallSite site) {
        if (gather < 1 || memory.depth() % gather != 0) {
            throw new HdlException(site.site(), "HDL507", "groups of " + gather + " words do not divide the "
                + memory.depth() + " words of "
                + quoted() + " evenly; use a power of two");
        }
        if (Integer.bitCount(gather) != 1) {
            throw new HdlException(site.site(), "HDL507", "groups of " + gather + " words of " + quoted()
                + ": the place of a word in its group is bits of its address; use a power of two");
        }
        var at = addressed(address, memory.depth() / gather, site.site());
        var data = build.builder().readPort(memory, at, enable, gather, edges, clock, site.site(),
            Label.kept(build.name(site)));
        build.builder().shared(data, number);
        return data.ref();
    }

    /** Splits the packed word; a field reads its bits of the memory's data. */
    T typed(Node data) {
        var left = new int[] {memory.width()};
        return shape.make(new Shape.Maker() {
            @Override public <B extends Bits<B>> B leaf(Shape.Leaf<B> leaf, String path, boolean flipped) {
                left[0] -= leaf.width();
                return leaf.of(Values.slice(data, left[0] + leaf.width() - 1, left[0], data.site(), null), null);
            }
        }, "", false);
    }

    Node addressed(UInt address, int words, Site site) {
        var node = build.use(address.node());
        int width = Hdl.indexWidth(words);
        if (node.width() != width) {
            throw new HdlException(site, "HDL506", "address " + Names.sized(node) + " reaches "
                + Names.most(node.width()) + " but " + quoted()
                + " has " + Names.grouped(BigInteger.valueOf(words)) + " words; "
                + (node.width() > width ? "narrow it with trunc(" : "widen it with zext(")
                + width + ")");
        }
        return node;
    }

    String quoted() {
        return memory.label().isNone() ? "this memory" : "'" + memory.label().text() + "'";
    }
}
