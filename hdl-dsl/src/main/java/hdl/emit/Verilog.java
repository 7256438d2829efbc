package hdl.emit;

import hdl.ir.ClockDef;
import hdl.ir.Guarded.Reader;
import hdl.ir.Port;
import hdl.ir.Printable;
import hdl.ir.Reg;
import hdl.ir.Stmt;
import hdl.ir.Storage;
import hdl.ir.Symbol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Prints one module. */
final class Verilog {
    /** Registers of one clocked block that a reader still finds his way in. */
    private static final int LONG = 24;
    /** Lines of one clocked block. */
    private static final int LONGEST = 100;
    private static final Set<Reader> EVERYBODY = Set.of(Reader.ANY);

    private final Printable printable;
    private final Style style;
    private final Reads reads = new Reads();
    private final Expressions expressions;
    private final StringBuilder body = new StringBuilder();
    private final Set<Storage> decided = new HashSet<>(); // by constants alone: wires, not variables of a block

    private Verilog(Printable printable, Style style) {
        this.printable = printable;
        this.style = style;
        expressions = new Expressions(printable, reads);
    }

    /** The text of the file of this module. */
    static String text(Printable printable, Style style) {
        return new Verilog(printable, style).file();
    }

    private String file() {
        var combinational = new ArrayList<String>();
        for (var block : printable.blocks()) {
            combinational.add(combinational(block, EVERYBODY));
        }
        combinational.removeIf(String::isEmpty);
        var header = new Header(printable, style, decided);
        var declarations = new Declarations(printable, expressions, style, decided);
        group(declarations.storage());
        group(declarations.values(EVERYBODY));
        group(new Instances(printable, expressions, style).text());
        group(assigns());
        combinational.forEach(this::group);
        for (var text : new Memories(printable, expressions, style).blocks()) {
            group(text);
        }
        for (var clock : printable.module().clocks()) {
            group(clocked(clock, true, EVERYBODY));
            group(clocked(clock, false, EVERYBODY));
        }
        for (var clock : printable.module().derived()) {
            group(clocked(clock, true, EVERYBODY));
            group(clocked(clock, false, EVERYBODY));
        }
        var claims = new ClaimBlock(printable, expressions, style).text(reads,
            readers -> guarded(declarations, readers));
        group(new Leftovers(printable, reads).text(style));
        group(claims);
        return "`default_nettype none\n\n" + header.text(Declarations.constants(printable, reads.symbols(), style),
            body) + "\n`default_nettype wire\n";
    }

    /** What only claims look at, in the order of the rest. */
    private String guarded(Declarations declarations, Set<Reader> readers) {
        var blocks = new StringBuilder();
        printable.blocks().forEach(block -> blocks.append(combinational(block, readers)));
        for (var clocks : List.of(printable.module().clocks(), printable.module().derived())) {
            for (var clock : clocks) {
                blocks.append(clocked(clock, true, readers)).append(clocked(clock, false, readers));
            }
        }
        return declarations.storage(readers) + declarations.values(readers) + blocks;
    }

    private void group(String text) {
        if (!text.isEmpty()) {
            body.append(body.isEmpty() ? "" : "\n").append(text);
        }
    }

    // ---- assignments outside any branch

    private String assigns() {
        var out = new Layout(style);
        for (var stmt : printable.module().body()) {
            if (stmt instanceof Stmt.Assign assign && printable.same(assign.target()) instanceof Port port
                && !port.isInput()
                && printable.single(port) == assign) {
                out.line(2, "assign " + port.name() + " = " + expressions.driver(assign.value(), port.name()) + ";",
                    assign.site());
            }
        }
        for (var read : printable.module().reads()) {
            if (read.latency() == 0 && printable.same(read) instanceof Port port) {
                out.line(2, "assign " + port.name() + " = " + Memories.word(expressions, printable, read) + ";",
                    read.site());
            }
        }
        return out.toString();
    }

    // ---- blocks

    private String combinational(Printable.Block block, Set<Reader> readers) {
        var targets = block.targets().stream().filter(target -> readers.contains(printable.reader(target))).toList();
        if (targets.isEmpty()) {
            return "";
        }
        var statements = Projection.of(block.statements(), target -> targets.contains(printable.same(target)));
        int before = reads.size();
        var out = new Layout(style);
        out.line(2, "always @* begin");
        new Statements(printable, expressions, out, false, _ -> false).print(statements, 4);
        out.line(2, "end");
        return reads.size() > before ? out.toString() : constants(targets, statements);
    }

    /** A block that reads nothing would never run in an event-driven simulator. */
    private String constants(List<Storage> targets, List<Stmt> statements) {
        var out = new Layout(style);
        for (var target : targets) {
            var value = new Decided(printable, expressions, target).value(statements, "");
            out.line(2, "assign " + printable.name(target) + " = " + value + ";");
            decided.add(target);
        }
        return out.toString();
    }

    /** The registers of a clock, with a reset or without: in one block, or in one per helper when that would be long. */
    private String clocked(ClockDef clock, boolean reset, Set<Reader> readers) {
        var registers = new ArrayList<Reg>();
        for (var reg : printable.module().regs()) {
            if (reg.clock() == clock && (reg.init() != null) == reset && readers.contains(printable.reader(reg))) {
                registers.add(reg);
            }
        }
        if (registers.isEmpty()) {
            return "";
        }
        var parts = registers.size() > LONG ? Helpers.of(printable, registers)
            : List.of(new Helpers.Part("", registers));
        var texts = new ArrayList<String>();
        for (var part : parts) {
            clocked(clock, reset, part, parts.size() > 1 ? "// " + part.name() : "", texts);
        }
        return String.join("\n", texts);
    }

    /** One block, or, where it would be longer than a reader likes, one for each half of the registers. */
    private void clocked(ClockDef clock, boolean reset, Helpers.Part part, String heading, List<String> texts) {
        var out = new Layout(style);
        if (!heading.isEmpty()) {
            out.line(2, heading);
        }
        clocked(clock, reset, part.registers(), out);
        var text = out.toString();
        if (part.registers().size() < 2 || text.lines().count() <= LONGEST) {
            texts.add(text);
            return;
        }
        for (var half : Helpers.halves(printable, part)) {
            clocked(clock, reset, half, "// " + half.title(printable), texts);
        }
    }

    private void clocked(ClockDef clock, boolean reset, List<Reg> registers, Layout out) {
        var all = Collections.<Storage>newSetFromMap(new IdentityHashMap<>());
        all.addAll(registers);
        var body = printable.module().body();
        var stages = new Stages(printable);
        var groups = stages.isEmpty() ? List.<Stages.Group<Stmt>>of() : stages.statements(body, all::contains, registers);
        var statements = stages.isEmpty() ? Projection.of(body, all::contains)
            : groups.stream().flatMap(group -> group.members().stream()).toList();
        boolean resets = reset && clock.resetValue() != null;
        if (!resets && statements.isEmpty()) {
            return;
        }
        var printer = new Statements(printable, expressions, out, true, reset ? all::contains : _ -> false);
        out.line(2, "always @(posedge " + expressions.read(clock.edge()) + ") begin");
        if (resets) {
            out.line(4, "if (" + expressions.read(clock.resetValue()) + ") begin");
            for (var reg : registers) {
                out.line(6, printable.name(reg) + " <= " + initial(reg) + ";");
            }
            if (stages.isEmpty() || statements.isEmpty()) {
                printer.otherwise(statements, 4);
            } else {
                out.line(4, "end else begin");
                stages(groups, printer, out, 6);
                out.line(4, "end");
            }
        } else if (stages.isEmpty()) {
            printer.print(statements, 4);
        } else {
            stages(groups, printer, out, 4);
        }
        out.line(2, "end");
    }

    private static void stages(List<Stages.Group<Stmt>> groups, Statements printer, Layout out, int indent) {
        for (var group : groups) {
            if (group.cycle() != null) {
                out.line(indent, group.comment());
            }
            printer.print(group.members(), indent);
        }
    }

    private String initial(Reg reg) {
        int index = reg.enumeration() == null ? -1 : reg.enumeration().codes().indexOf(reg.init());
        if (index < 0) {
            return Literal.text(reg.init(), reg.width());
        }
        var symbol = new Symbol(reg.enumeration(), index);
        reads.add(symbol);
        return printable.name(symbol);
    }
}
