package veroce.cli;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * A command that only leads to others. It is described by code, not by annotations, and only the command that the
 * arguments name is set up: both cost milliseconds, which every start would pay.
 */
final class CommandGroup implements Runnable {
    private final String missing;
    private CommandSpec spec;

    private CommandGroup(String missing) {
        this.missing = missing;
    }

    /**
     * The group with the command that the arguments name, or else with all, to choose from.
     *
     * @param missing  what is said when none is named
     * @param commands in the order of the help; each is made of the arguments behind its name
     */
    static CommandSpec of(String name, String missing, Map<String, Function<List<String>, CommandSpec>> commands,
                          List<String> arguments) {
        var group = new CommandGroup(missing);
        group.spec = CommandSpec.wrapWithoutInspection(group).name(name);
        var word = arguments.stream().filter(argument -> !argument.startsWith("-")).findFirst().orElse("");
        if (commands.containsKey(word)) {
            var rest = arguments.subList(arguments.indexOf(word) + 1, arguments.size());
            group.spec.addSubcommand(word, commands.get(word).apply(rest));
        } else {
            commands.forEach((each, command) -> group.spec.addSubcommand(each, command.apply(List.of())));
        }
        return group.spec;
    }

    /** A command that is described by annotations. */
    static Function<List<String>, CommandSpec> annotated(Class<?> command) {
        return _ -> CommandSpec.forAnnotatedObject(command);
    }

    @Override public void run() {
        throw new ParameterException(spec.commandLine(), missing);
    }
}
