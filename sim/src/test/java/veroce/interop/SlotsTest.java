package veroce.interop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Where perftest puts its messages, in buffers of 4096 bytes with cache lines of 64. */
class SlotsTest {
    @Test void smallMessagesStandSideBySide() {
        var slots = new Slots(100, 4096, 64);
        assertThat(slots.count()).isEqualTo(32);
        assertThat(slots.offset(1)).isEqualTo(128);
        assertThat(slots.offset(33)).isEqualTo(128);
        assertThat(slots.span()).isEqualTo(4096);
    }

    @Test void largeOnesStandAtOnePlace() {
        var slots = new Slots(2049, 4096, 64);
        assertThat(slots.count()).isEqualTo(1);
        assertThat(slots.offset(7)).isZero();
        assertThat(new Slots(5000, 4096, 64).span()).isEqualTo(5000);
    }

    @Test void messagesOfASlotAreCounted() {
        var slots = new Slots(8, 4096, 64);
        assertThat(slots.messages(0, 50)).isEqualTo(1);
        assertThat(slots.messages(0, 65)).isEqualTo(2);
        assertThat(slots.messages(1, 65)).isEqualTo(1);
        assertThat(slots.messages(49, 50)).isEqualTo(1);
        assertThat(slots.messages(50, 50)).isZero();
    }
}
