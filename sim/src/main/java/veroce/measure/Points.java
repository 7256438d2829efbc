package veroce.measure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import veroce.report.Chart;
import veroce.report.Row;

/** From the rows of a report to the points of a chart. */
final class Points {
    private Points() {}

    /** The points of a metric by their series, in the order of the rows. */
    static Map<String, List<double[]>> bySeries(List<Row> rows, String metric) {
        var series = new LinkedHashMap<String, List<double[]>>();
        for (var row : rows) {
            if (row.metric().equals(metric) && row.parameters().get("x") instanceof Number x) {
                series.computeIfAbsent(String.valueOf(row.parameters().get("series")), name -> new ArrayList<>())
                    .add(new double[] {x.doubleValue(), row.value().doubleValue()});
            }
        }
        return series;
    }

    /** The ceilings of a metric in one of its series. */
    static List<double[]> ceilings(List<Row> rows, String metric, String series) {
        var points = new ArrayList<double[]>();
        for (var row : rows) {
            if (row.metric().equals(metric) && series.equals(row.parameters().get("series")) && row.ceiling() != null
                    && row.parameters().get("x") instanceof Number x) {
                points.add(new double[] {x.doubleValue(), row.ceiling().doubleValue()});
            }
        }
        return points;
    }

    /** A chart with all series of a metric. */
    static Chart chart(Chart empty, List<Row> rows, String metric) {
        var chart = empty;
        for (var series : bySeries(rows, metric).entrySet()) {
            chart = chart.with(series.getKey(), Chart.Look.MARKED, series.getValue());
        }
        return chart;
    }

    /** Sizes as people write them. */
    static String size(int bytes) {
        return bytes >= 1 << 20 ? (bytes >> 20) + " MiB" : bytes >= 1024 ? (bytes >> 10) + " KiB" : bytes + " B";
    }
}
