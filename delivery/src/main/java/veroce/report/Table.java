package veroce.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A plain text table: columns as wide as their widest cell, figures to the right, words to the left. */
public final class Table {
    private static final String GAP = "  ";

    private final List<String> header;
    private final List<List<String>> rows = new ArrayList<>();

    public Table(String... header) {
        this.header = List.of(header);
    }

    /** One more line; numbers are written as {@link #number} writes them, null as an empty cell. */
    public Table row(Object... cells) {
        if (cells.length != header.size()) {
            throw new IllegalArgumentException(cells.length + " cells for the " + header.size() + " columns " + header);
        }
        var texts = new ArrayList<String>(cells.length);
        for (var cell : cells) {
            texts.add(cell instanceof Number figure ? number(figure) : cell == null ? "" : cell.toString());
        }
        rows.add(texts);
        return this;
    }

    /** Whole numbers with thousands separated, others with three or four significant digits. */
    public static String number(Number figure) {
        var value = figure.doubleValue();
        if (value == Math.rint(value) && Math.abs(value) < 1e15) {
            return String.format(Locale.ROOT, "%,d", (long) value);
        }
        var size = Math.abs(value);
        var digits = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : size >= 0.01 ? 3 : 6;
        return String.format(Locale.ROOT, "%,." + digits + "f", value);
    }

    @Override public String toString() {
        var widths = new int[header.size()];
        var figures = new boolean[header.size()];
        for (var column = 0; column < widths.length; column++) {
            widths[column] = header.get(column).length();
            figures[column] = !rows.isEmpty();
            for (var row : rows) {
                var cell = row.get(column);
                widths[column] = Math.max(widths[column], cell.length());
                figures[column] &= cell.isEmpty() || isFigure(cell);
            }
        }
        var text = new StringBuilder();
        line(text, header, widths, figures);
        line(text, rules(widths), widths, figures);
        for (var row : rows) {
            line(text, row, widths, figures);
        }
        return text.toString();
    }

    /** A share in percent, without the sign: 0.001 is 0.1. */
    public static String percent(double share) {
        return !Double.isFinite(share) ? Double.toString(share) : BigDecimal.valueOf(share).movePointRight(2).stripTrailingZeros().toPlainString();
    }

    private static boolean isFigure(String cell) {
        var first = cell.charAt(0);
        return Character.isDigit(first) || first == '-' && cell.length() > 1 && Character.isDigit(cell.charAt(1));
    }

    private static List<String> rules(int[] widths) {
        var rules = new ArrayList<String>();
        for (var width : widths) {
            rules.add("-".repeat(width));
        }
        return rules;
    }

    private static void line(StringBuilder text, List<String> cells, int[] widths, boolean[] figures) {
        var start = text.length();
        for (var column = 0; column < widths.length; column++) {
            var cell = cells.get(column);
            var padding = " ".repeat(widths[column] - cell.length());
            text.append(column == 0 ? "" : GAP).append(figures[column] ? padding + cell : cell + padding);
        }
        while (text.length() > start && text.charAt(text.length() - 1) == ' ') {
            text.setLength(text.length() - 1);
        }
        text.append('\n');
    }
}
