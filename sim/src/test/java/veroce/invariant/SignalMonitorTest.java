package veroce.invariant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Broken;
import veroce.endpoint.Time;
import veroce.packet.DecodedFrame;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;
import veroce.packet.TrafficClasses;

/** What nobody may tell outside acknowledgements, whoever sends it. */
class SignalMonitorTest {
    private static final int FIRST = 0xff_fffe;
    private static final long PATIENCE = 5 * Time.MICROSECOND;

    private final SignalMonitor monitor = new SignalMonitor("receiver", PATIENCE);

    private static PacketBuilder packet(int opcode, int psn, int path) {
        return Packets.veroce(opcode).ethernet(2, 1).ipv4("10.0.0.1", "10.0.0.2").destQp(1).psn(psn & 0xff_ffff)
            .path(path);
    }

    private static PacketBuilder data(int after, int path) {
        return packet(Opcode.WRITE_ONLY, FIRST + after, path).msn(1 + after).reth(0, 1, 4).payload(new byte[4]);
    }

    private static DecodedFrame frame(PacketBuilder packet) {
        return PacketDecoder.decode(packet.frame());
    }

    private static DecodedFrame late(int after, int path) {
        return frame(packet(Opcode.SLOW_PACKET, FIRST + after, path));
    }

    private static DecodedFrame notice(int path) {
        return frame(packet(Opcode.CNP, 0, path));
    }

    /** Of six packets the fourth overtakes, the second comes late, marked; the third again and late. */
    @BeforeEach void arrive() {
        monitor.data(frame(data(0, 1)), 1);
        monitor.data(frame(data(3, 4)), 2);
        monitor.data(frame(data(1, 2).ecn(TrafficClasses.CONGESTION_EXPERIENCED)), 3);
        monitor.data(frame(data(2, 3).retransmission()), 4);
    }

    private void breaks(DecodedFrame signal, long at, String rule) {
        assertThatThrownBy(() -> monitor.leaves(signal, at)).isInstanceOf(Broken.class).hasMessageContaining(rule);
    }

    @Test void theTruthHolds() {
        assertThatCode(() -> {
            monitor.leaves(late(1, 2), 10);
            monitor.leaves(notice(2), 11);
        }).doesNotThrowAnyException();
    }

    @Test void whoDidNotComeLateIsFound() {
        breaks(late(0, 1), 10, "came late");
        breaks(late(3, 4), 10, "came late");
        breaks(late(2, 3), 10, "came late");
        breaks(late(1, 3), 10, "came late");
    }

    @Test void whoDidNotComeMarkedIsFound() {
        breaks(notice(1), 10, "came marked");
    }

    @Test void whatHasNotComeYetIsFound() {
        breaks(late(1, 2), 2, "came late");
        breaks(notice(2), 2, "came marked");
    }

    @Test void whatWasToldIsNotToldAgainNorOfLongAgo() {
        monitor.leaves(late(1, 2), 10);
        breaks(late(1, 2), 11, "came late");
        breaks(notice(2), 4 + 4 * PATIENCE, "came marked");
    }

    /** Soaks are long, and marks many. */
    @Test void whatNobodyTellsOfIsForgotten() {
        for (int i = 0; i < 1000; i++) {
            monitor.data(frame(data(4 + i, 2).ecn(TrafficClasses.CONGESTION_EXPERIENCED)), 10 + i * PATIENCE);
        }
        assertThat(monitor.remembered()).isLessThan(10);
    }

    @Test void aSignalHasNoBecnAndANotificationHas() {
        breaks(frame(packet(Opcode.SLOW_PACKET, FIRST + 1, 2).congestion(false, true)), 10, "BECN");
        breaks(frame(packet(Opcode.CNP, 0, 2).congestion(false, false)), 10, "BECN");
    }
}
