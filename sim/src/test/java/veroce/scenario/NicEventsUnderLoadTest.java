package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
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

/**
 * Event queues while small messages keep the bus full, which takes the address of a write in some cycles only: events
 * are written, and commands that wait for them are answered, while the load goes on.
 */
class NicEventsUnderLoadTest {
    private static final int PAIRS = 8;
    private static final int SIZE = 4096;
    private static final int DEPTH = 8;
    private static final int LONGEST = 2000;

    private final int[] open = new int[PAIRS];
    private NicEndpoint nic;
    private NicEventQueue events;
    private long source;
    private long target;
    private int sourceKey;
    private int targetKey;
    private long ticks;
    private int every;

    @BeforeEach void connect() {
        nic = new NicEndpoint(RnicParameters.SMALL, Address.of(0x0200_0000_0001L, "10.0.0.1"), Engine.JVM,
            Options.standard(), HostBus.Timing.QUICK, 80);
        nic.attach((frame, at) -> nic.model().receive(frame));
        nic.createEventQueue(0, 4);
        events = nic.createEventQueue(1, 3);
        for (int i = 0; i < PAIRS; i++) {
            nic.tells(i, 1);
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
    }

    @AfterEach void end() {
        nic.close();
    }

    @ParameterizedTest @ValueSource(ints = {1, 5, 8, 16})
    void eventsAreWrittenAndCommandsAnswered(int cycles) {
        every = cycles;
        for (int i = 0; i < 10_000; i++) {
            tick();
        }
        nic.armCompletion(0);
        long armed = ticks;
        while (events.poll().isEmpty()) {
            tick();
            assertThat(ticks - armed).as("cycles until the event, an address in %d cycles", every).isLessThan(LONGEST);
        }
        long begun = ticks;
        nic.whileHostWaits(() -> {
            tick();
            assertThat(ticks - begun).as("cycles of two commands").isLessThan(2L * LONGEST);
        });
        assertThat(nic.attempt(Command.CREATE_CQ, 9, Map.of("base.address", 0x10_0000L, "size.log2", 4L)))
            .isEqualTo(CommandResult.DONE);
        assertThat(nic.attempt(Command.DESTROY_CQ, 9, Map.of())).isEqualTo(CommandResult.DONE);
        nic.whileHostWaits(null);
        nic.model().memory().holdWrites(0);
    }

    /** One cycle; the bus takes the address of a write in every so many. */
    private void tick() {
        long now = nic.model().cycle();
        nic.model().memory().holdWrites(now % every == 0 ? now : Long.MAX_VALUE);
        nic.model().step();
        if (++ticks % 64 == 0) {
            load();
        }
    }

    private void load() {
        for (int qp = 0; qp < PAIRS; qp++) {
            while (nic.poll(qp) != null) {
                open[qp]--;
            }
            while (open[qp] < DEPTH) {
                nic.postSend(qp, SendRequest.write(1, source, sourceKey, 8, target, targetKey));
                open[qp]++;
            }
        }
    }
}
