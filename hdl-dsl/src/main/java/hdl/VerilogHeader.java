package hdl;

import hdl.ir.Site;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Reads the header of one module: {@code module NAME #(parameters) (ports);} with directions in the header. */
final class VerilogHeader {
    private static final Set<String> KINDS = Set.of("wire", "reg", "logic", "tri", "signed", "unsigned", "var");
    private static final Set<String> TYPES = Set.of("integer", "signed", "unsigned", "int", "logic", "bit", "reg");

    private final VerilogTokens tokens;
    private final String name;
    private final Map<String, Long> given;
    private final Map<String, Long> values = new LinkedHashMap<>();
    private final Map<String, VerilogModule.Port> ports = new LinkedHashMap<>();

    VerilogHeader(String file, String text, String name, Map<String, Long> given) {
        tokens = new VerilogTokens(file, text);
        this.name = name;
        this.given = given;
        find();
        parameters();
        read();
    }

    Map<String, VerilogModule.Port> ports() {
        return ports;
    }

    private void find() {
        while (!tokens.isEnd()) {
            boolean isModule = tokens.take("module") || tokens.take("macromodule");
            if (isModule && tokens.next().equals(name)) {
                return;
            }
            if (!isModule) {
                tokens.next();
            }
        }
        throw tokens.mistake(new Site(tokens.file(), 1), "there is no module " + name + " in this file; write its name "
            + "as the file does");
    }

    // ---- parameters

    private void parameters() {
        if (tokens.take("#")) {
            tokens.expect("(", "the list of parameters begins with '('");
            while (!tokens.take(")")) {
                boolean isLocal = tokens.take("localparam");
                tokens.take("parameter");
                while (tokens.takeOneOf(TYPES)) {
                    continue;
                }
                if (tokens.peek().equals("[")) {
                    range();
                }
                var parameter = tokens.name("a parameter");
                tokens.expect("=", "a parameter has a value in the header");
                long value = expression().value();
                values.put(parameter, isLocal ? value : given.getOrDefault(parameter, value));
                tokens.take(",");
            }
        }
        for (var parameter : given.keySet()) {
            if (!values.containsKey(parameter)) {
                throw tokens.mistake("module " + name + " has no parameter '" + parameter + "' in its header; "
                    + Spelling.remedy(parameter, values.keySet()));
            }
        }
    }

    private VerilogExpression expression() {
        return new VerilogExpression(tokens, values);
    }

    // ---- ports

    private void read() {
        tokens.expect("(", "module " + name + " has no ports; it needs a list of them");
        String direction = null;
        int width = 1;
        while (!tokens.take(")")) {
            var word = tokens.peek();
            if (word.equals("inout")) {
                throw tokens.mistake("an inout of module " + name + " cannot be a port here; write a wrapper with an "
                    + "input, an output and an enable");
            }
            if (word.equals("input") || word.equals("output")) {
                direction = tokens.next();
                while (tokens.takeOneOf(KINDS)) {
                    continue;
                }
                width = tokens.peek().equals("[") ? range() : 1;
            } else if (direction == null) {
                throw tokens.mistake("port '" + word + "' of module " + name + " has no direction in the header; write "
                    + "'input wire " + word + "' there, as in Verilog-2001, or a wrapper that does");
            }
            var port = tokens.name("a port");
            if (tokens.peek().equals("[")) {
                throw tokens.mistake("port '" + port + "' of module " + name + " is an array; write a wrapper with one "
                    + "vector");
            }
            if (tokens.take("=")) {
                expression().value();
            }
            ports.put(port, new VerilogModule.Port(port, direction.equals("input"), width));
            tokens.take(",");
        }
    }

    /** {@code [7:0]} or {@code [0:7]}: how many bits. */
    private int range() {
        tokens.expect("[", "a range begins with '['");
        long high = expression().value();
        tokens.expect(":", "a range has two ends");
        long low = expression().value();
        tokens.expect("]", "a range ends with ']'");
        long width = Math.abs(high - low) + 1;
        if (width > Integer.MAX_VALUE) {
            throw tokens.mistake("a range of " + width + " bits is too wide; give other parameters");
        }
        return (int) width;
    }
}
