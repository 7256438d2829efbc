package veroce.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.endpoint.ReceiveRequest;
import veroce.packet.Sequence;

/** Receive queues that share their requests, and those that do not. */
class SharedQueueTest {
    private static final int WINDOW = 8;
    private static final int FIRST = 0xff_fffa;

    private static ReceiveRequest request(long id) {
        return new ReceiveRequest(id, 0, 0, 0);
    }

    private static SharedQueue posted(int count) {
        SharedQueue shared = new SharedQueue(16);
        for (int id = 0; id < count; id++) {
            shared.post(request(id));
        }
        return shared;
    }

    private static long id(ReceiveRequest request) {
        return request == null ? -1 : request.id();
    }

    /** A message that comes early takes nothing that one before it will need. */
    @Test void allUpToTheOneNamedGetTheirs() {
        SharedQueue shared = posted(3);
        ReceiveQueue queue = new ReceiveQueue(WINDOW, shared);
        assertThat(id(queue.request(2))).isEqualTo(2);
        assertThat(queue.request(3)).isNull();
        queue.bind(2);
        assertThat(shared.peek(0)).isNull();
        assertThat(List.of(id(queue.request(0)), id(queue.request(1)), id(queue.request(2)))).containsExactly(0L, 1L, 2L);
        assertThat(id(queue.complete())).isZero();
        assertThat(List.of(id(queue.flush()), id(queue.flush()), id(queue.flush()))).containsExactly(1L, 2L, -1L);
    }

    @Test void aFullQueueTakesNothing() {
        SharedQueue shared = posted(16);
        assertThatThrownBy(() -> shared.post(request(16))).hasMessageContaining("full with 16 work requests");
        assertThatThrownBy(() -> new ReceiveQueue(WINDOW, shared).post(request(0))).hasMessageContaining("post there");
    }

    @Test void aLimitIsToldOnce() {
        SharedQueue shared = posted(5);
        shared.arm(4);
        shared.take();
        assertThat(shared.takeEvent()).isFalse();
        shared.take();
        shared.take();
        assertThat(shared.takeEvent()).isTrue();
        assertThat(shared.takeEvent()).isFalse();
        shared.take();
        assertThat(shared.takeEvent()).isFalse();
    }

    /** Random messages of three queue pairs whose numbers wrap: what is taken, completed and flushed is what was posted. */
    @Test void everyRequestIsUsedOnce() {
        SplittableRandom random = new SplittableRandom(1);
        SharedQueue shared = new SharedQueue(16);
        List<ReceiveQueue> queues = new ArrayList<>();
        List<ArrayDeque<Long>> bound = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            queues.add(new ReceiveQueue(WINDOW, shared));
            queues.getLast().countFrom(FIRST);
            bound.add(new ArrayDeque<>());
        }
        ArrayDeque<Long> left = new ArrayDeque<>();
        long posted = 0;
        for (int step = 0; step < 20_000; step++) {
            if (left.size() < 16 && random.nextInt(3) > 0) {
                shared.post(request(posted));
                left.add(posted++);
            }
            int at = random.nextInt(3);
            ReceiveQueue queue = queues.get(at);
            ArrayDeque<Long> mine = bound.get(at);
            if (random.nextInt(2) == 0 && !mine.isEmpty()) {
                assertThat(id(queue.complete())).isEqualTo(mine.remove());
            } else {
                int ahead = random.nextInt(WINDOW);
                int rqMsn = Sequence.add(queue.done(), ahead);
                boolean has = ahead < mine.size() + left.size();
                assertThat(queue.request(rqMsn) != null).isEqualTo(has);
                if (has) {
                    queue.bind(rqMsn);
                    while (mine.size() <= ahead) {
                        mine.add(left.remove());
                    }
                    assertThat(id(queue.request(rqMsn))).isEqualTo(mine.stream().skip(ahead).findFirst().orElseThrow());
                }
            }
        }
        assertThat(posted).isGreaterThan(5000);
        for (int i = 0; i < 3; i++) {
            for (long id : bound.get(i)) {
                assertThat(id(queues.get(i).flush())).isEqualTo(id);
            }
            assertThat(queues.get(i).flush()).isNull();
        }
    }
}
