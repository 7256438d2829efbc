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

    private final Homes homes;
    private final WordTable words;
    private final int[] local;
    private final int[] left;
    private int[] free = new int[16];
    private int freeCount;
    private int nextLocal;
    private CodeBuilder code;
    private int bytes;
    private int longest;

    Emit(Homes homes) {
        this.homes = homes;
        words = homes.words();
        local = new int[words.size()];
        left = new int[words.size()];
        Arrays.fill(local, -1);
    }

    /** Bytes of code of the longest chunk so far. */
    int longest() {
        return longest;
    }

    /** The words of a chunk in order, each computed when the first needs it. */
    void chunk(int[] chunk, CodeBuilder to) {
        code = to;
        bytes = 1;
        nextLocal = homes.firstLocal();
        freeCount = 0;
        for (var word : chunk) {
            for (var i = 0; i < words.operands(word); i++) {
                left[words.operand(word, i)]++;
            }
        }
        for (var word : chunk) {
            if (!homes.isInline(word)) {
                store(word);
            }
        }
        for (var word : chunk) {
            local[word] = -1;
        }
        longest = Math.max(longest, bytes);
    }

    private void store(int word) {
        var isFar = homes.isFar(word);
        bytes += isFar ? homes.keepSize(word) : 0;
        if (isFar && left[word] == 0 && homes.keepsDirectly()) {
            homes.keep(code, word, () -> expression(word));
            return;
        }
        expression(word);
        var at = freeCount > 0 ? free[--freeCount] : fresh();
        code.lstore(at);
        bytes += localSize(at);
        local[word] = at;
        if (isFar) {
            bytes += localSize(at);
            homes.keepLocal(code, word, at);
            if (left[word] == 0) {
                release(at);
            }
        }
    }

    private static int localSize(int at) {
        return at > 255 ? 4 : 2;
    }

    private int fresh() {
        nextLocal += 2;
        return nextLocal - 2;
    }

    /** Pushes a word: constant, field, local, or computed in place. */
    private void push(int word) {
        left[word]--;
        if (words.isConstant(word)) {
            homes.constant(code, words.k(word));
            bytes += homes.constantSize();
        } else if (local[word] >= 0) {
            code.lload(local[word]);
            bytes += localSize(local[word]);
            if (left[word] == 0) {
                release(local[word]);
            }
        } else if (homes.isInline(word)) {
            expression(word);
        } else {
            homes.load(code, word);
            bytes += homes.loadSize(word);
        }
    }

    private void release(int at) {
        if (freeCount == free.length) {
            free = Arrays.copyOf(free, freeCount * 2);
        }
        free[freeCount++] = at;
    }

    private void expression(int word) {
        bytes += Chunks.ownSize(words.op(word));
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
                bytes += homes.memorySize() - 4;
                homes.memory(code, (int) words.k(word));
                push(words.a(word));
                code.l2i();
                homes.offset(code, (int) words.k(word));
                code.laload();
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

    /** Without a branch where both values are at hand; else only the chosen one is computed. */
    private void mux(int word) {
        var select = words.a(word);
        var then = words.b(word);
        var otherwise = words.c(word);
        if (homes.isInline(then) || homes.isInline(otherwise)) {
            push(select);
            var skip = code.newLabel();
            var end = code.newLabel();
            code.l2i().ifeq(skip);
            push(then);
            code.goto_(end).labelBinding(skip);
            push(otherwise);
            code.labelBinding(end);
            return;
        }
        left[otherwise]++;
        push(otherwise);
        push(otherwise);
        push(then);
        code.lxor();
        push(select);
        code.lneg().land().lxor();
    }
}
