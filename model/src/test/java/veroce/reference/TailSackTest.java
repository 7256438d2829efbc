package veroce.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import veroce.congestion.CongestionAlgorithm;
import veroce.congestion.PathRules;
import veroce.congestion.PathSlots;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Congestion;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;

/** Two packets of a message are lost, within the threshold of SACKs: a tail probe mends one, and the other? */
class TailSackTest {
    private static final int PMTU = 1024;
    private static final int PACKETS = 12;
    private static final Set<Integer> LOST = Set.of(4, 6);

    private record Flying(byte[] frame, Endpoint to, long at) {}

    private final List<Flying> flying = new ArrayList<>();
    private int sent;

    /** When all is acknowledged. */
    private long end(PathRules rules, boolean extended) {
        var left = host(1);
        var right = host(2);
        left.attach((frame, at) -> {
            if (!LOST.contains(sent++)) {
                flying.add(new Flying(frame, right, at + Time.MICROSECOND));
            }
        });
        right.attach((frame, at) -> flying.add(new Flying(frame, left, at + Time.MICROSECOND)));
        var pair = Connection.between(left, right, new QueuePairOptions().pmtu(PMTU).paths(PathSlots.MOST)
            .window(64, 32, 8).congestion(new Congestion(extended, CongestionAlgorithm.NONE, rules)).settings());
        long from = left.memory().allocate(PACKETS * PMTU, PMTU);
        long to = right.memory().allocate(PACKETS * PMTU, PMTU);
        int local = left.register(1, from, PACKETS * PMTU, EnumSet.noneOf(Access.class));
        int remote = right.register(1, to, PACKETS * PMTU, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        left.postSend(pair.leftPair(), SendRequest.write(0, from, local, PACKETS * PMTU, to, remote));
        while (left.poll(0) == null) {
            step(left, right);
        }
        return left.now();
    }

    private static ReferenceEndpoint host(int number) {
        return new ReferenceEndpoint(Address.of(0x02_00_00_00_00_00L + number, "10.1.0." + number), new HostMemory(),
            TransportSettings.RESET, 100_000_000_000L);
    }

    private void step(Endpoint left, Endpoint right) {
        Flying next = flying.stream().min((one, other) -> Long.compare(one.at, other.at)).orElse(null);
        long due = Math.min(left.nextEvent(), right.nextEvent());
        if (next != null && next.at <= due) {
            flying.remove(next);
            next.to.receive(next.frame, next.at);
            next.to.advance(next.at);
        } else {
            assertThat(due).isLessThan(Time.SECOND);
            Endpoint who = left.nextEvent() <= right.nextEvent() ? left : right;
            who.advance(due);
        }
    }

    @Test void whoSendsAgainAndAsksIsToldOfAQuarterOfTheReorderingThatIsNoLoss() {
        long told = end(PathRules.hashed(9_340_000), true);
        assertThat(new TailSackTest().end(PathRules.AT_ONCE, true)).as("another probe").isGreaterThan(told);
        assertThat(new TailSackTest().end(PathRules.hashed(9_340_000), false)).as("ends that have not agreed")
            .isEqualTo(new TailSackTest().end(PathRules.AT_ONCE, false));
    }
}
