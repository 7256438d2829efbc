package hdl.sim.conform;

import static hdl.Hdl.ignore;
import static hdl.Hdl.link;

import hdl.sim.conform.Samples.Inputs;
import hdl.sim.conform.Samples.Nest;
import hdl.sim.conform.Samples.Outputs;

/** One clock's side of a random circuit: what comes in, what is made of it, what goes out. */
final class Side {
    private final Scene scene;
    private final Inputs in;
    private final Outputs out;
    private final String io;
    private final Expressions expressions;
    private final Statements statements;
    private boolean declared;
    private boolean linked;

    Side(Scene scene, Inputs in, Outputs out, String io) {
        this.scene = scene;
        this.in = in;
        this.out = out;
        this.io = io;
        expressions = new Expressions(scene);
        statements = new Statements(expressions);
    }

    Scene scene() {
        return scene;
    }

    Expressions expressions() {
        return expressions;
    }

    /** Makes the inputs known. */
    void declare() {
        declared = true;
        var from = io + ".in()";
        scene.add(in.enable(), from + ".enable()", 0);
        scene.add(in.late(), from + ".late()", 0);
        scene.add(in.little(), from + ".little()", 0);
        scene.add(in.word(), from + ".word()", 0);
        scene.add(in.wide(), from + ".wide()", 0);
        scene.add(in.level(), from + ".level()", 0);
        scene.add(in.longLevel(), from + ".longLevel()", 0);
        scene.addKind(in.kind(), from + ".kind()", 0);
        scene.addCode(in.code(), from + ".code()", 0);
        scene.addVec(in.lanes(), from + ".lanes()", 0);
        scene.add(in.nest(), from + ".nest()", 0);
        out.nest().ifPresent(nest -> scene.add(nest.back(), io + ".out().nest().back()", 0));
    }

    void make(Draw draw, int size, Children children) {
        if (!declared) {
            declare();
        }
        var parts = new Parts(expressions, statements);
        var tables = new Tables(expressions);
        for (int i = draw.between(1, size); i > 0; i--) {
            parts.register(draw.part());
        }
        for (int i = draw.between(size, size + 2); i > 0; i--) {
            var part = draw.part();
            switch (draw.below(9)) {
                case 0, 1, 2 -> parts.wireOf(part);
                case 3 -> parts.delayed(part);
                case 4, 5 -> tables.table(part);
                default -> parts.named(part);
            }
        }
        children.make(draw.part(), this);
        outputs(draw.part());
        parts.driveLater();
        if (draw.chance(30)) {
            new Machines(expressions, statements).make(draw.part());
        }
        for (int i = draw.between(1, size); i > 0; i--) {
            statements.top(draw.part(), draw.between(1, 3));
        }
        Notes.used(Feature.IGNORE);
        ignore(in);
    }

    // ---- outputs

    private void outputs(Draw draw) {
        var to = io + ".out()";
        var targets = new Targets(expressions);
        out.a().ifPresent(a -> output(draw, targets.number(a, to + ".a()", scene.rank()), () -> scene.add(a, to + ".a()", scene.counter().ranks())));
        out.b().ifPresent(b -> output(draw, targets.number(b, to + ".b()", scene.rank()), () -> scene.add(b, to + ".b()", scene.counter().ranks())));
        out.c().ifPresent(c -> output(draw, targets.number(c, to + ".c()", scene.rank()), () -> { }));
        out.d().ifPresent(d -> output(draw, targets.number(d, to + ".d()", scene.rank()), () -> { }));
        out.e().ifPresent(e -> output(draw, targets.number(e, to + ".e()", scene.rank()), () -> { }));
        out.f().ifPresent(f -> output(draw, targets.number(f, to + ".f()", scene.rank()), () -> { }));
        out.g().ifPresent(g -> output(draw, targets.signed(g, to + ".g()", scene.rank()), () -> scene.add(g, to + ".g()", scene.counter().ranks())));
        out.h().ifPresent(h -> output(draw, targets.signed(h, to + ".h()", scene.rank()), () -> { }));
        out.i().ifPresent(i -> output(draw, targets.signed(i, to + ".i()", scene.rank()), () -> { }));
        out.j().ifPresent(j -> output(draw, targets.bool(j, to + ".j()", scene.rank()), () -> { }));
        out.k().ifPresent(k -> output(draw, targets.bool(k, to + ".k()", scene.rank()), () -> { }));
        out.kind().ifPresent(kind -> output(draw, targets.kind(kind, to + ".kind()", scene.rank()), () -> { }));
        out.code().ifPresent(code -> output(draw, targets.code(code, to + ".code()", scene.rank()), () -> { }));
        out.lanes().ifPresent(lanes -> {
            int rank = scene.rank();
            statements.add(targets.element(lanes, to + ".lanes()", rank));
            output(draw, targets.vec(lanes, to + ".lanes()", rank), () -> { });
        });
        out.nest().ifPresent(nest -> nested(draw, targets, nest, to + ".nest()"));
        if (!linked) {
            output(draw, targets.number(in.nest().back(), io + ".in().nest().back()", scene.rank()), () -> { });
        }
    }

    private void output(Draw draw, Target target, Runnable known) {
        statements.covered(draw.part(), target, draw.below(2));
        statements.add(target);
        known.run();
    }

    private void nested(Draw draw, Targets targets, Nest nest, String text) {
        output(draw, targets.bool(nest.flag(), text + ".flag()", scene.rank()), () -> { });
        output(draw, targets.pair(nest.pair(), text + ".pair()", scene.rank()), () -> { });
        for (int i = 0; i < nest.pairs().size(); i++) {
            output(draw, targets.pair(nest.pairs().at(i), text + ".pairs().at(" + i + ")", scene.rank()), () -> { });
        }
    }

    // ---- instances

    /** Drives the inputs of an instance; its outputs are known from now on. */
    void connect(Draw draw, Inputs inputs, Outputs outputs, String name) {
        var pins = new Connections(expressions, draw.chance(50) ? 1 : Scene.ANY);
        var to = name + ".in()";
        pins.bool(draw.part(), inputs.enable(), to + ".enable()");
        inputs.late().set(in.late());
        pins.number(draw.part(), inputs.little(), to + ".little()");
        pins.number(draw.part(), inputs.word(), to + ".word()");
        pins.number(draw.part(), inputs.wide(), to + ".wide()");
        pins.signed(draw.part(), inputs.level(), to + ".level()");
        pins.signed(draw.part(), inputs.longLevel(), to + ".longLevel()");
        pins.choice(inputs.kind(), to + ".kind()", Scene.pick(scene.kinds, draw, 1));
        pins.choice(inputs.code(), to + ".code()", Scene.pick(scene.codes, draw, 1));
        for (int i = 0; i < inputs.lanes().size(); i++) {
            pins.number(draw.part(), inputs.lanes().at(i), to + ".lanes().at(" + i + ")");
        }
        boolean joined = !linked && draw.chance(50);
        if (joined) {
            linked = true;
            Notes.used(Feature.LINK);
            scene.line("link(" + to + ".nest(), " + io + ".in().nest());");
            link(inputs.nest(), in.nest());
        } else {
            nest(draw, pins, inputs.nest(), to + ".nest()");
        }
        outputs.nest().ifPresent(nest -> pins.number(draw.part(), nest.back(), name + ".out().nest().back()"));
        if (!joined) {
            scene.add(inputs.nest().back(), to + ".nest().back()", pins.rank());
        }
        read(outputs, name + ".out()", pins.rank());
    }

    private void nest(Draw draw, Connections pins, Nest nest, String text) {
        pins.bool(draw.part(), nest.flag(), text + ".flag()");
        pins.pair(draw.part(), nest.pair(), text + ".pair()");
        for (int i = 0; i < nest.pairs().size(); i++) {
            pins.pair(draw.part(), nest.pairs().at(i), text + ".pairs().at(" + i + ")");
        }
    }

    private void read(Outputs outputs, String from, int rank) {
        outputs.a().ifPresent(a -> scene.add(a, from + ".a()", rank));
        outputs.b().ifPresent(b -> scene.add(b, from + ".b()", rank));
        outputs.c().ifPresent(c -> scene.add(c, from + ".c()", rank));
        outputs.d().ifPresent(d -> scene.add(d, from + ".d()", rank));
        outputs.e().ifPresent(e -> scene.add(e, from + ".e()", rank));
        outputs.f().ifPresent(f -> scene.add(f, from + ".f()", rank));
        outputs.g().ifPresent(g -> scene.add(g, from + ".g()", rank));
        outputs.h().ifPresent(h -> scene.add(h, from + ".h()", rank));
        outputs.i().ifPresent(i -> scene.add(i, from + ".i()", rank));
        outputs.j().ifPresent(j -> scene.add(j, from + ".j()", rank));
        outputs.k().ifPresent(k -> scene.add(k, from + ".k()", rank));
        outputs.kind().ifPresent(kind -> scene.addKind(kind, from + ".kind()", rank));
        outputs.code().ifPresent(code -> scene.addCode(code, from + ".code()", rank));
        outputs.lanes().ifPresent(lanes -> scene.addVec(lanes, from + ".lanes()", rank));
        outputs.nest().ifPresent(nest -> scene.add(nest, from + ".nest()", rank));
    }
}
