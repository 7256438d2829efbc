package hdl;

import hdl.ir.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The words of a Verilog text with their lines; comments, attributes and strings are passed over. */
final class VerilogTokens {
    private static final Pattern WORD = Pattern.compile("//[^\\n]*|/\\*.*?\\*/|\\(\\*(?!\\s*\\)).*?\\*\\)"
        + "|\"(?:\\\\.|[^\"\\\\])*\""
        + "|(`?[A-Za-z_$][\\w$]*|\\\\\\S+|\\d*\\s*'[sS]?[bBoOdDhH]\\s*[\\w?]+|\\d[\\d_]*"
        + "|\\*\\*|<<<?|>>>?|<=|>=|==|!=|&&|\\|\\||\\S)",
        Pattern.DOTALL);

    private record Token(String text, int line) {}

    private final String file;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    VerilogTokens(String file, String text) {
        this.file = file;
        var words = WORD.matcher(text);
        int line = 1;
        int counted = 0;
        while (words.find()) {
            for (; counted < words.start(); counted++) {
                line += text.charAt(counted) == '\n' ? 1 : 0;
            }
            if (words.group(1) != null) {
                tokens.add(new Token(words.group(1), line));
            }
        }
    }

    String file() {
        return file;
    }

    boolean isEnd() {
        return at >= tokens.size();
    }

    String peek() {
        return isEnd() ? "" : tokens.get(at).text();
    }

    String next() {
        if (isEnd()) {
            throw mistake("the file ends within a header; complete it");
        }
        return tokens.get(at++).text();
    }

    boolean take(String text) {
        boolean found = !isEnd() && peek().equals(text);
        at += found ? 1 : 0;
        return found;
    }

    boolean takeOneOf(Set<String> texts) {
        boolean found = !isEnd() && texts.contains(peek());
        at += found ? 1 : 0;
        return found;
    }

    void expect(String text, String rule) {
        if (!take(text)) {
            throw mistake("'" + peek() + "' stands where '" + text + "' should: " + rule + "; write the header as in "
                + "Verilog-2001, or a wrapper");
        }
    }

    /** An identifier, which stands for {@code what}. */
    String name(String what) {
        var text = peek();
        if (text.startsWith("`")) {
            throw mistake("the directive " + text + " stands in the header, and only plain Verilog is read; run a "
                + "preprocessor before, or write a wrapper");
        }
        if (!text.matches("[A-Za-z_][\\w$]*")) {
            throw mistake("'" + text + "' stands where the name of " + what + " should; write the header as in "
                + "Verilog-2001, or a wrapper");
        }
        return next();
    }

    HdlException mistake(String text) {
        int last = Math.min(at, tokens.size() - 1);
        return mistake(new Site(file, last < 0 ? 1 : tokens.get(last).line()), text);
    }

    HdlException mistake(Site site, String text) {
        return new HdlException(site, "HDL620", text);
    }
}
