package hdl.sim;

/** Small questions to a Verilog text. */
public final class VerilogText {
    private VerilogText() {
    }

    /**
     * The text without comments, nor lines that hold nothing else; strings stay, and so do comments that are
     * instructions to Verilator.
     */
    public static String withoutComments(String text) {
        var out = new StringBuilder(text.length());
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            int end = at + 1;
            boolean keep = true;
            if (c == '"') {
                end = endOfString(text, at);
            } else if (text.startsWith("//", at)) {
                int line = text.indexOf('\n', at);
                end = line < 0 ? text.length() : line;
                keep = instructs(text, at, end);
            } else if (text.startsWith("/*", at)) {
                int close = text.indexOf("*/", at + 2);
                end = close < 0 ? text.length() : close + 2;
                keep = instructs(text, at, end);
            }
            if (keep) {
                out.append(text, at, end);
            } else {
                trimEnd(out);
                boolean wholeLine = out.isEmpty() || out.charAt(out.length() - 1) == '\n';
                end += wholeLine && end < text.length() && text.charAt(end) == '\n' ? 1 : 0;
            }
            at = end;
        }
        return out.toString();
    }

    private static boolean instructs(String text, int from, int to) {
        return text.substring(from + 2, to).stripLeading().startsWith("verilator");
    }

    private static int endOfString(String text, int from) {
        int at = from + 1;
        while (at < text.length() && text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(at + 1, text.length());
    }

    private static void trimEnd(StringBuilder out) {
        int length = out.length();
        while (length > 0 && out.charAt(length - 1) == ' ') {
            length--;
        }
        out.setLength(length);
    }
}
