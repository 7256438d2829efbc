package hdl.sim;

import hdl.ir.Problem;
import hdl.ir.Site;

/** Words for what went wrong in a simulation. */
final class Failures {
    private Failures() {
    }

    /** HDL801 at the line of the claim. */
    static SimulationException claim(ClaimFailure failure, String appendix) {
        var values = failure.values().isEmpty() ? "" : ": " + failure.values();
        return new SimulationException(Problem.error(site(failure.site()), "HDL801",
            "claim '" + failure.label() + "' is false at cycle " + grouped(failure.cycle()) + values + appendix));
    }

    private static Site site(String text) {
        int colon = text.lastIndexOf(':');
        boolean placed = colon > 0 && colon + 1 < text.length()
            && text.substring(colon + 1).chars().allMatch(Character::isDigit);
        return placed ? new Site(text.substring(0, colon), Integer.parseInt(text.substring(colon + 1)))
            : new Site(text, 0);
    }

    static String cycles(long number) {
        return grouped(number) + (number == 1 ? " cycle" : " cycles");
    }

    /** A number with a comma between thousands. */
    static String grouped(long number) {
        var digits = new StringBuilder(Long.toString(number));
        for (int at = digits.length() - 3; at > (number < 0 ? 1 : 0); at -= 3) {
            digits.insert(at, ',');
        }
        return digits.toString();
    }
}
