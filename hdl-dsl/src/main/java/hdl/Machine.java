package hdl;

import hdl.ir.Enumeration;
import hdl.ir.Node;
import hdl.ir.Reg;
import hdl.ir.Site;
import hdl.ir.Stmt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A state machine over the constants of an enum. Every constant is handled by an {@code in} and entered by a {@code
 * go}; a code without a constant goes to the initial state.
 *
 * @param <E> the enum of its states
 */
public final class Machine<E extends Enum<E>> {
    private final Build build;
    private final Codes<E> codes;
    private final Enumeration constants;
    private final Reg state;
    private final Map<E, Site> handled = new LinkedHashMap<>();
    private final List<Stmt.Arm> arms = new ArrayList<>();

    Machine(E initial, CallSite site) {
        build = Build.current();
        codes = new Codes<>(initial.getDeclaringClass());
        constants = codes.enumeration();
        var builder = build.builder();
        state = builder.reg(codes.width(), build.clock("a machine", site.site()), site.site(),
            hdl.ir.Label.kept(build.name(site)));
        builder.machine(state, constants);
        builder.init(state, codes.code(initial));
        if (site.name().isEmpty()) {
            builder.label(state, hdl.ir.Label.kept("state"));
        }
    }

    /** What happens while the machine is in this state; once per state, outside any {@code when}. */
    public Machine<E> in(E constant, Runnable body) {
        var site = CallSite.capture().site();
        var builder = build.builder();
        if (builder.depth() > 0) {
            throw new HdlException(site, "HDL306", "in(" + constant + ") of '" + state.label().text()
                + "' stands inside a when; put the when into it");
        }
        var first = handled.putIfAbsent(constant, site);
        if (first != null) {
            throw new HdlException(site, "HDL301", "machine '" + state.label().text() + "' handles " + constant
                + " twice, first at " + first + "; join the two");
        }
        if (arms.isEmpty()) {
            builder.add(new Stmt.Select(state.ref(), arms, Optional.empty(), true, Optional.of(state), site));
        }
        var arm = new ArrayList<Stmt>();
        arms.add(new Stmt.Arm(List.of(constant(constant, site)), arm, site));
        When.run(builder, arm, body);
        return this;
    }

    /** At the coming edge the machine is in this state. */
    public void go(E constant) {
        var site = CallSite.capture().site();
        build.builder().add(new Stmt.Assign(state, constant(constant, site), site));
    }

    /** 1 while the machine is in this state. */
    public Bool is(E constant) {
        var site = CallSite.capture();
        var compared = new hdl.ir.Expr.Binary(hdl.ir.Expr.Op.EQ, state.ref(), constant(constant, site.site()));
        return Values.bool(Build.current().named(compared, 1, site));
    }

    public Machine<E> named(String name) {
        build.builder().label(state, hdl.ir.Label.kept(name));
        return this;
    }

    private Node constant(E constant, Site site) {
        return build.symbol(constants, constant.ordinal(), site);
    }
}
