package hdl;

import static hdl.StackEffect.AALOAD;
import static hdl.StackEffect.ALOAD;
import static hdl.StackEffect.ALOAD_0;
import static hdl.StackEffect.CHECKCAST;
import static hdl.StackEffect.DUP;
import static hdl.StackEffect.GETFIELD;
import static hdl.StackEffect.GETSTATIC;

/** Looks backward in a method: which instruction put a slot on the stack, so which variable holds the collection. */
final class ValueOrigin {
    private ValueOrigin() {}

    /** Whether the slot so far below the top, seen before an instruction, is a copy made by dup. */
    static boolean isDuplicate(MethodCode code, int at, int depth) {
        var producer = producer(code, at, depth);
        return producer >= 0 && code.opcode(producer) == DUP;
    }

    /** Variable or field in which the collection so far below the top is kept, "" if none. */
    static String collectionName(MethodCode code, int at, int depth) {
        var producer = collection(code, at, depth);
        if (producer < 0) {
            return "";
        }
        var opcode = code.opcode(producer);
        if (opcode == GETFIELD || opcode == GETSTATIC) {
            return code.memberName(producer);
        }
        var slot = code.localSlot(producer, ALOAD, ALOAD_0);
        var name = slot < 0 ? "" : code.variable(slot, producer);
        return name.equals("this") ? "" : name;
    }

    /** Whether that is a variable that the method itself declares, none that it was given. */
    static boolean isOwn(MethodCode code, int at, int depth) {
        var producer = collection(code, at, depth);
        var slot = producer < 0 ? -1 : code.localSlot(producer, ALOAD, ALOAD_0);
        return slot >= 0 && code.isDeclared(slot, producer);
    }

    private static int collection(MethodCode code, int at, int depth) {
        var producer = producer(code, at, depth);
        while (producer >= 0 && code.opcode(producer) == AALOAD) {
            producer = producer(code, producer, 1);      // lanes[i][j] is part of lanes
        }
        return producer;
    }

    /** Byte index of the instruction that put the slot so far below the top, seen before {@code at}; -1 if unclear. */
    private static int producer(MethodCode code, int at, int depth) {
        var current = at;
        var below = depth;
        for (var budget = code.instructions().length; budget > 0; budget--) {
            current = predecessor(code, current);
            if (current < 0) {
                return -1;
            }
            var pushes = code.pushes(current);
            if (below < pushes && code.opcode(current) != CHECKCAST) {
                return current;
            }
            below += code.pops(current) - pushes;
        }
        return -1;
    }

    /** The instruction before, or, after the end of a path, the first one that jumps here. */
    private static int predecessor(MethodCode code, int at) {
        var ordinal = code.ordinal(at);
        if (ordinal <= 0) {
            return -1;
        }
        var before = code.instructions()[ordinal - 1];
        if (!StackEffect.endsPath(code.opcode(before))) {
            return before;
        }
        for (var candidate : code.instructions()) {
            if (code.leadsTo(candidate, at)) {
                return candidate;
            }
        }
        return -1;
    }
}
