package veroce.synth;

/** Where in the author's Verilog a cell comes from; Yosys adds the places in its own libraries, which help nobody. */
final class SourcePlace {
    private SourcePlace() {}

    /** The first {@code file:line} of a Yosys {@code src} attribute outside Yosys' own share folder, or empty. */
    static String of(String attribute) {
        for (var start = 0; start < attribute.length();) {
            var bar = attribute.indexOf('|', start);
            var end = bar < 0 ? attribute.length() : bar;
            var place = attribute.substring(start, end);
            if (!place.contains("/share/yosys/")) {
                var colon = place.lastIndexOf(':');
                var dot = place.indexOf('.', colon + 1);
                return colon < 0 || dot < 0 ? place : place.substring(0, dot);
            }
            start = end + 1;
        }
        return "";
    }
}
