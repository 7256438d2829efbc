package rnic.mutation;

import hdl.Bundle;
import hdl.Circuit;
import hdl.ir.Port;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.SimulationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Drives all inputs of a circuit with anything, flags often, seldom or about half of the time, until a claim is false. */
final class AnyDrive {
    private static final double[] OFTEN = {0.5, 0.1, 0.9};

    /** Words of the narrowest beat: what is as wide may begin like a frame. */
    private static final int FRAME = 4;

    private AnyDrive() {
    }

    /** What the first false claim said, with its place; "" when all held for so many cycles. */
    static <IO extends Bundle<IO>> String failure(Circuit<IO> circuit, long seed, int cycles) {
        var random = new Random(seed);
        try (var dut = Simulation.of(circuit, Engine.JVM, Options.standard().seed(seed).streams(false).quiet())) {
            var pins = new ArrayList<Pin>();
            for (var port : dut.top().ports()) {
                if (port.isInput() && port.role() == Port.Role.DATA) {
                    pins.add(dut.pin(port.name()));
                }
            }
            var often = pins.stream().map(_ -> OFTEN[random.nextInt(OFTEN.length)]).toList();
            for (int i = 0; i < cycles; i++) {
                drive(pins, often, random);
                dut.step();
            }
            return "";
        } catch (SimulationException problem) {
            return problem.getMessage();
        }
    }

    private static void drive(List<Pin> pins, List<Double> often, Random random) {
        for (int i = 0; i < pins.size(); i++) {
            var pin = pins.get(i);
            if (pin.width() == 1) {
                pin.set(random.nextDouble() < often.get(i));
            } else if (random.nextDouble() < often.get(i)) {
                var words = new long[(pin.width() + 63) / 64];
                int shape = random.nextInt(3);
                for (int word = 0; word < words.length; word++) {
                    words[word] = shape == 0 ? word == 0 ? random.nextInt(4) : 0 : random.nextLong();
                }
                if (shape == 1 && words.length >= FRAME) {
                    words[1] = words[1] & 0xFF00_0000_FFFF_FFFFL | 0x45_0008L << 32;   // IPv4, 20 bytes of header
                    words[2] = words[2] & 0x00FF_FFFF_FFFF_FFFFL | 17L << 56;          // UDP
                }
                int rest = pin.width() % 64;
                words[words.length - 1] &= rest == 0 ? -1 : -1L >>> 64 - rest;
                pin.setWords(words);
            }
        }
    }
}
