package hdl.sim;

/**
 * A claim that was false: what it says, where it stands, at which edge of its clock (the first is 0), and the values it
 * was about ({@code level = 5'h11, depth = 5'h10}; empty when the engine does not know them).
 */
public record ClaimFailure(String label, String site, long cycle, String values) {
    @Override public String toString() {
        var text = site + ": HDL801: claim '" + label + "' is false at cycle " + cycle;
        return values.isEmpty() ? text : text + " (" + values + ")";
    }
}
