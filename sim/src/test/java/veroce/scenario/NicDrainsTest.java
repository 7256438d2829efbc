package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.Command;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.memory.MemoryFault;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;

/**
 * After RESET_QP, DESTROY_CQ and INVALIDATE_MR not one access: memory is unmapped at the answer, and the NIC, whose
 * frames come back to it, is stopped at the worst places: a bus that takes nothing, an answer that never comes, no link.
 */
class NicDrainsTest {
    private static final int SIZE = 1 << 16;
    private static final int LENGTH = 10_000;
    /** Cycles in which the host takes no burst. */
    private static final int HELD = 20_000;
    /** Cycles of RESET_QP and INVALIDATE_MR that wait for nothing, register accesses included. */
    private static final int QUICK = 400;
    /** 20 us and 5 us. */
    private static final int RESET = 6_444;
    private static final int CREATE = 1_611;
    /** Requests of a life, fewer than its queue holds. */
    private static final int MOST = 60;

    private NicEndpoint nic;
    private long source;
    private long target;
    private int sourceKey;
    private int targetKey;
    private final List<byte[]> frames = new ArrayList<>();

    /** What its queue pairs speak. */
    Profile profile() {
        return Profile.VEROCE;
    }

    /** A NIC that talks to itself, with pairs of queue pairs 0 and 1, 2 and 3 and so on, one completion queue each. */
    private NicEndpoint start(int pairs) {
        return start(pairs, HostBus.Timing.QUICK);
    }

    private NicEndpoint start(int pairs, HostBus.Timing timing) {
        var parameters = profile() == Profile.ROCE_V2 ? RnicParameters.SMALL.speakingRoce() : RnicParameters.SMALL;
        nic = new NicEndpoint(parameters, Address.of(0x0200_0000_0001L, "10.0.0.1"), Engine.JVM,
            Options.standard(), timing, 80);
        nic.attach((frame, at) -> {
            frames.add(frame);
            nic.model().receive(frame);
        });
        nic.set("qp_quiet.time", 0);
        source = nic.memory().allocate(SIZE, 4096);
        target = nic.memory().allocate(SIZE, 4096);
        sourceKey = nic.register(1, source, SIZE, java.util.Set.of(Access.LOCAL_WRITE));
        targetKey = nic.register(1, target, SIZE, java.util.Set.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        for (int qp = 0; qp < 2 * pairs; qp++) {
            nic.create(new QueuePairOptions().profile(profile()).pmtu(1024).completionQueue(qp).settings());
        }
        for (int qp = 0; qp < 2 * pairs; qp++) {
            connect(qp, qp ^ 1, 0);
        }
        return nic;
    }

    private void connect(int qp, int to, int psn) {
        nic.connect(qp, new Peer(nic.address(), to, Numbering.from(psn)));
    }

    private void reset(int qp, int psn) {
        nic.reset(qp, Numbering.from(psn));
    }

    private void write(int qp, int id, int length) {
        nic.postSend(qp, SendRequest.write(id, source, sourceKey, length, target, targetKey));
    }

    private void step(int cycles) {
        for (int i = 0; i < cycles; i++) {
            nic.model().step();
        }
    }

    private long until(int cycles) {
        return nic.model().cycle() + cycles;
    }

    @Test void noCompletionIsWrittenIntoAQueueThatIsGone() {
        try (var it = start(2)) {
            it.model().memory().holdWrites(until(HELD));
            write(0, 0, 0);
            step(3000);                                      // acknowledged; its completion is on its way
            reset(0, 0);
            assertThat(it.commandCycles(Command.RESET_QP)).as("waits for the write").isGreaterThan(HELD / 2);
            reset(1, 0);
            it.destroyCompletionQueue(0);
            it.destroyCompletionQueue(1);
            step(3000);
        }
    }

    @Test void noRequestIsFetchedAfterAReset() {
        try (var it = start(2)) {
            it.model().memory().holdReads(until(HELD));
            write(0, 0, 100);
            step(200);
            reset(0, 0);
            assertThat(it.commandCycles(Command.RESET_QP)).as("waits for the read").isGreaterThan(HELD / 2);
            step(3000);
        }
    }

    @Test void theModelOfTheHostSeesALateAccess() {
        try (var it = start(2)) {
            it.model().memory().holdReads(until(HELD));
            write(0, 0, 100);
            step(200);
            it.unmapQueues(0);                               // as if the answer had come too early
            assertThatThrownBy(() -> step(HELD)).isInstanceOf(MemoryFault.class).hasMessageContaining("read");
        }
    }

    @Test void noLinkHoldsUpNobody() {
        try (var it = start(3)) {
            it.model().sent().hold(true);
            for (int id = 0; id < 6; id++) {
                write(0, id, LENGTH);
            }
            step(4000);                                      // the transmit path is full
            reset(3, 0);
            assertThat(it.commandCycles(Command.RESET_QP)).as("an idle queue pair").isLessThan(QUICK);
            reset(0, 5000);
            assertThat(it.commandCycles(Command.RESET_QP)).as("the one that sends").isLessThan(2 * QUICK);
            it.invalidate(sourceKey);
            assertThat(it.commandCycles(Command.INVALIDATE_MR)).isLessThan(QUICK);

            // The number lives again, with another peer, to which nothing of the old life goes.
            reset(2, 0);
            connect(0, 2, 9000);
            assertThat(it.commandCycles(Command.CREATE_QP)).isLessThan(CREATE);
            frames.clear();
            it.model().sent().hold(false);
            step(20_000);
            var toNew = frames.stream().map(NicDrainsTest::packet).filter(packet -> packet.bth().destQp() == 2)
                .toList();
            assertThat(toNew).isEmpty();
        }
    }

    private static Packet packet(byte[] frame) {
        return PacketDecoder.decode(frame).packet();
    }

    @ParameterizedTest @ValueSource(booleans = {false, true})
    void anAccessOfSomebodyElseThatHangsHoldsUpNobody(boolean reading) {
        try (var it = start(3)) {
            it.model().memory().hang(reading ? source : target, SIZE);
            write(0, 0, LENGTH);
            step(4000);
            reset(2, 0);
            assertThat(it.commandCycles(Command.RESET_QP)).isLessThan(QUICK);
            connect(2, 3, 0);
            assertThat(it.commandCycles(Command.CREATE_QP)).isLessThan(CREATE);
            long other = it.memory().allocate(SIZE, 4096);
            int key = it.register(1, other, SIZE, java.util.Set.of(Access.REMOTE_WRITE));
            it.invalidate(key);
            assertThat(it.commandCycles(Command.INVALIDATE_MR)).isLessThan(QUICK);
        }
    }

    /** The host answers so late that an answer to the command which does not wait comes before. */
    @Test void livesEndUnderFullTraffic() {
        try (var it = start(6, HostBus.Timing.PCIE)) {
            int[] posted = new int[12];
            for (int life = 0; life < 40; life++) {
                for (int qp = 0; qp < 12; qp += 2) {
                    for (int i = 0; i < 2 && posted[qp] < MOST; i++) {
                        nic.postSend(qp, SendRequest.write(posted[qp]++, source, sourceKey, LENGTH, target, targetKey)
                            .asUnsignaled());
                    }
                }
                step(300 + 37 * life % 1000);
                int qp = life % 4;                           // sends, or receives
                reset(qp, 0);
                assertThat(it.commandCycles(Command.RESET_QP)).as("life %d", life).isLessThan(RESET);
                reset(qp ^ 1, 0);
                posted[qp & ~1] = 0;
                if (life % 8 == 3) {
                    int old = targetKey;
                    targetKey = it.register(1, target, SIZE, java.util.Set.of(Access.REMOTE_WRITE));
                    it.invalidate(old);
                    assertThat(it.commandCycles(Command.INVALIDATE_MR)).isLessThan(RESET);
                }
                connect(qp, qp ^ 1, 0);
                connect(qp ^ 1, qp, 0);
                assertThat(it.commandCycles(Command.CREATE_QP)).as("life %d", life).isLessThan(CREATE);
            }
            it.advance(it.now() + 100 * Time.MICROSECOND);
        }
    }
}
