package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.Command;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Time;
import veroce.nic.HostBus;

/** What is done at once with shared receive queues, whatever waits in front of them. */
class NicSharedPromptTest {
    private static final int PAIRS = 8;

    private static SharedHost host(int sharing, SharedQueue[] queue) {
        var host = new SharedHost(RnicParameters.SMALL.sharing(4), 1, HostBus.Timing.QUICK);
        queue[0] = new SharedQueue(host, 0, 8, 8, 0);
        for (int i = 0; i < PAIRS; i++) {
            var pair = new SharedPair(host, i, 8);
            if (i < sharing) {
                pair.create(queue[0], queue[0]);
            }
        }
        host.run(Time.MICROSECOND);
        return host;
    }

    /** As many WQEs are on their way as may be and none comes: lives begin and end, queues are made and taken away. */
    @Test void commandsDoNotWaitForRequestsThatAreRead() {
        var queue = new SharedQueue[1];
        try (var host = host(PAIRS / 2, queue)) {
            var second = new SharedQueue(host, 1, 8, 8, 0);
            for (var pair : host.pairs.subList(PAIRS / 2, PAIRS - 1)) {
                pair.create(second, second);
            }
            host.nic.model().memory().holdReads(host.nic.model().cycle() + 100_000);
            queue[0].post(100);
            second.post(100);
            host.run(5 * Time.MICROSECOND);
            host.patience = 1000;
            var last = host.pairs.getLast();
            var other = new SharedQueue(host, 2, 3, 4, 0);
            other.post(8);
            last.create(other, null);
            last.connect();
            last.right.reset();
            host.nic.model().memory().holdReads(0);
            last.left.reset();
            other.destroy();
            var first = host.pairs.getFirst();
            first.connect();
            first.left.send(0, 100);
            host.until("a message", 50 * Time.MICROSECOND,
                () -> first.left.succeeded == 1 && first.right.toCome.isEmpty());
        }
    }

    /** What it was dealt is still being read when it goes to error; it is asked about while that goes on. */
    @Test void aQueuePairInErrorSaysWhenAllItHadHasComeBack() {
        var queue = new SharedQueue[1];
        try (var host = host(1, queue)) {
            int number = host.pairs.getFirst().left.number;
            host.nic.model().memory().holdReads(host.nic.model().cycle() + 20_000);
            queue[0].post(100);
            host.run(5 * Time.MICROSECOND);
            assertThat(host.nic.hasReturned(number)).as("it lives, %s", host).isFalse();
            host.pairs.getFirst().left.modify(QueuePairState.ERR);
            for (int i = 0; i < 3; i++) {
                assertThat(host.nic.hasReturned(number)).as("%s", host).isFalse();
            }
            host.nic.model().memory().holdReads(0);
            host.until("it has given all back", 50 * Time.MICROSECOND, () -> host.nic.hasReturned(number));
            long flushed = host.count("receive_completions");
            assertThat(flushed).isPositive();
            host.run(10 * Time.MICROSECOND);
            assertThat(host.count("receive_completions")).as("nothing comes behind that, %s", host).isEqualTo(flushed);
        }
    }

    /**
     * Doorbells wait while others are dealt WQEs; their queue ends, and one begins under its number. They do not count
     * for that one, in which nothing is posted.
     */
    @ParameterizedTest @ValueSource(ints = {6, 13, 30})
    void aDoorbellCountsForTheQueueThatWasThere(int doorbells) {
        var queue = new SharedQueue[1];
        try (var host = host(PAIRS - 1, queue)) {
            var old = new SharedQueue(host, 1, 6, 4, 0);
            long base = host.nic.memory().allocate(32 << 6, 64);
            host.nic.memory().open("the next queue", base, 32 << 6, false);
            // What CREATE_SRQ wants is there when DESTROY_SRQ is given.
            host.nic.attempt(Command.CREATE_SRQ, 2, Map.of("base.address", base, "queue.size", 6L));
            host.nic.attempt(Command.DESTROY_SRQ, 2, Map.of());
            host.ring(0x204, 1);
            for (int i = 0; i < 128; i++) {
                queue[0].write(100);
            }
            queue[0].ring();
            for (int i = 0; i < doorbells; i++) {
                old.write(100);
                old.ring();
            }
            host.command(Command.DESTROY_SRQ);
            host.command(Command.CREATE_SRQ);
            host.run(20 * Time.MICROSECOND);
            var last = host.pairs.getLast();
            last.create(old, old);
            last.connect();
            last.left.send(0, 100);
            host.run(20 * Time.MICROSECOND);
            last.left.reset();
            last.right.reset();
            assertThat(old.read).as("requests of a queue without any, %s", host).isZero();
        }
    }
}
