package hdl.sim.jvm;

import hdl.ir.ModuleDef;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Writes value changes of all named signals, one scope per instance, with the clocks as pulses. */
final class Vcd implements AutoCloseable {
    /** Picoseconds between edges that nobody gave a time. */
    static final long PERIOD = 10_000;

    private final OutputStream out;
    private final Compiled compiled;
    private final List<Flat.Signal> signals;
    private final long[][] known;
    private final ModuleDef top;
    private long high;
    private long risen;
    private long written = -1;
    private boolean started;

    Vcd(Path file, ModuleDef top, Compiled compiled) {
        this.top = top;
        this.compiled = compiled;
        signals = compiled.signals();
        known = new long[signals.size()][];
        try {
            out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write waves to " + file, e);
        }
        new VcdHeader(this::print).write(top, signals);
    }

    private void print(String text) {
        try {
            out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write waves", e);
        }
    }

    /** State after an event at a time; the clocks of the mask rose. */
    void sample(long time, long clocks, long[] saved) {
        fall(time);
        at(time);
        for (var i = 0; i < top.clocks().size(); i++) {
            if (!started || (clocks >>> i & 1) != 0) {
                print(((clocks >>> i & 1) != 0 ? "1" : "0") + VcdHeader.clockCode(i) + "\n");
            }
        }
        high = clocks;
        risen = time;
        for (var i = 0; i < known.length; i++) {
            change(i, saved);
        }
        started = true;
    }

    /** Clocks that are high fall halfway to the next event. */
    private void fall(long time) {
        if (high == 0 || time <= risen + 1) {
            return;
        }
        at(risen + (time - risen) / 2);
        for (var i = 0; i < top.clocks().size(); i++) {
            if ((high >>> i & 1) != 0) {
                print("0" + VcdHeader.clockCode(i) + "\n");
            }
        }
        high = 0;
    }

    private void at(long time) {
        if (time > written) {
            print("#" + time + "\n");
            written = time;
        }
    }

    private void change(int index, long[] saved) {
        var signal = signals.get(index);
        var old = known[index];
        var now = new long[signal.words().length];
        compiled.read(index, saved, now);
        if (old != null && Arrays.equals(old, now)) {
            return;
        }
        known[index] = now;
        var code = VcdHeader.code(index);
        print(signal.width() == 1 ? now[0] + code + "\n" : "b" + binary(now, signal.width()) + " " + code + "\n");
    }

    /** Binary digits without leading zeros. */
    static String binary(long[] words, int width) {
        var digits = new StringBuilder(width);
        for (var i = width - 1; i >= 0; i--) {
            var bit = words[i >>> 6] >>> i & 1;
            if (bit != 0 || !digits.isEmpty() || i == 0) {
                digits.append(bit == 0 ? '0' : '1');
            }
        }
        return digits.toString();
    }

    @Override public void close() {
        fall(risen + PERIOD);
        try {
            out.close();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot finish the file of waves", e);
        }
    }
}
