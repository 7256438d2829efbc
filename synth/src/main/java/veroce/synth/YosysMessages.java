package veroce.synth;

import java.util.ArrayDeque;

/** The last warnings and the error in a log of Yosys, each with the indented lines that belong to it. */
final class YosysMessages {
    private static final int MOST = 5;
    private static final int MOST_LINES = 8;
    private static final String WARNING = "Warning: ";

    private final ArrayDeque<StringBuilder> messages = new ArrayDeque<>();
    private int linesLeft;

    void note(String line) {
        if (line.contains("ERROR: ") || line.startsWith(WARNING) && !isHarmless(line)) {
            messages.addLast(new StringBuilder(line.startsWith(WARNING) ? line.substring(WARNING.length()) : line));
            linesLeft = MOST_LINES;
            if (messages.size() > MOST) {
                messages.removeFirst();
            }
        } else if (line.startsWith("    ") && linesLeft > 0) {
            messages.getLast().append(' ').append(line.strip());
            linesLeft--;
        } else {
            linesLeft = 0;
        }
    }

    /** Yosys says this about its own cells for every block RAM. */
    private static boolean isHarmless(String line) {
        return line.contains("Resizing cell port");
    }

    @Override public String toString() {
        return String.join("; ", messages);
    }
}
