package hdl.explain;

import java.util.List;

/**
 * One diagnostic as the manual tells it.
 *
 * @param code    such as HDL204
 * @param meaning why the language looks for it
 * @param cases   texts it comes with, each with its remedy and a mistake that leads to it
 */
public record Diagnostic(String code, String meaning, List<Case> cases) {
    /**
     * One text.
     *
     * @param warning whether the circuit is made all the same
     * @param text    what it says
     * @param remedy  what to do
     * @param example lines of a circuit that is refused with it; none for mistakes that no line makes
     */
    public record Case(boolean warning, String text, String remedy, List<String> example) {
        public Case {
            example = List.copyOf(example);
        }
    }

    public Diagnostic {
        cases = List.copyOf(cases);
    }
}
