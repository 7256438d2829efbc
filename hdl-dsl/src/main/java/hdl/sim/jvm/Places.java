package hdl.sim.jvm;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.constantpool.FieldRefEntry;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Where state lives in the generated class: in fields while there is room, then in an array. */
final class Places {
    static final ClassDesc MATH = ClassDesc.of("java.lang.Math");
    static final ClassDesc LONGS = ConstantDescs.CD_long.arrayType();
    /** Memories with a field of their own. */
    static final int MEMORY_FIELDS = 3000;

    /** Numbers that the class itself holds, two constants each. */
    private static final int CONSTANTS = 5000;

    private final ClassDesc owner;
    private final FieldRefEntry[] fields;
    private final FieldRefEntry[] memoryFields;
    private final Set<Long> known = new HashSet<>();
    private final Map<Long, Integer> numbers = new HashMap<>();

    Places(ClassBuilder out, ClassDesc owner, int slots, int memories) {
        this.owner = owner;
        fields = declare(out, "s", Math.min(slots, Chunks.FIELDS), ConstantDescs.CD_long);
        memoryFields = declare(out, "m", Math.min(memories, MEMORY_FIELDS), LONGS);
    }

    private FieldRefEntry[] declare(ClassBuilder out, String prefix, int count, ClassDesc type) {
        var entries = new FieldRefEntry[count];
        var pool = out.constantPool();
        var self = pool.classEntry(owner);
        for (var i = 0; i < count; i++) {
            out.withField(prefix + i, type, 0);
            entries[i] = pool.fieldRefEntry(self, pool.nameAndTypeEntry(prefix + i, type));
        }
        return entries;
    }

    int fieldCount() {
        return fields.length;
    }

    int memoryFieldCount() {
        return memoryFields.length;
    }

    void load(CodeBuilder code, int slot) {
        code.aload(0);
        if (slot < fields.length) {
            code.getfield(fields[slot]);
        } else {
            code.getfield(owner, "spill", LONGS).loadConstant(slot - fields.length).laload();
        }
    }

    void store(CodeBuilder code, int slot, Runnable value) {
        code.aload(0);
        if (slot < fields.length) {
            value.run();
            code.putfield(fields[slot]);
        } else {
            code.getfield(owner, "spill", LONGS).loadConstant(slot - fields.length);
            value.run();
            code.lastore();
        }
    }

    void memory(CodeBuilder code, int memory) {
        code.aload(0);
        if (memory < memoryFields.length) {
            code.getfield(memoryFields[memory]);
        } else {
            code.getfield(owner, "memories", LONGS.arrayType()).loadConstant(memory).aaload();
        }
    }

    /** Copies a memory's array from the table of all into its field. */
    void attach(CodeBuilder code, int memory) {
        code.aload(0).aload(0).getfield(owner, "memories", LONGS.arrayType()).loadConstant(memory).aaload();
        code.putfield(memoryFields[memory]);
    }

    /** Bytes of loading or storing a slot besides its value. */
    int size(int slot) {
        return slot < fields.length ? 4 : 9;
    }

    int memorySize() {
        return memoryFields.length < MEMORY_FIELDS ? 4 : 8;
    }

    /** Numbers beyond the room in the class, in the order of their places in {@link Step#numbers}. */
    long[] numbers() {
        var out = new long[numbers.size()];
        for (var entry : numbers.entrySet()) {
            out[entry.getValue()] = entry.getKey();
        }
        return out;
    }

    int constantSize() {
        return known.size() < CONSTANTS ? 3 : 8;
    }

    void constant(CodeBuilder code, long value) {
        if (value >= -1 && value <= 5 && value != 0 && value != 1) {
            code.loadConstant((int) value).i2l();
        } else if (value == 0 || value == 1 || known.contains(value) || known.size() < CONSTANTS) {
            known.add(value);
            code.loadConstant(value);
        } else {
            var place = numbers.computeIfAbsent(value, number -> numbers.size());
            code.aload(0).getfield(owner, "numbers", LONGS).loadConstant((int) place).laload();
        }
    }
}
