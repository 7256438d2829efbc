package hdl.emit;

import static hdl.emit.Layout.BREAK;

import hdl.ir.ClockDef;
import hdl.ir.Expr;
import hdl.ir.Memory;
import hdl.ir.Node;
import hdl.ir.Printable;
import hdl.ir.ReadData;
import hdl.ir.Site;
import hdl.ir.Stmt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What memories demand of their ports without being told: no write past the depth, no two writes of one word, and, with
 * collision NEVER and one clock, no read of the word that is being written.
 */
final class MemoryClaims {
    private record Writer(Stmt.Write write, Path path) {
        Memory.WritePort port() {
            return write.port();
        }

        Node address() {
            return write.address();
        }
    }

    private final Printable printable;
    private final Expressions expressions;

    MemoryClaims(Printable printable, Expressions expressions) {
        this.printable = printable;
        this.expressions = expressions;
    }

    /** Memory by memory, in the order of their declarations. */
    void each(Consumer<ClaimBlock.Demand> action) {
        for (var memory : printable.module().memories()) {
            var writers = writers(memory);
            for (var writer : writers) {
                if (mayPassTheEnd(writer.address(), memory.depth())) {
                    action.accept(withinDepth(memory, writer));
                }
            }
            for (int i = 0; i < writers.size(); i++) {
                for (var later : writers.subList(i + 1, writers.size())) {
                    action.accept(apart(memory, writers.get(i), later));
                }
            }
            for (var read : memory.forbidsCollisions() ? memory.reads() : List.<ReadData>of()) {
                if (read.latency() > 0) {
                    writers.forEach(writer -> action.accept(noCollision(memory, writer, read)));
                }
            }
        }
    }

    private List<Writer> writers(Memory memory) {
        var writers = new ArrayList<Writer>();
        Path.each(printable.module().body(), (stmt, path) -> {
            if (stmt instanceof Stmt.Write write && write.port().memory() == memory) {
                writers.add(new Writer(write, path));
            }
        });
        writers.sort((a, b) -> Integer.compare(a.port().index(), b.port().index()));
        return writers;
    }

    private static boolean mayPassTheEnd(Node address, int depth) {
        var end = BigInteger.valueOf(depth);
        return address.expr() instanceof Expr.Lit lit ? lit.value().compareTo(end) >= 0
            : BigInteger.ONE.shiftLeft(address.width()).compareTo(end) > 0;
    }

    private ClaimBlock.Demand withinDepth(Memory memory, Writer writer) {
        var holds = expressions.condition(writer.address(), false) + " < "
            + Literal.text(BigInteger.valueOf(memory.depth()), writer.address().width());
        return demand(printable.extra(memory, "within " + writer.port().index()),
            "write of " + printable.name(memory) + " is within its depth", writer.port().clock(), enable(writer),
            holds, writer.write().site());
    }

    private ClaimBlock.Demand apart(Memory memory, Writer first, Writer later) {
        return demand(printable.extra(memory, "apart " + first.port().index() + " " + later.port().index()),
            "two ports of " + printable.name(memory) + " never write one word", later.port().clock(),
            ClaimBlock.joined(enable(first), later.path().text(expressions)),
            differ(first.address(), later.address()), later.write().site());
    }

    private ClaimBlock.Demand noCollision(Memory memory, Writer writer, ReadData read) {
        var reading = read.enable() == null ? "" : expressions.condition(read.enable(), false);
        return demand(printable.extra(read, "collision " + writer.port().index()),
            "read and write of " + printable.name(memory) + " never meet in one word (collision)", read.clock(),
            ClaimBlock.joined(enable(writer), reading), miss(writer.address(), read), read.site());
    }

    /** A row of several words is met by a write of any of them: its number is what the high bits of an address say. */
    private String miss(Node written, ReadData read) {
        if (read.gather() == 1) {
            return differ(written, read.address());
        }
        if (read.gather() == read.memory().depth()) {
            return "1'b0";
        }
        int low = Integer.numberOfTrailingZeros(read.gather());
        return expressions.operand(written, written.width() - 1, low) + " !=" + BREAK
            + expressions.condition(read.address(), false);
    }

    private String differ(Node a, Node b) {
        return expressions.condition(a, false) + " !=" + BREAK + expressions.condition(b, false);
    }

    private String enable(Writer writer) {
        return ClaimBlock.joined(Memories.outsideReset(writer.write(), expressions), writer.path().text(expressions));
    }

    private static ClaimBlock.Demand demand(String name, String label, ClockDef clock, String guard, String holds,
        Site site) {
        return new ClaimBlock.Demand(name, "assert", label, clock, guard, holds, "!(" + holds + ")", site);
    }
}
