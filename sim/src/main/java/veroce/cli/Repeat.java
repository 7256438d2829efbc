package veroce.cli;

import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;

/** The command that somebody gave, to be printed so that one run of many can be repeated alone. */
final class Repeat {
    private Repeat() {
    }

    /** With all options that were given but those in {@code without}. */
    static String command(CommandSpec spec, Set<String> without) {
        var text = new StringBuilder("./").append(spec.qualifiedName());
        for (var option : spec.commandLine().getParseResult().matchedOptions()) {
            if (!without.contains(option.longestName())) {
                text.append(' ').append(option.longestName());
                if (option.arity().max() > 0) {
                    text.append(' ').append(String.join(",", option.originalStringValues()));
                }
            }
        }
        return text.toString();
    }
}
