package hdl.emit;

import static hdl.emit.Layout.BREAK;

import hdl.ir.Banks;
import hdl.ir.Memory;
import hdl.ir.Node;
import hdl.ir.Printable;
import hdl.ir.ReadData;
import hdl.ir.Stmt;
import java.math.BigInteger;

/**
 * Prints a memory that is divided into banks: one loop holds array, writes and first registers of every bank; behind it
 * the row is put together, or one bank selected. See {@link Banks}.
 */
final class BankedMemory {
    private final Printable printable;
    private final Expressions expressions;
    private final Style style;
    private final Memory memory;
    private final Banks banks;
    private final String bank;

    BankedMemory(Printable printable, Expressions expressions, Style style, Memory memory) {
        this.printable = printable;
        this.expressions = expressions;
        this.style = style;
        this.memory = memory;
        banks = Banks.of(memory);
        bank = printable.extra(memory, "bank");
    }

    /** Bits that one bank delivers. */
    static int delivered(Banks banks, ReadData read) {
        return banks.byRow() ? Banks.RATIO * read.memory().width() : banks.packed() * read.memory().width();
    }

    // ---- signals around the loop

    static void declare(Printable printable, ReadData read, Declarations declarations, Layout out) {
        var banks = Banks.of(read.memory());
        declarations.wire(banks.count() * delivered(banks, read), printable.extra(read, "rows"), out);
        if (banks.byRow()) {
            return;
        }
        for (int stage = 1; stage <= banks.registers(read.latency()); stage++) {
            declarations.reg(banks.bankBits() + banks.laneBits(), printable.extra(read, "at " + stage), out);
        }
        if (banks.packed() > 1 && banks.count() > 1) {
            declarations.reg(delivered(banks, read), printable.extra(read, "word"), out);
        }
        declarations.reg(read.width(), printable.extra(read, "first"), out);
    }

    // ---- the loop

    String loop() {
        var out = new Layout(style);
        out.line(2, "genvar " + bank + ";");
        out.line(2, "generate");
        out.line(4, "for (" + bank + " = 0; " + bank + " < " + banks.count() + "; " + bank + " = " + bank
            + " + 1) begin : " + printable.extra(memory, "banks"));
        Memories.attribute(memory).ifPresent(text -> out.line(6, text));
        out.line(6, "reg " + range(banks.width()) + printable.name(memory) + " [0:" + (banks.rows() - 1) + "];");
        for (var read : memory.reads()) {
            for (int stage = 1; stage <= banks.registers(read.latency()); stage++) {
                out.line(6, "reg " + range(banks.byRow() ? delivered(banks, read) : banks.width()) + row(read, stage)
                    + ";");
            }
        }
        if (memory.zeroed()) {
            out.line(0, "");
            Memories.zeros(6, printable.extra(memory, "zero"), printable.name(memory), banks.rows(), banks.width(), out);
        }
        Path.each(printable.module().body(), (stmt, path) -> {
            if (stmt instanceof Stmt.Write write && write.port().memory() == memory) {
                write(write, path, out);
            }
        });
        memory.reads().forEach(read -> read(read, out));
        out.line(4, "end");
        out.line(2, "endgenerate");
        return out.toString();
    }

    private void write(Stmt.Write write, Path path, Layout out) {
        out.line(0, "");
        out.line(6, "always @(posedge " + expressions.read(write.port().clock().edge()) + ") begin");
        var enable = Memories.enable(write, path, expressions);
        var here = banks.count() == 1 ? "" : selector(write.address(), banks.bankLow(), banks.bankBits()) + " =="
            + BREAK + constant();
        var all = enable.isEmpty() || here.isEmpty() ? enable + here : enable + " &&" + BREAK + here;
        int indent = all.isEmpty() ? 8 : 10;
        if (!all.isEmpty()) {
            out.line(8, "if (" + all + ") begin");
        }
        var word = printable.name(memory) + "[" + index(write.address()) + "]";
        if (banks.packed() > 1) {
            lanes(write, word, indent, out);
        } else {
            Memories.assignments(write, word, indent, expressions, out);
        }
        if (!all.isEmpty()) {
            out.line(8, "end");
        }
        out.line(6, "end");
    }

    /** One enable per 9 bits; the bits of the last 9 that no word has are 0. */
    private void lanes(Stmt.Write write, String word, int indent, Layout out) {
        int width = memory.width();
        for (int lane = 0; lane < banks.packed(); lane++) {
            out.line(indent, "if (" + selector(write.address(), 0, banks.laneBits()) + " == "
                + Literal.text(BigInteger.valueOf(lane), banks.laneBits()) + ") begin");
            for (int low = 0; low < banks.lane(); low += Banks.ULTRA_BYTE) {
                int high = low + Banks.ULTRA_BYTE - 1;
                int place = lane * banks.lane() + low;
                var data = expressions.bits(write.data(), Math.min(high, width - 1), low);
                var filled = high < width ? data : "{" + Literal.text(BigInteger.ZERO, high + 1 - width) + "," + BREAK
                    + data + "}";
                out.line(indent + 2, word + "[" + (place + Banks.ULTRA_BYTE - 1) + ":" + place + "] <= " + filled + ";",
                    write.site());
            }
            out.line(indent, "end");
        }
    }

    private void read(ReadData read, Layout out) {
        out.line(0, "");
        int delivered = delivered(banks, read);
        out.line(6, "always @(posedge " + expressions.read(read.clock().edge()) + ") begin"
            + (banks.byRow() ? " : " + printable.extra(read, "gather") : ""));
        if (banks.byRow()) {
            out.line(8, "integer _i;");
            out.line(8, "reg [" + (banks.laneBits() - 1) + ":0] _low;");
        }
        int indent = read.enable() == null ? 8 : 10;
        if (read.enable() != null) {
            out.line(8, "if (" + expressions.read(read.enable()) + ") begin");
        }
        if (banks.byRow()) {
            gather(read, indent, out);
        } else {
            out.line(indent, row(read, 1) + " <= " + printable.name(memory) + "[" + index(read.address()) + "];",
                read.site());
        }
        if (read.enable() != null) {
            out.line(8, "end");
        }
        int last = banks.registers(read.latency());
        for (int stage = 2; stage <= last; stage++) {
            out.line(8, row(read, stage) + " <= " + row(read, stage - 1) + ";", read.site());
        }
        out.line(6, "end");
        out.line(0, "");
        out.line(6, "assign " + printable.extra(read, "rows") + "[" + bank + " * " + delivered + " +: " + delivered
            + "] = " + words(read, last) + ";");
        if (delivered < banks.width() && !banks.byRow()) {
            out.line(6, "wire " + printable.extra(read, "unused") + " = &{1'b0," + BREAK + padding(read, last) + "};");
        }
    }

    private void gather(ReadData read, int indent, Layout out) {
        int width = memory.width();
        boolean rows = memory.depth() > read.gather();
        out.line(indent, "for (_i = 0; _i < " + Banks.RATIO + "; _i = _i + 1) begin");
        out.line(indent + 2, "_low = _i[" + (banks.laneBits() - 1) + ":0];");
        var row = Memories.unbraced(expressions.read(read.address()));
        out.line(indent + 2, row(read, 1) + (width == 1 ? "[_i]" : "[_i * " + width + " +: " + width + "]") + " <= "
            + printable.name(memory) + "[" + (rows ? "{" + row + "," + BREAK + "_low}" : "_low") + "];", read.site());
        out.line(indent, "end");
    }

    /** What the register of a bank holds, without the bits that no word has. */
    private String words(ReadData read, int stage) {
        var row = row(read, stage);
        int width = memory.width();
        if (banks.byRow() || banks.packed() == 1 || width == banks.lane()) {
            return row;
        }
        var parts = new StringBuilder("{");
        for (int lane = banks.packed() - 1; lane >= 0; lane--) {
            int low = lane * banks.lane();
            parts.append(row).append('[').append(low + width - 1).append(':').append(low).append(']')
                .append(lane > 0 ? "," + BREAK : "}");
        }
        return parts.toString();
    }

    /** The bits that no word has. */
    private String padding(ReadData read, int stage) {
        var parts = new StringBuilder();
        for (int lane = banks.packed() - 1; lane >= 0; lane--) {
            int low = lane * banks.lane();
            parts.append(row(read, stage)).append(part(low + banks.lane() - 1, low + memory.width()))
                .append(lane > 0 ? "," + BREAK : "");
        }
        return parts.toString();
    }

    // ---- behind the loop

    /** What is selected of the banks; a row needs no selection. */
    String selection(ReadData read) {
        var out = new Layout(style);
        var at = printable.extra(read, "at " + banks.registers(read.latency()));
        int width = memory.width();
        var rows = printable.extra(read, "rows");
        var first = printable.extra(read, "first");
        int lanes = banks.laneBits();
        int all = lanes + banks.bankBits();
        out.line(2, "always @* begin");
        if (banks.count() > 1) {
            var target = banks.packed() > 1 ? printable.extra(read, "word") : first;
            choice(at + (lanes == 0 ? "" : part(all - 1, lanes)), banks.bankBits(), banks.count(), target, rows,
                banks.packed() * width, out);
        }
        if (banks.packed() > 1) {
            var word = banks.count() > 1 ? printable.extra(read, "word") : rows;
            choice(at + (banks.count() == 1 ? "" : part(lanes - 1, 0)), lanes, banks.packed(), first, word, width, out);
        }
        out.line(2, "end");
        return out.toString();
    }

    private static void choice(String selector, int bits, int count, String target, String from, int width, Layout out) {
        out.line(4, "case (" + selector + ")");
        for (int i = 0; i < count; i++) {
            var label = i == count - 1 ? "default" : Literal.text(BigInteger.valueOf(i), bits);
            out.line(6, label + ": " + target + " = " + from + part((i + 1) * width - 1, i * width) + ";");
        }
        out.line(4, "endcase");
    }

    /** The address bits of the selection, as late as the data. */
    void follow(ReadData read, int indent, Layout out) {
        var text = new StringBuilder();
        if (banks.count() > 1) {
            text.append(selector(read.address(), banks.bankLow(), banks.bankBits()));
        }
        if (banks.packed() > 1) {
            var lane = selector(read.address(), 0, banks.laneBits());
            text.append(text.isEmpty() ? lane : "," + BREAK + lane);
        }
        var both = banks.count() > 1 && banks.packed() > 1 ? "{" + text + "}" : text.toString();
        out.line(indent, printable.extra(read, "at 1") + " <= " + both + ";", read.site());
    }

    /** The same for the registers behind the first, which no enable holds. */
    void followOn(ReadData read, int indent, Layout out) {
        for (int stage = 2; stage <= banks.registers(read.latency()); stage++) {
            out.line(indent, printable.extra(read, "at " + stage) + " <= " + printable.extra(read, "at " + (stage - 1))
                + ";", read.site());
        }
    }

    // ---- words

    private String row(ReadData read, int stage) {
        return printable.extra(read, "row " + stage);
    }

    private String constant() {
        return bank + part(banks.bankBits() - 1, 0);
    }

    private String selector(Node address, int low, int bits) {
        return expressions.operand(address, low + bits - 1, low);
    }

    /** The place in a bank's array. */
    private String index(Node address) {
        int width = address.width();
        if (banks.byRow()) {
            var lane = expressions.bits(address, banks.laneBits() - 1, 0);
            int low = banks.bankLow() + banks.bankBits();
            return low == width ? lane : "{" + Memories.unbraced(expressions.bits(address, width - 1, low)) + "," + BREAK
                + Memories.unbraced(lane) + "}";
        }
        int high = Math.min(width, banks.bankLow());
        return expressions.bits(address, high - 1, banks.laneBits());
    }

    private static String range(int width) {
        return width == 1 ? "" : "[" + (width - 1) + ":0] ";
    }

    private static String part(int high, int low) {
        return "[" + high + (high > low ? ":" + low : "") + "]";
    }
}
