package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.util.Collections;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.PathSettings;
import veroce.nic.HostBus;

/**
 * The 24 bits of message numbers and receive requests wrap on both ends, which are NICs whose lives begin 4096 messages
 * before it, or a NIC and the reference, each NIC in lockstep: Sends of one packet up to there, then every operation and length around and
 * behind the wrap, with loss in both directions.
 */
class NicNumbersTest {
    private static final int BEFORE = 1 << 12;
    private static final int FIRST = (1 << 24) - BEFORE;
    /** Messages before the wrap from which on the plan is random and the network loses. */
    private static final int NEAR = 150;
    private static final int QUEUE = 512;
    private static final int MESSAGES = 64;
    private static final int BEHIND = 600;

    /** Sends of nothing, a queue full at a time; all complete. */
    private static void comeNear(Arena arena, Connection connection) {
        int sent = 0;
        while (sent < BEFORE - NEAR) {
            int batch = Math.min(QUEUE, BEFORE - NEAR - sent);
            for (int i = 0; i < batch; i++) {
                arena.right.postReceive(connection.rightPair(), new ReceiveRequest(sent + i, 0, 0, 0));
                arena.left.postSend(connection.leftPair(), SendRequest.send(sent + i, 0, 0, 0));
            }
            int left = 0;
            int right = 0;
            for (int tries = 0; left < batch || right < batch; tries++) {
                arena.run(10 * Time.MICROSECOND);
                left += good(arena.left);
                right += good(arena.right);
                assertThat(tries).as("%d messages sent, %d and %d completed", sent, left, right).isLessThan(100);
            }
            sent += batch;
        }
    }

    private static int good(Endpoint endpoint) {
        var completions = Arena.drain(endpoint);
        assertThat(completions).allMatch(completion -> completion.status() == CompletionStatus.SUCCESS);
        return completions.size();
    }

    @Tag("long") @Test void betweenTwoNics() {
        wrap(nic(), nic());
    }

    @Test void fromTheNicToTheReference() {
        wrap(nic(), EndpointMaker.reference());
    }

    @Test void fromTheReferenceToTheNic() {
        wrap(EndpointMaker.reference(), nic());
    }

    private static EndpointMaker nic() {
        var small = RnicParameters.SMALL;
        var many = new RnicParameters("many", small.bytes(), small.queuePairs(), small.window(), MESSAGES,
            small.mrs(), small.completionQueues(), small.addressHandles(), small.bufferBytes(),
            small.clockKilohertz()).behind(FIRST);
        return LockstepMaker.nic(new NicMaker(many, 80, HostBus.Timing.QUICK, Engine.JVM));
    }

    private static void wrap(EndpointMaker left, EndpointMaker right) {
        var settings = new QueuePairOptions().pmtu(256).queues(QUEUE, QUEUE).window(128, MESSAGES, 8)
            .numbering(new Numbering(0xff_0000, FIRST + 1, FIRST)).settings();
        var near = Collections.nCopies(4, PathSettings.PLAIN.withDelay(200 * Time.NANOSECOND, 100 * Time.NANOSECOND));
        try (var arena = new Arena(left, right, near, Arena.SEED, "10.0.0.1", "10.0.0.2", -1)) {
            var connection = arena.connect(settings);
            comeNear(arena, connection);
            var plan = Plans.random(new SplittableRandom(Arena.SEED), BEHIND, 256, 6, Arena.SIZE);
            assertThat(plan.stream().filter(message -> message.operation().consumesReceive()).count())
                .as("receive requests wrap as well").isGreaterThan(2 * NEAR);
            arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.05));
            arena.toLeft.add(FaultRule.of(Fault.DROP).probability(0.05));
            arena.forth(connection, settings, plan);
            arena.finish(Time.SECOND);
            assertThat(arena.rightCount("rx_dup")).as("acknowledgements were lost").isPositive();
        }
    }
}
