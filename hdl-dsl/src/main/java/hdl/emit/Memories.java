package hdl.emit;

import static hdl.emit.Layout.BREAK;

import hdl.ir.Memory;
import hdl.ir.Memory.Collision;
import hdl.ir.Printable;
import hdl.ir.ReadData;
import hdl.ir.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints memories by the templates that synthesisers document: one block per write port, one per read port. */
final class Memories {
    /** Above this many words a loop of start values takes synthesisers minutes; a file of zeros does not. */
    static final int LONGEST_LOOP = 2048;

    private final Printable printable;
    private final Expressions expressions;
    private final Style style;

    Memories(Printable printable, Expressions expressions, Style style) {
        this.printable = printable;
        this.expressions = expressions;
        this.style = style;
    }

    // ---- declarations

    static Optional<String> attribute(Memory memory) {
        boolean rom = memory.writes().isEmpty();
        var value = switch (memory.style()) {
            case AUTO -> "";
            case REGISTERS -> rom ? "" : "registers";
            case LUTRAM -> rom ? "" : "distributed";
            case BRAM -> "block";
            case URAM -> "ultra";
        };
        return value.isEmpty() ? Optional.empty() : Optional.of("(* " + (rom ? "rom_style" : "ram_style") + " = \""
            + value + "\" *)");
    }

    /** False when the data is computed: a peek, or a word that a bypass may replace. */
    static boolean isRegister(ReadData read) {
        return read.latency() > 1 || read.latency() == 1 && !isBypassed(read);
    }

    static boolean isBypassed(ReadData read) {
        return read.latency() > 0 && read.memory().collision() == Collision.NEW_DATA && !read.memory().writes()
            .isEmpty();
    }

    static boolean hasFile(Memory memory) {
        return memory.hasContents() || memory.zeroed() && memory.depth() > LONGEST_LOOP;
    }

    static String file(Printable printable, Memory memory) {
        return printable.module().name() + "_" + printable.name(memory) + ".hex";
    }

    static void declareStages(Printable printable, ReadData read, Declarations declarations, Layout out) {
        if (printable.extra(read, "first") != null) {
            declarations.reg(read.width(), printable.extra(read, "first"), out);
        }
        if (isBypassed(read)) {
            for (var write : read.memory().writes()) {
                declarations.reg(Bypass.lanes(printable, read, write),
                    printable.extra(read, "bypass " + write.index()), out);
                declarations.reg(read.memory().width(), printable.extra(read, "written " + write.index()), out);
            }
        }
    }

    // ---- blocks

    List<String> blocks() {
        var blocks = new ArrayList<String>();
        for (var memory : printable.module().memories()) {
            start(memory, blocks);
            Path.each(printable.module().body(), (stmt, path) -> {
                if (stmt instanceof Stmt.Write write && write.port().memory() == memory) {
                    blocks.add(write(write, path));
                }
            });
            for (var read : memory.reads()) {
                if (read.latency() > 0) {
                    blocks.add(read.gather() > 1 ? gather(read) : read(read));
                }
                if (isBypassed(read) && read.latency() == 1) {
                    blocks.add(new Bypass(printable, expressions, style).text(read));
                }
            }
        }
        return blocks;
    }

    private void start(Memory memory, List<String> blocks) {
        var out = new Layout(style);
        var name = printable.name(memory);
        if (hasFile(memory)) {
            out.line(2, "initial $readmemh(\"" + file(printable, memory) + "\", " + name + ");");
        } else if (memory.zeroed()) {
            out.line(2, "initial begin : " + printable.extra(memory, "zero"));
            out.line(4, "integer _i;");
            out.line(4, "for (_i = 0; _i < " + memory.depth() + "; _i = _i + 1) begin");
            out.line(6, name + "[_i] = " + Literal.text(java.math.BigInteger.ZERO, memory.width()) + ";");
            out.line(4, "end");
            out.line(2, "end");
        } else {
            return;
        }
        blocks.add(out.toString());
    }

    private String write(Stmt.Write write, Path path) {
        var out = new Layout(style);
        var clock = write.port().clock();
        var word = printable.name(write.port().memory()) + "[" + expressions.read(write.address()) + "]";
        out.line(2, "always @(posedge " + expressions.read(clock.edge()) + ") begin");
        var enable = enable(write, path, expressions);
        int indent = enable.isEmpty() ? 4 : 6;
        if (!enable.isEmpty()) {
            out.line(4, "if (" + enable + ") begin");
        }
        int lanes = write.mask().isPresent() ? write.mask().get().width() : 1;
        if (write.mask().isEmpty()) {
            out.line(indent, word + " <= " + expressions.alone(write.data()) + ";", write.site());
        } else {
            int width = write.data().width() / lanes;
            for (int i = 0; i < lanes; i++) {
                int lo = i * width;
                int hi = lo + width - 1;
                var range = lanes == 1 ? "" : "[" + hi + (hi > lo ? ":" + lo : "") + "]";
                out.line(indent, "if (" + expressions.bits(write.mask().get(), i, i) + ") begin");
                out.line(indent + 2, word + range + " <= " + expressions.bits(write.data(), hi, lo) + ";",
                    write.site());
                out.line(indent, "end");
            }
        }
        if (!enable.isEmpty()) {
            out.line(4, "end");
        }
        out.line(2, "end");
        return out.toString();
    }

    /** Nothing is written during reset: a memory keeps what it has. */
    static String enable(Stmt.Write write, Path path, Expressions expressions) {
        var rst = write.port().clock().resetValue();
        var gate = rst == null ? "" : "!" + expressions.read(rst);
        var rest = path.text(expressions);
        return gate.isEmpty() || rest.isEmpty() ? gate + rest : gate + " &&" + BREAK + rest;
    }

    private String read(ReadData read) {
        var out = new Layout(style);
        out.line(2, "always @(posedge " + expressions.read(read.clock().edge()) + ") begin");
        var stage = stage(read);
        int indent = read.enable() == null ? 4 : 6;
        if (read.enable() != null) {
            out.line(4, "if (" + expressions.read(read.enable()) + ") begin");
        }
        out.line(indent, stage + " <= " + word(expressions, printable, read) + ";", read.site());
        if (isBypassed(read)) {
            new Bypass(printable, expressions, style).capture(read, indent, out);
        }
        if (read.enable() != null) {
            out.line(4, "end");
        }
        if (read.latency() > 1) {
            out.line(4, printable.name(read) + " <= " + new Bypass(printable, expressions, style).chosen(read) + ";",
                read.site());
        }
        out.line(2, "end");
        return out.toString();
    }

    /** The register that takes the word from the memory. */
    static String stageName(Printable printable, ReadData read) {
        var first = printable.extra(read, "first");
        return first != null ? first : printable.name(read);
    }

    private String stage(ReadData read) {
        return stageName(printable, read);
    }

    static String word(Expressions expressions, Printable printable, ReadData read) {
        return printable.name(read.memory()) + "[" + expressions.read(read.address()) + "]";
    }

    // ---- wide reads of narrow words

    /** A row of consecutive words; the loop keeps the array narrow, so that one write reaches one word. */
    private String gather(ReadData read) {
        var out = new Layout(style);
        int low = 31 - Integer.numberOfLeadingZeros(read.gather());
        int width = read.memory().width();
        boolean rows = read.memory().depth() > read.gather();
        out.line(2, "always @(posedge " + expressions.read(read.clock().edge()) + ") begin : "
            + printable.extra(read, "gather"));
        out.line(4, "integer _i;");
        out.line(4, "reg [" + (low - 1) + ":0] _low;");
        int indent = read.enable() == null ? 4 : 6;
        if (read.enable() != null) {
            out.line(4, "if (" + expressions.read(read.enable()) + ") begin");
        }
        out.line(indent, "for (_i = 0; _i < " + read.gather() + "; _i = _i + 1) begin");
        out.line(indent + 2, "_low = _i[" + (low - 1) + ":0];");
        var row = expressions.read(read.address());
        row = row.startsWith("{") && !row.endsWith("}}") ? row.substring(1, row.length() - 1) : row;
        out.line(indent + 2, stage(read) + (width == 1 ? "[_i]" : "[_i * " + width + " +: " + width + "]") + " <= "
            + printable.name(read.memory()) + "[" + (rows ? "{" + row + "," + BREAK + "_low}" : "_low") + "];",
                read.site());
        out.line(indent, "end");
        if (isBypassed(read)) {
            new Bypass(printable, expressions, style).capture(read, indent, out);
        }
        if (read.enable() != null) {
            out.line(4, "end");
        }
        if (read.latency() > 1) {
            out.line(4, printable.name(read) + " <= " + new Bypass(printable, expressions, style).chosen(read) + ";",
                read.site());
        }
        out.line(2, "end");
        return out.toString();
    }
}
