package veroce.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.guest.GuestException;
import veroce.guest.Release;
import veroce.linux.LinuxJob;
import veroce.linux.LinuxKernel;
import veroce.linux.LinuxPart;
import veroce.linux.LinuxRow;
import veroce.linux.LinuxSettings;
import veroce.report.Report;
import veroce.report.Row;
import veroce.report.Table;
import veroce.simulate.Engine;

/** The simulated NIC as a PCI function of a Linux guest. */
@Command(name = "linux", description = {
    "A Debian guest under QEMU, without KVM, finds the simulated NIC among its PCI functions (vfio-user): its registers"
    + " are those of the RTL, its memory is the guest's. Then ibv_rc_pingpong, as Debian has it, runs between two such"
    + " guests, joined by the simulated network, and between one of them and a guest that has soft-RoCE of its kernel"
    + " instead (part PEER). The first run fetches about 250 MB of Debian's packages into"
    + " build/linux; nothing is installed. The console and a log of the device stay there."})
final class LinuxCommand implements Callable<Integer> {
    @Option(names = "--quick", description = "Only rows that need no driver, and so no compiler (110 MB less).")
    boolean quick;

    @Option(names = "--part", paramLabel = "PART", split = ",",
        description = "Only rows of this part, or of several: ${COMPLETION-CANDIDATES}. Default: all but SIZES,"
            + " which takes longer than the others together.")
    Set<LinuxPart> parts = LinuxPart.usual();

    @Option(names = "--release", paramLabel = "NAME", defaultValue = "trixie",
        description = "Release of Debian in the guest: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    Release release;

    @Option(names = "--kernel", paramLabel = "NAME", defaultValue = "debian",
        description = "Kernel of the guests: debian, or checked, which is built once from Debian's sources, for an"
            + " hour of a processor and 5 GB, and tells of wrong accesses, locks and leaks. Default: ${DEFAULT-VALUE}.")
    LinuxKernel kernel;

    @Option(names = "--configuration", paramLabel = "NAME", defaultValue = "small",
        description = "The NIC: small or alveo-100g; against soft-RoCE always one of its own, with RoCEv2."
            + " Default: ${DEFAULT-VALUE}.")
    String configuration;

    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "jvm",
        description = "What simulates it: jvm, activity, native, verilator or icarus. Default: ${DEFAULT-VALUE}.")
    Engine engine;

    @Option(names = "--loss", paramLabel = "PERCENT", defaultValue = "1",
        description = "Frames that are lost between two guests in the rows that tell of it. Default: ${DEFAULT-VALUE}.")
    double loss;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Decides which values are written. Default: ${DEFAULT-VALUE}.")
    long seed;

    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        json.begin();
        if (engine == Engine.REFERENCE) {
            throw VeroceException.usage("--engine reference has no registers; use jvm or verilator");
        }
        if (!(loss > 0 && loss <= 20)) {
            throw VeroceException.usage("--loss " + loss + ": use more than 0 and at most 20");
        }
        if (quick && !parts.contains(LinuxPart.ALONE)) {
            throw VeroceException.usage("--quick is of one guest: of part ALONE");
        }
        if (kernel == LinuxKernel.CHECKED && release != Release.TRIXIE) {
            throw VeroceException.usage("--kernel checked is of Debian 13: nobody has tried one of " + release);
        }
        if (kernel != LinuxKernel.CHECKED && parts.equals(EnumSet.of(LinuxPart.FAILING))) {
            throw VeroceException.usage("part FAILING needs a kernel that fails where it is told to: --kernel checked");
        }
        engine.demandTools();
        var settings = new LinuxSettings(release, kernel, Configuration.of(configuration, null),
            hdl.sim.Engine.valueOf(engine.name()), loss / 100, seed, parts);
        try {
            return run(settings);
        } catch (GuestException e) {
            throw VeroceException.failure(e.getMessage());
        }
    }

    private int run(LinuxSettings settings) throws IOException {
        Path build = ProjectRoot.find().resolve("build/linux");
        PrintWriter out = spec.commandLine().getOut();
        var about = new LinkedHashMap<String, Object>();
        List<LinuxRow> rows;
        long began = System.nanoTime();
        try (var progress = new StepProgress(spec.commandLine().getErr());
                var job = new LinuxJob(settings, quick, build, progress::step)) {
            rows = job.run();
            about.put("engine", engine.toString());
            about.put("configuration", configuration);
            about.putAll(job.versions());
            about.put("register accesses", job.accesses());
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        out.println(String.join(", ", about.entrySet().stream().map(e -> e.getKey() + " " + e.getValue()).toList())
            + ", seed " + seed + "\n");
        var table = new Table("what", "expected", "seen", "result");
        rows.forEach(row -> table.row(row.title(), row.expected(), row.seen(), row.passed() ? "pass" : "FAIL"));
        out.print(table);
        long passed = rows.stream().filter(LinuxRow::passed).count();
        out.println("\n" + passed + " of " + rows.size() + " rows passed in " + Math.round(seconds) + " s");
        boolean good = passed == rows.size();
        if (!good) {
            out.println("to repeat it: " + Repeat.command(spec, Set.of("--json")) + "; console and log: " + build);
        }
        json.write(new Report("linux", about, seed, Report.Result.of(good), figures(rows)));
        return good ? Exit.OK : Exit.FAILED;
    }

    private static List<Row> figures(List<LinuxRow> rows) {
        var figures = new ArrayList<Row>();
        rows.forEach(row -> figures.add(Row.of(row.title(), "linux_passed", row.passed() ? 1 : 0, "rows").ceiling(1)));
        return figures;
    }
}
