package hdl.emit;

import hdl.ir.Memory;
import hdl.ir.Port;
import hdl.ir.Printable;
import hdl.ir.Problem;
import hdl.ir.Site;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * The files of a design: one Verilog file per module, a list of them for tools, contents of memories, constraints of
 * crossings. Modules come children first, the top last.
 */
public final class FileSet {
    private final List<Printable> modules;
    private final Style style;
    private final Map<String, String> files = new LinkedHashMap<>();
    private final SequencedMap<String, String> texts = new LinkedHashMap<>();
    private final SequencedMap<String, byte[]> contents = new LinkedHashMap<>();

    private FileSet(List<Printable> modules, Style style) {
        this.modules = List.copyOf(modules);
        this.style = style;
    }

    public static FileSet of(List<Printable> modules, Style style) {
        var set = new FileSet(modules, style);
        for (var module : modules) {
            set.add(module);
        }
        set.lists();
        Constraints.of(modules).ifPresent(text -> set.files.put(set.top() + ".xdc", text));
        return set;
    }

    /** Name of the top module. */
    public String top() {
        return modules.getLast().module().verilogName();
    }

    /** The Verilog of a module. */
    public String text(String module) {
        var text = texts.get(module);
        if (text == null) {
            throw new IllegalArgumentException("no module " + module + "; there are "
                + String.join(", ", texts.keySet()));
        }
        return text;
    }

    /** Every file by its name relative to the folder; what behaves for black boxes lies in {@code sim/}. */
    public Map<String, String> files() {
        return Collections.unmodifiableMap(files);
    }

    /** The Verilog of every module by its name, black boxes included. */
    public SequencedMap<String, String> modules() {
        return Collections.unmodifiableSequencedMap(texts);
    }

    /** The files that memories start from, by the names that the Verilog uses. */
    public SequencedMap<String, byte[]> contents() {
        return Collections.unmodifiableSequencedMap(contents);
    }

    private void add(Printable printable) {
        var name = printable.module().verilogName();
        var box = printable.module().blackBox();
        boolean isForeign = box.isPresent() && box.get().foreign().isPresent() && printable.module().body().isEmpty();
        var text = isForeign ? foreign(name, box.get().foreign().get().text()) : Verilog.text(printable, style);
        var known = texts.putIfAbsent(name, text);
        if (known != null && !known.equals(text)) {
            var site = printable.module().ports().stream().map(Port::site)
                .filter(place -> place != Site.UNKNOWN).findFirst().orElse(Site.UNKNOWN);
            throw new IllegalStateException(Problem.error(site, "HDL603", printable.module().name() + " is printed as "
                + name + ", which is another text already; give one of the circuits another name, or let plain() "
                + "carry uint(...)").toString());
        }
        files.put(file(printable), text);
        for (var memory : printable.module().memories()) {
            if (Memories.hasFile(memory)) {
                var file = Memories.file(printable, memory);
                files.put(file, hex(memory));
                contents.put(file, files.get(file).getBytes(StandardCharsets.US_ASCII));
            }
        }
    }

    /** A file with several modules stands under the first of them. */
    private String foreign(String name, String text) {
        for (var other : texts.entrySet()) {
            if (other.getValue().equals(text) && !other.getKey().equals(name)) {
                return "// " + name + " stands in " + other.getKey() + ".v.\n";
            }
        }
        return text;
    }

    private static String file(Printable printable) {
        var name = printable.module().verilogName() + ".v";
        return printable.module().blackBox().isPresent() ? "sim/" + name : name;
    }

    private void lists() {
        var synthesis = new StringBuilder();
        var simulation = new StringBuilder();
        boolean boxes = false;
        var listed = new HashSet<String>();
        var named = new HashSet<String>();
        for (var printable : modules) {
            if (!listed.add(file(printable))) {
                continue; // a carrier of another width
            }
            var box = printable.module().blackBox();
            boxes |= box.isPresent();
            simulation.append(file(printable)).append('\n');
            box.ifPresentOrElse(it -> it.sources().stream().filter(named::add)
                    .forEach(source -> synthesis.append(source).append('\n')),
                () -> synthesis.append(file(printable)).append('\n'));
        }
        files.put(top() + ".f", synthesis.toString());
        if (boxes) {
            files.put(top() + ".sim.f", simulation.toString());
        }
    }

    // ---- contents of memories

    private static String hex(Memory memory) {
        int digits = (memory.width() + 3) / 4;
        var contents = memory.contents();
        var out = new StringBuilder((digits + 1) * memory.depth());
        for (int i = 0; i < memory.depth(); i++) {
            var word = contents[i].toString(16);
            out.repeat('0', digits - word.length()).append(word).append('\n');
        }
        return out.toString();
    }

    // ---- writing

    /**
     * Writes every file, each of them whole or not at all. A design in which something is computed and never read is
     * refused.
     */
    public void writeTo(Path folder) throws IOException {
        refuseUnread();
        for (var file : files.entrySet()) {
            var path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            var fresh = Files.createTempFile(path.getParent(), ".", ".tmp");
            try {
                Files.writeString(fresh, file.getValue(), StandardCharsets.UTF_8);
                Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(fresh);
            }
        }
    }

    /** The same files; a design in which something is computed and never read is refused. */
    public FileSet refuseUnread() {
        var unread = new ArrayList<hdl.ir.Problem>();
        for (var printable : modules) {
            for (var problem : printable.warnings()) {
                if (problem.code().equals("HDL211") || problem.code().equals("HDL212")) {
                    unread.add(problem);
                }
            }
        }
        if (!unread.isEmpty()) {
            throw new Refusal(unread);
        }
        return this;
    }
}
