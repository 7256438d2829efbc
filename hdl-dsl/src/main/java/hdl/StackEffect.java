package hdl;

/** The instructions of the Java machine as far as following a value needs them: length, slots taken, slots put. */
final class StackEffect {
    static final int ALOAD = 0x19;
    static final int ALOAD_0 = 0x2a;
    static final int ALOAD_3 = 0x2d;
    static final int AALOAD = 0x32;
    static final int ASTORE = 0x3a;
    static final int ASTORE_0 = 0x4b;
    static final int ASTORE_3 = 0x4e;
    static final int AASTORE = 0x53;
    static final int POP = 0x57;
    static final int DUP = 0x59;
    static final int DUP2_X2 = 0x5e;
    static final int SWAP = 0x5f;
    static final int IFEQ = 0x99;
    static final int GOTO = 0xa7;
    static final int JSR = 0xa8;
    static final int RET = 0xa9;
    static final int TABLESWITCH = 0xaa;
    static final int LOOKUPSWITCH = 0xab;
    static final int IRETURN = 0xac;
    static final int ARETURN = 0xb0;
    static final int RETURN = 0xb1;
    static final int GETSTATIC = 0xb2;
    static final int PUTSTATIC = 0xb3;
    static final int GETFIELD = 0xb4;
    static final int PUTFIELD = 0xb5;
    static final int INVOKEVIRTUAL = 0xb6;
    static final int INVOKESPECIAL = 0xb7;
    static final int INVOKESTATIC = 0xb8;
    static final int INVOKEINTERFACE = 0xb9;
    static final int INVOKEDYNAMIC = 0xba;
    static final int ATHROW = 0xbf;
    static final int CHECKCAST = 0xc0;
    static final int WIDE = 0xc4;
    static final int MULTIANEWARRAY = 0xc5;
    static final int IFNULL = 0xc6;
    static final int IFNONNULL = 0xc7;
    static final int GOTO_W = 0xc8;
    static final int JSR_W = 0xc9;

    /** Marks an entry that depends on the operands. */
    static final int VARIES = '*' - '0';

    // One digit per opcode, sixteen opcodes per line.
    private static final String LENGTHS = "1111111111111111"
        + "2323322222111111"
        + "1111111111111111"
        + "1111112222211111"
        + "1111111111111111"
        + "1111111111111111"
        + "1111111111111111"
        + "1111111111111111"
        + "1111311111111111"
        + "1111111113333333"
        + "3333333332**1111"
        + "1133333335532311"
        + "3311*43355";

    private static final String POPS = "0000000000000000"
        + "0000000000000000"
        + "0000000000000022"
        + "2222221212111112"
        + "2221111222211113"
        + "4343333121232342"
        + "2424242424242424"
        + "2424121223232324"
        + "2424011122211122"
        + "2111422441111112"
        + "2222222000111212"
        + "10*********01111"
        + "1111**1100";

    private static final String PUSHES = "0111111112211122"
        + "1111212121111122"
        + "2211112222111112"
        + "1211110000000000"
        + "0000000000000000"
        + "0000000002344562"
        + "1212121212121212"
        + "1212121212121212"
        + "1212021211212212"
        + "1111111110000000"
        + "0000000010000000"
        + "00*********11110"
        + "1100*10001";

    private StackEffect() {}

    static int length(int opcode) {
        return LENGTHS.charAt(opcode) - '0';
    }

    static int pops(int opcode) {
        return POPS.charAt(opcode) - '0';
    }

    static int pushes(int opcode) {
        return PUSHES.charAt(opcode) - '0';
    }

    static boolean isInvoke(int opcode) {
        return opcode >= INVOKEVIRTUAL && opcode <= INVOKEDYNAMIC;
    }

    /** A jump with one target, conditional or not. */
    static boolean isJump(int opcode) {
        return opcode >= IFEQ && opcode <= JSR || opcode >= IFNULL && opcode <= JSR_W;
    }

    static boolean isSwitch(int opcode) {
        return opcode == TABLESWITCH || opcode == LOOKUPSWITCH;
    }

    /** Whether the instruction after this one in the file can never be the next to run. */
    static boolean endsPath(int opcode) {
        return opcode == GOTO || opcode == GOTO_W || opcode >= RET && opcode <= RETURN || opcode == ATHROW;
    }

    /** Slots of the arguments of a method descriptor, without a receiver. */
    static int argumentSlots(String descriptor) {
        var slots = 0;
        for (var i = 1; descriptor.charAt(i) != ')'; i++) {
            var wide = descriptor.charAt(i) == 'J' || descriptor.charAt(i) == 'D';
            while (descriptor.charAt(i) == '[') {
                i++;
                wide = false;
            }
            if (descriptor.charAt(i) == 'L') {
                i = descriptor.indexOf(';', i);
            }
            slots += wide ? 2 : 1;
        }
        return slots;
    }

    /** Slots of a value whose type starts at an index of a descriptor: a field's type, or what a method returns. */
    static int valueSlots(String descriptor, int index) {
        return switch (descriptor.charAt(index)) {
            case 'V' -> 0;
            case 'J', 'D' -> 2;
            default -> 1;
        };
    }
}
