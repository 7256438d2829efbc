package hdl.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The text of a module: its ports, found by their names, and what is written in place of its content. */
final class ModuleText {
    private static final Pattern PORT =
        Pattern.compile("(?m)^  (input|output) +(?:wire|reg) +(?:signed +)?(?:\\[[^\\]]*\\] +)?(\\w+)");
    private static final String VALID = "valid";
    private static final String READY = "ready";
    private static final String END = "\n);\n";

    private final String text;
    private final Map<String, Boolean> outputs = new LinkedHashMap<>();

    /** A stream that the module gives away: what its ports begin with, and the signals that move with it. */
    record Offer(String begin, List<String> payload) {
        String valid() {
            return begin + VALID;
        }

        String ready() {
            return begin + READY;
        }
    }

    ModuleText(String text) {
        this.text = text;
        PORT.matcher(header()).results().forEach(port -> outputs.put(port.group(2), port.group(1).equals("output")));
    }

    String header() {
        return text.substring(text.indexOf("module "), text.indexOf(END) + END.length());
    }

    /** All that it gives away. */
    List<Offer> offers() {
        var found = new ArrayList<Offer>();
        outputs.forEach((name, isOutput) -> {
            var begin = name.endsWith(VALID) ? name.substring(0, name.length() - VALID.length()) : "";
            if (isOutput && !begin.isEmpty() && Boolean.FALSE.equals(outputs.get(begin + READY))) {
                found.add(new Offer(begin, outputs.keySet().stream().filter(other -> outputs.get(other)
                    && !other.equals(name) && belongs(other, begin)).toList()));
            }
        });
        return found;
    }

    /** As {@link hdl.ir.StreamSinks}: {@code in_payload_last} belongs to {@code in_}, {@code awaddr} to {@code aw}. */
    private static boolean belongs(String name, String begin) {
        return name.startsWith(begin)
            && (begin.endsWith("_") ? name.startsWith("payload", begin.length()) : name.indexOf('_',
                begin.length()) < 0);
    }

    /** What takes the place of its content: that it keeps what it offers until it is taken, and does anything else. */
    String keptOffers() {
        var promise = new StringBuilder("  wire nothing = 1'b0;\n");
        for (var offer : offers()) {
            var kept = offer.payload().isEmpty() ? "1'b0" : "{" + String.join(", ", offer.payload()) + "}";
            var waits = "waits_" + offer.begin();
            var before = "before_" + offer.begin();
            promise.append("  reg ").append(waits).append(" = 0;\n  reg [4095:0] ").append(before)
                .append(";\n  always @(posedge clk) ").append(waits).append(" <= ").append(offer.valid()).append(" & ~")
                .append(offer.ready()).append(outputs.containsKey("rst") ? " & ~rst" : "").append(";\n  always"
                    + " @(posedge clk) ")
                .append(before).append(" <= ").append(kept).append(";\n  always @* if (").append(waits)
                .append(") assume (").append(offer.valid()).append(" & (").append(kept).append(" == ").append(before)
                .append("));\n");
        }
        return promise.append("endmodule\n").toString();
    }

    /** The same module with a fault: what it offers is withdrawn in every other cycle. */
    String withdrawing(String stream) {
        var offer = offers().stream().filter(each -> each.begin().equals(stream) || each.begin().equals(stream + "_"))
            .findFirst().orElseThrow(() -> new IllegalArgumentException("no stream " + stream + "; there are "
                + offers().stream().map(Offer::begin).toList()));
        var valid = offer.valid();
        var offered = valid + "_offered";
        boolean isReg = Pattern.compile("output +reg +" + valid + "\\b").matcher(header()).find();
        int body = text.indexOf(END) + END.length();
        int claims = text.indexOf("`ifdef FORMAL") < 0 ? text.lastIndexOf("endmodule") : text.indexOf("`ifdef FORMAL");
        return text.substring(0, body).replaceAll("output +reg +" + valid + "\\b", "output wire " + valid)
            + (isReg ? "  reg  " : "  wire ") + offered + ";\n  reg  withdrawn = 0;\n"
            + "  always @(posedge clk) withdrawn <= ~withdrawn;\n"
            + text.substring(body, claims).replaceAll("(?<!\\.)\\b" + valid + "\\b", offered)
            + "  assign " + valid + " = " + offered + " & ~withdrawn;\n" + text.substring(claims);
    }
}
