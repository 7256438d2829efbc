package hdl.sim.jvm;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.Arrays;

/** Writes the code of one chunk of words. */
final class Emit {
    private static final MethodTypeDesc BIT_COUNT = MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_long);
    private static final MethodTypeDesc TWO_LONGS =
        MethodTypeDesc.of(ConstantDescs.CD_long, ConstantDescs.CD_long, ConstantDescs.CD_long);

    private final Chunks chunks;
    private final Words words;
    private final Places places;
    private final int[] local;
    private final int[] left;
    private int[] free = new int[16];
    private int freeCount;
    private int nextLocal;
    private CodeBuilder code;

    Emit(Chunks chunks, Places places) {
        this.chunks = chunks;
        this.places = places;
        words = chunks.plan.words;
        local = new int[words.size()];
        left = new int[words.size()];
        Arrays.fill(local, -1);
    }

    /** The words of a chunk in order, each computed when the first needs it. */
    void chunk(int[] chunk, CodeBuilder to) {
        code = to;
        nextLocal = 1;
        freeCount = 0;
        for (var word : chunk) {
            for (var i = 0; i < chunks.plan.operands(word); i++) {
                left[chunks.plan.operand(word, i)]++;
            }
        }
        for (var word : chunk) {
            if (!chunks.isInline[word]) {
                store(word);
            }
        }
        for (var word : chunk) {
            local[word] = -1;
        }
    }

    private void store(int word) {
        var isLocal = left[word] > 0;
        var isFar = chunks.isFar(word);
        if (isFar && !isLocal) {
            places.store(code, chunks.slotOf[word], () -> expression(word));
            return;
        }
        expression(word);
        var at = freeCount > 0 ? free[--freeCount] : fresh();
        code.lstore(at);
        local[word] = at;
        if (isFar) {
            places.store(code, chunks.slotOf[word], () -> code.lload(at));
        }
    }

    private int fresh() {
        nextLocal += 2;
        return nextLocal - 2;
    }

    /** Pushes a word: constant, field, local, or computed in place. */
    private void push(int word) {
        left[word]--;
        if (words.isConstant(word)) {
            places.constant(code, words.k(word));
        } else if (local[word] >= 0) {
            code.lload(local[word]);
            if (left[word] == 0) {
                release(local[word]);
            }
        } else if (chunks.isInline[word]) {
            expression(word);
        } else {
            places.load(code, chunks.slotOf[word]);
        }
    }

    private void release(int at) {
        if (freeCount == free.length) {
            free = Arrays.copyOf(free, freeCount * 2);
        }
        free[freeCount++] = at;
    }

    private void expression(int word) {
        switch (words.op(word)) {
            case COPY -> push(words.a(word));
            case AND -> operands(word).land();
            case OR -> operands(word).lor();
            case XOR -> operands(word).lxor();
            case ADD -> operands(word).ladd();
            case SUB -> operands(word).lsub();
            case MUL -> operands(word).lmul();
            case MULHI -> operands(word).invokestatic(Places.MATH, "unsignedMultiplyHigh", TWO_LONGS);
            case SHL -> shift(word).lshl();
            case SHR -> shift(word).lushr();
            case SAR -> shift(word).lshr();
            case PARITY -> {
                push(words.a(word));
                code.invokestatic(ConstantDescs.CD_Long, "bitCount", BIT_COUNT).iconst_1().iand().i2l();
            }
            case LOAD -> {
                places.memory(code, (int) words.k(word));
                push(words.a(word));
                code.l2i().laload();
            }
            case MUX -> mux(word);
            case CONST, SLOT, NET -> throw new IllegalStateException("not computed: " + words.op(word));
        }
    }

    private CodeBuilder operands(int word) {
        push(words.a(word));
        push(words.b(word));
        return code;
    }

    private CodeBuilder shift(int word) {
        push(words.a(word));
        if (words.isConstant(words.b(word))) {
            left[words.b(word)]--;
            return code.loadConstant((int) words.k(words.b(word)));
        }
        push(words.b(word));
        return code.l2i();
    }

    private void mux(int word) {
        push(words.a(word));
        var otherwise = code.newLabel();
        var end = code.newLabel();
        code.l2i().ifeq(otherwise);
        push(words.b(word));
        code.goto_(end).labelBinding(otherwise);
        push(words.c(word));
        code.labelBinding(end);
    }
}
