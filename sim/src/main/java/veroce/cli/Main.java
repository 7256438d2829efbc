package veroce.cli;

import java.util.LinkedHashMap;
import java.util.Map;
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
    private static final Map<String, Class<?>> COMMANDS = commands();

    @Option(names = "--debug", scope = ScopeType.INHERIT,
        description = "Show the stack trace of whatever goes wrong.")
    boolean debug;

    @Spec CommandSpec spec;

    @Override public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing; choose one of the list below");
    }

    public static void main(String[] arguments) {
        System.exit(commandLine(arguments).execute(arguments));
    }

    /** The command line for these arguments: with the command they name, or else with all, to choose from. */
    public static CommandLine commandLine(String... arguments) {
        var root = new Main();
        var line = new CommandLine(root);
        var named = named(arguments);
        COMMANDS.forEach((name, command) -> {
            if (named == null || named.equals(name)) {
                line.addSubcommand(command); // each costs milliseconds
            }
        });
        return line.setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler(new UsageMistake())
            .setExecutionExceptionHandler(new Mistake(root));
    }

    private static String named(String[] arguments) {
        for (var argument : arguments) {
            if (!argument.startsWith("-")) {
                return COMMANDS.containsKey(argument) ? argument : null;
            }
        }
        return null;
    }

    private static Map<String, Class<?>> commands() {
        var commands = new LinkedHashMap<String, Class<?>>(); // in the order of the help
        commands.put("run", RunCommand.class);
        commands.put("transfer", TransferCommand.class);
        commands.put("generate", GenerateCommand.class);
        commands.put("simulate", SimulateCommand.class);
        commands.put("captures", CapturesCommand.class);
        commands.put("synth", SynthCommand.class);
        commands.put("bench", BenchCommand.class);
        commands.put("doctor", DoctorCommand.class);
        return commands;
    }
}
