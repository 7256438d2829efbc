package hdl.emit;

import hdl.ir.Site;

/**
 * Collects lines. Code may contain {@link #BREAK}s: each is a space, or, where the line would grow too long, a new line
 * aligned with the bracket it stands in.
 */
final class Layout {
    static final char BREAK = '\n';

    /** Between what is chosen and the next choice. */
    private static final int CHOICES = 2;

    private final Style style;
    private final StringBuilder out = new StringBuilder();

    Layout(Style style) {
        this.style = style;
    }

    boolean isEmpty() {
        return out.isEmpty();
    }

    /** A line of code without a place. */
    void line(int indent, String code) {
        broken(indent, indent + hang(code), code);
        out.append('\n');
    }

    /** A line of code that comes from a place in the source. */
    void line(int indent, String code, Site site) {
        broken(indent, indent + hang(code), code);
        end(site);
    }

    /** The rest of a line of code that has been broken already. */
    void rest(int indent, String code, Site site) {
        broken(indent, indent, code);
        end(site);
    }

    private void end(Site site) {
        if (style.locations() && site.line() > 0) {
            out.append("  // ").append(site);
        }
        out.append('\n');
    }

    /** Text as it is, line ends included. */
    void raw(String text) {
        out.append(text);
    }

    private void broken(int indent, int continued, String code) {
        int start = out.length();
        out.repeat(' ', indent);
        var brackets = new int[code.length() + 1];
        int depth = 0;
        brackets[0] = continued;
        int lineStart = start;
        int at = 0;
        while (at < code.length()) {
            int end = code.indexOf(BREAK, at);
            end = end < 0 ? code.length() : end;
            if (at > 0) {
                if (breaks(code, at, end, out.length() - lineStart, brackets[depth])) {
                    out.append('\n');
                    lineStart = out.length();
                    out.repeat(' ', brackets[depth]);
                } else {
                    out.append(' ');
                }
            }
            for (int i = at; i < end; i++) {
                char c = code.charAt(i);
                out.append(c);
                if (c == '(' || c == '{' || c == '[') {
                    brackets[++depth] = out.length() - lineStart;
                } else if (depth > 0 && (c == ')' || c == '}' || c == ']')) {
                    depth--;
                }
            }
            at = end + 1;
        }
    }

    /**
     * Whether a new line starts here: the code does not fit up to the next break; or not up to the next one outside of
     * what begins here although it would on a line of its own, so that {@code (a == b)} is not torn; or it is the next
     * of several choices; or it would go on in the right half of the lines below.
     */
    private boolean breaks(String code, int at, int next, int used, int indent) {
        if (used + 1 + next - at > style.width()) {
            return true;
        }
        int whole = whole(code, at);
        return used + 1 + whole > style.width() && (strength(code, at - 1) == CHOICES
            || indent + whole <= style.width() || used > (indent + style.width()) / 2);
    }

    /**
     * Characters up to the next break outside of the brackets that open here and not weaker than the one before: of a
     * list a whole element, of a choice a condition with what it chooses. Counted no further than a line.
     */
    private int whole(String code, int at) {
        int depth = 0;
        int end = at;
        int least = strength(code, at - 1);
        while (end < code.length() && end - at <= style.width()) {
            char c = code.charAt(end);
            if (c == '(' || c == '{' || c == '[') {
                depth++;
            } else if (c == ')' || c == '}' || c == ']') {
                depth--;
            } else if (c == BREAK && (depth < 0 || depth == 0 && strength(code, end) >= least)) {
                break;
            }
            end++;
        }
        return end - at;
    }

    /** What a break divides: operands, a condition from what it chooses, choices, or elements of a list. */
    private static int strength(String code, int at) {
        return switch (code.charAt(at - 1)) {
            case ',' -> 3;
            case ':' -> CHOICES;
            case '?' -> 1;
            default -> 0;
        };
    }

    /** Where continued lines start: behind the assignment sign. */
    private static int hang(String code) {
        int sign = code.indexOf(" = ");
        int arrow = code.indexOf(" <= ");
        if (arrow >= 0 && (sign < 0 || arrow < sign) && code.indexOf(BREAK) > arrow) {
            return arrow + 4;
        }
        return sign >= 0 ? sign + 3 : 2;
    }

    @Override public String toString() {
        return out.toString();
    }
}
