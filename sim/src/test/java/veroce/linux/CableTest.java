package veroce.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class CableTest {
    private static final int FRAMES = 2000;

    @Test void whatIsNotLostComesInOrderAndWhole() {
        var arrived = new ArrayList<byte[]>();
        var cable = new Cable(1);
        cable.leadsTo(arrived::add);
        var frames = new ArrayList<byte[]>();
        for (int i = 0; i < FRAMES; i++) {
            var frame = new byte[64];
            frame[0] = (byte) i;
            frames.add(frame);
            cable.send(i, frame);
        }
        assertThat(arrived).containsExactlyElementsOf(frames);
        assertThat(cable.lost()).isZero();
    }

    @Test void asManyAreLostAsItIsTold() {
        var arrived = new ArrayList<byte[]>();
        var cable = new Cable(1);
        cable.leadsTo(arrived::add);
        cable.loses(0.1);
        for (int i = 0; i < FRAMES; i++) {
            cable.send(i, new byte[64]);
        }
        assertThat(cable.sent()).isEqualTo(FRAMES);
        assertThat(cable.lost()).isEqualTo(FRAMES - arrived.size()).isBetween(100L, 300L);
        cable.loses(0);
        long before = cable.lost();
        cable.send(FRAMES, new byte[64]);
        assertThat(cable.lost()).isEqualTo(before);
    }
}
