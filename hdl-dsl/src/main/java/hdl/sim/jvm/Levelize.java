package hdl.sim.jvm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Puts the words of a flat design in an order in which operands stand before what uses them, without nets and without
 * what nothing needs.
 */
final class Levelize {
    private final Flat flat;
    private final Words raw;
    private final Words words = new Words();
    private final int[] made;
    private int[] stack = new int[256];
    private int depth;

    private final boolean apart;

    private Levelize(Flat flat, boolean apart) {
        this.flat = flat;
        this.apart = apart;
        raw = flat.words;
        made = new int[raw.size()];
    }

    /** {@code visible}: every named value can be read after every event. */
    static Plan plan(Flat flat, boolean visible) {
        return new Levelize(flat, false).plan(visible);
    }

    /** As {@link #plan}; everything an edge needs is computed, if only as a copy, so that its changes are seen. */
    static Plan planApart(Flat flat, boolean visible) {
        return new Levelize(flat, true).plan(visible);
    }

    private Plan plan(boolean visible) {
        var next = new int[flat.registers.size()];
        for (var i = 0; i < next.length; i++) {
            var register = flat.registers.get(i);
            next[i] = register.next()[0] == register.word() ? -1 : apart(sampled(word(register.next()[0])));
        }
        var changes = new ArrayList<Flat.Change>();
        for (var change : flat.changes) {
            changes.add(new Flat.Change(change.store(), change.clock(), apart(sampled(word(change.enable()))),
                sampled(word(change.index())), sampled(word(change.data())), sampled(word(change.mask()))));
        }
        var outputs = new ArrayList<int[]>();
        for (var output : flat.outputs) {
            outputs.add(words(output.words()));
        }
        var signals = new ArrayList<int[]>();
        for (var signal : flat.signals.values()) {
            signals.add(visible ? words(signal.words()) : null);
        }
        return new Plan(flat, words, next, changes, events(flat.claims), events(flat.covers), outputs, signals);
    }

    private List<Flat.Event> events(List<Flat.Event> from) {
        var out = new ArrayList<Flat.Event>();
        for (var event : from) {
            var operands = new ArrayList<Flat.Signal>();
            for (var operand : event.operands()) {
                operands.add(new Flat.Signal(operand.path(), operand.width(), words(operand.words()), null));
            }
            out.add(new Flat.Event(event.label(), event.site(), event.clock(), apart(word(event.word())), operands));
        }
        return out;
    }

    /** A register that goes straight into another one is copied first: all sample before any changes. */
    private int sampled(int word) {
        return words.op(word) == WordOp.SLOT && !flat.isDriven((int) words.k(word)) ? words.copy(word) : word;
    }

    private int apart(int word) {
        return apart && (words.op(word) == WordOp.SLOT || words.isConstant(word)) ? words.copy(word) : word;
    }

    private int[] words(int[] from) {
        var out = new int[from.length];
        for (var i = 0; i < out.length; i++) {
            out[i] = word(from[i]);
        }
        return out;
    }

    // ---- depth first, on a stack of its own; made: 0 new, -1 begun, else the new word + 1

    private int word(int root) {
        push(root);
        while (depth > 0) {
            var at = stack[depth - 1];
            if (made[at] > 0) {
                depth--;
                continue;
            }
            made[at] = -1;
            if (ready(at)) {
                made[at] = 1 + make(at);
                depth--;
            }
        }
        return made[root] - 1;
    }

    private boolean ready(int at) {
        var before = depth;
        switch (raw.op(at)) {
            case CONST, SLOT -> { }
            case NET, LOAD, COPY, PARITY -> need(raw.a(at));
            case AND, OR, XOR, ADD, SUB, MUL, MULHI, SHL, SHR, SAR -> {
                need(raw.b(at));
                need(raw.a(at));
            }
            case MUX -> {
                need(raw.c(at));
                need(raw.b(at));
                need(raw.a(at));
            }
        }
        return depth == before;
    }

    private void need(int operand) {
        if (operand < 0) {
            throw new IllegalArgumentException("a value of " + names() + " is never driven");
        }
        if (made[operand] == -1) {
            throw new IllegalArgumentException("combinational loop: " + names()
                + " depends on itself; break it with a register");
        }
        if (made[operand] <= 0) {
            push(operand);
        }
    }

    /** The named values on the way to the word at hand. */
    private String names() {
        var onPath = new BitSet();
        for (var i = 0; i < depth; i++) {
            if (made[stack[i]] == -1) {
                onPath.set(stack[i]);
            }
        }
        var names = new ArrayList<String>();
        for (var signal : flat.signals.values()) {
            for (var word : signal.words()) {
                if (onPath.get(word) && !names.contains(signal.path())) {
                    names.add(signal.path());
                }
            }
        }
        return names.isEmpty() ? "a value without a name" : String.join(", ", names);
    }

    private void push(int word) {
        if (depth == stack.length) {
            stack = Arrays.copyOf(stack, depth * 2);
        }
        stack[depth++] = word;
    }

    private int make(int at) {
        if (raw.op(at) == WordOp.NET) {
            return made[raw.a(at)] - 1;
        }
        var a = operand(raw.a(at));
        var b = operand(raw.b(at));
        var c = operand(raw.c(at));
        return words.remake(raw.op(at), a, b, c, raw.k(at), raw.width(at));
    }

    private int operand(int word) {
        return made[word] > 0 ? made[word] - 1 : 0;
    }
}
