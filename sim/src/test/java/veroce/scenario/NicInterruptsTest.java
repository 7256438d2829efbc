package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import veroce.endpoint.Connection;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.nic.NicEndpoint;

/** The interrupt of a NIC that sends: armed completion queues raise it, at once, by their number or by the time. */
@ExtendWith(KeptFailures.class)
class NicInterruptsTest {
    private static final int QUEUES = 3;
    private static final int LENGTH = 1000;
    /** Long enough for a message and its completion. */
    private static final long MESSAGE = 20 * Time.MICROSECOND;
    /** 50 us in units of 1/16 us. */
    private static final int WAIT = 800;

    private final List<Connection> connections = new ArrayList<>();
    private Arena arena;
    private int messages;
    private NicEndpoint nic;

    @BeforeEach void connect() {
        arena = new Arena(NicMaker.small(), EndpointMaker.reference(), Arena.quiet(), Arena.SEED, "10.0.0.1",
            "10.0.0.2", -1);
        nic = (NicEndpoint) arena.left;
        for (int queue = 0; queue < QUEUES; queue++) {
            connections.add(arena.connect(new QueuePairOptions().completionQueue(queue).settings()));
        }
        nic.set("interrupt_enable.mask", 1);
    }

    @AfterEach void close() {
        arena.close();
    }

    private void moderate(int count, int time) {
        nic.set("interrupt_moderation.count", count);
        nic.set("interrupt_moderation.time", time);
    }

    private void arm(int queue) {
        nic.armCompletion(queue);
        arena.run(Time.MICROSECOND);
    }

    /** A message whose completion comes to a queue. */
    private void complete(int queue) {
        arena.left.postSend(connections.get(queue).leftPair(), SendRequest.write(1, arena.leftBuffers.source(),
            arena.leftBuffers.sourceKey(), LENGTH, arena.rightBuffers.target() + (long) LENGTH * messages++,
            arena.rightBuffers.targetKey()));
        arena.run(MESSAGE);
        assertThat(arena.left.poll(queue)).isNotNull();
    }

    private void armedAndComplete(int queue) {
        arm(queue);
        complete(queue);
    }

    private void interrupts(int count) {
        assertThat(nic.model().interrupts()).isEqualTo(count);
    }

    @Test void onlyAnArmedQueueInterruptsAndOnlyOnce() {
        complete(1);
        interrupts(0);
        armedAndComplete(1);
        interrupts(1);
        nic.set("interrupt_status.completion", 1);
        complete(1);
        complete(0);
        interrupts(1);
        armedAndComplete(1);
        interrupts(2);
    }

    @Test void aNumberOfCompletionsIsWaitedFor() {
        moderate(QUEUES, 0xffff);
        armedAndComplete(0);
        armedAndComplete(1);
        interrupts(0);
        armedAndComplete(2);
        interrupts(1);
    }

    @Test void noneWaitsLongerThanTheTime() {
        moderate(QUEUES, WAIT);
        armedAndComplete(0);
        armedAndComplete(1);
        interrupts(0);
        arena.run(WAIT * Time.MICROSECOND / 16);
        interrupts(1);
    }
}
