package hdl.emit;

import hdl.ir.ClockDef;
import hdl.ir.Guarded.Reader;
import hdl.ir.Printable;
import hdl.ir.Site;
import hdl.ir.Stmt;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Prints the claims of a module in one guarded block, which serves proof tools and simulators and no synthesiser. */
final class ClaimBlock {
    private final Printable printable;
    private final Expressions expressions;
    private final Style style;

    ClaimBlock(Printable printable, Expressions expressions, Style style) {
        this.printable = printable;
        this.expressions = expressions;
        this.style = style;
    }

    /** A claim as text: what it demands of the clock's rising edges under its guard, and the same denied. */
    record Demand(String name, String word, String label, ClockDef clock, String guard, String holds, String denied,
                  Site site) {}

    /** Claims are printed last: what else they read counts as unread. {@code signals}: what only these readers need. */
    String text(Reads reads, Function<Set<Reader>, String> signals) {
        var formal = part(reads, signals, true, this::formal);
        var simulated = part(reads, signals, false, this::simulated);
        return formal.isEmpty() ? "" : "`ifdef FORMAL\n" + formal
            + (simulated.isEmpty() ? "" : "`elsif HDL_CLAIMS\n" + simulated) + "`endif\n";
    }

    private String part(Reads reads, Function<Set<Reader>, String> signals, boolean covers,
                        BiConsumer<Demand, Layout> printer) {
        reads.pause();
        var own = signals.apply(covers ? Set.of(Reader.CLAIMS, Reader.COVERS) : Set.of(Reader.CLAIMS));
        var out = new Layout(style);
        Path.each(printable.module().body(), (stmt, path) -> {
            if (stmt instanceof Stmt.Claim claim && (covers || claim.kind() != Stmt.Kind.COVER)) {
                printer.accept(demand(claim, path), out);
            }
        });
        new MemoryClaims(printable, expressions).each(demand -> printer.accept(demand, out));
        return Declarations.constants(printable, reads.guarded(), style) + own + out;
    }

    private Demand demand(Stmt.Claim claim, Path path) {
        var word = claim.kind() == Stmt.Kind.COVER ? "cover" : "assert";
        return new Demand(printable.name(claim), word, claim.label(), claim.clock(),
            joined(reset(claim), path.text(expressions)), expressions.read(claim.condition()),
            expressions.condition(claim.condition(), true), claim.site());
    }

    private void formal(Demand demand, Layout out) {
        var when = "always @(posedge " + expressions.read(demand.clock().edge()) + ")"
            + (demand.guard().isEmpty() ? "" : " if (" + demand.guard() + ")");
        var what = demand.name() + ": " + demand.word() + " (" + demand.holds() + ");";
        if (2 + when.length() + 1 + what.length() <= style.width()) {
            out.line(2, when + " " + what, demand.site());
            return;
        }
        out.line(2, when);
        if (4 + what.length() <= style.width()) {
            out.line(4, what, demand.site());
        } else {
            out.line(4, demand.name() + ": " + demand.word() + " (");
            out.rest(6, demand.holds() + ");", demand.site());
        }
    }

    private void simulated(Demand demand, Layout out) {
        var guard = joined(demand.guard(), demand.denied());
        var place = style.locations() ? demand.site().toString() : demand.site().file();
        out.line(2, "always @(posedge " + expressions.read(demand.clock().edge()) + ") if (" + guard + ") begin");
        out.line(4, "$display(\"" + place + ": HDL801: claim '" + escaped(demand.label()) + "' is false in %m\");");
        out.line(4, "$stop;");
        out.line(2, "end");
    }

    private String reset(Stmt.Claim claim) {
        return claim.clock().resetValue() == null ? "" : "!" + expressions.read(claim.clock().resetValue());
    }

    /** Both conditions, of which each may be empty. */
    static String joined(String a, String b) {
        return a.isEmpty() || b.isEmpty() ? a + b : a + " &&" + Layout.BREAK + b;
    }

    private static String escaped(String label) {
        return label.replace("\\", "\\\\").replace("\"", "\\\"").replace("%", "%%").replace('\n', ' ');
    }
}
