package hdl.sim.jvm;

import hdl.ir.ModuleDef;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Declares the signals of a value change dump: instances are nested scopes. */
final class VcdHeader {
    private final Consumer<String> out;

    /** A scope: its signals by number, and the scopes inside. */
    private static final class Folder {
        final List<Integer> signals = new ArrayList<>();
        final TreeMap<String, Folder> inside = new TreeMap<>();
    }

    VcdHeader(Consumer<String> out) {
        this.out = out;
    }

    void write(ModuleDef top, List<Flat.Signal> signals) {
        out.accept("$timescale 1ps $end\n$scope module " + top.name() + " $end\n");
        for (var i = 0; i < top.clocks().size(); i++) {
            var port = top.clocks().get(i).clk();
            declare(1, clockCode(i), port == null ? "clk" : port.name());
        }
        var root = new Folder();
        for (var i = 0; i < signals.size(); i++) {
            folder(root, signals.get(i).path()).signals.add(i);
        }
        write(root, signals);
        out.accept("$upscope $end\n$enddefinitions $end\n");
    }

    private static Folder folder(Folder root, String path) {
        var at = root;
        var from = 0;
        for (var dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', from)) {
            at = at.inside.computeIfAbsent(path.substring(from, dot), name -> new Folder());
            from = dot + 1;
        }
        return at;
    }

    private void write(Folder folder, List<Flat.Signal> signals) {
        for (var i : folder.signals) {
            var signal = signals.get(i);
            declare(signal.width(), code(i), signal.path().substring(signal.path().lastIndexOf('.') + 1));
        }
        for (var entry : folder.inside.entrySet()) {
            out.accept("$scope module " + entry.getKey() + " $end\n");
            write(entry.getValue(), signals);
            out.accept("$upscope $end\n");
        }
    }

    private void declare(int width, String code, String name) {
        var range = width == 1 ? "" : " [" + (width - 1) + ":0]";
        out.accept("$var wire " + width + " " + code + " " + name + range + " $end\n");
    }

    static String clockCode(int clock) {
        return "!" + code(clock);
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
