package hdl.ir;

import java.util.List;

/**
 * A mistake (or a warning) at a place: code, text with names, widths, values and remedy, and further places, each on a
 * line of its own. The text does not repeat place and code.
 */
public record Problem(Site site, String code, String text, List<Further> further, boolean warning) {
    /** A further place that matters. */
    public record Further(Site site, String text) {}

    public Problem {
        further = List.copyOf(further);
    }

    public static Problem error(Site site, String code, String text, Further... further) {
        return new Problem(site, code, text, List.of(further), false);
    }

    public static Problem warning(Site site, String code, String text, Further... further) {
        return new Problem(site, code, text, List.of(further), true);
    }

    @Override public String toString() {
        var out = new StringBuilder().append(site).append(": ").append(code).append(": ").append(text);
        for (var line : further) {
            out.append("\n  ").append(line.site()).append(": ").append(line.text());
        }
        return out.toString();
    }
}
