package veroce.tool;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A program the project uses: what for, how its version is asked for, and how to get it. The minimum is the oldest
 * version the regression has been run with; {@code version} captures the number in what the command prints.
 */
public record Tool(String name, String purpose, List<String> command, Pattern version, String minimum, String remedy) {

    /** What was found of a tool: no path where it is missing, no version where it does not tell one. */
    public record Found(Tool tool, String path, String version) {
        public boolean present() {
            return path != null && version != null;
        }

        public boolean good() {
            return present() && atLeast(version, tool.minimum);
        }

        public String state() {
            return !present() ? "missing" : good() ? "ok" : "too old";
        }
    }

    /** Looks for the tool now. */
    public Found find() {
        var path = Probe.onPath(command.getFirst());
        if (path == null) {
            return new Found(this, null, null);
        }
        var matcher = version.matcher(Probe.output(command));
        return new Found(this, path.toString(), matcher.find() ? matcher.group(1) : null);
    }

    /** Compares number by number: 5.036 is later than 5.6, 12 is at least 12.0. */
    static boolean atLeast(String version, String minimum) {
        var have = version.split("\\.");
        var need = minimum.split("\\.");
        for (var i = 0; i < need.length; i++) {
            var difference = (i < have.length ? Integer.parseInt(have[i]) : 0) - Integer.parseInt(need[i]);
            if (difference != 0) {
                return difference > 0;
            }
        }
        return true;
    }
}
