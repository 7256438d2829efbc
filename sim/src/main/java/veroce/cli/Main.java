package veroce.cli;

import static veroce.cli.CommandGroup.annotated;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ScopeType;

/** The command line {@code ./veroce}: one subcommand per job, each in its own file. */
public final class Main {
    private static final Map<String, Function<List<String>, CommandSpec>> COMMANDS = commands();

    private Main() {}

    public static void main(String[] arguments) {
        System.exit(commandLine(arguments).execute(arguments));
    }

    /** The command line for these arguments: with the command they name, or else with all, to choose from. */
    public static CommandLine commandLine(String... arguments) {
        var debug = flag("--debug").description("Show the stack trace of whatever goes wrong.").build();
        var spec = CommandGroup.of("veroce", "a command is missing; choose one of the list below", COMMANDS,
            List.of(arguments));
        spec.usageMessage()
            .description("An open RDMA NIC datapath for lossy Ethernet: generate, simulate, synthesise, measure.")
            .synopsisSubcommandLabel("COMMAND");
        manners(spec);
        spec.addOption(debug);
        spec.addOption(flag("-h", "--help").usageHelp(true).description("Show this help message and exit.").build());
        spec.addOption(flag("-V", "--version").versionHelp(true)
            .description("Print version information and exit.").build());
        return new CommandLine(spec).setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler(new UsageMistake())
            .setExecutionExceptionHandler(new Mistake(debug));
    }

    /** An option that every command below has as well. */
    private static OptionSpec.Builder flag(String... names) {
        return OptionSpec.builder(names).type(boolean.class).scopeType(ScopeType.INHERIT);
    }

    /** What help and version look like, for a command and all below it. */
    private static void manners(CommandSpec spec) {
        spec.versionProvider(new Version());
        spec.usageMessage().width(100).exitCodeListHeading("Exit codes:%n").exitCodeList(exitCodes());
        spec.subcommands().values().forEach(below -> manners(below.getCommandSpec()));
    }

    private static Map<String, String> exitCodes() {
        var codes = new LinkedHashMap<String, String>();
        codes.put("0", "the work was done and its result is good");
        codes.put("1", "the work was done and its result is a failure");
        codes.put("2", "the command line could not be understood");
        codes.put("3", "a program that is needed is missing or too old (see: veroce doctor)");
        codes.put("4", "a file or circuit that was given cannot be used, or a result could not be written");
        codes.put("70", "a mistake in veroce itself");
        return codes;
    }

    private static Map<String, Function<List<String>, CommandSpec>> commands() {
        var commands = new LinkedHashMap<String, Function<List<String>, CommandSpec>>(); // in the order of the help
        commands.put("run", annotated(RunCommand.class));
        commands.put("transfer", annotated(TransferCommand.class));
        commands.put("soak", annotated(SoakCommand.class));
        commands.put("fabric", annotated(FabricCommand.class));
        commands.put("measure", annotated(MeasureCommand.class));
        commands.put("interop", annotated(InteropCommand.class));
        commands.put("linux", annotated(LinuxCommand.class));
        commands.put("generate", annotated(GenerateCommand.class));
        commands.put("simulate", annotated(SimulateCommand.class));
        commands.put("captures", annotated(CapturesCommand.class));
        commands.put("record", annotated(RecordCommand.class));
        commands.put("synth", annotated(SynthCommand.class));
        commands.put("cost", annotated(CostCommand.class));
        commands.put("bench", BenchCommand::of);
        commands.put("mutate", annotated(MutateCommand.class));
        commands.put("prove", annotated(ProveCommand.class));
        commands.put("explain", annotated(ExplainCommand.class));
        commands.put("doctor", annotated(DoctorCommand.class));
        return commands;
    }
}
