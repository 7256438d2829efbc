package hdl.emit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Expr;
import hdl.ir.Expr.Op;
import hdl.ir.ModuleBuilder;
import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Port;
import hdl.ir.Printable;
import hdl.ir.Site;
import hdl.ir.Stmt;
import hdl.pass.Prepare;
import hdl.testing.Lint;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** Expressions of any length and depth become lines that a person can read, and never overflow the stack. */
class LongTextTest {
    private static final Site HERE = new Site("LongTextTest.java", 1);

    @Test void chainOfManyOperatorsIsSplitIntoNamedParts() {
        var text = text(chain(200_000, (a, b) -> new Expr.Binary(Op.ADD, a, b)));
        assertThat(text.lines().mapToInt(String::length).max().orElseThrow()).isLessThanOrEqualTo(110);
        assertThat(text).contains("wire [7:0]  _x_sum = y + x + ", "assign z = _x_sum_");
    }

    @Test void chainOfSlicesAndConcatenationsIsSplit() {
        var text = text(chain(50_000, (a, b) -> new Expr.Cat(List.of(cut(a), bit(b)))));
        assertThat(text).contains("_joined");
    }

    @Test void chainToTheRightAndOfMuxesIsSplit() {
        assertThat(text(chain(50_000, (a, b) -> new Expr.Binary(Op.XOR, b, a)))).contains("_xor");
        assertThat(text(chain(50_000, (a, b) -> new Expr.Mux(bit(b), b, a)))).contains("_choice");
        assertThat(text(chain(50_000, (a, _) -> new Expr.Unary(Op.NOT, a)))).contains("_inverse");
    }

    @Test void shortOnesOfEachPassTheTools() {
        for (BiFunction<Node, Node, Expr> step : List.<BiFunction<Node, Node,
            Expr>>of((a, b) -> new Expr.Binary(Op.ADD, a, b),
            (a, b) -> new Expr.Cat(List.of(cut(a), bit(b))), (a, b) -> new Expr.Mux(bit(b), b, a))) {
            Lint.check(FileSet.of(List.of(printable(chain(300, step))), Style.DEFAULT));
        }
    }

    @Test void longChainOfElseIfsStaysOneChain() {
        var builder = new ModuleBuilder("Chain", "", "LongTextTest.java");
        var x = port(builder, Port.Direction.IN, 16, "x");
        var y = port(builder, Port.Direction.OUT, 16, "y");
        builder.add(new Stmt.Assign(y, builder.node(Expr.Lit.of(0), 16, HERE), HERE));
        List<Stmt> rest = List.of();
        for (int i = 19_999; i >= 0; i--) {
            var key = builder.node(Expr.Lit.of(i), 16, HERE);
            var equal = builder.node(new Expr.Binary(Op.EQ, x.ref(), key), 1, HERE);
            rest = List.of(new Stmt.Branch(equal, List.of(new Stmt.Assign(y, key, HERE)), rest, HERE));
        }
        builder.add(rest.getFirst());
        assertThat(text(builder.finish()))
            .contains("    end else if (x == 16'd19999) begin\n      y = 16'd19999;\n    end\n");
    }

    // ---- modules

    private static ModuleBuilder current;

    private static ModuleDef chain(int length, BiFunction<Node, Node, Expr> step) {
        var builder = new ModuleBuilder("Chain", "Goes on and on.", "LongTextTest.java");
        current = builder;
        var x = port(builder, Port.Direction.IN, 8, "x");
        var y = port(builder, Port.Direction.IN, 8, "y");
        var z = port(builder, Port.Direction.OUT, 8, "z");
        var value = y.ref();
        for (int i = 0; i < length; i++) {
            value = builder.node(step.apply(value, x.ref()), 8, HERE);
        }
        builder.add(new Stmt.Assign(z, value, HERE));
        return builder.finish();
    }

    private static Node cut(Node a) {
        return current.node(new Expr.Slice(a, 6, 0), 7, HERE);
    }

    private static Node bit(Node b) {
        return current.node(new Expr.Slice(b, 0, 0), 1, HERE);
    }

    private static Port port(ModuleBuilder builder, Port.Direction direction, int width, String name) {
        var port = builder.port(direction, Port.Role.DATA, width, null, HERE);
        builder.place(port, name, "");
        return port;
    }

    private static Printable printable(ModuleDef module) {
        return Prepare.of(module, List.of(), new ArrayList<>());
    }

    private static String text(ModuleDef module) {
        return FileSet.of(List.of(printable(module)), Style.GOLDEN).text(module.name());
    }
}
