package hdl;

import hdl.ir.ModuleBuilder;
import hdl.ir.Stmt;
import java.util.ArrayList;
import java.util.List;

/** {@code when(c, () -> ...).elseWhen(d, () -> ...).otherwise(() -> ...)}: printed as if and else. */
public final class When {
    private final ModuleBuilder builder;
    private final List<Stmt> otherwise;

    private When(ModuleBuilder builder, List<Stmt> otherwise) {
        this.builder = builder;
        this.otherwise = otherwise;
    }

    static When of(Bool condition, Runnable body) {
        var build = Build.current();
        var site = CallSite.capture().site();
        var then = new ArrayList<Stmt>();
        var otherwise = new ArrayList<Stmt>();
        build.builder().add(new Stmt.Branch(build.builder().condition(build.use(condition.node()), then, site), then,
            otherwise, site));
        run(build.builder(), then, body);
        return new When(build.builder(), otherwise);
    }

    /** Else, when this is 1. */
    public When elseWhen(Bool condition, Runnable body) {
        var build = Build.current();
        var site = CallSite.capture().site();
        var then = new ArrayList<Stmt>();
        var rest = new ArrayList<Stmt>();
        otherwise.add(new Stmt.Branch(builder.condition(build.use(condition.node()), then, site), then, rest, site));
        run(builder, then, body);
        return new When(builder, rest);
    }

    /** Else. */
    public void otherwise(Runnable body) {
        run(builder, otherwise, body);
    }

    static void run(ModuleBuilder builder, List<Stmt> scope, Runnable body) {
        builder.open(scope);
        try {
            body.run();
        } finally {
            builder.close();
        }
    }
}
