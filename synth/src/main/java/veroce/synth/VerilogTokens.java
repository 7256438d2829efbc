package veroce.synth;

import java.nio.charset.StandardCharsets;

/**
 * What a synthesizer reads of Verilog: no comments, no claims (nobody defines {@code FORMAL} for it), and one space where
 * there is white space. Strings stay.
 */
final class VerilogTokens {
    private static final String CLAIMS = "`ifdef FORMAL";

    private final String text;
    private final StringBuilder out;
    private boolean space;

    private VerilogTokens(String text) {
        this.text = text;
        out = new StringBuilder(text.length());
    }

    static byte[] of(byte[] verilog) {
        var tokens = new VerilogTokens(new String(verilog, StandardCharsets.UTF_8));
        tokens.read();
        return tokens.out.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void read() {
        int at = 0;
        while (at < text.length()) {
            if (text.startsWith("//", at)) {
                at = behind("\n", at);
                space = true;
            } else if (text.startsWith("/*", at)) {
                at = behind("*/", at + 2);
                space = true;
            } else if (text.startsWith(CLAIMS, at)) {
                at = behind("`endif", at);
                space = true;
            } else if (Character.isWhitespace(text.charAt(at))) {
                at++;
                space = true;
            } else {
                at = text.charAt(at) == '"' ? string(at) : copied(at, at + 1);
            }
        }
    }

    private int behind(String end, int from) {
        int found = text.indexOf(end, from);
        return found < 0 ? text.length() : found + end.length();
    }

    private int string(int from) {
        int at = from + 1;
        while (at < text.length() && text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return copied(from, Math.min(at + 1, text.length()));
    }

    private int copied(int from, int end) {
        if (space && !out.isEmpty()) {
            out.append(' ');
        }
        space = false;
        out.append(text, from, end);
        return end;
    }
}
