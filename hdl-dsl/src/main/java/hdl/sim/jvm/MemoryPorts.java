package hdl.sim.jvm;

import hdl.ir.Memory;
import hdl.ir.ReadData;
import hdl.ir.Site;
import hdl.ir.Stmt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The ports of one memory: where its words lie, what a read delivers, what a write changes and what may not happen. */
final class MemoryPorts {
    /** A write while it happens: address below the depth, and with start values not under reset. */
    private record Writer(int index, int clock, int enable, int reset, int address, int[] data, int[] mask, Site site) {}

    private final Flat flat;
    private final Words words;
    private final Scope scope;
    private final Memory memory;
    private final Flat.Store store;
    private final List<Writer> writers = new ArrayList<>();

    MemoryPorts(Flat flat, Scope scope, Memory memory) {
        this.flat = flat;
        this.words = flat.words;
        this.scope = scope;
        this.memory = memory;
        var width = memory.width();
        var packed = width <= 32 && Integer.bitCount(width) == 1 && (memory.depth() >= 1024 || isGathered());
        var stride = packed ? 0 : Wide.count(width);
        var length = new int[] {packed ? Wide.count(width * memory.depth()) : stride * memory.depth()};
        store = new Flat.Store(flat.stores.size(), scope.name(scope.names.name(memory)), width, memory.depth(), packed, stride, length,
            memory.contents(), memory.zeroed());
        flat.stores.add(store);
    }

    private boolean isGathered() {
        for (var read : memory.reads()) {
            if (read.gather() > 1) {
                return true;
            }
        }
        return false;
    }

    // ---- writes

    void write(Stmt.Write write, int path) {
        var clock = scope.clock(write.port().clock());
        var address = scope.words(write.address());
        var claimed = words.and(path, words.not(scope.reset(write.port().clock())));
        var enabled = memory.hasStart() ? claimed : path;
        var inside = inside(address, write.address().width(), memory.depth());
        claim("write of " + store.path() + " is within its depth", write.site(), clock,
            words.and(claimed, words.not(inside)), new Flat.Signal("address", write.address().width(), address, null));
        var mask = write.mask().isEmpty() ? null : lanes(scope.words(write.mask().get()), write.mask().get().width());
        writers.add(new Writer(write.port().index(), clock, words.and(enabled, inside),
            scope.reset(write.port().clock()), address[0],
            scope.words(write.data()), mask, write.site()));
    }

    private int inside(int[] address, int width, int limit) {
        return width < 31 && 1L << width <= limit ? words.one
            : flat.wide.less(address, flat.wide.constant(BigInteger.valueOf(limit), width));
    }

    /** One mask bit per lane becomes one per data bit. */
    private int[] lanes(int[] mask, int count) {
        var width = memory.width() / count;
        var out = flat.wide.zeros(memory.width());
        for (var lane = 0; lane < count; lane++) {
            var all = words.subtract(words.zero, flat.wide.slice(mask, lane, 1)[0]);
            var bits = new int[Wide.count(width)];
            Arrays.fill(bits, all);
            flat.wide.place(out, flat.wide.cut(bits, width), lane * width, width);
        }
        return out;
    }

    /** Claims are about what is written outside of reset. */
    private int claimed(Writer writer) {
        return words.and(writer.enable(), words.not(writer.reset()));
    }

    private void claim(String label, Site site, int clock, int word, Flat.Signal... operands) {
        if (word != words.zero) {
            flat.claims.add(new Flat.Event(label, site, clock, word, List.of(operands)));
        }
    }

    /** After all statements: the changes in port order, so that the later port wins. */
    void finishWrites() {
        writers.sort((x, y) -> Integer.compare(x.index(), y.index()));
        for (var writer : writers) {
            for (var later : writers) {
                if (later.index() > writer.index()) {
                    var same = flat.wide.equal(new int[] {writer.address()}, new int[] {later.address()});
                    var both = words.and(words.and(claimed(writer), claimed(later)), same);
                    claim("two ports of " + store.path() + " never write one word", later.site(), later.clock(), both,
                        new Flat.Signal("address", 32, new int[] {later.address()}, null));
                }
            }
            change(writer);
        }
    }

    private void change(Writer writer) {
        if (store.packed()) {
            var position = words.multiply(writer.address(), words.constant(store.width()));
            var by = words.and(position, words.constant(63));
            var mask = writer.mask() == null ? words.constant(Words.mask(store.width())) : writer.mask()[0];
            flat.changes.add(new Flat.Change(store.id(), writer.clock(), writer.enable(), words.shiftRight(position, 6),
                words.shiftLeftBy(writer.data()[0], by), words.shiftLeftBy(mask, by)));
            return;
        }
        var base = words.multiply(writer.address(), words.constant(store.stride()));
        for (var i = 0; i < store.stride(); i++) {
            var mask = writer.mask() == null ? words.constant(-1) : writer.mask()[i];
            var place = words.add(base, words.constant(i));
            var data = writer.data()[i];
            flat.changes.add(new Flat.Change(store.id(), writer.clock(), writer.enable(), place, data, mask));
        }
    }

    // ---- reads

    /** What a read port delivers now. */
    int[] read(ReadData read) {
        var gather = read.gather();
        var first = words.multiply(row(read), words.constant(gather));
        var clock = read.clock() == null ? -1 : scope.clock(read.clock());
        var bypassed = clock >= 0 && memory.collision() == Memory.Collision.NEW_DATA;
        if (clock >= 0 && memory.forbidsCollisions()) {
            forbidCollisions(read, first, clock);
        }
        if (store.packed() && !bypassed && isPowerOfTwo(gather)) {
            return aligned(first, gather * store.width());
        }
        var parts = new ArrayList<int[]>();
        var widths = new int[gather];
        for (var i = gather - 1; i >= 0; i--) {
            var address = words.add(first, words.constant(i));
            var value = store.packed() ? aligned(address, store.width()) : plain(address);
            parts.add(bypassed ? bypass(value, address, clock) : value);
            widths[i] = store.width();
        }
        return flat.wide.cat(parts, widths, read.width());
    }

    /** The address, or the first row past the end for all that lie further. */
    private int row(ReadData read) {
        var address = scope.words(read.address());
        var width = read.address().width();
        var rows = (memory.depth() + read.gather() - 1) / read.gather();
        var reach = Integer.highestOneBit(Math.max(1, 2 * rows - 1));
        if (width < 31 && 1 << width <= reach || rows == 1 && width == 1) {
            cover(Math.max(reach, 1 << width) * read.gather());
            return address[0];
        }
        cover((rows + 1) * read.gather());
        return words.mux(inside(address, width, rows), address[0], words.constant(rows));
    }

    /** Makes the array long enough for so many memory words; those past the depth stay 0. */
    private void cover(int count) {
        var length = store.packed() ? Wide.count(count * store.width()) : count * store.stride();
        store.length()[0] = Math.max(store.length()[0], length);
    }

    private int[] plain(int address) {
        var base = words.multiply(address, words.constant(store.stride()));
        var out = new int[store.stride()];
        for (var i = 0; i < out.length; i++) {
            out[i] = words.load(store.id(), words.add(base, words.constant(i)), Wide.bits(store.width(), i));
        }
        return out;
    }

    /** Reads packed words that never cross a place of 64 bits. */
    private int[] aligned(int address, int width) {
        var position = words.multiply(address, words.constant(store.width()));
        var place = words.shiftRight(position, 6);
        var out = new int[Wide.count(width)];
        for (var i = 0; i < out.length; i++) {
            out[i] = words.load(store.id(), words.add(place, words.constant(i)), 64);
        }
        if (width < 64) {
            out[0] = words.shiftRightBy(out[0], words.and(position, words.constant(63)));
        }
        return flat.wide.cut(out, width);
    }

    private int[] bypass(int[] old, int address, int clock) {
        var value = old;
        for (var writer : writers) {
            if (writer.clock() == clock) {
                var same = flat.wide.equal(new int[] {writer.address()}, new int[] {address});
                value = flat.wide.mux(words.and(writer.enable(), same), mixed(value, writer), value);
            }
        }
        return value;
    }

    private int[] mixed(int[] old, Writer writer) {
        if (writer.mask() == null) {
            return writer.data();
        }
        var out = new int[old.length];
        for (var i = 0; i < out.length; i++) {
            var keep = words.and(old[i], words.xor(writer.mask()[i], words.constant(-1)));
            out[i] = words.or(keep, words.and(writer.data()[i], writer.mask()[i]));
        }
        return out;
    }

    private void forbidCollisions(ReadData read, int first, int clock) {
        var enable = read.enable() == null ? words.one : scope.words(read.enable())[0];
        for (var writer : writers) {
            var distance = words.subtract(writer.address(), first);
            var hit = flat.wide.less(new int[] {distance}, new int[] {words.constant(read.gather())});
            claim("read and write of " + store.path() + " never meet in one word (collision)", read.site(), clock,
                words.and(words.and(enable, claimed(writer)), hit),
                new Flat.Signal("address", 32, new int[] {writer.address()}, null));
        }
    }

    private static boolean isPowerOfTwo(int value) {
        return Integer.bitCount(value) == 1;
    }
}
