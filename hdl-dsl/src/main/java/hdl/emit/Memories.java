package hdl.emit;

import static hdl.emit.Layout.BREAK;

import hdl.ir.Banks;
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
        return read.latency() > 1 || read.latency() == 1 && !isBypassed(read) && !isDivided(read.memory());
    }

    static boolean isBypassed(ReadData read) {
        return read.latency() > 0 && read.memory().collision() == Collision.NEW_DATA && !read.memory().writes()
            .isEmpty();
    }

    static boolean isDivided(Memory memory) {
        return Banks.of(memory).isDivided();
    }

    static boolean hasFile(Memory memory) {
        return memory.hasContents();
    }

    static String file(Printable printable, Memory memory) {
        return printable.module().name() + "_" + printable.name(memory) + ".hex";
    }

    /** Bits of the widest signal that a read port declares. */
    static int widest(ReadData read) {
        var banks = Banks.of(read.memory());
        return banks.isDivided() ? Math.max(read.width(), banks.count() * BankedMemory.delivered(banks, read))
            : read.width();
    }

    static void declareStages(Printable printable, ReadData read, Declarations declarations, Layout out) {
        if (isDivided(read.memory())) {
            BankedMemory.declare(printable, read, declarations, out);
        } else if (printable.extra(read, "first") != null) {
            declarations.reg(read.width(), printable.extra(read, "first"), out);
        }
        for (int stage = 2; stage < read.latency() && printable.extra(read, "stage " + stage) != null; stage++) {
            declarations.reg(read.width(), printable.extra(read, "stage " + stage), out);
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
            if (isDivided(memory)) {
                divided(memory, blocks);
                continue;
            }
            start(memory, blocks);
            Path.each(printable.module().body(), (stmt, path) -> {
                if (stmt instanceof Stmt.Write write && write.port().memory() == memory) {
                    var read = memory.read(write.port());
                    blocks.add(read == null ? write(write, path) : shared(write, path, read));
                }
            });
            for (var read : memory.reads()) {
                if (read.latency() > 0 && memory.writes().stream().noneMatch(read::isPortOf)) {
                    blocks.add(read.gather() > 1 ? gather(read) : read(read));
                }
                if (isBypassed(read) && read.latency() == 1) {
                    blocks.add(new Bypass(printable, expressions, style).text(read));
                }
            }
        }
        return blocks;
    }

    private void divided(Memory memory, List<String> blocks) {
        var banked = new BankedMemory(printable, expressions, style, memory);
        blocks.add(banked.loop());
        for (var read : memory.reads()) {
            if (!Banks.of(memory).byRow()) {
                blocks.add(banked.selection(read));
            }
            if (!Banks.of(memory).byRow() || read.latency() > 1 || isBypassed(read)) {
                blocks.add(behind(read, banked));
            }
            if (read.latency() == 1) {
                blocks.add(new Bypass(printable, expressions, style).text(read));
            }
        }
    }

    /** The registers that follow a divided memory's banks. */
    private String behind(ReadData read, BankedMemory banked) {
        var out = new Layout(style);
        boolean selected = !Banks.of(read.memory()).byRow();
        out.line(2, "always @(posedge " + expressions.read(read.clock().edge()) + ") begin");
        int indent = read.enable() == null ? 4 : 6;
        if (read.enable() != null && (selected || isBypassed(read))) {
            out.line(4, "if (" + expressions.read(read.enable()) + ") begin");
        }
        if (selected) {
            banked.follow(read, indent, out);
        }
        if (isBypassed(read)) {
            new Bypass(printable, expressions, style).capture(read, indent, out);
        }
        if (read.enable() != null && (selected || isBypassed(read))) {
            out.line(4, "end");
        }
        if (selected) {
            banked.followOn(read, 4, out);
        }
        if (read.latency() > 1) {
            out.line(4, printable.name(read) + " <= " + new Bypass(printable, expressions, style).chosen(read) + ";",
                read.site());
        }
        out.line(2, "end");
        return out.toString();
    }

    private void start(Memory memory, List<String> blocks) {
        var out = new Layout(style);
        var name = printable.name(memory);
        if (hasFile(memory)) {
            out.line(2, "initial $readmemh(\"" + file(printable, memory) + "\", " + name + ");");
        } else if (memory.zeroed()) {
            zeros(2, printable.extra(memory, "zero"), name, memory.depth(), memory.width(), out);
        } else {
            return;
        }
        blocks.add(out.toString());
    }

    static void zeros(int indent, String label, String name, int depth, int width, Layout out) {
        out.line(indent, "initial begin : " + label);
        out.line(indent + 2, "integer _i;");
        out.line(indent + 2, "for (_i = 0; _i < " + depth + "; _i = _i + 1) begin");
        out.line(indent + 4, name + "[_i] = " + Literal.text(java.math.BigInteger.ZERO, width) + ";");
        out.line(indent + 2, "end");
        out.line(indent, "end");
    }

    private String write(Stmt.Write write, Path path) {
        var out = new Layout(style);
        var clock = write.port().clock();
        var word = printable.name(write.port().memory()) + "[" + expressions.read(write.address()) + "]";
        out.line(2, "always @(posedge " + expressions.read(clock.edge()) + ") begin");
        var enable = write.port().memory().hasStart() ? enable(write, path, expressions) : path.whole(expressions);
        int indent = enable.isEmpty() ? 4 : 6;
        if (!enable.isEmpty()) {
            out.line(4, "if (" + enable + ") begin");
        }
        assignments(write, word, indent, expressions, out);
        if (!enable.isEmpty()) {
            out.line(4, "end");
        }
        out.line(2, "end");
        return out.toString();
    }

    /** Writes the word, or those of its lanes that the mask names. */
    static void assignments(Stmt.Write write, String word, int indent, Expressions expressions, Layout out) {
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
    }

    /** Start values last until the first write after reset; a memory without them holds anything till then. */
    static String enable(Stmt.Write write, Path path, Expressions expressions) {
        return ClaimBlock.joined(write.port().memory().hasStart() ? outsideReset(write, expressions) : "",
            path.text(expressions));
    }

    static String outsideReset(Stmt.Write write, Expressions expressions) {
        var rst = write.port().clock().resetValue();
        return rst == null ? "" : "!" + expressions.read(rst);
    }

    /** A port that reads and writes: one block with one address, read first. */
    private String shared(Stmt.Write write, Path path, ReadData read) {
        var out = new Layout(style);
        var inside = path.without(read.enable());
        out.line(2, "always @(posedge " + expressions.read(read.clock().edge()) + ") begin");
        int indent = read.enable() == null ? 4 : 6;
        if (read.enable() != null) {
            out.line(4, "if (" + expressions.read(read.enable()) + ") begin");
        }
        var enable = write.port().memory().hasStart() ? enable(write, inside, expressions) : inside.whole(expressions);
        if (!enable.isEmpty()) {
            out.line(indent, "if (" + enable + ") begin");
        }
        assignments(write, printable.name(write.port().memory()) + "[" + expressions.read(write.address()) + "]",
            enable.isEmpty() ? indent : indent + 2, expressions, out);
        if (!enable.isEmpty()) {
            out.line(indent, "end");
        }
        firstStage(read, indent, out);
        if (read.enable() != null) {
            out.line(4, "end");
        }
        behind(read, out);
        out.line(2, "end");
        return out.toString();
    }

    private void firstStage(ReadData read, int indent, Layout out) {
        out.line(indent, stage(read) + " <= " + word(expressions, printable, read) + ";", read.site());
        if (isBypassed(read)) {
            new Bypass(printable, expressions, style).capture(read, indent, out);
        }
    }

    private String read(ReadData read) {
        var out = new Layout(style);
        out.line(2, "always @(posedge " + expressions.read(read.clock().edge()) + ") begin");
        int indent = read.enable() == null ? 4 : 6;
        if (read.enable() != null) {
            out.line(4, "if (" + expressions.read(read.enable()) + ") begin");
        }
        firstStage(read, indent, out);
        if (read.enable() != null) {
            out.line(4, "end");
        }
        behind(read, out);
        out.line(2, "end");
        return out.toString();
    }

    /** The registers behind the first: what it holds, or what a bypass puts in its place, passes them. */
    private void behind(ReadData read, Layout out) {
        var from = new Bypass(printable, expressions, style).chosen(read);
        for (int stage = 2; stage <= read.latency(); stage++) {
            var to = stage == read.latency() ? printable.name(read) : printable.extra(read, "stage " + stage);
            out.line(4, to + " <= " + from + ";", read.site());
            from = to;
        }
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

    /** A concatenation as a part of another one. */
    static String unbraced(String text) {
        return text.startsWith("{") && !text.endsWith("}}") ? text.substring(1, text.length() - 1) : text;
    }

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
        var row = unbraced(expressions.read(read.address()));
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
        behind(read, out);
        out.line(2, "end");
        return out.toString();
    }
}
