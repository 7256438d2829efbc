package veroce.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import veroce.packet.Echo;

class ReceivedEchoTest {
    private final ReceivedEcho echo = new ReceivedEcho();

    private void arrives(int port, int stamp, boolean congested) {
        echo.arrived(new DataPacket(null, null, 0, 0, 0, -1, null, null, null, 0, false, false, false, congested, port,
            stamp, new byte[0], 0, 0));
    }

    @Test void theNewestPacketIsNamed() {
        arrives(3, 100, false);
        arrives(5, 101, false);
        assertThat(echo.port()).isEqualTo(5);
        assertThat(echo.isMarked()).isFalse();
        assertThat(echo.take(false, 2)).isEqualTo(new Echo(false, 101, 2, 0));
    }

    /** The stamp stays that of the newest one. */
    @Test void aMarkedPacketIsNamedBeforeNewerOnesWithoutMark() {
        arrives(3, 100, true);
        arrives(5, 101, false);
        assertThat(echo.port()).isEqualTo(3);
        assertThat(echo.isMarked()).isTrue();
        assertThat(echo.take(true, 0)).isEqualTo(new Echo(true, 101, 0, 1));
    }

    @Test void whatWasToldIsNotToldAgain() {
        arrives(3, 100, true);
        echo.take(false, 0);
        assertThat(echo.isMarked()).isFalse();
        arrives(5, 101, false);
        assertThat(echo.port()).isEqualTo(5);
        assertThat(echo.take(false, 0).marked()).as("counts all that came marked").isEqualTo(1);
    }
}
