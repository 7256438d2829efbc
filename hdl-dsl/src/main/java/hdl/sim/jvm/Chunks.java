package hdl.sim.jvm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cuts the words of each time into methods small enough to be compiled well, and decides where each word lives: in a
 * field when another method reads it, in a local when read more than once, else nowhere.
 */
final class Chunks {
    /** Bytes of code a method may have; beyond 8,000 the virtual machine would not compile it at all. */
    static final int LIMIT = 4000;
    /** What is planned for at first, as sizes are estimated. */
    static final int PLANNED = 3800;
    /** State that has a field of its own: a class has room for 65,535 constants, and a field takes three. */
    static final int FIELDS = 12_000;
    static final int DEEPEST = 24;

    final Plan plan;
    final int[] slotOf;
    final boolean[] isInline;
    private final Words words;
    private final int[] uses;
    private final int[] chunkOf;
    private final int[] depth;
    private final boolean[] isFar;
    private final int planned;
    private int count;

    /** {@code planned}: bytes a chunk may have by estimate. */
    Chunks(Plan plan, int planned) {
        this.plan = plan;
        this.planned = planned;
        words = plan.words;
        var size = words.size();
        slotOf = new int[size];
        isInline = new boolean[size];
        uses = new int[size];
        chunkOf = new int[size];
        depth = new int[size];
        isFar = plan.isKept.clone();
        Arrays.fill(slotOf, -1);
        for (var word = 0; word < size; word++) {
            for (var i = 0; i < plan.operands(word); i++) {
                uses[plan.operand(word, i)]++;
            }
        }
    }

    boolean isFar(int word) {
        return isFar[word];
    }

    /** Cuts one group; to be called for all groups before {@link #place}. */
    List<int[]> cut(Plan.Group group) {
        var chunks = new ArrayList<int[]>();
        var from = 0;
        var bytes = 0;
        for (var i = 0; i < group.words().length; i++) {
            var size = size(group.words()[i]);
            if (bytes + size > planned) {
                chunks.add(Arrays.copyOfRange(group.words(), from, i));
                from = i;
                bytes = 0;
                count++;
            }
            bytes += size;
            chunkOf[group.words()[i]] = count;
        }
        if (from < group.words().length) {
            chunks.add(Arrays.copyOfRange(group.words(), from, group.words().length));
        }
        count++;
        return chunks;
    }

    /** After all cuts: numbers the state, returns how much there is. */
    int place() {
        var size = words.size();
        var user = new int[size];
        for (var word = 0; word < size; word++) {
            for (var i = 0; i < plan.operands(word); i++) {
                var operand = plan.operand(word, i);
                user[operand] = word;
                isFar[operand] |= chunkOf[operand] != chunkOf[word];
            }
        }
        var slot = plan.flat.slots;
        for (var word = 0; word < size; word++) {
            if (plan.isLeaf(word)) {
                slotOf[word] = words.op(word) == WordOp.SLOT ? (int) words.k(word) : -1;
                continue;
            }
            for (var i = 0; i < plan.operands(word); i++) {
                var operand = plan.operand(word, i);
                depth[word] = Math.max(depth[word], isInline[operand] ? depth[operand] + 1 : 1);
            }
            isInline[word] = !isFar[word] && uses[word] == 1 && depth[word] < DEEPEST;
            slotOf[word] = isFar[word] ? slot++ : -1;
        }
        return slot;
    }

    /** Bytes for computing and keeping a word, about. */
    private int size(int word) {
        var bytes = ownSize(words.op(word));
        for (var i = 0; i < plan.operands(word); i++) {
            bytes += operandSize(plan.operand(word, i));
        }
        return bytes + (uses[word] > 1 ? 2 : 0) + (isFar[word] ? accessSize() : 0);
    }

    /** Bytes of an operation without its operands, at most. */
    static int ownSize(WordOp op) {
        return switch (op) {
            case CONST, SLOT, NET, COPY -> 0;
            case AND, OR, XOR, ADD, SUB, MUL -> 1;
            case MULHI, SHL, SHR, SAR -> 3;
            case PARITY, LOAD -> 6;
            case MUX -> 7;
        };
    }

    private int operandSize(int operand) {
        return switch (words.op(operand)) {
            case CONST -> 3;
            case SLOT -> accessSize();
            default -> uses[operand] > 1 || isFar[operand] ? 3 : 1;
        };
    }

    private int accessSize() {
        return plan.flat.slots > FIELDS / 2 ? 8 : 4;
    }
}
