package hdl.pass;

import hdl.ir.ClockDef;
import hdl.ir.Domain;
import hdl.ir.Expr;
import hdl.ir.Instance;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Wire;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * Where values leave their clock. A crossing starts at a register: the data itself, parts of it and copies of it,
 * also through ports, since an input port of a crossing circuit counts at the pin of its instance. What arrives at a
 * port of the outermost module is taken to be registered there.
 */
final class Crossings {
    /** Bits of a value. */
    private record Bits(Node value, int hi, int lo) {}

    /**
     * What a value copies: bits of a storage with memory, of an input port, of a constant, or several of these
     * together.
     */
    private record Source(Object origin, int hi, int lo) {
        static final Source LOGIC = new Source(null, 0, 0);
    }

    /** A crossing that starts in this module, or in a module around it. */
    private record Crossing(Node value, Source source, ClockDef to, Site site) {}

    private static final Map<ModuleDef, Crossings> KNOWN = Collections.synchronizedMap(new WeakHashMap<>());

    private final ModuleDef module;
    private final Map<Storage, Stmt.Assign> onlyDriver = new HashMap<>();
    private final List<Crossing> crossings = new ArrayList<>();

    private Crossings(ModuleDef module) {
        this.module = module;
    }

    private static Crossings of(ModuleDef module) {
        var known = KNOWN.get(module);
        if (known == null) {
            known = new Crossings(module);
            known.find();
            KNOWN.put(module, known);
        }
        return known;
    }

    /** HDL404 and HDL406. */
    static void check(Domains domains, Findings findings) {
        var first = new HashMap<List<Object>, Crossing>();
        for (var crossing : of(domains.module).crossings) {
            var domain = domains.of(crossing.value);
            if (domain == Domain.CONSTANT) {
                continue;
            }
            var name = "'" + Wording.name(crossing.value) + "'";
            if (crossing.source == Source.LOGIC) {
                findings.error(crossing.site, "HDL404", "a crossing starts at a register, " + name
                    + " is logic and may glitch; register it "
                    + (domain instanceof ClockDef clock ? "in " + Wording.clock(clock) + " " : "") + "first");
                continue;
            }
            var other = first.putIfAbsent(List.of(crossing.source, crossing.to), crossing);
            if (other != null) {
                findings.error(crossing.site, "HDL406", name + " is synchronised twice into "
                    + Wording.clock(crossing.to)
                    + " (also at " + other.site + ") and the two may differ for a cycle; share one");
            }
        }
    }

    private void find() {
        var conditional = new ArrayList<Storage>();
        ScopeWalk.over(module, new ScopeWalk.Visitor() {
            @Override public void statement(Stmt statement, Scope in) {
                if (statement instanceof Stmt.Assign assign) {
                    var other = onlyDriver.put(assign.target(), assign);
                    if (other != null || in.parent() != null) {
                        conditional.add(assign.target());
                    }
                }
            }
        });
        conditional.forEach(onlyDriver::remove);
        for (var node : module.nodes()) {
            if (node.expr() instanceof Expr.Cross cross) {
                crossings.add(new Crossing(cross.a(), source(cross.a()), cross.to(), node.site()));
            }
        }
        for (var instance : module.instances()) {
            for (var inner : of(instance.module()).crossings) {
                if (inner.source.origin instanceof Port port) {
                    through(pin(instance, port, inner.source), inner, instance.clocks().get(inner.to));
                }
            }
        }
    }

    /** The pin that has these bits of a port, or null. */
    private static Pin pin(Instance instance, Port port, Source bits) {
        return instance.pins().stream().filter(pin -> pin.port() == port && pin.low() <= bits.lo
            && bits.hi < pin.low() + pin.width()).findFirst().orElse(null);
    }

    private void through(Pin pin, Crossing inner, ClockDef to) {
        if (pin == null || to == null) {
            return;
        }
        var driver = onlyDriver.get(pin);
        var value = driver == null ? pin.ref() : driver.value();
        var source = source(new Bits(pin.ref(), inner.source.hi - pin.low(), inner.source.lo - pin.low()));
        crossings.add(new Crossing(value, source, to, driver == null ? pin.instance().site() : driver.site()));
    }

    private Source source(Node value) {
        return source(new Bits(value, value.width() - 1, 0));
    }

    private Source source(Bits wanted) {
        var seen = new HashSet<Bits>();
        var pending = new ArrayDeque<>(List.of(wanted));
        Source found = null;
        while (!pending.isEmpty()) {
            var bits = pending.pop();
            if (!seen.add(bits)) {
                continue;
            }
            var source = step(bits, pending);
            if (source == Source.LOGIC) {
                return source;
            }
            found = source == null ? found : found == null ? source : new Source(wanted.value, wanted.hi, wanted.lo);
        }
        return found == null ? Source.LOGIC : found;
    }

    /** Where these bits are stored, or null after noting what they copy. */
    private Source step(Bits bits, Deque<Bits> pending) {
        var value = bits.value;
        return switch (value.expr()) {
            case Expr.Lit _ -> new Source(value, bits.hi, bits.lo);
            case Expr.Ref ref -> stored(ref.storage(), bits, pending);
            case Expr.Slice slice -> copy(slice.a(), bits.hi + slice.lo(), bits.lo + slice.lo(), pending);
            case Expr.Cross cross -> copy(cross.a(), bits.hi, bits.lo, pending);
            case Expr.Timed timed -> throw timed.unresolved();
            case Expr.Cat cat -> {
                int low = value.width();
                for (var part : cat.parts()) {
                    low -= part.width();
                    int hi = Math.min(bits.hi - low, part.width() - 1);
                    int lo = Math.max(bits.lo - low, 0);
                    if (lo <= hi) {
                        copy(part, hi, lo, pending);
                    }
                }
                yield null;
            }
            case Expr.Unary _, Expr.Binary _, Expr.Mux _, Expr.Index _ -> Source.LOGIC;
        };
    }

    private static Source copy(Node value, int hi, int lo, Deque<Bits> pending) {
        pending.push(new Bits(value, hi, lo));
        return null;
    }

    private Source stored(Storage storage, Bits bits, Deque<Bits> pending) {
        return switch (storage) {
            case Reg _ -> new Source(storage, bits.hi, bits.lo);
            case ReadData read when read.latency() > 0 -> new Source(storage, bits.hi, bits.lo);
            case Port port when port.isInput() -> new Source(storage, bits.hi, bits.lo);
            case Pin pin when !pin.isInput() -> {
                var inner = of(pin.instance().module()).behind(pin.port(), bits.hi + pin.low(), bits.lo + pin.low());
                if (inner == Source.LOGIC || !(inner.origin instanceof Port port && port.isInput())) {
                    yield inner == Source.LOGIC ? inner : new Source(storage, bits.hi, bits.lo);
                }
                var input = pin(pin.instance(), port, inner);
                yield input == null ? Source.LOGIC
                    : copy(input.ref(), inner.hi - input.low(), inner.lo - input.low(), pending);
            }
            case Port _, Pin _, Wire _, ReadData _ -> onlyDriver.containsKey(storage)
                ? copy(onlyDriver.get(storage).value(), bits.hi, bits.lo, pending) : Source.LOGIC;
        };
    }

    /** What an output port shows. A black box without a body is trusted to register its outputs. */
    private Source behind(Port port, int hi, int lo) {
        if (module.blackBox().isPresent() && module.body().isEmpty()) {
            return new Source(port, hi, lo);
        }
        return source(new Bits(port.ref(), hi, lo));
    }
}
