package hdl.sim.conform;

import hdl.Bool;
import hdl.Choice;
import hdl.Data;
import hdl.SInt;
import hdl.UInt;
import hdl.Vec;
import hdl.sim.conform.Samples.Code;
import hdl.sim.conform.Samples.Kind;
import hdl.sim.conform.Samples.Nest;
import hdl.sim.conform.Samples.Pair;
import java.util.ArrayList;
import java.util.List;

/** Where the parts of one module in one clock come together: the signals there are so far, names, ranks, and the text. */
final class Scene {
    /** Wires may be driven by any value. */
    static final int ANY = Integer.MAX_VALUE;

    final List<Value<UInt>> numbers = new ArrayList<>();
    final List<Value<SInt>> signeds = new ArrayList<>();
    final List<Value<Bool>> bits = new ArrayList<>();
    final List<Value<Choice<Kind>>> kinds = new ArrayList<>();
    final List<Value<Choice<Code>>> codes = new ArrayList<>();
    final List<Value<Pair>> pairs = new ArrayList<>();
    final List<Value<Vec<UInt>>> vecs = new ArrayList<>();
    private final String module;
    private final Counter counter;
    private int indent = 1;

    /** Numbers of names and ranks, shared by the clocks of a module. */
    static final class Counter {
        private int names;
        private int ranks;

        /** How many wires there are. */
        int ranks() {
            return ranks;
        }
    }

    Scene(String module, Counter counter) {
        this.module = module;
        this.counter = counter;
    }

    String module() {
        return module;
    }

    Counter counter() {
        return counter;
    }

    String name(String kind) {
        return kind + counter.names++;
    }

    int rank() {
        return ++counter.ranks;
    }

    void line(String text) {
        Notes.line(module, "    ".repeat(indent) + text);
    }

    /** Writes what the body writes one step further in. */
    void indented(Runnable body) {
        indent++;
        body.run();
        indent--;
    }

    /** Writes the text around what the body writes. */
    void block(String before, Runnable body, String after) {
        line(before);
        indented(body);
        line(after);
    }

    // ---- what can be read from now on

    void add(UInt signal, String text, int rank) {
        Notes.used(Feature.UINT);
        Notes.used(Feature.ofWidth(signal.width()));
        numbers.add(new Value<>(signal, text, rank));
    }

    void add(SInt signal, String text, int rank) {
        Notes.used(Feature.SINT);
        Notes.used(Feature.ofWidth(signal.width()));
        signeds.add(new Value<>(signal, text, rank));
    }

    void add(Bool signal, String text, int rank) {
        Notes.used(Feature.BOOL);
        bits.add(new Value<>(signal, text, rank));
    }

    void addKind(Choice<Kind> signal, String text, int rank) {
        Notes.used(Feature.CHOICE);
        kinds.add(new Value<>(signal, text, rank));
    }

    void addCode(Choice<Code> signal, String text, int rank) {
        Notes.used(Feature.CODED_CHOICE);
        codes.add(new Value<>(signal, text, rank));
    }

    void add(Pair signal, String text, int rank) {
        Notes.used(Feature.BUNDLE);
        pairs.add(new Value<>(signal, text, rank));
        add(signal.high(), text + ".high()", rank);
        add(signal.low(), text + ".low()", rank);
    }

    void addVec(Vec<UInt> signal, String text, int rank) {
        Notes.used(Feature.VEC);
        vecs.add(new Value<>(signal, text, rank));
        add(signal.at(0), text + ".at(0)", rank);
        add(signal.at(signal.size() - 1), text + ".at(" + (signal.size() - 1) + ")", rank);
    }

    /** The fields of a nested bundle that run forward. */
    void add(Nest signal, String text, int rank) {
        Notes.used(Feature.FLIPPED);
        add(signal.flag(), text + ".flag()", rank);
        add(signal.pair(), text + ".pair()", rank);
        for (int i = 0; i < signal.pairs().size(); i++) {
            add(signal.pairs().at(i), text + ".pairs().at(" + i + ")", rank);
        }
    }

    /** One of the values that are old enough, or null when there is none. */
    static <T extends Data<T>> Value<T> pick(List<Value<T>> values, Draw draw, int below) {
        int start = draw.below(Math.max(1, values.size()));
        for (int i = 0; i < values.size(); i++) {
            var value = values.get((start + i) % values.size());
            if (value.rank() < below) {
                return value;
            }
        }
        return null;
    }

    /** One of the numbers of this width that are old enough, or null. */
    static <T extends Data<T>> Value<T> pick(List<Value<T>> values, Draw draw, int below, int width) {
        int start = draw.below(Math.max(1, values.size()));
        for (int i = 0; i < values.size(); i++) {
            var value = values.get((start + i) % values.size());
            if (value.rank() < below && value.width() == width) {
                return value;
            }
        }
        return null;
    }
}
