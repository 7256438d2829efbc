package veroce.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The shifting bitmap against an array of booleans. */
class BitWindowTest {
    @Test void behavesAsAnArrayThatIsShifted() {
        SplittableRandom random = new SplittableRandom(11);
        for (int size : new int[] {8, 63, 64, 65, 128, 200}) {
            BitWindow window = new BitWindow(size);
            boolean[] model = new boolean[size];
            for (int step = 0; step < 3000; step++) {
                int at = random.nextInt(size);
                switch (random.nextInt(4)) {
                    case 0, 1 -> {
                        window.set(at);
                        model[at] = true;
                    }
                    case 2 -> {
                        window.clear(at);
                        model[at] = false;
                    }
                    default -> model = shift(window, model, random.nextInt(random.nextInt(size + 1) + 1));
                }
                compare(window, model, at);
            }
        }
    }

    private static boolean[] shift(BitWindow window, boolean[] model, int count) {
        window.shift(count);
        boolean[] shifted = new boolean[model.length];
        System.arraycopy(model, count, shifted, 0, model.length - count);
        return shifted;
    }

    private static void compare(BitWindow window, boolean[] model, int from) {
        int lowest = -1;
        int highest = -1;
        int run = 0;
        long bits = 0;
        for (int i = 0; i < model.length; i++) {
            assertThat(window.get(i)).isEqualTo(model[i]);
            lowest = lowest < 0 && i >= from && model[i] ? i : lowest;
            highest = model[i] ? i : highest;
            run += run == i && model[i] ? 1 : 0;
            bits |= model[i] && i >= from && i < from + 64 ? 1L << i - from : 0;
        }
        assertThat(window.lowest(from)).isEqualTo(lowest);
        assertThat(window.highest()).isEqualTo(highest);
        assertThat(window.run()).isEqualTo(run);
        assertThat(window.bits(from, 64)).isEqualTo(bits);
        assertThat(window.get(model.length)).isFalse();
    }
}
