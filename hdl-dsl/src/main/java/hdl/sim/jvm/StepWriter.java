package hdl.sim.jvm;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;

/** Writes the class file of a plan: straight code on longs, in methods that none exceeds {@link Chunks#LIMIT} bytes. */
final class StepWriter {
    private static final ClassDesc SELF = ClassDesc.of("hdl.sim.jvm.Circuit");
    private static final ClassDesc STEP = ClassDesc.of("hdl.sim.jvm.StraightStep");
    private static final MethodTypeDesc BY_CLOCKS = MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_long);
    private static final MethodTypeDesc BY_NUMBER = MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);
    private static final int MOVE = 18;

    private final Plan plan;
    private final Chunks chunks;
    private final Flat flat;
    private final List<List<int[]>> edgeChunks = new ArrayList<>();
    private final List<int[]> shared;
    private final List<int[]> follow;
    private final List<int[]> shown;
    private final int slots;
    private Parts parts;
    private Places places;
    private Emit emit;

    StepWriter(Plan plan, int planned) {
        this.plan = plan;
        flat = plan.flat;
        chunks = new Chunks(plan, planned);
        shared = chunks.cut(plan.shared);
        follow = chunks.cut(plan.follow);
        shown = chunks.cut(plan.shown);
        for (var group : plan.edges) {
            edgeChunks.add(chunks.cut(group));
        }
        slots = chunks.place();
    }

    /** How many words of state the class has; those of the flat design first, with the same numbers. */
    int slots() {
        return slots;
    }

    /** The slot of a word that the class keeps, or -1: a constant. */
    int slot(int word) {
        return chunks.slotOf[word];
    }

    /** Bytes of code of the longest method; the others are sized beforehand. */
    int longest() {
        return emit.longest();
    }

    long[] numbers() {
        return places.numbers();
    }

    byte[] write() {
        return ClassFile.of().build(SELF, this::body);
    }

    private void body(ClassBuilder out) {
        out.withSuperclass(STEP).withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SUPER);
        out.withMethodBody(ConstantDescs.INIT_NAME, Parts.PLAIN, 0,
            code -> code.aload(0).invokespecial(STEP, ConstantDescs.INIT_NAME, Parts.PLAIN).return_());
        parts = new Parts(out, SELF);
        places = new Places(out, SELF, slots, flat.stores.size());
        emit = new Emit(new ChunkHomes(chunks, places));
        inputs(out);
        parts.write("shared", Parts.PLAIN, words("shared", shared));
        parts.write("follow", Parts.PLAIN, words("follow", follow));
        var shownParts = words("shown", shown);
        showOutputs(shownParts);
        parts.write("outputs", Parts.PLAIN, shownParts);
        sample(out);
        clocked(out, "change", this::commits);
        clocked(out, "reset", this::resets);
        state();
    }

    /** One method per chunk; the result calls them. */
    private List<Parts.Part> words(String name, List<int[]> list) {
        var calls = new ArrayList<Parts.Part>();
        for (var chunk : list) {
            var method = name + "_" + calls.size();
            parts.method(method, Parts.PLAIN, List.of(new Parts.Part(0, code -> emit.chunk(chunk, code))));
            calls.add(parts.call(method, Parts.PLAIN));
        }
        return calls;
    }

    // ---- ports

    /** Local 1 collects the differences between pins and what was known of them. */
    private void inputs(ClassBuilder out) {
        var moves = new ArrayList<Parts.Part>();
        for (var slot = 0; slot < flat.drivenSlots; slot++) {
            var at = slot;
            var mask = Words.mask(flat.slotWidth(slot));
            moves.add(new Parts.Part(40, code -> input(code, at, mask)));
        }
        var changed = flat.changedSlot;
        parts.write("readPins", Parts.PLAIN, moves);
        out.withMethodBody("inputs", MethodTypeDesc.of(ConstantDescs.CD_long), 0, code -> {
            places.store(code, changed, code::lconst_0);
            code.aload(0).invokevirtual(SELF, "readPins", Parts.PLAIN);
            places.load(code, changed);
            code.lreturn();
        });
    }

    private void input(CodeBuilder code, int slot, long mask) {
        code.aload(0).getfield(SELF, "pins", Places.LONGS).loadConstant(slot).laload();
        if (mask != -1) {
            code.loadConstant(mask).land();
        }
        code.lstore(1);
        places.store(code, flat.changedSlot, () -> {
            places.load(code, flat.changedSlot);
            places.load(code, slot);
            code.lload(1).lxor().lor();
        });
        places.store(code, slot, () -> code.lload(1));
    }

    private void showOutputs(List<Parts.Part> to) {
        for (var i = 0; i < flat.outputs.size(); i++) {
            var output = flat.outputs.get(i);
            for (var j = 0; j < output.words().length; j++) {
                var pin = output.offset() + j;
                var word = plan.outputs.get(i)[j];
                to.add(new Parts.Part(MOVE, code -> {
                    code.aload(0).getfield(SELF, "pins", Places.LONGS).loadConstant(pin);
                    load(code, word);
                    code.lastore();
                }));
            }
        }
    }

    private void load(CodeBuilder code, int word) {
        if (plan.words.isConstant(word)) {
            places.constant(code, plan.words.k(word));
        } else {
            places.load(code, chunks.slotOf[word]);
        }
    }

    // ---- edges

    private void sample(ClassBuilder out) {
        var masks = new ArrayList<Long>();
        var names = new ArrayList<String>();
        for (var i = 0; i < plan.edges.size(); i++) {
            var name = "sample" + i;
            parts.write(name, Parts.PLAIN, words(name, edgeChunks.get(i)));
            names.add(name);
            masks.add(plan.edges.get(i).clocks());
        }
        for (var clock = 0; clock < flat.clocks; clock++) {
            var found = new ArrayList<Parts.Part>();
            events(plan.claims, clock, "failed", found);
            events(plan.covers, clock, "covered", found);
            if (!found.isEmpty()) {
                parts.write("events" + clock, Parts.PLAIN, found);
                names.add("events" + clock);
                masks.add(1L << clock);
            }
        }
        guarded(out, "edge", names, masks);
    }

    private void events(List<Flat.Event> events, int clock, String method, List<Parts.Part> to) {
        for (var i = 0; i < events.size(); i++) {
            var event = events.get(i);
            var number = i;
            if (event.clock() == clock && !plan.words.is(event.word(), 0)) {
                to.add(new Parts.Part(24, code -> {
                    load(code, event.word());
                    code.l2i().ifThen(then ->
                        then.aload(0).loadConstant(number).invokevirtual(STEP, method, BY_NUMBER));
                }));
            }
        }
    }

    /** Something to be done for the registers of one clock. */
    private interface ForClock {
        void list(int clock, List<Parts.Part> to);
    }

    private void clocked(ClassBuilder out, String name, ForClock work) {
        var names = new ArrayList<String>();
        var masks = new ArrayList<Long>();
        for (var clock = 0; clock < flat.clocks; clock++) {
            var list = new ArrayList<Parts.Part>();
            work.list(clock, list);
            if (!list.isEmpty()) {
                parts.write(name + clock, Parts.PLAIN, list);
                names.add(name + clock);
                masks.add(1L << clock);
            }
        }
        guarded(out, name, names, masks);
    }

    /** Calls each method whose clocks are among those that have an edge. */
    private void guarded(ClassBuilder out, String name, List<String> names, List<Long> masks) {
        out.withMethodBody(name, BY_CLOCKS, ClassFile.ACC_FINAL, code -> {
            for (var i = 0; i < names.size(); i++) {
                var skip = code.newLabel();
                code.lload(1).loadConstant((long) masks.get(i)).land().lconst_0().lcmp().ifeq(skip);
                code.aload(0).invokevirtual(SELF, names.get(i), Parts.PLAIN).labelBinding(skip);
            }
            code.return_();
        });
    }

    private void commits(int clock, List<Parts.Part> to) {
        for (var i = 0; i < plan.next.length; i++) {
            var register = flat.registers.get(i);
            var word = plan.next[i];
            if (word >= 0 && register.clock() == clock) {
                to.add(new Parts.Part(MOVE, code -> places.store(code, register.slot(), () -> load(code, word))));
            }
        }
        for (var change : plan.changes) {
            if (change.clock() == clock && !plan.words.is(change.enable(), 0)) {
                to.add(new Parts.Part(70, code -> change(code, change)));
            }
        }
    }

    private void change(CodeBuilder code, Flat.Change change) {
        var skip = code.newLabel();
        load(code, change.enable());
        code.l2i().ifeq(skip);
        places.memory(code, change.store());
        load(code, change.index());
        code.l2i();
        if (plan.words.is(change.mask(), -1)) {
            load(code, change.data());
        } else {
            code.dup2().laload().lstore(1);
            code.lload(1);
            load(code, change.mask());
            code.loadConstant(-1L).lxor().land();
            load(code, change.data());
            load(code, change.mask());
            code.land().lor();
        }
        code.lastore().labelBinding(skip);
    }

    private void resets(int clock, List<Parts.Part> to) {
        for (var register : flat.registers) {
            if (register.clock() == clock && register.resets()) {
                to.add(new Parts.Part(MOVE, code ->
                    places.store(code, register.slot(), () -> places.constant(code, register.init()))));
            }
        }
    }

    // ---- all state

    private void state() {
        var save = new ArrayList<Parts.Part>();
        var load = new ArrayList<Parts.Part>();
        for (var i = 0; i < places.fieldCount(); i++) {
            var slot = i;
            save.add(new Parts.Part(10, code -> {
                code.aload(1).loadConstant(slot);
                places.load(code, slot);
                code.lastore();
            }));
            load.add(new Parts.Part(10, code ->
                places.store(code, slot, () -> code.aload(1).loadConstant(slot).laload())));
        }
        parts.write("save", Parts.WITH_STATE, save);
        parts.write("load", Parts.WITH_STATE, load);
        parts.write("states", Parts.WITH_STATE, machines());
        var attach = new ArrayList<Parts.Part>();
        for (var i = 0; i < places.memoryFieldCount(); i++) {
            var memory = i;
            attach.add(new Parts.Part(14, code -> places.attach(code, memory)));
        }
        parts.write("attach", Parts.PLAIN, attach);
    }

    private List<Parts.Part> machines() {
        var codes = new ArrayList<Parts.Part>();
        for (var machine : flat.machines) {
            for (var register : machine.registers()) {
                var word = codes.size();
                codes.add(new Parts.Part(MOVE, code -> {
                    code.aload(1).loadConstant(word);
                    places.load(code, register.slot());
                    code.lastore();
                }));
            }
        }
        return codes;
    }
}
