package veroce.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import veroce.endpoint.Operation;
import veroce.mortal.Mortals;
import veroce.network.Fate;
import veroce.network.Recorder;
import veroce.report.Row;
import veroce.simulate.Engine;
import veroce.transfer.EndpointPair;
import veroce.transfer.Neighbour;
import veroce.transfer.SoakWorkload;
import veroce.transfer.Transfer;
import veroce.transfer.TransferResult;
import veroce.transfer.TransferSettings;

/**
 * Long runs of random traffic over a network that does all the harm it can, one per seed: every byte, completion, frame
 * and counter is checked, and the invariants of the reliability rules watch the wires.
 *
 * @param base    everything but the seed
 * @param operations of the messages
 * @param packets data packets of each run
 * @param shared  the queue pairs of a NIC share their receive requests
 * @param mortal  connections beside those of the traffic that are ended in the middle of their work and begin anew
 * @param jobs    runs at the same time
 * @param command with all options but the seeds, to repeat a run
 * @param folder  takes the last frames of a run that failed
 */
public record Soak(Engine engine, TransferSettings base, List<Operation> operations, List<Long> seeds, int packets,
                   boolean shared, int mortal, int jobs, String command, Path folder) {
    /** Frames kept for the capture of a failure. */
    private static final int RECORDED = 20_000;
    private static final double NANOSECONDS = 1e9;

    /** What a run came to; {@code failure} is null if all held. */
    private record Run(long seed, long packets, TransferResult result, List<Row> beside, String failure) {}

    /**
     * What all runs came to.
     *
     * @param packets   data packets that arrived, of the runs in which all held
     * @param perSecond of real time
     * @param failures  one text for each run that failed
     */
    public record Outcome(long packets, double perSecond, List<String> failures, List<Row> rows) {}

    /** Tells now and then how far all runs together are, and what each has come to. */
    public Outcome run(Consumer<String> progress) {
        long began = System.nanoTime();
        var meter = new PacketMeter((long) packets * seeds.size(), progress);
        var failures = new ArrayList<String>();
        var rows = new ArrayList<Row>();
        long arrived = 0;
        try (var pool = new Jobs(jobs)) {
            var runs = seeds.stream().map(seed -> pool.submit(() -> soak(seed, meter, progress))).toList();
            for (var next : runs) {
                var run = next.get();
                if (run.failure() == null) {
                    arrived += run.packets();
                    rows.addAll(rows(run));
                } else {
                    failures.add(run.failure());
                }
            }
        }
        double perSecond = arrived / ((System.nanoTime() - began) / NANOSECONDS);
        rows.add(Row.of("soak", "packets", arrived, "packets").ceiling((long) packets * seeds.size()));
        rows.add(Row.of("soak", "failures", failures.size(), "runs").ceiling(0));
        rows.add(Row.of("soak", "packets_per_second", Figures.rounded(perSecond), "packets/s"));
        return new Outcome(arrived, perSecond, failures, rows);
    }

    private Run soak(long seed, PacketMeter meter, Consumer<String> progress) {
        var settings = base.withNetwork(base.loss(), seed);
        var recorder = new Recorder(RECORDED);
        var workload = new SoakWorkload(settings, operations, packets, shared);
        double packetsPerByte = workload.packets() / (double) workload.payload();
        try (var ends = EndpointPair.open(engine, settings)) {
            var transfer = new Transfer(settings, ends.left(), ends.right(), workload);
            transfer.link().tap(recorder);
            var beside = mortal == 0 ? Neighbour.NONE
                : new Mortals(transfer, ends, settings, mortal, operations, shared);
            transfer.beside(beside);
            if (engine != Engine.REFERENCE && Jobs.leaveProcessors(jobs, seeds.size())) {
                transfer.link().parallel();
            }
            var result = transfer.run(bytes -> meter.arrived(seed, Math.round(bytes * packetsPerByte)));
            progress.accept(text(seed, workload.packets(), result));
            return new Run(seed, workload.packets(), result, beside.rows(), null);
        } catch (RuntimeException e) {
            var capture = folder.resolve("soak-seed-" + seed + ".pcapng");
            recorder.write(capture);
            var failure = "seed " + seed + " FAILED: " + (e.getMessage() == null ? e : e.getMessage())
                + "\n  the last frames: " + capture + "\n  repeat: " + command + " --seeds " + seed + ".." + seed;
            progress.accept(failure);
            return new Run(seed, 0, null, List.of(), failure);
        }
    }

    private static String text(long seed, long packets, TransferResult result) {
        return String.format(Locale.ROOT, "seed %d: %,d packets, all held; %,d sent again, %,d timeouts; of all frames"
            + " %,d lost, %,d duplicated, %,d corrupted, %,d trimmed; %,d cycles", seed, packets, result.resends(),
            result.counter("timeouts"), result.fate(Fate.DROP_LOSS), result.fate(Fate.DUPLICATED),
            result.fate(Fate.CORRUPTED), result.fate(Fate.TRIMMED), result.cycles());
    }

    private static List<Row> rows(Run run) {
        var scenario = "seed " + run.seed();
        var rows = new ArrayList<Row>();
        rows.add(Row.of(scenario, "packets", run.packets(), "packets"));
        rows.add(Row.of(scenario, "retransmissions", run.result().resends(), "packets"));
        rows.add(Row.of(scenario, "timeouts", run.result().counter("timeouts"), "timeouts"));
        for (var fate : List.of(Fate.SENT, Fate.DROP_LOSS, Fate.DUPLICATED, Fate.CORRUPTED, Fate.TRIMMED)) {
            rows.add(Row.of(scenario, "frames." + fate.name().toLowerCase(Locale.ROOT), run.result().fate(fate),
                "frames"));
        }
        rows.add(Row.of(scenario, "cycles", run.result().cycles(), "cycles"));
        run.beside().forEach(row -> rows.add(Row.of(scenario, "mortal." + row.metric(), row.value(), row.unit())));
        return rows;
    }
}
