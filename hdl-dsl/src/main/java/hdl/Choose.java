package hdl;

import hdl.ir.Expr;
import hdl.ir.ModuleBuilder;
import hdl.ir.Node;
import hdl.ir.Problem;
import hdl.ir.Site;
import hdl.ir.Stmt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * {@code choose(opcode).on(SEND, () -> ...).otherwise(() -> ...)}: selects by number, list of numbers or enum constant;
 * printed as case.
 *
 * @param <K> Long for numbers, else the enum
 */
public final class Choose<K> {
    private final ModuleBuilder builder;
    private final Node value;
    private final BiFunction<K, Site, Node> key;
    private final List<K> all;
    private final List<Stmt.Arm> arms = new ArrayList<>();
    private final Map<BigInteger, Site> seen = new LinkedHashMap<>();
    private final List<Stmt> otherwise = new ArrayList<>();
    private final Site site;
    private boolean ended;

    /** {@code all}: every constant of an enum, or empty for numbers. */
    Choose(Node value, List<K> all, BiFunction<K, Site, Node> key, Site site) {
        var build = Build.current();
        this.builder = build.builder();
        this.value = build.use(value);
        this.all = all;
        this.key = key;
        this.site = site;
        var scope = build.builder().scope();
        int index = scope.size();
        scope.add(null);                                     // keeps the place: the arms are still to come
        build.atEnd(() -> scope.set(index, select()));
    }

    private Stmt select() {
        boolean complete = !ended && !all.isEmpty();
        return new Stmt.Select(value, arms, ended ? Optional.of(otherwise) : Optional.empty(), complete && missing()
            .isEmpty(),
            Optional.empty(), site);
    }

    private List<String> missing() {
        var missing = new ArrayList<String>();
        for (var constant : all) {
            var node = key.apply(constant, site);
            if (!seen.containsKey(((Expr.Lit) node.expr()).value())) {
                missing.add(constant.toString());
            }
        }
        return missing;
    }

    public Choose<K> on(K constant, Runnable body) {
        return on(List.of(constant), body);
    }

    /** For any of these constants. */
    public Choose<K> on(List<K> constants, Runnable body) {
        var at = CallSite.capture().site();
        var keys = new ArrayList<Node>();
        for (var constant : constants) {
            var node = key.apply(constant, at);
            var code = ((Expr.Lit) node.expr()).value();
            var first = seen.putIfAbsent(code, at);
            if (first != null) {
                throw new HdlException(at, "HDL301", "choose on " + Names.quoted(value) + " lists "
                    + text(constant, code) + " twice, first at " + first + "; join the two arms");
            }
            keys.add(node);
        }
        var arm = new ArrayList<Stmt>();
        arms.add(new Stmt.Arm(keys, arm, at));
        When.run(builder, arm, body);
        return this;
    }

    private static Object text(Object constant, BigInteger code) {
        if (!(constant instanceof Number)) {
            return constant;
        }
        var digits = code.toString(16).toUpperCase(Locale.ROOT);
        return "0x" + (digits.length() % 2 == 1 ? "0" : "") + digits;
    }

    /** For every other value. */
    public void otherwise(Runnable body) {
        if (ended) {
            throw new HdlException(CallSite.capture().site(), "HDL302", "choose on " + Names.quoted(value)
                + " has two otherwise; join them");
        }
        ended = true;
        When.run(builder, otherwise, body);
    }
}
