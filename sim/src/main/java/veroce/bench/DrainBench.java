package veroce.bench;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import rnic.protocol.Command;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.report.Row;

/**
 * How long the commands take that begin and end lives, while other queue pairs fill the line: one NIC whose frames come
 * back to it. Two of its queue pairs send as the others do; the MR that they write to is invalidated, and both are
 * reset and made anew. Then the same without a link. The host unmaps memory at each answer; any later access ends the benchmark.
 *
 * @param pairs pairs of queue pairs beside the two
 * @param lives of the two
 */
public record DrainBench(RnicParameters parameters, Engine engine, int pairs, int lives) {
    private static final int GIGABITS = 100;
    private static final int SIZE = 1 << 20;
    private static final int PMTU = 4096;
    /** Microseconds that the commands may take. */
    private static final int MOST_RESET = 20;
    private static final int MOST_CREATE = 5;
    /** Cycles in which everything comes to its full speed, and between two lives. */
    private static final int WARM = 10_000;
    private static final int BETWEEN = 1_500;

    public Figures run() {
        var figures = new Figures();
        try (var nic = new NicEndpoint(parameters, Address.of(0x0200_0000_0001L, "10.0.0.1"), engine,
            Options.standard().effort(Options.Effort.FULL), HostBus.Timing.PCIE, GIGABITS)) {
            new Session(nic).run(figures);
        }
        return figures;
    }

    private final class Session {
        private final NicEndpoint nic;
        private final long source;
        private final long target;
        private final int sourceKey;
        private int posted;

        Session(NicEndpoint nic) {
            this.nic = nic;
            nic.attach((frame, at) -> nic.model().receive(frame));
            nic.set("qp_quiet.time", 0);
            source = nic.memory().allocate(SIZE, 4096);
            target = nic.memory().allocate(SIZE, 4096);
            sourceKey = nic.register(1, source, SIZE, EnumSet.noneOf(Access.class));
        }

        void run(Figures figures) {
            var settings = new QueuePairOptions().pmtu(PMTU).window(parameters.window(), parameters.messages(), 1)
                .settings();
            for (int qp = 0; qp < 2 * pairs + 2; qp++) {
                nic.create(settings);
            }
            for (int qp = 0; qp < 2 * pairs + 2; qp++) {
                connect(qp, 0);
            }
            int key = nic.register(1, target, SIZE, EnumSet.of(Access.REMOTE_WRITE));
            for (int qp = 0; qp < 2 * pairs; qp += 2) {
                for (int i = 0; i < 4; i++) {
                    write(qp, key);
                }
            }
            step(WARM);
            long from = nic.model().cycle();
            long bytes = nic.model().sent().lineBytes();
            measure(figures, pairs + " pairs at line rate");
            double seconds = (nic.model().cycle() - from) / (parameters.clockKilohertz() * 1e3);
            figures.add(Row.of(pairs + " pairs at line rate", "line_percent",
                Figures.rounded((nic.model().sent().lineBytes() - bytes) * 8 / (seconds * GIGABITS * 1e7)), "%"));
            nic.model().sent().hold(true);
            step(WARM);
            measure(figures, pairs + " pairs without a link");
        }

        private void connect(int qp, int psn) {
            nic.connect(qp, new Peer(nic.address(), qp ^ 1, Numbering.from(psn)));
        }

        private void write(int qp, int key) {
            nic.postSend(qp, SendRequest.write(posted++, source, sourceKey, SIZE, target, key).asUnsignaled());
        }

        private void step(int cycles) {
            for (int i = 0; i < cycles; i++) {
                nic.model().step();
            }
        }

        private void measure(Figures figures, String scenario) {
            var samples = new LinkedHashMap<Command, Samples>();
            int sender = 2 * pairs;
            for (int life = 0; life < lives; life++) {
                int key = nic.register(1, target, SIZE, EnumSet.of(Access.REMOTE_WRITE));
                write(sender, key);
                step(BETWEEN + 97 * life % BETWEEN);
                nic.invalidate(key);
                sample(samples, Command.INVALIDATE_MR);
                for (int qp : new int[] {sender, sender + 1}) {
                    nic.reset(qp, Numbering.from(life));
                    sample(samples, Command.RESET_QP);
                }
                for (int qp : new int[] {sender, sender + 1}) {
                    connect(qp, life);
                    sample(samples, Command.CREATE_QP);
                }
            }
            figures.atMost(row(scenario, "reset_microseconds", samples.get(Command.RESET_QP)), MOST_RESET);
            figures.atMost(row(scenario, "invalidate_microseconds", samples.get(Command.INVALIDATE_MR)), MOST_RESET);
            figures.atMost(row(scenario, "create_microseconds", samples.get(Command.CREATE_QP)), MOST_CREATE);
        }

        private void sample(Map<Command, Samples> samples, Command command) {
            samples.computeIfAbsent(command, _ -> new Samples())
                .add(nic.commandCycles(command) * 1000.0 / parameters.clockKilohertz());
        }
    }

    /** The longest. */
    private static Row row(String scenario, String metric, Samples samples) {
        return Row.of(scenario, metric, Figures.rounded(samples.highest()), "us").with("samples", samples.count())
            .with("lowest", Figures.rounded(samples.lowest())).with("highest", Figures.rounded(samples.highest()))
            .with("median", Figures.rounded(samples.median()));
    }
}
