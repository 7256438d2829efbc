package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.Command;
import rnic.protocol.FailureCause;
import rnic.protocol.RnicParameters;
import rnic.registers.NicRegisters;
import veroce.TestTools;
import veroce.endpoint.Address;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Alteration;
import veroce.nic.HostBus;
import veroce.nic.HostBus.Refusal;
import veroce.nic.NicEndpoint;
import veroce.packet.Opcode;
import veroce.packet.Packets;
import veroce.scoreboard.Buffers;

/** Queue pairs that fail, by the host or by their peer: commands and healthy neighbours go on. */
class NicFailuresTest {
    private static final Address OWN = Address.of(0x0200_0000_0001L, "10.0.0.1");
    private static final Address PEER = Address.of(0x0200_0000_0002L, "10.0.0.2");
    private static final int PSN = 1000;
    private static final int NEXT_PEER = 0x55;
    /** Last byte of DestQP behind Ethernet, IPv4, UDP. */
    private static final int DEST_QP = 14 + 20 + 8 + 7;
    /** Cycles that a command takes which waits for nothing of others; with the registers that it is given by. */
    private static final int COMMAND = 3000;

    @BeforeAll static void verilator() {
        TestTools.need("verilator");
    }

    /** One NIC between a host and a peer that is played by hand. */
    private static final class Nic implements AutoCloseable {
        final NicEndpoint endpoint;
        final Buffers buffers;
        final List<byte[]> sent = new ArrayList<>();
        private long last;

        Nic(double gigabits, int latency) {
            endpoint = new NicEndpoint(RnicParameters.SMALL, OWN, Engine.JVM, Options.standard(),
                new HostBus.Timing(latency, 10, HostBus.Timing.QUICK.noise()), gigabits);
            endpoint.attach((frame, at) -> sent.add(frame));
            buffers = new Buffers(endpoint, 1, 1 << 16, 1);
        }

        int create(QueuePairOptions options) {
            return endpoint.create(options.settings());
        }

        void connect(int qp) {
            endpoint.connect(qp, new Peer(PEER, 0x77 + qp, Numbering.from(PSN)));
        }

        int begin(QueuePairOptions options) {
            int qp = create(options);
            connect(qp);
            return qp;
        }

        /** The peer writes nothing, under a good key, or 16 bytes under a bad one. */
        void receive(int qp, int number, boolean good) {
            int length = good ? 0 : 16;
            long key = good ? Integer.toUnsignedLong(buffers.targetKey()) : 0xdead00;
            endpoint.model().receive(Packets.veroce(Opcode.WRITE_ONLY).ethernet(PEER.mac(), OWN.mac())
                .ip(PEER.ip(), OWN.ip()).destQp(qp).psn(PSN + number).msn(1 + number).ackRequest()
                .reth(buffers.target(), key, length).payload(new byte[length]).frame());
        }

        /** A switch has trimmed a packet of the peer. */
        void trimmed(int qp, int number) {
            endpoint.model().receive(Alteration.trim(Packets.veroce(Opcode.WRITE_ONLY).ethernet(PEER.mac(), OWN.mac())
                .ip(PEER.ip(), OWN.ip()).destQp(qp).psn(PSN + number).msn(1 + number).ackRequest()
                .reth(buffers.target(), Integer.toUnsignedLong(buffers.targetKey()), 1000).payload(new byte[1000])
                .frame(), true));
        }

        void step(int cycles) {
            for (int i = 0; i < cycles; i++) {
                endpoint.model().step();
            }
        }

        /** Cycles since it was asked last. */
        long cycles() {
            long now = endpoint.model().cycle();
            long cycles = now - last;
            last = now;
            return cycles;
        }

        /** Rings a doorbell by hand. */
        void ring(String register, int qp, int producer) {
            endpoint.model().registers().write(offset(register), (long) qp << 16 | producer);
        }

        /** A command without arguments but one; returns the cycles it took. */
        long command(Command command, int target, long argument) {
            write("command_argument[0].word", argument);
            write("command_target", target);
            write("command", command.ordinal());
            cycles();
            var busy = new boolean[] {true};
            while (busy[0]) {
                endpoint.model().registers().read(offset("command_result"), value -> busy[0] = value >>> 31 == 1);
                settle();
            }
            return cycles();
        }

        private void write(String register, long value) {
            endpoint.model().registers().write(offset(register), value);
            settle();
        }

        private void settle() {
            for (int i = 0; i < 1_000_000 && !endpoint.model().registers().isIdle(); i++) {
                endpoint.model().step();
            }
        }

        private static int offset(String register) {
            for (var slot : NicRegisters.map(RnicParameters.SMALL).slots()) {
                if (slot.path().equals(register)) {
                    return slot.offset();
                }
            }
            throw new IllegalArgumentException(register);
        }

        Map<String, Long> counters() {
            return endpoint.counters();
        }

        @Override public void close() {
            endpoint.close();
        }
    }

    /**
     * A1: a peer repeats a packet with a bad key while the MAC is slow and others are owed acknowledgements, and the
     * host creates another queue pair.
     */
    @Test void aPeerThatRepeatsABadPacketStopsNobody() {
        try (var nic = new Nic(1, 20)) {
            for (int i = 0; i < 14; i++) {
                nic.begin(new QueuePairOptions());
            }
            for (int i = 0; i < 8; i++) {
                nic.endpoint.postSend(13, SendRequest.write(i, nic.buffers.source(), nic.buffers.sourceKey(), 1 << 16,
                    0, 0));
            }
            nic.endpoint.advance(nic.endpoint.now() + Time.MICROSECOND);
            for (int i = 0; i < 26; i++) {
                nic.receive(0, i, true);
            }
            for (int i = 0; i < 60; i++) {
                nic.receive(1, 0, false);
            }
            for (int qp = 2; qp < 14; qp++) {
                nic.receive(qp, 0, true);
            }
            nic.step(400);
            nic.cycles();
            int born = nic.create(new QueuePairOptions());
            nic.connect(born);
            assertThat(nic.cycles()).as("cycles of CREATE_QP and what belongs to it").isLessThan(10 * COMMAND);
            nic.sent.clear();
            nic.receive(0, 26, true);
            nic.endpoint.advance(nic.endpoint.now() + Time.MILLISECOND);
            assertThat(nic.sent).as("answers to a healthy queue pair, and its own frames").isNotEmpty();
            assertThat(nic.endpoint.state(1)).isEqualTo(QueuePairState.ERR);
            assertThat(nic.endpoint.cause(1)).isEqualTo(FailureCause.REQUEST_ACCESS);
            assertThat(nic.endpoint.state(0)).isEqualTo(QueuePairState.RTS);
            assertThat(nic.endpoint.cause(0)).isEqualTo(FailureCause.NONE);
        }
    }

    /** A2: a queue pair in error with a full ring loses one completion after the other. */
    @Test void aQueuePairInErrorTakesNoCommandItsTurn() {
        try (var nic = new Nic(80, 20)) {
            nic.begin(new QueuePairOptions().completionQueue(0).queues(16, 1 << 15));
            nic.begin(new QueuePairOptions().completionQueue(1));
            nic.endpoint.fail(0);
            nic.ring("receive_doorbell", 0, 1 << 15);
            nic.step(60_000);
            assertThat(nic.counters().get("cq_overflow")).as("completions without room").isGreaterThan(1000);
            for (int i = 0; i < 5; i++) {
                assertThat(nic.command(Command.QUERY_QP, 1, 0)).as("cycles of QUERY_QP").isLessThan(COMMAND);
            }
            assertThat(nic.command(Command.RESET_QP, 0, 0)).as("cycles of RESET_QP").isLessThan(COMMAND);
            assertThat(nic.counters().get("qp_errors")).as("one life").isZero();
        }
    }

    /** A2: requests that the host says to have posted, but which its ring has no room for. */
    @Test void aDoorbellBeyondTheRingFlushesNothing() {
        try (var nic = new Nic(80, 20)) {
            nic.begin(new QueuePairOptions().queues(16, 16));
            nic.endpoint.fail(0);
            nic.ring("receive_doorbell", 0, 60_000);
            nic.ring("send_doorbell", 0, 17);
            nic.step(10_000);
            assertThat(nic.counters().get("receive_completions")).isZero();
            assertThat(nic.counters().get("send_completions")).isZero();
            assertThat(nic.endpoint.cause(0)).as("the host has put it there").isEqualTo(FailureCause.NONE);
            nic.ring("receive_doorbell", 0, 16);
            nic.ring("send_doorbell", 0, 16);
            nic.step(10_000);
            assertThat(nic.counters().get("receive_completions")).isEqualTo(16);
            assertThat(nic.counters().get("send_completions")).isEqualTo(16);
        }
    }

    /** A process that is gone goes on ringing, as fast as registers are written, while its number begins another life. */
    @ParameterizedTest @ValueSource(strings = {"send_doorbell", "receive_doorbell"})
    void doorbellsKeepNoNumberFromItsNextLife(String doorbell) {
        try (var nic = new Nic(80, 20)) {
            nic.endpoint.set("qp_quiet.time", 0);
            int qp = nic.begin(new QueuePairOptions());
            for (int life = 0; life < 5; life++) {
                nic.endpoint.model().registers().repeat(Nic.offset(doorbell), (long) qp << 16);
                nic.endpoint.reset(qp, Numbering.from(PSN));
                assertThat(nic.endpoint.commandCycles(Command.RESET_QP)).isLessThan(COMMAND);
                nic.connect(qp);
                assertThat(nic.endpoint.commandCycles(Command.CREATE_QP)).isLessThan(COMMAND);
                nic.endpoint.model().registers().repeatNoMore();
                nic.step(100);
                nic.receive(qp, 0, true);
                nic.sent.clear();
                nic.step(2000);
                assertThat(nic.sent).as("an acknowledgement").isNotEmpty();
            }
        }
    }

    /** Nothing is fetched for requests that the ring has no room for: its memory is unmapped. */
    @Test void aDoorbellBeyondTheRingFetchesNothingBesideGoodTraffic() {
        try (var nic = new Nic(80, 20)) {
            nic.begin(new QueuePairOptions());
            int bad = nic.begin(new QueuePairOptions().queues(16, 16));
            long alone = longestAnswer(nic, 0, 20);
            for (int i = 0; i < 8; i++) {
                nic.endpoint.postSend(0, SendRequest.write(i, nic.buffers.source(), nic.buffers.sourceKey(), 1 << 14,
                    0, 0));
            }
            nic.endpoint.unmapQueues(bad);
            for (int producer : new int[] {17, 40_000, 0xFFFF}) {
                nic.ring("send_doorbell", bad, producer);
                nic.ring("receive_doorbell", bad, producer);
                nic.step(300);
            }
            // A frame of 4 KiB may stand in front.
            assertThat(longestAnswer(nic, 20, 20)).as("cycles; %d alone", alone).isLessThan(alone + 200);
            assertThat(nic.counters()).containsEntry("send_beyond", 3L).containsEntry("receive_beyond", 3L);
            assertThat(nic.counters().get("tx_packets")).isGreaterThan(10);
            assertThat(nic.endpoint.state(bad)).isEqualTo(QueuePairState.RTS);
        }
    }

    /**
     * The link stands still while NAKs of a life wait for it, and the number lives again with another peer: no frame of
     * the old life goes there, and the old life's failure ends nothing.
     */
    @Test void nothingThatWaitedForTheLinkGoesToTheNextPeer() {
        try (var nic = new Nic(80, 20)) {
            nic.endpoint.set("qp_quiet.time", 0);
            int qp = nic.begin(new QueuePairOptions());
            int other = nic.begin(new QueuePairOptions());
            nic.endpoint.model().sent().hold(true);
            for (int i = 0; i < 300; i++) {
                nic.trimmed(qp, i % 100);
                nic.trimmed(other, i % 100);
            }
            nic.receive(qp, 0, false);
            nic.step(20_000);
            nic.endpoint.reset(qp, Numbering.from(7000));
            assertThat(nic.endpoint.commandCycles(Command.RESET_QP)).isLessThan(COMMAND);
            nic.endpoint.connect(qp, new Peer(PEER, NEXT_PEER, Numbering.from(PSN)));
            nic.sent.clear();
            nic.endpoint.model().sent().hold(false);
            nic.step(30_000);
            assertThat(nic.sent).as("frames to the neighbour's peer")
                .filteredOn(frame -> (frame[DEST_QP] & 0xff) == 0x77 + other).hasSizeGreaterThan(20);
            assertThat(nic.sent).filteredOn(frame -> (frame[DEST_QP] & 0xff) == NEXT_PEER).isEmpty();
            assertThat(nic.endpoint.state(qp)).isEqualTo(QueuePairState.RTS);
        }
    }

    /** F1: a bad request stops in the segment builder while the scheduler should take a set-up; at many distances. */
    @ParameterizedTest @ValueSource(ints = {20, 90, 160, 230})
    void aLifeBeginsBesideABadRequest(int latency) {
        try (var nic = new Nic(80, latency)) {
            nic.begin(new QueuePairOptions());
            for (int i = 0; i < 7; i++) {
                int bad = nic.begin(new QueuePairOptions());
                for (int j = 0; j < 4; j++) {
                    nic.endpoint.postSend(0, SendRequest.write(j, nic.buffers.source(), nic.buffers.sourceKey(), 4096,
                        0, 0).asUnsignaled());
                }
                nic.endpoint.postSend(bad, SendRequest.write(9, nic.buffers.source(), 0xdead00, 4096, 0, 0));
                nic.step(13 * i);
                nic.cycles();
                nic.begin(new QueuePairOptions());
                assertThat(nic.cycles()).as("cycles of a life's beginning").isLessThan(10 * COMMAND);
                nic.endpoint.advance(nic.endpoint.now() + 2 * Time.MICROSECOND);
                assertThat(nic.endpoint.state(bad)).as("distance " + 13 * i).isEqualTo(QueuePairState.ERR);
                assertThat(nic.endpoint.cause(bad)).as("distance " + 13 * i).isEqualTo(FailureCause.SEND_ACCESS);
            }
        }
    }

    /** F4: one queue breaks while another loses thousands of completions. */
    @Test void aQueueThatBreaksInAStormOfLostCompletionsIsFound() {
        try (var nic = new Nic(80, 20)) {
            int loud = nic.begin(new QueuePairOptions().completionQueue(0).queues(16, 1 << 15));
            int quiet = nic.begin(new QueuePairOptions().completionQueue(1));
            int idle = nic.begin(new QueuePairOptions().completionQueue(1));
            int healthy = nic.begin(new QueuePairOptions().completionQueue(2));
            nic.endpoint.model().memory().refuse(nic.endpoint.completionQueue(1), 1 << 18, Refusal.SLVERR);
            nic.endpoint.fail(loud);
            nic.ring("receive_doorbell", loud, 1 << 15);
            nic.step(60_000);
            nic.endpoint.postSend(quiet, SendRequest.write(1, nic.buffers.source(), 0xdead00, 16, 0, 0));
            nic.step(3_000);
            assertThat(nic.endpoint.state(quiet)).isEqualTo(QueuePairState.ERR);
            nic.step(3_000);
            assertThat(nic.endpoint.state(idle)).as("it has lost nothing, but its queue has").isEqualTo(QueuePairState.ERR);
            assertThat(nic.endpoint.cause(idle)).isEqualTo(FailureCause.CQ_OVERRUN);
            assertThat(nic.endpoint.cause(quiet)).as("what came first").isEqualTo(FailureCause.SEND_ACCESS);
            assertThat(nic.endpoint.state(healthy)).isEqualTo(QueuePairState.RTS);
        }
    }

    /** F5: all of them fail at once; the acknowledgements of one that does not keep their time. */
    @Test void aHealthyNeighbourDoesNotStandStillWhileOthersFail() {
        try (var nic = new Nic(80, 20)) {
            for (int i = 0; i < 16; i++) {
                nic.begin(new QueuePairOptions().queues(16, 256));
            }
            long alone = longestAnswer(nic, 0, 40);
            for (int qp = 1; qp < 16; qp++) {
                nic.ring("receive_doorbell", qp, 256);
                nic.receive(qp, 0, false);
            }
            long beside = longestAnswer(nic, 40, 40);
            assertThat(beside).as("cycles; %d alone", alone).isLessThan(2 * alone + 16 * 8);
            assertThat(nic.counters().get("qp_errors")).isEqualTo(15);
        }
    }

    /** Most cycles from a Write to its acknowledgement. */
    private static long longestAnswer(Nic nic, int first, int count) {
        long longest = 0;
        for (int i = first; i < first + count; i++) {
            nic.sent.clear();
            nic.receive(0, i, true);
            long start = nic.endpoint.model().cycle();
            while (nic.sent.stream().noneMatch(NicFailuresTest::isOurs)) {
                nic.step(1);
                assertThat(nic.endpoint.model().cycle() - start).as("no answer to Write " + i).isLessThan(5_000);
            }
            longest = Math.max(longest, nic.endpoint.model().cycle() - start);
        }
        return longest;
    }

    /** An answer of queue pair 0: the destination is its peer's number. */
    private static boolean isOurs(byte[] frame) {
        return (frame[DEST_QP] & 0xff) == 0x77;
    }
}
