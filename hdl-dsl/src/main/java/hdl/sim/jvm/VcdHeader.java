package hdl.sim.jvm;

import hdl.ir.ModuleDef;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Declares the signals of a value change dump: instances are nested scopes, named as in the Verilog. */
final class VcdHeader {
    /** What the name of a signal ends with that shows the constants of another one as text; no Verilog name has it. */
    static final String TEXT = "$name";

    private final Consumer<String> out;

    /** A scope: its declarations, and the scopes inside. */
    private static final class Folder {
        final List<String> declarations = new ArrayList<>();
        final TreeMap<String, Folder> inside = new TreeMap<>();
    }

    VcdHeader(Consumer<String> out) {
        this.out = out;
    }

    void write(ModuleDef top, List<Flat.Signal> signals, List<Flat.ClockPort> clocks) {
        out.accept("$timescale 1ps $end\n$scope module " + top.verilogName() + " $end\n");
        var root = new Folder();
        for (var clock : clocks) {
            declare(root, clock.path(), "wire 1 " + clockCode(clock.clock()), "");
        }
        for (var i = 0; i < top.clocks().size(); i++) {
            if (top.clocks().get(i).clk() == null) {
                declare(root, "clk", "wire 1 " + clockCode(i), "");
            }
        }
        for (var i = 0; i < signals.size(); i++) {
            var signal = signals.get(i);
            declare(root, signal.path(), "wire " + signal.width() + " " + code(i),
                signal.width() == 1 ? "" : " [" + (signal.width() - 1) + ":0]");
            if (signal.constants() != null) {
                declare(root, signal.path() + TEXT, "string 1 " + textCode(i), "");
            }
        }
        write(root);
        out.accept("$upscope $end\n$enddefinitions $end\n");
    }

    private static void declare(Folder root, String path, String kind, String range) {
        var at = root;
        var from = 0;
        for (var dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', from)) {
            at = at.inside.computeIfAbsent(path.substring(from, dot), name -> new Folder());
            from = dot + 1;
        }
        at.declarations.add("$var " + kind + " " + path.substring(from) + range + " $end\n");
    }

    private void write(Folder folder) {
        folder.declarations.forEach(out);
        for (var entry : folder.inside.entrySet()) {
            out.accept("$scope module " + entry.getKey() + " $end\n");
            write(entry.getValue());
            out.accept("$upscope $end\n");
        }
    }

    static String clockCode(int clock) {
        return "!" + code(clock);
    }

    static String textCode(int signal) {
        return "!!" + code(signal);
    }

    /** Short printable name of the signal of a number; none begins with '!'. */
    static String code(int number) {
        var code = new StringBuilder();
        for (var rest = number;; rest = rest / 93 - 1) {
            code.append((char) ('"' + rest % 93));
            if (rest < 93) {
                return code.toString();
            }
        }
    }
}
