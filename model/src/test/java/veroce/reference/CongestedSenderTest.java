package veroce.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import veroce.congestion.CongestionControl;
import veroce.congestion.CongestionDecision;
import veroce.congestion.CongestionEvent.Kind;
import veroce.endpoint.Congestion;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.TransportSettings;
import veroce.packet.Echo;

/** What a sender does within a window of congestion control that a test decides on. */
class CongestedSenderTest {
    private CongestionDecision decision = CongestionDecision.UNLIMITED;
    private int delivered;
    private final CongestionControl control = event -> {
        delivered += event.kind() == Kind.ACK ? event.delivered() : 0;
        return decision;
    };
    private final SenderState sender = new SenderState(new QueuePairOptions().window(64, 32, 8)
        .congestion(new Congestion(true, () -> control, null)).settings(), TransportSettings.RESET, Granularity.EXACT);

    private void sends(int packets) {
        for (int i = 0; i < packets; i++) {
            sender.sent(0);
        }
    }

    private void window(int packets) {
        decision = new CongestionDecision(packets * CongestionDecision.PACKET, 0);
        sender.happened(Kind.LOSS, false, 0);
    }

    @Test void aClosedWindowHoldsNewPacketsAndRetransmissions() {
        sends(4);
        window(4);
        assertThat(sender.mayLeave()).isFalse();
        assertThat(sender.windowOpen()).isFalse();
        sender.pend.set(1);
        assertThat(sender.mayLeave()).as("what is missing is not on its way").isTrue();
        assertThat(sender.onTheWay()).isEqualTo(3);
    }

    @Test void whatHasComeOrIsMissingCountsOnce() {
        sends(10);
        sender.sacked.set(3);
        sender.sacked.set(4);
        sender.pend.set(0);
        assertThat(sender.onTheWay()).isEqualTo(7);
        sender.congestion.acknowledged(sender.una - 1, new Echo(false, 0, 5, 0), sender, 0);
        assertThat(sender.onTheWay()).as("five have come of which SACKs have shown two").isEqualTo(4);
    }

    @Test void anOldAcknowledgementDeliversNothing() {
        sends(10);
        assertThat(sender.congestion.acknowledged(2, new Echo(false, 0, 3, 0), sender, 0)).isTrue();
        assertThat(sender.congestion.acknowledged(1, new Echo(false, 0, 3, 0), sender, 0)).isFalse();
        assertThat(delivered).isEqualTo(6);
    }

    /** Else the last of a window that is lost without a word holds the queue pair for ever. */
    @Test void aHeadThatWaitsForTheWindowTimesOut() {
        sends(4);
        sender.pend.set(0);
        window(4);
        assertThat(sender.awaitsAnswer()).as("it goes as soon as the port is free").isFalse();
        window(2);
        assertThat(sender.awaitsAnswer()).isTrue();
    }
}
