package hdl;

import static hdl.StackEffect.AASTORE;
import static hdl.StackEffect.ALOAD;
import static hdl.StackEffect.ALOAD_0;
import static hdl.StackEffect.ARETURN;
import static hdl.StackEffect.ASTORE;
import static hdl.StackEffect.ASTORE_0;
import static hdl.StackEffect.CHECKCAST;
import static hdl.StackEffect.DUP;
import static hdl.StackEffect.DUP2_X2;
import static hdl.StackEffect.GOTO;
import static hdl.StackEffect.GOTO_W;
import static hdl.StackEffect.INVOKEDYNAMIC;
import static hdl.StackEffect.INVOKESPECIAL;
import static hdl.StackEffect.INVOKESTATIC;
import static hdl.StackEffect.JSR;
import static hdl.StackEffect.JSR_W;
import static hdl.StackEffect.POP;
import static hdl.StackEffect.PUTFIELD;
import static hdl.StackEffect.PUTSTATIC;
import static hdl.StackEffect.SWAP;

import java.util.Set;

/**
 * Follows the result of one call forward through its method until something names it: a variable, a field, a
 * collection, or the method's own result. What goes into a record is followed with the record, as one of its
 * components. Of the stack it keeps only the slots at and above the value, as one bit each: is it the value or not.
 */
final class ValueFollower {
    /** Methods of the library that return what they were called on; the value keeps its way to a name. */
    private static final Set<String> FLUENT = Set.of("init", "initZero", "named", "attribute", "style", "collision",
        "latency", "zeroed", "contents", "visible", "in");

    /** Slots below the value that instructions such as dup_x2 may reach; they hold anything but the value. */
    private static final int FLOOR = 6;
    private static final int CEILING = Long.SIZE - FLOOR;

    private final MethodCode code;
    private final ClassLoader loader;
    private int height = FLOOR;
    private long copies;
    private int temporary = -1;                          // slot of a compiler's variable that holds the value
    private boolean collection;                          // the value is by now the array around it
    private String component = "";                       // or the record around it, in which it is this
    private Destination found;

    private ValueFollower(MethodCode code, ClassLoader loader) {
        this.code = code;
        this.loader = loader;
    }

    /** Destination of the result of the call at a byte index, in a method of a class that this loader made. */
    static Destination follow(MethodCode code, int call, ClassLoader loader) {
        // A constructor has no result, but leaves the second copy of the new object as if it were one.
        var isValue = code.pushes(call) == 1 || code.memberName(call).equals("<init>");
        if (!isValue) {
            return Destination.ANONYMOUS;
        }
        var next = code.next(call);
        return code.opcode(next) == POP ? Destination.DROPPED : new ValueFollower(code, loader).run(next);
    }

    private Destination run(int start) {
        push(1, true);
        var at = start;
        while (found == null && (copies != 0 || temporary >= 0) && height <= CEILING) {
            at = step(at);
        }
        return found == null ? Destination.ANONYMOUS : found;
    }

    /**
     * Runs one instruction and tells where the next one is, always further down: javac puts the first arm of a switch
     * behind it, and what comes after a loop behind the jump back.
     */
    private int step(int at) {
        var opcode = code.opcode(at);
        if (opcode == GOTO || opcode == GOTO_W) {
            return Math.max(code.target(at), code.next(at));
        }
        var stored = code.localSlot(at, ASTORE, ASTORE_0);
        if (stored >= 0) {
            store(stored, at);
        } else if (code.localSlot(at, ALOAD, ALOAD_0) >= 0) {
            push(1, code.localSlot(at, ALOAD, ALOAD_0) == temporary);
        } else if (opcode >= DUP && opcode <= DUP2_X2) {
            duplicate(opcode);
        } else if (opcode == SWAP) {
            var pair = pop(2);
            push(1, (pair & 1) != 0);
            push(1, (pair & 2) != 0);
        } else if (StackEffect.isInvoke(opcode)) {
            invoke(at);
        } else if (opcode == AASTORE) {
            storeElement(at);
        } else if (opcode == PUTFIELD || opcode == PUTSTATIC) {
            storeField(at);
        } else if (opcode == JSR || opcode == JSR_W || StackEffect.endsPath(opcode) && !StackEffect.isSwitch(opcode)) {
            leave(opcode);
        } else if (opcode != CHECKCAST) {
            pop(code.pops(at));
            push(code.pushes(at), false);
        }
        return code.next(at);
    }

    private void leave(int opcode) {
        var isResult = opcode == ARETURN && (pop(1) & 1) != 0;
        found = isResult ? Destination.returned(collection, component) : Destination.ANONYMOUS;
    }

    private void store(int slot, int at) {
        var isValue = (pop(1) & 1) != 0;
        if (!isValue) {
            temporary = slot == temporary ? -1 : temporary;
            return;
        }
        var name = code.variable(slot, code.next(at));
        if (!name.isEmpty()) {
            found = named(name, collection);
        } else if (code.hasVariables()) {
            temporary = slot;                            // "return x" inside try: parked while finally runs
        }
    }

    private void storeField(int at) {
        var name = code.memberName(at);
        if ((pop(code.pops(at)) & 1) != 0) {
            found = named(name, collection);
        }
    }

    private void storeElement(int at) {
        if ((pop(3) & 1) == 0) {
            return;
        }
        if (ValueOrigin.isDuplicate(code, at, 2)) {      // an initializer { a, b }: the array itself goes on
            copies |= 1L << height - 1;
            collection = true;
        } else {
            found = several(at, 2);
        }
    }

    private void invoke(int at) {
        var arguments = code.pops(at);
        var popped = pop(arguments);
        var keepsValue = false;
        if (popped != 0 && code.opcode(at) != INVOKEDYNAMIC && code.opcode(at) != INVOKESTATIC) {
            keepsValue = popped >>> arguments - 1 == 1 && isFluent(at);
            if ((popped & 1) != 0 && isCollectionAdd(at)) {
                found = several(at, arguments - 1);
            }
        }
        push(code.pushes(at), keepsValue);
        if (popped != 0 && code.opcode(at) == INVOKESPECIAL && code.memberName(at).equals("<init>")) {
            construct(at, popped);
        }
    }

    /** An argument of a record's constructor goes on as the record; a second copy of it is below the arguments. */
    private void construct(int at, long popped) {
        var name = Components.name(loader, code.owner(at), code.descriptor(at), Long.numberOfTrailingZeros(popped));
        if (!name.isEmpty()) {
            component = component.isEmpty() ? name : name + "_" + component;
            pop(1);
            push(1, true);
        }
    }

    /** One of the values of the collection that is so far below the top. */
    private Destination several(int at, int depth) {
        var destination = named(ValueOrigin.collectionName(code, at, depth), true);
        return ValueOrigin.isOwn(code, at, depth) ? destination.ofOwn() : destination;
    }

    private Destination named(String name, boolean several) {
        return Destination.named(name, several, component);
    }

    /** A bundle inherits the fluent methods, so the class in the file is the author's; then the erased result tells. */
    private boolean isFluent(int at) {
        if (!FLUENT.contains(code.memberName(at))) {
            return false;
        }
        var owner = code.owner(at);
        return owner.startsWith("hdl/") && owner.indexOf('/', 4) < 0 || code.descriptor(at).endsWith(")Lhdl/Bundle;");
    }

    private boolean isCollectionAdd(int at) {
        var name = code.memberName(at);
        return (name.equals("add") || name.equals("addFirst") || name.equals("addLast") || name.equals("set"))
            && code.owner(at).startsWith("java/util/");
    }

    /** The six instructions that copy the top one or two slots to below zero, one or two further slots. */
    private void duplicate(int opcode) {
        var size = opcode < DUP + 3 ? 1 : 2;
        var depth = (opcode - DUP) % 3;
        var top = pop(size);
        var below = pop(depth);
        pushBits(top, size);
        pushBits(below, depth);
        pushBits(top, size);
    }

    /** Removes slots; answers their bits, the topmost in bit 0. */
    private long pop(int slots) {
        var bits = 0L;
        for (var i = 0; i < slots; i++) {
            if (height > 0) {
                height--;
                bits |= (copies >>> height & 1) << i;
                copies &= ~(1L << height);
            }
        }
        return bits;
    }

    private void push(int slots, boolean isValue) {
        for (var i = 0; i < slots; i++) {
            pushBits(isValue ? 1 : 0, 1);
        }
    }

    private void pushBits(long bits, int slots) {
        while (height < FLOOR) {                         // what lies deeper is unknown, so it may be counted again
            copies <<= 1;
            height++;
        }
        for (var i = slots - 1; i >= 0; i--) {
            copies |= (bits >>> i & 1) << height++;
        }
    }
}
