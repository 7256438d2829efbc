package hdl.mistakes;

import static hdl.Hdl.bool;
import static hdl.Hdl.check;
import static hdl.Hdl.ignore;
import static hdl.Hdl.instance;
import static hdl.Hdl.machine;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.BlackBox;
import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Exact;
import hdl.Ports;
import hdl.UInt;
import hdl.ir.Problem;
import hdl.ir.Site;
import hdl.lib.Stream;
import hdl.lib.axi.Axi4Slice;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.RowBuffer;
import hdl.sim.Simulation;
import hdl.sim.Trace;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Simulations that cannot go on: HDL801 to HDL814. */
final class SimulationMistakes {
    private static final Options OPTIONS = Options.standard().seed(5).effort(Options.Effort.LEAST);
    private static final Path WAVES = Path.of("target", "mistakes");

    enum Phase { IDLE, BODY }

    record Counter(int width) implements Circuit<Counter.Io> {
        record Io(Bool enable, UInt start, UInt count) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(width)), p.out(uint(width)));
        }

        @Override public void body(Io io) {
            var count = reg(uint(width)).init(0);
            when(io.enable, () -> count.next(count.plus(1)))
                .elseWhen(io.start.any(), () -> count.next(io.start));
            check(count.le(100), "never above 100"); // HDL801
            io.count.set(count);
        }
    }

    record Sender() implements Circuit<Sender.Io> {
        record Io(Bool start, Bool last, Bool done) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(bool()), p.out(bool()));
        }

        @Override public void body(Io io) {
            var phase = machine(Phase.IDLE);
            phase.in(Phase.IDLE, () -> when(io.start, () -> phase.go(Phase.BODY)));
            phase.in(Phase.BODY, () -> when(io.last, () -> phase.go(Phase.IDLE)));
            io.done.set(phase.is(Phase.BODY).and(io.last));
        }
    }

    /** Shows a beat in every second cycle, whether anybody takes it or not. */
    record Fickle() implements Circuit<Fickle.Io> {
        record Io(Stream<UInt> out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.out(Stream.of(uint(8))));
        }

        @Override public void body(Io io) {
            var phase = reg(uint(8)).init(0);
            phase.next(phase.plus(1));
            ignore(io.out.ready());
            io.out.valid().set(phase.bit(1));
            io.out.payload().set(phase.and(0xfe));
        }
    }

    record Pins(@Exact("I") Bool in, @Exact("O") Bool out) implements Bundle<Pins> {}

    /** A vendor's buffer. */
    record Buffer() implements BlackBox<Pins> {
        @Override public String moduleName() {
            return "BUFG";
        }

        @Override public Pins ports(Ports p) {
            return new Pins(p.async().in(bool()), p.async().out(bool()));
        }

        @Override public void body(Pins io) {}
    }

    record Buffered() implements Circuit<Buffered.Io> {
        record Io(Bool plain, Bool buffered) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.out(bool()));
        }

        @Override public void body(Io io) {
            var buffer = instance(new Buffer());
            buffer.in().set(io.plain);
            io.buffered.set(buffer.out());
        }
    }

    record Request(int id, long addr, int len, int size, int burst, boolean lock, int cache, int prot, int qos) {}

    private SimulationMistakes() {}

    private static List<Problem> counting(Consumer<Simulation<Counter.Io>> mistake) {
        return counting(Engine.JVM, mistake);
    }

    private static List<Problem> counting(Engine engine, Consumer<Simulation<Counter.Io>> mistake) {
        return Mistake.simulated(() -> {
            try (var dut = Simulation.of(new Counter(8), engine, engine == Engine.JVM
                ? OPTIONS.waves(WAVES.resolve("counter.vcd")) : OPTIONS)) {
                mistake.accept(dut);
            }
        });
    }

    private static List<Problem> with(String property, String value, Runnable simulation) {
        var before = System.getProperty(property);
        System.setProperty(property, value);
        try {
            return Mistake.simulated(simulation);
        } finally {
            if (before == null) {
                System.clearProperty(property);
            } else {
                System.setProperty(property, before);
            }
        }
    }

    /** The same rows twice, the second time with another input in one of them. */
    private static List<Problem> compared() {
        try (var dut = Simulation.of(new Counter(8), Engine.JVM, OPTIONS); var rows = new RowBuffer(dut.top(), 20)) {
            for (int row = 0; row < 20; row++) {
                rows.set(row, "enable", 1);
            }
            var first = Trace.of(dut, rows);
            dut.reset(2);
            rows.set(12, "enable", 0);
            var text = first.difference(Trace.of(dut, rows)).orElseThrow();
            return List.of(Problem.error(new Site("Counter.java", 1), "HDL803", text.replace("HDL803: ", "")));
        }
    }

    private static void withdraw() {
        try (var dut = Simulation.of(new Fickle(), Engine.JVM, OPTIONS)) {
            dut.add(new StreamSink<>(dut, dut.io().out(), Long.class).stall(1)); // HDL805
            dut.step(20);
        }
    }

    private static void cross4KiB() {
        try (var dut = Simulation.of(new Axi4Slice(32, 64, 4), Engine.JVM, OPTIONS)) {
            var source = new StreamSource<>(dut, dut.io().sAxi().ar(), Request.class);
            new AxiMemory(dut, dut.io().mAxi()); // HDL813
            dut.add(source.send(new Request(0, 0x1fe0, 5, 3, 1, false, 0, 0, 0)));
            dut.step(50);
        }
    }

    private static void waitInVain() {
        try (var dut = Simulation.of(new Sender(), Engine.JVM, OPTIONS.waves(WAVES.resolve("sender.vcd")))) {
            dut.pin(dut.io().start()).set(true);
            dut.stepUntil(dut.pin(dut.io().done()), 1, 1000); // HDL804
        }
    }

    static List<Mistake> all() {
        return new Mistake.Collection(SimulationMistakes.class)
            .report("HDL801", "{}: HDL801: claim 'never above 100' is false at cycle 103: count = 8'h65; "
                + "seed 5, waves in counter.vcd",
                () -> counting(dut -> {
                    dut.pin(dut.io().enable()).set(1);
                    dut.step(200);
                }))
            .report("HDL802", "{}: HDL802: verilator is not on the PATH; install 5.006 or later, or run with "
                + "-Dhdl.engine=jvm",
                () -> with("hdl.path", "/nowhere", () ->
                    Simulation.of(new Counter(8), Engine.VERILATOR, OPTIONS))) // HDL802
            .report("HDL803", "Counter.java:1: HDL803: engines differ at cycle 12: 'count' is 13 on JVM and 12 on JVM; "
                + "seed 5", SimulationMistakes::compared)
            .report("HDL804", "{}: HDL804: 'done' is still 0 after 1,000 cycles, not 1; 'phase' has been BODY since "
                + "cycle 3; seed 5, waves in sender.vcd", () -> Mistake.simulated(SimulationMistakes::waitInVain))
            .report("HDL805", "{}: HDL805: 'out' withdrew a beat: valid fell at cycle 6 while ready was 0; "
                + "keep valid and payload until ready is 1",
                () -> Mistake.simulated(SimulationMistakes::withdraw))
            .report("HDL806", "{}: HDL806: black box BUFG has no body, so the JVM engine cannot run it; write one, "
                + "for no engine knows what a foreign module does",
                () -> Mistake.simulated(() ->
                    Simulation.of(new Buffered(), Engine.JVM))) // HDL806
            .report("HDL807", "{}: HDL807: 'count' is an output: it can be read, not set; set an input",
                () -> counting(dut ->
                    dut.pin(dut.io().count()).set(0))) // HDL807
            .report("HDL808", "{}: HDL808: 300 does not fit in 'start' (8 bits, 0 to 255); mask it, or widen the port",
                () -> counting(dut ->
                    dut.pin(dut.io().start()).set(300))) // HDL808
            .report("HDL809", "{}: HDL809: -Dhdl.engine=vcs is no engine; use jvm, activity, native, verilator or "
                + "icarus",
                () -> with("hdl.engine", "vcs", () ->
                    Simulation.of(new Counter(8)))) // HDL809
            .report("HDL810", "{}: HDL810: 'count' is not a port of the simulated Counter_8; take it from io() of this "
                + "simulation",
                () -> counting(dut -> counting(other ->
                    dut.pin(other.io().count())).forEach(problem -> { // HDL810
                        throw new hdl.sim.SimulationException(problem);
                    })))
            .report("HDL811", "{}: HDL811: this model was built without waves; ask for them first, or open it with "
                + "Options.waves(file)",
                () -> counting(Engine.VERILATOR, dut -> {
                    dut.step();
                    dut.waves(Path.of("late.vcd")); // HDL811
                }))
            .report("HDL812", "{}: HDL812: this model was built without paths to internal signals, so 'count' cannot "
                + "be read; open it with Options.visible()",
                () -> counting(Engine.ICARUS, dut ->
                    dut.peek("count"))) // HDL812
            .report("HDL813", "{}: HDL813: 'm_axi' breaks AXI4 at cycle 3: a read of 6 beats of 8 bytes from 0x1fe0 "
                + "crosses a border of 4 KiB; mend the manager", () -> Mistake.simulated(SimulationMistakes::cross4KiB))
            .report("HDL814", "{}: HDL814: the JVM engine writes .vcd, not 'counter.fst'; name the file counter.vcd, "
                + "or use VERILATOR",
                () -> counting(dut ->
                    dut.waves(Path.of("counter.fst")))) // HDL814
            .report("HDL815", "{}: HDL815: the ICARUS engine counts no covers, for they are not in its Verilog; use JVM, "
                + "ACTIVITY or NATIVE",
                () -> counting(Engine.ICARUS, dut ->
                    dut.coverage())) // HDL815
            .all();
    }
}
