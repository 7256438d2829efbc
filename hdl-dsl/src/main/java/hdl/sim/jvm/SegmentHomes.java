package hdl.sim.jvm;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;

/**
 * Words of segments: kept in the array of state, and compared with what is there, since what changes marks what depends
 * on it. Locals 0 to 3: the piece, state, flags, memory.
 */
final class SegmentHomes implements Homes {
    /** Words of flags that are set in the code itself; more are set by a table. */
    private static final int IN_CODE = 2;
    private static final MethodTypeDesc MARK =
        MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int, Places.LONGS);

    private final Segments plan;
    private final ClassDesc self;
    private final int[] uses;
    private final boolean[] isInline;

    SegmentHomes(Segments plan, ClassDesc self) {
        this.plan = plan;
        this.self = self;
        var words = words();
        uses = new int[words.size()];
        isInline = new boolean[words.size()];
        for (var segment : plan.segments) {
            for (var word : segment) {
                for (var i = 0; i < words.operands(word); i++) {
                    uses[words.operand(word, i)]++;
                }
            }
        }
        var depth = new int[words.size()];
        for (var segment : plan.segments) {
            for (var word : segment) {
                for (var i = 0; i < words.operands(word); i++) {
                    var operand = words.operand(word, i);
                    depth[word] = Math.max(depth[word], isInline[operand] ? depth[operand] + 1 : 1);
                }
                isInline[word] = uses[word] == 1 && !isFar(word) && depth[word] < Chunks.DEEPEST;
            }
        }
    }

    @Override public WordTable words() {
        return plan.plan.words;
    }

    @Override public boolean isInline(int word) {
        return isInline[word];
    }

    @Override public boolean isFar(int word) {
        return plan.isStored(word);
    }

    @Override public void load(CodeBuilder code, int word) {
        code.aload(1).loadConstant(plan.slotOf[word]).laload();
    }

    @Override public void keep(CodeBuilder code, int word, Runnable value) {
        throw new IllegalStateException("a segment compares what it keeps");
    }

    @Override public void keepLocal(CodeBuilder code, int word, int local) {
        var same = code.newLabel();
        code.lload(local);
        load(code, word);
        code.lcmp().ifeq(same);
        code.aload(1).loadConstant(plan.slotOf[word]).lload(local).lastore();
        mark(code, plan.slotOf[word]);
        code.labelBinding(same);
    }

    private void mark(CodeBuilder code, int slot) {
        var count = plan.marks.count(slot);
        if (count > IN_CODE) {
            code.aload(0).loadConstant(slot).aload(2).invokevirtual(self, "mark", MARK);
            return;
        }
        for (var i = 0; i < count; i++) {
            var flags = plan.marks.word(slot, i);
            code.aload(2).loadConstant(flags).dup2().laload().loadConstant(plan.marks.mask(slot, i));
            if (plan.marks.isToggled(flags)) {
                code.lxor();
            } else {
                code.lor();
            }
            code.lastore();
        }
    }

    @Override public boolean keepsDirectly() {
        return false;
    }

    @Override public int firstLocal() {
        return 4;
    }

    @Override public void constant(CodeBuilder code, long value) {
        if (value >= -1 && value <= 5 && value != 0 && value != 1) {
            code.loadConstant((int) value).i2l();
        } else {
            code.loadConstant(value);
        }
    }

    @Override public void memory(CodeBuilder code, int memory) {
        code.aload(3);
    }

    @Override public void offset(CodeBuilder code, int memory) {
        if (plan.offset[memory] != 0) {
            code.loadConstant(plan.offset[memory]).iadd();
        }
    }

    @Override public int loadSize(int word) {
        return 5;
    }

    @Override public int keepSize(int word) {
        return SegmentWriter.KEEP;
    }

    @Override public int constantSize() {
        return 3;
    }

    @Override public int memorySize() {
        return 5;
    }
}
