package hdl;

import static hdl.StackEffect.GETFIELD;
import static hdl.StackEffect.GETSTATIC;
import static hdl.StackEffect.GOTO_W;
import static hdl.StackEffect.INVOKEDYNAMIC;
import static hdl.StackEffect.INVOKESTATIC;
import static hdl.StackEffect.JSR_W;
import static hdl.StackEffect.PUTFIELD;
import static hdl.StackEffect.TABLESWITCH;
import static hdl.StackEffect.VARIES;
import static hdl.StackEffect.WIDE;

import java.lang.classfile.Attributes;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.LineNumberInfo;
import java.lang.classfile.attribute.LocalVariableInfo;
import java.lang.classfile.constantpool.ConstantPool;
import java.lang.classfile.constantpool.DynamicConstantPoolEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * One method as its class file has it: instructions by byte index, lines and variables. The instructions are read from
 * the raw bytes, because a call site needs a dozen of them and the first hardware text should not wait for the rest.
 */
final class MethodCode {
    private final byte[] code;
    private final ConstantPool pool;
    private final List<LineNumberInfo> lines;
    private final List<LocalVariableInfo> variables;
    private final int[] starts;

    private MethodCode(CodeAttribute attribute, ConstantPool pool) {
        this.code = attribute.codeArray();
        this.pool = pool;
        var lineTable = attribute.findAttribute(Attributes.lineNumberTable());
        this.lines = lineTable.isPresent() ? lineTable.get().lineNumbers() : List.of();
        var variableTable = attribute.findAttribute(Attributes.localVariableTable());
        this.variables = variableTable.isPresent() ? variableTable.get().localVariables() : List.of();
        this.starts = starts();
    }

    /** The code of a method, or null when it has none. */
    static MethodCode of(MethodModel method, ConstantPool pool) {
        var attribute = method.findAttribute(Attributes.code());
        return attribute.isPresent() ? new MethodCode(attribute.get(), pool) : null;
    }

    private int[] starts() {
        var found = new int[code.length];
        var count = 0;
        for (var at = 0; at < code.length; at = next(at)) {
            found[count++] = at;
        }
        return Arrays.copyOf(found, count);
    }

    /** Byte indexes of all instructions, ascending. Not to be written. */
    int[] instructions() {
        return starts;
    }

    /** Place of an instruction in {@link #instructions()}, or negative when none starts at this byte. */
    int ordinal(int at) {
        return Arrays.binarySearch(starts, at);
    }

    int opcode(int at) {
        return code[at] & 0xff;
    }

    int next(int at) {
        var length = StackEffect.length(opcode(at));
        if (length != VARIES) {
            return at + length;
        }
        if (opcode(at) == WIDE) {
            return at + (opcode(at + 1) == 0x84 ? 6 : 4);                       // iinc has a wide step as well
        }
        var table = switchTable(at);
        return opcode(at) == TABLESWITCH
            ? table + 12 + 4 * (int4(table + 8) - int4(table + 4) + 1)
            : table + 8 + 8 * int4(table + 4);
    }

    /** Where a jump goes. */
    int target(int at) {
        var opcode = opcode(at);
        return at + (opcode == GOTO_W || opcode == JSR_W ? int4(at + 1) : (short) unsigned2(at + 1));
    }

    /** Whether a jump or a switch at one place can continue at another. */
    boolean leadsTo(int at, int destination) {
        if (StackEffect.isJump(opcode(at))) {
            return target(at) == destination;
        }
        if (!StackEffect.isSwitch(opcode(at))) {
            return false;
        }
        var table = switchTable(at);
        var isTable = opcode(at) == TABLESWITCH;
        var first = table + 12;
        var cases = isTable ? int4(table + 8) - int4(table + 4) + 1 : int4(table + 4);
        for (var i = 0; i < cases; i++) {
            if (at + int4(first + i * (isTable ? 4 : 8)) == destination) {
                return true;
            }
        }
        return at + int4(table) == destination;
    }

    int pops(int at) {
        var opcode = opcode(at);
        if (StackEffect.pops(opcode) != VARIES) {
            return StackEffect.pops(opcode);
        }
        if (StackEffect.isInvoke(opcode)) {
            var receiver = opcode == INVOKESTATIC || opcode == INVOKEDYNAMIC ? 0 : 1;
            return StackEffect.argumentSlots(descriptor(at)) + receiver;
        }
        return switch (opcode) {
            case WIDE -> StackEffect.pops(opcode(at + 1));
            case GETSTATIC -> 0;
            case GETFIELD -> 1;
            case PUTFIELD -> 1 + StackEffect.valueSlots(descriptor(at), 0);
            case StackEffect.PUTSTATIC -> StackEffect.valueSlots(descriptor(at), 0);
            default -> code[at + 3];                                            // multianewarray: its dimensions
        };
    }

    int pushes(int at) {
        var opcode = opcode(at);
        if (StackEffect.pushes(opcode) != VARIES) {
            return StackEffect.pushes(opcode);
        }
        if (StackEffect.isInvoke(opcode)) {
            return StackEffect.valueSlots(descriptor(at), descriptor(at).lastIndexOf(')') + 1);
        }
        return switch (opcode) {
            case WIDE -> StackEffect.pushes(opcode(at + 1));
            case GETSTATIC, GETFIELD -> StackEffect.valueSlots(descriptor(at), 0);
            default -> 0;                                                       // the stores to fields
        };
    }

    /** The local slot of an instruction of a family such as aload, aload_0 .. aload_3; -1 for any other instruction. */
    int localSlot(int at, int opcode, int opcodeForSlot0) {
        var actual = opcode(at);
        if (actual == opcode) {
            return opcode(at + 1);
        }
        if (actual == WIDE && opcode(at + 1) == opcode) {
            return unsigned2(at + 2);
        }
        return actual >= opcodeForSlot0 && actual <= opcodeForSlot0 + 3 ? actual - opcodeForSlot0 : -1;
    }

    /** Name of the method or field that an instruction uses. */
    String memberName(int at) {
        return opcode(at) == INVOKEDYNAMIC
            ? pool.entryByIndex(unsigned2(at + 1), DynamicConstantPoolEntry.class).name().stringValue()
            : member(at).name().stringValue();
    }

    /** Class through which the method or field is used, {@code hdl/UInt}; not for invokedynamic. */
    String owner(int at) {
        return member(at).owner().asInternalName();
    }

    String descriptor(int at) {
        return opcode(at) == INVOKEDYNAMIC
            ? pool.entryByIndex(unsigned2(at + 1), DynamicConstantPoolEntry.class).type().stringValue()
            : member(at).type().stringValue();
    }

    /** Line of the source, or -1 when the class has none. */
    int line(int at) {
        var line = -1;
        var closest = -1;
        for (var entry : lines) {
            if (entry.startPc() <= at && entry.startPc() >= closest) {
                closest = entry.startPc();
                line = entry.lineNumber();
            }
        }
        return line;
    }

    /** Byte indexes of the calls of a method on a line. */
    List<Integer> calls(String callee, int line) {
        var calls = new ArrayList<Integer>();
        for (var at : starts) {
            if (isCall(at, callee, line)) {
                calls.add(at);
            }
        }
        return calls;
    }

    private boolean isCall(int at, String callee, int line) {
        return StackEffect.isInvoke(opcode(at)) && memberName(at).equals(callee) && line(at) == line;
    }

    boolean hasVariables() {
        return !variables.isEmpty();
    }

    /** Name of the variable that lives in a slot at this byte, "" if none. */
    String variable(int slot, int at) {
        return living(slot, at).map(entry -> entry.name().stringValue()).orElse("");
    }

    /** Whether a statement of the method declares the variable in a slot: parameters live from the first byte. */
    boolean isDeclared(int slot, int at) {
        return living(slot, at).filter(entry -> entry.startPc() > 0).isPresent();
    }

    private Optional<LocalVariableInfo> living(int slot, int at) {
        return variables.stream().filter(entry -> entry.slot() == slot && entry.startPc() <= at
            && at < entry.startPc() + entry.length()).findFirst();
    }

    private MemberRefEntry member(int at) {
        return pool.entryByIndex(unsigned2(at + 1), MemberRefEntry.class);
    }

    private static int aligned(int at) {
        return at + 3 & ~3;
    }

    private int switchTable(int at) {
        return aligned(at + 1);
    }

    private int unsigned2(int at) {
        return (code[at] & 0xff) << 8 | code[at + 1] & 0xff;
    }

    private int int4(int at) {
        return unsigned2(at) << 16 | unsigned2(at + 2);
    }
}
