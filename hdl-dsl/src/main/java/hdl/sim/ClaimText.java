package hdl.sim;

/** Reads what the emitted Verilog prints when a claim is false. */
public final class ClaimText {
    private static final String CODE = ": HDL801: claim '";
    private static final String FALSE = "' is false";

    private ClaimText() {
    }

    /** The failure in what a model printed; anything else it printed before it stopped becomes the label. */
    public static ClaimFailure failure(String printed, long cycle) {
        int code = printed.indexOf(CODE);
        if (code < 0) {
            return new ClaimFailure(printed.isBlank() ? "the model stopped by itself" : printed.strip(), "Verilog",
                cycle, "");
        }
        int line = printed.lastIndexOf('\n', code) + 1;
        int label = code + CODE.length();
        int end = printed.indexOf(FALSE, label);
        return new ClaimFailure(printed.substring(label, end < 0 ? printed.length() : end),
            printed.substring(line, code).strip(), cycle,
            end < 0 ? "" : instance(printed.substring(end + FALSE.length())));
    }

    /** Which instance inside of the top it was, of the name that a simulator has for it: {@code in Top.path.name}. */
    private static String instance(String behind) {
        var path = behind.lines().findFirst().orElse("").strip().split("\\.", 2);
        return path.length == 2 && path[1].contains(".") ? "in " + path[1] : "";
    }
}
