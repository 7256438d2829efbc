package hdl;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** A constant expression of a header, computed as it is read: what widths are made of. */
final class VerilogExpression {
    /** Operators of two operands, the loosest first. */
    private static final List<List<String>> LEVELS = List.of(List.of("||"), List.of("&&"), List.of("|"), List.of("^"),
        List.of("&"), List.of("==", "!="), List.of("<", "<=", ">", ">="), List.of("<<", ">>", "<<<", ">>>"),
        List.of("+", "-"), List.of("*", "/", "%"), List.of("**"));

    private final VerilogTokens tokens;
    private final Map<String, Long> values;

    VerilogExpression(VerilogTokens tokens, Map<String, Long> values) {
        this.tokens = tokens;
        this.values = values;
    }

    long value() {
        long condition = level(0);
        if (!tokens.take("?")) {
            return condition;
        }
        long then = value();
        tokens.expect(":", "a choice has two sides");
        long otherwise = value();
        return condition != 0 ? then : otherwise;
    }

    private long level(int level) {
        if (level == LEVELS.size()) {
            return single();
        }
        long value = level(level + 1);
        while (LEVELS.get(level).contains(tokens.peek())) {
            var operator = tokens.next();
            value = computed(operator, value, level(level + 1));
        }
        return value;
    }

    private long computed(String operator, long a, long b) {
        if ((operator.equals("/") || operator.equals("%")) && b == 0) {
            throw tokens.mistake("a division by zero; give other parameters");
        }
        return switch (operator) {
            case "||" -> a != 0 || b != 0 ? 1 : 0;
            case "&&" -> a != 0 && b != 0 ? 1 : 0;
            case "|" -> a | b;
            case "^" -> a ^ b;
            case "&" -> a & b;
            case "==" -> a == b ? 1 : 0;
            case "!=" -> a != b ? 1 : 0;
            case "<" -> a < b ? 1 : 0;
            case "<=" -> a <= b ? 1 : 0;
            case ">" -> a > b ? 1 : 0;
            case ">=" -> a >= b ? 1 : 0;
            case "<<", "<<<" -> a << b;
            case ">>", ">>>" -> a >> b;
            case "+" -> a + b;
            case "-" -> a - b;
            case "*" -> a * b;
            case "/" -> a / b;
            case "%" -> a % b;
            default -> BigInteger.valueOf(a).pow((int) b).longValue();
        };
    }

    private long single() {
        if (tokens.take("-")) {
            return -single();
        }
        if (tokens.take("+")) {
            return single();
        }
        if (tokens.take("!")) {
            return single() == 0 ? 1 : 0;
        }
        if (tokens.take("~")) {
            return ~single();
        }
        if (tokens.take("(")) {
            long value = value();
            tokens.expect(")", "a bracket is closed");
            return value;
        }
        if (tokens.take("$clog2")) {
            tokens.expect("(", "$clog2 has an argument");
            long value = value();
            tokens.expect(")", "a bracket is closed");
            return value <= 1 ? 0 : Long.SIZE - Long.numberOfLeadingZeros(value - 1);
        }
        return Character.isDigit(first()) || first() == '\'' ? number() : named();
    }

    private char first() {
        return tokens.peek().isEmpty() ? ' ' : tokens.peek().charAt(0);
    }

    private long named() {
        var known = values.get(tokens.peek());
        if (known == null) {
            throw tokens.mistake("'" + tokens.peek() + "' is no parameter of the header, and widths are computed from "
                + "parameters, numbers and $clog2 alone; write a wrapper");
        }
        tokens.next();
        return known;
    }

    private long number() {
        var text = tokens.next().replace("_", "").replaceAll("\\s", "");
        int mark = text.indexOf('\'');
        if (mark < 0) {
            return Long.parseLong(text);
        }
        var digits = text.substring(mark + 1).replaceFirst("^[sS]", "");
        int base = switch (Character.toLowerCase(digits.charAt(0))) {
            case 'b' -> 2;
            case 'o' -> 8;
            case 'h' -> 16;
            default -> 10;
        };
        try {
            return Long.parseLong(digits.substring(1), base);
        } catch (NumberFormatException unknown) {
            throw tokens.mistake("'" + text + "' is no number; write it with digits");
        }
    }
}
