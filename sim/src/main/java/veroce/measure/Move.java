package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import veroce.VeroceException;
import veroce.bench.Figures;
import veroce.bench.Jobs;
import veroce.nic.HostBus;
import veroce.report.Row;
import veroce.simulate.Engine;
import veroce.transfer.EndpointPair;
import veroce.transfer.StreamWorkload;
import veroce.transfer.Transfer;
import veroce.transfer.TransferFailure;
import veroce.transfer.TransferResult;
import veroce.transfer.TransferSettings;

/**
 * One transfer that is measured; every byte, completion and frame is checked on the way.
 *
 * @param name     of the figures
 * @param series   the line of a chart that it is a point of, and {@code x} where
 * @param packets  that are moved at least
 * @param harm     what is done to the networks besides
 * @param signaled one message of so many has a completion; 0: on every other queue pair Writes go the other way
 * @param timing   of host memory, where NICs are at both ends
 */
record Move(String name, String series, double x, Engine engine, Shape shape, int packets,
            Consumer<Transfer> harm, int signaled, HostBus.Timing timing) {
    /** What stands beside a figure that no NIC has anything to do with. */
    static final String MODEL = "model in Java at both ends";
    /** The share of the messages that is the middle. */
    private static final double MIDDLE = 0.8;
    /** Messages as large as these are moved once each instead of in a few buffers. */
    private static final int LARGE = 1 << 20;

    /** What a transfer has shown. */
    record Moved(Move move, TransferSettings settings, TransferResult result) {
        /** A figure of it, as a point of its series. */
        Row row(String metric, double value, String unit) {
            var row = Row.of(move.name, metric, Figures.rounded(value), unit).with("series", move.series)
                .with("x", move.x).with("packets", move.packets);
            return move.engine == Engine.REFERENCE ? row.with("because", MODEL) : row;
        }

        /**
         * What the middle of the run has used of the line at least: the host looks at its completions once in a microsecond,
         * so the middle may have been that much longer. The whole run where there are too few messages.
         */
        double steadyAtLeast() {
            double steady = result.steadyPercent();
            if (steady <= 0) {
                return result.goodputPercent();
            }
            double lines = (settings.bothDirections() ? 2 : 1) * settings.gigabitsPerSecond() * 1e3;
            double microseconds = MIDDLE * result.bytes() * 8 / (steady / 100 * lines);
            return steady * microseconds / (microseconds + 1);
        }

        /** The best goodput with what was lost in this very run. */
        double ceiling() {
            return Wire.ceilingPercent(settings) * (1 - result.lostShare());
        }
    }

    static Move of(String name, String series, double x, Engine engine, Shape shape, int packets) {
        return new Move(name, series, x, engine, shape, packets, transfer -> { }, 1, HostBus.Timing.PCIE);
    }

    Move harmed(Consumer<Transfer> other) {
        return new Move(name, series, x, engine, shape, packets, other, signaled, timing);
    }

    /** With a completion for one message of so many. */
    Move signaled(int of) {
        return new Move(name, series, x, engine, shape, packets, harm, of, timing);
    }

    /** On every other queue pair Writes whose bytes go the other way; the shape is of both directions. */
    Move againstWrites() {
        return signaled(0);
    }

    /** With another host memory. */
    Move timed(HostBus.Timing other) {
        return new Move(name, series, x, engine, shape, packets, harm, signaled, other);
    }

    /** All of them, as many at the same time as there may be, in their order. */
    static List<Moved> all(List<Move> moves, int jobs, Consumer<String> progress) {
        var done = new ArrayList<Moved>();
        try (var pool = new Jobs(jobs)) {
            var waiting = new ArrayList<Supplier<Moved>>();
            boolean parallel = Jobs.leaveProcessors(jobs, moves.size());
            moves.forEach(move -> waiting.add(pool.submit(() -> move.run(parallel, progress))));
            waiting.forEach(one -> done.add(one.get()));
        }
        return done;
    }

    private Moved run(boolean parallel, Consumer<String> progress) {
        var settings = shape.settings();
        progress.accept(name);
        try (var ends = EndpointPair.measured(engine, settings, timing)) {
            if (signaled > 1) {                              // a program that asks so seldom posts several at once
                ends.gatherDoorbells();
            }
            var transfer = transfer(settings, ends);
            if (parallel && engine != Engine.REFERENCE) {
                transfer.link().parallel();
            }
            harm.accept(transfer);
            return new Moved(this, settings, transfer.run(bytes -> { }));
        } catch (TransferFailure e) {
            throw VeroceException.failure(name + ", seed " + shape.seed() + ": " + e.getMessage());
        }
    }

    private Transfer transfer(TransferSettings settings, EndpointPair ends) {
        if (settings.messageBytes() < LARGE) {
            return new Transfer(settings, ends.left(), ends.right(), signaled == 0
                ? StreamWorkload.againstWrites(settings, packets)
                : StreamWorkload.seldomSignaled(settings, packets, signaled));
        }
        var data = new byte[Math.ceilDiv(packets * settings.mtu(), settings.messageBytes()) * settings.messageBytes()];
        new Random(shape.seed()).nextBytes(data);
        return new Transfer(settings, ends.left(), ends.right(), data);
    }
}
