package hdl.emit;

import hdl.ir.Guarded.Reader;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Printable;
import hdl.ir.Storage;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;

/** Bits that nothing reads, gathered in one wire: a tool stays silent because the text says so. */
final class Leftovers {
    private final Printable printable;
    private final Reads reads;

    Leftovers(Printable printable, Reads reads) {
        this.printable = printable;
        this.reads = reads;
    }

    String text(Style style) {
        var parts = new ArrayList<String>();
        for (var signal : signals().entrySet()) {
            collect(signal.getKey(), signal.getValue(), parts);
        }
        printable.module().blackBox().ifPresent(box -> box.parameters().forEach((name, value) ->
            parts.add("(" + name + " == " + value + ")")));
        if (parts.isEmpty()) {
            return "";
        }
        var out = new Layout(style);
        out.line(2, "wire " + " ".repeat(7) + "_unused = &{1'b0," + Layout.BREAK
            + String.join("," + Layout.BREAK, parts) + "};");
        return out.toString();
    }

    /** Every declared signal with its width, except outputs, which are read from outside. */
    private Map<String, Integer> signals() {
        var signals = new LinkedHashMap<String, Integer>();
        for (var port : printable.module().ports()) {
            if (port.isInput()) {
                signals.put(port.name(), port.width());
            }
        }
        for (var node : printable.module().nodes()) {
            var storage = node.storage();
            if (storage != null && !(storage instanceof Port) && isDeclared(storage)
                && printable.reader(storage) == Reader.ANY) {
                signals.put(printable.name(storage), storage.width());
            }
        }
        for (var value : printable.values()) {
            if (value.reader() == Reader.ANY) {
                signals.put(value.name(), value.width());
            }
        }
        return signals;
    }

    private boolean isDeclared(Storage storage) {
        var name = printable.name(storage);
        return printable.same(storage) == storage && name != null
            && !(storage instanceof Pin && name.startsWith("_unused_"));
    }

    private void collect(String name, int width, ArrayList<String> parts) {
        BitSet read = reads.of(name);
        int lo = read.nextClearBit(0);
        if (lo == 0 && read.isEmpty()) {
            parts.add(name);
            return;
        }
        var found = new ArrayList<String>();
        while (lo < width) {
            int end = read.nextSetBit(lo);
            int hi = (end < 0 ? width : Math.min(end, width)) - 1;
            found.addFirst(name + "[" + hi + (hi > lo ? ":" + lo : "") + "]");
            lo = read.nextClearBit(hi + 1);
        }
        parts.addAll(found);
    }
}
