package veroce.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import veroce.Exit;
import veroce.VeroceException;
import veroce.bench.Figures;
import veroce.endpoint.Time;
import veroce.fabric.FabricArm;
import veroce.fabric.FabricBench;
import veroce.fabric.FabricHosts;
import veroce.fabric.FabricPage;
import veroce.fabric.FabricRun;
import veroce.fabric.FabricScenario;
import veroce.network.FabricSettings;
import veroce.network.HostNoise;
import veroce.report.AtomicFile;
import veroce.simulate.Engine;

/** Measures congestion control among many hosts. */
@Command(name = "fabric", description = {
    "Congestion control and choice of paths among many hosts: a fabric of leaves and spines whose hosts are reference"
    + " endpoints at 100 Gb/s (--nics: some are NICs, cycle by cycle), with queues that mark and trim. Completion times"
    + " are told in what a message needs alone at line rate. Simulated time: a seed gives the same figures on every machine."})
final class FabricCommand implements Callable<Integer> {
    private static final long STALL_EVERY = 200 * Time.MICROSECOND;

    @Option(names = "--scenario", paramLabel = "NAME", split = ",", defaultValue = "permutation",
        description = "permutation, incast, small-incast, failed-spine, half-rate, convergence, mix, link-flap,"
            + " all-to-all, ring-all-reduce, fat-flows, slow-rank, lost-plane or oversubscribed; several with commas, or"
            + " all. Default: ${DEFAULT-VALUE}.")
    List<String> scenarios;

    @Option(names = "--algorithm", paramLabel = "NAME", split = ",", defaultValue = "nsm",
        description = "none-rotating (no control, one path after the other), none (paths that learn), dcqcn-rotating,"
            + " dcqcn, dcqcn-ecmp (one path), swift, nsi-rotating, nsi, nsm-rotating, nsm-at-once (paths as nsi has them), nsm or nsm-learning"
            + " (round trips too); several with commas, or all. Default: ${DEFAULT-VALUE}.")
    List<String> algorithms;

    @Option(names = "--hosts", paramLabel = "N", defaultValue = "128",
        description = "Hosts, a multiple of the leaves. Default: ${DEFAULT-VALUE}.")
    int hosts;

    @Option(names = "--leaves", paramLabel = "N", defaultValue = "8",
        description = "Leaves. Default: ${DEFAULT-VALUE}.")
    int leaves;

    @Option(names = "--spines", paramLabel = "N", defaultValue = "8",
        description = "Spines; their links carry together what the hosts can send, or less (--oversubscribed). Default:"
            + " ${DEFAULT-VALUE}.")
    int spines;

    @Option(names = "--planes", paramLabel = "N", defaultValue = "1",
        description = "Planes, each with its share of the spines, leaves of its own and a link to every host, which has"
            + " its share of the rate. Default: ${DEFAULT-VALUE}; 8 in lost-plane.")
    int planes;

    @Option(names = "--oversubscribed", paramLabel = "N", defaultValue = "1",
        description = "The links of a leaf to the spines carry 1/N of what its hosts can send. Default:"
            + " ${DEFAULT-VALUE}; 7 in fat-flows and oversubscribed.")
    int oversubscribed;

    @Option(names = "--bytes", paramLabel = "N", defaultValue = "0",
        description = "Bytes of each message, a multiple of 4096. Default: what the scenario has.")
    long bytes;

    @Option(names = "--named-paths",
        description = "The port names the spine, as with structured identifiers; else a hash chooses it.")
    boolean named;

    @Option(names = "--no-trimming", description = "Switches drop what does not fit instead of cutting it.")
    boolean drops;

    @Option(names = "--base", paramLabel = "SHARE", defaultValue = "1",
        description = "What senders take for the round trip of an empty network, in what it is. Default:"
            + " ${DEFAULT-VALUE}.")
    double base;

    @Option(names = "--ack-jitter", paramLabel = "TIME", defaultValue = "0us", converter = Quantity.OfTime.class,
        description = "Every acknowledgement leaves later by up to so much. Default: ${DEFAULT-VALUE}.")
    long jitter;

    @Option(names = "--stall", paramLabel = "TIME", defaultValue = "0us", converter = Quantity.OfTime.class,
        description = "Every host does nothing for so long, once in 200 us. Default: ${DEFAULT-VALUE}.")
    long stall;

    @Option(names = "--nics", paramLabel = "N", defaultValue = "0",
        description = "Hosts that are simulated NICs, spread evenly; with --algorithm nsm, nsm-at-once, nsm-rotating or "
            + "none-rotating. Default: ${DEFAULT-VALUE}.")
    int nics;

    @Option(names = "--configuration", paramLabel = "NAME", defaultValue = "alveo-100g",
        description = "Configuration of the NICs: small or alveo-100g. Default: ${DEFAULT-VALUE}.")
    String configuration;

    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "native",
        description = "What runs the NICs: jvm, activity, native, verilator or icarus. Default: ${DEFAULT-VALUE}.")
    Engine engine;

    @Option(names = "--seeds", paramLabel = "SEEDS", defaultValue = "1..3", converter = SeedRange.Converter.class,
        description = "One run per scenario, algorithm and seed; the figure is their mean. Default: ${DEFAULT-VALUE}.")
    SeedRange seeds;

    @Option(names = "--html", paramLabel = "FILE",
        description = "Draw rates, windows and queues over time as a page, of one scenario and algorithm and the"
            + " first seed.")
    Path html;

    @Option(names = "--jobs", paramLabel = "N", description = "Runs at the same time. Default: one per processor.")
    Integer jobs;

    @Mixin BenchOutput output;
    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        int atOnce = jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
        Quantity.atLeast(1, "--jobs", atOnce);
        Quantity.within("--hosts", hosts, 4, 4096);
        Quantity.within("--oversubscribed", oversubscribed, 1, 64);
        if (bytes < 0 || bytes % 4096 != 0) {
            throw VeroceException.usage("--bytes " + bytes + ": use a multiple of 4096");
        }
        if (!(base >= 0.2 && base <= 5)) {
            throw VeroceException.usage("--base " + base + ": use 0.2 to 5");
        }
        Quantity.within("--nics", nics, 0, hosts);
        if (nics > 0) {
            engine.demandTools();
        }
        if (stall >= STALL_EVERY) {
            throw VeroceException.usage("--stall " + stall / Time.MICROSECOND + "us: use less than 200us");
        }
        var who = named("--algorithm", algorithms, FabricArm.values(), FabricArm::title);
        var what = named("--scenario", scenarios, FabricScenario.values(), FabricScenario::title);
        try {
            return html != null ? draw(what, who) : measure(what, who, atOnce);
        } catch (IllegalArgumentException e) {
            throw VeroceException.usage(e.getMessage());
        }
    }

    private int measure(List<FabricScenario> what, List<FabricArm> who, int atOnce) throws IOException {
        json.begin();
        output.begin();
        Figures figures;
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            figures = new FabricBench(fabric(),
                new HostNoise(jitter, stall, STALL_EVERY), base, what, who, seeds.list(), bytes, atOnce,
                kinds(), Repeat.command(spec, Set.of("--scenario", "--algorithm", "--seeds", "--jobs", "--json",
                    "--strict"))).run(progress::step);
        }
        return output.finish("fabric", figures, json, spec);
    }

    private FabricHosts kinds() {
        return new FabricHosts(nics, Configuration.of(configuration, null), engine);
    }

    private FabricSettings fabric() {
        return FabricSettings.of(hosts, leaves, spines, !drops, !named).oversubscribed(oversubscribed).cut(planes);
    }

    private int draw(List<FabricScenario> what, List<FabricArm> who) throws IOException {
        if (what.size() != 1 || who.size() != 1) {
            throw VeroceException.usage("--html: use one scenario and one algorithm");
        }
        if (json.file != null) {
            throw VeroceException.usage("--html draws one run and writes no figures: leave out --json");
        }
        AtomicFile.demandWritable(html);
        var fabric = what.getFirst().in(fabric());
        long seed = seeds.list().getFirst();
        var rules = who.getFirst().rules(fabric, Math.round(base * fabric.roundTrip()));
        FabricPage.write("veroce fabric: " + what.getFirst().title() + ", " + who.getFirst().title(), hosts + " hosts, "
            + leaves + " leaves, " + spines + " spines, seed " + seed, new FabricRun(fabric, what.getFirst(), rules,
            new HostNoise(jitter, stall, STALL_EVERY), bytes, seed, kinds()).trace(), html);
        spec.commandLine().getOut().println(html);
        return Exit.OK;
    }

    private static <T> List<T> named(String option, List<String> titles, T[] all, Function<T, String> title) {
        if (titles.contains("all")) {
            return List.of(all);
        }
        return titles.stream().map(name -> Arrays.stream(all).filter(one -> title.apply(one).equals(name)).findAny()
            .orElseThrow(() -> VeroceException.usage(option + " " + name + ": use "
                + String.join(", ", Arrays.stream(all).map(title).toList()) + " or all"))).toList();
    }
}
