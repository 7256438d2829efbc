package rnic.track;

import static hdl.Hdl.*;
import static rnic.messages.Arrival.PSN_BITS;

import hdl.*;
import hdl.lib.Valid;
import java.util.List;
import java.util.Locale;
import rnic.messages.Progress;
import rnic.messages.ProgressWrite;

/**
 * The progress of every flow. One write and one read per cycle, read latency 2 cycles; a read at the edge of a
 * write sees the progress before it. Every reader has a copy of its own, of what it needs.
 *
 * @param flows a power of two from 2
 * @param kept  what is remembered; the rest reads as 0
 */
@Doc("The progress of every flow.")
public record ProgressTable(int flows, Kept kept) implements Circuit<ProgressTable.Io> {
    /** Fields of {@link Progress}: the first one, all but the last, or all. */
    public enum Kept { EXPECTED, REPORTED, ALL }

    public record Io(
        Valid<ProgressWrite> write,
        @Doc("flow to read") UInt readFlow,
        @Doc("what is not kept is 0") Progress progress
    ) implements Bundle<Io> {}

    /** All of it. */
    public ProgressTable(int flows) {
        this(flows, Kept.ALL);
    }

    @Override public String moduleName() {
        return "ProgressTable_" + flows + (kept == Kept.ALL ? "" : "_" + kept.name().toLowerCase(Locale.ROOT));
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(ProgressWrite.of(flows))), p.at(0).in(uint(indexWidth(flows))),
            p.at(2).out(Progress.SHAPE));
    }

    @Override public void body(Io io) {
        var progress = io.write.value().progress();
        ignore(progress);
        if (kept == Kept.ALL) {
            var table = memory(Progress.SHAPE, flows).style(BRAM).latency(2);
            when(io.write.valid(), () -> table.write(io.write.value().flow(), progress));
            io.progress.set(table.read(io.readFlow));
            return;
        }
        var none = lit(0, PSN_BITS);
        var fields = List.of(progress.messageStart(), progress.messages(), progress.expected());
        int first = kept == Kept.EXPECTED ? 2 : 0;
        var table = memory(uint((3 - first) * PSN_BITS), flows).style(BRAM).latency(2);
        when(io.write.valid(), () -> table.write(io.write.value().flow(),
            cat(fields.subList(first, 3).toArray(UInt[]::new))));
        var word = table.read(io.readFlow);
        io.progress.set(kept == Kept.EXPECTED ? new Progress(word, none, none, none)
            : new Progress(field(word, 0), field(word, 1), field(word, 2), none));
    }

    private static UInt field(UInt word, int index) {
        return word.bits((index + 1) * PSN_BITS - 1, index * PSN_BITS);
    }
}
