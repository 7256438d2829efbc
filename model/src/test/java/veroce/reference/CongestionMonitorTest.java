package veroce.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import veroce.congestion.CongestionControl;
import veroce.congestion.CongestionDecision;
import veroce.congestion.CongestionEvent;
import veroce.congestion.CongestionEvent.Kind;
import veroce.endpoint.Broken;

/** Each mistake of a sender or of an algorithm that the monitor is there for. */
class CongestionMonitorTest {
    private static final int WINDOW = 4;

    private CongestionControl begun(CongestionControl watched) {
        var monitor = CongestionMonitor.around(() -> watched).begin();
        monitor.accept(CongestionEvent.of(Kind.SETUP, 0, false, 0));
        return monitor;
    }

    private CongestionControl fixed() {
        return begun(event -> new CongestionDecision(WINDOW * CongestionDecision.PACKET, 0));
    }

    private static CongestionEvent sent(int inFlight) {
        return CongestionEvent.of(Kind.SENT, inFlight, false, 0);
    }

    @Test void aSenderThatKeepsToItsWindowIsFine() {
        var monitor = fixed();
        for (int i = 1; i <= WINDOW; i++) {
            monitor.accept(sent(i));
        }
        assertThat(monitor.accept(CongestionEvent.ack(WINDOW, 0, 150, 0, 10)).window()).isEqualTo(1024);
    }

    @Test void aPacketBeyondTheWindowBreaksG1() {
        var monitor = fixed();
        assertThatThrownBy(() -> monitor.accept(sent(WINDOW + 1))).isInstanceOf(Broken.class)
            .hasMessageContaining("G1");
    }

    @Test void anOldAcknowledgementThatMovesTheWindowBreaksG3() {
        var monitor = begun(event -> new CongestionDecision(event.kind() == Kind.ACK ? 300 : 256, 0));
        assertThatThrownBy(() -> monitor.accept(CongestionEvent.ack(0, 0, 150, 0, 10))).isInstanceOf(Broken.class)
            .hasMessageContaining("G3");
    }

    @Test void whatIsToldTwiceBreaksG8() {
        var monitor = fixed();
        monitor.accept(sent(1));
        monitor.accept(CongestionEvent.ack(1, 0, 150, 0, 10));
        assertThatThrownBy(() -> monitor.accept(CongestionEvent.ack(1, 0, 150, 0, 10))).isInstanceOf(Broken.class)
            .hasMessageContaining("G8");
    }

    @Test void anEventThatNoCircuitCanHoldOrBeforeTheSetupBreaksG0() {
        assertThatThrownBy(() -> fixed().accept(CongestionEvent.ack(1, 32, 150, 0, 10))).isInstanceOf(Broken.class)
            .hasMessageContaining("G0");
        var monitor = CongestionMonitor.around(() -> event -> CongestionDecision.UNLIMITED).begin();
        assertThatThrownBy(() -> monitor.accept(sent(1))).isInstanceOf(Broken.class).hasMessageContaining("G0");
    }
}
