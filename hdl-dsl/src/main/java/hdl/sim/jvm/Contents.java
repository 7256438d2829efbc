package hdl.sim.jvm;

import java.math.BigInteger;

/** What registers and memories hold before the first event. */
final class Contents {
    private Contents() {}

    static long[] registers(Flat flat, Noise noise) {
        var state = new long[flat.slots];
        if (noise != null) {
            for (var register : flat.registers) {
                state[register.slot()] = noise.next() & Words.mask(register.bits());
            }
        }
        flat.startsAtOne.forEach(slot -> state[slot] = 1);
        return state;
    }

    static long[][] of(Flat flat, Noise noise) {
        var memories = new long[flat.stores.size()][];
        for (var store : flat.stores) {
            var words = new long[store.length()[0]];
            memories[store.id()] = words;
            if (store.contents() != null) {
                fill(store, words);
            } else if (noise != null && !store.zeroed()) {
                scatter(store, words, noise);
            }
        }
        return memories;
    }

    /** Puts a value where a path leads: into a register of the state, or into a word of a memory. */
    static void begin(Flat flat, String path, BigInteger value, long[] state, long[][] contents) {
        var signal = flat.signals.get(path);
        var bracket = path.indexOf('[');
        if (signal != null) {
            for (var register : flat.registers) {
                for (var i = 0; i < signal.words().length; i++) {
                    if (register.word() == signal.words()[i]) {
                        state[register.slot()] = value.shiftRight(64 * i).longValue() & Words.mask(register.bits());
                    }
                }
            }
        } else if (bracket > 0) {
            var row = Integer.parseInt(path.substring(bracket + 1, path.length() - 1));
            for (var store : flat.stores) {
                if (store.path().equals(path.substring(0, bracket)) && store.contents() == null) {
                    put(store, contents[store.id()], row, value);
                }
            }
        }
    }

    private static void fill(Flat.Store store, long[] words) {
        var contents = store.contents();
        for (var row = 0; row < Math.min(contents.length, store.depth()); row++) {
            put(store, words, row, contents[row]);
        }
    }

    private static void put(Flat.Store store, long[] words, int row, BigInteger value) {
        if (store.packed()) {
            var position = (long) row * store.width();
            words[(int) (position >>> 6)] |= (value.longValue() & Words.mask(store.width())) << position;
            return;
        }
        for (var i = 0; i < store.stride(); i++) {
            var mask = Words.mask(Wide.bits(store.width(), i));
            words[row * store.stride() + i] = value.shiftRight(64 * i).longValue() & mask;
        }
    }

    private static void scatter(Flat.Store store, long[] words, Noise noise) {
        if (store.packed()) {
            var bits = store.width() * store.depth();
            for (var i = 0; i < Wide.count(bits); i++) {
                words[i] = noise.next() & Words.mask(Wide.bits(bits, i));
            }
            return;
        }
        for (var row = 0; row < store.depth(); row++) {
            for (var i = 0; i < store.stride(); i++) {
                words[row * store.stride() + i] = noise.next() & Words.mask(Wide.bits(store.width(), i));
            }
        }
    }
}
