package veroce.synth;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import veroce.VeroceException;

/**
 * The Verilog to map: files as Yosys is told to read them from a folder, the module on top, and the bytes of everything
 * that decides the result, by name.
 */
public record VerilogSource(String name, String top, Path folder, List<String> files, Map<String, byte[]> contents) {
    /** All Verilog in a folder that a block has written. */
    static VerilogSource inFolder(String name, String top, Path folder) throws IOException {
        var contents = new TreeMap<String, byte[]>();
        try (var listing = Files.list(folder)) {
            for (var file : listing.filter(Files::isRegularFile).toList()) {
                contents.put(file.getFileName().toString(), Files.readAllBytes(file));
            }
        }
        var verilog = new ArrayList<String>();
        for (var file : contents.keySet()) {
            if (file.endsWith(".v")) {
                verilog.add(file);
            }
        }
        return new VerilogSource(name, top, folder, verilog, contents);
    }

    /** Files of the user's, with the files they include and the memory contents they read. */
    public static VerilogSource ofFiles(List<Path> files, String top) throws IOException {
        if (!top.matches("[A-Za-z_][A-Za-z0-9_$]*")) {
            throw VeroceException.usage("'" + top + "' is not the name of a Verilog module");
        }
        var contents = new LinkedHashMap<String, byte[]>();
        var names = new ArrayList<String>();
        for (var file : files) {
            if (!Files.isRegularFile(file)) {
                throw VeroceException.input("there is no Verilog file '" + file + "'");
            }
            names.add(file.toString());
            addWithFiles(file, contents);
        }
        return new VerilogSource(top, top, Path.of(""), names, contents);
    }

    private static void addWithFiles(Path file, Map<String, byte[]> contents) throws IOException {
        var bytes = Files.readAllBytes(file);
        if (contents.put(file.toString(), bytes) != null) {
            return;
        }
        var text = new String(bytes, StandardCharsets.ISO_8859_1);
        for (var word : new String[] {"$readmemh", "$readmemb", "`include"}) {
            for (var at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
                var open = text.indexOf('"', at);
                var close = text.indexOf('"', open + 1);
                if (open < 0 || close < 0) {
                    break;
                }
                addNamed(text.substring(open + 1, close), file, contents);
            }
        }
    }

    /** Yosys looks in the folder it runs in, then beside the file that asks. */
    private static void addNamed(String wanted, Path asking, Map<String, byte[]> contents) throws IOException {
        for (var candidate : new Path[] {Path.of(wanted), asking.resolveSibling(wanted)}) {
            if (Files.isRegularFile(candidate)) {
                addWithFiles(candidate, contents);
                return;
            }
        }
    }
}
