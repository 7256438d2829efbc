package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.WirePort;

/** Queue pairs of both profiles at one endpoint, over one lossy network. */
class MixedProfilesTest {
    private static final int PMTU = 1024;

    /** Both ways, queue pairs of both kinds; gives the frames of RoCEv2. */
    private static List<Packet> play() {
        QueuePairSettings ours = new QueuePairOptions().pmtu(PMTU).rnr(7, 1).settings();
        QueuePairSettings roce = ours.withProfile(Profile.ROCE_V2);
        SplittableRandom random = new SplittableRandom(Arena.SEED);
        List<Packet> frames = new ArrayList<>();
        try (Arena arena = new Arena(EndpointMaker.reference(), Arena.paths(), Arena.SEED)) {
            arena.toLeft.add(FaultRule.of(Fault.DROP).probability(0.01));
            arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.01))
                .add(FaultRule.of(Fault.TRIM).probability(0.01));
            arena.link.tap((from, to, arrives, frame, time) -> {
                Packet packet = PacketDecoder.decode(frame).packet();
                if (!arrives && packet.port() == WirePort.ROCE_V2) {
                    frames.add(packet);
                }
            });
            for (int i = 0; i < 4; i++) {
                QueuePairSettings settings = i % 2 == 0 ? ours : roce;
                Connection connection = arena.connect(settings);
                int share = Arena.SIZE / 4;
                arena.forth(connection, settings, ReferencePropertiesTest.shifted(
                    Plans.random(random, 60, PMTU, 12, share), i * share));
                arena.back(connection, settings, ReferencePropertiesTest.shifted(
                    Plans.random(random, 60, PMTU, 12, share), i * share));
            }
            arena.finish(10 * Time.SECOND);
        }
        return frames;
    }

    @Test void bothProfilesShareEndpointAndNetwork() {
        assertThat(play()).hasSizeGreaterThan(500);
    }
}
