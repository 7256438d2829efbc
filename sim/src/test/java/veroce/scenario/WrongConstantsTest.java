package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Broken;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.PathSettings;
import veroce.reference.ReferenceEndpoint;

/** A reference with other constants than agreed moves every byte, and yet the monitors find what it does wrong. */
class WrongConstantsTest {
    private static final TransportSettings GOOD = TransportSettings.RESET;
    private static final QueuePairSettings SETTINGS = new QueuePairOptions().pmtu(256).window(256, 32, 8).settings();

    private static EndpointMaker reference(TransportSettings own) {
        return (address, transport) -> new ReferenceEndpoint(address, new HostMemory(), own, 100_000_000_000L);
    }

    /** Two long Writes; the first packet, and some from the middle on, are lost several times. */
    private static void play(TransportSettings left, TransportSettings right) {
        play(left, right, 200, List.of(FaultRule.of(Fault.DROP).psn(0).shots(6),
            FaultRule.of(Fault.DROP).psn(20, 30).shots(20)));
    }

    private static void play(TransportSettings left, TransportSettings right, int packets, List<FaultRule> rules) {
        List<PathSettings> paths = Collections.nCopies(4, PathSettings.PLAIN.withDelay(5 * Time.MICROSECOND, 0));
        try (Arena arena = new Arena(reference(left), reference(right), paths, Arena.SEED, "10.0.0.1", "10.0.0.2",
                -1)) {
            var connection = arena.connect(SETTINGS);
            rules.forEach(arena.toRight::add);
            arena.forth(connection, SETTINGS, Plans.same(Operation.WRITE, 2, packets * 256));
            arena.finish(Time.SECOND);
        }
    }

    private static void isFound(String rule, ThrowingCallable play) {
        assertThatThrownBy(play).isInstanceOf(Broken.class).hasMessageStartingWith(rule);
    }

    @Test void withTheConstantsOfTheRulesAllHolds() {
        assertThatCode(() -> play(GOOD, GOOD)).doesNotThrowAnyException();
    }

    @Test void generationsThatAreTooShort() {
        var hasty = new TransportSettings(GOOD.ackPackets(), GOOD.ackDelay(), GOOD.ackOnEnd(), GOOD.rotate(),
            2 * Time.MICROSECOND, 6, 0, GOOD.probeMultiple(), GOOD.backoffLimit(), GOOD.burst(), GOOD.signals());
        isFound("S5", () -> play(hasty, GOOD));
    }

    /** The last packet, which would ask for an answer, is lost; the others are answered when the delay is over. */
    @Test void acknowledgementsThatWaitTooLong() {
        var lazy = new TransportSettings(GOOD.ackPackets(), 9 * GOOD.ackDelay(), GOOD.ackOnEnd(), GOOD.rotate(),
            GOOD.initialRtt(), GOOD.rttShift(), GOOD.jitter(), GOOD.probeMultiple(), GOOD.backoffLimit(),
            GOOD.burst(), GOOD.signals());
        var rules = List.of(FaultRule.of(Fault.DROP).psn(2, 5).shots(4));
        isFound("R14", () -> play(GOOD, lazy, 3, rules));
        assertThatCode(() -> play(GOOD, GOOD, 3, rules)).doesNotThrowAnyException();
    }

    @Test void sacksThatNeverTellOfTheUpperWindow() {
        var narrow = new TransportSettings(GOOD.ackPackets(), GOOD.ackDelay(), GOOD.ackOnEnd(), false,
            GOOD.initialRtt(), GOOD.rttShift(), GOOD.jitter(), GOOD.probeMultiple(), GOOD.backoffLimit(),
            GOOD.burst(), GOOD.signals());
        isFound("R17", () -> play(GOOD, narrow));
    }
}
