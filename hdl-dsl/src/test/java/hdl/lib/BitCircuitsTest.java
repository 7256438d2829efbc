package hdl.lib;

import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Hdl;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.cdc.GrayCode;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.SplittableRandom;

/** The combinational circuits, beside what Java says about the same bits. */
class BitCircuitsTest {
    private static final int ODD = 12;
    private static final int POWER = 32;

    record All() implements Circuit<All.Io> {
        record Answers(UInt ones, UInt lowest, UInt trailing, UInt fromOneHot, UInt rotated, UInt gray, UInt number)
            implements Bundle<Answers> {}

        record Io(UInt odd, UInt power, UInt position, Answers ofOdd, Answers ofPower) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(ODD)), p.in(uint(POWER)), p.in(uint(5)), answers(p, ODD), answers(p, POWER));
        }

        private static Answers answers(Ports p, int width) {
            int index = Hdl.log2Ceil(width);
            int count = Hdl.log2Ceil(width + 1);
            return new Answers(p.out(uint(count)), p.out(uint(index)), p.out(uint(count)), p.out(uint(index)),
                p.out(uint(width)), p.out(uint(width)), p.out(uint(width)));
        }

        @Override public void body(Io io) {
            answer(io.odd, io.position.trunc(4), io.ofOdd);
            answer(io.power, io.position, io.ofPower);
        }

        private static void answer(UInt value, UInt position, Answers answers) {
            answers.ones().set(PopCount.of(value));
            answers.lowest().set(PriorityEncoder.of(value));
            answers.trailing().set(TrailingOnes.of(value));
            answers.fromOneHot().set(OneHot.of(Hdl.oneHot(position, value.width())));
            answers.rotated().set(Rotate.right(value, position));
            answers.gray().set(GrayCode.of(value));
            answers.number().set(GrayCode.number(value));
        }
    }

    @EachEngine void theySayWhatJavaSays(Engine engine) {
        var random = new SplittableRandom(2);
        try (var dut = Simulation.of(new All(), engine)) {
            int rounds = engine == Engine.ICARUS ? 200 : 5000;
            for (int i = 0; i < rounds; i++) {
                int odd = pattern(random, ODD);
                int power = pattern(random, POWER);
                int position = random.nextInt(ODD);          // less than both widths
                dut.pin(dut.io().odd()).set(odd);
                dut.pin(dut.io().power()).set(power & 0xFFFFFFFFL);
                dut.pin(dut.io().position()).set(position);
                dut.settle();
                compare(dut, dut.io().ofOdd(), odd, position, ODD);
                compare(dut, dut.io().ofPower(), power & 0xFFFFFFFFL, position, POWER);
            }
        }
    }

    /** Few ones, few zeros, or any. */
    private static int pattern(SplittableRandom random, int width) {
        int bits = switch (random.nextInt(4)) {
            case 0 -> 1 << random.nextInt(width) | 1 << random.nextInt(width);
            case 1 -> (int) ((1L << random.nextInt(width
                + 1)) - 1) & random.nextInt() | (1 << random.nextInt(width)) - 1;
            case 2 -> random.nextBoolean() ? 0 : -1;
            default -> random.nextInt();
        };
        return (int) (bits & (1L << width) - 1);
    }

    private static void compare(Simulation<All.Io> dut, All.Answers answers, long value, int position, int width) {
        long mask = (1L << width) - 1;
        long number = 0;
        for (long rest = value; rest != 0; rest >>= 1) {
            number ^= rest;
        }
        assertThat(dut.pin(answers.ones()).get()).isEqualTo(Long.bitCount(value));
        assertThat(dut.pin(answers.lowest()).get()).isEqualTo(value == 0 ? 0 : Long.numberOfTrailingZeros(value));
        assertThat(dut.pin(answers.trailing()).get()).isEqualTo(Math.min(width, Long.numberOfTrailingZeros(~value)));
        assertThat(dut.pin(answers.fromOneHot()).get()).isEqualTo(position);
        assertThat(dut.pin(answers.rotated()).get()).isEqualTo((value >> position | value << width - position) & mask);
        assertThat(dut.pin(answers.gray()).get()).isEqualTo(value ^ value >> 1);
        assertThat(dut.pin(answers.number()).get()).isEqualTo(number);
    }
}
