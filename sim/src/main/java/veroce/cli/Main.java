package veroce.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command line {@code ./veroce}: one subcommand per job, each in its own file. */
@Command(
    name = "veroce",
    description = "An open RDMA NIC datapath for lossy Ethernet: generate, simulate, synthesise, measure.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    scope = ScopeType.INHERIT,
    usageHelpWidth = 100,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
        RunCommand.class, GenerateCommand.class, SimulateCommand.class, SynthCommand.class,
        BenchCommand.class, DoctorCommand.class
    },
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
        "0:the work was done and its result is good",
        "1:the work was done and its result is a failure",
        "2:the command line could not be understood",
        "3:a program that is needed is missing or too old (see: veroce doctor)",
        "4:a file or circuit that was given cannot be used, or a result could not be written",
        "70:a mistake in veroce itself"
    })
public final class Main implements Runnable {
    @Option(names = "--debug", scope = ScopeType.INHERIT,
        description = "Show the stack trace of whatever goes wrong.")
    boolean debug;

    @Spec CommandSpec spec;

    @Override public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing; choose one of the list below");
    }

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    /** The whole command line, ready to run; tests call it instead of {@link #main}. */
    public static CommandLine commandLine() {
        var root = new Main();
        return new CommandLine(root)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler(new UsageMistake())
            .setExecutionExceptionHandler(new Mistake(root));
    }
}
