package hdl.mistakes;

import static hdl.Hdl.EXACT;
import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.cat;
import static hdl.Hdl.instance;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import hdl.VerilogModule;
import hdl.lib.PopCount;
import hdl.lib.RegisterSlice;
import hdl.lib.cdc.Synchronizer;
import java.util.List;

/** Circuits, parameters, names, the host language: HDL601 to HDL614. */
final class CircuitMistakes {
    private static final java.nio.file.Path MULTIPLIER =
        java.nio.file.Path.of("src/test/resources/hdl/verilog/mult_pipe.v");

    record Io(UInt value, UInt result) implements Bundle<Io> {}

    record Inner(UInt b) implements Bundle<Inner> {
        static final Shape<Inner> SHAPE = bundle(f -> new Inner(f.of(uint(8))));
    }

    record Clashing() implements Circuit<Clashing.Io> {
        record Io(UInt aB, Inner a) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(8)),
                p.in(Inner.SHAPE)); // HDL601
        }

        @Override public void body(Io io) {}
    }

    /** Passes its input on. */
    private interface Copy extends Circuit<Io> {
        @Override default Io ports(Ports p) {
            return new Io(p.in(uint(8)), p.out(uint(8))); // HDL601 2
        }

        @Override default void body(Io io) {
            io.result.set(io.value);
        }
    }

    record Reserved() implements Circuit<Reserved.Io> {
        record Io(UInt begin, UInt result) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(8)), p.out(uint(8))); // HDL602
        }

        @Override public void body(Io io) {
            io.result.set(io.begin);
        }
    }

    record Exactly() implements Copy {
        @Override public void body(Io io) {
            var held = reg(uint(8)).named("value", EXACT); // HDL601 1
            held.next(io.value);
            io.result.set(held);
        }
    }

    record Fifo(int depth) implements Copy {}

    record Queue(int depth) implements Copy {
        @Override public String moduleName() {
            return "Fifo_" + depth;
        }
    }

    record Adder(UInt data) implements Copy {}

    record Fir(int[] taps) implements Copy {}

    /** Not a record. */
    static final class Subtractor implements Copy {}

    record Fickle() implements Copy {
        private static int calls;

        @Override public Io ports(Ports p) {
            int width = 8 + calls++ % 2;
            return new Io(p.in(uint(width)), p.out(uint(width)));
        }
    }

    record Nameless() implements Copy {
        @Override public void body(Io io) {
            io.result.set(after(reg(uint(8)), io.value)); // HDL614
        }

        private static UInt after(UInt held, UInt value) {
            held.next(value);
            return held;
        }
    }

    /** Holds one of its own kind, with one parameter more or the same. */
    record Tree(int depth, int more) implements Copy {
        @Override public void body(Io io) {
            var inner = instance(new Tree(depth + more, more)); // HDL616
            inner.value().set(io.value);
            io.result.set(inner.result());
        }
    }

    record Halves(UInt low, UInt high) implements Bundle<Halves> {}

    /** A class where a record belongs. */
    static final class Pair implements Bundle<Pair> {}

    private CircuitMistakes() {}

    private static Circuit<?> madeOutside() {
        return new Synchronizer(5); // outside
    }

    static List<Mistake> all() {
        return new Mistake.Collection(CircuitMistakes.class)
            .circuit("HDL601", "{}: HDL601: two ports are called 'a_b': Io.aB and Io.a.b; rename one component",
                new Clashing())
            .circuit("HDL601", """
                    {1}: HDL601: two signals are called 'value'; choose another one
                      {2}: the first 'value'""", new Exactly())
            .circuit("HDL602", "{}: HDL602: port 'begin' is a reserved word of Verilog; rename the component",
                new Reserved())
            .body("HDL603", "{}: HDL603: Fifo[depth=8] of hdl.mistakes and Queue[depth=8] of hdl.mistakes would both "
                + "be module Fifo_8; "
                    + "override moduleName() in one",
                io -> {
                    var fifo = instance(new Fifo(8));
                    var queue = instance(new Queue(8)); // HDL603
                    fifo.value().set(io.a());
                    queue.value().set(fifo.result());
                    io.y().set(queue.result());
                })
            .body("HDL605", "{}: HDL605: parameter 'data' of Adder is a signal; pass its Shape, and bring the signal "
                + "in through a port",
                io -> instance(new Adder(io.a()))) // HDL605
            .body("HDL606", "{}: HDL606: parameter 'taps' of Fir is an int[], which Java compares by identity; use "
                + "List<Integer>",
                io -> instance(new Fir(new int[] {1, 2}))) // HDL606
            .body("HDL607", "{}: HDL607: Subtractor is not a record; circuits are records, so that equal parameters "
                + "give one module",
                io -> instance(new Subtractor())) // HDL607
            .body("HDL608", "{}: HDL608: ports() of Fickle gave different ports on its second call; it may depend on "
                + "the parameters only",
                io -> instance(new Fickle())) // HDL608
            .report("HDL609", "{}: HDL609: hardware can be described only inside a circuit's body; move this "
                + "into body(io)",
                () -> Mistake.caught(() -> {
                    reg(uint(8)); // HDL609
                    return List.of();
                }))
            .body("HDL610", "{}: HDL610: Pair is not a record; a bundle is a record of its fields",
                io -> {
                    Shape<Pair> pair = bundle(f -> new Pair()); // HDL610
                    reg(pair);
                })
            .body("HDL610", "{1}: HDL610: Halves has 2 components and is given 1 shapes; give one for each, in order",
                io -> reg(bundle(Halves.class, uint(4)))) // HDL610 1
            .body("HDL610", "{2}: HDL610: component 'high' of Halves is a UInt, and its shape bool makes a Bool; give the "
                + "shapes in the order of the components",
                io -> reg(bundle(Halves.class, uint(4), bool()))) // HDL610 2
            .body("HDL619", "{}: HDL619: with(...) names no field of Halves; write Halves::field, or "
                + "io -> io.field().inner() for a field of a field",
                io -> {
                    var halves = new Halves(io.b(), io.b());
                    io.y().set(cat(halves.with(each -> each.high().not(), io.b()))); // HDL619
                })
            .body("HDL611", "{}: HDL611: signals have no equals: use eq for a comparison in hardware",
                io -> io.a().equals(io.b())) // HDL611
            .circuit("HDL616", "{}: HDL616: Tree[depth=3, more=0] is inside itself; give the inner one other "
                + "parameters, and let them come to an end", new Tree(3, 0))
            .circuit("HDL616", "{}: HDL616: Tree[depth=200, more=1] is inside 200 others; let the parameters of the "
                + "recursion come to an end", new Tree(0, 1))
            .body("HDL617", "{}: HDL617: Synchronizer of 1 stages: it has 2 to 4; choose others",
                io -> instance(new Synchronizer(1))) // HDL617
            .body("HDL617", "{ones}: HDL617: PopCount of 0 bits: it has at least 1; choose others",
                io -> instance(new PopCount(0))) // ones
            .report("HDL617", "{outside}: HDL617: Synchronizer of 5 stages: it has 2 to 4; choose others",
                () -> Mistake.caught(() -> Mistake.elaborated(madeOutside())))
            .body("HDL618", "{}: HDL618: component 'high' of Halves is null; give it a signal, or declare it Optional "
                + "and leave it empty",
                io -> {
                    var halves = new Halves(io.b(), null);
                    io.y().set(cat(halves)); // HDL618
                })
            .body("HDL618", "{word}: HDL618: 'plus' is given null; make what it takes in a line above, or leave it out",
                io -> {
                    UInt later = null;
                    io.y().set(io.a().plus(later)); // word
                })
            .body("HDL618", "{shape}: HDL618: parameter 'payload' of RegisterSlice is null; give it a value, or declare it "
                + "Optional and leave it empty",
                io -> instance(new RegisterSlice<UInt>(null))) // shape
            .body("HDL620", "mult_pipe.v:19: HDL620: port 'a' of module OLD_STYLE has no direction in the header; write "
                + "'input wire a' there, as in Verilog-2001, or a wrapper that does",
                io -> VerilogModule.read(MULTIPLIER, "OLD_STYLE")) // HDL620
            .body("HDL621", "{}: HDL621: module MULT_PIPE of mult_pipe.v has no port 'product'; there is 'CLK', "
                + "'A', 'B', 'P'",
                io -> VerilogModule.read(MULTIPLIER, "MULT_PIPE").uint("product")) // HDL621
            .circuit("HDL614", "{}: HDL614: this register has no name; say named(...)", new Nameless())
            .all();
    }
}
