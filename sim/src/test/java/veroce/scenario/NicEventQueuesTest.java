package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.EventType;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.nic.NicEventQueue;
import veroce.nic.NicEventQueue.Entry;

/** Event queues of a whole NIC, which talks to itself: what the host reads of them, and which messages come. */
class NicEventQueuesTest {
    private static final int PAIRS = 4;
    private static final int SIZE = 4096;
    private static final int LENGTH = 100;
    /** Cycles for a message, its completion and its event. */
    private static final int MESSAGE = 5000;
    private static final int ASYNCHRONOUS = 0;

    private final List<Integer> messages = new ArrayList<>();
    private NicEndpoint nic;
    private NicEventQueue asynchronous;
    private List<NicEventQueue> queues;
    private long source;
    private long target;
    private int sourceKey;
    private int targetKey;

    /** Queue pair and completion queue n tell event queue n + 1. */
    @BeforeEach void connect() {
        nic = new NicEndpoint(RnicParameters.SMALL.sharing(4), Address.of(0x0200_0000_0001L, "10.0.0.1"), Engine.JVM,
            Options.standard(), HostBus.Timing.QUICK, 80);
        nic.attach((frame, at) -> nic.model().receive(frame));
        nic.model().messages(messages::add);
        nic.set("qp_quiet.time", 0);
        asynchronous = nic.createEventQueue(ASYNCHRONOUS, 4);
        queues = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            queues.add(nic.createEventQueue(i + 1, 1));
            nic.tells(i, i + 1);
        }
        source = nic.memory().allocate(SIZE, 4096);
        target = nic.memory().allocate(SIZE, 4096);
        sourceKey = nic.register(1, source, SIZE, Set.of(Access.LOCAL_WRITE));
        targetKey = nic.register(1, target, SIZE, Set.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        for (int qp = 0; qp < PAIRS; qp++) {
            nic.create(new QueuePairOptions().completionQueue(qp).queues(16, 16).settings());
        }
        for (int qp = 0; qp < PAIRS; qp++) {
            nic.connect(qp, new Peer(nic.address(), qp ^ 1, Numbering.from(0)));
        }
        drain();
    }

    @AfterEach void end() {
        nic.close();
    }

    private void step(int cycles) {
        for (int i = 0; i < cycles; i++) {
            nic.model().step();
        }
    }

    /** Reads what commands have left in queue 0. */
    private List<Entry> drain() {
        var found = new ArrayList<Entry>();
        for (boolean more = true; more;) {
            step(200);
            more = found.addAll(asynchronous.poll());
            asynchronous.ring();
        }
        messages.clear();
        return found;
    }

    private void write(int qp, int key) {
        nic.postSend(qp, SendRequest.write(1, source, sourceKey, LENGTH, target, key));
        step(MESSAGE);
        assertThat(nic.poll(qp)).isNotNull();
    }

    private static Entry completion(int queue) {
        return new Entry(EventType.COMPLETION, 0, queue);
    }

    @Test void eachCompletionQueueTellsItsOwnOnceForEachArm() {
        assertThat(nic.get("verbs.event_queues")).isEqualTo(8);
        for (int round = 0; round < 5; round++) {
            for (int qp = 0; qp < PAIRS; qp++) {
                write(qp, targetKey);
                assertThat(queues.get(qp).poll()).as("not armed").isEmpty();
                nic.armCompletion(qp);
                write(qp, targetKey);
                write(qp, targetKey);
                assertThat(queues.get(qp).poll()).containsExactly(completion(qp));
                queues.get(qp).ring();
                assertThat(messages).containsExactly(qp + 1);
                messages.clear();
            }
        }
        assertThat(asynchronous.poll()).isEmpty();
    }

    /** Queue 1 is full: what completion queue 0 has to say waits, and others are told. */
    @Test void aFullQueueHoldsUpNoOther() {
        for (int i = 0; i < 4; i++) {
            nic.armCompletion(0);
            write(0, targetKey);
        }
        assertThat(nic.get("interrupt_status.eq_full")).isEqualTo(1);
        nic.armCompletion(1);
        write(1, targetKey);
        assertThat(queues.get(1).poll()).containsExactly(completion(1));
        assertThat(queues.get(0).poll()).containsExactly(completion(0), completion(0));
        queues.get(0).ring();
        step(200);
        assertThat(queues.get(0).poll()).as("what waited is one").containsExactly(completion(0));
        nic.set("interrupt_status.eq_full", 1);
        step(200);
        assertThat(nic.get("interrupt_status.eq_full")).isZero();
    }

    @Test void whatHappensToObjectsIsTold() {
        nic.armCompletion(2);
        write(2, targetKey + 1);                             // another tag: both ends fail
        step(MESSAGE);
        var told = asynchronous.poll();
        assertThat(told).containsExactlyInAnyOrder(new Entry(EventType.QP_FATAL, 0, 2),
            new Entry(EventType.QP_FATAL, 0, 3));
        assertThat(messages).contains(ASYNCHRONOUS, 3);
        assertThat(queues.get(2).poll()).containsExactly(completion(2));
    }

    @Test void aCompletionQueueThatOverrunsIsTold() {
        nic.createEventQueue(6, 2);
        nic.tells(8, 6);
        nic.createCompletionQueue(8, 0);
        int qp = nic.create(new QueuePairOptions().completionQueue(8).queues(16, 16).settings());
        nic.connect(qp, new Peer(nic.address(), qp, Numbering.from(0)));
        drain();
        for (int i = 0; i < 3; i++) {
            nic.postSend(qp, SendRequest.write(1, source, sourceKey, LENGTH, target, targetKey));
        }
        step(MESSAGE);
        assertThat(asynchronous.poll()).contains(new Entry(EventType.CQ_OVERRUN, 0, 8),
            new Entry(EventType.QP_FATAL, 0, qp));
    }

    /** A command tells of its end, and doorbells through foreign pages tell once until the host has read. */
    @Test void theNicTellsOfItself() {
        assertThat(nic.attempt(Command.QUERY_QP, 1000, Map.of())).isEqualTo(CommandResult.NO_SUCH_QP);
        assertThat(drain()).containsExactly(new Entry(EventType.COMMAND_DONE, CommandResult.NO_SUCH_QP.ordinal(), 0));
        for (int i = 0; i < 40; i++) {
            nic.ringThrough(7, 0, 0, 1);
        }
        step(MESSAGE);
        assertThat(asynchronous.poll()).containsExactly(new Entry(EventType.DOORBELL_DENIED, 0, 0));
        asynchronous.ring();
        step(200);
        assertThat(asynchronous.poll()).as("those meanwhile")
            .containsExactly(new Entry(EventType.DOORBELL_DENIED, 0, 0));
        asynchronous.ring();
        step(200);
        assertThat(asynchronous.poll()).isEmpty();
    }

    /** Its memory is taken away with the answer: an entry after it would be an access to memory that is not open. */
    @Test void queuesComeAndGoInTheMiddleOfTraffic() {
        int last = PAIRS - 1;
        for (int life = 0; life < 12; life++) {
            nic.tells(9, 7);
            var queue = nic.createEventQueue(7, life % 4);
            nic.createCompletionQueue(9, 4);
            assertThat(nic.attempt(Command.DESTROY_EQ, 7, Map.of())).isEqualTo(CommandResult.EQ_IN_USE);
            int qp = nic.create(new QueuePairOptions().completionQueue(9).queues(16, 16).settings());
            nic.connect(qp, new Peer(nic.address(), qp, Numbering.from(0)));
            for (int i = 0; i < 4; i++) {
                nic.armCompletion(9);
                nic.postSend(qp, SendRequest.write(1, source, sourceKey, LENGTH, target, targetKey));
                step(life * 40);
            }
            nic.end(qp);
            nic.destroyCompletionQueue(9);
            queue.destroy();
            assertThat(nic.attempt(Command.DESTROY_EQ, 7, Map.of())).isEqualTo(CommandResult.BAD_EQ);
            drain();
            nic.armCompletion(last);
            write(last, targetKey);
            assertThat(queues.get(last).poll()).containsExactly(completion(last));
            queues.get(last).ring();
        }
        assertThat(nic.counters()).containsEntry("rx_local", 0L);
    }

    @Test void whatCannotBeIsRefused() {
        assertThat(nic.attempt(Command.CREATE_EQ, 8, Map.of())).isEqualTo(CommandResult.BAD_EQ);
        assertThat(nic.attempt(Command.CREATE_EQ, 0, Map.of())).isEqualTo(CommandResult.EQ_IN_USE);
        assertThat(nic.attempt(Command.CREATE_EQ, 7, Map.of("base.address", 0x1010L, "size.log2", 1L)))
            .isEqualTo(CommandResult.BAD_EQ);
        assertThat(nic.attempt(Command.CREATE_EQ, 7, Map.of("base.address", 0x4_0000L, "size.log2", 15L)))
            .isEqualTo(CommandResult.BAD_EQ);
        assertThat(nic.attempt(Command.CREATE_CQ, 12, Map.of("doorbells.eq", 7L))).isEqualTo(CommandResult.BAD_EQ);
        assertThat(nic.attempt(Command.DESTROY_EQ, 7, Map.of())).isEqualTo(CommandResult.BAD_EQ);
    }

    /** A process rings through a page that is not its own; the host reads another queue all day. */
    @Test void doorbellsOfOtherQueuesLetNoSecondDenialIntoQueue0() {
        for (int i = 0; i < 30; i++) {
            nic.ringThrough(7, 0, 0, 1);
            step(200);
            queues.getFirst().ring();
            step(200);
        }
        assertThat(asynchronous.poll()).containsExactly(new Entry(EventType.DOORBELL_DENIED, 0, 0));
    }
}
