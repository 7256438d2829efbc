package veroce.bench;

import java.util.List;
import java.util.function.Consumer;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.endpoint.Operation;
import veroce.endpoint.Time;
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
 * @param least      what it should reach, in millions per second
 * @param ceiling    what nothing can be above, in millions per second
 */
public record RateBench(Engine engine, Operation operation, int bytes, String metric, double least, double ceiling) {
    private static final double MILLION = 1e6;
    private static final int GIGABITS = 100;

    /** Over so many queue pairs, so many messages altogether. */
    public void run(Figures figures, List<Integer> queuePairs, int messages, Consumer<String> progress) {
        for (int pairs : queuePairs) {
            var rate = Figures.rounded(measure(pairs, messages));
            progress.accept(name(pairs) + ": " + rate + " M/s");
            var row = Row.of(name(pairs), metric, rate, "M/s").with("messages", messages).ceiling(ceiling);
            figures.atLeast(row, least);
        }
    }

    private String name(int pairs) {
        return bytes + " bytes, " + pairs + " queue pair" + (pairs == 1 ? "" : "s");
    }

    private double measure(int pairs, int messages) {
        var parameters = RnicParameters.ALVEO_100G;
        var settings = new TransferSettings(parameters, operation, false, pairs, bytes, 1024, parameters.window(), 8, 4,
            GIGABITS, 2 * Time.MICROSECOND, 0, 0, 1, 0, 0, 0, 1);
        try (var ends = EndpointPair.open(engine, settings)) {
            var transfer = new Transfer(settings, ends.left(), ends.right(), new StreamWorkload(settings, messages));
            if (engine != Engine.REFERENCE) {
                transfer.link().parallel();
            }
            var result = transfer.run(moved -> { });
            return result.steadyPercent() / 100 * GIGABITS * 1e9 / (8.0 * bytes) / MILLION;
        } catch (TransferFailure e) {
            throw VeroceException.failure(name(pairs) + ": " + e.getMessage());
        }
    }
}
