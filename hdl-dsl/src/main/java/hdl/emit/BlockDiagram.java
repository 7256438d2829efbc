package hdl.emit;

import hdl.ir.ModuleDef;
import hdl.ir.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A module drawn from its graph, as SVG: its blocks on the diagonal, and what leads from one to another where the row
 * of the sender meets the column of the receiver. The first block is the outside: the ports of the module.
 */
public final class BlockDiagram {
    private static final int LINE = 14;
    private static final int LETTER = 7;
    private static final int MARGIN = 14;

    private final Printable printable;
    private final int count;
    private final List<List<List<String>>> cells = new ArrayList<>();
    private final int[] left;
    private final int[] top;
    private final StringBuilder lines = new StringBuilder();
    private final StringBuilder boxes = new StringBuilder();

    private BlockDiagram(Printable printable, Function<ModuleDef, List<String>> interfaces) {
        this.printable = printable;
        var module = printable.module();
        count = module.instances().size() + 1;
        var connections = new Connections(module, interfaces);
        var widths = new int[count];
        var heights = new int[count];
        for (int from = 0; from < count; from++) {
            var row = new ArrayList<List<String>>();
            for (int to = 0; to < count; to++) {
                var texts = from == to ? block(from) : List.copyOf(connections.between(from, to));
                row.add(texts);
                for (var text : texts) {
                    widths[to] = Math.max(widths[to], text.length() * LETTER);
                }
                heights[from] = Math.max(heights[from], texts.size() * LINE);
            }
            cells.add(row);
        }
        left = edges(widths);
        top = edges(heights);
    }

    /**
     * The picture.
     *
     * @param interfaces the interfaces of a module, by the names that its ports begin with
     */
    public static String of(Printable printable, Function<ModuleDef, List<String>> interfaces) {
        return new BlockDiagram(printable, interfaces).text();
    }

    private List<String> block(int number) {
        if (number == 0) {
            return List.of("ports of", printable.module().name());
        }
        var instance = printable.module().instances().get(number - 1);
        return List.of(printable.name(instance), instance.module().verilogName());
    }

    private static int[] edges(int[] sizes) {
        var edges = new int[sizes.length + 1];
        edges[0] = MARGIN;
        for (int i = 0; i < sizes.length; i++) {
            edges[i + 1] = edges[i] + sizes[i] + 4 * MARGIN;
        }
        return edges;
    }

    private String text() {
        for (int from = 0; from < count; from++) {
            for (int to = 0; to < count; to++) {
                var texts = cells.get(from).get(to);
                if (from != to && !texts.isEmpty()) {
                    arrow(from, to);
                }
                if (!texts.isEmpty()) {
                    box(from, to, texts);
                }
            }
        }
        int width = left[count] + MARGIN;
        int height = top[count] + MARGIN;
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %w %h" width="%w" height="%h" font-family="monospace"\
             font-size="12">
            <title>%t</title>
            <defs><marker id="tip" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto">\
            <path d="M0,1 L7,4 L0,7 z" fill="#556"/></marker></defs>
            <rect width="%w" height="%h" fill="white"/>
            """.replace("%w", Integer.toString(width)).replace("%h", Integer.toString(height))
            .replace("%t", printable.module().name()) + lines + boxes + "</svg>\n";
    }

    /** From the sender's side along its row, then along the receiver's column. */
    private void arrow(int from, int to) {
        int x = middle(left, to);
        int y = middle(top, from);
        lines.append("<path d=\"M").append(to > from ? left[from + 1] - MARGIN : left[from] + MARGIN).append(',')
            .append(y).append(" H").append(x).append(" V")
            .append(to > from ? top[to] + MARGIN : top[to + 1] - MARGIN)
            .append("\" fill=\"none\" stroke=\"#556\" marker-end=\"url(#tip)\"/>\n");
    }

    private void box(int from, int to, List<String> texts) {
        boolean isBlock = from == to;
        int width = isBlock ? left[to + 1] - left[to] - 2 * MARGIN : longest(texts) * LETTER + MARGIN;
        int height = isBlock ? top[from + 1] - top[from] - 2 * MARGIN : texts.size() * LINE + 4;
        int x = middle(left, to);
        int y = middle(top, from);
        boxes.append("<rect x=\"").append(x - width / 2).append("\" y=\"").append(y - height / 2)
            .append("\" width=\"").append(width).append("\" height=\"").append(height).append("\" rx=\"3\" ")
            .append(isBlock ? "fill=\"#dfeaf7\" stroke=\"#246\"/>\n" : "fill=\"white\" stroke=\"#ccd\"/>\n");
        for (int i = 0; i < texts.size(); i++) {
            boxes.append("<text text-anchor=\"middle\" x=\"").append(x).append("\" y=\"")
                .append(y + LINE * i + LINE - 4 - texts.size() * LINE / 2)
                .append(isBlock && i == 0 ? "\" font-weight=\"bold\">" : "\">").append(texts.get(i))
                .append("</text>\n");
        }
    }

    private static int longest(List<String> texts) {
        return texts.stream().mapToInt(String::length).max().orElse(0);
    }

    private static int middle(int[] edges, int cell) {
        return (edges[cell] + edges[cell + 1]) / 2;
    }
}
