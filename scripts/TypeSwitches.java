import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Opcode;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;

/**
 * Replaces the linkage of a {@code switch} over types by a method that asks for one type after the other. The JVM would
 * spin a class for each such switch in each run, because the AOT cache holds none of them.
 */
final class TypeSwitches {
    private static final MethodTypeDesc CHOICE =
        MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_Object, ConstantDescs.CD_int);

    private final ClassModel model;
    private final List<List<ClassEntry>> choices = new ArrayList<>();

    private TypeSwitches(ClassModel model) {
        this.model = model;
    }

    static ClassTransform of(ClassModel model) {
        var switches = new TypeSwitches(model);
        return ClassTransform.transformingMethodBodies(switches::replace)
            .andThen(ClassTransform.endHandler(switches::addMethods));
    }

    private void replace(CodeBuilder code, CodeElement element) {
        var types = element instanceof InvokeDynamicInstruction call ? types(call) : null;
        if (types == null) {
            code.with(element);
        } else {
            code.invoke(Opcode.INVOKESTATIC, model.thisClass().asSymbol(), name(choices.size()), CHOICE,
                model.flags().has(AccessFlag.INTERFACE));
            choices.add(types);
        }
    }

    private void addMethods(ClassBuilder builder) {
        for (int i = 0; i < choices.size(); i++) {
            var types = choices.get(i);
            builder.withMethodBody(name(i), CHOICE,
                ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC, code -> choose(code, types));
        }
    }

    private static String name(int choice) {
        return "typeSwitch$" + choice;
    }

    /** The types of the cases in order; null when the call is something else, or a case is no type. */
    private static List<ClassEntry> types(InvokeDynamicInstruction call) {
        var bootstrap = call.bootstrapMethod();
        if (!bootstrap.owner().displayName().equals("SwitchBootstraps")
            || !bootstrap.methodName().equals("typeSwitch")) {
            return null;
        }
        var types = new ArrayList<ClassEntry>();
        for (var label : call.invokedynamic().bootstrap().arguments()) {
            if (!(label instanceof ClassEntry type)) {
                return null;
            }
            types.add(type);
        }
        return types;
    }

    /** As {@code SwitchBootstraps.typeSwitch} says: -1 for null, else the first case from the given one on that fits. */
    private static void choose(CodeBuilder code, List<ClassEntry> types) {
        code.aload(0).ifThen(Opcode.IFNULL, none -> none.iconst_m1().ireturn());
        for (int i = 0; i < types.size(); i++) {
            int number = i;
            var next = code.newLabel();
            code.iload(1).loadConstant(number).if_icmpgt(next);
            code.aload(0).instanceOf(types.get(i)).ifeq(next);
            code.loadConstant(number).ireturn();
            code.labelBinding(next);
        }
        code.loadConstant(types.size()).ireturn();
    }
}
