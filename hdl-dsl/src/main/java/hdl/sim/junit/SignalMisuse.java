package hdl.sim.junit;

import hdl.Data;
import hdl.Hdl;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.Opcode;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.SourceFileAttribute;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.LocalVariable;
import java.lang.classfile.instruction.StackInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds what the Java compiler lets pass and no circuit means: signals compared with {@code ==} or {@code equals},
 * and expressions whose result nobody takes. Reads class files; a test of a project with circuits asserts that
 * nothing is found.
 */
public final class SignalMisuse {
    private static final Set<String> FLUENT = Set.of("init", "initZero", "named", "attribute");
    private static final Set<String> DECLARING = Set.of("reg", "wire", "instance", "delay");

    private final ClassLoader loader;
    private final List<String> found;
    private final String source;

    private SignalMisuse(ClassModel model, ClassLoader loader, List<String> found) {
        this.loader = loader;
        this.found = found;
        this.source = model.findAttribute(Attributes.sourceFile()).map(SourceFileAttribute::sourceFile)
            .map(name -> name.stringValue()).orElse(model.thisClass().asInternalName());
    }

    /** One line per misuse, with file and line, of all classes in a folder; the loader knows these classes. */
    public static List<String> in(Path classes, ClassLoader loader) {
        var found = new ArrayList<String>();
        try (var files = Files.walk(classes)) {
            for (var file : files.filter(path -> path.toString().endsWith(".class")).sorted().toList()) {
                check(Files.readAllBytes(file), loader, found);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return found;
    }

    private static void check(byte[] bytes, ClassLoader loader, List<String> found) {
        var model = ClassFile.of().parse(bytes);
        var misuse = new SignalMisuse(model, loader, found);
        for (var method : model.methods()) {
            method.code().ifPresent(code -> misuse.check((CodeAttribute) code));
        }
    }

    private void check(CodeAttribute code) {
        var locals = locals(code);
        int line = 0;
        String pushed = null;                                // the type of the value on top of the stack, when known
        Instruction before = null;
        int position = 0;
        for (var element : code) {
            switch (element) {
                case LineNumber number -> line = number.line();
                case Instruction instruction -> {
                    check(instruction, before, pushed, line);
                    pushed = pushed(instruction, code, locals.getOrDefault(slot(instruction), List.of()), position);
                    position += instruction.sizeInBytes();
                    before = instruction;
                }
                default -> { }
            }
        }
    }

    private void check(Instruction instruction, Instruction before, String pushed, int line) {
        switch (instruction) {
            case BranchInstruction branch when comparesReferences(branch.opcode()) && isSignal(pushed) ->
                report(line, "signals are compared with == or !=: use eq or ne");
            case InvokeInstruction call when call.name().equalsString("equals")
                && call.typeSymbol().parameterCount() > 0
                && (isSignal(call.owner().asInternalName()) || isSignal(pushed)) ->
                report(line, "signals are compared with equals: use eq for a comparison in hardware");
            case StackInstruction pop when pop.opcode() == Opcode.POP && before instanceof InvokeInstruction call
                && isPure(call) ->
                report(line, "the result of " + call.name() + " is dropped: it changes nothing, so use it or remove "
                    + "it");
            default -> { }
        }
    }

    private void report(int line, String text) {
        found.add(source + ":" + line + ": " + text);
    }

    private static boolean comparesReferences(Opcode opcode) {
        return opcode == Opcode.IF_ACMPEQ || opcode == Opcode.IF_ACMPNE;
    }

    private boolean isPure(InvokeInstruction call) {
        var owner = call.owner().asInternalName();
        var name = call.name().stringValue();
        if (!isSignal(internalName(call.typeSymbol().returnType().descriptorString()))) {
            return false;
        }
        if (owner.equals(Hdl.class.getName().replace('.', '/'))) {
            return !DECLARING.contains(name);
        }
        return owner.startsWith("hdl/") && owner.indexOf('/', 4) < 0 && isSignal(owner) && !FLUENT.contains(name);
    }

    /** The internal name of the type that an instruction leaves on the stack; null: no reference, or not known. */
    private static String pushed(Instruction instruction, CodeAttribute code, List<LocalVariable> locals,
        int position) {
        return switch (instruction) {
            case InvokeInstruction call -> internalName(call.typeSymbol().returnType().descriptorString());
            case FieldInstruction field -> internalName(field.typeSymbol().descriptorString());
            case TypeCheckInstruction cast when cast.opcode() == Opcode.CHECKCAST -> cast.type().asInternalName();
            case LoadInstruction _ -> {
                for (var local : locals) {
                    if (code.labelToBci(local.startScope()) <= position
                        && position < code.labelToBci(local.endScope())) {
                        yield internalName(local.typeSymbol().descriptorString());
                    }
                }
                yield null;
            }
            default -> null;
        };
    }

    private static int slot(Instruction instruction) {
        return instruction instanceof LoadInstruction load ? load.slot() : -1;
    }

    private static Map<Integer, List<LocalVariable>> locals(CodeModel code) {
        var locals = new HashMap<Integer, List<LocalVariable>>();
        for (var element : code) {
            if (element instanceof LocalVariable local) {
                locals.computeIfAbsent(local.slot(), _ -> new ArrayList<>()).add(local);
            }
        }
        return locals;
    }

    private static String internalName(String descriptor) {
        return descriptor.startsWith("L") ? descriptor.substring(1, descriptor.length() - 1) : null;
    }

    private boolean isSignal(String internalName) {
        if (internalName == null || internalName.startsWith("java/")) {
            return false;
        }
        try {
            return Data.class.isAssignableFrom(Class.forName(internalName.replace('/', '.'), false, loader));
        } catch (ClassNotFoundException elsewhere) {
            return false;
        }
    }
}
