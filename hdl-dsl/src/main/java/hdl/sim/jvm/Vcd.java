package hdl.sim.jvm;

import hdl.ir.Enumeration;
import hdl.ir.ModuleDef;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Writes value changes of all named signals, one scope per instance, with the clocks as pulses. Beside a signal that
 * holds constants of an enum stands one that shows their names.
 */
final class Vcd {
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
        new VcdHeader(this::print).write(top, signals, compiled.plan.flat.clockPorts);
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
        at(time);
        for (var i = 0; i < top.clocks().size(); i++) {
            if (!started || (clocks >>> i & 1) != 0) {
                print(((clocks >>> i & 1) != 0 ? "1" : "0") + VcdHeader.clockCode(i) + "\n");
            }
        }
        high = clocks;
        risen = time;
        changes(saved);
        started = true;
    }

    /**
     * Halfway to the event at a time clocks that are high fall, and inputs have their values for it: as on other
     * engines, an edge never shows together with what it has sampled.
     */
    void between(long time, long[] saved) {
        if (time <= risen + 1) {
            return;
        }
        at(risen + (time - risen) / 2);
        for (var i = 0; i < top.clocks().size(); i++) {
            if ((high >>> i & 1) != 0) {
                print("0" + VcdHeader.clockCode(i) + "\n");
            }
        }
        high = 0;
        changes(saved);
    }

    private void changes(long[] saved) {
        for (var i = 0; i < known.length; i++) {
            change(i, saved);
        }
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
        if (signal.constants() != null) {
            print("s" + constant(signal.constants(), now[0]) + " " + VcdHeader.textCode(index) + "\n");
        }
    }

    /** The name of a value; a value that has none shows as its number. */
    private static String constant(Enumeration constants, long value) {
        var at = constants.codes().indexOf(BigInteger.valueOf(value));
        return at < 0 ? Long.toString(value) : constants.names().get(at);
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

    void close(long[] saved) {
        between(risen + PERIOD, saved);
        try {
            out.close();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot finish the file of waves", e);
        }
    }
}
