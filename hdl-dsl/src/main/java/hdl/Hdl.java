package hdl;

import hdl.ir.Expr;
import hdl.ir.Label;
import hdl.ir.Memory.Collision;
import hdl.ir.Memory.Style;
import hdl.ir.Node;
import hdl.ir.Site;
import hdl.ir.Stmt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/** The vocabulary of a circuit's body: {@code import static hdl.Hdl.*;}. */
public final class Hdl {
    /** What a memory is built from. */
    public static final Style AUTO = Style.AUTO;
    public static final Style REGISTERS = Style.REGISTERS;
    public static final Style LUTRAM = Style.LUTRAM;
    public static final Style BRAM = Style.BRAM;
    public static final Style URAM = Style.URAM;

    /** What a read of the word that is written at the same edge delivers. */
    public static final Collision OLD_DATA = Collision.OLD_DATA;
    public static final Collision NEW_DATA = Collision.NEW_DATA;
    public static final Collision NEVER = Collision.NEVER;

    /** A name that is printed letter by letter, for {@code named}. */
    public static final Label.Policy EXACT = Label.Policy.EXACT;

    private Hdl() {
    }

    // ---- shapes

    public static Shape<UInt> uint(int width) {
        return new Shape.OfUInt(positive(width, "uint"), "");
    }

    public static Shape<SInt> sint(int width) {
        return new Shape.OfSInt(positive(width, "sint"), "");
    }

    public static Shape<Bool> bool() {
        return Shape.OfBool.INSTANCE;
    }

    public static <E extends Enum<E>> Shape<Choice<E>> choice(Class<E> constants) {
        return new Shape.OfChoice<>(new Codes<>(constants), "");
    }

    /** The same in a field that may be wider, as one of the host: of codes without a constant, {@code is} is 0. */
    public static <E extends Enum<E>> Shape<Choice<E>> choice(Class<E> constants, int width) {
        var codes = new Codes<>(constants, positive(width, "choice"));
        if (codes.width() > width) {
            throw new HdlException(CallSite.capture().site(), "HDL103", "choice(" + constants.getSimpleName() + ", "
                + width + "): its codes have " + codes.width() + " bits; give it so many, or leave the width out");
        }
        return new Shape.OfChoice<>(codes, "");
    }

    public static <E extends Data<E>> Shape<Vec<E>> vec(Shape<E> element, int size) {
        return new Shape.OfVec<>(element, positive(size, "vec"), "");
    }

    /** The shape of a record of signals, such as {@code bundle(f -> new Bth(f.of(uint(8)), ...))}. */
    public static <T extends Bundle<T>> Shape<T> bundle(Function<Fields, T> fields) {
        return Fields.shapeOf(fields);
    }

    /**
     * The shape of a record of signals by its class and the shapes of its components, in order: {@code
     * bundle(Bth.class, uint(8), bool())}. A component that is an Optional is there; one that is not takes the other
     * form.
     */
    public static <T extends Bundle<T>> Shape<T> bundle(Class<T> record, Shape<?>... components) {
        return Fields.shapeOf(record, Arrays.asList(components), CallSite.capture().site());
    }

    private static int positive(int width, String word) {
        if (width < 1) {
            throw new HdlException(CallSite.capture().site(), "HDL107", word + "(" + width
                + "): a width is at least 1; make the component Optional when the parameter may be 0");
        }
        return width;
    }

    // ---- storage

    /** A register; reset only after {@code init}. */
    public static <T extends Data<T>> T reg(Shape<T> shape) {
        return Build.current().storage(shape, true, CallSite.capture());
    }

    /** A value without memory, driven by {@code set}. */
    public static <T extends Data<T>> T wire(Shape<T> shape) {
        return Build.current().storage(shape, false, CallSite.capture());
    }

    public static <T extends Data<T>> Memory<T> memory(Shape<T> word, int depth) {
        return new Memory<>(word, depth, CallSite.capture());
    }

    /** A state machine that starts in this state. */
    public static <E extends Enum<E>> Machine<E> machine(E initial) {
        return new Machine<>(initial, CallSite.capture());
    }

    /** Uses a circuit; returns its ports. Equal circuits are one module. */
    public static <IO extends Bundle<IO>> IO instance(Circuit<IO> circuit) {
        return Elaborator.instance(circuit, CallSite.capture());
    }

    /** The value n edges ago; a delay line without reset. */
    public static <T extends Data<T>> T delay(T value, int edges) {
        var site = CallSite.capture();
        Leaves.of(value).forEach(leaf -> Build.current().builder().timed()
            .delay(Build.current().use(leaf.bits().node()), edges, site.site()));
        return Delays.line(value, edges, null, site);
    }

    /** The same with a reset: so long after it, the value is {@code init} in every field. */
    public static <T extends Data<T>> T delay(T value, int edges, long init) {
        return Delays.line(value, edges, init, CallSite.capture());
    }

    /**
     * The reset of this circuit, and of all that is in it, comes from a register: few places are driven by what comes
     * from outside, and many by a register beside them. The circuit is reset one cycle later than its port says, and
     * leaves the reset one cycle later; it begins its life in reset. For circuits of the one implicit clock.
     */
    public static void registeredReset() {
        registeredReset(null, CallSite.capture().site());
    }

    /**
     * The same, and this value resets the circuit as the port does: for what is reset by somebody who goes on living,
     * such as a register that software writes. The value comes from outside; made in here, it would be reset with
     * the rest.
     */
    public static void registeredReset(Bool also) {
        registeredReset(Objects.requireNonNull(also, "also"), CallSite.capture().site());
    }

    private static void registeredReset(Bool also, Site site) {
        var build = Build.current();
        var clock = build.clock("a reset", site);
        if (!clock.isImplicit() || clock.resetRegister() != null) {
            throw new HdlException(site, "HDL414", clock.isImplicit() ? "the reset of this circuit has a register "
                + "already; say it once" : "the circuit declares clock '" + clock + "': a register for its reset stands in the "
                + "circuits of one clock inside; say registeredReset() there");
        }
        var register = build.builder().reg(1, clock, site, Label.kept("in_reset"));
        build.builder().attribute(register, "keep", "true");
        build.builder().reset(clock, register);
        build.alsoResets(also);
    }

    // ---- pipelines

    /** The timeline of a timed port; of any other value a new one, which this value begins at cycle 0. */
    public static Timeline timeline(Data<?> origin) {
        return Cycled.timeline(origin, CallSite.capture());
    }

    /**
     * The same value, to begin a timeline with: what is made of it has cycles, and what is made of the value itself has
     * none.
     */
    public static <T extends Data<T>> T begin(T value) {
        return Cycled.begin(value, CallSite.capture());
    }

    /** One register: the value one cycle later. */
    public static <T extends Data<T>> T stage(T value) {
        return Cycled.together(value, Expr.Word.STAGE, CallSite.capture());
    }

    /** The value as it is at this cycle of its timeline: as many registers later as that takes. */
    public static <T extends Data<T>> T at(int cycle, T value) {
        return Cycled.each(value, CallSite.capture(), Expr.Word.AT, null, cycle);
    }

    /** All fields of a record at the cycle of the latest one: the others wait, in any timeline. */
    public static <T extends Data<T>> T together(T value) {
        return Cycled.together(value, Expr.Word.TOGETHER, CallSite.capture());
    }

    /** The last register of a {@code stage} or {@code at} stays a register: it goes into no shift register of a LUT. */
    public static <T extends Data<T>> T keep(T value) {
        return Cycled.each(value, CallSite.capture(), Expr.Word.KEEP, null, 0);
    }

    /** Tools may move the last register of a {@code stage} or {@code at} into the logic behind it. */
    public static <T extends Data<T>> T retime(T value) {
        return Cycled.each(value, CallSite.capture(), Expr.Word.RETIME, null, 0);
    }

    /** The value of the operation that entered n edges earlier; no hardware. */
    public static <T extends Data<T>> T ahead(int n, T value) {
        return Cycled.each(value, CallSite.capture(), Expr.Word.AHEAD, null, n);
    }

    /** A state as this operation leaves it: one cycle after it is written. */
    public static <T extends Data<T>> T after(T state) {
        return Cycled.each(state, CallSite.capture(), Expr.Word.AFTER, null, 0);
    }

    /** States that this value is configuration: it stands still while operations are on their way. */
    public static <T extends Data<T>> T steady(T value) {
        return Cycled.each(value, CallSite.capture(), Expr.Word.STEADY, null, 0);
    }

    /** The value as it is now, without a cycle. */
    public static <T extends Data<T>> T leave(T value) {
        return Cycled.each(value, CallSite.capture(), Expr.Word.LEAVE, null, 0);
    }

    /** The declared cycle of a port of a circuit: how deep it is, for those who wait for it. */
    public static <IO extends Bundle<IO>> int latency(Circuit<IO> circuit, Function<IO, Data<?>> port) {
        return Cycled.latency(circuit, port, CallSite.capture());
    }

    // ---- control

    public static When when(Bool condition, Runnable body) {
        return When.of(condition, body);
    }

    public static Choose<Long> choose(UInt value) {
        var build = Build.current();
        return new Choose<>(value.node(), List.of(),
            (number, site) -> build.node(Expr.Lit.of(Values.encoded(number, value.width(), false, site)), value.width(),
            site),
            CallSite.capture().site());
    }

    public static <E extends Enum<E>> Choose<E> choose(Choice<E> value) {
        var build = Build.current();
        var codes = value.codes();
        return new Choose<>(value.node(), codes.isOpen() ? List.of() : codes.constants(),
            (constant, site) -> build.constant(codes, constant, site),
            CallSite.capture().site());
    }

    /** Registers, memories, instances and claims declared in here run on this clock. */
    public static void in(Clock clock, Runnable body) {
        Build.current().in(clock.def(), body);
    }

    /** Joins two bundles: every field is set in its own direction. */
    public static <T extends Data<T>> void link(T sink, T source) {
        Assignments.link(sink, source, CallSite.capture().site());
    }

    /** States that these bits are dropped on purpose. */
    public static void ignore(Data<?>... dropped) {
        var build = Build.current();
        for (var data : dropped) {
            for (var leaf : Leaves.of(data)) {
                build.builder().ignore(build.use(leaf.bits().node()));
            }
        }
    }

    // ---- values

    /** {@code condition ? then : otherwise}, field by field. */
    public static <T extends Data<T>> T mux(Bool condition, T then, T otherwise) {
        var site = CallSite.capture();
        var build = Build.current();
        var select = build.use(condition.node());
        var others = Leaves.of(otherwise).iterator();
        var paths = Leaves.of(then).iterator();
        return Leaves.rebuilt(then, leaf -> {
            var other = others.next().bits();
            var path = paths.next().path();
            Values.equalWidths("mux", leaf, other, site);
            var expr = new Expr.Mux(select, build.use(leaf.node()), build.use(other.node()));
            var name = path.isEmpty() ? build.label(site, "")
                : site.name().isEmpty() ? Label.NONE : Label.mergeable(Names.join(build.name(site), path));
            return Values.leaf(leaf, build.minded(build.builder().node(expr, leaf.width(), site.site(), name), site));
        });
    }

    public static <W extends Word<W>> W mux(Bool condition, W then, long otherwise) {
        return mux(condition, then, then.constant(otherwise, CallSite.capture()));
    }

    public static <W extends Word<W>> W mux(Bool condition, long then, W otherwise) {
        return mux(condition, otherwise.constant(then, CallSite.capture()), otherwise);
    }

    public static Bool mux(Bool condition, Bool then, boolean otherwise) {
        return mux(condition, then, lit(otherwise));
    }

    public static Bool mux(Bool condition, boolean then, Bool otherwise) {
        return mux(condition, lit(then), otherwise);
    }

    public static <E extends Enum<E>> Choice<E> mux(Bool condition, Choice<E> then, E otherwise) {
        return mux(condition, then, lit(otherwise));
    }

    public static <E extends Enum<E>> Choice<E> mux(Bool condition, E then, Choice<E> otherwise) {
        return mux(condition, lit(then), otherwise);
    }

    /** Puts values side by side, the first one most significant. */
    public static UInt cat(Data<?>... parts) {
        return cat(Arrays.asList(parts));
    }

    public static UInt cat(List<? extends Data<?>> parts) {
        var site = CallSite.capture();
        var nodes = new ArrayList<Node>();
        for (var part : parts) {
            for (var leaf : Leaves.of(part)) {
                nodes.add(Build.current().use(leaf.bits().node()));
            }
        }
        return Values.uint(Values.cat(nodes, site.site(), site));
    }

    /** n copies of a bit. */
    public static UInt fill(Bool bit, int n) {
        var site = CallSite.capture();
        var node = Build.current().use(bit.node());
        return Values.uint(Values.cat(java.util.Collections.nCopies(positive(n, "fill"), node), site.site(), site));
    }

    /** A single one at the position; none when it lies past the end. */
    public static UInt oneHot(UInt position, int width) {
        var site = CallSite.capture();
        var build = Build.current();
        var one = build.literal(1, width, site.site());
        var distance = Values.distance(position, site.site());
        return Values.uint(build.named(new Expr.Binary(Expr.Op.SHL, one, distance), width, site));
    }

    /** A constant of a width; it must fit. */
    public static UInt lit(long value, int width) {
        var site = CallSite.capture();
        return Values.uint(Values.constant(value, positive(width, "lit"), false, site.site()));
    }

    public static Bool lit(boolean value) {
        return Values.bool(Build.current().literal(value ? 1 : 0, 1, CallSite.capture().site()));
    }

    /** A constant of an enum; in the Verilog it has its name. */
    public static <E extends Enum<E>> Choice<E> lit(E constant) {
        var codes = new Codes<>(constant.getDeclaringClass());
        return new Shape.OfChoice<>(codes, "").of(Build.current().constant(codes, constant, CallSite.capture().site()),
            null);
    }

    /** A constant in hexadecimal, printed as it is written; underscores group digits. */
    public static UInt hex(String digits, int width) {
        var site = CallSite.capture().site();
        BigInteger value;
        try {
            value = new BigInteger(digits.replace("_", ""), 16);
        } catch (NumberFormatException notHex) {
            throw new HdlException(site, "HDL103", "hex(\"" + digits
                + "\") is not a hexadecimal number; use the digits 0 to 9 and a to f");
        }
        if (value.signum() < 0 || value.bitLength() > width) {
            throw new HdlException(site, "HDL103", "literal 0x" + digits + " does not fit in " + Names.bits(width)
                + " (0 to " + Names.most(width)
                + "); widen the signal, or write hex(\"" + digits + "\", " + value.bitLength() + ")");
        }
        return Values.uint(Build.current().hex(value, digits, width, site));
    }

    /** All bits 0, in any shape. */
    public static <T extends Data<T>> T zero(Shape<T> shape) {
        var site = CallSite.capture().site();
        return shape.make(new Shape.Maker() {
            @Override public <B extends Bits<B>> B leaf(Shape.Leaf<B> leaf, String path, boolean flipped) {
                return leaf.of(Build.current().literal(0, leaf.width(), site), null);
            }
        }, "", false);
    }

    /** Bits needed to count n things, 0 for one thing. */
    public static int log2Ceil(int n) {
        return n <= 1 ? 0 : 32 - Integer.numberOfLeadingZeros(n - 1);
    }

    /** Width of an index into n things: at least 1. */
    public static int indexWidth(int n) {
        return Math.max(1, log2Ceil(n));
    }

    // ---- claims

    /** Must hold at every edge while reset is 0 and under the whens around it. */
    public static void check(Bool condition, String label) {
        claim(Stmt.Kind.CHECK, condition, label, CallSite.capture());
    }

    /** A promise of the surroundings. */
    public static void assume(Bool condition, String label) {
        claim(Stmt.Kind.ASSUME, condition, label, CallSite.capture());
    }

    /** Should happen at some time. */
    public static void cover(Bool condition, String label) {
        claim(Stmt.Kind.COVER, condition, label, CallSite.capture());
    }

    private static void claim(Stmt.Kind kind, Bool condition, String label, CallSite site) {
        var build = Build.current();
        var clock = build.clock("a claim", site.site());
        build.builder().add(new Stmt.Claim(kind, build.use(condition.node()), label, clock, site.site()));
    }

    /**
     * Excepts a stream from its contract: what is offered with this {@code valid}, an output or an input of an instance,
     * may change before it is taken. The reason is for those who read the list of all.
     */
    public static void mayChange(Bool valid, String reason) {
        var build = Build.current();
        var storage = build.use(valid.node()).storage();
        if (storage == null || reason.isBlank()) {
            throw new IllegalArgumentException("mayChange(" + valid + ", \"" + reason
                + "\"): name the valid of an output or of an instance's input, and a reason");
        }
        build.builder().changing(storage, reason);
    }

    /** The value one edge ago; not reset. */
    public static <T extends Data<T>> T past(T value) {
        return Delays.past(value, CallSite.capture());
    }

    /** 0 one edge ago and 1 now. */
    public static Bool rose(Bool value) {
        return Delays.before(value, CallSite.capture()).not().and(value);
    }

    /** 1 one edge ago and 0 now. */
    public static Bool fell(Bool value) {
        return Delays.before(value, CallSite.capture()).and(value.not());
    }

    /** The same as one edge ago. */
    public static Bool stable(UInt value) {
        return Delays.before(value, CallSite.capture()).eq(value);
    }
}
