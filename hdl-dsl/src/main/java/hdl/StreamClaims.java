package hdl;

import hdl.ir.ClockDef;
import hdl.ir.Expr;
import hdl.ir.Label;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Reg;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.ir.StreamSinks;
import java.math.BigInteger;

/**
 * Claims that nobody has to write, about the streams that the circuit under construction gives away: its outputs and the
 * inputs of its instances. Each keeps what it offers until it is taken; and where the circuit does not look at
 * {@code ready}, what comes finds room at once, for it is lost otherwise. Of those of {@link Hdl#mayChange} nothing is
 * said.
 */
public final class StreamClaims {
    private StreamClaims() {
    }

    /** All of them; a stream that an instance or an input gives as it is has its claim there. */
    public static void claim() {
        var module = Build.current().builder().draft();
        for (var sink : StreamSinks.of(module)) {
            if (module.changing().containsKey(sink.valid())) {
                continue;
            }
            if (sink.unheld()) {
                findsRoom(sink);
            } else if (!sink.passed()) {
                keeps(sink);
            }
        }
    }

    /** The same for the top of a design only, so that what is below can be printed as it is. */
    public static void claimOfTop() {
        var design = Build.current().design();
        if (design.begun().size() == design.made().size() + 1) {
            claim();
        }
    }

    /** What the claim says of a stream that keeps what it offers. */
    public static String label(String stream) {
        return "stream " + stream + " keeps what it offers until it is taken";
    }

    /** What the claim says of an instance's input that nothing holds up. */
    public static String roomLabel(String stream) {
        return "what comes to " + stream + " finds room";
    }

    private static void findsRoom(StreamSinks.Sink sink) {
        var says = new Claim(sink);
        says.holds(says.or(says.not(sink.valid().ref()), sink.ready().ref()), roomLabel(sink.toString()));
    }

    private static void keeps(StreamSinks.Sink sink) {
        var says = new Claim(sink);
        var waits = says.register("waits", 1, says.and(sink.valid().ref(), says.not(sink.ready().ref())));
        says.build.builder().init((Reg) waits.storage(), BigInteger.ZERO);
        var kept = sink.valid().ref();
        for (var signal : sink.payload()) {
            var before = says.register("before_" + signal.id(), signal.width(), signal.ref());
            kept = says.and(kept, says.value(Expr.Op.EQ, signal.ref(), before));
        }
        says.holds(says.or(says.not(waits), kept), label(sink.toString()));
    }

    /** What a claim is made of; it stands where the stream does. */
    private static final class Claim {
        private final Build build = Build.current();
        private final String name;
        private final Site site;
        private final ClockDef clock;

        Claim(StreamSinks.Sink sink) {
            name = sink.toString().replace('.', '_');
            site = sink.instance() == null ? sink.valid().site() : sink.instance().site();
            var own = clockOf(sink);
            clock = own == null ? build.clock("a claim of a stream", site) : own;
        }

        Node not(Node a) {
            return build.node(new Expr.Unary(Expr.Op.NOT, a), 1, site);
        }

        Node and(Node a, Node b) {
            return value(Expr.Op.AND, a, b);
        }

        Node or(Node a, Node b) {
            return value(Expr.Op.OR, a, b);
        }

        Node value(Expr.Op op, Node a, Node b) {
            return build.node(new Expr.Binary(op, a, b), 1, site);
        }

        /** Holds what a value was an edge ago. */
        Node register(String what, int width, Node value) {
            var register = build.builder().reg(width, clock, site, Label.derived(name + "_" + what));
            build.builder().add(new Stmt.Assign(register, value, site));
            return register.ref();
        }

        void holds(Node condition, String label) {
            build.builder().add(new Stmt.Claim(Stmt.Kind.CHECK, condition, label, clock, site));
        }
    }

    /** The clock of the stream, where the circuit has several; else null. */
    private static ClockDef clockOf(StreamSinks.Sink sink) {
        if (sink.valid() instanceof Pin pin) {
            var clocks = pin.instance().clocks();
            return pin.port().domain() instanceof ClockDef inner ? clocks.get(inner)
                : clocks.size() == 1 ? clocks.values().iterator().next() : null;
        }
        return sink.valid() instanceof Port port && port.domain() instanceof ClockDef own ? own : null;
    }
}
