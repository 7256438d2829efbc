package veroce.bench;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import java.util.List;

/** A design that is large in one respect, and what its elaboration leads to. */
public record LargeDesign(String name, String description, Circuit<?> circuit) {
    /** What came out: modules, and lines of Verilog in all of them. */
    public record Text(int modules, long lines) {}

    private static final int DISTINCT = 97;

    /** The three designs, by default of 1000 filters and 50,000 operators. */
    public static List<LargeDesign> all(int filters, int operators) {
        return List.of(
            new LargeDesign("instances", filters + " instances of one filter of 16 taps", new FilterBank(filters, 1)),
            new LargeDesign("parameters", filters + " instances of " + DISTINCT + " different filters of 16 taps",
                new FilterBank(filters, DISTINCT)),
            new LargeDesign("expression", "one expression of " + operators + " operators",
                new LongExpression(operators)));
    }

    /** From the circuit through every check to its Verilog. */
    public Text elaborate() {
        return text(circuit);
    }

    private static <IO extends Bundle<IO>> Text text(Circuit<IO> circuit) {
        var files = FileSet.of(Design.of(circuit).modules(), Style.DEFAULT);
        var lines = 0L;
        for (var module : files.modules().values()) {
            for (var at = module.indexOf('\n'); at >= 0; at = module.indexOf('\n', at + 1)) {
                lines++;
            }
        }
        return new Text(files.modules().size(), lines);
    }
}
