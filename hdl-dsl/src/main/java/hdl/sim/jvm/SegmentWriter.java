package hdl.sim.jvm;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;

/** Writes the classes of segments: one for each word of dirty flags, one method for each segment. */
final class SegmentWriter {
    /** Bytes of code for keeping a word, at most. */
    static final int KEEP = 48;
    private static final ClassDesc SELF = ClassDesc.of("hdl.sim.jvm.Segment");
    private static final ClassDesc PIECE = ClassDesc.of("hdl.sim.jvm.Piece");
    private static final MethodTypeDesc RUN =
        MethodTypeDesc.of(ConstantDescs.CD_void, Places.LONGS, Places.LONGS, Places.LONGS);
    private static final MethodTypeDesc TRAILING = MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_long);

    private final Segments plan;
    private final Emit emit;

    SegmentWriter(Segments plan) {
        this.plan = plan;
        emit = new Emit(new SegmentHomes(plan, SELF));
    }

    /** The class of a word of flags. */
    byte[] write(int word) {
        return ClassFile.of().build(SELF, out -> {
            out.withSuperclass(PIECE).withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SUPER);
            out.withMethodBody(ConstantDescs.INIT_NAME, Parts.PLAIN, 0,
                code -> code.aload(0).invokespecial(PIECE, ConstantDescs.INIT_NAME, Parts.PLAIN).return_());
            body(out, word);
        });
    }

    private void body(ClassBuilder out, int word) {
        var bits = new ArrayList<Integer>();
        for (var bit = 0; bit < 64; bit++) {
            var segment = plan.segment(64 * word + bit);
            if (segment >= 0) {
                bits.add(bit);
                out.withMethodBody(name(bit), RUN, ClassFile.ACC_FINAL, code -> {
                    emit.chunk(plan.segments.get(segment), code);
                    code.return_();
                });
            }
        }
        out.withMethodBody("run", RUN, ClassFile.ACC_FINAL, code -> run(code, word, bits));
    }

    private static String name(int bit) {
        return "segment" + bit;
    }

    /** Local 4: what is dirty. */
    private static void run(CodeBuilder code, int word, ArrayList<Integer> bits) {
        var again = code.newBoundLabel();
        var end = code.newLabel();
        code.aload(2).loadConstant(word).laload().lstore(4);
        code.lload(4).lconst_0().lcmp().ifeq(end);
        code.aload(2).loadConstant(word).lload(4).lload(4).lconst_1().lsub().land().lastore();
        code.aload(0).aload(1).aload(2).aload(3);
        code.lload(4).invokestatic(ConstantDescs.CD_Long, "numberOfTrailingZeros", TRAILING);
        var cases = new ArrayList<SwitchCase>();
        for (var bit : bits) {
            cases.add(SwitchCase.of(bit, code.newLabel()));
        }
        code.tableswitch(cases.getLast().target(), cases);
        for (var each : cases) {
            code.labelBinding(each.target()).invokevirtual(SELF, name(each.caseValue()), RUN).goto_(again);
        }
        code.labelBinding(end).return_();
    }
}
