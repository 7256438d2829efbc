package hdl.emit;

import hdl.ir.Printable;
import hdl.ir.Stmt;

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

    /** Claims are printed last: what only they read counts as unread. */
    String text(Reads reads) {
        var formal = part(reads, this::formal);
        var simulated = part(reads, (claim, path, out) -> {
            if (claim.kind() != Stmt.Kind.COVER) {
                simulated(claim, path, out);
            }
        });
        return formal.isEmpty() ? "" : "`ifdef FORMAL\n" + formal
            + (simulated.isEmpty() ? "" : "`elsif HDL_CLAIMS\n" + simulated) + "`endif\n";
    }

    private interface Printer {
        void print(Stmt.Claim claim, Path path, Layout out);
    }

    private String part(Reads reads, Printer printer) {
        reads.pause();
        var out = new Layout(style);
        Path.each(printable.module().body(), (stmt, path) -> {
            if (stmt instanceof Stmt.Claim claim) {
                printer.print(claim, path, out);
            }
        });
        return Declarations.constants(printable, reads.guarded(), style) + out;
    }

    private void formal(Stmt.Claim claim, Path path, Layout out) {
        var guard = joined(reset(claim), path.text(expressions));
        var word = claim.kind() == Stmt.Kind.COVER ? "cover" : "assert";
        out.line(2, "always @(posedge " + claim.clock().clk().name() + ") "
            + (guard.isEmpty() ? "" : "if (" + guard + ") ")
            + printable.name(claim) + ": " + word + " (" + expressions.read(claim.condition()) + ");", claim.site());
    }

    private void simulated(Stmt.Claim claim, Path path, Layout out) {
        var guard = joined(joined(reset(claim), path.text(expressions)), denied(claim));
        var place = style.locations() ? claim.site().toString() : claim.site().file();
        out.line(2, "always @(posedge " + claim.clock().clk().name() + ") if (" + guard + ") begin");
        out.line(4, "$display(\"" + place + ": HDL801: claim '" + escaped(claim.label()) + "' is false in %m\");");
        out.line(4, "$stop;");
        out.line(2, "end");
    }

    private String denied(Stmt.Claim claim) {
        return expressions.condition(claim.condition(), true);
    }

    private static String reset(Stmt.Claim claim) {
        return claim.clock().rst() == null ? "" : "!" + claim.clock().rst().name();
    }

    private static String joined(String a, String b) {
        return a.isEmpty() || b.isEmpty() ? a + b : a + " &&" + Layout.BREAK + b;
    }

    private static String escaped(String label) {
        return label.replace("\\", "\\\\").replace("\"", "\\\"").replace("%", "%%").replace('\n', ' ');
    }
}
