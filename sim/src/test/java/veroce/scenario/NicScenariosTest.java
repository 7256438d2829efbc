package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import veroce.VeroceException;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairOptions;

/** Transfers and losses with the NIC on the left and the reference on the right. */
class NicScenariosTest implements TransferScenarios, LossScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.nic(NicMaker.small());
    }

    @Override public boolean numbersAnything() {
        return false;
    }

    @Override public int manyQueuePairs() {
        return 16;
    }

    /** The wire profile lets only the first PSN be chosen; the NIC holds to it and says so. */
    @Test void messagesAreNumberedFromOneAndRequestsFromZero() {
        var settings = new QueuePairOptions().numbering(new Numbering(5, 2, 0)).settings();
        try (var arena = arena(Arena.paths())) {
            assertThatThrownBy(() -> arena.connect(settings)).isInstanceOf(VeroceException.class)
                .hasMessageContaining("numbers messages from 1 and receive requests from 0");
        }
    }
}
