package hdl.sim.jvm;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A piece of straight code with its size; lists of them become methods of limited size and one that calls these. */
record Parts(ClassBuilder out, ClassDesc owner) {
    static final MethodTypeDesc PLAIN = MethodTypeDesc.of(ConstantDescs.CD_void);
    static final MethodTypeDesc WITH_STATE =
        MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_long.arrayType());
    private static final int CALL = 5;

    /** Code of at most so many bytes; it leaves nothing on the stack. */
    record Part(int size, Consumer<CodeBuilder> code) {}

    /** Writes the parts as method {@code name}; an argument, if the type has one, is handed down to all. */
    void write(String name, MethodTypeDesc type, List<Part> parts) {
        var level = parts;
        for (var depth = 0; total(level) > Chunks.PLANNED; depth++) {
            level = calls(name + "$" + depth + "_", type, level);
        }
        method(name, type, level);
    }

    private static long total(List<Part> parts) {
        var total = 0L;
        for (var part : parts) {
            total += part.size();
        }
        return total;
    }

    private List<Part> calls(String prefix, MethodTypeDesc type, List<Part> parts) {
        var calls = new ArrayList<Part>();
        var open = new ArrayList<Part>();
        var bytes = 0;
        for (var part : parts) {
            if (bytes + part.size() > Chunks.PLANNED) {
                calls.add(call(prefix + calls.size(), type, open));
                open = new ArrayList<>();
                bytes = 0;
            }
            open.add(part);
            bytes += part.size();
        }
        calls.add(call(prefix + calls.size(), type, open));
        return calls;
    }

    private Part call(String name, MethodTypeDesc type, List<Part> body) {
        method(name, type, body);
        return call(name, type);
    }

    /** The call of a method of the same class that takes what its caller took. */
    Part call(String name, MethodTypeDesc type) {
        return new Part(CALL, code -> {
            code.aload(0);
            if (type.parameterCount() > 0) {
                code.aload(1);
            }
            code.invokevirtual(owner, name, type);
        });
    }

    void method(String name, MethodTypeDesc type, List<Part> body) {
        out.withMethodBody(name, type, ClassFile.ACC_FINAL, code -> {
            for (var part : body) {
                part.code().accept(code);
            }
            code.return_();
        });
    }
}
