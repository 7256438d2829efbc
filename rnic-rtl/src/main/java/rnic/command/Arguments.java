package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.csr.Register;
import hdl.lib.csr.RegisterMap;
import java.util.ArrayList;
import java.util.HashSet;
import rnic.protocol.Command;

/** Reads the arguments of a command out of the words of the mailbox, as its map says. */
final class Arguments {
    private static final int WORD_BYTES = 4;
    private static final int WORD_BITS = 32;

    private final RegisterMap map;
    private final Vec<UInt> words;

    Arguments(Command command, Vec<UInt> words) {
        map = command.arguments();
        this.words = words;
    }

    /** A field such as {@code send.psn}. */
    UInt uint(String name) {
        for (var slot : map.slots()) {
            for (var field : slot.register().fields()) {
                if (slot.pathOf(field).equals(name)) {
                    return bits(slot, field.high(), field.low());
                }
            }
        }
        throw new IllegalArgumentException("command " + map.name() + " has no argument " + name);
    }

    Bool bool(String name) {
        return uint(name).bit(0);
    }

    private UInt bits(RegisterMap.Slot slot, int high, int low) {
        int word = slot.offset() / WORD_BYTES;
        if (high / WORD_BITS == low / WORD_BITS) {
            return words.at(word + low / WORD_BITS).bits(high % WORD_BITS, low % WORD_BITS);
        }
        return cat(words.at(word + 1).trunc(high - WORD_BITS + 1), words.at(word).top(WORD_BITS - low));
    }

    /** Whether a bit that belongs to no field is 1, in the words that the command uses. */
    Bool reserved() {
        var unused = new ArrayList<UInt>();
        for (var slot : map.slots()) {
            long free = ~taken(slot.register());
            for (int low = 0; low < slot.register().width(); low++) {
                int end = low / WORD_BITS * WORD_BITS + WORD_BITS;
                int length = Math.min(Long.numberOfTrailingZeros(~(free >>> low)), end - low);
                if (length > 0) {
                    unused.addLast(bits(slot, low + length - 1, low));
                    low += length - 1;
                }
            }
        }
        return unused.isEmpty() ? lit(false) : cat(unused).any();
    }

    /** The words of the mailbox that the command does not use. */
    UInt unused() {
        var used = new HashSet<Integer>();
        for (var slot : map.slots()) {
            used.add(slot.offset() / WORD_BYTES);
            used.add(slot.offset() / WORD_BYTES + (slot.register().isWide() ? 1 : 0));
        }
        var words = new ArrayList<UInt>();
        for (int i = 0; i < this.words.size(); i++) {
            if (!used.contains(i)) {
                words.addFirst(this.words.at(i));
            }
        }
        return cat(words);
    }

    private static long taken(Register register) {
        long taken = 0;
        for (var field : register.fields()) {
            long bits = field.width() == 64 ? -1 : (1L << field.width()) - 1;
            taken |= bits << field.low();
        }
        return taken;
    }
}
