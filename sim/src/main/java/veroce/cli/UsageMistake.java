package veroce.cli;

import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import veroce.Exit;

/** Answers a command line that cannot be understood: what is wrong, what was perhaps meant, where the help is. */
final class UsageMistake implements IParameterExceptionHandler {
    @Override public int handleParseException(ParameterException mistake, String[] arguments) {
        var command = mistake.getCommandLine();
        var err = command.getErr();
        var name = command.getCommandSpec().qualifiedName();
        err.println(name + ": " + mistake.getMessage());
        UnmatchedArgumentException.printSuggestions(mistake, err);
        // A mistyped required option is reported as missing; the word that was not understood explains why.
        if (!(mistake instanceof UnmatchedArgumentException) && !command.getUnmatchedArguments().isEmpty()) {
            err.println("Not understood: " + String.join(" ", command.getUnmatchedArguments()));
        }
        var subcommands = command.getSubcommands();
        if (!subcommands.isEmpty()) {
            err.println("Commands: " + String.join(", ", subcommands.keySet()));
        }
        err.println("Try '" + name + " --help'.");
        err.flush();
        return Exit.USAGE;
    }
}
