package veroce.bench;

import hdl.sim.Pin;
import hdl.sim.PinGroup;
import hdl.sim.RowBuffer;
import hdl.sim.RowLayout;
import hdl.sim.Simulation;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;

/**
 * A test bench in Java that decides every cycle by itself: it sets every input of a circuit from stimulus in memory,
 * makes one step, and reads every output; as two groups of pins, or pin by pin.
 */
final class PerCycle {
    private final Simulation<?> dut;
    private final Pin[] inputs;
    private final Pin[] outputs;
    private final PinGroup allInputs;
    private final PinGroup allOutputs;
    private final int[] inputWords;
    private final int[] outputWords;
    private final long[] stimulus;
    private final long[] results;
    private final int rows;

    PerCycle(Simulation<?> dut, RowBuffer from) {
        this.dut = dut;
        rows = (int) from.rows();
        inputs = pins(from.layout().inputs());
        outputs = pins(from.layout().outputs());
        allInputs = dut.inputs();
        allOutputs = dut.outputs();
        inputWords = words(inputs);
        outputWords = words(outputs);
        stimulus = new long[rows * allInputs.words()];
        results = new long[rows * allOutputs.words()];
        fill(from);
    }

    private Pin[] pins(List<RowLayout.Field> fields) {
        return fields.stream().map(field -> dut.pin(field.port().name())).toArray(Pin[]::new);
    }

    private static int[] words(Pin[] pins) {
        var words = new int[pins.length];
        for (var i = 0; i < pins.length; i++) {
            words[i] = (pins[i].width() + 63) / 64;
        }
        return words;
    }

    private void fill(RowBuffer from) {
        var at = 0;
        for (var row = 0; row < rows; row++) {
            for (var field : from.layout().inputs()) {
                var start = row * from.layout().inputStride() + field.offset();
                at += read(from.inputs(), start, field.bytes(), stimulus, at);
            }
        }
    }

    private static int read(MemorySegment memory, long from, int bytes, long[] into, int at) {
        for (var i = 0; i < bytes; i++) {
            into[at + i / 8] |= (memory.get(ValueLayout.JAVA_BYTE, from + i) & 0xFFL) << 8 * (i % 8);
        }
        return (bytes + 7) / 8;
    }

    /** All rows once. */
    void run() {
        var in = 0;
        var out = 0;
        for (var row = 0; row < rows; row++) {
            in = allInputs.drive(stimulus, in);
            dut.step();
            out = allOutputs.read(results, out);
        }
    }

    /** All rows once, each pin by itself. */
    void runPinByPin() {
        var in = 0;
        var out = 0;
        for (var row = 0; row < rows; row++) {
            in = drive(in);
            dut.step();
            out = sample(out);
        }
    }

    private int drive(int from) {
        var at = from;
        for (var i = 0; i < inputs.length; i++) {
            inputs[i].setWords(stimulus, at);
            at += inputWords[i];
        }
        return at;
    }

    private int sample(int from) {
        var at = from;
        for (var i = 0; i < outputs.length; i++) {
            outputs[i].words(results, at);
            at += outputWords[i];
        }
        return at;
    }
}
