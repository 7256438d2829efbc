package veroce.capture;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Reads a frames file: one frame per line as {@code name,origin,icrc,hex}, with {@code #} starting a comment line. */
public final class FramesFile {
    private static final String FORMAT = "A line reads name,origin,icrc,hex with 8 hex digits of ICRC in wire order.";

    /**
     * One line.
     *
     * @param icrc the ICRC of the undamaged packet, four bytes in wire order
     */
    public record Line(String name, String origin, byte[] icrc, CapturedFrame frame) {}

    private FramesFile() {}

    public static List<Line> parse(String file, String text) {
        List<Line> lines = new ArrayList<>();
        int number = 0;
        for (String raw : (Iterable<String>) text.lines()::iterator) {
            number++;
            String line = raw.strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                lines.add(parseLine(file + ":" + number, line));
            }
        }
        if (lines.isEmpty()) {
            throw new CaptureException(file, "holds no frame", FORMAT);
        }
        return lines;
    }

    private static Line parseLine(String place, String line) {
        String[] parts = line.split(",", -1);
        if (parts.length != 4) {
            throw new CaptureException(place, "has " + parts.length + " comma-separated fields instead of 4", FORMAT);
        }
        byte[] icrc = hex(place, "ICRC", parts[2]);
        if (icrc.length != 4) {
            throw new CaptureException(place, "has an ICRC of " + icrc.length + " bytes instead of 4", FORMAT);
        }
        byte[] bytes = hex(place, "frame", parts[3]);
        return new Line(parts[0], parts[1], icrc, CapturedFrame.whole(parts[0], bytes));
    }

    private static byte[] hex(String place, String what, String digits) {
        try {
            return HexFormat.of().parseHex(digits);
        } catch (IllegalArgumentException e) {
            throw new CaptureException(place, "the " + what + " is not a whole number of hex bytes ("
                + e.getMessage() + ")", FORMAT);
        }
    }
}
