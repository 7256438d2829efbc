package veroce.bench;

import java.util.List;
import java.util.function.Consumer;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.endpoint.Operation;
import veroce.endpoint.Time;
import veroce.nic.HostBus;
import veroce.report.Row;
import veroce.simulate.Engine;
import veroce.transfer.EndpointPair;
import veroce.transfer.StreamWorkload;
import veroce.transfer.Transfer;
import veroce.transfer.TransferFailure;
import veroce.transfer.TransferSettings;

/**
 * How many short messages of a kind two NICs exchange per second of simulated time, without loss. Every byte and every
 * completion is checked on the way.
 *
 * @param operation  of every message
 * @param bytes      of each
 * @param metric     its name in reports
 * @param kind       what is special about them
 * @param least      what it should reach, in millions per second; 0 for nothing stated
 * @param ceiling    what nothing can be above, in millions per second
 */
public record RateBench(Engine engine, Operation operation, int bytes, Kind kind, String metric, double least,
                        double ceiling) {
    /** Nothing; atomics of all queue pairs on one word; bytes in the work request; no bytes at all. */
    public enum Kind { PLAIN, ONE_WORD, INLINE, EMPTY }

    private static final double MILLION = 1e6;
    private static final int GIGABITS = 100;
    /** The share of the messages that is the middle. */
    private static final double MIDDLE = 0.8;
    /** Without host memory; meanwhile so many Reads and atomics of a queue pair are open: few reach no more. */
    private static final double ROUND_TRIP_MICROSECONDS = 2;
    private static final double OPEN = RnicParameters.ALVEO_100G.reads();

    /** Over so many queue pairs, so many messages altogether. */
    public void run(Figures figures, List<Integer> queuePairs, int messages, Consumer<String> progress) {
        for (int pairs : queuePairs) {
            var rate = Figures.rounded(measure(pairs, messages));
            progress.accept(name(pairs) + ": " + rate + " M/s");
            double most = operation.hasResponse() ? Math.min(ceiling, pairs * OPEN / ROUND_TRIP_MICROSECONDS) : ceiling;
            var row = Row.of(name(pairs), metric, rate, "M/s").with("messages", messages).ceiling(most);
            if (most < least || least <= 0) {
                figures.add(row);
            } else {
                figures.atLeast(row, least);
            }
        }
    }

    private String name(int pairs) {
        int length = kind == Kind.EMPTY ? 0 : bytes;
        return length + " bytes, " + pairs + " queue pair" + (pairs == 1 ? "" : "s") + switch (kind) {
            case PLAIN -> "";
            case ONE_WORD -> ", one word";
            case INLINE -> ", inline";
            case EMPTY -> ", no payload";
        };
    }

    /** The host looks at its completions once in a microsecond, so the middle may have been that much longer. */
    private static double atLeast(double perMicrosecond, int messages) {
        double middle = MIDDLE * messages / perMicrosecond;
        return MIDDLE * messages / (middle + 1);
    }

    private double measure(int pairs, int messages) {
        var parameters = RnicParameters.ALVEO_100G;
        var settings = new TransferSettings(parameters, operation, false, pairs, bytes, 1024, parameters.window(), 8, 4,
            GIGABITS, (long) (ROUND_TRIP_MICROSECONDS * Time.MICROSECOND), 0, 0, 1, 0, 0, 0, 1);
        var workload = switch (kind) {
            case PLAIN -> new StreamWorkload(settings, messages);
            case ONE_WORD -> StreamWorkload.onOneWord(settings, messages);
            case INLINE -> StreamWorkload.inline(settings, messages);
            case EMPTY -> StreamWorkload.ofNothing(settings, messages);
        };
        try (var ends = EndpointPair.measured(engine, settings, HostBus.Timing.PCIE)) {
            if (operation == Operation.WRITE) {              // as a program does that posts several at once
                ends.gatherDoorbells();
            }
            var transfer = new Transfer(settings, ends.left(), ends.right(), workload);
            if (engine != Engine.REFERENCE) {
                transfer.link().parallel();
            }
            var result = transfer.run(moved -> { });
            return atLeast(result.steadyMessagesPerSecond() / MILLION, messages);
        } catch (TransferFailure e) {
            throw VeroceException.failure(name(pairs) + ": " + e.getMessage());
        }
    }
}
