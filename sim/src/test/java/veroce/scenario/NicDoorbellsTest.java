package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
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
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;

/**
 * Doorbells as an attacker rings them: through his own page for the queues of others, for numbers that do not exist,
 * beyond rings, with forged counts; and as many as he likes. The NIC talks to itself.
 */
class NicDoorbellsTest {
    private static final int OWN_PAGE = 200;
    private static final int SIZE = 4096;
    private static final int LENGTH = 1000;
    /** Cycles for a message and its completion. */
    private static final int MESSAGE = 5000;
    private static final int FLOOD = 200;
    /** Cycles that a doorbell may take: the bus 4, and 32 while one of shared queues is being looked at. */
    private static final int LONGEST = 40;

    private NicEndpoint nic;
    private long source;
    private long target;
    private int sourceKey;
    private int targetKey;
    private int messages;

    @BeforeEach void connect() {
        nic = new NicEndpoint(RnicParameters.SMALL.sharing(4), Address.of(0x0200_0000_0001L, "10.0.0.1"), Engine.JVM,
            Options.standard(), HostBus.Timing.QUICK, 80).doorbellPage(OWN_PAGE);
        nic.attach((frame, at) -> nic.model().receive(frame));
        nic.set("qp_quiet.time", 0);
        source = nic.memory().allocate(SIZE, 4096);
        target = nic.memory().allocate(SIZE, 4096);
        sourceKey = nic.register(1, source, SIZE, Set.of(Access.LOCAL_WRITE));
        targetKey = nic.register(1, target, SIZE, Set.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        for (int qp = 0; qp < 2; qp++) {
            nic.create(new QueuePairOptions().completionQueue(qp).queues(16, 16).settings());
        }
        for (int qp = 0; qp < 2; qp++) {
            nic.connect(qp, new Peer(nic.address(), qp ^ 1, Numbering.from(0)));
        }
    }

    @AfterEach void end() {
        nic.close();
    }

    private void step(int cycles) {
        for (int i = 0; i < cycles; i++) {
            nic.model().step();
        }
    }

    /** Queue pair 0 works as if nothing had been: its next message completes, and no other does. */
    private void works() {
        assertThat(nic.poll(0)).isNull();
        nic.postSend(0, SendRequest.write(1, source, sourceKey, LENGTH, target, targetKey));
        step(MESSAGE);
        assertThat(nic.poll(0)).isNotNull();
        assertThat(nic.poll(0)).isNull();
        messages++;
        assertThat(nic.counters()).containsEntry("send_completions", (long) messages).containsEntry("qp_errors", 0L)
            .containsEntry("cq_overflow", 0L);
    }

    private long count(String counter) {
        return nic.counters().get(counter);
    }

    @ParameterizedTest @ValueSource(ints = {0, 1, 72, 199, 201, 255}) void queuesOfOthersHearNothing(int page) {
        works();
        for (int producer : new int[] {1, 5, 16, 40_000}) {
            nic.ringThrough(page, 0, 0, producer);
            step(100);
        }
        assertThat(count("doorbell_denied")).isEqualTo(12);
        assertThat(count("writes_refused")).isZero();
        assertThat(count("send_beyond") + count("receive_beyond")).isZero();
        assertThat(nic.get("interrupt_status.denied")).isEqualTo(1);
        works();
    }

    @Test void numbersBeyondTheTablesAreRefused() {
        nic.ringRefused(16);
        nic.ringRefused(0x3fff);
        assertThat(count("writes_refused")).isEqualTo(6);
        assertThat(count("doorbell_denied")).isZero();
        works();
    }

    @Test void aProducerBeyondTheRingFetchesNothing() {
        nic.ringSend(0, 17);
        nic.ringReceive(0, 17);
        step(MESSAGE);
        assertThat(count("send_beyond")).isEqualTo(1);
        assertThat(count("receive_beyond")).isEqualTo(1);
        assertThat(count("tx_packets")).isZero();
        works();
    }

    /** His own queue may break, and what uses it; the queue of another is as it was. */
    @Test void aForgedConsumerHarmsItsOwnQueueAlone() {
        nic.ringCompletion(1, 0x7777);
        nic.postSend(1, SendRequest.write(1, source, sourceKey, LENGTH, target, targetKey));
        step(MESSAGE);
        assertThat(nic.poll(0)).isNull();
        assertThat(count("tx_packets")).isPositive();
        assertThat(nic.state(0)).isEqualTo(QueuePairState.RTS);
    }

    @ParameterizedTest @ValueSource(ints = {OWN_PAGE, 9}) void theNextLifeHearsNothingOfTheOneBefore(int next) {
        int other = next == OWN_PAGE ? 9 : OWN_PAGE;
        nic.reset(0, Numbering.from(0));
        nic.reset(1, Numbering.from(0));
        for (int producer = 1; producer < 8; producer++) {
            nic.ringSend(0, producer);
            nic.ringReceive(0, producer);
        }
        step(100);
        assertThat(count("doorbell_denied")).isEqualTo(14);
        nic.doorbellPage(next);
        nic.connect(0, new Peer(nic.address(), 1, Numbering.from(0)));
        nic.connect(1, new Peer(nic.address(), 0, Numbering.from(0)));
        nic.ringThrough(other, 0, 15, 3);
        step(MESSAGE);
        assertThat(count("tx_packets")).isZero();
        assertThat(count("doorbell_denied")).isEqualTo(17);
        works();
    }

    /** Whoever waits for a write keeps the answers of memory back on PCI Express. */
    @Test void noDoorbellWaitsForHostMemory() {
        int shared = nic.createSharedQueue(64);
        nic.model().memory().holdReads(Long.MAX_VALUE);
        nic.model().memory().holdWrites(Long.MAX_VALUE);
        for (int qp = 0; qp < 2; qp++) {
            nic.postSend(qp, SendRequest.write(1, source, sourceKey, LENGTH, target, targetKey));
        }
        step(MESSAGE);
        int rung = 0;
        long begun = nic.model().cycle();
        for (int i = 1; i <= FLOOD; i++) {
            nic.ringThrough(OWN_PAGE, i % 2, i % 2, i);
            nic.ringShared(shared, i);
            rung += 4;
        }
        for (int waited = 0; !nic.model().registers().isIdle(); waited++) {
            assertThat(waited).isLessThan(rung * LONGEST);
            step(1);
        }
        assertThat(nic.model().cycle() - begun).isLessThan((long) rung * LONGEST);
        assertThat(nic.attempt(Command.QUERY_QP, 0, Map.of())).as("commands go on").isEqualTo(CommandResult.DONE);
    }
}
